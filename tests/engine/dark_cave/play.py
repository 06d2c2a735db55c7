"""Games of The Dark Cave played by chance for tests."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

import msgspec

import permonik
from permonik.engine.core.options import OptionValue
from permonik.engine.dark_cave.cards import BY_SEATS, DECK, clan_cards_for
from permonik.engine.dark_cave.drawing import WORDS
from permonik.engine.dark_cave.formats import Position
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.vocabulary import LEVEL_OF, VOCABULARY
from tests.engine.walking import play as walking
from tests.engine.walking.play import WalkingCourse, courses, shuffled

GAME = cast(DarkCaveGame, permonik.game("dark-cave"))
SEATS = range(2, 9)
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {},
    {"clan": "yellow"},
    {"first_player": 1, "clan": "blue"},
    {"early_end": True},
)

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


class Plan(WalkingCourse[DarkCave]):
    """A game of The Dark Cave."""

    @property
    def game(self) -> DarkCaveGame:
        return GAME

    def drawing(self) -> str:
        return crowded(self.seats, self.seed)

    def purposeful_move(self, state: DarkCave, random: Random) -> int:
        return purposeful_move(state, random)


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    return courses(Plan, OPTIONS, seats, count, first_seed)


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
    return walking.purposeful_move(state, random, targets(state), laying=0.75)


def targets(state: DarkCave) -> list[int]:
    """The places of goals that lie face down, or of the exit alone once it is found."""
    found = []
    for number, cell in enumerate(state.net.layout.covered):
        if not state.net.is_face_up(cell):
            found.append(int(cell) << 3)
        elif VOCABULARY.faces[int(state.faces[number])] == "goal-exit":
            return [int(cell) << 3 | 4]
    return found


def facts(state: DarkCave) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(state.save(), type=Position)
