"""How many cards are missing to each goal of a mine, counted plainly: what bots count on words of bits."""

from functools import cache

from permonik.engine.board.net import BORDER, EMPTY, FACE_DOWN, FIRST_SHAPE
from permonik.engine.board.ways import MOST_FIELDS
from permonik.engine.core.arrays import numbers
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.numbering import Numbering

FAR = 99
"""The distance to a goal that no empty cells lead to, or that lies face up."""
ALL_EDGES = 15
# Whoever digs outside this rectangle around the start digs for nothing.
COLUMNS = range(-2, 11)
ROWS = range(-5, 6)

Edge = tuple[int, int]
"""A cell, and one of its sides."""


@cache
def cells_near(start: int, width: int) -> frozenset[int]:
    return frozenset(start + y * width + x for y in ROWS for x in COLUMNS)


def shapes_with_door(numbering: Numbering, door: int) -> frozenset[int]:
    features = numbering.fields.features
    return frozenset(shape for shape in range(len(features) // MOST_FIELDS) if features[MOST_FIELDS * shape] == door)


class Search:
    """Walks from edge to edge: over a border and through a tunnel for nothing, over an empty cell for a card."""

    def __init__(self, mine: Mine, closed: frozenset[int]) -> None:
        """Nothing leads through cards of the `closed` shapes."""
        self.layout = mine.layout
        self.cells = [BORDER if shape in closed else shape for shape in numbers(mine.cells)]
        self.steps = (-int(mine.width), 1, int(mine.width), -1)
        self.near = cells_near(int(mine.start), int(mine.width))
        self.walked = dict.fromkeys(self.near, 0)
        """The edges that were reached."""
        self.reached: dict[int, int] = {}
        """For each goal that was met how many cards were missing."""
        self.waiting: list[list[Edge]] = [self.sources(mine), [], []]
        """The edges to go on over: now, after one more card, and after two."""

    def sources(self, mine: Mine) -> list[Edge]:
        start = int(mine.start)
        ladders = ((cell, int(self.layout.ladders[self.cells[cell]])) for cell in numbers(mine.placed))
        return [edge for cell, edges in ((start, ALL_EDGES), *ladders) for edge in self.edges_of(cell, edges)]

    def edges_of(self, cell: int, edges: int) -> list[Edge]:
        return [(cell, side) for side in range(4) if edges >> side & 1]

    def run(self) -> None:
        cards = 0
        while any(self.waiting):
            todo = self.waiting[0]
            while todo:
                self.cross(*todo.pop(), cards)
            self.waiting = [*self.waiting[1:], []]
            cards += 1

    def cross(self, cell: int, side: int, cards: int) -> None:
        """Goes on over an edge."""
        facing = cell + self.steps[side]
        if facing not in self.near:
            return
        shape = self.cells[facing]
        if shape == FACE_DOWN:
            self.reached.setdefault(facing, cards)
        elif shape == EMPTY:
            self.dig(facing)
        elif shape >= FIRST_SHAPE:
            fresh = self.layout.joined[4 * shape + (side ^ 2)] & ~self.walked[facing]
            self.walked[facing] |= fresh
            self.waiting[0] += self.edges_of(facing, fresh)

    def dig(self, cell: int) -> None:
        """A crossing will lie there. Where cards lie on three sides few others fit, so it counts as two cards."""
        if not self.walked[cell]:
            self.walked[cell] = ALL_EDGES
            beside = [cell + step for step in self.steps]
            laid = sum(one in self.near and self.cells[one] not in (EMPTY, FACE_DOWN) for one in beside)
            self.waiting[2 if laid >= 3 else 1] += self.edges_of(cell, ALL_EDGES)


def missing_cards(mine: Mine, closed: frozenset[int] = frozenset()) -> list[int]:
    """For each goal how many cards are missing at least."""
    search = Search(mine, closed)
    search.run()
    return [search.reached.get(int(goal), FAR) for goal in mine.layout.covered]
