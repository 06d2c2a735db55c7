"""A full position and an explicit deal of Lost Mines as plain data, in words."""

import msgspec

from permonik.engine.board.formats import Laid
from permonik.engine.core.formats import DealHead
from permonik.engine.walking.formats import WalkingPosition


class Treasure(msgspec.Struct, frozen=True):
    """A gathered treasure."""

    treasure: int
    """Its place."""
    kind: str
    value: int
    seat: int


class Pot(msgspec.Struct, frozen=True):
    """What a clan's team has gathered together, and how it is shared."""

    clan: str
    members: list[int]
    total: int
    share: int
    remainder: int
    holders: list[int]
    """The members with the most valuable single treasure: they get the remainder."""
    lost: int
    """What is left of the remainder for nobody."""


class RoundScore(msgspec.Struct, frozen=True):
    """A finished round. Nothing is turned up but dwarf cards of seats and gathered treasures."""

    round: int
    why: str
    finisher: int
    roles: list[str]
    treasures: list[Treasure]
    dragon: int
    pots: list[Pot]
    gains: list[int]
    laid: list[Laid]
    """The forest at the end, uncovered mines included."""


class Dealt(msgspec.Struct, frozen=True):
    """A round's deal. `deck` has the first card to be drawn first, behind the ten set aside."""

    dwarves: list[str]
    mines: list[str]
    treasures: list[str]
    deck: list[str]


class Position(WalkingPosition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every fact of a state, in words."""

    overcome: list[tuple[int, int]]
    treasures: list[str]
    """Those laid out, one for each seat, then those set aside."""
    takers: list[int]
    seen_treasures: list[list[int]]
    dragon: int
    out: list[int]
    results: list[RoundScore]
    deals: list[Dealt]


class DealFile(DealHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal: the given rounds are dealt as written, further ones at random from `seed`."""

    deals: list[Dealt]
