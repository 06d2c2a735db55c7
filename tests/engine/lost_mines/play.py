"""Games of Lost Mines played by chance for tests."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

import msgspec

import permonik
from permonik.engine.core.options import OptionValue
from permonik.engine.lost_mines.cards import BY_SEATS, DECK, dwarves_for
from permonik.engine.lost_mines.formats import Position
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import ASIDE
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from tests.engine.walking import play as walking
from tests.engine.walking.play import WalkingCourse, courses, shuffled

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
LAID |= {"lake-NS": 1, "NE": 1, "troll": 1, "trap": 1, "axe": 1, "boat": 1}
SPOTS = ("8,2", "4,2", "8,4", "8,2", "8,0", "4,2", "5,2", "8,6", "2,2")


class Plan(WalkingCourse[LostMines]):
    """A game of Lost Mines."""

    @property
    def game(self) -> LostMinesGame:
        return GAME

    def drawing(self) -> str:
        return crowded(self.seats, self.seed)

    def purposeful_move(self, state: LostMines, random: Random) -> int:
        return purposeful_move(state, random)


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    return courses(Plan, OPTIONS, seats, count, first_seed)


def crowded(seats: int, seed: int) -> str:
    """A forest with paths to all four mines, dwarfs everywhere, a trap and a troll, in the last round. Where the cards
    do not suffice, hands are smaller."""
    random = Random(seed)
    cards = shuffled([card.name for card in DECK for _ in range(card.count - LAID.get(card.name, 0))], random)
    size = min(BY_SEATS[seats]["hand"], (len(cards) - ASIDE) // seats)
    dwarves = [role for role, count in dwarves_for(seats).items() for _ in range(count)]
    return "\n".join(
        [
            "position lost-mines",
            f"seats {seats}",
            "option rounds 1",
            f"turn {seed % seats}",
            "dwarves " + " ".join(shuffled(dwarves, random)),
            "mines " + " ".join(shuffled(VOCABULARY.faces, random)),
            "forest" + CROWDED,
            *(f"dwarf {seat} {SPOTS[seat]}" for seat in range(seats)),
            *(f"hand {seat} " + " ".join(cards[seat * size : (seat + 1) * size]) for seat in range(seats)),
            "aside " + " ".join(cards[-ASIDE:]),
            "deck " + " ".join(cards[seats * size : -ASIDE]),
            "token trap 7,2 E",
            f"token troll 5,2 E {(seed + 1) % seats}",
            f"generator fast {seed:08x} 00000001 00000002 00000003",
            "",
        ]
    )


def purposeful_move(state: LostMines, random: Random) -> int:
    return walking.purposeful_move(state, random, targets(state), laying=1)


def targets(state: LostMines) -> list[int]:
    """The places of mines that are covered, or have treasure left."""
    found = []
    for number, cell in enumerate(state.net.layout.covered):
        kind = int(state.faces[number])
        if not state.net.is_face_up(cell) or any(state.lies_here(place, kind) for place in range(state.seats)):
            found.append(int(cell) << 3)
    return found


def facts(state: LostMines) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
