"""Looks back at a record, step by step, with all cards open."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from permonik.analysis.found import Analysis, Chapter, Moment, Notes, RoleChange, TurningPoint
from permonik.bots import hindsight_of
from permonik.bots.core.hindsight import Outlook, result_of
from permonik.bots.thought import Thought
from permonik.engine import game as find_game
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.randomness import WORD, mix
from permonik.engine.core.record import Record
from permonik.engine.core.state import State

DIGITS = 4


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried. Numbers, never seconds: the same record and seed give the same analysis on every machine."""

    playouts: int = 30_000
    """For the curves of the whole game."""
    least: int = 24
    most: int = 240
    """For one moment."""
    beliefs: int = 4_000
    """Of seats at moments, in the whole game: enough for every step of a usual one."""
    suspected: int = 5
    """Decisions of a round that are looked at more closely."""
    trial: int = 80
    """Playouts for each move in question there."""
    proof: int = 320
    """And for the move that was played and the best of the others."""
    swing: float = 0.1
    """What a turning point must matter at least."""
    told: int = 3
    """Turning points of a round."""


USUAL = Effort()


class NoRound(PermonikError):
    """A game in which no round has ended: there is nothing to look back at."""

    code = "no_round"


def are_alike(glance: Thought, one: int, other: int) -> bool:
    """The same move, or two that mean the same to whoever decides: which of them brings more is luck."""
    return one == other or (one in glance.values and glance.values[one] == glance.values.get(other))


class Span(NamedTuple):
    """The steps of a round from its deal until it is decided."""

    number: int
    first: int
    last: int


class Analyst:
    """Raises DamagedRecord for a record that does not go on, and NoRound where no round has ended."""

    def __init__(self, record: Record, seed: int = 1, effort: Effort = USUAL) -> None:
        self.record = record
        self.seed = seed
        self.effort = effort
        self.game = find_game(record.game)
        self.hindsight = hindsight_of(record.game)
        self.positions: list[State] = [state.clone() for state, _ in record.replay(self.game)]
        self.spans = list(self.find_spans())
        if not self.spans:
            raise NoRound("a round that has ended", len(record.moves))
        self.moments = sum(span.last - span.first for span in self.spans)
        self.playouts = min(effort.most, max(effort.least, effort.playouts // self.moments))
        self.pace = 1 + (self.moments * record.seats - 1) // effort.beliefs
        """Every so many steps it is noted what each seat thinks; what those who watch think costs little."""
        self.chapters: list[Chapter] = []

    def find_spans(self) -> Iterator[Span]:
        number, first = 1, 0
        for step, state in enumerate(self.positions):
            decided = len(self.game.summaries(state))
            if decided < number:
                continue
            yield Span(number, first, step)
            number = decided + 1
            first = next((at for at in range(step, len(self.positions)) if self.positions[at].round >= number), step)

    # The work, piece by piece.

    @property
    def size(self) -> int:
        """How many pieces there are."""
        return 2 * self.moments + self.effort.suspected * len(self.spans)

    def work(self) -> Iterator[None]:
        """Whoever waits sees it go on."""
        for span in self.spans:
            moments: list[Moment] = []
            for step in range(span.first, span.last):
                moments.append(self.moment(step, self.outlook(step)))
                yield
            end = self.game.summaries(self.positions[span.last])[span.number - 1]
            moments.append(self.moment(span.last, result_of(self.game, end)))
            notes: list[Notes] = []
            for step in range(span.first, span.last):
                notes.append(self.notes(step, span))
                yield
            found: list[TurningPoint] = []
            for step in self.suspected(span, moments):
                found += self.turning_point(step)
                yield
            for _ in range(self.effort.suspected - len(self.suspected(span, moments))):
                yield
            self.chapters.append(self.chapter(span, moments, notes, found))

    def done(self) -> Analysis:
        """All that was found; after the work."""
        outcome = self.positions[-1].outcome
        return Analysis(
            self.game.id,
            self.record.seats,
            self.seed,
            self.playouts,
            self.hindsight.noted,
            list(outcome.winners),
            list(outcome.scores),
            self.chapters,
        )

    # Pieces.

    def seed_of(self, step: int, purpose: int) -> int:
        return int(mix((self.seed * 1_000_003 + step * 16 + purpose) & WORD))

    def outlook(self, step: int) -> Outlook:
        return self.hindsight.outlook(self.positions[step], self.playouts, self.seed_of(step, 0))

    def moment(self, step: int, outlook: Outlook) -> Moment:
        sides = {side: round(chance, DIGITS) for side, chance in outlook.sides.items()}
        return Moment(step, sides, [round(chance, DIGITS) for chance in outlook.seats])

    def notes(self, step: int, span: Span) -> Notes:
        seats = range(self.record.seats)
        if (step - span.first) % self.pace and step != span.last - 1:
            return Notes(step, self.thoughts(step, None), [[] for _ in seats])
        return Notes(step, self.thoughts(step, None), [self.thoughts(step, seat) for seat in seats])

    def thoughts(self, step: int, eyes: int | None) -> list[float]:
        seen = self.hindsight.notes(self.positions[step], eyes, self.seed_of(step, 1))
        return [round(chance, DIGITS) for chance in seen]

    def suspected(self, span: Span, moments: list[Moment]) -> list[int]:
        """The decisions after which the chances of whoever decided changed most."""
        swings: list[tuple[float, int]] = []
        for before, after in pairwise(moments):
            seat, _ = self.record.moves[after.step - 1]
            if len(self.positions[before.step].moves()) > 1:
                swings.append((-abs(after.seats[seat] - before.seats[seat]), after.step))
        return sorted(step for _, step in sorted(swings)[: self.effort.suspected])

    def turning_point(self, step: int) -> list[TurningPoint]:
        """The decision that led to a step, unless nothing else could be done, or it was luck, or plain to see."""
        state, effort = self.positions[step - 1], self.effort
        seat, text = self.record.moves[step - 1]
        played = self.game.parse(text, state)
        glance = self.hindsight.glance(state, self.seed)
        others = [move for move in self.hindsight.candidates(state) if not are_alike(glance, move, played)]
        if not others:
            return []

        def chance(move: int, playouts: int, purpose: int) -> float:
            return self.hindsight.outlook(state, playouts, self.seed_of(step, purpose), move).seats[seat]

        best = max(others, key=lambda move: chance(move, effort.trial, 2))
        # Tried again with other luck: the best of many is there partly by chance.
        kept, could = (round(chance(move, effort.proof, 3), DIGITS) for move in (played, best))
        if kept >= could and glance.move == played and glance.sureness == 1.0:
            return []
        return [TurningPoint(step, seat, text, kept, self.game.text(best, state), could)]

    def chapter(self, span: Span, moments: list[Moment], notes: list[Notes], found: list[TurningPoint]) -> Chapter:
        summary = self.game.summaries(self.positions[-1])[span.number - 1]
        points = sorted(found, key=lambda point: -point.swing)[: self.effort.told]
        return Chapter(
            span.number,
            span.first,
            span.last,
            list(summary.roles),
            list(summary.winners),
            list(summary.won),
            list(summary.points),
            moments,
            notes,
            sorted((one for one in points if one.swing >= self.effort.swing), key=lambda point: point.step),
            list(self.game.roles_in_play(self.positions[span.first])),
            list(self.role_changes(span)),
        )

    def role_changes(self, span: Span) -> Iterator[RoleChange]:
        """Until the round was decided: then a new one may have been dealt already."""
        roles = [self.game.roles_in_play(self.positions[step]) for step in range(span.first, span.last)]
        for number, (before, after) in enumerate(pairwise(roles), start=span.first + 1):
            for seat, role in enumerate(after):
                if role != before[seat]:
                    yield RoleChange(number, seat, role)
