"""The net of cards: what lies on which cell, and what neighbours ask of each other. Compiled.

Edges are the bits N=1, E=2, S=4, W=8; direction `d` is 0 to 3 in that order and its opposite is `d ^ 2`. A card as it
lies is a *shape*, a small number.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from permonik.engine.board.shapes import Shape
from permonik.engine.core.arrays import insert_sorted, logarithms

EMPTY: Final = 0
FACE_DOWN: Final = 1
"""A card nobody has turned over: it demands nothing and carries nothing."""
BORDER: Final = 2
"""The rim of the grid: the edge of a board, or beyond the reach of every deck (see docs/notation.md)."""
FIRST_SHAPE: Final = 3

UNDECIDED: Final = 2
"""How a covered card is to lie when both ways fit alike."""

WORD: Final = 36
"""As many shapes as the table of logarithms can tell apart."""
LOG: Final = logarithms()


class Layout:
    """What all nets of a game share: how shapes look from outside, looked up by their numbers, and where cards lie in
    the beginning."""

    __slots__ = ("covered", "joined", "ladders", "open", "rimmed", "starts", "width")

    def __init__(
        self, shapes: tuple[Shape, ...], width: i64, starts: vec[i64], covered: vec[i64], rimmed: bool
    ) -> None:
        """Shapes are numbered from `FIRST_SHAPE` on, in this order."""
        self.open = bytes(FIRST_SHAPE) + bytes([shape.open for shape in shapes])
        """Open edges of a shape."""
        self.joined = bytes(4 * FIRST_SHAPE) + b"".join([bytes(shape.joined) for shape in shapes])
        """At `4 * shape + d`: the edges joined to the edge `d`, itself included; 0 when that edge is a wall."""
        self.ladders = bytes(FIRST_SHAPE) + bytes([shape.edges_with("ladder") for shape in shapes])
        """The edges of a shape that a ladder joins to all other ladders."""
        self.width: i64 = width
        self.starts: vec[i64] = starts
        """The cells of the cards that lie face up from the beginning and stay."""
        self.covered: vec[i64] = covered
        """The cells of the cards that lie face down in the beginning and stay."""
        self.rimmed = rimmed
        """Whether nets keep their rim up to date: cards are laid by contact, or may be."""


class Fitting:
    """Which shapes of a deck fit where, and which cards have them: as bits, in up to three words of `WORD` shapes."""

    __slots__ = ("fit", "of_card", "shapes")

    def __init__(self, shapes: tuple[Shape, ...], cards: int) -> None:
        """The shapes of the deck in the order of their cards, which are numbered below `cards`."""
        self.shapes: i64 = len(shapes)
        self.fit: vec[i64] = vec[i64]()
        """At `256 * word + demand` the shapes that satisfy a demand: tunnels in the low half, walls in the high one."""
        self.of_card: vec[i64] = vec[i64]()
        """At `3 * card + word` the shapes of a card."""
        for word in range(3):
            part = shapes[WORD * word : WORD * (word + 1)]
            for demand in range(256):
                must, wall = demand & 15, demand >> 4
                fits = [shape.open & must == must and shape.open & wall == 0 for shape in part]
                self.fit = append(self.fit, i64(sum([1 << n for n, fit in enumerate(fits) if fit])))
        for card in range(cards):
            for word in range(3):
                part = shapes[WORD * word : WORD * (word + 1)]
                self.of_card = append(
                    self.of_card, i64(sum([1 << n for n, shape in enumerate(part) if shape.card == card]))
                )

    def list_fitting(self, out: vec[i64], n: i64, cell: i64, demand: i64, low: i64, mid: i64, high: i64) -> i64:
        """Writes the moves `cell * shapes + shape` of those shapes, given in three words, that satisfy a demand, from
        place `n` on; returns the next free place."""
        first = cell * self.shapes
        fit = self.fit
        fits = fit[demand] & low
        while fits:
            lowest = fits & -fits
            out[n] = first + LOG[lowest % 37]
            n += 1
            fits ^= lowest
        if mid:
            fits = fit[256 + demand] & mid
            first += WORD
            while fits:
                lowest = fits & -fits
                out[n] = first + LOG[lowest % 37]
                n += 1
                fits ^= lowest
        if high:
            fits = fit[512 + demand] & high
            first = cell * self.shapes + 2 * WORD
            while fits:
                lowest = fits & -fits
                out[n] = first + LOG[lowest % 37]
                n += 1
                fits ^= lowest
        return n


class Net:
    """A rectangle of cells, `width` to a row, with a border all around that stays empty."""

    __slots__ = ("cells", "demand", "layout", "placed", "rim", "width")

    def __init__(self, layout: Layout, cells: vec[u8], demand: vec[u8]) -> None:
        self.layout = layout
        self.width: i64 = layout.width
        self.cells: vec[u8] = cells
        """The shape on each cell."""
        self.demand: vec[u8] = demand
        """What the neighbours of a cell ask of it: tunnels in the low half, walls in the high half."""
        self.placed: vec[i64] = vec[i64]()
        """Cells with a card that was laid in play, in ascending order."""
        self.rim: vec[i64] = vec[i64]()
        """Empty cells beside a card that lies face up, in ascending order."""

    def clone(self) -> "Net":
        copy = Net(self.layout, self.cells[:], self.demand[:])
        self.copy_net(copy)
        return copy

    def copy_net(self, copy: "Net") -> None:
        copy.placed = self.placed[:]
        copy.rim = self.rim[:]

    def edges(self, shape: i64) -> i64:
        return i64(self.layout.open[shape])

    def step(self, d: i64) -> i64:
        """From a cell to its neighbour in direction `d`."""
        if d == 0:
            return -self.width
        if d == 1:
            return 1
        if d == 2:
            return self.width
        return -1

    def is_face_up(self, cell: i64) -> bool:
        return i64(self.cells[cell]) >= FIRST_SHAPE

    # Cards come and go.

    def lay(self, cell: i64, shape: i64) -> None:
        """Lays a card where it fits."""
        self.placed = insert_sorted(self.placed, cell)
        self.put(cell, shape)

    def put(self, cell: i64, shape: i64) -> None:
        """Puts a shape on a cell and tells the neighbours what it asks of them."""
        self.cells[cell] = u8(shape)
        edges = self.edges(shape)
        if self.layout.rimmed:
            self.extend_rim(cell)
        for d in range(i64(4)):
            facing = cell + self.step(d)
            asked: i64 = 1 << (d ^ 2)
            if edges >> d & 1 == 0:
                asked <<= 4
            self.demand[facing] = u8(i64(self.demand[facing]) | asked)

    def restore(self, cell: i64, shape: i64, laid: bool) -> None:
        """Puts a card where it lay. `laid` is False for one that was covered in the beginning."""
        self.put(cell, shape)
        if laid:
            self.placed = insert_sorted(self.placed, cell)

    def take(self, cell: i64) -> None:
        """Takes a laid card away."""
        self.placed = remove(self.placed, cell)
        self.cells[cell] = EMPTY
        for d in range(i64(4)):
            facing = cell + self.step(d)
            self.demand[facing] = u8(i64(self.demand[facing]) & ~(17 << (d ^ 2)))
        if self.layout.rimmed:
            self.shrink_rim(cell)

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

    # What fits where.

    def mismatch(self, cell: i64, edges: i64) -> i64:
        """The sides of a cell on which a card with these edges would not match its neighbour."""
        demand = i64(self.demand[cell])
        return ((demand & ~edges) | (demand >> 4 & edges)) & 15

    def continues(self, cell: i64, edges: i64) -> bool:
        """Whether a card with these edges would prolong a way that leads to the cell."""
        return i64(self.demand[cell]) & edges != 0

    def matches(self, cell: i64, edges: i64) -> i64:
        """How many sides of a cell would match its neighbours with these edges open."""
        demand = i64(self.demand[cell])
        matching = (demand & edges) | (demand >> 4 & ~edges)
        count: i64 = 0
        for d in range(i64(4)):
            count += matching >> d & 1
        return count

    def turn_to_fit(self, cell: i64, shape: i64, sides: i64) -> i64:
        """How a covered card is to lie that is entered by one of these sides: 0 for this shape, 1 for the turned one
        behind it. One of the sides must be open; then as many neighbours as possible match, else it is `UNDECIDED`."""
        upright = self.edges(shape)
        turned = self.edges(shape + 1)
        if upright & sides == 0:
            return 1
        if turned & sides == 0:
            return 0
        more = self.matches(cell, turned) - self.matches(cell, upright)
        if more == 0:
            return UNDECIDED
        return 1 if more > 0 else 0


def empty_cells(layout: Layout, height: i64) -> vec[u8]:
    """A grid with its border, and nothing on it but covered cards."""
    width = layout.width
    cells: vec[u8] = vec[u8]([EMPTY] * (width * height))
    for cell in range(width * height):
        if cell < width or cell >= width * (height - 1) or cell % width in (0, width - 1):
            cells[cell] = BORDER
    for cell in layout.covered:
        cells[cell] = FACE_DOWN
    return cells


def new_net(layout: Layout, height: i64, start_shapes: list[int]) -> Net:
    """A net with nothing but start cards, which have these shapes, and covered cards."""
    net = Net(layout, empty_cells(layout, height), vec[u8]([0] * (layout.width * height)))
    for number, shape in enumerate(start_shapes):
        net.put(layout.starts[number], shape)
    return net
