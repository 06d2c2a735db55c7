"""What a seat sees in Diamond Forest: boards of every shape. Compiled."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.state import State
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.formats import PHASES
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import (
    COLOURS,
    EQUIPMENT,
    MOST_SEATS,
    PAYING,
    PINNED,
    SPENT,
    SWAPS,
    TILES,
    UP,
)
from permonik.engine.diamond_forest.tiles import NAMES
from permonik.engine.diamond_forest.tricks import other_half
from permonik.env.core.eyes import Eyes
from permonik.env.core.window import Window

WINDOW: Final = Window(GRID, 0, GRID.width - 3, 0, GRID.height - 3, reach=GRID.width + GRID.height)
PLANES: Final = (
    *(f"known {tile}" for tile in NAMES[:TILES]),
    "cell of the board",
    "covered",
    "face up to the end",
    "spent fire",
    "own dwarf",
    "other dwarfs",
    "tile that is shown",
    "cell voted for by the seat",
    "cell proposed",
    "pair swapped first",
)
CELL: Final[i64] = TILES
COVERED: Final[i64] = TILES + 1
STAYS: Final[i64] = TILES + 2
BURNT: Final[i64] = TILES + 3
OWN_DWARF: Final[i64] = TILES + 4
OTHER_DWARFS: Final[i64] = TILES + 5
SHOWN: Final[i64] = TILES + 6
VOTE: Final[i64] = TILES + 7
PROPOSAL: Final[i64] = TILES + 8
PAIR: Final[i64] = TILES + 9


class DiamondForestEyes(Eyes):
    __slots__ = (
        "active",
        "agreed",
        "area",
        "board",
        "colours",
        "diamonds",
        "equipment",
        "first",
        "ranks",
        "stuck",
        "supply",
        "turn_facts",
        "unseen",
        "voted",
    )

    def __init__(self) -> None:
        super().__init__(int(MOST_SEATS), len(PHASES), WINDOW.places(), WINDOW.columns, WINDOW.rows)
        seats = int(MOST_SEATS)
        self.area: i64 = WINDOW.columns * WINDOW.rows
        self.board: i64 = self.segment(
            "board", (len(PLANES), WINDOW.rows, WINDOW.columns), "planes: " + ", ".join(PLANES)
        )
        self.unseen: i64 = self.segment("unseen", (TILES,), "how many of each tile lie where the seat has not looked")
        self.active: i64 = self.segment("active", (seats,), "whose turn it is")
        self.first: i64 = self.segment("first", (seats,), "who began the game")
        self.equipment: i64 = self.segment("equipment", (seats,), "the tokens of each seat")
        self.supply: i64 = self.segment("supply", (1,), "the tokens nobody has")
        self.diamonds: i64 = self.segment("diamonds", (seats, COLOURS), "the colours each seat has")
        self.colours: i64 = self.segment("colours", (COLOURS,), "the colours to be collected")
        self.stuck: i64 = self.segment("stuck", (seats,), "whose dwarf is stuck")
        self.ranks: i64 = self.segment("ranks", (seats,), "the rank of each seat that is at home")
        self.voted: i64 = self.segment("voted", (seats,), "who has voted")
        self.agreed: i64 = self.segment("agreed", (seats,), "who wants the cell proposed")
        self.turn_facts: i64 = self.segment(
            "turn", (6,), "dwarfs at home, tiles entered, number rolled, tokens missing, swaps left, proposals"
        )

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        here = cast(DiamondForest, state)
        self.write_table(here, seat, here.phase, out, at)
        cells = here.board.cells
        for i in range(i64(len(cells))):
            self.write_tile(here, cells[i], seat, out, at)
        supply: i64 = EQUIPMENT
        for other in range(here.seats):
            away = self.away(here, other, seat)
            supply -= i64(here.equipment[other])
            out[at + self.equipment + away] = here.equipment[other]
            out[at + self.stuck + away] = here.stuck[other]
            out[at + self.ranks + away] = here.ranks[other]
            for colour in range(i64(COLOURS)):
                out[at + self.diamonds + away * COLOURS + colour] = u8(i64(here.diamonds[other]) >> colour & 1)
            if here.votes[other] != 0:
                out[at + self.voted + away] = 1
            plane = OWN_DWARF
            if away > 0:
                plane = OTHER_DWARFS
            self.add(out, at, plane, i64(here.dwarfs[other]))
        self.put(out, at + self.supply, supply)
        for colour in range(i64(COLOURS)):
            out[at + self.colours + colour] = u8(here.board.colours >> colour & 1)
        if here.active >= 0:
            out[at + self.active + self.away(here, here.active, seat)] = 1
        if here.first >= 0:
            out[at + self.first + self.away(here, here.first, seat)] = 1
        self.write_bits(here, here.agreed, seat, out, at + self.agreed)
        self.write_turn(here, seat, out, at)

    def write_tile(self, here: DiamondForest, cell: i64, me: i64, out: vec[u8], at: i64) -> None:
        place = i64(here.forest[cell])
        tile = here.tile(cell)
        self.add(out, at, CELL, cell)
        if place & UP or i64(here.seen[cell]) >> me & 1:
            self.add(out, at, tile, cell)
        else:
            out[at + self.unseen + tile] += 1
        if place & UP == 0:
            self.add(out, at, COVERED, cell)
        if place & PINNED:
            self.add(out, at, STAYS, cell)
        if place & SPENT:
            self.add(out, at, BURNT, cell)

    def write_turn(self, here: DiamondForest, me: i64, out: vec[u8], at: i64) -> None:
        self.add(out, at, SHOWN, here.shown)
        self.add(out, at, VOTE, i64(here.votes[me]))
        self.add(out, at, PROPOSAL, here.proposal)
        if here.pair:
            self.add(out, at, PAIR, (here.pair - SWAPS) // 2)
            self.add(out, at, PAIR, other_half(here.pair))
        facts = at + self.turn_facts
        self.put(out, facts, here.home)
        self.put(out, facts + 1, here.entries)
        self.put(out, facts + 2, here.rolled)
        if here.phase == PAYING:
            self.put(out, facts + 3, here.missing())
        self.put(out, facts + 4, here.swaps)
        self.put(out, facts + 5, here.proposals)

    def add(self, out: vec[u8], at: i64, plane: i64, cell: i64) -> None:
        """One more on a plane of the board; cell 0 is none."""
        if cell > 0 and self.places[cell] >= 0:
            out[at + self.board + plane * self.area + self.places[cell]] += 1
