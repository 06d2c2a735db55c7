"""Where the dwarfs will go: who profits from a card, and who would be held up where. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.dark_cave.aims import Aims
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.sketch import BY_LADDER, GOALS, NODES
from permonik.bots.dark_cave.window import SPAN, SPOTS
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.rules import DarkCave

SOON: Final = 6
"""A web holds up those who come so many steps later."""


class Walkers:
    """Filled anew for each decision about a card."""

    __slots__ = ("barred", "entries", "marked", "own_goal", "passing", "pull")

    def __init__(self) -> None:
        self.pull: vec[float] = vec[float]([0.0] * (GOALS * SPOTS))
        """At `SPOTS * goal + spot` what it matters that the way of those becomes shorter by a step who pass a spot on
        their way to a goal."""
        self.entries: vec[i64] = vec[i64]([0] * (GOALS * SPOTS))
        """The sides by which they come there, as bits."""
        self.passing: vec[float] = vec[float]([0.0] * SPOTS)
        """For each spot how welcome it is that those who pass it are harmed."""
        self.barred: vec[float] = vec[float]([0.0] * (2 * SPOTS))
        """For each border, east of a spot and south of it, how welcome a web there is."""
        self.marked: vec[i64] = vec[i64]()
        """What is to be cleared."""
        self.own_goal: i64 = NOBODY

    def look(self, state: DarkCave, public: CavePublic, aims: Aims) -> None:
        """Follows every dwarf to the goal that it probably wants."""
        for i in range(i64(len(self.marked))):
            at = self.marked[i]
            self.pull[at] = 0.0
            for side in range(i64(4)):
                if self.entries[at] >> side & 1:
                    self.barred[border_at(at % SPOTS, side)] = 0.0
            self.entries[at] = 0
            self.passing[at % SPOTS] = 0.0
        self.marked = vec[i64](capacity=64)
        me = state.to_move
        self.own_goal = NOBODY
        for seat in range(state.seats):
            place = state.cave.figures[seat]
            if place == NOWHERE:
                continue
            goal = aims.best_goal(public, place) if seat == me else public.nearest_goal(place)
            if seat == me:
                self.own_goal = goal
            if goal != NOBODY:
                self.follow(state, public, goal, place, 0.0 if seat == me else aims.stakes[seat], aims.spite[seat])

    def follow(self, state: DarkCave, public: CavePublic, goal: i64, place: i64, stake: float, spite: float) -> None:
        sketch = public.sketch
        count = sketch.find_way(state.cave, goal, state.net.layout.covered[goal], place)
        if count == 0:
            return
        left = public.steps_to(goal, place)
        for i in range(count):
            node = sketch.on_way[i]
            spot = node >> 1
            at = SPOTS * goal + spot
            side = sketch.entered[i]
            if self.entries[at] == 0:
                self.marked = append(self.marked, at)
            self.pull[at] += stake
            self.entries[at] |= 1 << side
            self.passing[spot] += spite
            if side != BY_LADDER and left - i64(sketch.near[NODES * goal + node]) <= SOON:
                self.barred[border_at(spot, side)] += spite


def border_at(spot: i64, side: i64) -> i64:
    """The border of a spot on one of its sides."""
    if side == 0:
        return 2 * (spot - SPAN) + 1
    if side == 3:
        return 2 * (spot - 1)
    return 2 * spot + (1 if side == 2 else 0)
