"""Webs, boots and axes."""

import pytest

from tests.rules.dark_cave.table import Table, given

HANDS = "hand 1 NE-III NW-III\nhand 2 NE-II NW-II\n"
LINE = "cave\n  S 1EW 2EW\n"


def next_turn_of(table: Table, seat: int) -> Table:
    """All others discard until it is a seat's turn again."""
    table.stay()
    while table.to_move != seat:
        table.discard()
    return table


@pytest.mark.rule("DC-092", "DC-093", "DC-094", "DC-235", "DC-243")
def test_where_a_web_may_lie() -> None:
    table = given(f"{LINE}hand 0 web-I\n{HANDS}")
    assert table.moves("web") == [
        "web I 0,-1 S",
        "web I -1,0 E",
        "web I 0,0 E",
        "web I 0,0 S",
        "web I 1,0 E",
        "web I 2,0 E",
    ]
    table.play("web I 1,0 E")
    assert table.webs() == ["1,0 E 2"]
    assert [token.token for token in table.view(None).tokens] == ["web-I"]
    assert [token.seat for token in table.view(None).tokens] == [0]
    assert table.told("laid_token") == [{"seat": 0, "card": "web-I", "x": 1, "y": 0, "side": "E"}]


@pytest.mark.rule("DC-095", "DC-096")
def test_where_it_may_not() -> None:
    table = given(f"{LINE}token web-II 0,0 E 1 2\nhand 0 web-I\n{HANDS}")
    assert table.refused("web I 1,0 S") == "no_place_for_token DC-095"
    assert table.refused("web I 5,5 E") == "no_place_for_token DC-095"
    assert table.refused("web I 0,0 E") == "token_there DC-096"


@pytest.mark.rule("DC-207", "DC-235", "DC-093")
def test_towards_a_goal_that_is_covered_or_closed() -> None:
    table = given(f"cave\n  . . . 2EW ?\n  .\n  .\n  .\n  S\nhand 0 web-I\n{HANDS}")
    assert table.legal("web I 3,-4 E")
    goals = "goals goal-exit goal-vein goal-lair goal-ladder\n"
    table = given(f"{goals}cave\n  . . . 2EW *V:NE\n  .\n  .\n  .\n  S\nhand 0 web-I\n{HANDS}")
    assert table.legal("web I 3,-4 E")
    assert table.legal("web I 4,-4 E")
    assert table.legal("web I 4,-5 S")
    assert not table.legal("web I 4,-4 S")


@pytest.mark.rule("DC-097", "DC-153", "DC-238")
def test_a_web_bars_its_border_alone() -> None:
    table = given(f"cave\n  . 1NS\n  S 1NEW 2EW\ntoken web-I 0,0 E 1 2\nhand 0 NS-II\n{HANDS}").play("discard NS-II")
    assert table.to_move == 1
    table = given(f"cave\n  1L:SW S 3EW\ntoken web-I 0,0 E 1 2\nhand 0 NS-II\ndwarf 0 1,0 1\n{HANDS}").play(
        "discard NS-II"
    )
    assert table.refused("step 0,0 0") == "web_there DC-097 DC-128 DC-153"
    table.walk("1,0 2")
    table = given(f"cave\n  . S 1L:SW\ntoken web-I 0,0 E 1 2\nhand 0 NS-II\n{HANDS}").play("discard NS-II")
    assert table.steps() == ["1,0 0"]


@pytest.mark.rule("DC-098", "DC-099", "DC-102")
def test_it_counts_down_at_the_start_of_its_players_turn() -> None:
    table = given(f"{LINE}hand 0 web-I NS-I NS-II\n{HANDS}").play("web I 1,0 E")
    next_turn_of(table, 0)
    assert table.webs() == ["1,0 E 1"]
    assert table.told("web_turned") == [{"card": "web-I", "x": 1, "y": 0, "side": "E"}]
    before = table.discarded()
    table.discard()
    next_turn_of(table, 0)
    assert table.webs() == []
    assert table.told("token_left") == [{"card": "web-I", "x": 1, "y": 0, "side": "E"}]
    assert table.discarded() == before + 4


@pytest.mark.rule("DC-100", "DC-212")
def test_the_start_of_a_skipped_turn_counts_too() -> None:
    table = given(
        f"{LINE}token web-I 1,0 E 1 2\ntoken web-II 2,0 E 1 1\ncreature rat-I 1,0 1\nlying 1\n"
        "hand 0 NS-I\nhand 1 -\nhand 2 NE-II"
    )
    table.play("discard NS-I").stay()
    assert table.to_move == 2
    assert table.webs() == ["1,0 E 1"]
    assert table.creature("rat") == "-"
    assert not table.player(1).lying


@pytest.mark.rule("DC-101")
def test_a_card_may_be_attached_at_a_web() -> None:
    table = given(f"{LINE}token web-I 2,0 E 1 2\nhand 0 NESW-I\n{HANDS}").play("place NESW-I 3,0")
    assert table.webs() == ["2,0 E 2"]


@pytest.mark.rule("DC-236")
def test_uncovering_a_goal_leaves_webs_where_they_are() -> None:
    table = given(
        "goals goal-vein goal-exit goal-lair goal-ladder\n"
        "cave\n  . . . 1EW ?\n  . . . . 1NS\n  .\n  .\n  S\n"
        f"token web-I 4,-4 S 2 2\nhand 0 NS-II\ndwarf 0 3,-4\n{HANDS}"
    )
    table.play("discard NS-II").walk("4,-4 0").stay()
    assert table.at(4, -4) == "goal-exit"
    assert table.webs() == ["4,-4 S 2"]


@pytest.mark.rule("DC-103", "DC-105", "DC-241")
def test_equipment_lies_before_anybody() -> None:
    table = given(f"boots 1 boots-I\nhand 0 boots-I battle-axe-I\n{HANDS}")
    assert table.moves("boots") == ["boots I 0", "boots I 2"]
    assert table.refused("boots I 1") == "has_boots DC-105"
    assert table.moves("battle-axe") == ["battle-axe I 0", "battle-axe I 1", "battle-axe I 2"]
    table.play("boots I 2")
    assert table.player(2).boots == "boots-I"
    assert table.told("equipped") == [{"seat": 0, "card": "boots-I", "on": 2}]
    out = given("seats 4\ndwarf 1 -\nopen 1\nout 1\nhand 0 battle-axe-I\nhand 1 NE-I").play("battle-axe I 1")
    assert out.player(1).axes == ["battle-axe-I"]


@pytest.mark.rule("DC-104", "DC-147", "DC-241")
def test_boots_give_a_step_in_every_turn() -> None:
    text = f"cave\n  S 1EW 1NEW 2EW\nhand 0 boots-I NS-II\n{HANDS}"
    table = given(text).play("discard boots-I").walk("1,0 0", "0,0 0", "1,0 0")
    assert table.to_move == 1
    table = given(text).play("boots I 0").walk("1,0 0", "0,0 0", "1,0 0")
    assert table.phase == "walking"
    table.walk("2,0 0")
    assert table.to_move == 1


AXE = f"{LINE}token web-I 1,0 E 1 {{}}\naxes 0 {{}}\ndwarf 0 1,0\nhand 0 NS-I NS-II\n{HANDS}"


@pytest.mark.rule("DC-106", "DC-107", "DC-153", "DC-154", "DC-208", "DC-232", "DC-273", "DC-274")
def test_an_axe_on_a_web_at_any_moment_of_the_own_turn() -> None:
    table = given(AXE.format(2, "battle-axe-I battle-axe-II"))
    assert table.moves("cut") == ["cut 1,0 E"]
    table.play("cut 1,0 E")
    assert table.phase == "acting"
    assert table.webs() == ["1,0 E 1"]
    assert table.player(0).axes == ["battle-axe-II"]
    table.play("discard NS-I")
    assert "step 2,0 1" not in table.moves()
    table.play("cut 1,0 E").walk("2,0 1")
    assert table.webs() == []
    assert table.cards(0) == 1
    table.stay()
    assert table.cards(0) == 2


@pytest.mark.rule("DC-106", "DC-110", "DC-232")
def test_when_it_cannot_be_used() -> None:
    assert (
        given(AXE.format(2, "battle-axe-I").replace("axes 0", "axes 1")).refused("cut 1,0 E") == "no_axe DC-106 DC-110"
    )
    assert given(AXE.format(2, "battle-axe-I")).refused("cut 0,0 E") == "no_web DC-106"
    far = given(AXE.format(2, "battle-axe-I").replace("dwarf 0 1,0", "dwarf 0 0,0"))
    assert far.refused("cut 1,0 E") == "out_of_reach DC-106 DC-232"
    out = "seats 4\ndwarf 0 -\nopen 0\nout 0\naxes 0 battle-axe-I\ntoken web-I 0,0 E 1 2\nhand 0 NS-I\nhand 1 NE-I"
    assert given(out).refused("cut 0,0 E") == "out_of_reach DC-106 DC-232"
    inner = given(f"cave\n  S 3EW\ntoken web-I 1,0 E 1 2\naxes 0 battle-axe-I\ndwarf 0 1,0 2\nhand 0 NS-I\n{HANDS}")
    assert inner.moves("cut") == []


@pytest.mark.rule("DC-231", "DC-273", "DC-110")
def test_an_axe_laid_in_this_turn_works() -> None:
    table = given(f"{LINE}token web-I 1,0 E 1 2\ndwarf 0 1,0\nhand 0 battle-axe-I\n{HANDS}").play("battle-axe I 0")
    assert "cut 1,0 E" in table.moves()


@pytest.mark.rule("DC-232", "DC-140", "DC-273")
def test_a_figure_that_may_not_move_may_use_its_axe() -> None:
    table = given(f"{AXE.format(2, 'battle-axe-I')}frozen yes\n").play("discard NS-I")
    assert table.moves() == ["stop", "cut 1,0 E"]
    assert table.refused("step 0,0 0") == "no_steps_left DC-147"
    table.play("cut 1,0 E")
    assert table.to_move == 1


@pytest.mark.rule("DC-273", "DC-274")
def test_after_a_chosen_end_nothing_is_asked_after_a_forced_one_the_axe_is() -> None:
    text = f"cave\n  S 1EW 1NEW 2EW\ntoken web-I 2,0 E 1 2\naxes 0 battle-axe-I\nhand 0 NS-II\n{HANDS}"
    table = given(text).play("discard NS-II").walk("1,0 0", "2,0 0").play("stop")
    assert table.to_move == 1
    table = given(f"{text}creature rat-I 2,0 1\n").play("discard NS-II").walk("1,0 0", "2,0 0").play("fight no")
    assert table.moves() == ["stop", "cut 2,0 E"]


@pytest.mark.rule("DC-233")
def test_any_web_and_a_choice_of_several() -> None:
    table = given(
        f"cave\n  S\ntoken web-I 0,0 E 0 2\ntoken web-II 0,0 S 1 1\naxes 0 battle-axe-I\nhand 0 NS-II\n{HANDS}"
    )
    assert table.moves("cut") == ["cut 0,0 E", "cut 0,0 S"]


@pytest.mark.rule("DC-099", "DC-234")
def test_a_web_turned_by_an_axe_leaves_at_its_players_next_turn() -> None:
    table = given(AXE.format(2, "battle-axe-I")).play("cut 1,0 E", "discard NS-I").stay()
    assert table.to_move == 1
    assert table.webs() == []


@pytest.mark.rule("DC-112")
def test_of_several_axes_the_lowest_level_goes_first() -> None:
    table = given(AXE.format(2, "battle-axe-II battle-axe-III"))
    table.play("cut 1,0 E")
    assert table.player(0).axes == ["battle-axe-III"]
