"""Every game with some numbers of seats, with full counts with every one: `@every_case`, or `@each_of` some games."""

from collections.abc import Sequence

import pytest

from tests.counts import some_of
from tests.engine import play as saboteur
from tests.engine.dark_cave import play as cave
from tests.engine.diamond_forest import play as forest
from tests.engine.games import Case
from tests.engine.lost_mines import play as mines
from tests.engine.saboteur2 import play as expansion
from tests.engine.saboteur2 import tricks

DIGGING = ("turn", "discard", "keep")
DIGGING_2 = ("turn", "pass", "enough", "leave")
WALKING = ("start", "reveal", "retreat", "stop", "roll", "pay", "stay", "trade", "decline", "whisk", "vote", "swap")
MINES = ("discard", "stop", "lay", "take", "answer")
CAVE = ("discard", "stop", "lay", "answer", "fight")

SABOTEUR = [Case("saboteur", saboteur.GAME, seats, saboteur.plans, DIGGING) for seats in saboteur.SEATS]
EXPANSION = [Case("saboteur-2", expansion.GAME, seats, expansion.plans, DIGGING_2) for seats in expansion.SEATS]
TRICKY = [Case("tricky", expansion.GAME, seats, tricks.plans, DIGGING_2) for seats in expansion.SEATS]
"""Games with the expansion in which hands, hats and looks change places all the time."""
FOREST = [Case("diamond-forest", forest.GAME, seats, forest.plans, WALKING) for seats in forest.SEATS]
LOST_MINES = [Case("lost-mines", mines.GAME, seats, mines.plans, MINES) for seats in mines.SEATS]

DARK_CAVE = [Case("dark-cave", cave.GAME, seats, cave.plans, CAVE) for seats in cave.SEATS]


def each_of(*games: Sequence[Case]) -> pytest.MarkDecorator:
    return some_of("case", *games)


every_case = each_of(SABOTEUR, EXPANSION, FOREST, LOST_MINES, DARK_CAVE)
