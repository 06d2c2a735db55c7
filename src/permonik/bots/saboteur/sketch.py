"""The cards of Saboteur in a sketch of its mine. Compiled."""

from typing import Final

from permonik.bots.digging.sketch import Chart
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.saboteur import cards
from permonik.engine.saboteur.tables import EMPTY_MINE


def tunnels() -> bytes:
    sides = [0 if cards.CARDS[shape.card].dead_end else shape.open for shape in cards.SHAPES]
    return bytes(FIRST_SHAPE) + bytes(sides)


IS_DEAD_END: Final = bytes(FIRST_SHAPE) + bytes([int(cards.CARDS[shape.card].dead_end) for shape in cards.SHAPES])
CHART: Final = Chart(EMPTY_MINE, tunnels(), bytes(FIRST_SHAPE + len(cards.SHAPES)))
