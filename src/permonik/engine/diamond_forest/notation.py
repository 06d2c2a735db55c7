"""The moves of Diamond Forest in words."""

from collections.abc import Sequence

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.notation import Cell, Notation, Phrase, Seat
from permonik.engine.core.refusals import Refusal
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.moves import ALONE, MOST_SEATS, MOVES

CELL_RULES = {
    "reveal": ("FO-018",),
    "step": ("FO-025",),
    "travel": ("FO-069",),
    "look": ("FO-106",),
    "whisk": ("FO-061",),
    "swap": ("FO-063", "FO-064"),
    "start": ("FO-011",),
}
"""Which cells a move may name."""


def cell_of(kind: str) -> Cell:
    return Cell(GRID, Refusal("no_tile", CELL_RULES[kind]))


class Swap(Phrase):
    """Two cells side by side, read in any order (FO-063, FO-109)."""

    def __init__(self) -> None:
        self.cell = cell_of("swap")

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        cell, below = values
        x, y = GRID.point(cell)
        return {"x": x, "y": y, "to_x": x + 1 - below, "to_y": y + below}

    def write(self, values: Sequence[int]) -> list[str]:
        facts = self.facts(values)
        return [f"{facts['x']},{facts['y']}", f"{facts['to_x']},{facts['to_y']}"]

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        if len(words) != 2:
            return None
        one, two = (self.cell.read(source, word) for word in words)
        if one is None or two is None:
            return None
        (x, y), (other_x, other_y) = GRID.point(min(one, two)), GRID.point(max(one, two))
        if (other_x - x, other_y - y) not in ((1, 0), (0, 1)):
            raise IllegalMove(source, Refusal("not_neighbours", ("FO-063", "FO-109")))
        return min(one, two), other_y - y


NOTATION = Notation(
    MOVES,
    {
        **{kind: Swap() if kind == "swap" else Phrase(cell_of(kind)) for kind in CELL_RULES},
        "trade": Phrase(Seat(MOST_SEATS, "FO-001")),
        **{kind: Phrase() for kind in ALONE},
    },
)
