"""What a bot is."""

from abc import ABC, abstractmethod
from typing import ClassVar

from permonik.engine.core.errors import PermonikError
from permonik.engine.core.randomness import Fast
from permonik.engine.core.view import View

NEARLY = 0.05
"""Moves that differ by less are equally good."""


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


def one_of_the_best(moves: list[int], weights: list[float], seed: int, nearly: float = NEARLY) -> int:
    best = max(weights)
    good = [move for move, weight in zip(moves, weights, strict=True) if weight > best - nearly]
    return good[Fast(seed).below(len(good))]
