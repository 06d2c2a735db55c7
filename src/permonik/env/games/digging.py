"""What a seat sees in a game of digging. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FACE_DOWN, FIRST_SHAPE
from permonik.engine.board.shapes import Shape
from permonik.engine.digging.numbering import Numbering
from permonik.engine.digging.state import DiggingState
from permonik.engine.digging.tables import GOALS, TOOLS, TURNING
from permonik.env.core.eyes import CardEyes, edge_looks


def looks_of(numbering: Numbering, shapes: tuple[Shape, ...], features: tuple[str, ...]) -> list[list[int]]:
    """The planes of every shape, with one for each feature."""
    layout = numbering.empty_mine.layout
    return [
        edge_looks(layout.open, layout.joined, FIRST_SHAPE + number)
        + [int(feature in [field.feature for field in shape.fields]) for feature in features]
        for number, shape in enumerate(shapes)
    ]


class DiggingEyes(CardEyes):
    """What both Saboteurs show."""

    __slots__ = ("broken", "first", "goal_lookers", "goals", "last", "roles", "turning")

    def __init__(
        self,
        numbering: Numbering,
        shapes: tuple[Shape, ...],
        features: tuple[str, ...],
        deck_cards: int,
        roles: int,
        phases: int,
        places: list[int],
        columns: int,
        rows: int,
    ) -> None:
        seats = int(numbering.seats)
        planes = (*features, "joined to the start", "beside a lit edge")
        looks = looks_of(numbering, shapes, features)
        super().__init__(seats, phases, places, columns, rows, deck_cards, looks, planes)
        self.roles: i64 = roles
        self.goals: i64 = self.segment("goals", (GOALS, GOALS), "the face of each goal that the seat knows")
        self.goal_lookers: i64 = self.segment("goal_lookers", (GOALS, seats), "who has looked at each goal")
        self.turning: i64 = self.segment("turning", (GOALS,), "the goal that is being turned")
        self.broken: i64 = self.segment("broken", (seats, TOOLS), "the broken tools of each seat")
        self.first: i64 = self.segment("first", (seats,), "who began the round")
        self.last: i64 = self.segment("last", (seats,), "who used a card last")

    def write_digging(self, state: DiggingState, me: i64, out: vec[u8], at: i64) -> None:
        self.write_table(state, me, state.phase, out, at)
        self.write_cards(state, me, out, at)
        self.write_mine(state, out, at)
        for goal in range(i64(GOALS)):
            self.write_goal(state, goal, me, out, at)
        for seat in range(state.seats):
            bits = i64(state.broken[seat])
            first = at + self.broken + self.away(state, seat, me) * TOOLS
            for tool in range(i64(TOOLS)):
                out[first + tool] = u8(bits >> tool & 1)
        if state.first >= 0:
            out[at + self.first + self.away(state, state.first, me)] = 1
        if state.last >= 0:
            out[at + self.last + self.away(state, state.last, me)] = 1

    def write_mine(self, state: DiggingState, out: vec[u8], at: i64) -> None:
        mine = state.mine
        self.write_net(mine, out, at)
        lit = self.planes - 2
        for i in range(i64(len(mine.placed))):
            if i64(mine.lit[mine.placed[i]]) & 15:
                self.mark(out, at, lit, mine.placed[i], 1)
        for i in range(i64(len(mine.layout.covered))):
            if i64(mine.lit[mine.layout.covered[i]]) & 15:
                self.mark(out, at, lit, mine.layout.covered[i], 1)
        self.mark(out, at, lit, mine.start, 1)
        for i in range(i64(len(mine.frontier))):
            self.mark(out, at, lit + 1, mine.frontier[i], 1)

    def write_goal(self, state: DiggingState, goal: i64, me: i64, out: vec[u8], at: i64) -> None:
        being_turned = state.phase == TURNING and state.turning == goal
        if being_turned:
            out[at + self.turning + goal] = 1
        is_open = state.mine.cells[state.numbering.goal_cells[goal]] != FACE_DOWN
        if is_open or being_turned or i64(state.seen[me]) >> goal & 1:
            out[at + self.goals + goal * GOALS + i64(state.goals[goal])] = 1
        for seat in range(state.seats):
            if i64(state.seen[seat]) >> goal & 1:
                out[at + self.goal_lookers + goal * self.room + self.away(state, seat, me)] = 1
