"""Second worlds for the tests of secrecy: the same game with facts swapped that a seat has not observed (DC-284).

`Trace` follows every card of the deal by its number in the deck, and every goal and clan card. It knows from the rules
and what the table saw alone who has observed what, and never asks the engine what a seat knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

import msgspec

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.events import Event
from permonik.engine.core.moves import Parts
from permonik.engine.dark_cave.cards import BY_SEATS, CLANS, DECK, FACES, LEVELS, clan_cards_for
from permonik.engine.dark_cave.formats import DealFile, Dealt
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.vocabulary import LEVEL_OF
from tests.engine.dark_cave.play import GAME, purposeful_move
from tests.engine.reaching import all_that_reaches
from tests.engine.worlds import Swap, number_in

ASIDE = 15
KINDS = ("deck", "goals", "dwarves")


@dataclass(frozen=True)
class World:
    """A deal, and the moves made so far."""

    deal: DealFile
    moves: tuple[int, ...] = ()

    def begin(self) -> DarkCave:
        return GAME.load(msgspec.json.encode(self.deal))

    def end(self) -> DarkCave:
        state = self.begin()
        for move in self.moves:
            state.play(move)
        return state

    @property
    def backs(self) -> list[object] | None:
        """What chance and the rules have shown to all: the backs of lost cards, and whether the game is over. None when
        the moves cannot be played."""
        try:
            state = self.end()
        except IllegalMove:
            return None
        told = [event for row in state.history(None) for event in map(GAME.event, row)]
        return [[event.args for event in told if event.name == "lost"], state.over]


def random_deal(seats: int, random: Random) -> DealFile:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    dwarves = [role for role, count in clan_cards_for(seats, random.choice(CLANS)).items() for _ in range(count)]
    goals = list(FACES)
    levels = [[card.name for card in DECK for _ in range(card.count) if card.level == level] for level in LEVELS]
    for cards in (dwarves, goals, *levels):
        random.shuffle(cards)
    aside = [card for cards in levels for card in cards[:5]]
    first, second, third = (cards[5:] for cards in levels)
    held = BY_SEATS[seats]["first_level"] * seats
    more = 5 * seats - held
    deck = [*aside, *first[:held], *second[:more], *first[held:], *second[more:], *third]
    return DealFile(
        game=GAME.id,
        seats=seats,
        deals=[Dealt(dwarves, goals, deck)],
        first=random.randrange(seats),
        seed=random.randrange(1 << 30),
        options={},
    )


def played_world(seats: int, seed: int) -> World:
    """A whole game in an explicit deal, with a purpose: some find the exit."""
    random = Random(seed)
    world = World(random_deal(seats, random))
    state, moves = world.begin(), []
    while not state.over:
        moves.append(purposeful_move(state, random))
        state.play(moves[-1])
    return replace(world, moves=tuple(moves))


class Trace:
    """Where each card of a world went, and what one seat (None: the audience) has observed of it."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world = world
        self.seat = seat
        self.seats = world.deal.seats
        self.deck: Sequence[str] = world.deal.deals[0].deck
        self.drawn = ASIDE
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.open: dict[str, set[int]] = {kind: set() for kind in KINDS}
        """What the seat knows of the deal."""
        if seat is not None:
            self.open["dwarves"].add(seat)
        if self.seats == 2:
            self.open["dwarves"] |= {0, 1}
        self.discards: dict[int, list[int]] = {}
        """Which cards were discarded by which move."""
        state = world.begin()
        self.listen(state)
        for number, move in enumerate(world.moves):
            self.use(number, int(state.to_move), GAME.parts(move))
            state.play(move)
            self.listen(state)

    def listen(self, state: DarkCave) -> None:
        assert state.latest_row is not None
        for event in state.latest_row:
            self.hear(event)

    def hear(self, event: Event) -> None:
        mine = event.args.get("seat") == self.seat
        if event.name == "drew":
            self.hands[number_in(event, "seat")].append(self.drawn)
            if mine:
                self.open["deck"].add(self.drawn)
            self.drawn += 1
        elif event.name == "lost":
            assert event.secret is not None
            self.taken_from(number_in(event, "seat"), str(event.secret["card"]))
        elif event.name == "swapped_cards":
            self.swap_hands(number_in(event, "seat"), number_in(event, "on"))
        elif event.name in ("turned_up", "reached") or (event.name == "looked_at_card" and mine):
            self.open["goals"].add(2 * (number_in(event, "y") > 0) + (number_in(event, "x") > 0))
        elif event.name == "revealed":
            self.open["dwarves"].add(number_in(event, "seat"))
        elif event.name == "looked_at_dwarf" and mine:
            self.open["dwarves"].add(number_in(event, "on"))
        elif event.name == "looked_aside" and mine:
            self.open["dwarves"].add(self.seats + number_in(event, "number"))

    def swap_hands(self, one: int, other: int) -> None:
        """Both see all cards of both hands."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        if self.seat in (one, other):
            self.open["deck"] |= {*self.hands[one], *self.hands[other]}

    def taken_from(self, seat: int, name: str) -> int:
        card = next(card for card in self.hands[seat] if self.deck[card] == name)
        self.hands[seat].remove(card)
        return card

    def use(self, number: int, seat: int, parts: Parts) -> None:
        """The cards that a move used: seen by all, unless they were discarded."""
        names = [str(parts.facts[name]) for name in ("card", "second") if parts.facts.get(name) is not None]
        cards = [self.taken_from(seat, name) for name in names]
        if parts.kind == "discard":
            self.discards[number] = cards
        else:
            self.open["deck"] |= set(cards)

    def swaps(self, kinds: Sequence[str]) -> list[Swap]:
        """All pairs of different facts with the same back that the seat has not observed."""
        found = []
        for kind in kinds:
            facts: list[str] = getattr(self.world.deal.deals[0], kind)
            unknown = [place for place in range(len(facts)) if place not in self.open[kind]]
            for one, two in combinations(unknown, 2):
                if back_of(kind, facts[one]) == back_of(kind, facts[two]) and facts[one] != facts[two]:
                    found.append(Swap(kind, 0, one, two))
        return found

    def swapped(self, swap: Swap) -> World:
        """The world in which two facts have changed places, with the hidden moves that go with it."""
        deal = swapped_deal(self.world.deal, swap)
        moves = list(self.world.moves)
        for number, cards in self.discards.items():
            moves[number] = GAME.parse("discard " + " ".join(deal.deals[0].deck[card] for card in cards))
        return World(deal, tuple(moves))


def back_of(kind: str, fact: str) -> object:
    """What a card shows from behind: goals nothing, clan cards their clan, others their level."""
    if kind == "deck":
        return LEVEL_OF[fact]
    return fact.partition("-")[0] if kind == "dwarves" else ""


def swapped_deal(deal: DealFile, swap: Swap) -> DealFile:
    facts = list(getattr(deal.deals[0], swap.kind))
    facts[swap.one], facts[swap.two] = facts[swap.two], facts[swap.one]
    return msgspec.structs.replace(deal, deals=[msgspec.structs.replace(deal.deals[0], **{swap.kind: facts})])


def can_be(world: World, other: World) -> bool:
    """Chance takes a card from its place in a hand: with another hand it may take one with another back, or one that
    was played later. And where dwarfs are out, other fronts may have ended the game (DC-252). Such a world is none."""
    return other.backs is not None and other.backs == world.backs


def assert_same(world: World, seat: int | None, random: Random, kinds: Sequence[str]) -> bool:
    """A seat gets the same in a second world; returns whether that really is another one."""
    trace = Trace(world, seat)
    swaps = trace.swaps(kinds)
    if not swaps:
        return False
    other = trace.swapped(random.choice(swaps))
    if not can_be(world, other):
        return False
    assert all_that_reaches(other, seat) == all_that_reaches(world, seat)
    return other.end().save() != world.end().save()
