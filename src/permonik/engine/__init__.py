"""The rules of the games. Knows no other package; no I/O, no clock, no global randomness."""

from permonik.engine.core import state
from permonik.engine.core.errors import UnknownGame
from permonik.engine.core.game import Game
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.diamond_forest.game import DiamondForestGame
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.saboteur.game import SaboteurGame
from permonik.engine.saboteur2.game import Saboteur2Game

COMPILED = not str(state.__file__).endswith(".py")
"""Whether the engine runs compiled."""

GAMES: tuple[Game, ...] = (SaboteurGame(), Saboteur2Game(), LostMinesGame(), DarkCaveGame(), DiamondForestGame())


def games() -> tuple[Game, ...]:
    """All games, in the order in which they were published."""
    return GAMES


def game(name: str) -> Game:
    """A game by its id."""
    for one in GAMES:
        if one.id == name:
            return one
    raise UnknownGame(" | ".join(one.id for one in GAMES), name)
