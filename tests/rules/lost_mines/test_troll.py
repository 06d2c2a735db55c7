"""Action cards, troll: LM-088 to LM-094."""

import pytest

from tests.rules.lost_mines.table import given

PATH = """
    dwarves yellow-loyal blue-loyal yellow-selfish
    forest
      Y  EW  NEW  NEW
    dwarf 0 2,2
    dwarf 1 2,2
    dwarf 2 3,2
    hand 0 troll NS NE
    hand 1 NS NE
    hand 2 NES NE
"""


@pytest.mark.rule("LM-088")
def test_the_card_is_shown_and_stays_face_up_in_front_of_its_player() -> None:
    table = given(PATH)
    before = table.shown()
    assert table.discards_of("troll 2,2 E") == {}
    assert table.told("laid_token") == [{"seat": 0, "card": "troll", "x": 2, "y": 2, "side": "E"}]
    assert table.tokens() == ["troll 2,2 E 0"]
    for seat in (0, 1, 2, None):
        assert [player.trolls for player in table.view(seat).players] == [1, 0, 0]
    assert table.shown() - before == {"troll": 1}
    assert table.view(None).discard_pile == 0


@pytest.mark.rule("LM-089")
def test_a_troll_stands_in_the_same_places_as_a_trap() -> None:
    table = given("""
        mines mine-gems mine-silver mine-gold mine-dragon
        forest
          NS  EW  .   .  .  .  .  .  .
          Y   EW  NW  .  .  .  .  .  *NES
        token trap 2,2 E
        hand 0 trap troll
    """)
    places = [move.removeprefix("troll ") for move in table.moves("troll")]
    assert places == [move.removeprefix("trap ") for move in table.moves("trap")]
    assert {"1,2 E", "1,1 S", "3,1 S", "2,1 E"} <= set(places)
    for border in ("2,1 S", "1,1 E", "5,5 E", "8,4 E"):
        assert table.refused(f"troll {border}") == "no_place_for_token LM-081 LM-181 LM-182 LM-244"


@pytest.mark.rule("LM-090")
def test_a_troll_bars_the_junction_to_all_dwarfs_in_both_directions() -> None:
    table = given(PATH).play("troll 2,2 E")
    assert table.steps() == ["1,2"]
    assert table.refused("step 3,2") == "troll_there LM-090 LM-117", "its own player"
    table.play("stop", "discard NS")
    assert table.refused("step 3,2") == "troll_there LM-090 LM-117", "the other clan"
    table.play("stop", "discard NE")
    assert table.steps() == ["4,2"]
    assert table.refused("step 2,2") == "troll_there LM-090 LM-117", "from the other side"


@pytest.mark.rule("LM-091")
def test_the_troll_leaves_at_the_start_of_its_players_next_turn() -> None:
    table = given(PATH).play("troll 2,2 E", "stop", "discard NS", "stop", "discard NE")
    assert table.tokens() == ["troll 2,2 E 0"], "the last of the others still meets it"
    assert table.discards_of("stop") == {"troll": 1}
    assert table.names() == ["stopped", "drew", "token_left"]
    assert table.told("token_left") == [{"card": "troll", "x": 2, "y": 2, "side": "E"}]
    assert (table.to_move, table.phase, table.tokens()) == (0, "acting", [])
    assert table.view(None).players[0].trolls == 0
    table.play("discard NS", "step 3,2")
    assert table.where(0) == (3, 2)


@pytest.mark.rule("LM-091")
def test_only_the_trolls_of_the_player_whose_turn_begins_leave() -> None:
    table = given("""
        forest
          Y  EW  NEW  NEW
        token troll 1,2 E 1
        token troll 2,2 E 2
        token troll 3,2 E 1
        token trap 4,2 E
        hand 0 NS
        hand 1 NS
    """)
    assert table.discards_of("discard NS") == {"NS": 1, "troll": 2}
    assert table.to_move == 1
    assert table.tokens() == ["troll 2,2 E 2", "trap 4,2 E"]


@pytest.mark.rule("LM-092")
def test_the_troll_of_a_player_who_is_out_leaves_when_that_turn_would_begin() -> None:
    table = given("""
        seats 4
        forest
          Y  EW
        token troll 1,2 E 2
        out 2
        deck -
        hand 0 NS NE
        hand 1 NS
        hand 3 NES
    """)
    table.discard()
    assert (table.to_move, table.tokens()) == (1, ["troll 1,2 E 2"])
    table.play("discard NS")
    assert table.told("token_left") == [{"card": "troll", "x": 1, "y": 2, "side": "E"}]
    assert (table.to_move, table.tokens()) == (3, [])
    assert table.view(None).players[2].trolls == 0


@pytest.mark.rule("LM-092")
def test_the_trolls_of_players_who_are_out_leave_one_after_another() -> None:
    table = given("""
        seats 4
        forest
          Y  EW
        token troll 1,2 E 2
        token troll 2,2 E 1
        token trap 1,1 S
        out 1 2
        deck -
        hand 0 NS NE
        hand 3 NES
    """)
    table.play("discard NS")
    assert [event["x"] for event in table.told("token_left")] == [2, 1], "seat after seat"
    assert (table.to_move, table.tokens()) == (3, ["trap 1,1 S"])


@pytest.mark.rule("LM-093", "LM-094")
@pytest.mark.parametrize("token", ["trap 2,2 E", "troll 2,2 E 2"])
def test_a_card_is_attached_where_a_token_lies_on_an_open_end(token: str) -> None:
    table = given(f"""
        forest
          Y  EW
        token {token}
        dwarf 0 2,2
        hand 0 EW NS NE
        hand 1 NS
        hand 2 NE
    """)
    assert table.refused("place NS 3,2") == "paths_mismatch LM-049 LM-055", "a fitting card"
    table.play("place EW 3,2")
    assert table.at(3, 2) == "EW"
    assert table.tokens() == [token], "now it lies on the junction"


@pytest.mark.rule("LM-094")
def test_a_trap_keeps_its_effect_when_a_card_is_attached() -> None:
    table = given("""
        forest
          Y  EW
        token trap 2,2 E
        dwarf 0 2,2
        hand 0 EW NS
        hand 1 NS
    """)
    table.play("place EW 3,2", "step 3,2")
    assert table.told("lost") == [{"seat": 0}]


@pytest.mark.rule("LM-094")
def test_a_troll_keeps_its_effect_when_a_card_is_attached() -> None:
    table = given("""
        forest
          Y  EW
        token troll 2,2 E 2
        dwarf 0 2,2
        hand 0 EW NS
        hand 1 NS
        hand 2 NE
    """)
    table.play("place EW 3,2")
    assert table.refused("step 3,2") == "troll_there LM-090 LM-117"
