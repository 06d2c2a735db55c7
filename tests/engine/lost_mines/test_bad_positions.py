"""Damaged drawings of Lost Mines."""

import pytest

import permonik
from tests.engine.damage import refuse_line

pytestmark = pytest.mark.any_build  # what reads positions is not compiled
GAME = permonik.game("lost-mines")
DRAWN = GAME.draw(GAME.new(3, 1))
DWARVES = next(line for line in DRAWN.splitlines() if line.startswith("dwarves"))


@pytest.mark.parametrize(
    ("instead", "expected"),
    [
        ("dwarves elf blue-loyal yellow-loyal", "blue-loyal"),
        (f"dwarves {DWARVES}", "blue-loyal"),
        ("dwarves blue-loyal", "at least 3 entries"),
    ],
)
def test_a_drawing_says_which_dwarf_cards_it_expects(instead: str, expected: str) -> None:
    assert expected in refuse_line(GAME, DRAWN, DWARVES, instead)
