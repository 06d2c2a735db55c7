"""A mine on words of bits: how many cards are missing to each goal now, and after one more card. Compiled.

Only the cells are kept where it is worth while to dig: columns -1 to 9, rows -4 to 4. A row takes twelve bits, the last
of them always 0, so that nothing runs over an end of a row; the upper word has the rows up to that of the start, the
lower one the others. Shifts of the upper word to the south and of the lower one to the north carry over.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.net import FACE_DOWN
from permonik.engine.digging.board import DISTANCE as GOALS_AT
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import GOALS

FAR: Final = 40
"""The distance to a goal that no empty cells lead to, or that lies face up."""
ROW: Final = 12
UPPER_ROWS: Final = 5
LAST_ROW: Final = ROW * (UPPER_ROWS - 1)
ONE_ROW: Final = (1 << ROW) - 1
WORD: Final = (1 << ROW * UPPER_ROWS) - 1
DISTANCE: Final = 255
"""A distance takes eight bits, that of the first goal the lowest."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8


def bit_of(x: int, y: int, upper: bool) -> int:
    """Of a cell so far from the start; 0 where it is in the other word, or too far away."""
    if x < -1 or x > 9 or y < -4 or y > 4 or (y <= 0) != upper:
        return 0
    row = y + 4 if upper else y - 1
    return 1 << (ROW * row + x + 1)


def all_cells(upper: bool) -> int:
    together = 0
    for y in range(-4, 5):
        for x in range(-1, 10):
            together |= bit_of(x, y, upper)
    return together


ALL_UPPER: Final[i64] = all_cells(True)
ALL_LOWER: Final[i64] = all_cells(False)
START_BIT: Final[i64] = bit_of(0, 0, True)
FIRST_GOAL: Final[i64] = bit_of(GOALS_AT, -2, True)
SECOND_GOAL: Final[i64] = bit_of(GOALS_AT, 0, True)
THIRD_GOAL: Final[i64] = bit_of(GOALS_AT, 2, False)


class Chart:
    """Where the cells of a game are in a sketch, and where its cards lead to."""

    __slots__ = ("ladders", "loose", "lower", "tunnels", "upper")

    def __init__(self, mine: Mine, tunnels: bytes, ladders: bytes) -> None:
        self.upper: vec[i64] = vec[i64]([0] * len(mine.cells))
        """For each cell its bit in the upper word."""
        self.lower: vec[i64] = vec[i64]([0] * len(mine.cells))
        for y in range(-4, 5):
            for x in range(-1, 10):
                cell = mine.start + y * mine.width + x
                self.upper[cell] = bit_of(x, y, True)
                self.lower[cell] = bit_of(x, y, False)
        self.tunnels = tunnels
        """For each shape the sides that its tunnels join: none for a dead end."""
        self.ladders = ladders
        """For each shape whether it is joined to the start wherever it lies."""
        loose = bytearray(len(tunnels))
        for shape in range(len(tunnels)):
            loose[shape] = int(tunnels[shape] != 0 and mine.layout.open[shape] & ~tunnels[shape] != 0)
        self.loose = bytes(loose)
        """For each shape whether a tunnel may lead to it and not to its tunnels."""


def north_upper(upper: i64, lower: i64) -> i64:
    return upper >> ROW | (lower & ONE_ROW) << LAST_ROW


def south_upper(upper: i64) -> i64:
    return upper << ROW & WORD


def south_lower(upper: i64, lower: i64) -> i64:
    return lower << ROW & WORD | upper >> LAST_ROW


class Sketch:
    """Cells as bits: a name that ends in `_1` is of the upper word, one in `_2` of the lower word."""

    __slots__ = (
        "covered_1",
        "covered_2",
        "east_1",
        "east_2",
        "ends_1",
        "ends_2",
        "free_1",
        "free_2",
        "has_dark",
        "lit_1",
        "lit_2",
        "north_1",
        "north_2",
        "roots_1",
        "roots_2",
        "south_1",
        "south_2",
        "spare",
        "west_1",
        "west_2",
    )

    def __init__(self) -> None:
        self.free_1: i64 = ALL_UPPER & ~(START_BIT | FIRST_GOAL | SECOND_GOAL)
        """Cells without a card."""
        self.free_2: i64 = ALL_LOWER & ~THIRD_GOAL
        self.covered_1: i64 = FIRST_GOAL | SECOND_GOAL
        """Goals that lie face down."""
        self.covered_2: i64 = THIRD_GOAL
        self.north_1: i64 = START_BIT
        """Tunnels that are open to the north, and so on; dead ends are no tunnels."""
        self.north_2: i64 = 0
        self.east_1: i64 = START_BIT
        self.east_2: i64 = 0
        self.south_1: i64 = START_BIT
        self.south_2: i64 = 0
        self.west_1: i64 = START_BIT
        self.west_2: i64 = 0
        self.roots_1: i64 = START_BIT
        """The start, and all that is joined to it wherever it lies."""
        self.roots_2: i64 = 0
        self.lit_1: i64 = 0
        """Tunnels joined to the start."""
        self.lit_2: i64 = 0
        self.ends_1: i64 = 0
        """Where these lead to."""
        self.ends_2: i64 = 0
        self.has_dark = False
        """Whether there are tunnels that are not joined to the start."""
        self.spare: Sketch | None = None
        """What changes were last tried on."""

    def copy(self) -> "Sketch":
        copy = Sketch()
        copy.become(self)
        return copy

    def tried(self) -> "Sketch":
        """A copy to try a change on, good until the next one."""
        spare = self.spare
        if spare is None:
            spare = Sketch()
            self.spare = spare
        spare.become(self)
        return spare

    def become(self, other: "Sketch") -> None:
        self.free_1 = other.free_1
        self.free_2 = other.free_2
        self.covered_1 = other.covered_1
        self.covered_2 = other.covered_2
        self.north_1 = other.north_1
        self.north_2 = other.north_2
        self.east_1 = other.east_1
        self.east_2 = other.east_2
        self.south_1 = other.south_1
        self.south_2 = other.south_2
        self.west_1 = other.west_1
        self.west_2 = other.west_2
        self.roots_1 = other.roots_1
        self.roots_2 = other.roots_2
        self.lit_1 = other.lit_1
        self.lit_2 = other.lit_2
        self.ends_1 = other.ends_1
        self.ends_2 = other.ends_2
        self.has_dark = other.has_dark

    # The mine changes. A card is told by its bit and by the sides that its tunnels join.

    def lay(self, upper: i64, lower: i64, sides: i64, ladder: bool, loose: bool) -> None:
        """A card is laid where a tunnel joined to the start leads to, a ladder anywhere."""
        self.put(upper, lower, sides, ladder)
        if sides == 0:
            return
        if loose and not ladder and not self.leads_into(upper, lower, sides):
            self.has_dark = True
            return
        if self.has_dark or upper | lower == 0:
            self.light()
        else:
            self.lit_1 |= upper
            self.lit_2 |= lower
            self.lead_on(upper, lower)

    def uncover(self, upper: i64, lower: i64, sides: i64) -> None:
        self.covered_1 &= ~upper
        self.covered_2 &= ~lower
        self.put(upper, lower, sides, False)
        self.light()

    def take(self, upper: i64, lower: i64) -> None:
        self.free_1 |= upper
        self.free_2 |= lower
        self.roots_1 &= ~upper
        self.roots_2 &= ~lower
        self.north_1 &= ~upper
        self.north_2 &= ~lower
        self.east_1 &= ~upper
        self.east_2 &= ~lower
        self.south_1 &= ~upper
        self.south_2 &= ~lower
        self.west_1 &= ~upper
        self.west_2 &= ~lower
        self.light()

    def put(self, upper: i64, lower: i64, sides: i64, ladder: bool) -> None:
        """A card lies there now; what it is joined to is not worked out yet."""
        self.free_1 &= ~upper
        self.free_2 &= ~lower
        if ladder:
            self.roots_1 |= upper
            self.roots_2 |= lower
        if sides & NORTH:
            self.north_1 |= upper
            self.north_2 |= lower
        if sides & EAST:
            self.east_1 |= upper
            self.east_2 |= lower
        if sides & SOUTH:
            self.south_1 |= upper
            self.south_2 |= lower
        if sides & WEST:
            self.west_1 |= upper
            self.west_2 |= lower

    def leads_into(self, upper: i64, lower: i64, sides: i64) -> bool:
        """Whether a tunnel joined to the start comes to a cell by one of these sides."""
        lit_1 = self.lit_1
        lit_2 = self.lit_2
        met: i64 = 0
        if sides & NORTH:
            met |= south_upper(lit_1 & self.south_1) & upper
            met |= south_lower(lit_1 & self.south_1, lit_2 & self.south_2) & lower
        if sides & EAST:
            met |= (lit_1 & self.west_1) >> 1 & upper | (lit_2 & self.west_2) >> 1 & lower
        if sides & SOUTH:
            met |= north_upper(lit_1 & self.north_1, lit_2 & self.north_2) & upper
            met |= (lit_2 & self.north_2) >> ROW & lower
        if sides & WEST:
            met |= (lit_1 & self.east_1) << 1 & upper | (lit_2 & self.east_2) << 1 & lower
        return met != 0

    def lead_on(self, upper: i64, lower: i64) -> None:
        """These tunnels are joined to the start: so are the cells that they lead to."""
        self.ends_1 |= self.beside_1(upper, lower)
        self.ends_2 |= self.beside_2(upper, lower)

    def beside_1(self, upper: i64, lower: i64) -> i64:
        """The cells of the upper word that these tunnels lead to."""
        return (
            north_upper(upper & self.north_1, lower & self.north_2)
            | (upper & self.east_1) << 1
            | south_upper(upper & self.south_1)
            | (upper & self.west_1) >> 1
        )

    def beside_2(self, upper: i64, lower: i64) -> i64:
        return (
            (lower & self.north_2) >> ROW
            | (lower & self.east_2) << 1
            | south_lower(upper & self.south_1, lower & self.south_2)
            | (lower & self.west_2) >> 1
        )

    def joined_1(self, upper: i64, lower: i64) -> i64:
        """The tunnels of the upper word that are joined to these."""
        return (
            north_upper(upper & self.north_1, lower & self.north_2) & self.south_1
            | (upper & self.east_1) << 1 & self.west_1
            | south_upper(upper & self.south_1) & self.north_1
            | (upper & self.west_1) >> 1 & self.east_1
        )

    def joined_2(self, upper: i64, lower: i64) -> i64:
        return (
            (lower & self.north_2) >> ROW & self.south_2
            | (lower & self.east_2) << 1 & self.west_2
            | south_lower(upper & self.south_1, lower & self.south_2) & self.north_2
            | (lower & self.west_2) >> 1 & self.east_2
        )

    def light(self) -> None:
        """Works out anew what is joined to the start. Ways mostly run east, so two steps are taken there at a time."""
        upper = self.roots_1
        lower = self.roots_2
        east_1 = self.east_1 & self.west_1 >> 1
        east_2 = self.east_2 & self.west_2 >> 1
        south_1 = self.south_1 & self.north_1 >> ROW
        south_2 = self.south_2 & self.north_2 >> ROW
        across = self.south_1 >> LAST_ROW & self.north_2
        while True:
            before_1 = upper
            before_2 = lower
            upper |= (upper & east_1) << 1
            upper |= (upper & east_1) << 1
            upper |= upper >> 1 & east_1
            upper |= upper >> ROW & south_1
            upper |= (upper & south_1) << ROW
            lower |= upper >> LAST_ROW & across
            lower |= (lower & south_2) << ROW
            lower |= (lower & east_2) << 1
            lower |= (lower & east_2) << 1
            lower |= lower >> 1 & east_2
            lower |= lower >> ROW & south_2
            upper |= (lower & across) << LAST_ROW
            if upper == before_1 and lower == before_2:
                break
        self.lit_1 = upper
        self.lit_2 = lower
        self.ends_1 = self.beside_1(upper, lower)
        self.ends_2 = self.beside_2(upper, lower)
        self.has_dark = (self.tunnels_1() & ~upper | self.tunnels_2() & ~lower) != 0

    def tunnels_1(self) -> i64:
        return self.north_1 | self.east_1 | self.south_1 | self.west_1

    def tunnels_2(self) -> i64:
        return self.north_2 | self.east_2 | self.south_2 | self.west_2

    # Distances.

    def distances(self) -> i64:
        """To all goals that lie face down."""
        return self.flood(self.ends_1, self.ends_2, self.free_1, self.free_2, self.covered_1, self.covered_2)

    def after_card(
        self, upper: i64, lower: i64, sides: i64, ladder: bool, loose: bool, goals_1: i64, goals_2: i64
    ) -> i64:
        """To these goals, if this card were laid."""
        if sides == 0:
            return self.flood(self.ends_1, self.ends_2, self.free_1 & ~upper, self.free_2 & ~lower, goals_1, goals_2)
        if self.has_dark or (loose and not ladder and not self.leads_into(upper, lower, sides)):
            then = self.tried()
            then.lay(upper, lower, sides, ladder, loose)
            return then.flood(then.ends_1, then.ends_2, then.free_1, then.free_2, goals_1, goals_2)
        ends_1 = self.ends_1
        ends_2 = self.ends_2
        if sides & NORTH:
            ends_1 |= north_upper(upper, lower)
            ends_2 |= lower >> ROW
        if sides & EAST:
            ends_1 |= upper << 1
            ends_2 |= lower << 1
        if sides & SOUTH:
            ends_1 |= south_upper(upper)
            ends_2 |= south_lower(upper, lower)
        if sides & WEST:
            ends_1 |= upper >> 1
            ends_2 |= lower >> 1
        return self.flood(ends_1, ends_2, self.free_1 & ~upper, self.free_2 & ~lower, goals_1, goals_2)

    def after_rockfall(self, upper: i64, lower: i64, goals_1: i64, goals_2: i64) -> i64:
        then = self.tried()
        then.take(upper, lower)
        return then.flood(then.ends_1, then.ends_2, then.free_1, then.free_2, goals_1, goals_2)

    def flood(self, ends_1: i64, ends_2: i64, free_1: i64, free_2: i64, goals_1: i64, goals_2: i64) -> i64:
        """The cards missing to each of these goals, from cells that tunnels lead to, over free cells, each for a card,
        and through tunnels in the dark for nothing. A cell with cards on three sides or more counts twice."""
        first: i64 = FAR
        second: i64 = FAR
        third: i64 = FAR
        cards_1 = ALL_UPPER & ~free_1 & ~self.covered_1
        cards_2 = ALL_LOWER & ~free_2 & ~self.covered_2
        narrow_1 = free_1 & on_three_sides(
            north_upper(cards_1, cards_2), cards_1 << 1, south_upper(cards_1), cards_1 >> 1
        )
        narrow_2 = free_2 & on_three_sides(cards_2 >> ROW, cards_2 << 1, south_lower(cards_1, cards_2), cards_2 >> 1)
        dark_1: i64 = 0
        dark_2: i64 = 0
        if self.has_dark:
            dark_1 = self.tunnels_1() & ~self.lit_1
            dark_2 = self.tunnels_2() & ~self.lit_2
        waiting_1: i64 = 0
        waiting_2: i64 = 0
        missing: i64 = 0
        while True:
            reached = ends_1 & goals_1
            if reached:
                goals_1 &= ~reached
                if reached & FIRST_GOAL:
                    first = missing
                if reached & SECOND_GOAL:
                    second = missing
            if ends_2 & goals_2:
                goals_2 = 0
                third = missing
            if goals_1 | goals_2 == 0:
                break
            met_1 = ends_1 & free_1
            met_2 = ends_2 & free_2
            laid_1 = met_1 & ~narrow_1 | waiting_1
            laid_2 = met_2 & ~narrow_2 | waiting_2
            waiting_1 = met_1 & narrow_1 & ~waiting_1
            waiting_2 = met_2 & narrow_2 & ~waiting_2
            if laid_1 | laid_2 | waiting_1 | waiting_2 == 0:
                break
            missing += 1
            free_1 &= ~laid_1
            free_2 &= ~laid_2
            ends_1 = north_upper(laid_1, laid_2) | laid_1 << 1 | south_upper(laid_1) | laid_1 >> 1
            ends_2 = laid_2 >> ROW | laid_2 << 1 | south_lower(laid_1, laid_2) | laid_2 >> 1
            if ends_1 & dark_1 | ends_2 & dark_2:
                into_1, into_2 = self.through_dark(laid_1, laid_2, dark_1, dark_2)
                dark_1 &= ~into_1
                dark_2 &= ~into_2
                ends_1 |= self.beside_1(into_1, into_2)
                ends_2 |= self.beside_2(into_1, into_2)
        return first | second << 8 | third << 16

    def through_dark(self, laid_1: i64, laid_2: i64, dark_1: i64, dark_2: i64) -> tuple[i64, i64]:
        """The tunnels in the dark that cards laid here would join."""
        into_1 = dark_1 & (
            north_upper(laid_1, laid_2) & self.south_1
            | laid_1 << 1 & self.west_1
            | south_upper(laid_1) & self.north_1
            | laid_1 >> 1 & self.east_1
        )
        into_2 = dark_2 & (
            laid_2 >> ROW & self.south_2
            | laid_2 << 1 & self.west_2
            | south_lower(laid_1, laid_2) & self.north_2
            | laid_2 >> 1 & self.east_2
        )
        while True:
            more_1 = into_1 | self.joined_1(into_1, into_2) & dark_1
            more_2 = into_2 | self.joined_2(into_1, into_2) & dark_2
            if more_1 == into_1 and more_2 == into_2:
                return into_1, into_2
            into_1 = more_1
            into_2 = more_2


def on_three_sides(north: i64, east: i64, south: i64, west: i64) -> i64:
    return north & south & (east | west) | east & west & (north | south)


def sketch_of(mine: Mine, chart: Chart) -> Sketch:
    sketch = Sketch()
    for i in range(i64(len(mine.placed))):
        cell = mine.placed[i]
        shape = i64(mine.cells[cell])
        ladder = chart.ladders[shape] != 0
        sketch.put(chart.upper[cell], chart.lower[cell], i64(chart.tunnels[shape]), ladder)
    covered = mine.layout.covered
    for goal in range(i64(GOALS)):
        cell = covered[goal]
        shape = i64(mine.cells[cell])
        if shape != FACE_DOWN:
            sketch.covered_1 &= ~chart.upper[cell]
            sketch.covered_2 &= ~chart.lower[cell]
            sketch.put(chart.upper[cell], chart.lower[cell], i64(chart.tunnels[shape]), False)
    sketch.light()
    return sketch
