"""Games of Diamond Forest played by chance for tests: half of them boldly, so that much is met in the forest."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

import permonik
from permonik.engine.core.options import OptionValue
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.game import MEMORY_AIDS, DiamondForestGame
from permonik.engine.diamond_forest.rules import DiamondForest
from tests.engine.games import Chooser, Course, pick

GAME = cast(DiamondForestGame, permonik.game("diamond-forest"))
SEATS = (2, 3, 4)
GLADE = "eooe/oooo/oooo/eooe:path2,imp2,rock1,bog1,gallery2,fire1,red1,blue1,green1"
ODD = "..eo./oooooe/.ooooo/eoo.oo/...ooo/....eo:path5,imp4,rock3,bog1,gallery2,fire1,red1,blue1,yellow1"
IMPS = "eooooe/oooooo/oooooo/eooooe:path3,imp11,rock1,bog2,red1,blue1,green1"
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {"board": GLADE, "ranking": True, "max_rounds": 40},
    {"board": "light", "max_rounds": 10},
    {"board": GLADE, "max_rounds": 40, "whisk_by": "vote", "die_faces": "whisk,whisk,whisk,trade,look,shuffle"},
    {"board": "cross", "max_rounds": 5, "memory_aid": "fading", "first_player": "random"},
    {"board": GLADE, "max_rounds": 40, "whisk_by": "unanimous", "choose_entrance": True, "ranking": True},
    {"board": "full", "max_rounds": 5},
    {"board": "rectangle", "max_rounds": 5, "memory_aid": "full", "rock_values": "5,5,6,6,5,5,6,6,5,5"},
    {"board": ODD, "max_rounds": 10, "memory_aid": "notes"},
    {"board": "7x7", "max_rounds": 5},
    {"board": "8x8", "max_rounds": 5, "choose_entrance": True, "whisk_by": "vote"},
)
"""Every board and every way to decide; a game ends soon, since its board is small or its rounds are few."""


class Plan(Course[DiamondForest]):
    """A game of Diamond Forest; steered, it is a bold one."""

    def begin(self) -> DiamondForest:
        return GAME.new(self.seats, self.game_seed, **self.options)

    def chooser(self) -> Chooser:
        random = Random(self.seed)
        return lambda state: bold_move(state.moves(), random) if self.steered else pick(state.moves(), random)


def plans(seats: int, count: int) -> Iterator[Plan]:
    """Games of all options, also when few are asked for; by turns shy and bold."""
    for seed in range(len(OPTIONS) + count):
        yield Plan(seats, seed, seed // len(OPTIONS) % 2 != seed % 2, OPTIONS[seed % len(OPTIONS)])


def looking_plans(seats: int) -> Iterator[Plan]:
    """Games full of secret looks, and of swaps that carry away what was looked at, with every memory aid."""
    faces = "look,look,look,look,whisk,shuffle"
    for seed, aid in enumerate(2 * MEMORY_AIDS):
        yield Plan(seats, seed, True, {"board": IMPS, "max_rounds": 20, "die_faces": faces, "memory_aid": aid})


def bold_move(moves: list[int], random: Random) -> int:
    """Mostly enters what it turns over, and walks on."""
    if tables.ENTER in moves and random.random() < 0.9:
        return tables.ENTER
    on = [move for move in moves if move != tables.STOP]
    return pick(on or moves, random)
