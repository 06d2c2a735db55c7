"""A position of Diamond Forest: what lies where, who stands where, what is decided now. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of, zeros
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NOBODY, State
from permonik.engine.diamond_forest.tables import (
    AREA,
    CHOOSING,
    COVERED,
    ENTRANCE,
    EVERYBODY,
    GALLERY,
    NOWHERE,
    PINNED,
    ROCK,
    TILE,
    UP,
)

if TYPE_CHECKING:
    from permonik.engine.core.game import Game
    from permonik.engine.core.options import OptionValue


class Board:
    """Cells, entrances and tiles to be laid. Never changed, so states share it."""

    __slots__ = ("cells", "colours", "empty", "entrances", "places", "tiles")

    def __init__(self, cells: list[int], entrances: list[int], tiles: list[int], colours: int) -> None:
        self.cells: vec[i64] = vec[i64](cells)
        """Row by row."""
        self.entrances: vec[i64] = vec[i64](entrances)
        """Clockwise from the corner at the top left."""
        self.places: vec[i64] = vec[i64]([cell for cell in cells if cell not in entrances])
        """The cells for tiles that are laid face down."""
        self.tiles: vec[u8] = vec_of(tiles)
        """One for each place, in ascending order."""
        self.colours: i64 = colours
        """The colours to collect, as bits (FO-144)."""
        self.empty: vec[u8] = NOWHERE[:]
        for cell in entrances:
            self.empty[cell] = u8(ENTRANCE | UP)

    def entrance_of(self, seat: i64, seats: i64) -> i64:
        """Where the dwarf of a seat begins, unless entrances are chosen (FO-137)."""
        return self.entrances[seat * len(self.entrances) // seats]


class Options:
    """The rules agreed before the game."""

    __slots__ = ("board", "choose_entrance", "die", "first_player", "max_rounds", "ranking", "values", "whisk_by")

    def __init__(
        self,
        values: "dict[str, OptionValue]",
        board: Board,
        ranking: bool,
        choose_entrance: bool,
        whisk_by: i64,
        die: bytes,
        max_rounds: i64,
        first_player: i64,
    ) -> None:
        self.values = values
        """All of them by name, as they were agreed; the others are what the rules read."""
        self.board = board
        self.ranking = ranking
        self.choose_entrance = choose_entrance
        self.whisk_by: i64 = whisk_by
        self.die = die
        """The six tricks on the faces of the symbol die."""
        self.max_rounds: i64 = max_rounds
        """0 for no limit."""
        self.first_player: i64 = first_player
        """A seat, or `NOBODY` for a random one."""


class ForestState(State):
    """The data of a game of Diamond Forest."""

    __slots__ = (
        "active",
        "agreed",
        "board",
        "deal",
        "diamonds",
        "dwarfs",
        "entries",
        "equipment",
        "first",
        "forest",
        "home",
        "options",
        "pair",
        "phase",
        "proposal",
        "proposals",
        "ranks",
        "rolled",
        "seen",
        "shown",
        "stuck",
        "swaps",
        "votes",
    )

    def __init__(self, game: "Game", seats: i64, options: Options, generator: Generator) -> None:
        super().__init__(game, seats, generator)
        self.options = options
        self.board = options.board
        self.deal: vec[u8] = vec[u8]()
        """The tiles of the places row by row, when they are not to be shuffled."""
        self.phase: i64 = CHOOSING
        self.active: i64 = NOBODY
        """The seat whose turn it is; others may have to decide something in it."""
        self.first: i64 = NOBODY
        """The seat that began the game."""
        self.forest: vec[u8] = vec[u8]()
        """For each cell of the grid its tile and marks."""
        self.seen: vec[u8] = vec[u8]()
        """For each cell who has seen the tile that lies there, as bits; it goes along when tiles are swapped."""
        self.dwarfs: vec[u8] = vec[u8]()
        """The cell of each seat's dwarf; 0 while it is not in the forest."""
        self.stuck: vec[u8] = vec[u8]()
        self.equipment: vec[u8] = vec[u8]()
        self.diamonds: vec[u8] = vec[u8]()
        """The colours of each seat, as bits."""
        self.ranks: vec[u8] = vec[u8]()
        """The rank of each seat from 1; 0 for none."""
        self.home: i64 = 0
        """How many dwarfs have got home with all colours."""
        self.entries: i64 = 0
        """How many tiles the active dwarf has entered in this turn."""
        self.shown: i64 = 0
        """While a tile is shown: its cell."""
        self.rolled: i64 = 0
        """While tokens may be paid: what was rolled on the rock."""
        self.swaps: i64 = 0
        """While the woods are shuffled: how many swaps are left, this one included."""
        self.pair: i64 = 0
        """While one opponent shuffles alone: the move of the first swap (FO-109)."""
        self.votes: vec[u8] = vec[u8]()
        """The cell that each seat has voted for; 0 for none."""
        self.proposal: i64 = 0
        """While all must agree: the cell proposed last."""
        self.proposals: i64 = 0
        self.agreed: i64 = 0
        """The seats that want the cell proposed, as bits."""

    def copy_forest(self, copy: "ForestState") -> None:
        self.copy_to(copy)
        copy.deal = self.deal
        copy.phase = self.phase
        copy.active = self.active
        copy.first = self.first
        copy.forest = self.forest[:]
        copy.seen = self.seen[:]
        copy.dwarfs = self.dwarfs[:]
        copy.stuck = self.stuck[:]
        copy.equipment = self.equipment[:]
        copy.diamonds = self.diamonds[:]
        copy.ranks = self.ranks[:]
        copy.home = self.home
        copy.entries = self.entries
        copy.shown = self.shown
        copy.rolled = self.rolled
        copy.swaps = self.swaps
        copy.pair = self.pair
        copy.votes = self.votes[:]
        copy.proposal = self.proposal
        copy.proposals = self.proposals
        copy.agreed = self.agreed

    def clear(self) -> None:
        """An empty board, and dwarfs with nothing who stand nowhere."""
        self.forest = self.board.empty[:]
        self.seen = zeros(AREA)
        for i in range(i64(len(self.board.entrances))):
            self.seen[self.board.entrances[i]] = u8(EVERYBODY)
        self.dwarfs = zeros(self.seats)
        self.stuck = zeros(self.seats)
        self.equipment = zeros(self.seats)
        self.diamonds = zeros(self.seats)
        self.ranks = zeros(self.seats)
        self.votes = zeros(self.seats)

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def fix_deal(self, tiles: list[int]) -> None:
        self.deal = vec_of(tiles)

    def restore_place(self, cell: i64, place: i64, seen: i64) -> None:
        self.forest[cell] = u8(place)
        self.seen[cell] = u8(seen)

    def restore_dwarf(self, seat: i64, cell: i64, stuck: i64, equipment: i64, diamonds: i64, rank: i64) -> None:
        self.dwarfs[seat] = u8(cell)
        self.stuck[seat] = u8(stuck)
        self.equipment[seat] = u8(equipment)
        self.diamonds[seat] = u8(diamonds)
        self.ranks[seat] = u8(rank)

    def restore_vote(self, seat: i64, cell: i64) -> None:
        self.votes[seat] = u8(cell)

    # What all rules ask.

    def tile(self, cell: i64) -> i64:
        return i64(self.forest[cell]) & TILE

    def is_covered(self, cell: i64) -> bool:
        return i64(self.forest[cell]) & UP == 0

    def is_home(self, seat: i64) -> bool:
        """Whether a dwarf is out of play: it is at home, and takes no part in anything (FO-112)."""
        return self.ranks[seat] != 0

    def next_in_play(self, seat: i64) -> i64:
        """The next seat clockwise whose dwarf is still in the forest."""
        seat = self.after(seat)
        while self.ranks[seat] != 0:
            seat = self.after(seat)
        return seat

    def opponents(self) -> i64:
        """How many others are still in the forest."""
        count: i64 = -1
        for seat in range(self.seats):
            if self.ranks[seat] == 0:
                count += 1
        return count

    def is_occupied(self, cell: i64) -> bool:
        return any(i64(self.dwarfs[seat]) == cell for seat in range(self.seats))

    def missing(self) -> i64:
        """How many tokens the roll lacks (FO-110)."""
        return self.tile(i64(self.dwarfs[self.active])) - ROCK + 1 - self.rolled

    def leads_to(self, cell: i64) -> bool:
        """Whether another gallery is face up there (FO-069, FO-097, FO-099)."""
        return i64(self.forest[cell]) & (UP | TILE) == UP | GALLERY and i64(self.dwarfs[self.active]) != cell

    # What happens to tiles.

    def turn_up(self, cell: i64) -> None:
        """Shows a tile to everybody (FO-019)."""
        self.forest[cell] = u8(i64(self.forest[cell]) | UP)
        self.seen[cell] = u8(EVERYBODY)

    def cover(self, cell: i64) -> None:
        self.forest[cell] = u8(i64(self.forest[cell]) & ~UP)
        self.tell(COVERED, 0, 0, cell, 0)

    def leave(self, cell: i64) -> None:
        """Covers a tile unless it stays face up or somebody still stands there (FO-021, FO-022)."""
        place = i64(self.forest[cell])
        if place & PINNED == 0 and place & TILE != ENTRANCE and not self.is_occupied(cell):
            self.cover(cell)

    def swap_tiles(self, one: i64, two: i64) -> None:
        """Tiles change places, with their marks and with what is known of them (FO-101)."""
        place = self.forest[one]
        seen = self.seen[one]
        self.forest[one] = self.forest[two]
        self.seen[one] = self.seen[two]
        self.forest[two] = place
        self.seen[two] = seen

    @property
    def scores(self) -> list[int]:
        """Diamonds of each seat."""
        counts: list[int] = []
        for seat in range(self.seats):
            counts.append(self.diamonds_of(seat))
        return counts

    def diamonds_of(self, seat: i64) -> i64:
        bits = i64(self.diamonds[seat])
        count: i64 = 0
        while bits:
            count += bits & 1
            bits >>= 1
        return count
