"""The cards of the expansion in sketches of its mine. Compiled.

Of a card with two tunnels that never meet a sketch keeps those that are joined to the start when it is laid.
"""

from typing import Final

from mypy_extensions import i64

from permonik.bots.digging.sketch import Chart
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.ways import MOST_FIELDS
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.tables import CRYSTAL, DECK_SHAPES, EMPTY_MINE, NUMBERING

SHAPES: Final[i64] = FIRST_SHAPE + len(cards.SHAPES)


def tunnels() -> bytes:
    """The sides from which a way leads on through a card."""
    layout = EMPTY_MINE.layout
    found = bytearray(SHAPES)
    for shape in range(FIRST_SHAPE, len(found)):
        sides = layout.ladders[shape]
        for d in range(4):
            if layout.joined[4 * shape + d] & ~(1 << d):
                sides |= 1 << d
        found[shape] = sides
    return bytes(found)


def first_tunnels() -> bytes:
    """Of each shape with two tunnels the sides of one of them."""
    layout = EMPTY_MINE.layout
    found = bytearray(SHAPES)
    for shape, sides in enumerate(tunnels()):
        groups = {layout.joined[4 * shape + d] for d in range(4) if sides >> d & 1}
        if len(groups) > 1:
            found[shape] = min(groups)
    return bytes(found)


def doors() -> bytes:
    """The door in the tunnel of each shape."""
    shown = NUMBERING.fields.features
    return bytes([shown[MOST_FIELDS * shape] for shape in range(SHAPES)])


def crystals() -> bytes:
    shown = bytearray(SHAPES)
    for shape in range(FIRST_SHAPE, FIRST_SHAPE + DECK_SHAPES):
        shown[shape] = CRYSTAL[NUMBERING.shape_card[shape]]
    return bytes(shown)


FIRST_TUNNEL: Final = first_tunnels()
DOOR: Final = doors()
SHOWS_CRYSTAL: Final = crystals()
IS_DEAD_END: Final = bytes(FIRST_SHAPE) + bytes([int(cards.CARDS[shape.card].dead_end) for shape in cards.SHAPES])
CHART: Final = Chart(EMPTY_MINE, tunnels(), bytes([int(edges != 0) for edges in EMPTY_MINE.layout.ladders]))
