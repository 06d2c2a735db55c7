"""Worlds of The Lost Mines that a seat holds possible, as often as it believes in them. Compiled."""

from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.walking.worlds import WalkingWorlds
from permonik.engine.core.randomness import Generator
from permonik.engine.lost_mines.imaginer import Imaginer
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import ROLES_OF_CLAN


class MinesWorlds(WalkingWorlds):
    __slots__ = ("imaginer",)

    def __init__(self, imaginer: Imaginer, public: MinesPublic) -> None:
        unknowns = imaginer.unknowns
        super().__init__(unknowns.clans, unknowns.known_dwarves, ROLES_OF_CLAN, public.odds)
        self.imaginer = imaginer

    def draw(self, generator: Generator) -> LostMines:
        state = self.imaginer(int(generator.word()))
        self.mix(state, generator)
        return state
