"""The forest as one seat has it in mind. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import AREA, GALLERY, NEIGHBOURS, OUTSIDE, TILE, TILES, UP

UNKNOWN: Final = TILES
"""The number of a tile of which nothing is known."""


class Woods:
    """Tiles as far as a seat has seen them, and the tiles that must lie in all other places."""

    __slots__ = ("cells", "chances", "galleries", "tiles", "unknown", "up")

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]([OUTSIDE] * AREA)
        self.chances: vec[float] = vec[float]([0.0] * TILES)
        """What an unknown tile may be."""
        self.unknown: i64 = 0
        """How many there are."""
        self.galleries: vec[i64] = vec[i64]()
        self.up: vec[i64] = vec[i64]()
        """The galleries that are face up."""

    def look(self, state: DiamondForest, seat: i64) -> None:
        """What the seat knows of a state, and nothing else of it."""
        board = state.board
        self.cells = board.cells
        left: vec[i64] = vec[i64]([0] * TILES)
        for i in range(i64(len(board.tiles))):
            left[i64(board.tiles[i])] += 1
        self.galleries = vec[i64]()
        self.up = vec[i64]()
        self.unknown = 0
        for i in range(i64(len(board.entrances))):
            self.tiles[board.entrances[i]] = i64(state.forest[board.entrances[i]]) & TILE
        for i in range(i64(len(board.places))):
            cell = board.places[i]
            place = i64(state.forest[cell])
            if place & UP == 0 and i64(state.seen[cell]) >> seat & 1 == 0:
                self.tiles[cell] = UNKNOWN
                self.unknown += 1
                continue
            tile = place & TILE
            self.tiles[cell] = tile
            left[tile] -= 1
            if tile == GALLERY:
                self.galleries = append(self.galleries, cell)
                if place & UP:
                    self.up = append(self.up, cell)
        for tile in range(i64(TILES)):
            self.chances[tile] = float(left[tile]) / float(max(self.unknown, 1))

    def unknown_beside(self, cell: i64) -> i64:
        count: i64 = 0
        for d in range(i64(4)):
            if self.tiles[cell + NEIGHBOURS[d]] == UNKNOWN:
                count += 1
        return count
