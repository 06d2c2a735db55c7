"""The searching bots of The Dark Cave."""

from typing import cast

from permonik.bots.bot import Budget
from permonik.bots.core.mind import WINS_ABOUT_AS_OFTEN, Situation
from permonik.bots.dark_cave.apprentice import Apprentice
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.worlds import CaveWorlds
from permonik.bots.walking.mind import WalkingMind
from permonik.engine.core.view import View
from permonik.engine.dark_cave.imaginer import Imaginer
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

    def situation(self, view: View, seed: int) -> Situation:
        """What deeds say about roles is public: worlds are drawn by what everybody may think."""
        imaginer = self.imaginer(view)
        state = imaginer(0)
        public = cast(CavePublic, self.public_of(view, state))
        return Situation(state, public, CaveWorlds(imaginer, state, public), self.apprentice.belief(state, public))


class Journeyman(CaveMind):
    name = "journeyman"
    budget = Budget(iterations=100, seconds=0.5)
    whim = WINS_ABOUT_AS_OFTEN


class Master(CaveMind):
    name = "master"
    budget = Budget(iterations=800, seconds=1.0)
