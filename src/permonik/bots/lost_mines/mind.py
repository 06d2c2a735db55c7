"""The searching bots of The Lost Mines."""

from dataclasses import replace

from permonik.bots.bot import Budget
from permonik.bots.core.mind import BLIND, FROZEN, NEARLY_AS_GOOD, Situation
from permonik.bots.core.public import words_since
from permonik.bots.core.witness import tell
from permonik.bots.lost_mines.apprentice import Apprentice, roles_by
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.lost_mines.witness import MinesWitness
from permonik.bots.lost_mines.worlds import MinesWorlds
from permonik.bots.thought import Chances
from permonik.bots.walking.mind import WalkingMind
from permonik.engine.core.view import View
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
from permonik.engine.walking.tables import DEALT

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

    def situation(self, view: View, seed: int) -> Situation:
        assert view.seat is not None, "the audience decides nothing"
        imaginer = self.imaginer(view)
        state, public = imaginer(0), MinesPublic(view.seats, int(view.options["distance"]))
        witness = MinesWitness(imaginer, public, MinesPolicy(), view.seat, seed & 0xFFFFFFFF)
        words, is_whole = words_since(view.history, DEALT)
        if is_whole:
            tell(words, witness)
        else:
            public.begin_with(state)
        if self.variant == BLIND:
            public.forget_deeds()
            witness.forget()
        public.frozen = self.variant == FROZEN
        worlds = MinesWorlds(imaginer, witness.likelihoods)
        belief = self.apprentice.belief(state, public)
        return Situation(state, public, worlds, replace(belief, roles=roles_by(state, worlds.chances())))

    def roles(self, view: View, seed: int) -> tuple[Chances, ...]:
        return self.situation(view, seed).belief.roles


class Journeyman(MinesMind):
    name = "journeyman"
    budget = Budget(iterations=100, seconds=0.5)
    whim = NEARLY_AS_GOOD


class Master(MinesMind):
    name = "master"
    budget = Budget(iterations=800, seconds=1.0)
