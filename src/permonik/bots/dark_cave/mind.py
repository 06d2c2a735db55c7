"""The searching bots of The Dark Cave."""

from typing import cast

from permonik.bots.bot import Budget
from permonik.bots.core.mind import WINS_ABOUT_AS_OFTEN
from permonik.bots.core.public import Public
from permonik.bots.core.worlds import Worlds
from permonik.bots.dark_cave.apprentice import Apprentice
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.worlds import CaveWorlds
from permonik.bots.walking.mind import WalkingMind
from permonik.engine.core.state import State
from permonik.engine.dark_cave.imaginer import Imaginer
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import (
    CALLS,
    CAVE_INS,
    CUTS,
    DISCARDS,
    GIVES_AXES,
    GIVES_BOOTS,
    LOOKS_AT_CLANS,
    LOOKS_AT_GOALS,
    PROPOSE,
    SWAPS,
    WEBS,
)

KINDS = (
    DISCARDS,
    LOOKS_AT_GOALS,
    LOOKS_AT_CLANS,
    CAVE_INS,
    SWAPS,
    WEBS,
    GIVES_BOOTS,
    GIVES_AXES,
    CALLS,
    PROPOSE,
    CUTS,
)


class CaveMind(WalkingMind[Imaginer]):
    apprentice = Apprentice()

    def kind(self, move: int) -> int:
        return sum(move >= first for first in KINDS)

    def worlds(self, imaginer: Imaginer, state: State, public: Public) -> Worlds:
        return CaveWorlds(imaginer, cast(DarkCave, state), cast(CavePublic, public))


class Journeyman(CaveMind):
    name = "journeyman"
    budget = Budget(iterations=100, seconds=0.5)
    whim = WINS_ABOUT_AS_OFTEN


class Master(CaveMind):
    name = "master"
    budget = Budget(iterations=800, seconds=1.0)
