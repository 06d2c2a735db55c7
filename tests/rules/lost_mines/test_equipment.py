"""Action cards, equipment: LM-063 to LM-069."""

import pytest

from tests.rules.lost_mines.table import given

OBSTACLES = {"axe": "T:EW", "boat": "W:NEW", "rope": "P:EW"}
EVERY_TOOL = pytest.mark.parametrize(("tool", "obstacle"), OBSTACLES.items())


@pytest.mark.rule("LM-063")
@pytest.mark.parametrize(("tool", "cell"), [("axe", "2,2"), ("boat", "3,2"), ("rope", "4,2")])
def test_an_axe_is_for_a_tree_a_boat_for_a_lake_and_a_rope_for_a_pit(tool: str, cell: str) -> None:
    table = given("""
        forest
          Y  T:EW  W:NEW  P:EW
        hand 0 axe boat rope
    """)
    assert table.moves(tool) == [f"{tool} {cell}"]
    for other in {"2,2", "3,2", "4,2"} - {cell}:
        assert table.refused(f"{tool} {other}") == "wrong_tool_for_obstacle LM-063"


@EVERY_TOOL
@pytest.mark.rule("LM-064")
def test_equipment_needs_its_obstacle_on_the_board(tool: str, obstacle: str) -> None:
    others = [f"{word}!" for word in OBSTACLES.values() if word != obstacle]
    table = given(f"""
        forest
          Y  R:EW  F:NEW  {"  ".join(others)}
        hand 0 {tool}
    """)
    assert table.moves() == [f"discard {tool}"]
    for cell, there in {"1,2": "start", "2,2": "rocks", "3,2": "campfire", "6,2": "nothing", "9,2": "mine"}.items():
        assert table.refused(f"{tool} {cell}") == "no_obstacle LM-064", there
    table = given(f"""
        forest
          Y  {obstacle}
        hand 0 {tool}
    """)
    assert table.legal(f"{tool} 2,2")


@EVERY_TOOL
@pytest.mark.rule("LM-065")
def test_an_obstacle_is_overcome_once(tool: str, obstacle: str) -> None:
    table = given(f"""
        forest
          Y  {obstacle}!
        hand 0 {tool}
    """)
    assert table.refused(f"{tool} 2,2") == "overcome LM-065"
    assert table.moves(tool) == []


@pytest.mark.rule("LM-065")
def test_of_two_trees_the_one_that_still_bars_the_way_is_chosen() -> None:
    table = given("""
        forest
          Y  T:EW!  T:NESW
        hand 0 axe
    """)
    assert table.moves("axe") == ["axe 3,2"]


@EVERY_TOOL
@pytest.mark.rule("LM-066", "LM-067")
def test_the_card_is_shown_and_discarded_and_its_token_lies_on_the_obstacle(tool: str, obstacle: str) -> None:
    table = given(f"""
        forest
          Y  {obstacle}
        hand 0 {tool} NS
        hand 1 NS
    """)
    before = table.shown()
    assert table.discards_of(f"{tool} 2,2") == {tool: 1}
    assert table.told("overcame") == [{"seat": 0, "card": tool, "x": 2, "y": 2}]
    assert table.shown() - before == {tool: 1}, "everybody knows which card it was"
    assert table.view(None).discard_pile == 1
    assert table.view(None).overcome == [(2, 2)]


@EVERY_TOOL
@pytest.mark.rule("LM-068")
def test_from_then_on_all_dwarfs_of_both_clans_may_pass(tool: str, obstacle: str) -> None:
    drawn = f"""
        dwarves yellow-loyal blue-loyal yellow-selfish
        forest
          Y  {obstacle}  NEW
        dwarf 1 1,2
        dwarf 2 3,2
        hand 0 {tool} NS
        hand 1 NS NE
        hand 2 NS
    """
    table = given(drawn).play("discard NS")
    assert table.to_move == 1, "nobody gets past"
    table = given(drawn).play(f"{tool} 2,2", "step 2,2", "step 3,2", "stop")
    table.play("discard NS", "step 2,2", "step 3,2", "stop")
    table.play("discard NS", "step 2,2", "step 1,2", "stop")
    assert [table.where(seat) for seat in range(3)] == [(3, 2), (3, 2), (1, 2)]


@EVERY_TOOL
@pytest.mark.rule("LM-069")
def test_one_dwarf_at_a_time_on_an_overcome_obstacle(tool: str, obstacle: str) -> None:
    table = given(f"""
        forest
          Y  NEW  {obstacle}!  NEW
        dwarf 0 2,2
        dwarf 1 2,2
        dwarf 2 4,2
        hand 0 NS NE
        hand 1 NS NE
        hand 2 NS {tool}
    """)
    table.play("discard NS", "step 3,2", "stop", "discard NS")
    assert table.steps() == ["1,2"]
    assert table.refused("step 3,2") == "occupied LM-060 LM-069 LM-115"
    assert table.refused("step 4,2") == "occupied LM-060 LM-069 LM-115", "nor is there a way across"
    table.play("stop", "discard NS")
    assert table.to_move == 0, "the dwarf on the other side cannot step at all"
    table.play("discard NE", "step 4,2", "stop", "discard NE", "step 3,2", "step 4,2", "stop")
    assert table.where(0) == table.where(1) == table.where(2) == (4, 2)
