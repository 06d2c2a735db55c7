"""What a bot is."""

from abc import ABC, abstractmethod
from typing import ClassVar

from permonik.engine.core.errors import PermonikError
from permonik.engine.core.view import View


class UnknownBot(PermonikError):
    code = "unknown_bot"


class Bot(ABC):
    """A player that decides from what its seat knows."""

    name: ClassVar[str]
    needs_view: ClassVar[bool] = True
    """False for a bot that never looks: it may be given None instead of a view."""

    @abstractmethod
    def decide(self, view: View | None, moves: list[int], seed: int, budget: int) -> int:
        """One of `moves`. The same arguments give the same answer; `budget` counts iterations of a search."""
