"""The games as environments: for each its eyes and the window of its actions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.board.numbering import CardNumbering
from permonik.engine.core.grid import Grid
from permonik.engine.core.state import State
from permonik.engine.dark_cave.tables import NUMBERING as CAVE_CARDS
from permonik.engine.lost_mines.tables import NUMBERING as FOREST_CARDS
from permonik.engine.saboteur.tables import NUMBERING as MINE_CARDS
from permonik.engine.saboteur2.tables import NUMBERING as EXPANSION_CARDS
from permonik.env.core.eyes import Eyes
from permonik.env.core.space import Actions
from permonik.env.core.square import Square
from permonik.env.core.window import Window
from permonik.env.games import dark_cave, diamond_forest, lost_mines, saboteur, saboteur2
from permonik.env.games.squares import of_forest, of_mine, of_walk


@dataclass(frozen=True, slots=True)
class Senses:
    """How a game is seen and acted on."""

    eyes: Callable[[], Eyes]
    window: Window
    numbering: CardNumbering | None
    squares: Callable[[State, Grid], list[Square]]


SENSES = {
    "saboteur": Senses(saboteur.SaboteurEyes, saboteur.WINDOW, MINE_CARDS, of_mine),
    "saboteur-2": Senses(saboteur2.Saboteur2Eyes, saboteur2.WINDOW, EXPANSION_CARDS, of_mine),
    "lost-mines": Senses(lost_mines.LostMinesEyes, lost_mines.WINDOW, FOREST_CARDS, of_walk),
    "dark-cave": Senses(dark_cave.DarkCaveEyes, dark_cave.WINDOW, CAVE_CARDS, of_walk),
    "diamond-forest": Senses(diamond_forest.DiamondForestEyes, diamond_forest.WINDOW, None, of_forest),
}


@cache
def actions(game_id: str) -> Actions:
    """The actions of a game."""
    game = find_game(game_id)
    senses = SENSES[game.id]
    return Actions(game, senses.window, senses.numbering)


@cache
def eyes(game_id: str) -> Eyes:
    """What a seat sees in a game."""
    return SENSES[find_game(game_id).id].eyes()


__all__ = ["SENSES", "Senses", "actions", "eyes", "games"]
