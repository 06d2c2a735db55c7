"""Positions of the walking games as plain data, in words. Each game adds what it has for itself."""

import msgspec

from permonik.engine.board.formats import Laid
from permonik.engine.core.formats import PositionHead


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a figure stands; a card may have several fields."""

    x: int
    y: int
    field: int = 0


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token on a border, which is named by its western or northern cell and a side; `seat` is whose it is, None for
    nobody's, and `number` what is written on it."""

    x: int
    y: int
    side: str
    token: str
    seat: int | None
    number: int = 0


class WalkingPosition(PositionHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every position of a walking game says."""

    turn: int
    first: int
    last: int
    dwarves: list[str]
    """The dwarf card of each seat, then those nobody was dealt."""
    faces: list[str]
    """What the covered cards show."""
    turned: list[bool | None]
    """How each of them lies; None for face down."""
    laid: list[Laid]
    figures: list[Spot | None]
    tokens: list[Token]
    hands: list[list[str]]
    seen_faces: list[list[int]]
    seen_dwarves: list[list[int]]
    deck: list[str]
    aside: list[str]
    discards: list[tuple[int, str]]
    lost: list[int]
    steps: int
    due: int
    proposed: bool
    entered: str
    """While a card is being turned: the side by which the figure came in."""
    history: list[list[int]]
