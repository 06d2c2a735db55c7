"""Games played by chance for tests: half of them dig towards the goals, so that gold is reached and shared out."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

import msgspec

from permonik.engine.core.options import OptionValue
from permonik.engine.digging.game import DiggingGame
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.saboteur.formats import Position
from permonik.engine.saboteur.game import SaboteurGame
from permonik.engine.saboteur.rules import Saboteur
from tests.engine.games import Chooser, Course, pick

GAME = SaboteurGame()
SEATS = range(3, 11)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbours in the north, east, south and west."""
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {},
    {"one_gold_card_per_miner": True},
    {"broken_tool_costs_gold": True},
    {"rounds": 1, "first_player": 2},
    {"rounds": 2, "one_gold_card_per_miner": True, "broken_tool_costs_gold": True},
)

TURNING = """
position {game}
seats {seats}
turn 0
goals gold stone-NE stone-NW
mine
  .    .    .    .    .    .    .    .    ?
  .    .    .    .    .    .    ES   NEW  SW
  S    NEW  EW   NEW  NEW  .    NSW  .    ?
  .    .    .    .    .    .    NE   EW   NW
  .    .    .    .    .    .    .    .    ?
hand 0 EW NS rockfall map
hand 1 NES map break-cart
"""
"""A card that joins (5,0) lights the goal in the middle from above and from below: the active seat must choose."""

THIRD_HAND = "hand 2 NESW NW repair-cart\n"

D = TypeVar("D", bound=DiggingRules)


@dataclass(frozen=True)
class DiggingCourse(Course[D]):
    """A game of digging."""

    turning: bool = False
    """Whether the game begins with the choice how a goal is turned, in a drawn position."""

    @property
    @abstractmethod
    def game(self) -> DiggingGame[D, Any]: ...

    @property
    def is_drawn(self) -> bool:
        return self.turning

    def begin(self) -> D:
        if self.turning:
            return turning_position(self.game, self.seats)
        return self.game.new(self.seats, self.game_seed, **self.options)

    def chooser(self) -> Chooser:
        return chooser(Random(self.seed), steered=self.steered)


class Plan(DiggingCourse[Saboteur]):
    """A base game."""

    @property
    def game(self) -> SaboteurGame:
        return GAME


C = TypeVar("C", bound=DiggingCourse[Any])


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    return courses(Plan, OPTIONS, seats, count, first_seed)


def courses(
    kind: type[C], options: Sequence[Mapping[str, OptionValue]], seats: int, count: int, first_seed: int
) -> Iterator[C]:
    """Games of all options, every other one steered; the last ones begin with a goal to be turned."""
    for seed in range(first_seed, first_seed + count):
        yield kind(seats, seed, seed % 2 == 1, options[seed // 2 % len(options)])
    for seed in range(first_seed, first_seed + 1 + count // 4):
        yield kind(seats, seed, seed % 2 == 1, turning=True)


def turning_position(game: DiggingGame[D, Any], seats: int) -> D:
    drawn = TURNING.format(game=game.id, seats=seats)
    state = game.load(drawn + THIRD_HAND if seats > 2 else drawn)
    state.play(game.parse("place EW 5,0"))
    return state


def chooser(random: Random, *, steered: bool) -> Chooser:
    if steered:
        return lambda state: steered_move(state, random)
    return lambda state: pick(state.moves(), random)


def steered_move(state: DiggingRules, random: Random) -> int:
    """Mostly the placement that brings a tunnel nearest to a goal, else help for a tool, else anything."""
    moves = state.moves()
    if random.random() < 0.1:
        return pick(moves, random)
    vocabulary, numbering = vocabulary_of(state), state.numbering
    digging = [
        move for move in moves if move < numbering.discards and not vocabulary.cards[card_of(vocabulary, move)].dead_end
    ]
    if digging:
        return min(digging, key=lambda move: (distance_left(state, move), random.random()))
    helping = [move for move in moves if numbering.repairs <= move < numbering.rockfalls or move >= numbering.maps]
    discards = [move for move in moves if numbering.discards <= move < numbering.breaks]
    return pick(helping or discards, random)


def vocabulary_of(state: DiggingRules) -> Vocabulary:
    assert isinstance(state.game, DiggingGame)
    return state.game.vocabulary


def card_of(vocabulary: Vocabulary, move: int) -> int:
    return vocabulary.shapes[move % vocabulary.numbering.deck_shapes].card


def distance_left(state: DiggingRules, move: int) -> int:
    """How far the open edges of a card to be placed are from the nearest goal that lies face down."""
    vocabulary = vocabulary_of(state)
    cell, shape = divmod(move, int(vocabulary.numbering.deck_shapes))
    x, y = vocabulary.grid.point(cell)
    ends = [(x + dx, y + dy) for d, (dx, dy) in enumerate(STEPS) if vocabulary.shapes[shape].open >> d & 1]
    goals = [point for number, point in enumerate(vocabulary.goals) if state.face_down(number)]
    return min(abs(a - c) + abs(b - d) for a, b in ends for c, d in goals)


def facts(state: Saboteur) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
