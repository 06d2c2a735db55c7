"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public, replay
from permonik.bots.dark_cave.aims import Aims
from permonik.bots.dark_cave.policy import CavePolicy
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.thought import Belief, Chances
from permonik.bots.walking.belief import covered_cards, roles_of
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import ROLES_OF_CLAN
from permonik.engine.dark_cave.vocabulary import VOCABULARY
from permonik.engine.walking.tables import DEALT


class Apprentice(PolicyBot):
    name = "apprentice"

    def policy(self) -> CavePolicy:
        return CavePolicy()

    def imagined(self, view: View) -> State:
        return game("dark-cave").imaginer(view)(0)

    def public_of(self, view: View, state: State) -> CavePublic:
        public = CavePublic(view.seats)
        if not replay(view.history, DEALT, public):
            public.begin_with(cast(DarkCave, state))
        return public

    def roles(self, state: State, public: Public, seat: int) -> tuple[Chances, ...]:
        here, aims, count = cast(DarkCave, state), Aims(), int(ROLES_OF_CLAN)
        aims.look_at_dwarves(here, cast(CavePublic, public), seat)
        chances = [float(chance) for chance in aims.chances]
        return tuple(
            roles_of(VOCABULARY, int(here.clan(one)), chances[count * one : count * (one + 1)])
            for one in range(int(here.seats))
        )

    def belief(self, state: State, public: Public) -> Belief:
        """The clan card of each seat, and what the goals are."""
        here, aims = cast(DarkCave, state), Aims()
        aims.look_at_goals(here, here.to_move)
        cells, faces = list(map(int, here.net.layout.covered)), list(map(int, aims.face))
        return Belief(self.roles(here, public, int(here.to_move)), covered_cards(VOCABULARY, cells, faces))
