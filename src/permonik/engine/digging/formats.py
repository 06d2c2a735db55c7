"""Positions and deals of digging as plain data, in words. Each game adds what it has for itself."""

import msgspec

from permonik.engine.board.formats import CoveredCard, Laid
from permonik.engine.core.formats import DealHead, PositionHead


class Goal(CoveredCard, frozen=True):
    """A goal of the mine."""


class RoundDeal(msgspec.Struct, frozen=True):
    """A round's deal. `deck` has the first card to be drawn first; `roles` ends with the cards left over."""

    roles: list[str]
    goals: list[str]
    deck: list[str]


class DiggingPositionHead(PositionHead, frozen=True, forbid_unknown_fields=True):
    """What every position of digging says first."""

    first: int
    last: int
    roles: list[str]
    goals: list[str]
    turned: list[bool | None]
    """How each goal lies; None for face down."""
    mine: list[Laid]
    hands: list[list[str]]
    broken: list[list[str]]
    seen: list[list[int]]
    deck: list[str]
    discards: list[tuple[int, str]]
    turning: int
    just_laid: tuple[int, int]


class DiggingPosition(DiggingPositionHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every position of digging says. Fields of `kw_only` are written last, behind those that a game adds without
    it."""

    deals: list[RoundDeal]
    history: list[list[int]]


class DiggingDealFile(DealHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal: the given rounds are dealt as written, further ones at random from `seed`."""

    deals: list[RoundDeal]
