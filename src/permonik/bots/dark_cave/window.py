"""The part of the cave that is thought about: the goals, the start and a cell all around. Compiled.

The engine's grid is as large as the cave could ever grow; a *spot* is a cell of the part that matters. Beyond it a way
is guessed as the crow flies.
"""

from typing import Final

from mypy_extensions import i64

from permonik.engine.core.arrays import longs_of
from permonik.engine.dark_cave import moves
from permonik.engine.dark_cave.tables import ORIGIN, WIDTH

REACH: Final = 5
"""Columns and rows from the start to the edge of the part: one more than to the goals."""
SPAN: Final = 2 * REACH + 3
"""Spots in a row, with a rim that nothing leads to."""
SPOTS: Final = SPAN * SPAN
OUTSIDE: Final = 0
"""The spot of all cells that are not looked at; it lies on the rim."""


def spots() -> list[int]:
    found = [OUTSIDE] * moves.AREA
    for y in range(-REACH, REACH + 1):
        for x in range(-REACH, REACH + 1):
            found[int(ORIGIN) + y * moves.WIDTH + x] = (y + REACH + 1) * SPAN + x + REACH + 1
    return found


def cells() -> list[int]:
    found = [0] * SPOTS
    for cell, spot in enumerate(spots()):
        if spot != OUTSIDE:
            found[spot] = cell
    return found


SPOT_OF: Final = longs_of(spots())
"""The spot of each cell."""
CELL_OF: Final = longs_of(cells())
"""The cell of each spot; 0 on the rim."""
SPOT_STEP: Final = longs_of([-SPAN, 1, SPAN, -1])
"""From a spot to its neighbour in each direction."""


def apart(cell: i64, other: i64) -> i64:
    """Columns and rows between two cells."""
    columns = cell % WIDTH - other % WIDTH
    rows = cell // WIDTH - other // WIDTH
    return max(columns, -columns) + max(rows, -rows)
