"""Gallery: FO-068 to FO-072."""

import pytest

from tests.rules.diamond_forest.table import given

TUNNELS = """
    E       (gallery) (path)
    (red)   (blue)    gallery!
    (green) gallery!  (gallery)
    E       (bog)     (bog)
"""


@pytest.mark.rule("FO-068")
def test_a_gallery_that_was_entered_stays_face_up() -> None:
    table = given("E (gallery) (path) (red) (blue) (green) E").play("reveal 1,0", "enter")
    assert table.at(1, 0) == "gallery!"
    table.play("reveal 5,0", "retreat", "reveal 2,0", "enter")
    assert (table.where(0), table.at(1, 0)) == ((2, 0), "gallery!")


@pytest.mark.rule("FO-069")
def test_one_may_move_at_once_to_any_other_gallery_that_is_face_up() -> None:
    table = given(TUNNELS).play("reveal 1,0", "enter")
    assert table.moves() == ["travel 2,1", "travel 1,2", "stay"]
    assert table.refused("travel 2,2") == "no_gallery FO-069"
    assert table.refused("travel 1,0") == "no_gallery FO-069"
    table.play("travel 1,2")
    assert (table.where(0), table.to_move) == ((1, 2), 1)
    assert table.told("travelled") == [{"seat": 0, "x": 1, "y": 2}]


@pytest.mark.rule("FO-070")
def test_the_next_turn_starts_from_the_new_place() -> None:
    table = given(TUNNELS).play("reveal 1,0", "enter", "travel 1,2", "reveal 0,2", "retreat")
    assert table.moves() == ["reveal 1,1", "reveal 0,2", "reveal 2,2", "reveal 1,3"]


@pytest.mark.rule("FO-071")
def test_without_another_gallery_or_wish_the_dwarf_stays() -> None:
    alone = given("E (gallery) (path) (red) (blue) (green) E").play("reveal 1,0", "enter")
    assert (alone.where(0), alone.to_move) == ((1, 0), 1)
    unwilling = given(TUNNELS).play("reveal 1,0", "enter", "stay")
    assert (unwilling.where(0), unwilling.to_move) == ((1, 0), 1)


@pytest.mark.rule("FO-072")
@pytest.mark.parametrize("choice", ["stay", "travel 2,1"])
def test_nothing_more_is_turned_over_after_a_gallery(choice: str) -> None:
    table = given(TUNNELS).play("reveal 1,0", "enter", choice)
    assert (table.turn, table.phase) == (1, "choosing")
