"""The forest as the dwarfs walk it: trolls, obstacles and narrow rocks bar the way. Compiled."""

from librt.vecs import remove, vec
from mypy_extensions import i64

from permonik.engine.board.net import FACE_DOWN, Net
from permonik.engine.board.ways import NOWHERE, Ways, border_of
from permonik.engine.core.arrays import insert_sorted, longs_of
from permonik.engine.lost_mines.tables import (
    CARD_BY_CARD,
    NO_WAY_IN,
    NUMBERING,
    OBSTACLE,
    OBSTACLES,
    OCCUPIED,
    ROCKS,
    STANDS_THERE,
    TOO_FAR,
    TRAP_TOKEN,
    TROLL_THERE,
    TROLL_TOKEN,
)
from permonik.engine.walking.tables import NO_WAY


class Forest(Ways):
    """Paths with the tokens on their borders, tools on their obstacles and dwarfs."""

    __slots__ = ("overcome",)

    def __init__(self, net: Net) -> None:
        super().__init__(net, NUMBERING.fields, NOWHERE)
        self.enters_covered = True
        self.overcome: vec[i64] = vec[i64]()
        """The cells of the obstacles with a tool on them, in ascending order."""

    def clone(self) -> "Forest":
        copy = Forest(self.net.clone())
        self.copy_ways(copy)
        copy.overcome = self.overcome[:]
        return copy

    def restore_overcome(self, cells: list[int]) -> None:
        self.overcome = longs_of(cells)

    def is_overcome(self, cell: i64) -> bool:
        return cell in self.overcome

    def put_tool(self, cell: i64) -> None:
        self.overcome = insert_sorted(self.overcome, cell)

    def take_tool(self, cell: i64) -> None:
        self.overcome = remove(self.overcome, cell)

    def bars(self, figure: i64, step: i64) -> i64:
        """A troll on the border, an obstacle, or somebody on a card for one dwarf (LM-059, LM-060, LM-069, LM-090)."""
        if len(self.tokens):
            token = self.token(border_of(step))
            if token >= TROLL_TOKEN:
                return TROLL_THERE | (token - TROLL_TOKEN) << 8
        place = step >> 16
        met = self.feature(place)
        if met == 0 or met > ROCKS:
            return 0
        if met <= OBSTACLES and not self.is_overcome(place >> 3):
            return OBSTACLE | (met - 1) << 8
        others = self.figures_on(place >> 3) & ~(1 << figure)
        if others == 0:
            return 0
        seat: i64 = 0
        while others >> seat & 1 == 0:
            seat += 1
        return OCCUPIED | seat << 8

    def why_barred(self, figure: i64, step: i64) -> i64:
        """What bars a step, with the cell it leads to."""
        barred = self.bars(figure, step)
        return barred | step >> 19 << 16 if barred else 0

    def why_no_step(self, figure: i64, place: i64, steps: i64) -> i64:
        """Why so many steps do not lead a figure to a place that none leads to at once: what first bars the way, or how
        long it is (LM-109, LM-110, LM-119, LM-200)."""
        here = self.figures[figure]
        if place == here:
            return STANDS_THERE
        paths = self.route(NOWHERE, here, place >> 3)
        if not paths:
            return NO_WAY_IN if self.net.cells[place >> 3] == FACE_DOWN else NO_WAY
        free = self.route(figure, here, place >> 3)
        if free and len(free) - 1 <= steps:
            return CARD_BY_CARD
        if free and len(paths) - 1 > steps:
            return TOO_FAR | i64(len(free) - 1) << 8 | steps << 16
        for i in range(1, len(paths)):
            barred = self.why_barred(figure, self.find_step(figure, i64(paths[i - 1]) << 3, i64(paths[i]) << 3))
            if barred:
                return barred
        return NO_WAY

    def toll(self, figure: i64, step: i64) -> i64:
        """A trap on the border costs a card (LM-082, LM-118)."""
        return 1 if self.token(border_of(step)) == TRAP_TOKEN else 0
