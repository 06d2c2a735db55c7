"""Saboteur with the expansion as the engine offers it."""

from collections.abc import Callable

from permonik.engine.core.game import Fields, RoundSummary
from permonik.engine.core.options import Option, OptionValue, first_player, first_seat, flag
from permonik.engine.core.randomness import Generator
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.digging.game import DiggingGame
from permonik.engine.saboteur2 import drawing, position, refusals, tables, unknowns, variants
from permonik.engine.saboteur2 import view as views
from permonik.engine.saboteur2.events import EVENTS
from permonik.engine.saboteur2.formats import Position, RoundVerdict
from permonik.engine.saboteur2.notation import NOTATION
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.state import Options
from permonik.engine.saboteur2.vocabulary import VOCABULARY

TEAMS = {tables.BLUE: "blue", tables.GREEN: "green", tables.SABOTEUR: "saboteurs"}
LONERS = {tables.BOSS: "boss", tables.PROFITEER: "profiteer"}


class Saboteur2Game(DiggingGame[Saboteur2, views.Saboteur2View]):
    """Two teams race for the gold, through doors that let only one of them pass; others have plans of their own."""

    id = "saboteur-2"
    title = "Saboteur 2"
    rule_list = "EX"
    turn_rule = "EX-020"
    end_rule = "EX-105"
    rules_version = 2
    least_seats = 2
    most_seats = tables.MOST_SEATS
    options = (
        Option("rounds", "int", 3, (1, 2, 3), "option-rounds"),
        Option("first_player", "seat", "random", ("random",), "option-first-player"),
        flag("generous_both_doors", "option-generous-both-doors"),
    )
    cards = VOCABULARY.cards
    sides = (*TEAMS.values(), *LONERS.values(), "nobody")
    roles = VOCABULARY.roles
    suspects = ("saboteur",)
    event_kinds = EVENTS
    vocabulary = VOCABULARY
    notation = NOTATION
    view_type = views.Saboteur2View
    tables = variants.TABLES

    def check_tables(self, seats: int) -> None:
        self.check_digging(seats, tables.HAND_SIZE, tables.ASIDE)
        variants.check_roles(seats)

    def begun(self, seats: int, values: dict[str, OptionValue], generator: Generator) -> Saboteur2:
        state = Saboteur2(self, seats, self.rules_of(values), generator)
        state.begin_telling()
        return state

    def rules_of(self, values: dict[str, OptionValue]) -> Options:
        return Options(int(values["rounds"]), first_seat(values), bool(values["generous_both_doors"]))

    def options_of(self, state: Saboteur2) -> dict[str, OptionValue]:
        return {
            "rounds": int(state.options.rounds),
            "first_player": first_player(int(state.options.first_player)),
            "generous_both_doors": state.options.generous_both_doors,
        }

    def load_position(self, text: str) -> Saboteur2:
        return position.load_json(self, text)

    def load_deal(self, text: str) -> Saboteur2:
        return position.load_deal(self, text)

    def load_drawing(self, text: str) -> Saboteur2:
        return drawing.load(self, text)

    def position_of(self, state: Saboteur2) -> Position:
        return position.position_of(state, self.options_of(state))

    def draw(self, state: State) -> str:
        return drawing.draw(self.position_of(self.own_state(state)))

    def common_of(self, state: Saboteur2) -> views.Common:
        return views.common_of(state, self.options_of(state))

    def own_fields(self, state: Saboteur2, seat: int | None, common: views.Common) -> Fields:
        return views.own_fields(state, seat, common)

    def screen(self, state: State, seat: int | None) -> views.Saboteur2View:
        # The server's schema reads from here which struct the screen is.
        return super().screen(state, seat)

    def imaginer(self, view: View) -> Callable[[int], Saboteur2]:
        return unknowns.imaginer(self, self.own_view(view, self.view_type))

    def explain(self, state: State, move: int, reason: int) -> Refusal:
        return refusals.explain(reason, move)

    def default_move(self, state: State) -> int:
        """No more cards discarded than there must be."""
        here = self.own_state(state)
        return tables.ENOUGH if here.reason(tables.ENOUGH) == 0 else super().default_move(here)

    def result_of(self, state: Saboteur2, number: int) -> RoundVerdict:
        return views.result_of(state, number)

    def finished_rounds(self, state: Saboteur2) -> int:
        return len(state.results)

    def summary(self, state: Saboteur2, number: int) -> RoundSummary:
        """`won` are those who share the treasure; `gold` is what each is paid, thefts taken into account."""
        result = state.results[number]
        winning = {result.roles[seat] for seat in result.winners}
        sides = winning & TEAMS.keys() or winning
        names = tuple(name for role, name in (TEAMS | LONERS).items() if role in sides)
        gold = list(result.pay)
        for entry in state.loot:
            if int(entry) >> 8 == number + 1:
                gold[int(entry) >> 4 & 15] += 1
                gold[int(entry) & 15] -= 1
        return RoundSummary(
            winners=names or ("nobody",),
            roles=tuple(self.roles[role] for role in result.roles),
            won=tuple(seat in result.winners for seat in range(state.seats)),
            points=tuple(gold),
        )
