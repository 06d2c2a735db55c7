"""How far it is from everywhere in the cave to each goal and each nugget, in steps. Compiled.

A *node* is a path of a card: `2 * spot + path`. Its distance is that from the field by which it is entered; a card that
is missing, a toll and a web count as steps.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.bots.dark_cave.paths import (
    LADDER_MARK,
    LAST_STEPS,
    MISSING,
    NO_WAY,
    OUT,
    PATHS,
    SIDES,
    THROUGH,
    THROUGH_TUNNEL,
    TO_LADDER,
    TO_TREASURE,
    TUNNEL_MARK,
)
from permonik.bots.dark_cave.window import CELL_OF, OUTSIDE, SPOT_OF, SPOT_STEP, SPOTS, apart
from permonik.engine.board.net import BORDER, EMPTY, FACE_DOWN
from permonik.engine.board.ways import MOST_FIELDS
from permonik.engine.core.arrays import vec_of, zeros
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cave import Cave
from permonik.engine.dark_cave.tables import NUMBERING, START_CARD, WIDTH

GOALS: Final = 4
VEINS: Final = 3
"""More nuggets never lie in the cave."""
TARGETS: Final = GOALS + VEINS
"""The goals, then the nuggets."""
OWN: Final = TARGETS
"""Behind all targets: how far it is to everywhere from one place."""
NODES: Final = PATHS * SPOTS
FAR: Final = 255
"""No way at all, or a hopeless one."""
HOPELESS: Final = 100
"""From here on nothing is looked for."""
WEB: Final = 6
"""The steps that a web costs."""
MOST_WAITING: Final = 6 * NODES + 8
"""A node is found from each side, through its tunnel and by ladder, and waits no more often than that."""
MOST_LADDERS: Final = 8
MOST_ON_WAY: Final = HOPELESS
BY_LADDER: Final = 4
"""Instead of a side by which a node is entered: a ladder or a tunnel leads there."""
NOBODY_HERE: Final = -1

ALL_FAR: Final = vec_of([FAR] * ((OWN + 1) * NODES))
NO_CLIMB: Final = vec_of([FAR] * (OWN + 1))
EXIT_CARD: Final = START_CARD + 1


def exit_of(cave: Cave) -> i64:
    """The number of the goal that is the exit; `NOBODY` while it is covered."""
    covered = cave.net.layout.covered
    for goal in range(i64(GOALS)):
        shape = i64(cave.net.cells[covered[goal]])
        if shape != FACE_DOWN and i64(NUMBERING.shape_card[shape]) == EXIT_CARD:
            return goal
    return NOBODY


def is_beyond(cave: Cave, cell: i64) -> bool:
    """Whether a cell lies outside the area that has the goals in its corners."""
    first = cave.net.layout.covered[0]
    last = cave.net.layout.covered[GOALS - 1]
    if not first // WIDTH <= cell // WIDTH <= last // WIDTH:
        return True
    return not first % WIDTH <= cell % WIDTH <= last % WIDTH


class Sketch:
    """Distances in one cave. Look at a cell when its card changes and at the webs when one comes or goes, then
    survey."""

    __slots__ = (
        "climb",
        "entered",
        "first",
        "ladders",
        "near",
        "nodes",
        "on_way",
        "others",
        "sides",
        "through",
        "waiting",
        "webbed",
    )

    def __init__(self) -> None:
        self.sides: vec[u8] = zeros(NODES)
        """The sides that each node leads to, and what is on it."""
        self.through: vec[u8] = zeros(NODES)
        """The steps through each node."""
        self.webbed: vec[u8] = zeros(SPOTS)
        """The sides of each spot on which a web lies."""
        self.near: vec[u8] = ALL_FAR[:]
        """At `NODES * target + node` the distance from the node to the target; at `OWN` to the node."""
        self.climb: vec[u8] = NO_CLIMB[:]
        """For each target the distance from the ladder that is nearest to it."""
        self.ladders: vec[i64] = vec[i64]()
        """The nodes with a ladder."""
        self.on_way: vec[i64] = vec[i64]([0] * MOST_ON_WAY)
        """The nodes of the way that was looked for last,"""
        self.entered: vec[i64] = vec[i64]([0] * MOST_ON_WAY)
        """and the side by which each of them is entered."""
        self.first: vec[i64] = vec[i64]([0] * FAR)
        """While distances are found: for each of them the first entry in the list of nodes that wait there."""
        self.nodes: vec[i64] = vec[i64]([0] * MOST_WAITING)
        """The node of each entry,"""
        self.others: vec[i64] = vec[i64]([0] * MOST_WAITING)
        """and the next entry; 0 is none."""
        self.waiting: i64 = 0
        """Entries so far."""

    def copy(self) -> "Sketch":
        copy = Sketch()
        copy.sides = self.sides[:]
        copy.through = self.through[:]
        copy.webbed = self.webbed[:]
        copy.near = self.near[:]
        copy.climb = self.climb[:]
        copy.ladders = self.ladders
        return copy

    # What lies where.

    def look_everywhere(self, cave: Cave) -> None:
        for spot in range(i64(SPOTS)):
            if CELL_OF[spot]:
                self.look(cave, CELL_OF[spot])
        self.look_at_webs(cave)
        self.survey(cave)

    def look(self, cave: Cave, cell: i64) -> None:
        """What lies on a cell now. Nothing is missing beyond the goals: no way needs it."""
        spot = SPOT_OF[cell]
        if spot == OUTSIDE:
            return
        shape = i64(cave.net.cells[cell])
        if shape == EMPTY and is_beyond(cave, cell):
            shape = BORDER
        for path in range(i64(PATHS)):
            self.sides[PATHS * spot + path] = u8(i64(SIDES[PATHS * shape + path]))
            self.through[PATHS * spot + path] = u8(i64(THROUGH[PATHS * shape + path]))

    def look_at_webs(self, cave: Cave) -> None:
        self.webbed = zeros(SPOTS)
        for i in range(i64(len(cave.tokens))):
            border = cave.tokens[i] >> 8
            d: i64 = 2 if border & 1 else 1
            spot = SPOT_OF[border >> 1]
            beyond = SPOT_OF[cave.beyond(border)]
            if spot != OUTSIDE:
                self.webbed[spot] |= u8(1 << d)
            if beyond != OUTSIDE:
                self.webbed[beyond] |= u8(1 << (d ^ 2))

    # Distances.

    def survey(self, cave: Cave) -> None:
        """Works out the distances to all nuggets and to all goals that may be the exit anew."""
        exit = exit_of(cave)
        self.near = ALL_FAR[:]
        self.climb = NO_CLIMB[:]
        self.ladders = vec[i64](capacity=MOST_LADDERS)
        for i in range(i64(len(cave.ladders))):
            spot = SPOT_OF[cave.ladders[i] >> 3]
            if spot != OUTSIDE:
                self.ladders = append(self.ladders, PATHS * spot)
        covered = cave.net.layout.covered
        for goal in range(i64(GOALS)):
            if exit in (NOBODY, goal) and (goal == exit or cave.net.cells[covered[goal]] == FACE_DOWN):
                self.begin(goal, covered[goal], cave)
        for i in range(min(i64(len(cave.veins)), VEINS)):
            self.begin(GOALS + i, cave.veins[i] >> 3, cave)

    def begin(self, target: i64, cell: i64, cave: Cave) -> None:
        """Finds the distances to a cell."""
        spot = SPOT_OF[cell]
        if spot == OUTSIDE:
            return
        self.waiting = 0
        distance = i64(LAST_STEPS[i64(cave.net.cells[cell])])
        self.wait(NODES * target, PATHS * spot, distance)
        if self.sides[PATHS * spot + 1] != 0:
            self.wait(NODES * target, PATHS * spot + 1, distance)
        self.flood(target, False)

    def set_out(self, cave: Cave, place: i64) -> None:
        """Finds the distances from a place to the fields by which all nodes are entered."""
        base: i64 = NODES * OWN
        for node in range(base, base + NODES):
            self.near[node] = FAR
        self.climb[OWN] = FAR
        spot = SPOT_OF[place >> 3]
        if spot == OUTSIDE:
            return
        at = MOST_FIELDS * i64(cave.net.cells[place >> 3]) + (place & 7)
        self.waiting = 0
        for d in range(i64(4)):
            leave = i64(OUT[4 * at + d])
            node = self.node_at(spot + SPOT_STEP[d], d ^ 2)
            if leave != NO_WAY and node != NOBODY_HERE:
                self.wait(base, node, leave + (WEB if i64(self.webbed[spot]) >> d & 1 else 0))
        climb = i64(TO_LADDER[at])
        if climb != NO_WAY:
            self.climb[OWN] = u8(climb)
            self.climb_all(base, climb + 1)
        self.flood(OWN, True)

    def wait(self, base: i64, node: i64, distance: i64) -> None:
        """A node is no further away than this; what is beyond it is found when its turn comes."""
        if distance >= HOPELESS or distance >= i64(self.near[base + node]):
            return
        self.near[base + node] = u8(distance)
        self.waiting += 1
        self.nodes[self.waiting] = node
        self.others[self.waiting] = self.first[distance]
        self.first[distance] = self.waiting

    def climb_all(self, base: i64, distance: i64) -> None:
        """All other ladders are so far away."""
        for i in range(i64(len(self.ladders))):
            self.wait(base, self.ladders[i], distance)

    def flood(self, target: i64, away: bool) -> None:
        """Goes from node to node, the nearest first: towards the target, or away from a place."""
        base = NODES * target
        near = self.near
        sides = self.sides
        through = self.through
        first = self.first
        nodes = self.nodes
        others = self.others
        climbed = away and i64(self.climb[target]) != FAR
        distance: i64 = 0
        while distance < HOPELESS:
            entry = first[distance]
            if entry == 0:
                distance += 1
                continue
            first[distance] = others[entry]
            node = nodes[entry]
            if i64(near[base + node]) != distance:
                continue
            what = i64(sides[node])
            spot = node >> 1
            webs = i64(self.webbed[spot])
            leave = distance + i64(through[node])
            for d in range(i64(4)):
                if what >> d & 1 == 0:
                    continue
                other = PATHS * (spot + SPOT_STEP[d])
                if i64(sides[other]) >> (d ^ 2) & 1 == 0:
                    other += 1
                    if i64(sides[other]) >> (d ^ 2) & 1 == 0:
                        continue
                there = leave if away else distance + i64(through[other])
                if webs >> d & 1:
                    there += WEB
                if there < i64(near[base + other]) and there < HOPELESS:
                    near[base + other] = u8(there)
                    waiting = self.waiting + 1
                    self.waiting = waiting
                    nodes[waiting] = other
                    others[waiting] = first[there]
                    first[there] = waiting
            if what & TUNNEL_MARK:
                self.wait(base, node ^ 1, distance + THROUGH_TUNNEL)
            if what & LADDER_MARK and not climbed:
                climbed = True
                self.climb[target] = u8(distance)
                self.climb_all(base, distance + 1)

    # What is asked.

    def node_at(self, spot: i64, d: i64) -> i64:
        """The node of a spot that leads to its side `d`; `NOBODY_HERE` for none."""
        if i64(self.sides[PATHS * spot]) >> d & 1:
            return PATHS * spot
        if i64(self.sides[PATHS * spot + 1]) >> d & 1:
            return PATHS * spot + 1
        return NOBODY_HERE

    def distance(self, cave: Cave, target: i64, cell: i64, place: i64) -> i64:
        """The steps from a place to a target, which lies on a cell."""
        shape = i64(cave.net.cells[place >> 3])
        at = MOST_FIELDS * shape + (place & 7)
        if place >> 3 == cell:
            return i64(TO_TREASURE[at])
        spot = SPOT_OF[place >> 3]
        if spot == OUTSIDE:
            return min(MISSING * apart(place >> 3, cell), HOPELESS)
        best: i64 = FAR
        base = NODES * target
        for d in range(i64(4)):
            leave = i64(OUT[4 * at + d])
            if leave == NO_WAY:
                continue
            node = self.node_at(spot + SPOT_STEP[d], d ^ 2)
            if node != NOBODY_HERE:
                there = leave + i64(self.near[base + node])
                if i64(self.webbed[spot]) >> d & 1:
                    there += WEB
                best = min(best, there)
        climb = i64(TO_LADDER[at])
        if climb != NO_WAY:
            best = min(best, climb + 1 + i64(self.climb[target]))
        return best

    def find_way(self, cave: Cave, target: i64, cell: i64, place: i64) -> i64:
        """Writes the nodes of the best way from a place to a target, which lies on a cell; returns how many."""
        spot = SPOT_OF[place >> 3]
        if spot == OUTSIDE or place >> 3 == cell:
            return 0
        left = self.distance(cave, target, cell, place)
        if left >= HOPELESS:
            return 0
        node = self.first_on_way(cave, target, place, left)
        end = SPOT_OF[cell]
        n: i64 = 1
        while node >> 1 != end and n < MOST_ON_WAY:
            node = self.next_on_way(target, node, n)
            n += 1
        return n

    def first_on_way(self, cave: Cave, target: i64, place: i64, left: i64) -> i64:
        """The node that is entered first on a way of so many steps."""
        at = MOST_FIELDS * i64(cave.net.cells[place >> 3]) + (place & 7)
        spot = SPOT_OF[place >> 3]
        found = self.nearest_ladder(target)
        self.entered[0] = BY_LADDER
        for d in range(i64(4)):
            leave = i64(OUT[4 * at + d])
            node = self.node_at(spot + SPOT_STEP[d], d ^ 2)
            if leave == NO_WAY or node == NOBODY_HERE:
                continue
            web: i64 = WEB if i64(self.webbed[spot]) >> d & 1 else 0
            if leave + web + i64(self.near[NODES * target + node]) == left:
                found = node
                self.entered[0] = d ^ 2
        self.on_way[0] = found
        return found

    def next_on_way(self, target: i64, node: i64, n: i64) -> i64:
        """The node behind another one, written as the n-th of a way."""
        base = NODES * target
        spot = node >> 1
        left = i64(self.near[base + node])
        beyond = left - i64(self.through[node])
        found = self.nearest_ladder(target)
        self.entered[n] = BY_LADDER
        if i64(self.sides[node]) & TUNNEL_MARK and i64(self.near[base + (node ^ 1)]) + THROUGH_TUNNEL == left:
            found = node ^ 1
        for d in range(i64(4)):
            if i64(self.sides[node]) >> d & 1 == 0:
                continue
            other = self.node_at(spot + SPOT_STEP[d], d ^ 2)
            web: i64 = WEB if i64(self.webbed[spot]) >> d & 1 else 0
            if other != NOBODY_HERE and i64(self.near[base + other]) + web == beyond:
                found = other
                self.entered[n] = d ^ 2
        self.on_way[n] = found
        return found

    def nearest_ladder(self, target: i64) -> i64:
        """The node of the ladder that is nearest to a target; that of the start, if none is."""
        best = self.ladders[0]
        for i in range(i64(len(self.ladders))):
            if self.near[NODES * target + self.ladders[i]] < self.near[NODES * target + best]:
                best = self.ladders[i]
        return best
