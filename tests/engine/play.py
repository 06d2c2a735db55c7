"""Games played by chance for tests: half of them dig towards the goals, so that gold is reached and shared out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from permonik.engine.core.cards import Shape
from permonik.engine.core.options import OptionValue
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import CARDS, SHAPES
from permonik.engine.saboteur.facts import Position
from permonik.engine.saboteur.game import SaboteurGame
from permonik.engine.saboteur.notation import GOALS, GRID
from permonik.engine.saboteur.rules import Saboteur

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
position saboteur
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
hand 2 NESW NW repair-cart
"""
"""A card that joins (5,0) lights the goal in the middle from above and from below: the active seat must choose."""

Chooser = Callable[[Saboteur], int]


@dataclass(frozen=True)
class Plan:
    """A game that can be played again and again."""

    seats: int
    seed: int
    steered: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    turning: bool = False
    """Whether the game begins with the choice how a goal is turned, in a drawn position."""

    @property
    def game_seed(self) -> int | bytes:
        """Every third game is dealt by the cryptographic generator."""
        return self.seed.to_bytes(32, "big") if self.seed % 3 == 0 else self.seed

    def begin(self) -> Saboteur:
        if self.turning:
            return turning_position(self.seats)
        return GAME.new(self.seats, self.game_seed, **self.options)

    def chooser(self) -> Chooser:
        return chooser(Random(self.seed), steered=self.steered)


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    """Games of all options, every other one steered; the last ones begin with a goal to be turned."""
    for seed in range(first_seed, first_seed + count):
        yield Plan(seats, seed, seed % 2 == 1, OPTIONS[seed // 2 % len(OPTIONS)])
    for seed in range(first_seed, first_seed + 1 + count // 4):
        yield Plan(seats, seed, seed % 2 == 1, turning=True)


def turning_position(seats: int) -> Saboteur:
    state = GAME.load(TURNING.format(seats=seats))
    state.play(GAME.parse("place EW 5,0"))
    return state


def chooser(random: Random, *, steered: bool) -> Chooser:
    if steered:
        return lambda state: steered_move(state, random)
    return lambda state: pick(state.moves(), random)


def pick(moves: Sequence[int], random: Random) -> int:
    """One of the moves. Of Python's generator only `random()` gives the same numbers in every version."""
    return moves[int(random.random() * len(moves))]


def positions(plan: Plan) -> Iterator[Saboteur]:
    """Every position of a game from the deal to the end: one state, played on."""
    state, choose = plan.begin(), plan.chooser()
    yield state
    while not state.over:
        state.play(choose(state))
        yield state


def sampled_positions(plan: Plan, share: float) -> Iterator[Saboteur]:
    """Some positions of a game, by chance, and the last one."""
    random = Random(plan.seed)
    for state in positions(plan):
        if state.over or random.random() < share:
            yield state


def steered_move(state: Saboteur, random: Random) -> int:
    """Mostly the placement that brings a tunnel nearest to a goal, else help for a tool, else anything."""
    moves = state.moves()
    if random.random() < 0.1:
        return pick(moves, random)
    digging = [move for move in moves if move < tables.DISCARDS and not CARDS[shape_of(move).card].dead_end]
    if digging:
        return min(digging, key=lambda move: (distance_left(state, move), random.random()))
    helping = [move for move in moves if tables.REPAIRS <= move < tables.ROCKFALLS or move >= tables.MAPS]
    discards = [move for move in moves if tables.DISCARDS <= move < tables.BREAKS]
    return pick(helping or discards, random)


def shape_of(move: int) -> Shape:
    return SHAPES[move % tables.DECK_SHAPES]


def distance_left(state: Saboteur, move: int) -> int:
    """How far the open edges of a card to be placed are from the nearest goal that lies face down."""
    x, y = GRID.point(move // tables.DECK_SHAPES)
    ends = [(x + dx, y + dy) for d, (dx, dy) in enumerate(STEPS) if shape_of(move).open >> d & 1]
    goals = [point for number, point in enumerate(GOALS) if state.face_down(number)]
    return min(abs(a - c) + abs(b - d) for a, b in ends for c, d in goals)


def facts(state: Saboteur) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
