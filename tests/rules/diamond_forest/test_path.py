"""Path: FO-029 to FO-034."""

import pytest

from tests.rules.diamond_forest.table import given

TRAIL = """
    E      (path)  (path)  (red)
    (bog)  (imp)   (bog)   (path)
    E      (blue)  (green) (rock-2)
"""


@pytest.mark.rule("FO-029")
def test_after_a_path_one_more_neighbour_of_the_new_place_may_be_turned_over() -> None:
    table = given(TRAIL).play("reveal 1,0", "enter")
    assert table.to_move == 0
    assert table.moves("reveal") == ["reveal 2,0", "reveal 1,1"]
    assert table.play("reveal 1,1").phase == "deciding"


@pytest.mark.rule("FO-030")
def test_this_goes_on_as_long_as_paths_are_entered() -> None:
    table = given(TRAIL).play("reveal 1,0", "enter", "reveal 2,0", "enter")
    assert (table.to_move, table.where(0)) == (0, (2, 0))
    assert table.moves("reveal") == ["reveal 1,0", "reveal 3,0", "reveal 2,1"]


@pytest.mark.rule("FO-031")
def test_the_path_left_behind_is_covered() -> None:
    table = given(TRAIL).play("reveal 1,0", "enter", "reveal 2,0", "enter", "reveal 3,0", "enter")
    assert [table.at(x, 0) for x in range(4)] == ["E", "(path)", "(path)", "red"]


@pytest.mark.rule("FO-032")
def test_another_tile_ends_the_chain_and_takes_effect() -> None:
    table = given(TRAIL).play("reveal 1,0", "enter", "reveal 2,0", "enter", "reveal 3,0", "enter")
    assert (table.dwarf(0).diamonds, table.to_move) == (["red"], 1)


@pytest.mark.rule("FO-033")
def test_declining_a_tile_ends_the_chain() -> None:
    table = given(TRAIL).play("reveal 1,0", "enter", "reveal 2,0", "retreat")
    assert (table.to_move, table.where(0)) == (1, (1, 0))
    assert (table.at(1, 0), table.at(2, 0)) == ("path", "(path)")


@pytest.mark.rule("FO-034")
def test_one_may_stop_on_a_path() -> None:
    table = given(TRAIL)
    assert not table.legal("stop")
    table.play("reveal 1,0", "enter")
    assert table.legal("stop")
    assert table.play("stop").to_move == 1
    assert table.at(1, 0) == "path"
