"""How long a bot seems to think: as people do, less about what is plain and more about what is hard."""

from permonik.bots import Thought
from permonik.engine.core.randomness import Fast

QUICK, SLOW = 0.6, 1.8
"""The shortest and the longest time, in times of the ordinary one."""
CLEAR = 0.2
"""By how much the best move must be better than the next to be plain."""
WAVERING = 0.2
"""How much chance makes of it: nobody thinks by the clock, and its time says little of what it holds."""


def pace_of(thought: Thought | None, moves: int, seed: int) -> float:
    """How long a decision among so many moves is to take, in times of the ordinary one."""
    chance = 1 + WAVERING * (Fast(seed).below(2_001) / 1_000 - 1)
    return max(QUICK, min(SLOW, (QUICK + (SLOW - QUICK) * hardness(thought, moves)) * chance))


def hardness(thought: Thought | None, moves: int) -> float:
    """From 0, for what is forced or plain, to 1, where two moves are as good."""
    if thought is None or moves == 1:
        return 0.0
    best = sorted(thought.values.values(), reverse=True)[:2]
    return 0.5 if len(best) < 2 else max(0.0, 1 - (best[0] - best[1]) / CLEAR)
