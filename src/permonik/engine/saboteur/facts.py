"""A full position and an explicit deal as plain data, in words."""

import msgspec

from permonik.engine.core.options import OptionValue

FORMAT = "permonik position 1"
PHASES = ("digging", "turning", "sharing", "over")


class Laid(msgspec.Struct, frozen=True):
    """A card in the mine."""

    x: int
    y: int
    card: str
    turned: bool


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


class DealFacts(msgspec.Struct, frozen=True):
    """A round's deal. `deck` has the first card to be drawn first; `roles` ends with the card left over."""

    roles: list[str]
    goals: list[str]
    deck: list[str]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every fact of a state, in words."""

    format: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    generator: str
    round: int
    phase: str
    to_move: int
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
    stack: list[int]
    offer: list[int]
    picks: list[tuple[int, int, int]]
    results: list[RoundResult]
    deals: list[DealFacts]
    history: list[list[int]]


class DealFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal: the given rounds are dealt as written, further ones at random from `seed`."""

    game: str
    seats: int
    deals: list[DealFacts]
    first: int = 0
    stack: list[int] | None = None
    """The gold cards, the first one to be drawn first; None for a random order."""
    seed: int = 0
    options: dict[str, OptionValue] = {}
