"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public, replay
from permonik.bots.lost_mines.aims import Aims
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.thought import Belief, Chances
from permonik.engine import game
from permonik.engine.core.state import NOBODY, State
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

    def belief(self, state: State, public: Public) -> Belief:
        """The role of each seat, and what the mines are."""
        here, aims = cast(LostMines, state), Aims()
        me = here.to_move
        aims.look_at_mines(here, me)
        aims.look_at_dwarves(here, cast(MinesPublic, public), me)
        roles = tuple(roles_of(here, aims, seat) for seat in range(int(here.seats)))
        faces = [int(face) for face in aims.face]
        hidden = [face for number, face in enumerate(VOCABULARY.faces) if number not in faces]
        cells = [int(cell) for cell in here.net.layout.covered]
        return Belief(roles, {place_of(cell): faces_of(face, hidden) for cell, face in zip(cells, faces, strict=True)})


def roles_of(state: LostMines, aims: Aims, seat: int) -> Chances:
    first = ROLES_OF_CLAN * int(state.clan(seat))
    chances = dict.fromkeys(VOCABULARY.roles, 0.0)
    for role in range(ROLES_OF_CLAN):
        chances[VOCABULARY.roles[first + role]] = float(aims.chances[ROLES_OF_CLAN * seat + role])
    return chances


def place_of(cell: int) -> str:
    x, y = VOCABULARY.grid.point(cell)
    return f"{x},{y}"


def faces_of(face: int, hidden: list[str]) -> Chances:
    if face != NOBODY:
        return {VOCABULARY.faces[face]: 1.0}
    return {name: 1 / len(hidden) for name in hidden}
