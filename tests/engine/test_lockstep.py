"""Interpreted and compiled, on every platform, the engine plays the same games: both builds are compared with the
same written digests, position by position."""

from typing import Any

import pytest

from tests.engine.games import Course
from tests.golden.files import FOLDER, GOLDEN, Golden, digest_line
from tests.golden.transcript import DIGITS_OF_A_STEP


def written(golden: Golden) -> list[str]:
    lines = (FOLDER / golden.digests).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


WRITTEN = {golden.game.id: written(golden) for golden in GOLDEN}
PLANS = [(golden.game.id, number, plan) for golden in GOLDEN for number, plan in enumerate(golden.plans())]


def first_difference(expected: str, played: str) -> int | None:
    """The number of the first position that differs."""
    *_, steps, whole = expected.split()
    *_, other_steps, other_whole = played.split()
    if whole == other_whole:
        return None
    for place in range(0, min(len(steps), len(other_steps)), DIGITS_OF_A_STEP):
        if steps[place : place + DIGITS_OF_A_STEP] != other_steps[place : place + DIGITS_OF_A_STEP]:
            return place // DIGITS_OF_A_STEP
    return min(len(steps), len(other_steps)) // DIGITS_OF_A_STEP


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.game.id)
def test_every_written_digest_belongs_to_a_game(golden: Golden) -> None:
    planned = [[str(plan.seats), str(plan.seed)] for plan in golden.plans()]
    assert [line.split()[:2] for line in WRITTEN[golden.game.id]] == planned


@pytest.mark.parametrize(("game", "number", "plan"), PLANS, ids=[f"{game}-{number}" for game, number, _ in PLANS])
def test_a_game_goes_the_same_way_in_every_build(game: str, number: int, plan: Course[Any]) -> None:
    """`python -m tests.golden` writes the digests anew when a change is meant."""
    played = digest_line(plan)
    assert first_difference(WRITTEN[game][number], played) is None, plan
    assert played == WRITTEN[game][number]


def test_the_first_position_that_differs_is_found() -> None:
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabbcc 1234") is None
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabbcd 1235") == 2
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabb 1235") == 2
