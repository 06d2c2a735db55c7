"""All games in one place for the tests that every game must pass."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import State

S = TypeVar("S", bound=State)
Chooser = Callable[[Any], int]
"""Chooses a move in a state, which is of the class of its game."""


@dataclass(frozen=True)
class Course(ABC, Generic[S]):
    """A game that can be played again and again."""

    seats: int
    seed: int
    steered: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def game_seed(self) -> int | bytes:
        """Every third game is dealt by the cryptographic generator."""
        return self.seed.to_bytes(32, "big") if self.seed % 3 == 0 else self.seed

    @property
    def is_drawn(self) -> bool:
        """Whether the game begins with a drawn position, which no record can do."""
        return False

    @abstractmethod
    def begin(self) -> S: ...

    @abstractmethod
    def chooser(self) -> Chooser: ...


@dataclass(frozen=True)
class Case:
    """A game with a number of seats."""

    name: str
    game: Game
    seats: int
    make_plans: Callable[[int, int], Iterator[Course[Any]]]
    harmless: tuple[str, ...]
    """The kinds of moves that a default move may have."""

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"

    def plans(self, count: int) -> Iterator[Course[Any]]:
        return self.make_plans(self.seats, count)


def short_options(game: Game, rounds: int = 1) -> dict[str, OptionValue]:
    """Options with which a game is soon over: after some rounds, or five turns of each where a round is one."""
    short: dict[str, OptionValue] = {"rounds": rounds, "max_rounds": 5}
    return {option.name: short[option.name] for option in game.options if option.name in short}


def pick(moves: Sequence[int], random: Random) -> int:
    """One of the moves. Of Python's generator only `random()` gives the same numbers in every version."""
    return moves[int(random.random() * len(moves))]


def positions(plan: Course[S]) -> Iterator[S]:
    """Every position of a game from the deal to the end: one state, played on."""
    state, choose = plan.begin(), plan.chooser()
    yield state
    while not state.over:
        state.play(choose(state))
        yield state


def sampled_positions(plan: Course[S], share: float) -> Iterator[S]:
    """Some positions of a game, by chance, and the last one."""
    random = Random(plan.seed)
    for state in positions(plan):
        if state.over or random.random() < share:
            yield state
