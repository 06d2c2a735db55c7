"""With the expansion, too, nothing gets lost and nothing appears: cards, dwarves, goals and gold, at every step."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.saboteur2.cards import DECK, DWARVES
from permonik.engine.saboteur2.formats import Position
from permonik.engine.saboteur2.rules import Saboteur2
from tests.counts import Counts
from tests.engine.cases import EXPANSION, TRICKY, each_of
from tests.engine.games import Case, positions
from tests.engine.saboteur.ledger import Ledger

FULL_DECK = Counter({card.name: card.count for card in DECK})
ALL_DWARVES = Counter(DWARVES)
ASIDE = 10
HAND = 6
PLAYED = {"swapped_hands": "swap-hand", "inspected": "inspection", "swapped_hats": "swap-hats"}
"""Action cards that everybody has seen when something is told, and that are out of play then."""
UNDONE = {"hands_off": ("hands-off", "theft"), "released": ("free-at-last", "trapped")}
"""The same with the card that they take away."""


class TrickLedger(Ledger):
    """The same with the tricks of the expansion."""

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            super().hear([event])
            if event.name == "shed":
                harm = str(event.args["harm"])
                self.spent.update(["trapped" if harm == "trapped" else f"break-{harm}"])
            elif event.name in PLAYED:
                self.spent[PLAYED[event.name]] += 1
            self.spent.update(UNDONE.get(event.name, ()))


def cards_of_the_expansion(position: Position) -> Counter[str]:
    """Where only the expansion puts cards: aside, and in front of a seat."""
    return Counter(position.aside) + Counter(trapped=sum(position.trapped), theft=len(position.thefts))


def facts(state: Saboteur2) -> Position:
    return msgspec.json.decode(state.save(), type=Position)


def test_there_are_118_cards_and_15_dwarves() -> None:
    assert FULL_DECK.total() == 118
    assert ALL_DWARVES.total() == 15


@each_of(EXPANSION, TRICKY)
def test_everything_is_somewhere_at_every_step(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=1, full=8)):
        ledger = TrickLedger()
        for state in positions(plan):
            ledger.hear(state.latest_row)
            position = facts(state)
            assert ledger.cards(position) + cards_of_the_expansion(position) == FULL_DECK, plan
            assert len(position.aside) == ASIDE, plan
            assert max(len(hand) for hand in position.hands) <= HAND, plan
            assert Counter(position.roles) == ALL_DWARVES, plan
            assert sorted(position.goals) == ["gold", "stone-NE", "stone-NW"], plan


@each_of(EXPANSION)
def test_a_theft_moves_gold_and_only_a_round_pays_it(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=1, full=25)):
        for state in positions(plan):
            position = facts(state)
            owned = [sum(result.pay[seat] for result in position.results) for seat in range(case.seats)]
            for _, thief, victim in position.loot:
                owned[thief] += 1
                owned[victim] -= 1
            assert state.scores == owned, plan
            assert min(owned) >= 0, plan
