"""Games of Lost Mines played by chance for tests: half of them with a purpose, some from a crowded forest.

Chance alone reaches no mine: a purposeful player lays paths towards the mines and walks there.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import cast

import msgspec

import permonik
from permonik.engine.core.options import OptionValue
from permonik.engine.lost_mines import tables
from permonik.engine.lost_mines.cards import BY_SEATS, DECK, dwarves_for
from permonik.engine.lost_mines.formats import Position
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking.tables import TURNING, WALKING
from tests.engine.games import Chooser, Course, pick

GAME = cast(LostMinesGame, permonik.game("lost-mines"))
SEATS = range(3, 10)
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {},
    {"rounds": 1, "distance": 6},
    {"rounds": 3, "first_player": 1, "distance": 7},
    {"rounds": 1, "early_end": True},
)

CROWDED = """
  .   .     .    .       .    .    .     ES   ?
  .   .     .    .       .    .    .     NS   .
  Y   EW    EW   F:NESW  NEW  NEW  R:EW  NESW ?
  NS  .     .    .       .    .    .     NS   .
  B   T:EW! .    .       .    .    .     NES  ?
  .   .     .    .       .    .    .     W:NS! .
  .   .     .    .       .    .    .     NE   ?
"""
LAID = {"NW": 1, "NS": 3, "EW": 2, "camp-NESW": 1, "NEW": 2, "rocks-EW": 1, "NESW": 1, "tree-EW": 1, "NES": 1}
LAID |= {"lake-NS": 1, "NE": 1, "troll": 1, "trap": 1}
SPOTS = ("8,2", "4,2", "8,4", "8,2", "8,0", "4,2", "5,2", "8,6", "2,2")


@dataclass(frozen=True)
class Plan(Course[LostMines]):
    """A game of Lost Mines; steered, its players have a purpose."""

    crowded: bool = False
    """Whether it begins in a drawn forest, near the mines."""

    @property
    def is_drawn(self) -> bool:
        return self.crowded

    def begin(self) -> LostMines:
        if self.crowded:
            return GAME.load(crowded(self.seats, self.seed))
        return GAME.new(self.seats, self.game_seed, **self.options)

    def chooser(self) -> Chooser:
        random = Random(self.seed)
        return lambda state: purposeful_move(state, random) if self.steered else pick(state.moves(), random)


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    """Games of all options, every other one steered; the last ones begin in a crowded forest."""
    for seed in range(first_seed, first_seed + count):
        yield Plan(seats, seed, seed % 2 == 1, OPTIONS[seed // 2 % len(OPTIONS)])
    for seed in range(first_seed, first_seed + 1 + count // 2):
        yield Plan(seats, seed, seed % 4 != 3, crowded=True)


def shuffled(items: list[str], random: Random) -> list[str]:
    """Of Python's generator only `random()` gives the same numbers in every version."""
    return sorted(items, key=lambda _: random.random())


def crowded(seats: int, seed: int) -> str:
    """A forest with paths to all four mines, dwarfs everywhere, a trap and a troll, in the last round."""
    random = Random(seed)
    cards = shuffled([card.name for card in DECK for _ in range(card.count - LAID.get(card.name, 0))], random)
    size = BY_SEATS[seats]["hand"]
    dwarves = [role for role, count in dwarves_for(seats).items() for _ in range(count)]
    return "\n".join(
        [
            "position lost-mines",
            f"seats {seats}",
            "option rounds 1",
            f"turn {seed % seats}",
            "dwarves " + " ".join(shuffled(dwarves, random)),
            "mines " + " ".join(shuffled(list(VOCABULARY.faces), random)),
            "forest" + CROWDED,
            *(f"dwarf {seat} {SPOTS[seat]}" for seat in range(seats)),
            *(f"hand {seat} " + " ".join(cards[seat * size : (seat + 1) * size]) for seat in range(seats)),
            "aside " + " ".join(cards[-10:]),
            "deck " + " ".join(cards[seats * size : -10]),
            "token trap 7,2 E",
            f"token troll 5,2 E {(seed + 1) % seats}",
            f"generator fast {seed:08x} 00000001 00000002 00000003",
            "",
        ]
    )


def purposeful_move(state: LostMines, random: Random) -> int:
    """Mostly lays a path towards a mine and walks there; sometimes anything."""
    moves = state.moves()
    if random.random() < 0.15 or state.phase == TURNING:
        return pick(moves, random)
    if state.phase == WALKING:
        return next_step(state) or tables.STOP
    places = [move for move in moves if move < tables.DISCARDS]
    if places:
        return min(places, key=lambda move: (distance_left(state, move), random.random()))
    return pick(moves, random)


def targets(state: LostMines) -> list[int]:
    """The cells of mines that are covered, or have treasure left."""
    found = []
    for number, cell in enumerate(state.net.layout.covered):
        kind = int(state.faces[number])
        if not state.net.is_face_up(cell) or any(state.lies_here(place, kind) for place in range(state.seats)):
            found.append(int(cell))
    return found


def next_step(state: LostMines) -> int | None:
    """The first step of the way that leads nearest to a target; None when the dwarf stands there."""
    me, ends = int(state.turn), targets(state)
    start = int(state.forest.figures[me])
    came: dict[int, int] = {start: start}
    for place in (todo := [start]):
        cell = place >> 3
        for facing in (cell - tables.WIDTH, cell - 1, cell + 1, cell + tables.WIDTH):
            target = int(facing) << 3
            if target not in came and may_go(state, me, place, target):
                came[target] = place
                todo.append(target)
    best = min(came, key=lambda place: (nearest(place >> 3, ends), place))
    if best == start:
        return None
    while came[best] != start:
        best = came[best]
    return int(tables.STEPS_TO) + (best >> 3)


def may_go(state: LostMines, figure: int, place: int, target: int) -> bool:
    step = state.forest.find_step(figure, place, target)
    return step >= 0 and state.forest.bars(figure, step) == 0


def nearest(cell: int, ends: list[int]) -> int:
    x, y = VOCABULARY.grid.point(cell)
    points = [VOCABULARY.grid.point(end) for end in ends]
    return min((abs(x - a) + abs(y - b) for a, b in points), default=0)


def distance_left(state: LostMines, move: int) -> int:
    """How far the open edges of a card to be placed are from the nearest target."""
    cell, number = divmod(move, int(tables.DECK_SHAPES))
    beside = (-int(tables.WIDTH), 1, int(tables.WIDTH), -1)
    shape = VOCABULARY.shapes[number]
    ends = targets(state)
    return min(nearest(cell + step, ends) for d, step in enumerate(beside) if shape.open >> d & 1)


def facts(state: LostMines) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
