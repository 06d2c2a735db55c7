"""Whole games, step by step, as they were played when a person last read them."""

import pytest

from tests.golden.files import FOLDER, PLAYTHROUGHS
from tests.golden.transcript import transcript


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_is_played_as_it_is_written(name: str) -> None:
    """`python -m tests.golden` writes the files anew when a change is meant."""
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    played = transcript(PLAYTHROUGHS[name]).splitlines()
    for number, (expected, line) in enumerate(zip(written, played, strict=False), start=1):
        assert line == expected, f"{name}, line {number}"
    assert len(played) == len(written)


def test_goals_are_uncovered_and_gold_is_shared_in_the_written_games() -> None:
    text = "".join((FOLDER / name).read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    for event in ("uncovered", "offered", "kept", "paid", "collapsed", "looked", "broke", "repaired", "discarded"):
        assert f"    {event} " in text
