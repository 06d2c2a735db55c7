"""A player that weighs every move at a glance: the apprentice, and what a search plays with. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import MOST_MOVES, State

NEARLY: Final = 0.05
"""Moves that differ by less are equally good."""


class Policy:
    """Weighs the moves of the seat to move by what this seat knows and what is public, and by nothing else in the
    state. Keeps room for moves and weights, so that one object serves many decisions, but nothing between them."""

    __slots__ = ("count", "moves", "weights")

    def __init__(self) -> None:
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.weights: vec[float] = vec[float]([0.0] * MOST_MOVES)
        self.count: i64 = 0
        """How many moves were weighed."""

    def weigh(self, state: State, public: Public) -> None:
        """Writes the legal moves, and how good each of them is."""
        raise NotImplementedError

    def imagine(self, generator: Generator) -> None:
        """Supposes how somebody plays of whom that is unknown."""

    def choose(self, state: State, public: Public, generator: Generator) -> i64:
        """One of the best moves."""
        self.weigh(state, public)
        weights = self.weights
        best = weights[0]
        for i in range(self.count):
            best = max(best, weights[i])
        least = best - NEARLY
        good: i64 = 0
        for i in range(self.count):
            if weights[i] > least:
                good += 1
        chosen: i64 = 0
        if good > 1:
            chosen = generator.below(good)
        for i in range(self.count):
            if weights[i] > least:
                if chosen == 0:
                    return self.moves[i]
                chosen -= 1
        return self.moves[0]

    def playout(self, state: State, public: Public, generator: Generator) -> int:
        """Plays the round to its end; returns how many moves that took."""
        return int(self.play_on(state, public, generator, state.round))

    def play_on(self, state: State, public: Public, generator: Generator, number: i64) -> i64:
        """Plays until a round is decided."""
        steps: i64 = 0
        while not self.is_decided(state, number):
            public.follow(state, self.choose(state, public, generator))
            steps += 1
        return steps

    def is_decided(self, state: State, number: i64) -> bool:
        """Whether a round has its winners."""
        return state.over or state.round != number

    def worth(self, state: State, seat: i64, number: i64) -> float:
        """What a decided round has brought to a seat, from 0 to 1."""
        raise NotImplementedError

    def weighed(self, state: State, public: Public) -> list[float]:
        """The weights of `state.moves()`, for interpreted callers."""
        self.weigh(state, public)
        return [self.weights[i] for i in range(self.count)]
