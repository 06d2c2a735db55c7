"""Diamond: FO-039 to FO-042."""

import pytest

from tests.rules.diamond_forest.table import given

HOARD = "E (red) (path) (blue) (green) E"


@pytest.mark.rule("FO-039")
def test_a_diamond_tile_gives_a_diamond_of_its_colour() -> None:
    table = given(HOARD).play("reveal 1,0", "enter")
    assert table.told("took") == [{"seat": 0, "colour": "red"}]
    assert (table.dwarf(0).diamonds, table.scores) == (["red"], [1, 0])


@pytest.mark.rule("FO-039")
def test_the_next_dwarf_takes_the_same_colour_from_the_same_tile() -> None:
    table = given("E red (path) (blue) (green) E E", "dwarf 0 1,0", "dwarf 1 0,0", "diamonds 0 red", "turn 1")
    table.play("step 1,0")
    assert [table.dwarf(seat).diamonds for seat in (0, 1)] == [["red"], ["red"]]


@pytest.mark.rule("FO-040")
def test_a_colour_that_one_has_is_not_taken_again() -> None:
    table = given(HOARD, "diamonds 0 red").play("reveal 1,0", "enter")
    assert table.told("took") == []
    assert table.scores == [1, 0]


@pytest.mark.rule("FO-041")
@pytest.mark.parametrize("lines", [(), ("diamonds 0 red",)])
def test_the_turn_ends_on_a_diamond(lines: tuple[str, ...]) -> None:
    assert given(HOARD, *lines).play("reveal 1,0", "enter").to_move == 1


@pytest.mark.rule("FO-042")
def test_nothing_more_is_turned_over_after_a_diamond() -> None:
    table = given(HOARD).play("reveal 1,0", "enter")
    assert (table.phase, table.turn) == ("choosing", 1)
    assert table.moves() == ["reveal 4,0"]
