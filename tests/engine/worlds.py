"""Second worlds for the tests of secrecy: the same game with facts swapped that a seat has not observed.

A world is an explicit deal and the moves made. `Trace` follows every card of the deal by its number in the deck and
every goal, and knows from the rules alone who has observed what. It never asks the engine what a seat knows, and never
the imaginer.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from permonik.engine.core.events import Event
from permonik.engine.core.moves import Parts
from permonik.engine.core.state import State
from permonik.engine.digging.formats import DiggingDealFile, RoundDeal
from permonik.engine.digging.game import DiggingGame
from permonik.engine.digging.rules import DiggingRules
from tests.engine.dealt_worlds import DealtWorld, Swap, number_in, swapped_deal
from tests.engine.reaching import all_that_reaches

ROUNDS = 3


World = DealtWorld[DiggingGame[Any, Any], DiggingRules, DiggingDealFile]
"""A game of digging."""


def cut_off(world: World, random: Random, also: Sequence[int] = ()) -> list[World]:
    """A game up to two moves by chance and up to others, and now and then the whole of it."""
    ends = [random.randrange(len(world.moves) + 1) for _ in range(2)]
    whole = [len(world.moves)] if random.random() < 0.25 else []
    return [replace(world, moves=world.moves[:end]) for end in (*ends, *also, *whole)]


def shuffled_deal(game: DiggingGame[Any, Any], roles: list[str], random: Random) -> RoundDeal:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    goals = list(game.vocabulary.faces)
    deck = [card.name for card in game.vocabulary.deck for _ in range(card.count)]
    for cards in (roles, goals, deck):
        random.shuffle(cards)
    return RoundDeal(roles, goals, deck)


class DigTrace(ABC):
    """Where each card of a world went, and what one seat (None: the audience) has observed of it."""

    first_card = 0
    """The number of the first card of the deck that is drawn."""
    discard: str
    """What it is called to discard a card unseen."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world = world
        self.game = world.game
        self.seat = seat
        self.seats = world.deal.seats
        self.round = -1
        self.drawn = 0
        self.open_goals: dict[int, set[int]] = defaultdict(set)
        self.open_cards: dict[int, set[int]] = defaultdict(set)
        self.open_roles: dict[int, set[int]] = defaultdict(set)
        self.hands: list[list[int]] = []
        self.discards: dict[int, tuple[int, int]] = {}
        """Which card of which round was discarded by which move."""

    def follow(self) -> None:
        state = self.world.begin()
        self.listen(state, 0)
        for number, move in enumerate(self.world.moves):
            self.use(number, int(state.to_move), self.game.parts(move))
            state.play(move)
            self.listen(state, number + 1)

    @property
    def deck(self) -> Sequence[str]:
        return self.world.deal.deals[self.round].deck

    def listen(self, state: State, number: int) -> None:
        """What the table saw happen after a move."""
        assert state.latest_row is not None
        for event in state.latest_row:
            self.hear(event, number)

    def hear(self, event: Event, number: int) -> None:
        if event.name == "dealt":
            self.begin_round()
        elif event.name == "drew":
            seat = number_in(event, "seat")
            self.hands[seat].append(self.drawn)
            if seat == self.seat:
                self.open_cards[self.round].add(self.drawn)
            self.drawn += 1
        elif event.name in ("uncovered", "reached"):
            self.open_goals[self.round].add(self.goal_at(number_in(event, "x"), number_in(event, "y")))
        elif event.name == "round_ended":
            self.reveal_roles()

    def begin_round(self) -> None:
        self.round += 1
        self.drawn = self.first_card
        self.hands = [[] for _ in range(self.seats)]
        if self.seat is not None:
            self.open_roles[self.round].add(self.seat)

    @abstractmethod
    def reveal_roles(self) -> None:
        """The round is over: all see the roles of the seats."""

    def goal_at(self, x: int, y: int) -> int:
        return self.game.vocabulary.goals.index((x, y))

    def use(self, number: int, seat: int, parts: Parts) -> None:
        """The card that a move used: seen by all, unless it was discarded."""
        if parts.card is None:
            return
        card = next(card for card in self.hands[seat] if self.deck[card] == parts.card)
        self.hands[seat].remove(card)
        if parts.kind == self.discard:
            self.discards[number] = self.round, card
        else:
            self.open_cards[self.round].add(card)
        if parts.kind == "map" and seat == self.seat:
            assert parts.x is not None
            assert parts.y is not None
            self.open_goals[self.round].add(self.goal_at(parts.x, parts.y))

    def swaps(self) -> dict[str, list[Swap]]:
        """All pairs of different facts that the seat cannot tell apart, by their kind."""
        found: dict[str, list[Swap]] = defaultdict(list)
        for number in range(self.round + 1):
            deal = self.world.deal.deals[number]
            found["deck"] += pairs("deck", number, deal.deck, self.open_cards[number])
            found["goals"] += pairs("goals", number, deal.goals, self.open_goals[number])
            found["roles"] += pairs("roles", number, deal.roles, self.open_roles[number])
        return found

    def swapped(self, swap: Swap) -> World:
        """The world in which two facts have changed places, with the hidden moves that go with it."""
        deal = swapped_deal(self.world.deal, swap)
        moves = list(self.world.moves)
        if swap.kind == "deck":
            for number, (round_, card) in self.discards.items():
                moves[number] = self.game.parse(f"{self.discard} {deal.deals[round_].deck[card]}")
        return replace(self.world, deal=deal, moves=tuple(moves))


def pairs(kind: str, number: int, facts: Sequence[object], known: set[int]) -> list[Swap]:
    unknown = [place for place in range(len(facts)) if place not in known]
    return [Swap(kind, number, one, two) for one, two in combinations(unknown, 2) if facts[one] != facts[two]]


Tracer = Callable[[World, int | None], DigTrace]


def second_world(
    tracer: Tracer, world: World, seat: int | None, random: Random, kinds: Sequence[str], count: int
) -> World:
    """Another world that must look the same to a seat: `count` swaps, each worked out anew."""
    for _ in range(count):
        trace = tracer(world, seat)
        swaps = trace.swaps()
        choices = [kind for kind in kinds if swaps[kind]]
        if choices:
            world = trace.swapped(random.choice(swaps[random.choice(choices)]))
    return world


def assert_same(
    tracer: Tracer, world: World, seat: int | None, random: Random, kinds: Sequence[str], count: int
) -> bool:
    """A seat gets the same in a second world; returns whether that really is another one."""
    other = second_world(tracer, world, seat, random, kinds, count)
    assert all_that_reaches(other, seat) == all_that_reaches(world, seat)
    return other.end().save() != world.end().save()
