"""Further rulings, turn and tiles: FO-116 to FO-127."""

import pytest

from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.moves import MOVES
from tests.rules.diamond_forest.table import GAME, dice, given, woken


@pytest.mark.rule("FO-116")
def test_beside_nothing_but_a_lit_spider_one_can_only_stay() -> None:
    """No board has such a cell, since the spider could split it: a second spider stands in for the shape."""
    table = given("E spider! (red)\nbog! (blue) (green)\nE (bog) (path)")
    assert table.moves() == ["step 0,1", "stop"]
    bog = GRID.cell(0, 1)
    assert bog is not None
    table.state.restore_place(bog, tables.SPIDER | tables.UP | tables.PINNED, tables.EVERYBODY)
    assert table.moves() == ["stop"]
    assert table.play("stop").to_move == 1


@pytest.mark.rule("FO-117")
def test_a_diamond_of_a_missing_colour_is_always_taken() -> None:
    table = given("E (red) (blue) (green) E").play("reveal 1,0")
    assert table.moves() == ["enter", "retreat"]
    table.play("enter")
    assert (table.dwarf(0).diamonds, table.turn) == (["red"], 1)


@pytest.mark.rule("FO-118")
def test_a_spent_fire_ends_the_turn() -> None:
    table = given("E (path) fire!* (bog) (red) (blue) (green) E").play("reveal 1,0", "enter", "step 2,0")
    assert (table.turn, table.where(0)) == (1, (2, 0))


@pytest.mark.rule("FO-119")
def test_a_path_is_covered_when_it_is_left_and_not_before() -> None:
    drawing = "E (path) (path) (bog) (red) (blue) (green) E"
    table = given(drawing).play("reveal 1,0", "enter", "reveal 2,0")
    assert table.at(1, 0) == "path"
    assert table.play("enter").at(1, 0) == "(path)"
    declined = given(drawing).play("reveal 1,0", "enter", "reveal 2,0", "retreat")
    assert (declined.at(1, 0), declined.where(0)) == ("path", (1, 0))


@pytest.mark.rule("FO-120")
def test_an_entrance_may_be_shared() -> None:
    table = given("E E (red) (blue) (green) (bog)").play("step 1,0")
    assert table.where(0) == table.where(1) == (1, 0)


@pytest.mark.rule("FO-121")
def test_a_dwarf_need_not_leave_its_entrance() -> None:
    table = given("E (bog) (red) (blue) (green) E")
    for _ in range(3):
        table.play("reveal 1,0", "retreat", "reveal 4,0", "retreat")
    assert (table.where(0), table.where(1), table.view(None).round) == ((0, 0), (5, 0), 4)


@pytest.mark.rule("FO-122")
@pytest.mark.parametrize("tile", ["rock-3", "bog"])
def test_two_dwarfs_on_one_rock_or_bog_are_stuck_each_for_itself(tile: str) -> None:
    stuck = ("dwarf 0 1,0 stuck", "dwarf 1 1,0 stuck", "phase rolling")
    table = given(f"E {tile} (red) (blue) (green) E", *stuck, rolls=(5, 5)).play("roll")
    assert [table.dwarf(seat).stuck for seat in (0, 1)] == [False, True]
    assert table.moves() == ["roll"]


@pytest.mark.rule("FO-123")
def test_tokens_may_be_paid_in_a_retry() -> None:
    lines = ("dwarf 0 1,0 stuck", "phase rolling", dice(3))
    table = given("E rock-5 (red) (blue) (green) E", *lines, "equipment 0 2").play("roll")
    assert table.moves() == ["pay", "refuse"]
    table.play("pay")
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment) == (False, 0)
    poor = given("E rock-5 (red) (blue) (green) E", *lines, "equipment 0 1").play("roll")
    assert (poor.dwarf(0).stuck, poor.to_move) == (True, 1)


@pytest.mark.rule("FO-124")
def test_the_same_rock_may_be_climbed_again_and_again_up_to_three_tokens() -> None:
    table = given("E rock-2! (red) (blue) (green) E", rolls=(6, 6, 6, 6))
    held = []
    for _ in range(4):
        table.play("step 1,0", "roll", "reveal 4,0", "retreat", "step 0,0", "reveal 4,0", "retreat")
        held.append(table.dwarf(0).equipment)
    assert held == [1, 2, 3, 3]


@pytest.mark.rule("FO-125")
def test_no_effect_puts_a_dwarf_on_the_spider() -> None:
    drawing = """
        E       imp     (spider)
        (red)   (blue)  (green)
        E       (bog)   (path)
    """
    table = woken(drawing, "dwarf 0 1,0", trick="whisk").play("whisk 2,0")
    assert (table.at(2, 0), table.where(0), table.at(1, 0)) == ("imp", (2, 0), "(spider)")
    with pytest.raises(ValueError, match="nobody on the spider"):
        given(drawing.replace("(spider)", "spider"), "dwarf 0 2,0", "dwarf 1 1,0")


@pytest.mark.rule("FO-126", "FO-127")
def test_there_is_no_move_to_give_drop_trade_or_tell_anything() -> None:
    kinds = {GAME.parts(move).kind for move in range(GAME.move_count)}
    assert kinds == set(MOVES.by_kind)
    assert kinds == {
        "reveal", "step", "travel", "look", "whisk", "swap", "start", "trade", "enter", "retreat", "stop", "roll",
        "pay", "refuse", "stay", "decline", "agree", "vote",
    }  # fmt: skip
    traded = woken(
        "E imp (red) (blue) (green) E",
        "dwarf 0 1,0",
        "diamonds 0 red",
        "equipment 0 2",
        "diamonds 1 blue",
        trick="trade",
    )
    assert [(one.diamonds, one.equipment) for one in traded.view(None).dwarfs] == [(["red"], 2), (["blue"], 0)]
