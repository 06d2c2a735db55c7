"""Walking games played by chance for tests: half of them with a purpose, some from a crowded board.

Chance alone reaches no covered card: a purposeful player lays paths towards its targets and walks there.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.ways import MOST_STEPS, NOWHERE
from permonik.engine.core.options import OptionValue
from permonik.engine.walking.game import WalkingGame
from permonik.engine.walking.rules import WalkingRules
from permonik.engine.walking.tables import ACTING, WALKING
from permonik.engine.walking.vocabulary import WalkingVocabulary
from tests.engine.games import Chooser, Course, pick

STEPS = vec[i64]([0] * MOST_STEPS)
"""Room for the steps of one field, kept: a vec handed to compiled code is never freed."""

W = TypeVar("W", bound=WalkingRules)


@dataclass(frozen=True)
class WalkingCourse(Course[W]):
    """A walking game; steered, its players have a purpose."""

    crowded: bool = False
    """Whether it begins on a drawn board, near the covered cards."""

    @property
    @abstractmethod
    def game(self) -> WalkingGame[W, Any]: ...

    @abstractmethod
    def drawing(self) -> str:
        """The crowded board."""

    @abstractmethod
    def purposeful_move(self, state: W, random: Random) -> int: ...

    @property
    def is_drawn(self) -> bool:
        return self.crowded

    def begin(self) -> W:
        if self.crowded:
            return self.game.load(self.drawing())
        return self.game.new(self.seats, self.game_seed, **self.options)

    def chooser(self) -> Chooser:
        random = Random(self.seed)
        return lambda state: self.purposeful_move(state, random) if self.steered else pick(state.moves(), random)


C = TypeVar("C", bound=WalkingCourse[Any])


def courses(
    kind: type[C], options: Sequence[Mapping[str, OptionValue]], seats: int, count: int, first_seed: int
) -> Iterator[C]:
    """Games of all options, every other one steered; the last ones begin on a crowded board."""
    for seed in range(first_seed, first_seed + count):
        yield kind(seats, seed, seed % 2 == 1, options[seed // 2 % len(options)])
    for seed in range(first_seed, first_seed + 1 + count // 2):
        yield kind(seats, seed, seed % 4 != 3, crowded=True)


def shuffled(items: Sequence[str], random: Random) -> list[str]:
    """Of Python's generator only `random()` gives the same numbers in every version."""
    return sorted(items, key=lambda _: random.random())


def purposeful_move(state: WalkingRules, random: Random, targets: list[int], laying: float) -> int:
    """Mostly lays a path towards a target and walks there; `laying` is how often, if it can. Sometimes anything."""
    moves = state.moves()
    if random.random() < 0.15 or state.phase not in (ACTING, WALKING):
        return pick(moves, random)
    if state.phase == WALKING:
        step = next_step(state, targets)
        return step if step in moves else int(state.numbering.stop)
    places = [move for move in moves if move < state.numbering.discards]
    if places and random.random() < laying:
        return min(places, key=lambda move: (distance_left(state, move, targets), random.random()))
    return pick(moves, random)


def next_step(state: WalkingRules, targets: list[int]) -> int | None:
    """The first step of the way that leads nearest to a target; None when the dwarf stands there, or nowhere."""
    me, grid = int(state.turn), vocabulary_of(state).grid
    start = int(state.ways.figures[me])
    if start == NOWHERE:
        return None
    came: dict[int, int] = {start: start}
    for place in (todo := [start]):
        if state.net.is_face_up(place >> 3):
            for n in range(state.ways.list_steps(me, place, STEPS)):
                target = int(STEPS[n]) >> 16
                if target not in came:
                    came[target] = place
                    todo.append(target)
    ends = [grid.point(end >> 3) for end in targets]
    best = min(came, key=lambda place: (place not in targets, nearest(grid.point(place >> 3), ends), place))
    if best == start:
        return None
    while came[best] != start:
        best = came[best]
    return int(state.step_to(best))


def distance_left(state: WalkingRules, move: int, targets: list[int]) -> int:
    """How far the open edges of a card to be placed are from the nearest target."""
    vocabulary = vocabulary_of(state)
    cell, number = divmod(move, int(state.numbering.deck_shapes))
    width = vocabulary.grid.width
    beside = [cell + step for d, step in enumerate((-width, 1, width, -1)) if vocabulary.shapes[number].open >> d & 1]
    ends = [vocabulary.grid.point(end >> 3) for end in targets]
    return min(nearest(vocabulary.grid.point(open_to), ends) for open_to in beside)


def vocabulary_of(state: WalkingRules) -> WalkingVocabulary:
    assert isinstance(state.game, WalkingGame)
    return state.game.vocabulary


def nearest(point: tuple[int, int], ends: list[tuple[int, int]]) -> int:
    x, y = point
    return min((abs(x - a) + abs(y - b) for a, b in ends), default=0)
