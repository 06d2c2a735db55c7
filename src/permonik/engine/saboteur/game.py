"""Base Saboteur as the engine offers it."""

from collections.abc import Callable, Collection
from typing import cast

import msgspec

from permonik.engine.core.errors import DamagedView, IllegalMove
from permonik.engine.core.game import Game, Outcome, Parts, RoundSummary, generator_of
from permonik.engine.core.options import Option, OptionValue, flag
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import NOBODY, State
from permonik.engine.core.view import View
from permonik.engine.saboteur import drawing, notation, position, refusals, tables, unknowns
from permonik.engine.saboteur import view as views
from permonik.engine.saboteur.cards import CARDS, DECK, ROLES
from permonik.engine.saboteur.events import EVENTS
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.state import Options


class SaboteurGame(Game):
    """Miners dig for gold, saboteurs among them hope that they never arrive."""

    id = "saboteur"
    title = "Saboteur"
    rule_list = "BA"
    turn_rule = "BA-043"
    end_rule = "BA-144"
    rules_version = 1
    least_seats = 3
    most_seats = 10
    options = (
        Option("rounds", "int", 3, (1, 2, 3), "option-rounds"),
        Option("first_player", "seat", "random", ("random",), "option-first-player"),
        flag("one_gold_card_per_miner", "option-one-gold-card-per-miner"),
        flag("broken_tool_costs_gold", "option-broken-tool-costs-gold"),
    )
    cards = CARDS
    move_count = tables.MOVES
    sides = ("miners", "saboteurs", "nobody")
    roles = ROLES
    event_kinds = EVENTS

    def new(self, seats: int, seed: int | bytes, **options: object) -> Saboteur:
        seats = self.check_seats(seats)
        rules = self.rules_of(self.check_options(options, seats))
        state = Saboteur(self, seats, rules, generator_of(seed))
        state.telling = True
        state.begin()
        state.end_row()
        return state

    def rules_of(self, values: dict[str, OptionValue]) -> Options:
        first = values["first_player"]
        return Options(
            int(values["rounds"]),
            NOBODY if first == "random" else int(first),
            bool(values["one_gold_card_per_miner"]),
            bool(values["broken_tool_costs_gold"]),
        )

    def options_of(self, state: Saboteur) -> dict[str, OptionValue]:
        first = int(state.options.first_player)
        return {
            "rounds": int(state.options.rounds),
            "first_player": "random" if first == NOBODY else first,
            "one_gold_card_per_miner": state.options.one_gold_card_per_miner,
            "broken_tool_costs_gold": state.options.broken_tool_costs_gold,
        }

    def load(self, source: str | bytes) -> Saboteur:
        text = source.decode(errors="replace") if isinstance(source, bytes) else source
        if not text.lstrip().startswith("{"):
            return drawing.load(self, text)
        if position.is_deal(text):
            return position.load_deal(self, text)
        return position.load_json(self, text)

    def save(self, state: State) -> str:
        here = cast(Saboteur, state)
        return msgspec.json.encode(position.position_of(here, self.options_of(here))).decode()

    def draw(self, state: State) -> str:
        here = cast(Saboteur, state)
        return drawing.draw(position.position_of(here, self.options_of(here)))

    def view(self, state: State, seat: int | None) -> views.SaboteurView:
        here = cast(Saboteur, state)
        self.check_seat(here, seat)
        return views.view(here, seat, self.options_of(here), here.history(seat))

    def screen(self, state: State, seat: int | None) -> views.SaboteurView:
        here = cast(Saboteur, state)
        self.check_seat(here, seat)
        return views.view(here, seat, self.options_of(here), [])

    def screens(self, state: State, seats: Collection[int | None]) -> dict[int | None, View]:
        here = cast(Saboteur, state)
        for seat in seats:
            self.check_seat(here, seat)
        options, common = self.options_of(here), views.common_of(here)
        return {seat: views.view(here, seat, options, [], common) for seat in seats}

    def load_view(self, data: bytes) -> views.SaboteurView:
        try:
            view = msgspec.json.decode(data, type=views.SaboteurView)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DamagedView("a saved view", error) from None
        if (view.game, view.rules_version) != (self.id, self.rules_version):
            raise DamagedView(f"{self.id}, rules version {self.rules_version}", f"{view.game}, {view.rules_version}")
        return view

    def imaginer(self, view: View) -> Callable[[int], Saboteur]:
        if not isinstance(view, views.SaboteurView):
            raise DamagedView("a view of saboteur", type(view).__name__)
        return unknowns.imaginer(self, view)

    def parts(self, move: int) -> Parts:
        self.check_move(move)
        return notation.parts(move)

    def text(self, move: int, state: State | None = None) -> str:
        self.check_move(move)
        return notation.text(move)

    def parse(self, text: str, state: State | None = None) -> int:
        return notation.parse(text)

    def explain(self, state: State, move: int, reason: int) -> Refusal:
        return refusals.explain(reason)

    def outcome(self, state: State) -> Outcome:
        here = cast(Saboteur, state)
        scores = tuple(here.scores)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best) if here.over else ()
        return Outcome(winners, scores, tuple(views.result_of(here, number) for number in range(len(here.results))))

    def summaries(self, state: State) -> tuple[RoundSummary, ...]:
        here = cast(Saboteur, state)
        return tuple(self.summary(here, number) for number in range(len(here.results)))

    def summary(self, state: Saboteur, number: int) -> RoundSummary:
        result = state.results[number]
        roles = tuple(ROLES[role] for role in result.roles[:-1])
        side = "miner" if result.gold_reached else "saboteur"
        won = tuple(role == side for role in roles)
        gold = list(result.pay)
        for pick in state.picks:
            if int(pick) >> 8 == number + 1:
                gold[int(pick) >> 4 & 15] += int(pick) & 15
        return RoundSummary((f"{side}s",) if any(won) else ("nobody",), roles, won, tuple(gold))

    def roles_in_play(self, state: State) -> tuple[str, ...]:
        here = cast(Saboteur, state)
        return tuple(ROLES[int(here.roles[seat])] for seat in range(here.seats))

    def default_move(self, state: State) -> int:
        """Discards a dead end, else the first card; keeps the richest gold card; leaves a goal as it is printed."""
        if state.over:
            raise IllegalMove("a default move", self.game_over())
        moves = state.moves()
        if moves[0] >= tables.KEEPS:
            return moves[-1]
        if moves[0] >= tables.TURNS:
            return moves[0]
        discards = [move for move in moves if tables.DISCARDS <= move < tables.BREAKS]
        dead_ends = [move for move in discards if DECK[move - tables.DISCARDS].dead_end]
        return (dead_ends or discards)[0]
