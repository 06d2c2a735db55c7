"""Entrance: FO-035 to FO-038."""

import pytest

from tests.rules.diamond_forest.table import given, woken

EDGE = "E path (imp) (red) (blue) (green) E"


@pytest.mark.rule("FO-035")
def test_an_entrance_has_no_effect_and_ends_the_turn() -> None:
    table = given("E (path) E (red) (blue) (green)").play("reveal 1,0", "enter", "step 2,0")
    assert table.names() == ["entered", "covered", "turn"]
    assert (table.where(0), table.to_move) == ((2, 0), 1)


@pytest.mark.rule("FO-036")
def test_an_entrance_may_be_crossed() -> None:
    table = given("(bog) path E (path) (red) (blue) (green) E", "dwarf 0 1,0")
    table.play("step 2,0", "reveal 6,0", "retreat", "reveal 3,0", "enter")
    assert table.where(0) == (3, 0)


@pytest.mark.rule("FO-037")
def test_an_entrance_is_never_turned_over() -> None:
    table = given("E (path) (red) (blue) (green) E").play("reveal 1,0", "enter")
    assert table.at(0, 0) == "E"


@pytest.mark.rule("FO-038")
def test_the_imp_never_moves_an_entrance() -> None:
    drawing = """
        E imp (path) (red)
        E (blue) (green) (bog)
    """
    shuffling = woken(drawing, "dwarf 0 1,0", trick="shuffle")
    assert shuffling.refused("swap 0,1 1,1") == "entrance_stays FO-038"
    whisking = woken(drawing, "dwarf 0 1,0", trick="whisk")
    assert whisking.refused("whisk 0,1") == "entrance_stays FO-038"
    assert "whisk 0,0" not in whisking.moves()
