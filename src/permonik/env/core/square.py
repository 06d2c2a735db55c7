"""A cell of a board as everybody sees it."""

from collections.abc import Mapping
from typing import NamedTuple

from permonik.engine.board.net import FACE_DOWN, Net
from permonik.engine.core.arrays import numbers
from permonik.engine.core.grid import Grid

COVERED = -1


class Square(NamedTuple):
    x: int
    y: int
    edges: int
    """The open edges as bits, `COVERED` for a card or tile that lies face down."""
    text: str = ""


def squares_of(grid: Grid, net: Net, texts: Mapping[int, str]) -> list[Square]:
    """The cards on a net; `texts` says what stands on a cell."""
    cells = [*numbers(net.placed), *numbers(net.layout.starts), *numbers(net.layout.covered)]
    found = []
    for cell in cells:
        shape = int(net.cells[cell])
        edges = COVERED if shape == FACE_DOWN else net.layout.open[shape]
        found.append(Square(*grid.point(cell), edges, texts.get(cell, "")))
    return found
