"""Bots: they decide from a view, never from a state, and keep nothing between calls."""

from functools import cache

from permonik.bots.bot import LEVELS, Bot, Budget, UnknownBot
from permonik.bots.core.hindsight import Hindsight, PolicyHindsight
from permonik.bots.core.mind import SearchBot
from permonik.bots.dark_cave.apprentice import Apprentice as DarkCaveApprentice
from permonik.bots.dark_cave.mind import Journeyman as DarkCaveJourneyman
from permonik.bots.dark_cave.mind import Master as DarkCaveMaster
from permonik.bots.diamond_forest import dwarf
from permonik.bots.diamond_forest.hindsight import ForestHindsight
from permonik.bots.lost_mines.apprentice import Apprentice as LostMinesApprentice
from permonik.bots.lost_mines.mind import Journeyman as LostMinesJourneyman
from permonik.bots.lost_mines.mind import Master as LostMinesMaster
from permonik.bots.random_bot import RandomBot
from permonik.bots.saboteur.apprentice import Apprentice
from permonik.bots.saboteur.mind import Journeyman as SaboteurJourneyman
from permonik.bots.saboteur.mind import Master as SaboteurMaster
from permonik.bots.saboteur2.apprentice import Apprentice as Saboteur2Apprentice
from permonik.bots.saboteur2.mind import Journeyman as Saboteur2Journeyman
from permonik.bots.saboteur2.mind import Master as Saboteur2Master
from permonik.bots.thought import Belief, Thought
from permonik.engine import game as find_game

__all__ = ["LEVELS", "Belief", "Bot", "Budget", "Thought", "UnknownBot", "bot", "bots", "hindsight_of", "usual_bot"]

TRAINED: dict[str, tuple[Bot, ...]] = {
    "saboteur": (Apprentice(), SaboteurJourneyman(), SaboteurMaster()),
    "saboteur-2": (Saboteur2Apprentice(), Saboteur2Journeyman(), Saboteur2Master()),
    "lost-mines": (LostMinesApprentice(), LostMinesJourneyman(), LostMinesMaster()),
    "dark-cave": (DarkCaveApprentice(), DarkCaveJourneyman(), DarkCaveMaster()),
    "diamond-forest": (dwarf.Apprentice(), dwarf.Journeyman(), dwarf.Master()),
}
USUAL = {"saboteur": "journeyman"}
"""Where a search is known to play better than the apprentice, and not yet too well for a family."""

HINDSIGHTS: dict[str, Hindsight] = {"diamond-forest": ForestHindsight()}
"""Where no bot searches: the others look back by their search."""


def bots(game_id: str) -> tuple[Bot, ...]:
    """The bots that can play a game, weakest first; random moves are legal in every game. Raises UnknownGame."""
    return (RandomBot(), *TRAINED.get(find_game(game_id).id, ()))


def usual_bot(game_id: str) -> Bot:
    """Who takes a free seat at a table unless somebody else is chosen."""
    known = bots(game_id)
    usual = USUAL.get(game_id, "apprentice")
    return next((one for one in known if one.name == usual), known[-1])


def hindsight_of(game_id: str) -> Hindsight:
    """Who can say, when a game is over, how good each moment of it was."""
    return hindsight_in(find_game(game_id).id)


@cache
def hindsight_in(game_id: str) -> Hindsight:
    best = bots(game_id)[-1]
    return PolicyHindsight(best) if isinstance(best, SearchBot) else HINDSIGHTS[game_id]


def bot(game_id: str, name: str) -> Bot:
    """A bot of a game by its name."""
    for one in bots(game_id):
        if one.name == name:
            return one
    raise UnknownBot(" | ".join(one.name for one in bots(game_id)), name, game=game_id)
