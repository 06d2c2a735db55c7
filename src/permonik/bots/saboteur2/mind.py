"""The searching bots of Saboteur with the expansion."""

from typing import cast

from permonik.bots.bot import Budget
from permonik.bots.core.mind import NEARLY_AS_GOOD, SearchBot, Situation
from permonik.bots.saboteur2.apprentice import Apprentice
from permonik.bots.saboteur2.policy import ExpansionPolicy
from permonik.bots.saboteur2.public import BREAKS, MAPS, REPAIRS, ROCKFALLS, ExpansionPublic
from permonik.bots.saboteur2.worlds import ExpansionWorlds
from permonik.engine import game
from permonik.engine.core.view import View
from permonik.engine.saboteur2.imaginer import Imaginer
from permonik.engine.saboteur2.tables import DISCARDS, HANDS_OFFS, MOST_SEATS, SHEDS, THEFTS

KINDS = (DISCARDS, BREAKS, REPAIRS, ROCKFALLS, MAPS, THEFTS)


class ExpansionMind(SearchBot):
    apprentice = Apprentice()

    def policy(self) -> ExpansionPolicy:
        return self.apprentice.policy()

    def kind(self, move: int) -> int:
        """Each trick of the expansion is a kind of its own."""
        if HANDS_OFFS <= move < SHEDS:
            return len(KINDS) + 1 + (move - HANDS_OFFS) // MOST_SEATS
        return sum(move >= first for first in KINDS)

    def situation(self, view: View, seed: int) -> Situation:
        imaginer = cast(Imaginer, game("saboteur-2").imaginer(view))
        state = imaginer(0)
        public = cast(ExpansionPublic, self.public_of(view, state))
        return Situation(state, public, ExpansionWorlds(imaginer, public), self.apprentice.belief(state, public))


class Journeyman(ExpansionMind):
    name = "journeyman"
    budget = Budget(iterations=100, seconds=0.5)
    whim = NEARLY_AS_GOOD


class Master(ExpansionMind):
    name = "master"
    budget = Budget(iterations=800, seconds=1.0)
