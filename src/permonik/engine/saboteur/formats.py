"""A full position and an explicit deal of the base game as plain data, in words."""

import msgspec

from permonik.engine.board.formats import Laid
from permonik.engine.digging.formats import DiggingDealFile, DiggingPosition


class RoundResult(msgspec.Struct, frozen=True):
    """A finished round: who won and why."""

    round: int
    gold_reached: bool
    finisher: int
    roles: list[str]
    left_over: str
    mine: list[Laid]
    """The mine at the end, uncovered goals included."""
    route: list[tuple[int, int]]
    pay: list[int]
    takers: list[int]


class Position(DiggingPosition, frozen=True, forbid_unknown_fields=True):
    """Every fact of a state, in words. `roles` ends with the dwarf card left over."""

    stack: list[int]
    offer: list[int]
    picks: list[tuple[int, int, int]]
    results: list[RoundResult]


class DealFile(DiggingDealFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal."""

    stack: list[int] | None = None
    """The gold cards, the first one to be drawn first; None for a random order."""
