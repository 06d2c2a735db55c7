"""Second worlds for the tests of secrecy: the same game with facts swapped that a seat has not observed (LM-252).

`Trace` follows every card of the deal by its number in the deck, and every mine, treasure and dwarf card. It knows from
the rules and what the table saw alone who has observed what, and never asks the engine what a seat knows.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

import msgspec

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.events import Event
from permonik.engine.core.moves import Parts
from permonik.engine.lost_mines.cards import DECK, FACES, TREASURES, dwarves_for
from permonik.engine.lost_mines.formats import DealFile, Dealt
from permonik.engine.lost_mines.rules import LostMines
from tests.engine.lost_mines.play import GAME, purposeful_move
from tests.engine.reaching import all_that_reaches
from tests.engine.worlds import Swap, number_in

ASIDE = 10
ROUNDS = 2
KINDS = ("deck", "mines", "treasures", "dwarves")
BACKED = ("treasures", "dwarves")
"""Cards whose back shows what stands before the dash of their name."""


@dataclass(frozen=True)
class World:
    """A deal of all rounds, and the moves made so far."""

    deal: DealFile
    moves: tuple[int, ...] = ()

    def begin(self) -> LostMines:
        return GAME.load(msgspec.json.encode(self.deal))

    def end(self) -> LostMines:
        state = self.begin()
        for move in self.moves:
            state.play(move)
        return state

    @property
    def can_be(self) -> bool:
        """What a trap takes is drawn from the hand: with other cards in it another one may be lost, and what was played
        later may no longer be there. Such a world is none."""
        try:
            self.end()
        except IllegalMove:
            return False
        return True


def random_deal(seats: int, random: Random) -> DealFile:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    deals = []
    for _ in range(ROUNDS):
        dwarves = [role for role, count in dwarves_for(seats).items() for _ in range(count)]
        mines = list(FACES)
        treasures = [f"{kind}-{value}" for kind, value, count in TREASURES for _ in range(count)]
        deck = [card.name for card in DECK for _ in range(card.count)]
        for cards in (dwarves, mines, treasures, deck):
            random.shuffle(cards)
        deals.append(Dealt(dwarves, mines, treasures, deck))
    first, seed = random.randrange(seats), random.randrange(1 << 30)
    return DealFile(game=GAME.id, seats=seats, deals=deals, first=first, seed=seed, options={"distance": 6})


def played_world(seats: int, seed: int) -> World:
    """A whole game in an explicit deal, with a purpose: it reaches mines."""
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
        self.round = -1
        self.drawn = 0
        self.hands: list[list[int]] = []
        self.open: dict[str, dict[int, set[int]]] = {kind: defaultdict(set) for kind in KINDS}
        """What the seat knows of the deal of each round."""
        self.discards: dict[int, tuple[int, list[int]]] = {}
        """Which cards of which round were discarded by which move."""
        state = world.begin()
        self.listen(state)
        for number, move in enumerate(world.moves):
            self.use(number, int(state.to_move), GAME.parts(move))
            state.play(move)
            self.listen(state)

    @property
    def deck(self) -> Sequence[str]:
        return self.world.deal.deals[self.round].deck

    def listen(self, state: LostMines) -> None:
        assert state.latest_row is not None
        for event in state.latest_row:
            self.hear(event)

    def observe(self, kind: str, number: int) -> None:
        self.open[kind][self.round].add(number)

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
            self.observe("mines", number_in(event, "y") // 2)
        elif event.name == "showed" or (event.name in ("took_treasure", "looked_at_treasure") and mine):
            self.observe("treasures", number_in(event, "treasure"))
        elif event.name == "revealed":
            self.observe("dwarves", number_in(event, "seat"))
        elif event.name == "looked_at_dwarf" and mine:
            self.observe("dwarves", number_in(event, "on"))

    def begin_round(self) -> None:
        self.round += 1
        self.drawn = ASIDE
        self.hands = [[] for _ in range(self.seats)]
        if self.seat is not None:
            self.observe("dwarves", self.seat)

    def taken_from(self, seat: int, name: str) -> int:
        card = next(card for card in self.hands[seat] if self.deck[card] == name)
        self.hands[seat].remove(card)
        return card

    def use(self, number: int, seat: int, parts: Parts) -> None:
        """The cards that a move used: seen by all, unless they were discarded."""
        names = [str(parts.facts[name]) for name in ("card", "second") if name in parts.facts]
        cards = [self.taken_from(seat, name) for name in names]
        if parts.kind == "discard":
            self.discards[number] = self.round, cards
        else:
            for card in cards:
                self.observe("deck", card)

    def swaps(self, kinds: Sequence[str]) -> list[Swap]:
        """All pairs of different facts that the seat cannot tell apart."""
        found = []
        for number in range(self.round + 1):
            for kind in kinds:
                facts: list[str] = getattr(self.world.deal.deals[number], kind)
                unknown = [place for place in range(len(facts)) if place not in self.open[kind][number]]
                for one, two in combinations(unknown, 2):
                    alike = kind not in BACKED or facts[one].partition("-")[0] == facts[two].partition("-")[0]
                    if alike and facts[one] != facts[two]:
                        found.append(Swap(kind, number, one, two))
        return found

    def swapped(self, swap: Swap) -> World:
        """The world in which two facts have changed places, with the hidden moves that go with it."""
        deal = swapped_deal(self.world.deal, swap)
        moves = list(self.world.moves)
        for number, (round_, cards) in self.discards.items():
            names = " ".join(deal.deals[round_].deck[card] for card in cards)
            moves[number] = GAME.parse(f"discard {names}")
        return World(deal, tuple(moves))


def swapped_deal(deal: DealFile, swap: Swap) -> DealFile:
    facts = list(getattr(deal.deals[swap.round], swap.kind))
    facts[swap.one], facts[swap.two] = facts[swap.two], facts[swap.one]
    deals = list(deal.deals)
    deals[swap.round] = msgspec.structs.replace(deals[swap.round], **{swap.kind: facts})
    return msgspec.structs.replace(deal, deals=deals)


def assert_same(world: World, seat: int | None, random: Random, kinds: Sequence[str]) -> bool:
    """A seat gets the same in a second world; returns whether that really is another one.

    Not every swap leads to one (`can_be`).
    """
    trace = Trace(world, seat)
    swaps = trace.swaps(kinds)
    if not swaps:
        return False
    other = trace.swapped(random.choice(swaps))
    if not other.can_be:
        return False
    assert all_that_reaches(other, seat) == all_that_reaches(world, seat)
    return other.end().save() != world.end().save()
