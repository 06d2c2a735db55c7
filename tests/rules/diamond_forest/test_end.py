"""End: FO-087 to FO-089."""

import pytest

from tests.rules.diamond_forest.table import given

FULL = """
    E        path    (path)   E
    (red)    (blue)  (green)  (yellow)
    E        (bog)   (bog)    E
"""


@pytest.mark.rule("FO-087")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_with_all_colours_on_any_entrance_wins_at_once(seats: int) -> None:
    table = given(FULL, f"seats {seats}", "dwarf 0 1,0", "diamonds 0 red blue green yellow")
    table.play("reveal 2,0", "enter", "step 3,0")
    assert table.state.over
    assert table.state.outcome.winners == (0,)
    assert table.scores == [4] + [0] * (seats - 1)
    assert table.names()[-seats - 2 :] == ["got_home", "game_ended", *["diamonds_counted"] * seats]


@pytest.mark.rule("FO-087")
def test_with_three_colours_in_play_three_are_enough() -> None:
    table = given("E path (red) (blue) (green) E", "dwarf 0 1,0", "diamonds 0 red blue green").play("step 0,0")
    assert table.state.outcome.winners == (0,)


@pytest.mark.rule("FO-088")
def test_an_entrance_without_the_full_set_does_nothing() -> None:
    table = given(FULL, "dwarf 0 1,0", "diamonds 0 red blue green").play("step 0,0")
    assert not table.state.over
    assert table.names() == ["entered", "covered", "turn"]
    assert table.to_move == 1


@pytest.mark.rule("FO-089")
def test_with_a_ranking_play_goes_on_until_one_dwarf_is_left() -> None:
    full = [f"diamonds {seat} red blue green yellow" for seat in (0, 2)]
    drawing = FULL.replace("(path)   E", "path     E")
    table = given(drawing, "seats 3", "option ranking true", "dwarf 0 1,0", "dwarf 2 2,0", "dwarf 1 3,2", *full)
    table.play("step 0,0")
    assert (table.state.over, table.to_move, table.where(0), table.dwarf(0).rank) == (False, 1, (None, None), 1)
    table.play("reveal 3,1", "retreat", "step 3,0")
    assert table.state.over
    assert [table.dwarf(seat).rank for seat in range(3)] == [1, 3, 2]
    assert table.state.outcome.winners == (0,)
