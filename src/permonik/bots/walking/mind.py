"""The searching bots of the walking games: they search which card to play, and let their policy walk."""

from collections.abc import Callable
from typing import Generic, TypeVar

from permonik.bots.core.mind import SearchBot
from permonik.bots.core.policy import Policy
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.walking.view import WalkingView

Imaginer = TypeVar("Imaginer", bound=Callable[[object], State])
SEARCHED = ("acting", "fighting")
"""Phases in which a card is played, or kept."""


class WalkingMind(SearchBot, Generic[Imaginer]):
    """Clans are public: what is believed is who of a clan is loyal to it."""

    def policy(self) -> Policy:
        return self.apprentice.policy()

    def is_searched(self, view: View) -> bool:
        assert isinstance(view, WalkingView), "this mind walks"
        return view.phase in SEARCHED

    def imaginer(self, view: View) -> Imaginer:
        return game(view.game).imaginer(view)  # type: ignore[return-value]  # each game has its own kind
