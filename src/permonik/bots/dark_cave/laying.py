"""What a card on a cell does to the ways to the goals, seen at a glance. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.dark_cave.aims import NOWHERE_TO_GO, WAY_OUT, Aims
from permonik.bots.dark_cave.paths import LADDER_MARK, MISSING, OUT, PATHS, SIDES, THROUGH
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.sketch import FAR, GOALS, NOBODY_HERE, NODES, OWN, WEB, Sketch
from permonik.bots.dark_cave.walkers import Walkers
from permonik.bots.dark_cave.window import OUTSIDE, SPOT_OF, SPOT_STEP, SPOTS
from permonik.engine.board.ways import MOST_FIELDS, NOWHERE
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.rules import DarkCave

OTHER_GOALS: Final = 0.3
"""What is left of that on the way to a goal that is not the next one."""
MOST_HARM: Final = 4.0
"""A way that is blocked is longer by no more steps than this: somebody finds another one."""
OWN_HARM: Final = 3.0
"""The same for the own dwarf, which may have others to choose from."""
ALL_GOALS: Final = 15


class Laying:
    """Looks ahead once for each decision about a card, then around each cell on which one may be laid."""

    __slots__ = (
        "aims",
        "around",
        "arrive",
        "goals",
        "leads",
        "own",
        "shortest",
        "steps_to_goal",
        "useful",
        "walkers",
    )

    def __init__(self, aims: Aims, walkers: Walkers) -> None:
        self.aims = aims
        self.walkers = walkers
        self.arrive: vec[i64] = vec[i64]([0] * 4)
        """For the cell that is looked at: the steps of the own dwarf to its field at each side."""
        self.around: vec[i64] = vec[i64]([0] * (4 * GOALS))
        """For each goal and direction: the steps from its neighbour on."""
        self.steps_to_goal: vec[i64] = vec[i64]([0] * GOALS)
        """The steps of the own dwarf to each goal."""
        self.own: i64 = NOWHERE
        """The place of the own dwarf."""
        self.goals: i64 = 0
        """The goals that may be the exit, as bits."""
        self.useful: i64 = 0
        """The goals on the way to which it may matter what lies on the cell that is looked at, as bits."""
        self.shortest: i64 = FAR
        """Over the card that is weighed: the steps of the own dwarf to a goal,"""
        self.leads: i64 = FAR
        """and those of somebody who comes to its edge."""

    def look_ahead(self, state: DarkCave, public: CavePublic, own: i64) -> None:
        """How far the own dwarf is from everywhere, which is at a place, or `NOWHERE`."""
        self.own = own
        self.goals = 0
        for goal in range(i64(GOALS)):
            self.steps_to_goal[goal] = FAR
            if self.aims.worth[goal] > 0.0 and self.own != NOWHERE:
                self.steps_to_goal[goal] = public.steps_to(goal, self.own)
                self.goals |= 1 << goal
        if self.own != NOWHERE:
            public.sketch.set_out(state.cave, self.own)

    def look_around(self, state: DarkCave, public: CavePublic, cell: i64) -> None:
        """Prepares what all cards on a cell have in common."""
        sketch = public.sketch
        spot = SPOT_OF[cell]
        if spot == OUTSIDE:
            return
        own_spot: i64 = OUTSIDE
        if self.own != NOWHERE:
            own_spot = SPOT_OF[self.own >> 3]
        for d in range(i64(4)):
            facing = spot + SPOT_STEP[d]
            node = sketch.node_at(facing, d ^ 2)
            steps: i64 = FAR
            web: i64 = WEB if i64(sketch.webbed[spot]) >> d & 1 else 0
            if node != NOBODY_HERE and facing == own_spot:
                at = MOST_FIELDS * i64(state.net.cells[self.own >> 3]) + (self.own & 7)
                steps = i64(OUT[4 * at + (d ^ 2)]) + web
            elif node != NOBODY_HERE and self.own != NOWHERE:
                steps = i64(sketch.near[NODES * OWN + node]) + i64(sketch.through[node]) + web
            self.arrive[d] = min(steps, FAR)
            for goal in range(i64(GOALS)):
                beyond: i64 = FAR
                if node != NOBODY_HERE:
                    beyond = min(i64(sketch.near[NODES * goal + node]) + web, FAR)
                self.around[4 * goal + d] = beyond
        self.find_useful(spot)

    def find_useful(self, spot: i64) -> None:
        """A card matters on the way to a goal if somebody passes, or if the own way could become shorter."""
        self.useful = 0
        for goal in range(i64(GOALS)):
            if self.walkers.entries[SPOTS * goal + spot]:
                self.useful |= 1 << goal
            elif self.goals >> goal & 1:
                arrive: i64 = FAR
                beyond: i64 = FAR
                for d in range(i64(4)):
                    arrive = min(arrive, self.arrive[d])
                    beyond = min(beyond, self.around[4 * goal + d])
                if arrive + 1 + beyond < self.steps_to_goal[goal]:
                    self.useful |= 1 << goal

    def gain(self, public: CavePublic, spot: i64, shape: i64) -> float:
        """What it matters, in steps, that a card lies on the cell that was looked at."""
        useful = self.useful
        if i64(SIDES[PATHS * shape]) & LADDER_MARK:
            useful = ALL_GOALS
        if useful == 0:
            return 0.0
        sketch = public.sketch
        aims = self.aims
        own_goal = self.walkers.own_goal
        gain = 0.0
        hope = NOWHERE_TO_GO
        best = NOWHERE_TO_GO
        if own_goal != NOBODY:
            hope = WAY_OUT * aims.worth[own_goal] - float(self.steps_to_goal[own_goal])
            best = hope
        for goal in range(i64(GOALS)):
            at = SPOTS * goal + spot
            if useful >> goal & 1 == 0:
                continue
            mine = self.goals >> goal & 1
            entries = self.walkers.entries[at]
            self.lead(sketch, goal, shape, entries)
            if mine:
                short = self.steps_to_goal[goal] - self.shortest
                if short > 0:
                    best = max(best, WAY_OUT * aims.worth[goal] - float(self.shortest))
                    if goal != own_goal:
                        gain += OTHER_GOALS * aims.worth[goal] * float(short)
                elif goal == own_goal and entries and short < -2 and self.is_on_own_way(public, spot, goal):
                    gain -= OWN_HARM
            if self.walkers.pull[at] != 0.0:
                now = i64(sketch.near[NODES * goal + PATHS * spot])
                gain += self.walkers.pull[at] * max(float(now - self.leads), -MOST_HARM)
        return gain + best - hope

    def lead(self, sketch: Sketch, goal: i64, shape: i64, entries: i64) -> None:
        """How far it is to a goal over a card on the cell that was looked at; others come by these sides."""
        self.shortest = FAR
        self.leads = FAR
        for path in range(i64(PATHS)):
            sides = i64(SIDES[PATHS * shape + path])
            if sides == 0:
                continue
            arrive: i64 = FAR
            beyond: i64 = FAR
            for d in range(i64(4)):
                if sides >> d & 1:
                    arrive = min(arrive, self.arrive[d])
                    beyond = min(beyond, self.around[4 * goal + d])
            if sides & LADDER_MARK:
                arrive = min(arrive, i64(sketch.climb[OWN]) + 1)
                beyond = min(beyond, i64(sketch.climb[goal]))
            through = i64(THROUGH[PATHS * shape + path]) + beyond
            self.shortest = min(self.shortest, arrive + through)
            if sides & entries:
                self.leads = min(self.leads, through)

    def is_on_own_way(self, public: CavePublic, spot: i64, goal: i64) -> bool:
        """Whether the best way of the own dwarf leads over a spot."""
        near = public.sketch.near
        node = PATHS * spot
        return i64(near[NODES * OWN + node]) + i64(near[NODES * goal + node]) <= self.steps_to_goal[goal]

    def gain_by_clearing(self) -> float:
        """The steps by which the own way becomes shorter when the cell that was looked at is free for another card."""
        goal = self.walkers.own_goal
        if goal == NOBODY:
            return 0.0
        arrive: i64 = FAR
        beyond: i64 = FAR
        for d in range(i64(4)):
            arrive = min(arrive, self.arrive[d])
            beyond = min(beyond, self.around[4 * goal + d])
        return float(self.steps_to_goal[goal] - arrive - MISSING - beyond)

    def soonest(self, sides: i64) -> i64:
        """The steps of the own dwarf to a card that is open to these sides."""
        nearest: i64 = FAR
        for d in range(i64(4)):
            if sides >> d & 1:
                nearest = min(nearest, self.arrive[d])
        return nearest
