"""How long bots seem to think."""

from permonik.bots import Thought
from permonik.server.pace import QUICK, SLOW, pace_of

PLAIN = Thought(0, {0: 0.9, 1: 0.1})
HARD = Thought(0, {0: 0.51, 1: 0.5, 2: 0.1})
SEEDS = range(200)


def usual(thought: Thought | None, moves: int) -> float:
    return sum(pace_of(thought, moves, seed) for seed in SEEDS) / len(SEEDS)


def test_what_is_forced_or_plain_takes_less_than_what_is_hard() -> None:
    assert usual(HARD, 1) == usual(None, 5) == usual(PLAIN, 5) < usual(Thought(0), 5) < usual(HARD, 5)


def test_nobody_thinks_by_the_clock_and_nobody_for_ever() -> None:
    for thought in (PLAIN, HARD, None):
        paces = [pace_of(thought, 5, seed) for seed in SEEDS]
        assert len(set(paces)) > 10
        assert all(QUICK <= pace <= SLOW for pace in paces)
        assert paces == [pace_of(thought, 5, seed) for seed in SEEDS]
