"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public
from permonik.bots.digging.apprentice import remember
from permonik.bots.digging.belief import gold_places
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import SaboteurPublic, chance, new_public
from permonik.bots.thought import Belief
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import SABOTEUR
from permonik.engine.saboteur.vocabulary import VOCABULARY


class Apprentice(PolicyBot):
    name = "apprentice"

    def policy(self) -> SaboteurPolicy:
        return SaboteurPolicy()

    def imagined(self, view: View) -> State:
        return game("saboteur").imaginer(view)(0)

    def public_of(self, view: View, state: State) -> SaboteurPublic:
        public = new_public(view.seats)
        remember(view.history, cast(Saboteur, state), public)
        return public

    def belief(self, state: State, public: Public) -> Belief:
        """Who may be a saboteur, and where the gold may lie."""
        here, policy = cast(Saboteur, state), self.policy()
        table = cast(SaboteurPublic, public)
        me = int(here.to_move)
        policy.look_for_gold(here, me, table.hints_of(me))
        doubts = [float(chance(doubt)) for doubt in table.doubts_of(me)]
        doubts[me] = float(here.roles[me] == SABOTEUR)
        return belief_of(here, doubts, [float(policy.first), float(policy.second), float(policy.third)])


def belief_of(state: Saboteur, doubts: list[float], golds: list[float]) -> Belief:
    """The chance of each seat to be a saboteur and of each goal to be the gold, in words."""
    roles = tuple({"miner": 1 - doubt, "saboteur": doubt} for doubt in doubts)
    return Belief(roles, gold_places(VOCABULARY, state, golds))
