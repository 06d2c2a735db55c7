"""The boards as everybody sees them."""

from collections import defaultdict
from collections.abc import Iterable
from typing import cast

from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.arrays import numbers
from permonik.engine.core.grid import Grid
from permonik.engine.core.state import State
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import TILE, UP
from permonik.engine.diamond_forest.tiles import NAMES
from permonik.engine.digging.state import DiggingState
from permonik.engine.walking.state import WalkingState
from permonik.env.core.square import COVERED, Square, squares_of


def of_mine(state: State, grid: Grid) -> list[Square]:
    here = cast(DiggingState, state)
    return squares_of(grid, here.mine, {int(here.mine.start): "S"})


def of_walk(state: State, grid: Grid) -> list[Square]:
    """Figures are the numbers of the seats, then those that walk for nobody."""
    here = cast(WalkingState, state)
    places = numbers(here.ways.figures)
    return squares_of(grid, here.net, standing(place >> 3 if place != NOWHERE else None for place in places))


def of_forest(state: State, grid: Grid) -> list[Square]:
    here = cast(ForestState, state)
    dwarfs = standing(cell or None for cell in numbers(here.dwarfs))
    places = numbers(here.forest)
    squares = []
    for cell in numbers(here.board.cells):
        is_up = bool(places[cell] & UP)
        name = NAMES[places[cell] & TILE] if is_up else ""
        squares.append(Square(*grid.point(cell), 0 if is_up else COVERED, dwarfs.get(cell) or name))
    return squares


def standing(cells: Iterable[int | None]) -> dict[int, str]:
    """The figures on each cell, by number."""
    found: dict[int, str] = defaultdict(str)
    for number, cell in enumerate(cells):
        if cell is not None:
            found[cell] += str(number)
    return found
