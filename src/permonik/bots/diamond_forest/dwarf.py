"""The characters of Diamond Forest: one way to walk, and memories of different length."""

from typing import cast

from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public
from permonik.bots.diamond_forest.memory import forgotten
from permonik.bots.diamond_forest.policy import ForestPolicy
from permonik.bots.diamond_forest.public import ForestPublic
from permonik.bots.diamond_forest.woods import UNKNOWN, Woods
from permonik.bots.thought import Belief, Chances
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import UP
from permonik.engine.diamond_forest.tiles import NAMES
from permonik.engine.diamond_forest.view import ForestView


class Dwarf(PolicyBot):
    """Keeps a tile in mind with the chance `recall`."""

    recall: float

    def policy(self) -> ForestPolicy:
        return ForestPolicy()

    def imagined(self, view: View) -> State:
        """What the seat has forgotten it has never seen."""
        assert isinstance(view, ForestView), "a dwarf plays Diamond Forest"
        assert view.seat is not None, "the audience decides nothing"
        state = cast(DiamondForest, game("diamond-forest").imaginer(view)(0))
        for cell in forgotten(view, view.seat, self.recall):
            if not state.forest[cell] & UP:
                state.restore_place(cell, int(state.forest[cell]), int(state.seen[cell]) & ~(1 << view.seat))
        return state

    def public_of(self, view: View, state: State) -> ForestPublic:
        return ForestPublic()

    def roles(self, state: State, public: Public, seat: int) -> tuple[Chances, ...]:
        return ()

    def belief(self, state: State, public: Public) -> Belief:
        return belief_in(cast(DiamondForest, state))


def belief_in(state: DiamondForest) -> Belief:
    """What lies under the covered tiles: what the dwarf remembers, and elsewhere what is left."""
    woods = Woods()
    woods.look(state, state.to_move)
    unknown = {NAMES[tile]: float(chance) for tile, chance in enumerate(woods.chances) if chance}
    hidden = {}
    for cell in state.board.places:
        if state.is_covered(cell):
            x, y = GRID.point(int(cell))
            tile = int(woods.tiles[cell])
            hidden[f"{x},{y}"] = unknown if tile == UNKNOWN else {NAMES[tile]: 1.0}
    return Belief(hidden=hidden)


class Apprentice(Dwarf):
    """Forgets a lot."""

    name = "apprentice"
    recall = 0.4


class Journeyman(Dwarf):
    """Remembers some."""

    name = "journeyman"
    recall = 0.7


class Master(Dwarf):
    """Remembers all."""

    name = "master"
    recall = 1.0
