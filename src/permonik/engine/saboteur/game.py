"""Base Saboteur as the engine offers it."""

from collections.abc import Callable

from permonik.engine.core.game import Fields, RoundSummary
from permonik.engine.core.options import Option, OptionValue, first_player, first_seat, flag
from permonik.engine.core.randomness import Generator
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.digging.game import DiggingGame
from permonik.engine.saboteur import drawing, position, refusals, unknowns, variants
from permonik.engine.saboteur import view as views
from permonik.engine.saboteur.cards import BY_SEATS
from permonik.engine.saboteur.events import EVENTS
from permonik.engine.saboteur.formats import Position, RoundResult
from permonik.engine.saboteur.notation import NOTATION
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.state import Options
from permonik.engine.saboteur.vocabulary import VOCABULARY


class SaboteurGame(DiggingGame[Saboteur, views.SaboteurView]):
    """Miners dig for gold, saboteurs among them hope that they never arrive."""

    id = "saboteur"
    title = "Saboteur"
    rule_list = "BA"
    turn_rule = "BA-043"
    end_rule = "BA-144"
    rules_version = 2
    least_seats = 3
    most_seats = 10
    options = (
        Option("rounds", "int", 3, (1, 2, 3), "option-rounds"),
        Option("first_player", "seat", "random", ("random",), "option-first-player"),
        flag("one_gold_card_per_miner", "option-one-gold-card-per-miner"),
        flag("broken_tool_costs_gold", "option-broken-tool-costs-gold"),
    )
    cards = VOCABULARY.cards
    sides = ("miners", "saboteurs", "nobody")
    roles = VOCABULARY.roles
    suspects = ("saboteur",)
    event_kinds = EVENTS
    vocabulary = VOCABULARY
    notation = NOTATION
    view_type = views.SaboteurView
    tables = variants.TABLES

    def check_tables(self, seats: int) -> None:
        self.check_digging(seats, BY_SEATS[seats]["hand"], 0)
        variants.check_roles_and_gold(seats)

    def begun(self, seats: int, values: dict[str, OptionValue], generator: Generator) -> Saboteur:
        state = Saboteur(self, seats, self.rules_of(values), generator)
        state.begin_telling()
        return state

    def rules_of(self, values: dict[str, OptionValue]) -> Options:
        return Options(
            int(values["rounds"]),
            first_seat(values),
            bool(values["one_gold_card_per_miner"]),
            bool(values["broken_tool_costs_gold"]),
        )

    def options_of(self, state: Saboteur) -> dict[str, OptionValue]:
        return {
            "rounds": int(state.options.rounds),
            "first_player": first_player(int(state.options.first_player)),
            "one_gold_card_per_miner": state.options.one_gold_card_per_miner,
            "broken_tool_costs_gold": state.options.broken_tool_costs_gold,
        }

    def load_position(self, text: str) -> Saboteur:
        return position.load_json(self, text)

    def load_deal(self, text: str) -> Saboteur:
        return position.load_deal(self, text)

    def load_drawing(self, text: str) -> Saboteur:
        return drawing.load(self, text)

    def position_of(self, state: Saboteur) -> Position:
        return position.position_of(state, self.options_of(state))

    def draw(self, state: State) -> str:
        return drawing.draw(self.position_of(self.own_state(state)))

    def common_of(self, state: Saboteur) -> views.Common:
        return views.common_of(state, self.options_of(state))

    def own_fields(self, state: Saboteur, seat: int | None, common: views.Common) -> Fields:
        return views.own_fields(state, seat, common)

    def screen(self, state: State, seat: int | None) -> views.SaboteurView:
        # The server's schema reads from here which struct the screen is.
        return super().screen(state, seat)

    def imaginer(self, view: View) -> Callable[[int], Saboteur]:
        return unknowns.imaginer(self, self.own_view(view, self.view_type))

    def explain(self, state: State, move: int, reason: int) -> Refusal:
        return refusals.explain(reason)

    def result_of(self, state: Saboteur, number: int) -> RoundResult:
        return views.result_of(state, number)

    def finished_rounds(self, state: Saboteur) -> int:
        return len(state.results)

    def summary(self, state: Saboteur, number: int) -> RoundSummary:
        result = state.results[number]
        roles = tuple(self.roles[role] for role in result.roles[:-1])
        side = "miner" if result.gold_reached else "saboteur"
        won = tuple(role == side for role in roles)
        gold = list(result.pay)
        for pick in state.picks:
            if int(pick) >> 8 == number + 1:
                gold[int(pick) >> 4 & 15] += int(pick) & 15
        return RoundSummary((f"{side}s",) if any(won) else ("nobody",), roles, won, tuple(gold))
