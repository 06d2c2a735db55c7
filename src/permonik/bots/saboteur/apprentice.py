"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public
from permonik.bots.digging.apprentice import remember
from permonik.bots.digging.belief import gold_places
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import SaboteurPublic, chance, new_public
from permonik.bots.thought import Belief, Chances
from permonik.engine import game
from permonik.engine.core.state import NOBODY, State
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

    def roles(self, state: State, public: Public, seat: int) -> tuple[Chances, ...]:
        table = cast(SaboteurPublic, public)
        doubts = [float(chance(doubt)) for doubt in (table.doubts if seat == NOBODY else table.doubts_of(seat))]
        if seat != NOBODY:
            doubts[seat] = float(cast(Saboteur, state).roles[seat] == SABOTEUR)
        return roles_of(doubts)

    def belief(self, state: State, public: Public) -> Belief:
        """Who may be a saboteur, and where the gold may lie."""
        here, policy = cast(Saboteur, state), self.policy()
        me = int(here.to_move)
        policy.look_for_gold(here, me, cast(SaboteurPublic, public).hints_of(me))
        golds = [float(policy.first), float(policy.second), float(policy.third)]
        return Belief(self.roles(here, public, me), gold_places(VOCABULARY, here, golds))


def belief_of(state: Saboteur, doubts: list[float], golds: list[float]) -> Belief:
    """The chance of each seat to be a saboteur and of each goal to be the gold, in words."""
    return Belief(roles_of(doubts), gold_places(VOCABULARY, state, golds))


def roles_of(doubts: list[float]) -> tuple[Chances, ...]:
    return tuple({"miner": 1 - doubt, "saboteur": doubt} for doubt in doubts)
