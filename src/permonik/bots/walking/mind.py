"""The searching bots of the walking games: they search which card to play, and let their policy walk."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from permonik.bots.core.mind import SearchBot, Situation
from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.bots.core.worlds import Worlds
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.walking.view import WalkingView

Imaginer = TypeVar("Imaginer", bound=Callable[[object], State])
SEARCHED = ("acting", "fighting")
"""Phases in which a card is played, or kept."""


class WalkingMind(SearchBot, Generic[Imaginer]):
    """Clans are public, and so is what deeds say about roles: worlds are drawn by what everybody may think."""

    def policy(self) -> Policy:
        return self.apprentice.policy()

    def is_searched(self, view: View) -> bool:
        assert isinstance(view, WalkingView), "this mind walks"
        return view.phase in SEARCHED

    def situation(self, view: View, seed: int) -> Situation:
        imaginer = self.imaginer(view)
        state = imaginer(0)
        public = self.apprentice.public_of(view, state)
        return Situation(state, public, self.worlds(imaginer, state, public), self.apprentice.belief(state, public))

    def imaginer(self, view: View) -> Imaginer:
        return game(view.game).imaginer(view)  # type: ignore[return-value]  # each game has its own kind

    @abstractmethod
    def worlds(self, imaginer: Imaginer, state: State, public: Public) -> Worlds: ...
