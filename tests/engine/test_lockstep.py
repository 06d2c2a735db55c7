"""Interpreted and compiled, on every platform, the engine plays the same games: both builds are compared with the
same written digests, position by position."""

import pytest

from tests.engine.play import Plan
from tests.golden.files import DIGESTS, FOLDER, digest_line, digest_plans
from tests.golden.transcript import DIGITS_OF_A_STEP

WRITTEN = [line for line in (FOLDER / DIGESTS).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
PLANS = list(digest_plans())


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


def test_every_written_digest_belongs_to_a_game() -> None:
    assert [line.split()[:2] for line in WRITTEN] == [[str(plan.seats), str(plan.seed)] for plan in PLANS]


@pytest.mark.parametrize("number", range(len(PLANS)))
def test_a_game_goes_the_same_way_in_every_build(number: int) -> None:
    """`python -m tests.golden` writes the digests anew when a change is meant."""
    plan: Plan = PLANS[number]
    played = digest_line(plan)
    assert first_difference(WRITTEN[number], played) is None, plan
    assert played == WRITTEN[number]


def test_the_first_position_that_differs_is_found() -> None:
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabbcc 1234") is None
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabbcd 1235") == 2
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabb 1235") == 2
