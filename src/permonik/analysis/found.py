"""What was found out about a game, as plain data. Chances are from 0 to 1; steps are those of the replay: 0 is the
deal, n is the n-th move."""

import msgspec


class Moment(msgspec.Struct, frozen=True):
    """The chances to win the round after a step."""

    step: int
    sides: dict[str, float]
    seats: list[float]


class Notes(msgspec.Struct, frozen=True):
    """What is thought after a step of each seat: by those who watch, and by each seat."""

    step: int
    audience: list[float]
    eyes: list[list[float]]
    """A row for each seat; empty where it has no thoughts, and at steps of a very long game where it was not asked."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that mattered, and the best that could have been done instead. Chances are those of its seat, before
    anybody knows what is drawn next."""

    step: int
    seat: int
    move: str
    kept: float
    """With the move that was played."""
    instead: str
    could: float
    """With the best of the other moves."""

    @property
    def swing(self) -> float:
        return abs(self.kept - self.could)

    @property
    def missed(self) -> bool:
        """Whether the other move would have been better."""
        return self.could > self.kept


class RoleChange(msgspec.Struct, frozen=True):
    """From a step on a seat has another role: hats were swapped."""

    step: int
    seat: int
    role: str


class Chapter(msgspec.Struct, frozen=True):
    """A round; the whole game where rounds are only turns of each."""

    number: int
    first: int
    """The step of its deal."""
    last: int
    """The step that decided it."""
    roles: list[str]
    """In the end, when everybody sees who was who."""
    winners: list[str]
    won: list[bool]
    points: list[int]
    moments: list[Moment]
    notes: list[Notes]
    turning_points: list[TurningPoint]
    dealt: list[str]
    """The roles of the deal."""
    changes: list[RoleChange]

    def role_at(self, seat: int, step: int) -> str:
        """The role of a seat after a step."""
        had = [change.role for change in self.changes if change.seat == seat and change.step <= step]
        return had[-1] if had else self.dealt[seat]


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: int
    seed: int
    playouts: int
    """For each moment."""
    noted: str
    """What the notes are about: `suspicion`, or `memory` in a game without roles."""
    winners: list[int]
    scores: list[int]
    chapters: list[Chapter]
