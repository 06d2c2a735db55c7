"""Games of The Dark Cave played by chance for tests: half of them with a purpose, some from a crowded cave.

Chance alone never finds the way out: a purposeful player lays paths towards the goals, walks there and leaves.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import permonik
from permonik.engine.board.ways import MOST_STEPS
from permonik.engine.core.options import OptionValue
from permonik.engine.dark_cave import tables
from permonik.engine.dark_cave.cards import BY_SEATS, DECK, clan_cards_for
from permonik.engine.dark_cave.drawing import WORDS
from permonik.engine.dark_cave.formats import Position
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.vocabulary import LEVEL_OF, VOCABULARY
from permonik.engine.walking.tables import ACTING, WALKING
from tests.engine.games import Chooser, Course, pick

GAME = cast(DarkCaveGame, permonik.game("dark-cave"))
SEATS = range(2, 9)
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {},
    {"clan": "yellow"},
    {"first_player": 1, "clan": "blue"},
    {"early_end": True},
)
STEPS = vec[i64]([0] * MOST_STEPS)
"""Room for the steps of one field, kept: a vec handed to compiled code is never freed."""

ROWS = {
    4: """
  ?  3D:EW  2EW  1V:NEW  2ESW       1EW  2De:EW  1T:NE|SW  ?
  .  .      .    .       1NS        .    .       .         .
  .  .      .    .       1Bns:NS|EW .    .       .         .
  .  .      .    .       2NS        .    .       .         .
  .  .      .    1L:E    S          1L:SW .      .         .
  .  .      .    .       3NS        .    .       .         .
  .  .      .    .       2Bew:NS|EW .    .       .         .
  .  .      .    .       3D:NS      .    .       .         .
  ?  1D:NEW 2Dn:NEW 3NEW 1NEW       1NEW 3EW     3T:NE|SW  ?
""",
    3: """
  ?  2EW     1V:NEW  2ESW       1EW   2De:EW    ?
  .  .       .       1NS        .     .         .
  .  .       .       1Bns:NS|EW .     .         .
  .  .       1L:E    S          1L:SW .         .
  .  .       .       3NS        .     .         .
  .  .       .       2Bew:NS|EW .     .         .
  ?  1D:NEW  2Dn:NEW 1NEW       1NEW  3T:NE|SW  ?
""",
}
"""Caves with paths to all four goals, by how far these are."""
IN_FRONT = ("battle-axe-I", "battle-axe-II", "web-I", "rat-I", "boots-I")


@dataclass(frozen=True)
class Plan(Course[DarkCave]):
    """A game of The Dark Cave; steered, its players have a purpose."""

    crowded: bool = False
    """Whether it begins in a drawn cave, near the goals."""

    @property
    def is_drawn(self) -> bool:
        return self.crowded

    def begin(self) -> DarkCave:
        if self.crowded:
            return GAME.load(crowded(self.seats, self.seed))
        return GAME.new(self.seats, self.game_seed, **self.options)

    def chooser(self) -> Chooser:
        random = Random(self.seed)
        return lambda state: purposeful_move(state, random) if self.steered else pick(state.moves(), random)


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    """Games of all options, every other one steered; the last ones begin in a crowded cave."""
    for seed in range(first_seed, first_seed + count):
        yield Plan(seats, seed, seed % 2 == 1, OPTIONS[seed // 2 % len(OPTIONS)])
    for seed in range(first_seed, first_seed + 1 + count // 2):
        yield Plan(seats, seed, seed % 4 != 3, crowded=True)


def shuffled(items: Sequence[str], random: Random) -> list[str]:
    """Of Python's generator only `random()` gives the same numbers in every version."""
    return sorted(items, key=lambda _: random.random())


def crowded(seats: int, seed: int) -> str:
    """A cave with paths to all four goals, dwarfs near them, equipment, a web and a rat."""
    random = Random(seed)
    distance = BY_SEATS[seats]["distance"]
    laid = words_in(ROWS[distance])
    left = [card.name for card in DECK for _ in range(card.count)]
    for name in (*laid, *IN_FRONT):
        left.remove(name)
    hidden = {level: shuffled([name for name in left if LEVEL_OF[name] == level], random) for level in range(3)}
    aside = [name for level in hidden for name in hidden[level][:5]]
    deck = [name for level in hidden for name in hidden[level][5:]]
    hands = [[deck.pop(int(random.random() * len(deck))) for _ in range(5)] for _ in range(seats)]
    role = "blue" if seed % 2 else "yellow"
    dwarves = [name for name, count in clan_cards_for(seats, role).items() for _ in range(count)]
    spots = [f"{x * (distance - 1)},{y * distance}" for y in (-1, 1) for x in (1, -1)] + ["0,0", "1,0", "0,-1", "-1,0"]
    return "\n".join(
        [
            "position dark-cave",
            f"seats {seats}",
            f"turn {seed % seats}",
            "dwarves " + " ".join(shuffled(dwarves, random)),
            "goals " + " ".join(shuffled(VOCABULARY.faces, random)),
            "cave" + ROWS[distance].rstrip(),
            *(f"dwarf {seat} {spots[seat]}" for seat in range(seats)),
            *(f"hand {seat} " + " ".join(hands[seat]) for seat in range(seats)),
            "aside " + " ".join(aside),
            "deck " + " ".join(deck),
            f"axes {seed % seats} battle-axe-I",
            f"axes {(seed + 1) % seats} battle-axe-II",
            f"boots {(seed + 1) % seats} boots-I",
            f"token web-I 1,{-distance} E {(seed + 1) % seats} 2",
            f"creature rat-I 0,{-distance}:1 {(seed + 1) % seats}",
            f"veins -1,{-distance}",
            f"generator fast {seed:08x} 00000001 00000002 00000003",
            "",
        ]
    )


def words_in(rows: str) -> list[str]:
    """The cards that a picture shows."""
    return [WORDS.lying[word][0] for word in rows.split() if word in WORDS.lying]


def purposeful_move(state: DarkCave, random: Random) -> int:
    """Mostly lays a path towards a goal and walks there; sometimes anything."""
    moves = state.moves()
    if random.random() < 0.15 or state.phase not in (ACTING, WALKING):
        return pick(moves, random)
    if state.phase == WALKING:
        step = next_step(state)
        return step if step in moves else int(tables.STOP)
    places = [move for move in moves if move < tables.DISCARDS]
    if places and random.random() < 0.75:
        return min(places, key=lambda move: (distance_left(state, move), random.random()))
    return pick(moves, random)


def targets(state: DarkCave) -> list[int]:
    """The places of goals that lie face down, or of the exit alone once it is found."""
    found = []
    for number, cell in enumerate(state.net.layout.covered):
        if not state.net.is_face_up(cell):
            found.append(int(cell) << 3)
        elif VOCABULARY.faces[int(state.faces[number])] == "goal-exit":
            return [int(cell) << 3 | 4]
    return found


def next_step(state: DarkCave) -> int | None:
    """The first step of the way that leads nearest to a target; None when the dwarf stands there."""
    me, ends = int(state.turn), targets(state)
    start = int(state.cave.figures[me])
    if start < 0:
        return None
    came: dict[int, int] = {start: start}
    for place in (todo := [start]):
        if state.net.is_face_up(place >> 3):
            for n in range(state.cave.list_steps(me, place, STEPS)):
                target = int(STEPS[n]) >> 16
                if target not in came:
                    came[target] = place
                    todo.append(target)
    best = min(came, key=lambda place: (place not in ends, nearest(place >> 3, ends), place))
    if best == start:
        return None
    while came[best] != start:
        best = came[best]
    return int(tables.STEPS_TO) + best


def nearest(cell: int, ends: list[int]) -> int:
    x, y = VOCABULARY.grid.point(cell)
    points = [VOCABULARY.grid.point(end >> 3) for end in ends]
    return min((abs(x - a) + abs(y - b) for a, b in points), default=0)


def distance_left(state: DarkCave, move: int) -> int:
    """How far the open edges of a card to be placed are from the nearest target."""
    cell, number = divmod(move, int(tables.DECK_SHAPES))
    beside = (-int(tables.WIDTH), 1, int(tables.WIDTH), -1)
    shape = VOCABULARY.shapes[number]
    ends = targets(state)
    return min(nearest(cell + step, ends) for d, step in enumerate(beside) if shape.open >> d & 1)


def facts(state: DarkCave) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
