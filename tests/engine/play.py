"""Games played by chance for tests: half of them dig towards the goals, so that gold is reached and shared out."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

import msgspec

from permonik.engine.core.options import OptionValue
from permonik.engine.digging.book import Book
from permonik.engine.digging.game import DiggingGame
from permonik.engine.digging.rules import Digging
from permonik.engine.saboteur.facts import Position
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

D = TypeVar("D", bound=Digging)


@dataclass(frozen=True)
class Dig(Course[D]):
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


class Plan(Dig[Saboteur]):
    """A base game."""

    @property
    def game(self) -> SaboteurGame:
        return GAME


C = TypeVar("C", bound=Dig[Any])


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


def steered_move(state: Digging, random: Random) -> int:
    """Mostly the placement that brings a tunnel nearest to a goal, else help for a tool, else anything."""
    moves = state.moves()
    if random.random() < 0.1:
        return pick(moves, random)
    book, kit = book_of(state), state.kit
    digging = [move for move in moves if move < kit.discards and not book.cards[card_of(book, move)].dead_end]
    if digging:
        return min(digging, key=lambda move: (distance_left(state, move), random.random()))
    helping = [move for move in moves if kit.repairs <= move < kit.rockfalls or move >= kit.maps]
    discards = [move for move in moves if kit.discards <= move < kit.breaks]
    return pick(helping or discards, random)


def book_of(state: Digging) -> Book:
    assert isinstance(state.game, DiggingGame)
    return state.game.book


def card_of(book: Book, move: int) -> int:
    return book.shapes[move % book.kit.deck_shapes].card


def distance_left(state: Digging, move: int) -> int:
    """How far the open edges of a card to be placed are from the nearest goal that lies face down."""
    book = book_of(state)
    cell, shape = divmod(move, int(book.kit.deck_shapes))
    x, y = book.grid.point(cell)
    ends = [(x + dx, y + dy) for d, (dx, dy) in enumerate(STEPS) if book.shapes[shape].open >> d & 1]
    goals = [point for number, point in enumerate(book.goals) if state.face_down(number)]
    return min(abs(a - c) + abs(b - d) for a, b in ends for c, d in goals)


def facts(state: Saboteur) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
