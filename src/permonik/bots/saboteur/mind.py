"""The searching bots of Saboteur."""

from math import log
from typing import cast

from permonik.bots.bot import Budget
from permonik.bots.core.mind import BLIND, FROZEN, WINS_ABOUT_AS_OFTEN, SearchBot, Situation
from permonik.bots.core.public import words_since
from permonik.bots.core.witness import tell
from permonik.bots.digging.apprentice import remember
from permonik.bots.saboteur.apprentice import Apprentice, belief_of
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import BREAKS, MAPS, REPAIRS, ROCKFALLS, SaboteurPublic, new_public
from permonik.bots.saboteur.style import GENTLE, SHARP
from permonik.bots.saboteur.witness import SaboteurWitness
from permonik.bots.saboteur.worlds import SaboteurWorlds
from permonik.bots.thought import Chances
from permonik.engine import game
from permonik.engine.core.view import View
from permonik.engine.digging.tables import DEALT
from permonik.engine.saboteur.imaginer import Imaginer
from permonik.engine.saboteur.tables import DISCARDS
from permonik.engine.saboteur.view import SaboteurView

CERTAIN = 6.0
"""The largest doubt."""


class SaboteurMind(SearchBot):
    apprentice = Apprentice()

    def policy(self) -> SaboteurPolicy:
        return SaboteurPolicy(SHARP)

    def kind(self, move: int) -> int:
        return sum(move >= first for first in (DISCARDS, BREAKS, REPAIRS, ROCKFALLS, MAPS))

    def situation(self, view: View, seed: int) -> Situation:
        assert isinstance(view, SaboteurView), "this mind plays Saboteur"
        assert view.seat is not None, "the audience decides nothing"
        imaginer = cast(Imaginer, game("saboteur").imaginer(view))
        state, public = imaginer(0), new_public(view.seats)
        policy = SaboteurPolicy(GENTLE, (GENTLE, SHARP))
        witness = SaboteurWitness(imaginer(1), public, policy, view.seat, seed & 0xFFFFFFFF)
        witness.begin()
        words, is_whole = words_since(view.history, DEALT)
        if is_whole and self.variant != BLIND:
            tell(words, witness)
        else:
            remember(view.history, state, public)
        worlds = SaboteurWorlds(imaginer, witness.likelihoods)
        chances = worlds.chances(seed & 0xFFFFFFFF)
        doubts, golds = chances[: view.seats], chances[view.seats :]
        if self.variant == BLIND:
            public.forget_deeds()
        else:
            self.believe(view, public, doubts, golds)
        public.frozen = self.variant == FROZEN
        return Situation(state, public, worlds, belief_of(state, doubts, golds))

    def roles(self, view: View, seed: int) -> tuple[Chances, ...]:
        return self.situation(view, seed).belief.roles

    def believe(self, view: SaboteurView, public: SaboteurPublic, doubts: list[float], golds: list[float]) -> None:
        """A miner takes it that the others see what it sees; a saboteur knows that they do not."""
        assert view.seat is not None
        own = [max(-CERTAIN, min(CERTAIN, log((doubt + 1e-4) / (1 - doubt + 1e-4)))) for doubt in doubts]
        own[view.seat] = float(public.doubts[view.seat])
        hints = [log(chance + 1e-3) for chance in golds]
        public.believe(view.seat, own, hints, view.role == "miner")


class Journeyman(SaboteurMind):
    name = "journeyman"
    budget = Budget(iterations=150, seconds=0.5)
    whim = WINS_ABOUT_AS_OFTEN


class Master(SaboteurMind):
    name = "master"
    budget = Budget(iterations=1000, seconds=1.0)
