"""How long bots seem to think."""

from pathlib import Path

import pytest

from permonik.bots import Thought
from permonik.server import caretaker
from permonik.server.pace import QUICK, SLOW, pace_of
from tests.server.serving import Server, play, serving
from tests.server.test_replays import begun

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


def test_chance_cannot_be_reckoned_out_of_a_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def noted(thought: Thought | None, moves: int, seed: int) -> float:
        seeds.append(seed)
        return pace_of(thought, moves, seed)

    async def act(server: Server) -> None:
        _, eva = await begun(server)
        await eva.ask("contribute", seat=0, contribution="0" * 32)
        eva.read = 0
        await play(eva, 0)
        await eva.close()

    monkeypatch.setattr(caretaker, "pace_of", noted)
    serving(tmp_path, act)
    assert len(set(seeds)) > 10
    assert min(seeds) > 10_000, "the number of a line is known to everybody"
