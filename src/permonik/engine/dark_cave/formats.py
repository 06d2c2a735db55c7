"""A full position and an explicit deal of The Dark Cave as plain data, in words."""

import msgspec

from permonik.engine.board.formats import Laid
from permonik.engine.core.formats import DealHead
from permonik.engine.walking.formats import Spot, WalkingPosition


class Hoard(msgspec.Struct, frozen=True):
    """What a clan's dwarfs have carried out, and what it is worth."""

    clan: str
    members: list[int]
    """The seats that worked for it."""
    saved: int
    """Their nuggets that are out of the cave."""
    opponents: int
    """How many worked for the other clan."""
    value: int


class GameResult(msgspec.Struct, frozen=True):
    """The finished game. Nothing is turned up but the clan cards of seats."""

    why: str
    finisher: int
    roles: list[str]
    nuggets: list[int]
    """What each seat had in the end; of those still inside it is lost."""
    escaped: list[bool]
    first_out: int
    treasures: list[Hoard]
    winner: str
    """The clan that has won; empty when nobody has."""
    laid: list[Laid]
    """The cave at the end, uncovered goals included."""


class GivenHand(msgspec.Struct, frozen=True):
    """A hand that `seat` gave away and `holder` has now: the cards of it nobody has played since, and how many cards of
    each level its holders have discarded or lost unseen."""

    seat: int
    holder: int
    cards: list[str]
    unseen: list[int]


class CreatureCard(msgspec.Struct, frozen=True):
    """A creature in play: whose card has brought it last."""

    creature: str
    seat: int
    card: str


class Dealt(msgspec.Struct, frozen=True):
    """A deal. `deck` has the five cards of each level that are removed, level by level, then those that are dealt in
    their order, then the draw pile from its top on."""

    dwarves: list[str]
    goals: list[str]
    deck: list[str]


class Position(WalkingPosition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every fact of a state, in words. The figures are those of the seats, then the creatures."""

    nuggets: list[int]
    veins: list[Spot]
    """The fields with a nugget."""
    boots: list[str]
    """The boots card in front of each seat; empty for none."""
    axes: list[list[str]]
    creatures: list[CreatureCard]
    lying: list[int]
    open_dwarves: list[int]
    """The seats whose clan cards lie open."""
    first_out: int
    frozen: bool
    drawer: int
    creeping: str
    met: str
    attacked: list[int]
    given: list[GivenHand]
    results: list[GameResult]
    deals: list[Dealt]


class DealFile(DealHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal: one, because there is one round."""

    deals: list[Dealt]
