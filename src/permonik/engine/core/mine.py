"""The mine: cards on a grid, which sides must match, and how far light from the start falls. Compiled.

Edges are the bits N=1, E=2, S=4, W=8; direction `d` is 0 to 3 in that order and its opposite is `d ^ 2`.
A card as it lies is a *shape*: a small number with open edges and link groups (`Shapes`). Reachability is kept per
edge: an edge is lit when an unbroken tunnel joins it to the start, so a card may hold several tunnels that never meet.
A link group may have a gate, which light passes and not every dwarf (`route`); a ladder brings the light of the start.
"""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, u8

from permonik.engine.core.cards import Shape

EMPTY: Final = 0
FACE_DOWN: Final = 1
"""A goal nobody has turned over: it demands nothing and carries nothing."""
BORDER: Final = 2
"""The rim of the grid, which no tunnel reaches (see docs/notation.md); a drawn mine may come near it."""
FIRST_SHAPE: Final = 3

ALL_GATES: Final = 255

FRONTIER: Final = 16
"""Set beside the lit edges of a cell: an empty cell that a lit edge points at."""


class Shapes:
    """What every shape looks like, looked up by its number. Shared by all mines of a game."""

    __slots__ = ("gates", "joined", "ladder", "open", "rimmed")

    def __init__(self, open_edges: bytes, joined: bytes, gates: bytes, ladder: bytes) -> None:
        self.open = open_edges
        """Open edges of a shape."""
        self.joined = joined
        """At `4 * shape + d`: the edges lit when the edge `d` is; 0 when that edge is a wall."""
        self.gates = gates
        """At `4 * shape + d`: the gate between the edge `d` and the edges joined to it; 0 for none."""
        self.ladder = ladder
        """The edges that a ladder joins to the start."""
        self.rimmed = any(ladder)
        """Whether mines keep their rim: a ladder may be laid where no tunnel leads."""


def shapes_from(shapes: tuple[Shape, ...]) -> Shapes:
    """The table of a game's shapes, numbered from `FIRST_SHAPE`."""
    return Shapes(
        bytes(FIRST_SHAPE) + bytes([shape.open for shape in shapes]),
        bytes(4 * FIRST_SHAPE) + b"".join([bytes(shape.joined) for shape in shapes]),
        bytes(4 * FIRST_SHAPE) + b"".join([bytes(shape.gates) for shape in shapes]),
        bytes(FIRST_SHAPE) + bytes([shape.ladder for shape in shapes]),
    )


def fitting(open_edges: bytes) -> vec[i64]:
    """For each demand on a cell, tunnels in the low half and walls in the high half, the shapes that satisfy it."""
    fit: vec[i64] = vec[i64]()
    for demand in range(256):
        must, wall = demand & 15, demand >> 4
        shapes: i64 = 0
        for shape, edges in enumerate(open_edges):
            if edges & must == must and edges & wall == 0:
                shapes |= 1 << shape
        fit = append(fit, shapes)
    return fit


def insert_sorted(numbers: vec[i64], number: i64) -> vec[i64]:
    numbers = append(numbers, number)
    i: i64 = len(numbers) - 1
    while i > 0 and numbers[i - 1] > number:
        numbers[i] = numbers[i - 1]
        i -= 1
    numbers[i] = number
    return numbers


class Mine:
    """A rectangle of cells, `width` to a row, with an unused border all around."""

    __slots__ = ("cells", "demand", "frontier", "goals", "hit", "lit", "placed", "rim", "shapes", "start", "width")

    def __init__(
        self, shapes: Shapes, width: i64, start: i64, goals: vec[i64], cells: vec[u8], lit: vec[u8], demand: vec[u8]
    ) -> None:
        self.shapes = shapes
        self.width: i64 = width
        self.start: i64 = start
        self.goals: vec[i64] = goals
        self.cells: vec[u8] = cells
        """The shape on each cell."""
        self.lit: vec[u8] = lit
        """The lit edges of each cell; on empty cells `FRONTIER` or 0."""
        self.demand: vec[u8] = demand
        """What the neighbours of a cell ask of it: tunnels in the low half, walls in the high half."""
        self.frontier: vec[i64] = vec[i64]()
        """Empty cells that a lit edge points at, in ascending order."""
        self.placed: vec[i64] = vec[i64]()
        """Cells with a card that was laid in play, in ascending order."""
        self.rim: vec[i64] = vec[i64]()
        """Empty cells beside a card that lies face up, in ascending order; kept only where ladders are played."""
        self.hit = False
        """Whether the last spread of light met a face-down goal."""

    def clone(self) -> "Mine":
        copy = Mine(self.shapes, self.width, self.start, self.goals, self.cells[:], self.lit[:], self.demand[:])
        copy.frontier = self.frontier[:]
        copy.placed = self.placed[:]
        copy.rim = self.rim[:]
        return copy

    def edges(self, shape: i64) -> i64:
        return i64(self.shapes.open[shape])

    def step(self, d: i64) -> i64:
        """From a cell to its neighbour in direction `d`."""
        if d == 0:
            return -self.width
        if d == 1:
            return 1
        if d == 2:
            return self.width
        return -1

    def lay(self, cell: i64, shape: i64) -> None:
        """Lays a card where it fits and lets the light through."""
        if i64(self.lit[cell]) & FRONTIER:
            self.frontier = remove(self.frontier, cell)
        self.placed = insert_sorted(self.placed, cell)
        self.settle(cell, shape)

    def settle(self, cell: i64, shape: i64) -> None:
        """Puts a shape on a cell, joined to whatever lit edges point at it."""
        self.put(cell, shape)
        self.hit = False
        edges = self.edges(shape)
        lit = i64(self.shapes.ladder[shape])
        for d in range(i64(4)):
            if edges >> d & 1 and i64(self.lit[cell + self.step(d)]) >> (d ^ 2) & 1:
                lit |= i64(self.shapes.joined[4 * shape + d])
        self.lit[cell] = u8(lit)
        self.spread(cell, lit)

    def put(self, cell: i64, shape: i64) -> None:
        """Puts a shape on a cell and tells the neighbours what it asks of them."""
        self.cells[cell] = u8(shape)
        edges = self.edges(shape)
        if self.shapes.rimmed:
            self.extend_rim(cell)
        for d in range(i64(4)):
            facing = cell + self.step(d)
            asked: i64 = 1 << (d ^ 2)
            if edges >> d & 1 == 0:
                asked <<= 4
            self.demand[facing] = u8(i64(self.demand[facing]) | asked)

    def extend_rim(self, cell: i64) -> None:
        """Before a card on a cell asks anything of its neighbours."""
        if self.demand[cell] != 0 and cell in self.rim:
            self.rim = remove(self.rim, cell)
        for d in range(i64(4)):
            facing = cell + self.step(d)
            if self.cells[facing] == EMPTY and self.demand[facing] == 0:
                self.rim = insert_sorted(self.rim, facing)

    def shrink_rim(self, cell: i64) -> None:
        """After the card on a cell has gone and asks nothing more of its neighbours."""
        if self.demand[cell] != 0:
            self.rim = insert_sorted(self.rim, cell)
        for d in range(i64(4)):
            facing = cell + self.step(d)
            if self.cells[facing] == EMPTY and self.demand[facing] == 0:
                self.rim = remove(self.rim, facing)

    def restore(self, cell: i64, shape: i64, laid: bool) -> None:
        """Puts a card where it lay; `relight` comes after the last one. `laid` is False for a goal."""
        self.put(cell, shape)
        if laid:
            self.placed = insert_sorted(self.placed, cell)

    def spread(self, origin: i64, edges: i64) -> None:
        """Carries the light on from freshly lit edges of a cell, and extends the frontier."""
        todo: vec[i64] = vec[i64](capacity=16)
        todo = append(todo, origin << 4 | edges)
        while len(todo):
            todo, item = pop(todo)
            cell = item >> 4
            for d in range(i64(4)):
                if item >> d & 1 == 0:
                    continue
                facing = cell + self.step(d)
                shape = i64(self.cells[facing])
                lit = i64(self.lit[facing])
                if shape == EMPTY:
                    if lit & FRONTIER == 0:
                        self.lit[facing] = FRONTIER
                        self.frontier = insert_sorted(self.frontier, facing)
                elif shape == FACE_DOWN:
                    self.hit = True
                elif lit >> (d ^ 2) & 1 == 0:
                    fresh = i64(self.shapes.joined[4 * shape + (d ^ 2)]) & ~lit
                    if fresh:
                        self.lit[facing] = u8(lit | fresh)
                        todo = append(todo, facing << 4 | fresh)

    def collapse(self, cell: i64) -> None:
        """Takes a laid card away; what hung on it goes dark."""
        self.placed = remove(self.placed, cell)
        self.cells[cell] = EMPTY
        self.lit[cell] = 0  # a ladder is lit by itself: no other light would take its place
        for d in range(i64(4)):
            facing = cell + self.step(d)
            self.demand[facing] = u8(i64(self.demand[facing]) & ~(17 << (d ^ 2)))
        if self.shapes.rimmed:
            self.shrink_rim(cell)
        self.relight()

    def relight(self) -> None:
        """Works the light and the frontier out anew, from the start."""
        for i in range(i64(len(self.frontier))):
            self.lit[self.frontier[i]] = 0
        for i in range(i64(len(self.placed))):
            self.lit[self.placed[i]] = 0
        for i in range(i64(len(self.goals))):
            self.lit[self.goals[i]] = 0
        self.frontier = vec[i64](capacity=16)
        edges = self.edges(i64(self.cells[self.start]))
        self.lit[self.start] = u8(edges)
        self.spread(self.start, edges)
        for i in range(i64(len(self.placed))):
            cell = self.placed[i]
            ladder = i64(self.shapes.ladder[i64(self.cells[cell])]) & ~i64(self.lit[cell])
            if ladder:
                self.lit[cell] = u8(i64(self.lit[cell]) | ladder)
                self.spread(cell, ladder)

    def sides_lit(self, cell: i64) -> i64:
        """The sides of a cell at which a lit edge points."""
        sides: i64 = 0
        for d in range(i64(4)):
            sides |= (i64(self.lit[cell + self.step(d)]) >> (d ^ 2) & 1) << d
        return sides

    def matches(self, cell: i64, edges: i64) -> i64:
        """How many sides of a cell would match its neighbours with these edges open."""
        demand = i64(self.demand[cell])
        matching = (demand & edges) | (demand >> 4 & ~edges)
        count: i64 = 0
        for d in range(i64(4)):
            count += matching >> d & 1
        return count

    def route(self, target: i64, gates: i64 = ALL_GATES) -> list[int]:
        """The cells of a shortest unbroken tunnel from the start to a cell, both included, for a dwarf who passes
        these gates; from the start every ladder is one step. Empty when there is none."""
        came_from: dict[int, int] = {}
        todo: list[int] = []
        for d in range(4):
            todo.append(self.start * 4 + d)
            came_from[self.start * 4 + d] = -1
        for cell in self.placed:
            ladder = i64(self.shapes.ladder[i64(self.cells[cell])])
            for d in range(i64(4)):
                if ladder >> d & 1:
                    todo.append(cell * 4 + d)
                    came_from[cell * 4 + d] = self.start * 4
        for item in todo:
            cell = item // 4
            if cell == target:
                return self.trace(came_from, item)
            leaving = self.leaving(cell, item % 4, gates)
            for d in range(i64(4)):
                facing = cell + self.step(d)
                entered = facing * 4 + (d ^ 2)
                if leaving >> d & 1 and entered not in came_from and i64(self.lit[facing]) >> (d ^ 2) & 1:
                    came_from[entered] = item
                    todo.append(entered)
        return []

    def leaving(self, cell: i64, entered: i64, gates: i64) -> i64:
        """The edges by which a dwarf who passes these gates may leave a cell that he entered by an edge."""
        shape = i64(self.cells[cell])
        if cell == self.start:
            return self.edges(shape)
        gate = i64(self.shapes.gates[4 * shape + entered])
        if gate and gate & gates == 0:
            return 0
        return i64(self.shapes.joined[4 * shape + entered])

    def trace(self, came_from: dict[int, int], item: int) -> list[int]:
        cells: list[int] = []
        while item >= 0:
            cells.append(item // 4)
            item = came_from[item]
        cells.reverse()
        return cells


def new_mine(shapes: Shapes, width: i64, height: i64, start: i64, start_shape: i64, goals: vec[i64]) -> Mine:
    """A mine with nothing but the start card and face-down goals."""
    nothing = [0] * (width * height)
    mine = Mine(shapes, width, start, goals, vec[u8](nothing), vec[u8](nothing), vec[u8](nothing))
    for cell in range(width * height):
        if cell < width or cell >= width * (height - 1) or cell % width in (0, width - 1):
            mine.cells[cell] = BORDER
    for goal in goals:
        mine.cells[goal] = FACE_DOWN
    mine.put(start, start_shape)
    mine.relight()
    return mine
