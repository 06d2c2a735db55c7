"""Further rulings, placing and tokens: LM-179 to LM-188."""

import pytest

from tests.rules.lost_mines.table import given

BOTH_TOKENS = pytest.mark.parametrize("token", ["trap", "troll"])
NO_PLACE = "no_place_for_token LM-081 LM-181 LM-182 LM-244"


@pytest.mark.rule("LM-179")
@pytest.mark.parametrize(("card", "ways"), [("NS", []), ("NE", ["turned"]), ("NW", [""]), ("NEW", ["", "turned"])])
def test_a_card_lies_upright_or_turned_by_a_half_turn(card: str, ways: list[str]) -> None:
    table = given(f"hand 0 {card}")
    moves = {"": f"place {card} 2,2", "turned": f"place {card} 2,2 turned"}
    assert [move for move in table.moves("place") if " 2,2" in move] == [moves[way] for way in ways]
    assert table.refused(f"place {card} 2,2 sideways") == "sideways LM-179"


@pytest.mark.rule("LM-180")
def test_an_open_edge_towards_the_rim_is_legal_and_leads_nowhere() -> None:
    table = given("""
        dwarves yellow-loyal blue-loyal yellow-selfish
        hand 0 EW NS
        hand 1 NS
    """)
    table.play("place EW 0,2", "step 0,2")
    assert table.steps() == ["1,2"]
    table.play("stop")
    assert table.refused("place NS -1,2") == "off_board LM-180"


@BOTH_TOKENS
@pytest.mark.rule("LM-181")
def test_no_token_on_an_edge_towards_the_rim(token: str) -> None:
    table = given(f"""
        forest
          .     .  NS  .  .  .  .  .  .  .  .
          .     .  .   .  .  .  .  .  .  .  .
          NESW  Y  .   .  .  .  .  .  .  .  .
          .     .  .   .  .  .  .  .  .  .  EW
          .     B  .   .  .  .  .  .  .  .  .
          .     .  .   .  .  .  .  .  .  .  .
          .     .  NS  .  .  .  .  .  .  .  .
        hand 0 {token}
    """)
    for border in ("-1,2 E", "10,3 E", "2,-1 S", "2,6 S"):
        assert table.refused(f"{token} {border}") == NO_PLACE
    for border in ("0,2 E", "9,3 E", "2,0 S", "2,5 S"):
        assert table.legal(f"{token} {border}"), "the other ends of these cards"


@BOTH_TOKENS
@pytest.mark.rule("LM-182")
def test_no_token_on_a_border_with_a_covered_mine(token: str) -> None:
    drawn = f"""
        mines mine-gold mine-silver mine-gems mine-dragon
        forest
          Y  .  .  .  .  .  .  EW  {{}}
        hand 0 {token}
    """
    assert given(drawn.format("?")).refused(f"{token} 8,2 E") == NO_PLACE
    assert given(drawn.format("?")).legal(f"{token} 7,2 E"), "the end that leads to an empty space"
    assert given(drawn.format("*NSW")).legal(f"{token} 8,2 E"), "once the mine is uncovered"


@BOTH_TOKENS
@pytest.mark.rule("LM-183")
@pytest.mark.parametrize(
    ("border", "where"),
    [
        ("1,2 E", "a junction with a start"),
        ("1,1 S", "an open end of a start"),
        ("8,2 E", "a junction with an uncovered mine"),
        ("9,1 S", "an open end of an uncovered mine"),
    ],
)
def test_a_token_may_lie_beside_a_start_or_an_uncovered_mine(token: str, border: str, where: str) -> None:
    table = given(f"""
        mines mine-gold mine-silver mine-gems mine-dragon
        forest
          Y  EW  .  .  .  .  .  EW  *NSW
        hand 0 {token}
        hand 1 NS
    """)
    assert table.legal(f"{token} {border}"), where
    table.play(f"{token} {border}")
    assert [lying[: len(f"{token} {border}")] for lying in table.tokens()] == [f"{token} {border}"]


@BOTH_TOKENS
@pytest.mark.rule("LM-184")
@pytest.mark.parametrize("first", ["trap 1,2 E", "troll 1,2 E 2"])
def test_a_second_token_on_a_border_is_refused(token: str, first: str) -> None:
    table = given(f"""
        forest
          Y  EW
        token {first}
        hand 0 {token}
    """)
    assert table.refused(f"{token} 1,2 E") == "token_there LM-184"
    assert table.legal(f"{token} 2,2 E")


@pytest.mark.rule("LM-185")
@pytest.mark.parametrize("obstacle", ["T:EW", "W:NEW", "P:EW"])
def test_an_obstacle_stops_dwarfs_and_not_building(obstacle: str) -> None:
    table = given(f"""
        forest
          Y  {obstacle}
        dwarf 0 1,2
        hand 0 EW
        hand 1 NEW
    """)
    table.play("place EW 3,2")
    assert (table.to_move, table.where(0)) == (1, (1, 2)), "the dwarf stays behind"
    table.play("place NEW 4,2")
    assert [table.at(x, 2) for x in (3, 4)] == ["EW", "NEW"]


@pytest.mark.rule("LM-186")
def test_a_mine_that_others_have_seen_may_be_looked_at() -> None:
    table = given("""
        mines mine-gold mine-silver mine-gems mine-dragon
        seen 1 9,2
        seen 2 9,2
        hand 0 info-mine-dwarf
        hand 1 NS
    """)
    table.play("look-mine info-mine-dwarf 9,2")
    assert table.secrets("looked_at_card") == [(0, {"face": "mine-silver"})]
    assert table.view(None).covered[1].seen_by == [0, 1, 2]


@pytest.mark.rule("LM-187")
def test_a_troll_that_a_storm_takes_off_the_board_takes_its_card_along() -> None:
    drawn = """
        forest
          Y  .  .  .  NEW
        token {}
        hand 0 storm
        hand 1 NS
        hand 2 NS
    """
    table = given(drawn.format("troll 5,2 E 2"))
    assert [player.trolls for player in table.view(None).players] == [0, 0, 1]
    assert table.discards_of("storm 5,2") == {"storm": 1, "NEW": 1, "troll": 1}
    assert [player.trolls for player in table.view(None).players] == [0, 0, 0]
    assert table.view(None).discard_pile == 3
    table.discard()
    assert (table.to_move, table.told("token_left")) == (2, []), "it does not leave twice"
    trap = given(drawn.format("trap 5,2 E"))
    assert trap.discards_of("storm 5,2") == {"storm": 1, "NEW": 1}, "the card of a trap was discarded long ago"


@pytest.mark.rule("LM-188")
@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("hand 0 storm NESW", "nothing_there LM-096"),
        ("forest\n  Y  EW  R:EW\ndwarf 1 2,2\ndwarf 2 3,2\nhand 0 storm NESW", "stood_on LM-097"),
    ],
)
def test_without_a_card_that_is_free_of_dwarfs_a_storm_cannot_be_played(drawn: str, why: str) -> None:
    table = given(drawn)
    assert table.kinds() == {"place", "discard"}
    assert [table.refused(f"storm {cell}") for cell in ("2,2", "3,2")] == [why, why]
