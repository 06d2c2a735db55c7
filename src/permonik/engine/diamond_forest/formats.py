"""A full position and an explicit deal as plain data, in words."""

import msgspec

from permonik.engine.core.formats import DealHead, PositionHead
from permonik.engine.core.grid import Point

PHASES = (
    "starting",
    "choosing",
    "deciding",
    "rolling",
    "paying",
    "travelling",
    "trading",
    "looking",
    "whisking",
    "voting",
    "agreeing",
    "shuffling",
    "over",
)


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell and the tile that lies there. In a view `name` is None while the seat does not know it; on a screen a
    covered tile has nothing but its cell, or a face that the memory aid shows. What is not said does not hold: a board
    goes over the wire with every move."""

    x: int
    y: int
    name: str | None = None
    up: bool = False
    pinned: bool = False
    spent: bool = False
    seen_by: list[int] = []
    """The seats that have seen it, while not all have."""
    public: bool = False
    """Whether all have seen it, the audience too."""


class Dwarf(msgspec.Struct, frozen=True):
    """A seat's dwarf and what it carries; it has no cell before it starts and after it has got home."""

    x: int | None = None
    y: int | None = None
    stuck: bool = False
    equipment: int = 0
    diamonds: list[str] = []
    rank: int | None = None


class ForestResult(msgspec.Struct, frozen=True):
    """How the game ended. Without a ranking only the winner has a rank."""

    somebody_home: bool
    rounds: int
    ranks: list[int | None]


class Position(PositionHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every fact of a state, in words."""

    active: int
    first: int
    home: int
    tiles: list[Tile]
    dwarfs: list[Dwarf]
    entries: int
    shown: Point | None
    rolled: int
    swaps: int
    pair: tuple[Point, Point] | None
    votes: list[Point | None]
    proposal: Point | None
    proposals: int
    agreed: list[int]
    deal: list[str]
    history: list[list[int]]


class DealFile(DealHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal: the tiles face down, row by row; dice come from `seed`."""

    tiles: list[str]
