"""The frame of a turn: act, walk, draw; players without cards; discarding and drawing."""

import pytest

from tests.rules.dark_cave.table import given, new

LINE = """
cave
  S 1EW 2EW
"""


@pytest.mark.rule("DC-036")
def test_clockwise() -> None:
    table = new(4, first_player=2)
    for seat in (2, 3, 0, 1, 2):
        assert table.to_move == seat
        table.discard()


@pytest.mark.rule("DC-037", "DC-038", "DC-039", "DC-264", "DC-286")
def test_act_then_walk_then_draw() -> None:
    table = given(f"{LINE}hand 0 NS-I rat-I\nhand 1 NE-I\nnext web-I")
    assert "step 1,0 0" not in table.moves()
    assert table.refused("stop") == "other_decision DC-038"
    table.play("discard rat-I")
    assert table.phase == "walking"
    assert table.refused("discard NS-I") == "other_decision DC-274"
    assert table.hand(0) == ["NS-I"]
    table.walk("1,0 0").play("stop")
    assert table.hand(0) == ["NS-I", "web-I"]
    assert table.to_move == 1


@pytest.mark.rule("DC-038", "DC-146", "DC-282")
def test_one_or_two_discards_and_no_more() -> None:
    table = given(f"{LINE}hand 0 NS-I NS-II NS-III\nhand 1 NE-I")
    assert table.refused("discard") == "discard_count DC-146"
    assert table.refused("discard NS-I NS-II NS-III") == "discard_count DC-146"
    assert table.refused("discard NS-I NS-I") == "not_two_in_hand DC-282"
    assert table.refused("discard rat-I") == "not_in_hand DC-038"
    assert table.moves("discard") == [
        "discard NS-I",
        "discard NS-I NS-II",
        "discard NS-I NS-III",
        "discard NS-II",
        "discard NS-II NS-III",
        "discard NS-III",
    ]
    table.play("discard NS-III NS-I")
    assert table.hand(0) == ["NS-II"]


@pytest.mark.rule("DC-282")
def test_with_one_card_one_is_discarded() -> None:
    table = given(f"{LINE}hand 0 NESW-I\nhand 1 NE-I")
    assert table.moves("discard") == ["discard NESW-I"]
    assert table.refused("discard NESW-I NESW-I") == "not_two_in_hand DC-282"


@pytest.mark.rule("DC-040", "DC-169", "DC-170", "DC-245", "DC-248", "DC-275")
def test_as_many_are_drawn_as_were_used() -> None:
    text = f"{LINE}hand 0 NS-I NS-II\nhand 1 NE-I\n"
    assert given(f"{text}next web-I boots-I").play("place NS-I 0,1").stay().hand(0) == ["NS-II", "web-I"]
    assert given(f"{text}next web-I boots-I").play("discard NS-I").stay().hand(0) == ["NS-II", "web-I"]
    assert given(f"{text}next web-I boots-I").play("discard NS-I NS-II").stay().hand(0) == ["web-I", "boots-I"]
    assert given(f"{text}deck web-III").play("discard NS-I NS-II").stay().hand(0) == ["web-III"]
    table = given(f"{text}deck -").play("discard NS-I NS-II").stay()
    assert table.hand(0) == []
    assert "drew" not in table.names()


@pytest.mark.rule("DC-041", "DC-157")
def test_without_cards_the_turn_is_skipped() -> None:
    table = given(f"{LINE}hand 0 NS-I\nhand 1 -\nhand 2 NE-I\ndwarf 1 1,0")
    table.play("discard NS-I").stay()
    assert table.told("turn_skipped") == [{"seat": 1}]
    assert table.to_move == 2
    assert table.cards(1) == 0
    assert table.pos(1) == "1,0 0"


@pytest.mark.rule("DC-042")
def test_a_player_who_gets_cards_again_plays_again() -> None:
    table = given(f"{LINE}hand 0 swap-cards-II NS-I\nhand 1 -\nhand 2 NE-I\nnext NS-II")
    table.play("swap-cards II 1").stay()
    assert table.hand(1) == ["NS-I", "NS-II"]
    assert table.to_move == 1


@pytest.mark.rule("DC-201")
def test_whoever_runs_out_during_the_turn_finishes_it() -> None:
    table = given(f"{LINE}hand 0 NS-I\nhand 1 NE-I\ndeck -").play("discard NS-I")
    assert table.cards(0) == 0
    assert table.phase == "walking"
    table.walk("1,0 0", "2,0 1").stay()
    assert table.pos(0) == "2,0 1"


@pytest.mark.rule("DC-272")
def test_when_time_runs_out() -> None:
    table = given(f"{LINE}hand 0 NS-II rat-I NS-III boots-I\nhand 1 NE-I")
    game = table.state.game
    assert game.text(table.state.default_move()) == "discard NS-II"
    table.play("discard NS-II")
    assert game.text(table.state.default_move()) == "stop"
    table = given("hand 0 rat-I boots-II boots-I\nhand 1 NE-I")
    assert game.text(table.state.default_move()) == "discard boots-I"
    table = given("option early_end true\nhand 0 NS-I\nhand 1 NE-I").play("propose")
    assert game.text(table.state.default_move()) == "answer no"
    table = given("cave\n  S 1D:NEW\nhand 0 rat-I\nhand 1 NE-I\ndwarf 0 1,0\naxes 0 battle-axe-I").play("rat I 1,0")
    assert table.phase == "fighting"
    assert game.text(table.state.default_move()) == "fight no"
    table = given("cave\n  S 1D:NEW 1EW\nhand 0 rat-I\nhand 1 NE-I").play("rat I 1,0")
    assert table.phase == "creeping"
    assert game.text(table.state.default_move()) == "stop"
