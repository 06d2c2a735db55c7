"""Bog: FO-047 to FO-052."""

import pytest

from tests.rules.diamond_forest.table import Table, given

MARSH = "E (bog) (path) (red) (blue) (green) E"


def waded(first: int, second: int, *more: int) -> Table:
    return given(MARSH, rolls=(first, second, *more)).play("reveal 1,0", "enter", "roll")


@pytest.mark.rule("FO-047")
def test_a_bog_takes_two_rolls_the_first_is_the_difficulty() -> None:
    table = waded(3, 5)
    assert table.told("rolled") == [{"seat": 0, "pips": 3}, {"seat": 0, "pips": 5}]


@pytest.mark.rule("FO-048")
@pytest.mark.parametrize("rolls", [(3, 3), (2, 5), (1, 1), (6, 6)])
def test_an_equal_or_higher_second_roll_lets_the_dwarf_go_on_next_turn(rolls: tuple[int, int]) -> None:
    table = waded(*rolls)
    assert not table.dwarf(0).stuck
    assert table.to_move == 1
    table.play("reveal 5,0", "retreat")
    assert table.moves() == ["reveal 2,0", "step 0,0"]


@pytest.mark.rule("FO-049")
@pytest.mark.parametrize("rolls", [(5, 2), (2, 1), (6, 5)])
def test_a_lower_second_roll_leaves_the_dwarf_stuck(rolls: tuple[int, int]) -> None:
    table = waded(*rolls)
    assert table.dwarf(0).stuck
    assert table.told("stuck") == [{"seat": 0}]


@pytest.mark.rule("FO-050")
def test_the_next_turn_of_a_stuck_dwarf_is_two_rolls_and_nothing_else() -> None:
    table = waded(5, 2, 4, 3).play("reveal 5,0", "retreat")
    assert table.moves() == ["roll"]
    assert table.refused("reveal 2,0") == "other_decision FO-050"
    table.play("roll")
    assert [roll["pips"] for roll in table.told("rolled")] == [4, 3]
    assert (table.dwarf(0).stuck, table.to_move) == (True, 1)


@pytest.mark.rule("FO-051")
def test_after_success_the_dwarf_stands_up_and_moves_in_the_following_turn() -> None:
    table = waded(5, 2, 6, 6).play("reveal 5,0", "retreat", "roll")
    assert (table.dwarf(0).stuck, table.to_move, table.where(0)) == (False, 1, (1, 0))
    table.play("reveal 5,0", "retreat", "reveal 2,0", "enter")
    assert table.where(0) == (2, 0)


@pytest.mark.rule("FO-052")
def test_tokens_do_not_help_in_a_bog() -> None:
    table = given(MARSH, "equipment 0 3", rolls=(5, 4)).play("reveal 1,0", "enter", "roll")
    assert (table.phase, table.to_move) == ("choosing", 1)
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment) == (True, 3)
