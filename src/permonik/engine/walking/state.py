"""A position of a walking game: cards on a net, figures and tokens on them, and how far a turn has come. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import Net
from permonik.engine.board.ways import NOWHERE, Ways
from permonik.engine.core.arrays import longs_of, vec_of
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NOBODY
from permonik.engine.hands.state import CardState
from permonik.engine.walking.numbering import WalkingNumbering
from permonik.engine.walking.tables import ACTING

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class WalkingState(CardState):
    """The data that the walking games share.

    The figures in `ways` are those of the seats, in their order; a game may have others behind them.
    """

    __slots__ = (
        "due",
        "dwarves",
        "entered",
        "faces",
        "first",
        "last",
        "lost",
        "net",
        "numbering",
        "phase",
        "proposed",
        "seen_dwarves",
        "seen_faces",
        "steps",
        "turn",
        "ways",
    )

    def __init__(self, game: "Game", seats: i64, numbering: WalkingNumbering, ways: Ways, generator: Generator) -> None:
        super().__init__(game, seats, generator)
        self.numbering = numbering
        self.phase: i64 = ACTING
        self.first: i64 = NOBODY
        """The seat that began the round."""
        self.last: i64 = NOBODY
        """The seat that took the last turn of this round; a turn is taken once it has played or discarded."""
        self.turn: i64 = NOBODY
        """Whose turn it is; others may decide something in it."""
        self.ways: Ways = ways
        self.net: Net = ways.net
        self.dwarves: vec[u8] = vec[u8]()
        """The dwarf card of each seat, then those nobody was dealt. Never changed, so states share it."""
        self.faces: vec[u8] = vec[u8]()
        """The faces of the covered cards, in the order of their cells. Never changed, so states share it."""
        self.seen_faces: vec[i64] = vec[i64]()
        """The covered cards each seat has looked at, as bits."""
        self.seen_dwarves: vec[i64] = vec[i64]()
        """The seats whose dwarf card each seat has looked at, as bits."""
        self.lost: vec[u8] = vec[u8]()
        """How many cards each seat has lost on its way; they are among the `discards`."""
        self.steps: i64 = 0
        """How many steps the figure may still take in this turn."""
        self.due: i64 = 0
        """How many cards will be drawn at the end of this turn."""
        self.proposed = False
        """Whether an early end was proposed in this turn."""
        self.entered: i64 = NOWHERE
        """While a card is being turned: the side by which the figure came in."""

    def copy_walking(self, copy: "WalkingState") -> None:
        """All but `ways` and `net`: the copy was made with its own."""
        self.copy_cards(copy)
        copy.phase = self.phase
        copy.first = self.first
        copy.last = self.last
        copy.turn = self.turn
        copy.dwarves = self.dwarves
        copy.faces = self.faces
        copy.seen_faces = self.seen_faces[:]
        copy.seen_dwarves = self.seen_dwarves[:]
        copy.lost = self.lost[:]
        copy.steps = self.steps
        copy.due = self.due
        copy.proposed = self.proposed
        copy.entered = self.entered

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_secrets(self, dwarves: list[int], faces: list[int], seen_faces: list[int], seen: list[int]) -> None:
        self.dwarves = vec_of(dwarves)
        self.faces = vec_of(faces)
        self.seen_faces = longs_of(seen_faces)
        self.seen_dwarves = longs_of(seen)

    def restore_ways(self, figures: list[int], tokens: list[int]) -> None:
        self.ways.figures = longs_of(figures)
        self.ways.tokens = longs_of(tokens)

    def restore_lost(self, lost: list[int]) -> None:
        self.lost = vec_of(lost)

    def lay_out(self, ways: Ways, dwarves: vec[u8], faces: vec[u8], first: i64) -> None:
        """The board of a new round, and nobody knows anything yet."""
        self.round += 1
        self.ways = ways
        self.net = ways.net
        self.dwarves = dwarves
        self.faces = faces
        self.first = first
        self.last = NOBODY
        self.entered = NOWHERE
        self.clear_seats()

    def clear_seats(self) -> None:
        self.seen_faces = longs_of([0] * self.seats)
        self.seen_dwarves = longs_of([0] * self.seats)
        self.lost = vec_of([0] * self.seats)

    def covered_at(self, cell: i64) -> i64:
        """The number of the covered card of a cell; `NOWHERE` for a cell that has none."""
        covered = self.net.layout.covered
        for i in range(i64(len(covered))):
            if covered[i] == cell:
                return i
        return NOWHERE

    def card_at(self, number: i64) -> i64:
        """The card behind the face of a covered one."""
        return self.numbering.face_card + i64(self.faces[number])

    def reached_cell(self) -> i64:
        """The cell of the covered card that is being turned."""
        return self.ways.figures[self.turn] >> 3
