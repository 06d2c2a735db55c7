"""Cards on a net as plain data, in words."""

import msgspec


class Laid(msgspec.Struct, frozen=True):
    """A card that lies on a cell."""

    x: int
    y: int
    card: str
    turned: bool


class CoveredCard(msgspec.Struct, frozen=True):
    """A card that lay face down in the beginning; `face` is None while the seat that looks does not know it, `turned`
    while it is covered."""

    x: int
    y: int
    face: str | None
    turned: bool | None
    seen_by: list[int]
