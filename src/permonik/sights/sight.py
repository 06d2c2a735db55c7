"""Sights of a game. Each game that can be shown has a module of its own in `games/`, named like its id."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.sights.shown import Sight


class ShownGame(Protocol):
    """The module of a game in `games/`."""

    def sight_of(self, game: Game, view: View) -> Sight: ...

    def sight_of_all(self, game: Game, state: State) -> Sight: ...


def module_of(game: Game) -> str:
    return f"permonik.sights.games.{game.id.replace('-', '_')}"


def can_show(game: Game) -> bool:
    return find_spec(module_of(game)) is not None


def shown(game: Game) -> ShownGame:
    return cast(ShownGame, import_module(module_of(game)))


def sight_of(game: Game, view: View) -> Sight:
    """What a seat sees."""
    return shown(game).sight_of(game, view)


def sight_of_all(game: Game, state: State) -> Sight:
    """Everybody's cards at once; for a game that has been played."""
    return shown(game).sight_of_all(game, state)
