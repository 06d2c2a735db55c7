"""The mine: a net of cards in which light falls from the start. Compiled.

Reachability is kept per edge: an edge is lit when an unbroken tunnel joins it to the start, so a card may hold several
tunnels that never meet. A ladder brings the light of the start.
"""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import EMPTY, FACE_DOWN, Layout, Net, empty_cells
from permonik.engine.core.arrays import insert_sorted

FRONTIER: Final = 16
"""Set beside the lit edges of a cell: an empty cell that a lit edge points at."""


class Mine(Net):
    """Cards, and how far light from the start falls."""

    __slots__ = ("frontier", "hit", "lit", "start")

    def __init__(self, layout: Layout, cells: vec[u8], demand: vec[u8], lit: vec[u8], start: i64) -> None:
        super().__init__(layout, cells, demand)
        self.start: i64 = start
        self.lit: vec[u8] = lit
        """The lit edges of each cell; on empty cells `FRONTIER` or 0."""
        self.frontier: vec[i64] = vec[i64]()
        """Empty cells that a lit edge points at, in ascending order."""
        self.hit = False
        """Whether the last spread of light met a face-down goal."""

    def clone(self) -> "Mine":
        copy = Mine(self.layout, self.cells[:], self.demand[:], self.lit[:], self.start)
        self.copy_net(copy)
        copy.frontier = self.frontier[:]
        return copy

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
        lit = i64(self.layout.ladders[shape])
        for d in range(i64(4)):
            if edges >> d & 1 and i64(self.lit[cell + self.step(d)]) >> (d ^ 2) & 1:
                lit |= i64(self.layout.joined[4 * shape + d])
        self.lit[cell] = u8(lit)
        self.spread(cell, lit)

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
                    fresh = i64(self.layout.joined[4 * shape + (d ^ 2)]) & ~lit
                    if fresh:
                        self.lit[facing] = u8(lit | fresh)
                        todo = append(todo, facing << 4 | fresh)

    def take(self, cell: i64) -> None:
        """Takes a laid card away; what hung on it goes dark."""
        super().take(cell)
        self.lit[cell] = 0  # a ladder is lit by itself: no other light would take its place
        self.relight()

    def relight(self) -> None:
        """Works the light and the frontier out anew, from the start."""
        for i in range(i64(len(self.frontier))):
            self.lit[self.frontier[i]] = 0
        for i in range(i64(len(self.placed))):
            self.lit[self.placed[i]] = 0
        for i in range(i64(len(self.layout.covered))):
            self.lit[self.layout.covered[i]] = 0
        self.frontier = vec[i64](capacity=16)
        edges = self.edges(i64(self.cells[self.start]))
        self.lit[self.start] = u8(edges)
        self.spread(self.start, edges)
        for i in range(i64(len(self.placed))):
            cell = self.placed[i]
            ladder = i64(self.layout.ladders[i64(self.cells[cell])]) & ~i64(self.lit[cell])
            if ladder:
                self.lit[cell] = u8(i64(self.lit[cell]) | ladder)
                self.spread(cell, ladder)

    def sides_lit(self, cell: i64) -> i64:
        """The sides of a cell at which a lit edge points."""
        sides: i64 = 0
        for d in range(i64(4)):
            sides |= (i64(self.lit[cell + self.step(d)]) >> (d ^ 2) & 1) << d
        return sides


def new_mine(layout: Layout, height: i64, start_shape: i64) -> Mine:
    """A mine with nothing but the start card and face-down goals."""
    dark = [0] * (layout.width * height)
    mine = Mine(layout, empty_cells(layout, height), vec[u8](dark), vec[u8](dark), layout.starts[0])
    mine.put(mine.start, start_shape)
    mine.relight()
    return mine
