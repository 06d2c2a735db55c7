"""Worlds of The Dark Cave that a seat holds possible, as often as it believes in them. Compiled."""

from librt.vecs import vec

from permonik.bots.dark_cave.aims import Aims
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.walking.worlds import WalkingWorlds
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.imaginer import Imaginer
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import ROLES_OF_CLAN


class CaveWorlds(WalkingWorlds):
    __slots__ = ("imaginer",)

    def __init__(self, imaginer: Imaginer, state: DarkCave, public: CavePublic) -> None:
        aims = Aims()
        aims.look_at_dwarves(state, public, state.to_move)
        odds: vec[float] = aims.odds[: ROLES_OF_CLAN * state.seats]
        super().__init__(imaginer.clans, imaginer.known_dwarves, ROLES_OF_CLAN, odds)
        self.imaginer = imaginer

    def draw(self, generator: Generator) -> DarkCave:
        state = self.imaginer(int(generator.word()))
        dwarves = state.dwarves
        self.mix(state, generator)
        if state.first_out != NOBODY and (state.is_side_out(0) or state.is_side_out(1)):
            state.dwarves = dwarves  # the game would be over (DC-252)
        return state
