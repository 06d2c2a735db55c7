"""Action cards, storm: LM-095 to LM-104."""

import pytest

from tests.rules.lost_mines.table import given

PATH = """
    forest
      Y  EW  NEW  F:NEW
      .  .   .    .
      B  R:EW .   .
    dwarf 0 3,2
    hand 0 storm NS
    hand 1 EW NS
    hand 2 NE
"""


@pytest.mark.rule("LM-095", "LM-101")
def test_the_storm_is_shown_and_discarded_together_with_the_card_it_removes() -> None:
    table = given(PATH)
    before = table.shown()
    assert table.discards_of("storm 2,2") == {"storm": 1, "EW": 1}
    assert table.told("removed") == [{"seat": 0, "card": "EW", "x": 2, "y": 2}]
    assert table.at(2, 2) == "."
    assert table.shown() - before == {"storm": 1}, "the removed card stays known"
    assert table.view(None).discard_pile == 2
    assert table.facts.discards == [], "neither was discarded unseen"


@pytest.mark.rule("LM-101")
def test_the_space_of_a_removed_card_is_free_for_another_one() -> None:
    assert given(PATH).refused("place NS 2,2") == "cell_taken LM-046"
    table = given(PATH).play("storm 2,2").stay()
    assert table.legal("place EW 2,2")
    table.play("place EW 2,2")
    assert table.at(2, 2) == "EW"


@pytest.mark.rule("LM-096")
def test_a_storm_removes_any_path_card_without_a_dwarf() -> None:
    table = given("""
        dwarves yellow-loyal blue-loyal yellow-selfish
        forest
          Y  T:EW!  NEW  F:NEW  R:NEW
          .  .      .    .      .
          B  P:EW   .    EW     .
        dwarf 0 3,2
        hand 0 storm
        hand 1 NS
    """)
    cells = ["2,2", "4,2", "5,2", "2,4", "4,4"]
    assert table.moves("storm") == [f"storm {cell}" for cell in cells]
    for cell in ("6,2", "3,3"):
        assert table.refused(f"storm {cell}") == "nothing_there LM-096"


@pytest.mark.rule("LM-097")
@pytest.mark.parametrize("line", ["dwarf 0 2,2", "dwarf 1 2,2", "dwarf 2 2,2\n    out 2"])
def test_a_card_with_a_dwarf_on_it_stays(line: str) -> None:
    drawn = "    forest\n      Y  EW  NEW\n    hand 0 storm NS\n    hand 1 NS\n"
    table = given(f"{drawn}    {line}")
    assert table.refused("storm 2,2") == "stood_on LM-097"
    assert table.moves("storm") == ["storm 3,2"]
    assert given(drawn).legal("storm 2,2"), "the dwarf alone holds it"


@pytest.mark.rule("LM-098")
def test_a_start_stays_even_without_dwarfs() -> None:
    table = given("""
        forest
          Y  EW  NEW
        dwarf 0 2,2
        dwarf 1 2,2
        dwarf 2 2,2
        hand 0 storm
    """)
    for start in ("1,2", "1,4"):
        assert table.refused(f"storm {start}") == "start_stays LM-098"
    assert table.moves("storm") == ["storm 3,2"]


@pytest.mark.rule("LM-099")
def test_a_mine_stays_covered_or_not() -> None:
    table = given("""
        mines mine-gems mine-silver mine-gold mine-dragon
        forest
          Y  .  .  .  .  .  .  EW  *NSW
        hand 0 storm
    """)
    for mine in ("9,0", "9,2"):
        assert table.refused(f"storm {mine}") == "covered_stays LM-099 LM-204"
    assert table.moves("storm") == ["storm 8,2"]


@pytest.mark.rule("LM-100")
def test_the_equipment_on_a_removed_card_goes_back() -> None:
    table = given("""
        forest
          Y  T:EW!  W:NEW!
        dwarf 0 1,2
        hand 0 storm NS
        hand 1 tree-NESW NS
        hand 2 axe NE
    """)
    table.play("storm 2,2")
    assert table.view(None).overcome == [(3, 2)], "the other tool stays"
    table.play("place tree-NESW 2,2")
    assert table.legal("axe 2,2"), "a tree laid there later is not overcome"
    table.play("discard NE", "discard NS")
    assert table.to_move == 1, "nor can the dwarf step on it"


ISLAND = """
    forest
      Y  .  .  EW  NEW
    token {} 5,2 E{}
    dwarf 0 4,2
    hand 0 storm storm
    hand 1 NS
"""


@pytest.mark.rule("LM-102")
@pytest.mark.parametrize(("token", "seat"), [("trap", ""), ("troll", " 2")])
def test_a_token_leaves_with_the_last_card_beside_it(token: str, seat: str) -> None:
    table = given(ISLAND.format(token, seat)).play("storm 5,2")
    assert table.told("token_left") == [{"card": token, "x": 5, "y": 2, "side": "E"}]
    assert table.tokens() == []


@pytest.mark.rule("LM-102")
def test_tokens_leave_from_all_sides_of_the_removed_card() -> None:
    table = given("""
        forest
          Y  .  .  .  NESW
        token trap 5,1 S
        token trap 4,2 E
        token troll 5,2 S 1
        token troll 5,2 E 2
        hand 0 storm
        hand 1 NS
        hand 2 NS
    """)
    assert len(table.tokens()) == 4
    table.play("storm 5,2")
    assert len(table.told("token_left")) == 4
    assert table.tokens() == []


@pytest.mark.rule("LM-102", "LM-103")
@pytest.mark.parametrize("token", ["trap {} E", "troll {} E 2"])
@pytest.mark.parametrize(
    ("border", "cell", "beside"),
    [("1,2", "2,2", "a start"), ("2,2", "2,2", "a path card"), ("8,2", "8,2", "a mine")],
)
def test_otherwise_the_token_stays_where_it_is(token: str, border: str, cell: str, beside: str) -> None:
    lying = token.format(border)
    table = given(f"""
        mines mine-gems mine-silver mine-gold mine-dragon
        forest
          Y  EW  NEW  .  .  .  .  EW  *NSW
        token {lying}
        dwarf 1 3,2
        hand 0 storm
        hand 1 NS
        hand 2 NE
    """)
    table.play(f"storm {cell}")
    assert table.told("token_left") == []
    assert table.tokens() == [lying], beside


@pytest.mark.rule("LM-102", "LM-103")
def test_a_token_stays_until_the_second_card_beside_it_is_gone() -> None:
    table = given("""
        forest
          Y  .  .  EW  NEW
        token trap 4,2 E
        hand 0 storm
        hand 1 storm
        hand 2 NE
    """)
    table.play("storm 4,2")
    assert table.tokens() == ["trap 4,2 E"], "on the open end of the other card"
    table.play("storm 5,2")
    assert table.tokens() == []


@pytest.mark.rule("LM-104")
def test_cards_cut_off_by_a_storm_remain_and_grow() -> None:
    table = given("""
        forest
          Y  EW  NEW  NEW
        hand 0 storm
        hand 1 EW NS
        hand 2 NE
    """)
    table.play("storm 2,2")
    assert [table.at(x, 2) for x in (2, 3, 4)] == [".", "NEW", "NEW"]
    table.play("place EW 5,2")
    assert table.at(5, 2) == "EW"
