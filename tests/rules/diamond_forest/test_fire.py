"""Fire: FO-043 to FO-046."""

import pytest

from tests.rules.diamond_forest.table import given

WOOD = """
    (fire)   (bog)    E       (imp)
    (path)   (rock-2) (fire)  (bog)
    (red)    (blue)   (green) (path)
    E        (path)   (path)  (imp)
"""


@pytest.mark.rule("FO-043")
@pytest.mark.parametrize(
    ("start", "fire", "lit"),
    [("0,1", "0,0", {(0, 1), (1, 0)}), ("2,0", "2,1", {(1, 1), (3, 1), (2, 2)})],
    ids=["in a corner", "inside, below an entrance"],
)
def test_the_first_dwarf_on_a_fire_lights_its_neighbours(start: str, fire: str, lit: set[tuple[int, int]]) -> None:
    drawing = WOOD.replace("(path)   (rock-2)", "path     (rock-2)") if start == "0,1" else WOOD
    table = given(drawing, f"dwarf 0 {start}", "dwarf 1 0,3").play(f"reveal {fire}", "enter")
    assert {(event["x"], event["y"]) for event in table.told("lit")} == lit
    assert {(tile.x, tile.y) for tile in table.facts.tiles if tile.up and tile.pinned and not tile.spent} == lit
    for seat in (None, 0, 1):
        assert all(table.known(seat, x, y) == table.displayed(seat, x, y) is not None for x, y in lit)


@pytest.mark.rule("FO-043")
def test_a_fire_inside_lights_four_neighbours_and_at_the_edge_three() -> None:
    inside = """
        E       (path)  (bog)
        path    (fire)  (imp)
        (red)   (blue)  (green)
        E       (bog)   (bog)
    """
    table = given(inside, "dwarf 0 0,1").play("reveal 1,1", "enter")
    assert [event["tile"] for event in table.told("lit")] == ["path", "path", "imp", "diamond-blue"]
    edge = given("E path (fire) (red)\nE (blue) (green) (bog)", "dwarf 0 1,0").play("reveal 2,0", "enter")
    assert [(event["x"], event["y"]) for event in edge.told("lit")] == [(1, 0), (3, 0), (2, 1)]


@pytest.mark.rule("FO-044")
def test_a_fire_lights_only_once_but_the_other_fire_still_does() -> None:
    table = given(WOOD, "dwarf 0 2,0", "dwarf 1 0,3").play("reveal 2,1", "enter", "reveal 1,3", "retreat")
    table.play("step 2,0", "reveal 1,3", "retreat", "step 2,1")
    assert (table.told("lit"), table.at(2, 1)) == ([], "fire!*")
    other = given(WOOD.replace("(path)   (rock-2) (fire)", "path     (rock-2) fire!*"), "dwarf 0 0,1", "dwarf 1 0,3")
    assert len(other.play("reveal 0,0", "enter").told("lit")) == 2


@pytest.mark.rule("FO-045")
def test_a_fire_and_what_it_lit_stay_face_up_to_the_end() -> None:
    drawing = """
        E      path    (fire)  (bog)
        (imp)  (red)   (blue)  (green)
        E      (imp)   (imp)   (imp)
    """
    table = given(drawing, "dwarf 0 1,0", rolls=(1, 1)).play("reveal 2,0", "enter")
    assert [table.at(1, 0), table.at(2, 0), table.at(3, 0), table.at(2, 1)] == ["path!", "fire!*", "bog!", "blue!"]
    table.play("reveal 0,1", "retreat", "step 3,0", "roll", "reveal 0,1", "retreat", "step 2,0")
    assert [table.at(1, 0), table.at(2, 0), table.at(3, 0), table.at(2, 1)] == ["path!", "fire!*", "bog!", "blue!"]


@pytest.mark.rule("FO-046")
def test_a_spent_fire_does_nothing_more() -> None:
    table = given("E fire!* (bog) (red) (blue) (green) E").play("step 1,0")
    assert table.names() == ["entered", "turn"]
    assert table.at(2, 0) == "(bog)"
