"""Lost Mines as the engine offers it."""

from collections.abc import Callable

from permonik.engine.core.game import Fields, RoundSummary
from permonik.engine.core.options import Option, OptionValue, first_player, first_seat, flag
from permonik.engine.core.randomness import Generator
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import NOBODY, State
from permonik.engine.core.view import View
from permonik.engine.lost_mines import drawing, position, refusals, scoring, tables, unknowns, variants
from permonik.engine.lost_mines import view as views
from permonik.engine.lost_mines.cards import CLANS, DISTANCES, SOURCES
from permonik.engine.lost_mines.events import EVENTS
from permonik.engine.lost_mines.forest import Forest
from permonik.engine.lost_mines.formats import Position, RoundScore
from permonik.engine.lost_mines.notation import NOTATION
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.state import Options
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking.game import WalkingGame

SIDES = {**{team: f"{clan}-clan" for team, clan in enumerate(CLANS)}, NOBODY: "selfish"}
"""Who can win a round, by the team of `scoring`."""


class LostMinesGame(WalkingGame[LostMines, views.LostMinesView]):
    """Dwarfs of two clans walk through the wood on paths that they lay, to mines with treasure and a dragon."""

    id = "lost-mines"
    title = "Lost Mines"
    rule_list = "LM"
    turn_rule = "LM-036"
    end_rule = "LM-169"
    rules_version = 1
    least_seats = 3
    most_seats = tables.MOST_SEATS
    options = (
        Option("rounds", "int", 2, (1, 2, 3, 4), "option-rounds"),
        Option("first_player", "seat", "random", ("random",), "option-first-player"),
        flag("early_end", "option-early-end"),
        Option("distance", "int", DISTANCES[0], DISTANCES, "option-distance"),
    )
    cards = VOCABULARY.cards
    sides = (*SIDES.values(), "nobody")
    roles = VOCABULARY.roles
    suspects = tuple(role for role in VOCABULARY.roles if role.endswith("saboteur"))
    event_kinds = EVENTS
    vocabulary = VOCABULARY
    notation = NOTATION
    view_type = views.LostMinesView
    tables = variants.TABLES
    reconstructed = tuple(row["table"] for row in SOURCES if row["source"] == "reconstructed")

    def check_tables(self, seats: int) -> None:
        variants.check(seats)

    def begun(self, seats: int, values: dict[str, OptionValue], generator: Generator) -> LostMines:
        options = self.rules_of(values)
        state = LostMines(self, seats, options, Forest(tables.FORESTS[options.distance]), generator)
        state.begin_telling()
        return state

    def rules_of(self, values: dict[str, OptionValue]) -> Options:
        return Options(int(values["rounds"]), first_seat(values), bool(values["early_end"]), int(values["distance"]))

    def options_of(self, state: LostMines) -> dict[str, OptionValue]:
        return {
            "rounds": int(state.options.rounds),
            "first_player": first_player(int(state.options.first_player)),
            "early_end": state.options.early_end,
            "distance": int(state.options.distance),
        }

    def load_position(self, text: str) -> LostMines:
        return position.load_json(self, text)

    def load_deal(self, text: str) -> LostMines:
        return position.load_deal(self, text)

    def load_drawing(self, text: str) -> LostMines:
        return drawing.load(self, text)

    def position_of(self, state: LostMines) -> Position:
        return position.position_of(state, self.options_of(state))

    def draw(self, state: State) -> str:
        return drawing.draw(self.position_of(self.own_state(state)))

    def common_of(self, state: LostMines) -> views.Common:
        return views.common_of(state, self.options_of(state))

    def own_fields(self, state: LostMines, seat: int | None, common: views.Common) -> Fields:
        return views.own_fields(state, seat, common)

    def screen(self, state: State, seat: int | None) -> views.LostMinesView:
        # The server's schema reads from here which struct the screen is.
        return super().screen(state, seat)

    def imaginer(self, view: View) -> Callable[[int], LostMines]:
        return unknowns.imaginer(self, self.own_view(view, self.view_type))

    def explain(self, state: State, move: int, reason: int) -> Refusal:
        return refusals.explain(reason)

    def result_of(self, state: LostMines, number: int) -> RoundScore:
        return views.result_of(state, number)

    def finished_rounds(self, state: LostMines) -> int:
        return len(state.results)

    def summary(self, state: LostMines, number: int) -> RoundSummary:
        """`won` are those with the most points of the round, if there are any."""
        result = state.results[number]
        best = max(result.gains)
        won = tuple(0 < gain == best for gain in result.gains)
        teams = {scoring.team_of(dwarf) for dwarf, has_won in zip(result.dwarves, won, strict=True) if has_won}
        sides = tuple(name for team, name in SIDES.items() if team in teams)
        return RoundSummary(
            winners=sides or ("nobody",),
            roles=tuple(self.roles[dwarf] for dwarf in result.dwarves),
            won=won,
            points=tuple(result.gains),
        )
