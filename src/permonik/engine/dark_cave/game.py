"""The Dark Cave as the engine offers it."""

from collections.abc import Callable

from permonik.engine.core.game import Fields, Outcome, RoundSummary
from permonik.engine.core.options import Option, OptionValue, first_player, first_seat, flag
from permonik.engine.core.randomness import Generator
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import NOBODY, State
from permonik.engine.core.view import View
from permonik.engine.dark_cave import drawing, position, refusals, tables, unknowns, variants
from permonik.engine.dark_cave import view as views
from permonik.engine.dark_cave.cards import CLANS, SOURCES
from permonik.engine.dark_cave.events import EVENTS
from permonik.engine.dark_cave.formats import GameResult, Position
from permonik.engine.dark_cave.notation import NOTATION
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.state import Options
from permonik.engine.dark_cave.vocabulary import VOCABULARY
from permonik.engine.walking.game import WalkingGame


class DarkCaveGame(WalkingGame[DarkCave, views.DarkCaveView]):
    """Dwarfs of two clans look for the way out of a cave, with their gold, and with creatures behind them."""

    id = "dark-cave"
    title = "The Dark Cave"
    rule_list = "DC"
    turn_rule = "DC-036"
    end_rule = "DC-267"
    rules_version = 1
    least_seats = 2
    most_seats = tables.MOST_SEATS
    options = (
        Option("first_player", "seat", "random", ("random",), "option-first-player"),
        flag("early_end", "option-early-end"),
        Option("clan", "word", "random", (*CLANS, "random"), "option-clan"),
    )
    cards = VOCABULARY.cards
    sides = (*(f"{clan}-clan" for clan in CLANS), "nobody")
    roles = VOCABULARY.roles
    suspects = tuple(role for role in VOCABULARY.roles if role.endswith("saboteur"))
    event_kinds = EVENTS
    vocabulary = VOCABULARY
    notation = NOTATION
    view_type = views.DarkCaveView
    tables = variants.TABLES
    reconstructed = tuple(row["table"] for row in SOURCES if row["source"] == "reconstructed")

    def check_tables(self, seats: int) -> None:
        variants.check(seats)

    def begun(self, seats: int, values: dict[str, OptionValue], generator: Generator) -> DarkCave:
        state = DarkCave(self, seats, self.rules_of(values), position.new_cave(seats), generator)
        state.begin_telling()
        return state

    def rules_of(self, values: dict[str, OptionValue]) -> Options:
        clan = str(values["clan"])
        return Options(first_seat(values), bool(values["early_end"]), CLANS.index(clan) if clan in CLANS else NOBODY)

    def options_of(self, state: DarkCave) -> dict[str, OptionValue]:
        clan = int(state.options.clan)
        return {
            "first_player": first_player(int(state.options.first_player)),
            "early_end": state.options.early_end,
            "clan": "random" if clan == NOBODY else CLANS[clan],
        }

    def load_position(self, text: str) -> DarkCave:
        return position.load_json(self, text)

    def load_deal(self, text: str) -> DarkCave:
        return position.load_deal(self, text)

    def load_drawing(self, text: str) -> DarkCave:
        return drawing.load(self, text)

    def position_of(self, state: DarkCave) -> Position:
        return position.position_of(state, self.options_of(state))

    def draw(self, state: State) -> str:
        return drawing.draw(self.position_of(self.own_state(state)))

    def common_of(self, state: DarkCave) -> views.Common:
        return views.common_of(state, self.options_of(state))

    def own_fields(self, state: DarkCave, seat: int | None, common: views.Common) -> Fields:
        return views.own_fields(state, seat, common)

    def screen(self, state: State, seat: int | None) -> views.DarkCaveView:
        # The server's schema reads from here which struct the screen is.
        return super().screen(state, seat)

    def imaginer(self, view: View) -> Callable[[int], DarkCave]:
        return unknowns.imaginer(self, self.own_view(view, self.view_type))

    def explain(self, state: State, move: int, reason: int) -> Refusal:
        return refusals.explain(reason)

    def outcome(self, state: State) -> Outcome:
        """Without anybody out of the cave nobody may have won (DC-182, DC-271)."""
        outcome = super().outcome(state)
        return outcome if any(outcome.scores) else Outcome((), outcome.scores, outcome.rounds)

    def result_of(self, state: DarkCave, number: int) -> GameResult:
        return views.result_in_words(state.results[number])

    def finished_rounds(self, state: DarkCave) -> int:
        return len(state.results)

    def summary(self, state: DarkCave, number: int) -> RoundSummary:
        result = state.results[number]
        return RoundSummary(
            winners=("nobody",) if result.winner == NOBODY else (f"{CLANS[result.winner]}-clan",),
            roles=tuple(self.roles[dwarf] for dwarf in result.dwarves),
            won=tuple(score == 1 for score in state.scores),
            points=tuple(state.scores),
        )
