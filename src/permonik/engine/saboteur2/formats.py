"""A full position and an explicit deal of the game with the expansion as plain data, in words."""

import msgspec

from permonik.engine.board.formats import Laid
from permonik.engine.digging.formats import DiggingDealFile, DiggingPosition


class RoundVerdict(msgspec.Struct, frozen=True):
    """A finished round: who won and why."""

    round: int
    gold_reached: bool
    finisher: int
    roles: list[str]
    trapped: list[bool]
    mine: list[Laid]
    """The mine at the end, uncovered goals included."""
    blue_route: list[tuple[int, int]]
    """A way from the start to the gold free of green doors; empty when there is none."""
    green_route: list[tuple[int, int]]
    crystals: int
    winners: list[int]
    """The seats that share the treasure."""
    pay: list[int]
    """Nuggets paid to each seat, before thefts."""
    whys: list[str]
    """For each seat why it won or lost, one of `cards.WHYS`."""


class GivenHand(msgspec.Struct, frozen=True):
    """A hand that `seat` gave away and `holder` has now: the cards of it nobody has played since, and how many cards
    its holders have discarded unseen."""

    seat: int
    holder: int
    cards: list[str]
    unseen: int


class Position(DiggingPosition, frozen=True, forbid_unknown_fields=True):
    """Every fact of a state, in words. `roles` has 15 entries: seats, dwarf cards nobody was dealt, then those laid
    away."""

    owed: int
    """While passing: how many cards must still be discarded."""
    may: int
    """While passing: how many cards may still be discarded."""
    due: int
    """While passing: how many cards will be drawn at the end."""
    aside: list[str]
    spares: int
    """How many dwarf cards nobody has had in this round."""
    knows: list[list[int]]
    """For each seat the places in `roles` whose card it has seen."""
    trapped: list[bool]
    thefts: list[int]
    """The seats with a theft card in front of them, in the order in which they were laid."""
    given: list[GivenHand]
    thieves: list[int]
    """The seats that may still steal, in order."""
    loot: list[tuple[int, int, int]]
    """Round, thief and victim of every theft; the thief itself for nobody."""
    results: list[RoundVerdict]


class DealFile(DiggingDealFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal; the first ten cards of `deck` are set aside."""
