"""Interpreted and compiled, on every platform, the engine plays the same games: both builds are compared with the
same written digests, position by position."""

import pytest

from tests.golden.files import DIGESTS, FOLDER, digest_line
from tests.golden.transcript import DIGITS_OF_A_STEP

GAMES = [(name, number) for name, plans in DIGESTS.items() for number in range(len(plans))]


def written(name: str) -> list[str]:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


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


@pytest.mark.parametrize("name", DIGESTS)
def test_every_written_digest_belongs_to_a_game(name: str) -> None:
    games = [[str(plan.seats), str(plan.seed)] for plan in DIGESTS[name]]
    assert [line.split()[:2] for line in written(name)] == games


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_a_game_goes_the_same_way_in_every_build(name: str, number: int) -> None:
    """`python -m tests.golden` writes the digests anew when a change is meant."""
    plan = DIGESTS[name][number]
    played, expected = digest_line(plan), written(name)[number]
    assert first_difference(expected, played) is None, plan
    assert played == expected


def test_the_first_position_that_differs_is_found() -> None:
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabbcc 1234") is None
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabbcd 1235") == 2
    assert first_difference("3 0 random aabbcc 1234", "3 0 random aabb 1235") == 2
