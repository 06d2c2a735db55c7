"""What cards laid in a mine say about their seats, in both Saboteurs. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.digging.sketch import DISTANCE
from permonik.engine.digging.tables import GOALS

MOST_STEPS: Final = 3
"""More cards than that, gained or lost by one move, say nothing more about the seat."""


def steps_to(goal: i64, before: i64, after: i64) -> i64:
    """By how many cards a goal came nearer."""
    return min(max((before >> 8 * goal & DISTANCE) - (after >> 8 * goal & DISTANCE), -MOST_STEPS), MOST_STEPS)


def best_steps(before: i64, after: i64) -> i64:
    """What was done for digging: the worst loss of any goal, or without a loss the best gain."""
    worst: i64 = 0
    best: i64 = 0
    for goal in range(i64(GOALS)):
        steps = steps_to(goal, before, after)
        worst = min(worst, steps)
        best = max(best, steps)
    return worst if worst < 0 else best


def follow_hint(hints: vec[float], seen: i64, trust: float, before: i64, after: i64) -> None:
    """Who has looked at goals, as bits, and is trusted so much digs towards the gold."""
    total: i64 = 0
    for goal in range(i64(GOALS)):
        total += steps_to(goal, before, after)
    for goal in range(i64(GOALS)):
        if seen >> goal & 1:
            steps = steps_to(goal, before, after)
            hints[goal] += trust * (float(steps) - float(total - steps) / 2.0)
