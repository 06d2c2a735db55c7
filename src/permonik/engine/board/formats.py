"""Cards on a net as plain data, in words."""

import msgspec


class Laid(msgspec.Struct, frozen=True):
    """A card that lies on a cell."""

    x: int
    y: int
    card: str
    turned: bool
