"""The mine as a bot pictures it: sets of cells held as bits, and how many cards are missing to each goal.

A whole set of cells moves with one shift, so a flood over the mine costs a few operations for each card of distance.
"""

from permonik.engine.board.formats import Laid
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.digging.formats import Goal
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import CARDS, NUMBER, SHAPES
from permonik.engine.saboteur.vocabulary import VOCABULARY

FAR = 99
"""The distance to a goal that no free cells lead to."""
ROW = int(tables.WIDTH)
GOAL_CELLS = tuple(int(cell) for cell in tables.GOAL_CELLS)
OPEN = bytes(FIRST_SHAPE) + bytes(shape.open for shape in SHAPES)
DEAD_END = (False,) * FIRST_SHAPE + tuple(CARDS[shape.card].dead_end for shape in SHAPES)

# Whoever digs outside this rectangle digs for nothing.
LEFT, RIGHT, TOP, BOTTOM = -2, 10, -5, 5
ORIGIN = int(tables.START) + (TOP - 1) * ROW + LEFT - 1

Distances = tuple[int, int, int]


def bit_of(cell: int) -> int:
    x, y = VOCABULARY.grid.point(cell)
    return 1 << (cell - ORIGIN) if LEFT <= x <= RIGHT and TOP <= y <= BOTTOM else 0


BITS = tuple(bit_of(cell) for cell in range(tables.AREA))
"""The bit of each cell, 0 outside the rectangle."""
GOAL_BITS = tuple(BITS[cell] for cell in GOAL_CELLS)
START_BIT = BITS[tables.START]
RECTANGLE = sum(BITS)
ALL_GOALS = sum(GOAL_BITS)


def cell_at(x: int, y: int) -> int:
    return int(tables.START) + y * ROW + x


def shape_of(card: int, turned: bool | int) -> int:
    return tables.CARD_SHAPE[card] + int(turned)


class Sketch:
    """Free cells, tunnels by their open sides, goals face down, and the tunnels joined to the start."""

    __slots__ = ("east", "free", "hidden", "lit", "north", "south", "west")

    def __init__(self) -> None:
        self.free = RECTANGLE & ~START_BIT & ~ALL_GOALS
        self.hidden = ALL_GOALS
        self.north = self.east = self.south = self.west = START_BIT
        self.lit = START_BIT

    def copy(self) -> "Sketch":
        other = Sketch.__new__(Sketch)
        other.free, other.hidden, other.lit = self.free, self.hidden, self.lit
        other.north, other.east, other.south, other.west = self.north, self.east, self.south, self.west
        return other

    def lay(self, cell: int, shape: int) -> None:
        """Lays a card and lets the light through."""
        self.put(cell, shape)
        if not DEAD_END[shape]:
            self.lit = self.joined_to(self.lit)

    def put(self, cell: int, shape: int) -> None:
        """Puts a card on a cell; a dead end only takes the cell away."""
        bit = BITS[cell]
        self.free &= ~bit
        if not DEAD_END[shape]:
            self.dig(bit, OPEN[shape])

    def uncover(self, cell: int, shape: int) -> None:
        self.hidden &= ~BITS[cell]
        self.lay(cell, shape)

    def collapse(self, cell: int) -> None:
        bit = BITS[cell]
        self.free |= bit
        self.north &= ~bit
        self.east &= ~bit
        self.south &= ~bit
        self.west &= ~bit
        self.lit = self.joined_to(START_BIT)

    def dig(self, bit: int, sides: int) -> None:
        if sides & 1:
            self.north |= bit
        if sides & 2:
            self.east |= bit
        if sides & 4:
            self.south |= bit
        if sides & 8:
            self.west |= bit

    def joined_to(self, cells: int) -> int:
        """These tunnels and all that they lead to."""
        while True:
            more = (
                cells
                | (cells & self.north) >> ROW & self.south
                | (cells & self.east) << 1 & self.west
                | (cells & self.south) << ROW & self.north
                | (cells & self.west) >> 1 & self.east
            )
            if more == cells:
                return cells
            cells = more

    def exits(self, cells: int) -> int:
        """The cells that the open sides of these tunnels point at."""
        return (
            (cells & self.north) >> ROW
            | (cells & self.east) << 1
            | (cells & self.south) << ROW
            | (cells & self.west) >> 1
        )

    def distances(self) -> Distances:
        """For each goal how many cards are missing at least; `FAR` for a goal that is cut off or face up.

        A narrow cell counts twice.
        """
        found = [FAR, FAR, FAR]
        exits = self.exits(self.lit)
        missing = self.hidden
        seen = self.lit
        narrow = self.narrow()
        dark = (self.north | self.east | self.south | self.west) & ~self.lit
        waiting = 0
        cards = 0
        while True:
            hit = exits & missing
            if hit:
                missing &= ~hit
                for goal in range(3):
                    if hit & GOAL_BITS[goal]:
                        found[goal] = cards
            front = exits & self.free & ~seen
            front, waiting = front & ~narrow | waiting, front & narrow & ~waiting
            if not missing or not (front or waiting):
                return found[0], found[1], found[2]
            cards += 1
            seen |= front
            exits = front >> ROW | front << 1 | front << ROW | front >> 1
            if dark:
                tunnels = self.joined_to(self.entered(front) & dark & ~seen)
                seen |= tunnels
                exits |= self.exits(tunnels)

    def narrow(self) -> int:
        """Free cells with laid cards on three sides or more, which few cards fit."""
        laid = RECTANGLE & ~self.free & ~self.hidden
        north, east, south, west = laid << ROW, laid >> 1, laid >> ROW, laid << 1
        return self.free & (north & south & (east | west) | east & west & (north | south))

    def entered(self, cells: int) -> int:
        """Tunnels with an open side towards one of these free cells."""
        return cells >> ROW & self.south | cells << 1 & self.west | cells << ROW & self.north | cells >> 1 & self.east


def sketch_of(mine: list[Laid], goals: list[Goal]) -> Sketch:
    sketch = Sketch()
    for laid in mine:
        sketch.put(cell_at(laid.x, laid.y), shape_of(NUMBER[laid.card], laid.turned))
    sketch.lit = sketch.joined_to(START_BIT)
    for goal in goals:
        if goal.turned is not None and goal.face is not None:
            sketch.uncover(cell_at(goal.x, goal.y), shape_of(NUMBER[goal.face], goal.turned))
    return sketch
