"""What everybody may think in both Saboteurs: who has looked where, and who dug last. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.engine.core.state import NOBODY
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.numbering import Numbering
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.tables import GOALS


class DiggingPublic(Public):
    """A game adds its sketches of the mine, and what deeds say about seats."""

    __slots__ = ("digger", "goal_cells", "hints", "seats", "seen")

    def __init__(self, seats: i64, numbering: Numbering) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.goal_cells: vec[i64] = numbering.goal_cells
        self.digger: i64 = NOBODY
        """The seat that placed a card last: goals are uncovered by it."""
        self.hints: vec[float] = vec[float]()
        """How much the digging of those who had looked at a goal speaks for gold there."""
        self.seen: vec[i64] = vec[i64]()
        """The goals, as bits, that each seat has looked at."""

    def copy_digging(self, copy: "DiggingPublic") -> None:
        copy.frozen = self.frozen
        copy.digger = self.digger
        copy.hints = self.hints[:]
        copy.seen = self.seen[:]

    def begin(self, mine: Mine) -> None:
        """Nobody has done anything yet."""
        raise NotImplementedError

    def begin_digging(self) -> None:
        self.digger = NOBODY
        self.hints = vec[float]([0.0] * GOALS)
        self.seen = vec[i64]([0] * self.seats)

    def begin_with(self, state: DiggingRules, laid: list[int]) -> None:
        """In a position that was drawn: its past begins without the cards that were laid on these cells since."""
        mine = state.mine.clone()
        for cell in laid:
            if mine.is_face_up(cell):
                mine.take(cell)
        self.begin(mine)
        for seat in range(self.seats):
            self.seen[seat] = i64(state.seen[seat])

    def uncovered(self, seat: i64, goal: i64, shape: i64) -> None:
        """A seat has brought a goal to light."""
        raise NotImplementedError

    def covered(self, state: DiggingRules) -> i64:
        """The goals that lie face down, as bits."""
        bits: i64 = 0
        for goal in range(i64(GOALS)):
            if state.face_down(goal):
                bits |= 1 << goal
        return bits

    def notice_goals(self, state: DiggingRules, seat: i64, covered: i64) -> None:
        for goal in range(i64(GOALS)):
            if covered >> goal & 1 and not state.face_down(goal):
                self.uncovered(seat, goal, i64(state.mine.cells[self.goal_cells[goal]]))

    def goal_at(self, cell: i64) -> i64:
        goal: i64 = 0
        while self.goal_cells[goal] != cell:
            goal += 1
        return goal
