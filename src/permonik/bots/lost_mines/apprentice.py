"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public, replay
from permonik.bots.lost_mines.aims import Aims
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.thought import Belief, Chances
from permonik.bots.walking.belief import covered_cards, roles_of
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.lost_mines.cards import ROLES_OF_CLAN
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.view import LostMinesView
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking.tables import DEALT


class Apprentice(PolicyBot):
    name = "apprentice"

    def policy(self) -> MinesPolicy:
        return MinesPolicy()

    def imagined(self, view: View) -> State:
        return game("lost-mines").imaginer(view)(0)

    def public_of(self, view: View, state: State) -> MinesPublic:
        assert isinstance(view, LostMinesView), "the apprentice plays The Lost Mines"
        public = MinesPublic(view.seats, int(view.options["distance"]))
        if not replay(view.history, DEALT, public):
            public.begin_with(cast(LostMines, state))
        return public

    def roles(self, state: State, public: Public, seat: int) -> tuple[Chances, ...]:
        here, aims = cast(LostMines, state), Aims()
        aims.look_at_dwarves(here, cast(MinesPublic, public), seat)
        return roles_by(here, [float(chance) for chance in aims.chances])

    def belief(self, state: State, public: Public) -> Belief:
        """The role of each seat, and what the mines are."""
        here, aims = cast(LostMines, state), Aims()
        aims.look_at_mines(here, here.to_move)
        cells, faces = list(map(int, here.net.layout.covered)), list(map(int, aims.face))
        return Belief(self.roles(here, public, int(here.to_move)), covered_cards(VOCABULARY, cells, faces))


def roles_by(state: LostMines, chances: list[float]) -> tuple[Chances, ...]:
    """In words, given the chances at `3 * seat + role`."""
    count = int(ROLES_OF_CLAN)
    return tuple(
        roles_of(VOCABULARY, int(state.clan(seat)), chances[count * seat : count * (seat + 1)])
        for seat in range(int(state.seats))
    )
