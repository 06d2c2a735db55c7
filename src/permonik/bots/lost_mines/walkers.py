"""Where the dwarfs will go, and who would be held up where. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.lost_mines.aims import Aims
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.lost_mines.sketch import FAR, STEP
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import AREA, STEPS, WIDTH

BEHIND: Final = 0.4
"""How much it matters to hold up a dwarf that has a longer way to go than the own one."""


class Walkers:
    """Looked at only by those who can hold somebody up."""

    __slots__ = ("barred", "crossing", "passing")

    def __init__(self) -> None:
        self.crossing: vec[float] = vec[float]([0.0] * (2 * AREA))
        """For each border how welcome it is that whoever crosses it is held up."""
        self.barred: vec[float] = vec[float]([0.0] * (2 * AREA))
        """The same for those alone who would cross it in their next turn."""
        self.passing: vec[float] = vec[float]([0.0] * AREA)
        """The same for each cell."""

    def look(self, state: LostMines, public: MinesPublic, aims: Aims) -> None:
        """Follows the way of every dwarf to where it has most to hope for."""
        self.crossing = vec[float]([0.0] * (2 * AREA))
        self.barred = vec[float]([0.0] * (2 * AREA))
        self.passing = vec[float]([0.0] * AREA)
        figures = state.forest.figures
        me = state.to_move
        own = way_left(state, public, aims, figures[me] >> 3)
        for seat in range(state.seats):
            cell = figures[seat] >> 3
            mine = aims.best_mine(public, cell)
            if mine == NOBODY:
                continue
            matters = -aims.stakes[seat]
            if way_left(state, public, aims, cell) > own:
                matters *= BEHIND
            steps: i64 = 0
            while True:
                d = public.sketch.next_on_way(mine, cell)
                if d < 0:
                    break
                border = state.forest.border(cell, d)
                self.crossing[border] += matters
                if steps < STEPS:
                    self.barred[border] += matters
                steps += 1
                cell += STEP[d]
                self.passing[cell] += matters


def way_left(state: LostMines, public: MinesPublic, aims: Aims, cell: i64) -> i64:
    """How long a dwarf on a cell will need to its mine: missing cards, and steps as the crow flies."""
    mine = aims.best_mine(public, cell)
    if mine == NOBODY:
        return FAR
    target = state.net.layout.covered[mine]
    columns = target % WIDTH - cell % WIDTH
    rows = target // WIDTH - cell // WIDTH
    cards_missing = i64(public.sketch.near[AREA * mine + cell]) >> 4
    return cards_missing + max(columns, -columns) + max(rows, -rows)
