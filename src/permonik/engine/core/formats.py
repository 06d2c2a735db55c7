"""What the positions and deals of all games say, as plain data in words."""

import msgspec

from permonik.engine.core.options import OptionValue


class PositionHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every position says first: where it comes from, and whose decision it waits for."""

    format: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    generator: str
    round: int
    phase: str
    to_move: int


class DealHead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every explicit deal says; what it does not lay down comes from `seed`."""

    game: str
    seats: int
    first: int = 0
    seed: int = 0
    options: dict[str, OptionValue] = {}
