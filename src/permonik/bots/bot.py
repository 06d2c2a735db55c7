"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from permonik.bots.thought import Thought
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.view import View

LEVELS = ("random", "apprentice", "journeyman", "master")
"""The names of bots, weakest first, the same in all games; a game need not have them all."""


class UnknownBot(PermonikError):
    code = "unknown_bot"


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a level thinks about one decision."""

    iterations: int = 0
    """Of its search. In a study, which must not depend on the machine, they alone count."""
    seconds: float = 1.0
    """At a table it is asked for the best so far after this time."""


class Bot(ABC):
    """A player that decides from what its seat knows."""

    name: ClassVar[str]
    """One of `LEVELS`."""
    needs_view: ClassVar[bool] = True
    """False for a bot that never looks: it may be given None instead of a view."""
    budget: Budget = Budget()
    variants: ClassVar[tuple[str, ...]] = ()
    """What may be left out of its thinking, to see in a study what it brings."""
    variant: str = ""
    """Which of them is left out."""

    @abstractmethod
    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        """One thought after the other, each better than the one before, at least one; whoever asks may stop at any of
        them. A search ends after so many iterations. The same arguments give the same thoughts."""

    def think(self, view: View | None, moves: list[int], seed: int, iterations: int | None = None) -> Thought:
        """Its last thought, with the budget of its level unless another one is given."""
        budget = self.budget.iterations if iterations is None else iterations
        *_, last = self.thoughts(view, moves, seed, budget)
        return last


class QuickBot(Bot):
    """A bot that does not search: its first thought is its last."""

    @abstractmethod
    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        """Its only thought."""

    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        yield self.decide(view, moves, seed)
