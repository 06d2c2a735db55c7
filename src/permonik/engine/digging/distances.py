"""How many cards are missing to each goal. Compiled.

The light of a mine says what is joined to the start. From there the way goes on over empty cells, each for a card, and
through tunnels in the dark for nothing.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import BORDER, EMPTY, FACE_DOWN
from permonik.engine.board.ways import MOST_FIELDS, Fields
from permonik.engine.digging.mine import FRONTIER, Mine
from permonik.engine.digging.numbering import Numbering
from permonik.engine.digging.tables import GOALS

FAR: Final = 99
"""The distance to a goal that no empty cells lead to, or that lies face up."""

# Whoever digs outside this rectangle around the start digs for nothing.
LEFT: Final = -2
RIGHT: Final = 10
TOP: Final = -5
BOTTOM: Final = 5

Distances = tuple[int, int, int]


class Survey:
    """Measures the mines of one game."""

    __slots__ = ("fields", "goals", "near")

    def __init__(self, numbering: Numbering) -> None:
        self.fields: Fields = numbering.fields
        self.goals: vec[i64] = numbering.goal_cells
        self.near = cells_near(numbering.empty_mine)
        """1 for each cell where it is worth while to dig."""

    def distances(self, mine: Mine) -> Distances:
        """For each goal how many cards are missing at least. A narrow cell counts twice."""
        found: vec[i64] = vec[i64]([FAR] * GOALS)
        missing: i64 = 0
        for goal in range(i64(GOALS)):
            cell = self.goals[goal]
            if i64(mine.cells[cell]) == FACE_DOWN:
                if mine.sides_lit(cell):
                    found[goal] = 0
                else:
                    missing += 1
        search = Search(mine, self.near)
        cards: i64 = 0
        while missing and search.goes_on():
            cards += 1
            search.lay_cards()
            for goal in range(i64(GOALS)):
                if found[goal] == FAR and search.marks[self.goals[goal]] == FRONTIER:
                    found[goal] = cards
                    missing -= 1
        return int(found[0]), int(found[1]), int(found[2])

    def has_door(self, mine: Mine, cell: i64, door: i64) -> bool:
        return i64(self.fields.features[MOST_FIELDS * i64(mine.cells[cell])]) == door

    def without_doors(self, mine: Mine, door: i64) -> Mine:
        """The mine as it is for those who cannot pass doors of a colour: nothing leads through them."""
        closed = mine
        for i in range(i64(len(mine.placed))):
            if self.has_door(mine, mine.placed[i], door):
                if closed is mine:
                    closed = mine.clone()
                closed.cells[mine.placed[i]] = BORDER
        if closed is not mine:
            closed.relight()
        return closed


class Search:
    """Spreads over a mine from where its light ends, card by card."""

    __slots__ = ("later", "marks", "mine", "near", "soon")

    def __init__(self, mine: Mine, near: bytes) -> None:
        self.mine = mine
        self.near = near
        self.marks: vec[u8] = mine.lit[:]
        """The edges walked; on cells without a card that lies face up `FRONTIER` when they were met."""
        self.soon: vec[i64] = vec[i64](capacity=32)
        """The empty cells for the next card."""
        self.later: vec[i64] = vec[i64](capacity=8)
        """Those for the card after the next."""
        for i in range(i64(len(mine.frontier))):
            if near[mine.frontier[i]]:
                self.wait(mine.frontier[i])

    def goes_on(self) -> bool:
        return len(self.soon) > 0 or len(self.later) > 0

    def lay_cards(self) -> None:
        """Fills all cells that the next card may fill with crossings."""
        now = self.soon
        self.soon = self.later
        self.later = vec[i64](capacity=8)
        while len(now):
            now, cell = pop(now)
            self.leave(cell, 15)

    def leave(self, cell: i64, edges: i64) -> None:
        """Goes on over these edges of a cell."""
        for d in range(i64(4)):
            if edges >> d & 1:
                self.meet(cell + self.mine.step(d), d ^ 2)

    def meet(self, cell: i64, d: i64) -> None:
        """Comes to a cell at its side `d`."""
        if self.near[cell] == 0:
            return
        shape = i64(self.mine.cells[cell])
        marks = i64(self.marks[cell])
        if shape == EMPTY:
            if marks == 0:
                self.marks[cell] = FRONTIER
                self.wait(cell)
        elif shape == FACE_DOWN:
            self.marks[cell] = FRONTIER
        else:
            fresh = i64(self.mine.layout.joined[4 * shape + d]) & ~marks
            if fresh:
                self.marks[cell] = u8(marks | fresh)
                self.leave(cell, fresh)

    def wait(self, cell: i64) -> None:
        if self.is_narrow(cell):
            self.later = append(self.later, cell)
        else:
            self.soon = append(self.soon, cell)

    def is_narrow(self, cell: i64) -> bool:
        """Whether cards lie on three sides or more, so that few cards fit."""
        cards: i64 = 0
        for d in range(i64(4)):
            beside = cell + self.mine.step(d)
            if self.near[beside] and i64(self.mine.cells[beside]) >= BORDER:
                cards += 1
        return cards >= 3


def cells_near(mine: Mine) -> bytes:
    near = bytearray(len(mine.cells))
    for y in range(TOP, BOTTOM + 1):
        for x in range(LEFT, RIGHT + 1):
            near[mine.start + y * mine.width + x] = 1
    return bytes(near)
