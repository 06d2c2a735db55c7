"""The bot that plays by rules of thumb, each of the six roles for its own pay."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public
from permonik.bots.digging.apprentice import remember
from permonik.bots.digging.belief import gold_places
from permonik.bots.saboteur2.aims import Aims
from permonik.bots.saboteur2.policy import ExpansionPolicy
from permonik.bots.saboteur2.public import ROLES, ExpansionPublic, new_public
from permonik.bots.thought import NO_BELIEF, Belief, Chances
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import STEALING
from permonik.engine.saboteur2.vocabulary import VOCABULARY


class Apprentice(PolicyBot):
    name = "apprentice"

    def policy(self) -> ExpansionPolicy:
        return ExpansionPolicy()

    def imagined(self, view: View) -> State:
        return game("saboteur-2").imaginer(view)(0)

    def public_of(self, view: View, state: State) -> ExpansionPublic:
        public = new_public(view.seats)
        remember(view.history, cast(Saboteur2, state), public)
        return public

    def roles(self, state: State, public: Public, seat: int) -> tuple[Chances, ...]:
        here, aims = cast(Saboteur2, state), Aims()
        aims.look_at_dwarves(here, cast(ExpansionPublic, public), seat)
        chances = [float(chance) for chance in aims.chances]
        return tuple(
            dict(zip(VOCABULARY.roles, chances[ROLES * one : ROLES * (one + 1)], strict=True))
            for one in range(int(here.seats))
        )

    def belief(self, state: State, public: Public) -> Belief:
        """Which roles the seats may have, and where the gold may lie; after a round all roles are known."""
        here, policy = cast(Saboteur2, state), self.policy()
        if here.phase == STEALING:
            return NO_BELIEF
        policy.look_for_gold(here, here.to_move, cast(ExpansionPublic, public).hints)
        return Belief(
            self.roles(here, public, int(here.to_move)),
            gold_places(VOCABULARY, here, [float(policy.first), float(policy.second), float(policy.third)]),
        )
