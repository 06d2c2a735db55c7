"""Where a creature can go, and whom it meets there. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.dark_cave.aims import Aims
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.sketch import FAR
from permonik.bots.dark_cave.walkers import Walkers
from permonik.bots.dark_cave.window import OUTSIDE, SPOT_OF, SPOTS, apart
from permonik.engine.board.ways import MOST_FIELDS, MOST_STEPS, NOWHERE
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import CRAWLER, CREATURE_STEPS, GOBLIN, RAT

CARD_LOST: Final = 0.25
"""What a creature does to a dwarf, as a part of what a missing card does: the rat,"""
TURN_LOST: Final = 0.7
"""the crawler,"""
NEAR_EXIT: Final = 0.4
"""and more so where the exit is near,"""
EXIT_STEPS: Final = 9
NUGGET_LOST: Final = 1.0
"""and the goblin."""
ARMED: Final = 0.4
"""What is left of that when the dwarf has an axe."""
IN_THE_WAY: Final = 0.3
"""What is left of that when a dwarf only may have to pass."""
NEVER: Final = -9.0
MOST_PLACES: Final = SPOTS * MOST_FIELDS


class Hunt:
    """Looks around from a creature's place; keeps room for that, but nothing between decisions."""

    __slots__ = ("first", "found", "left", "now", "seen", "steps")

    def __init__(self) -> None:
        self.seen: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """For each place the number of the hunt that has found it last."""
        self.now: i64 = 0
        """The number of this hunt."""
        self.found: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """The places that the creature can come to,"""
        self.first: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """the place that its way there begins with,"""
        self.left: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """and the steps that are left there."""
        self.steps: vec[i64] = vec[i64]([0] * MOST_STEPS)

    def harm(self, state: DarkCave, public: CavePublic, creature: i64, seat: i64) -> float:
        """What it matters that a creature attacks a seat."""
        harm = 0.0
        if creature == RAT and state.held[seat]:
            harm = CARD_LOST
        elif creature == CRAWLER and state.lying >> seat & 1 == 0:
            harm = TURN_LOST
            if public.exit != NOBODY and public.steps_to(public.exit, state.cave.figures[seat]) <= EXIT_STEPS:
                harm += NEAR_EXIT
        elif creature == GOBLIN and state.nuggets[seat]:
            harm = NUGGET_LOST
        return harm * (ARMED if state.has_axe(seat) else 1.0)

    def attack(self, state: DarkCave, public: CavePublic, aims: Aims, creature: i64, place: i64) -> float:
        """What it matters that a creature comes to a place; `NEVER` when nobody is there."""
        total = 0.0
        met = False
        for seat in range(state.seats):
            if state.cave.figures[seat] == place:
                met = True
                total += aims.spite[seat] * self.harm(state, public, creature, seat)
        return total if met else NEVER

    def is_near(self, state: DarkCave, aims: Aims, creature: i64, cell: i64) -> bool:
        """Whether there may be anybody within reach whom it is welcome to harm."""
        steps = i64(CREATURE_STEPS[creature])
        left = steps - 1 - to_ladder(state, cell)
        for seat in range(state.seats):
            place = state.cave.figures[seat]
            if place == NOWHERE or aims.spite[seat] <= 0.0:
                continue
            if apart(place >> 3, cell) <= steps or to_ladder(state, place >> 3) <= left:
                return True
        return False

    def best(
        self, state: DarkCave, public: CavePublic, aims: Aims, walkers: Walkers, creature: i64, place: i64, steps: i64
    ) -> float:
        """The best that a creature can do from a place with so many steps. Fills `found` and `first`."""
        self.now += 1
        found = self.found
        figure = state.seats + creature
        best = self.lurk(walkers, creature, place)
        count: i64 = 1
        found[0] = place
        self.left[0] = steps
        self.first[0] = NOWHERE
        i: i64 = 0
        while i < count:
            here = found[i]
            left = self.left[i]
            begun = self.first[i]
            i += 1
            if left == 0:
                continue
            for n in range(state.cave.list_steps(figure, here, self.steps)):
                there = self.steps[n] >> 16
                at = MOST_FIELDS * SPOT_OF[there >> 3] + (there & 7)
                if SPOT_OF[there >> 3] == OUTSIDE or self.seen[at] == self.now or there == place:
                    continue
                self.seen[at] = self.now
                found[count] = there
                self.first[count] = begun
                if begun == NOWHERE:
                    self.first[count] = there
                met = self.attack(state, public, aims, creature, there)
                self.left[count] = left - 1 if met == NEVER else 0
                count += 1
                best = max(best, self.lurk(walkers, creature, there) if met == NEVER else met)
        self.found[count] = NOWHERE
        return best

    def lurk(self, walkers: Walkers, creature: i64, place: i64) -> float:
        """What it matters that a creature stays at a place where nobody is yet."""
        harm = CARD_LOST
        if creature == CRAWLER:
            harm = TURN_LOST
        elif creature == GOBLIN:
            harm = NUGGET_LOST
        return IN_THE_WAY * harm * walkers.passing[SPOT_OF[place >> 3]]


def to_ladder(state: DarkCave, cell: i64) -> i64:
    """Columns and rows to the nearest ladder."""
    nearest: i64 = FAR
    ladders = state.cave.ladders
    for i in range(i64(len(ladders))):
        nearest = min(nearest, apart(ladders[i] >> 3, cell))
    return nearest
