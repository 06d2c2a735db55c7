"""The searching bots of The Lost Mines."""

from typing import cast

from permonik.bots.bot import Budget
from permonik.bots.core.mind import NEARLY_AS_GOOD
from permonik.bots.core.public import Public
from permonik.bots.core.worlds import Worlds
from permonik.bots.lost_mines.apprentice import Apprentice
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.lost_mines.worlds import MinesWorlds
from permonik.bots.walking.mind import WalkingMind
from permonik.engine.core.state import State
from permonik.engine.lost_mines.imaginer import Imaginer
from permonik.engine.lost_mines.tables import (
    DISCARDS,
    LOOKS_AT_DWARVES,
    LOOKS_AT_MINES,
    LOOKS_AT_TREASURES,
    OVERCOMES,
    PROPOSE,
    STORMS,
    TRAPS,
    TROLLS,
)

KINDS = (
    DISCARDS,
    OVERCOMES,
    LOOKS_AT_MINES,
    LOOKS_AT_TREASURES,
    LOOKS_AT_DWARVES,
    TRAPS,
    TROLLS,
    STORMS,
    PROPOSE,
)


class MinesMind(WalkingMind[Imaginer]):
    apprentice = Apprentice()

    def kind(self, move: int) -> int:
        return sum(move >= first for first in KINDS)

    def worlds(self, imaginer: Imaginer, state: State, public: Public) -> Worlds:
        return MinesWorlds(imaginer, cast(MinesPublic, public))


class Journeyman(MinesMind):
    name = "journeyman"
    budget = Budget(iterations=100, seconds=0.5)
    whim = NEARLY_AS_GOOD


class Master(MinesMind):
    name = "master"
    budget = Budget(iterations=800, seconds=1.0)
