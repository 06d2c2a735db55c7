"""What a bot answers with."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from permonik.engine.core.randomness import Fast

NEARLY = 0.05
"""Moves that differ by less are equally good."""

Chances = Mapping[str, float]
"""What something may be, each with its chance; together 1."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What a bot holds to be true of what it cannot see."""

    roles: tuple[Chances, ...] = ()
    """For each seat, its own among them, the role that it may have."""
    hidden: Mapping[str, Chances] = field(default_factory=dict)
    """For covered cards, by their place as moves name it, what they may be."""


NO_BELIEF = Belief()


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, and why."""

    move: int
    values: Mapping[int, float] = field(default_factory=dict)
    """The moves that were weighed; the highest value is the best. The unit is the bot's own."""
    belief: Belief = NO_BELIEF
    sureness: float = 1.0
    """How sure the bot is, from 0 to 1, that no other move is better."""


def weighed(
    moves: list[int], weights: list[float], seed: int, belief: Belief = NO_BELIEF, nearly: float = NEARLY
) -> Thought:
    """One of the best moves; where several are equally good chance decides, and the bot is the less sure."""
    best = max(weights)
    good = [move for move, weight in zip(moves, weights, strict=True) if weight > best - nearly]
    values = dict(zip(moves, weights, strict=True))
    return Thought(good[Fast(seed).below(len(good))], values, belief, 1 / len(good))
