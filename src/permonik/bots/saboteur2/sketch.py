"""The mine with doors, ladders and bridges as a bot pictures it: sets of cells held as bits, and how many cards are
missing to each goal for those who pass the blue doors, the green doors, or all.
"""

from typing import NamedTuple

from permonik.bots.saboteur.digging import BOTTOM, FAR, LEFT, RIGHT, TOP, Distances
from permonik.engine.board.formats import Laid
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.shapes import Shape
from permonik.engine.digging.formats import Goal
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.cards import CARDS, SHAPES
from permonik.engine.saboteur2.vocabulary import VOCABULARY

ROW = RIGHT - LEFT + 3
"""The rectangle and a column on either side, so that nothing shifted leaves one row for the next."""
GOAL_CELLS = tuple(int(cell) for cell in tables.NUMBERING.goal_cells)
NO_TUNNELS = (0, 0)
DOORS = ("blue", "green")


def bit_of(cell: int) -> int:
    x, y = VOCABULARY.grid.point(cell)
    inside = LEFT <= x <= RIGHT and TOP <= y <= BOTTOM
    return 1 << ((y - TOP + 1) * ROW + x - LEFT + 1) if inside else 0


def tunnels_of(shape: Shape) -> tuple[int, int]:
    """The edges of the tunnels of a card that lead somewhere: at most two, which never meet; stubs are left out."""
    leading = [field.edges for field in shape.fields if field.edges.bit_count() > 1 or field.feature == "ladder"]
    first, second, *_ = (*leading, 0, 0)
    return first, second


BITS = tuple(bit_of(cell) for cell in range(tables.AREA))
"""The bit of each cell, 0 outside the rectangle."""
GOAL_BITS = tuple(BITS[cell] for cell in GOAL_CELLS)
START_BIT = BITS[tables.START]
RECTANGLE = sum(BITS)
ALL_GOALS = sum(GOAL_BITS)
TUNNELS = (NO_TUNNELS,) * FIRST_SHAPE + tuple(tunnels_of(shape) for shape in SHAPES)
FEATURES = ("",) * FIRST_SHAPE + tuple(CARDS[shape.card].feature for shape in SHAPES)


def cell_at(x: int, y: int) -> int:
    return int(tables.START) + y * int(tables.WIDTH) + x


def shape_of(card: int, turned: bool | int) -> int:
    return tables.NUMBERING.card_shape[card] + int(turned)


class Reach(NamedTuple):
    """Cards missing to each goal."""

    blue: Distances
    """For those whom green doors stop."""
    green: Distances
    any: Distances
    """For those who pass all doors: this ends the round."""


class Tunnels:
    """A set of tunnels, at most one a cell, by their open sides."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, north: int, east: int, south: int, west: int) -> None:
        self.north, self.east, self.south, self.west = north, east, south, west

    def dug(self, bit: int, sides: int) -> "Tunnels":
        return Tunnels(
            self.north | (bit if sides & 1 else 0),
            self.east | (bit if sides & 2 else 0),
            self.south | (bit if sides & 4 else 0),
            self.west | (bit if sides & 8 else 0),
        )

    def without(self, bits: int) -> "Tunnels":
        keep = ~bits
        return Tunnels(self.north & keep, self.east & keep, self.south & keep, self.west & keep)


class Sketch:
    """Free cells, goals face down, ladders (the start is one), doors by colour, and tunnels; `second` has the other
    tunnels of cards with two that never meet."""

    __slots__ = ("doors", "first", "free", "hidden", "ladders", "second")

    def __init__(self) -> None:
        self.free = RECTANGLE & ~START_BIT & ~ALL_GOALS
        self.hidden = ALL_GOALS
        self.ladders = START_BIT
        self.doors = (0,) * len(DOORS)
        self.first = Tunnels(START_BIT, START_BIT, START_BIT, START_BIT)
        self.second = Tunnels(0, 0, 0, 0)

    def copy(self) -> "Sketch":
        other = Sketch.__new__(Sketch)
        other.free, other.hidden, other.ladders, other.doors = self.free, self.hidden, self.ladders, self.doors
        other.first, other.second = self.first, self.second
        return other

    def put(self, cell: int, shape: int) -> None:
        """Puts a card on a cell; a dead end only takes the cell away."""
        bit = BITS[cell]
        self.free &= ~bit
        first, second = TUNNELS[shape]
        if first:
            self.first = self.first.dug(bit, first)
        if second:
            self.second = self.second.dug(bit, second)
        feature = FEATURES[shape]
        if feature == "ladder":
            self.ladders |= bit
        elif feature in DOORS:
            self.doors = with_door(self.doors, feature, bit)

    def uncover(self, cell: int, shape: int) -> None:
        self.hidden &= ~BITS[cell]
        self.put(cell, shape)

    def collapse(self, cell: int) -> None:
        bit = BITS[cell]
        self.free |= bit
        self.ladders &= ~bit
        self.doors = tuple(door & ~bit for door in self.doors)
        self.first = self.first.without(bit)
        self.second = self.second.without(bit)

    def reach(self) -> Reach:
        blue_doors, green_doors = self.doors
        everybody = self.distances(0)
        blue = self.distances(green_doors) if green_doors else everybody
        green = self.distances(blue_doors) if blue_doors else everybody
        return Reach(blue, green, everybody)

    def distances(self, closed: int) -> Distances:
        """For each goal how many cards are missing at least to those who cannot pass the closed doors; `FAR` for a
        goal that is cut off or face up. A narrow cell counts twice."""
        first = self.first.without(closed) if closed else self.first
        flood = Flood(first, self.second)
        exits = flood.follow(self.ladders, 0)
        found = [FAR, FAR, FAR]
        missing, narrow = self.hidden, self.narrow()
        open_cells = self.free
        waiting = cards = 0
        while True:
            hit = exits & missing
            if hit:
                missing &= ~hit
                for goal in range(3):
                    if hit & GOAL_BITS[goal]:
                        found[goal] = cards
            front = exits & open_cells
            front, waiting = front & ~narrow | waiting, front & narrow & ~waiting
            if not missing or not (front or waiting):
                return found[0], found[1], found[2]
            cards += 1
            open_cells &= ~front
            exits = front >> ROW | front << 1 | front << ROW | front >> 1
            exits |= flood.enter(front)

    def narrow(self) -> int:
        """Free cells with laid cards on three sides or more, which few cards fit."""
        laid = RECTANGLE & ~self.free & ~self.hidden
        north, east, south, west = laid << ROW, laid >> 1, laid >> ROW, laid << 1
        return self.free & (north & south & (east | west) | east & west & (north | south))


def with_door(doors: tuple[int, ...], colour: str, bit: int) -> tuple[int, ...]:
    return tuple(door | bit if gate == colour else door for gate, door in zip(DOORS, doors, strict=True))


class Flood:
    """Which tunnels have been walked so far."""

    __slots__ = ("first", "second", "seen_first", "seen_second")

    def __init__(self, first: Tunnels, second: Tunnels) -> None:
        self.first = first
        self.second = second
        self.seen_first = self.seen_second = 0

    def follow(self, in_first: int, in_second: int) -> int:
        """Walks on from these tunnels; returns the cells that all open sides on the way point at."""
        first, second = self.first, self.second
        new_first, new_second = in_first & ~self.seen_first, in_second & ~self.seen_second
        pointed = 0
        while new_first or new_second:
            self.seen_first |= new_first
            self.seen_second |= new_second
            north = (new_first & first.north | new_second & second.north) >> ROW
            east = (new_first & first.east | new_second & second.east) << 1
            south = (new_first & first.south | new_second & second.south) << ROW
            west = (new_first & first.west | new_second & second.west) >> 1
            pointed |= north | east | south | west
            new_first = north & first.south | east & first.west | south & first.north | west & first.east
            new_first &= ~self.seen_first
            new_second = north & second.south | east & second.west | south & second.north | west & second.east
            new_second &= ~self.seen_second
        return pointed

    def enter(self, cells: int) -> int:
        """Walks on into the tunnels with an open side towards one of these free cells."""
        north, east, south, west = cells >> ROW, cells << 1, cells << ROW, cells >> 1
        first, second = self.first, self.second
        in_first = north & first.south | east & first.west | south & first.north | west & first.east
        in_second = north & second.south | east & second.west | south & second.north | west & second.east
        return self.follow(in_first, in_second)


def sketch_of(mine: list[Laid], goals: list[Goal]) -> Sketch:
    sketch = Sketch()
    for laid in mine:
        sketch.put(cell_at(laid.x, laid.y), VOCABULARY.shape_of(laid.card, laid.turned))
    for goal in goals:
        if goal.turned is not None and goal.face is not None:
            sketch.uncover(cell_at(goal.x, goal.y), VOCABULARY.shape_of(goal.face, goal.turned))
    return sketch
