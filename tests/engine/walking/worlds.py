"""Second worlds for the tests of secrecy: the same game with facts swapped that a seat has not observed.

`WalkTrace` follows every card of the deal by its number in the deck, and every covered card and dwarf card. It knows
from the rules and what the table saw alone who has observed what, and never asks the engine what a seat knows.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, ClassVar

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.events import Event
from permonik.engine.core.moves import Parts
from permonik.engine.core.state import State
from permonik.engine.walking.game import WalkingGame
from permonik.engine.walking.rules import WalkingRules
from tests.engine.dealt_worlds import DealtWorld, Swap, number_in, swapped_deal
from tests.engine.reaching import all_that_reaches

World = DealtWorld[WalkingGame[Any, Any], WalkingRules, Any]
"""A walking game."""


def can_be_played(world: World) -> bool:
    try:
        world.end()
    except IllegalMove:
        return False
    return True


class WalkTrace(ABC):
    """Where each card of a world went, and what one seat (None: the audience) has observed of it."""

    kinds: ClassVar[tuple[str, ...]]
    """What a deal of the game hides, by its names there."""
    covered: ClassVar[str]
    """Which of them are the covered cards."""
    aside: ClassVar[int]
    """How many cards of the deck are set aside; then come those that are drawn."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world = world
        self.seat = seat
        self.seats: int = world.deal.seats
        self.round = -1
        self.drawn = 0
        self.hands: list[list[int]] = []
        self.open: dict[str, dict[int, set[int]]] = {kind: defaultdict(set) for kind in self.kinds}
        """What the seat knows of the deal of each round."""
        self.discards: dict[int, tuple[int, list[int]]] = {}
        """Which cards of which round were discarded by which move."""
        state = world.begin()
        self.listen(state)
        for number, move in enumerate(world.moves):
            self.use(number, int(state.to_move), world.game.parts(move))
            state.play(move)
            self.listen(state)

    @abstractmethod
    def covered_at(self, x: int, y: int) -> int:
        """The number of a covered card in its deal."""

    def back_of(self, kind: str, fact: str) -> object:
        """What a card shows to everybody from behind: a dwarf card its clan."""
        return fact.partition("-")[0] if kind == "dwarves" else ""

    def can_be(self, other: World) -> bool:
        """Whether a world with two facts swapped is one. Chance takes a card from its place in a hand: with another
        hand it may take one that was played later."""
        return can_be_played(other)

    @property
    def deck(self) -> Sequence[str]:
        deck: Sequence[str] = self.world.deal.deals[self.round].deck
        return deck

    def listen(self, state: State) -> None:
        assert state.latest_row is not None
        for event in state.latest_row:
            self.hear(event)

    def observe(self, kind: str, *numbers: int) -> None:
        self.open[kind][self.round].update(numbers)

    def hear(self, event: Event) -> None:
        mine = event.args.get("seat") == self.seat
        if event.name == "dealt":
            self.begin_round()
        elif event.name == "drew":
            self.hands[number_in(event, "seat")].append(self.drawn)
            if mine:
                self.observe("deck", self.drawn)
            self.drawn += 1
        elif event.name == "lost":
            assert event.secret is not None
            self.taken_from(number_in(event, "seat"), str(event.secret["card"]))
        elif event.name in ("turned_up", "reached") or (event.name == "looked_at_card" and mine):
            self.observe(self.covered, self.covered_at(number_in(event, "x"), number_in(event, "y")))
        elif event.name == "revealed":
            self.observe("dwarves", number_in(event, "seat"))
        elif event.name == "looked_at_dwarf" and mine:
            self.observe("dwarves", number_in(event, "on"))

    def begin_round(self) -> None:
        self.round += 1
        self.drawn = self.aside
        self.hands = [[] for _ in range(self.seats)]
        if self.seat is not None:
            self.observe("dwarves", self.seat)

    def taken_from(self, seat: int, name: str) -> int:
        card = next(card for card in self.hands[seat] if self.deck[card] == name)
        self.hands[seat].remove(card)
        return card

    def use(self, number: int, seat: int, parts: Parts) -> None:
        """The cards that a move used: seen by all, unless they were discarded."""
        names = [str(parts.facts[name]) for name in ("card", "second") if parts.facts.get(name) is not None]
        cards = [self.taken_from(seat, name) for name in names]
        if parts.kind == "discard":
            self.discards[number] = self.round, cards
        else:
            self.observe("deck", *cards)

    def swaps(self, kinds: Sequence[str]) -> list[Swap]:
        """All pairs of different facts that the seat cannot tell apart."""
        found = []
        for number in range(self.round + 1):
            for kind in kinds:
                facts: list[str] = getattr(self.world.deal.deals[number], kind)
                unknown = [place for place in range(len(facts)) if place not in self.open[kind][number]]
                for one, two in combinations(unknown, 2):
                    alike = self.back_of(kind, facts[one]) == self.back_of(kind, facts[two])
                    if alike and facts[one] != facts[two]:
                        found.append(Swap(kind, number, one, two))
        return found

    def swapped(self, swap: Swap) -> World:
        """The world in which two facts have changed places, with the hidden moves that go with it."""
        deal = swapped_deal(self.world.deal, swap)
        moves = list(self.world.moves)
        for number, (round_, cards) in self.discards.items():
            names = " ".join(deal.deals[round_].deck[card] for card in cards)
            moves[number] = self.world.game.parse(f"discard {names}")
        return replace(self.world, deal=deal, moves=tuple(moves))


def assert_same(tracer: type[WalkTrace], world: World, seat: int | None, random: Random, kinds: Sequence[str]) -> bool:
    """A seat gets the same in a second world; returns whether that really is another one."""
    trace = tracer(world, seat)
    swaps = trace.swaps(kinds)
    if not swaps:
        return False
    other = trace.swapped(random.choice(swaps))
    if not trace.can_be(other):
        return False
    assert all_that_reaches(other, seat) == all_that_reaches(world, seat)
    return other.end().save() != world.end().save()
