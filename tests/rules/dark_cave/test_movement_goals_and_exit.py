"""Movement of the dwarf, goal cards and the way out."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = "hand 1 NE-III NW-III\nhand 2 NE-II NW-II\n"


@pytest.mark.rule("DC-147", "DC-158")
def test_up_to_three_fields() -> None:
    table = (
        given(f"cave\n  S 1EW 2EW 1NEW\nhand 0 NS-I\n{HANDS}").play("place NS-I 0,1").walk("1,0 0", "2,0 1", "2,0 0")
    )
    assert table.to_move == 1
    assert table.pos(0) == "2,0 0"
    table = given(f"cave\n  S 1EW\nhand 0 NS-I\n{HANDS}").play("discard NS-I", "stop")
    assert table.pos(0) == "0,0 0"


@pytest.mark.rule("DC-039", "DC-274", "DC-286")
def test_nothing_is_asked_without_a_possible_step() -> None:
    assert given(f"hand 0 NS-I\n{HANDS}").play("discard NS-I").to_move == 1


def at_goal(face: str, west: str = "1EW", south: str = ".", more: str = "") -> str:
    """A dwarf west of the goal at 4,-4, which has this face."""
    others = [name for name in ("exit", "lair", "ladder", "vein") if name != face]
    goals = f"goals goal-{others[0]} goal-{face} goal-{others[1]} goal-{others[2]}\n"
    cave = f"cave\n  . . . {west} ?\n  . . . . {south}\n  .\n  .\n  S\n"
    return f"{goals}{cave}dwarf 0 3,-4\nhand 0 NS-II NS-III\n{HANDS}{more}"


@pytest.mark.rule("DC-159", "DC-160", "DC-161", "DC-163", "DC-164")
def test_the_first_dwarf_uncovers_the_goal_and_stands_on_its_first_field() -> None:
    table = given(at_goal("exit")).play("discard NS-II").walk("4,-4 0")
    assert table.names()[:3] == ["turned_up", "stepped", "drew"]
    assert table.told("turned_up") == [{"seat": 0, "card": "goal-exit", "x": 4, "y": -4, "turned": False}]
    assert table.pos(0) == "4,-4 3"
    assert table.to_move == 1
    assert not table.player(0).escaped


@pytest.mark.rule("DC-160", "DC-162", "DC-262")
def test_it_is_turned_to_continue_the_path_that_was_walked() -> None:
    table = given(at_goal("vein")).play("discard NS-II").walk("4,-4 0")
    assert table.at(4, -4) == "goal-vein turned"
    assert table.pos(0) == "4,-4 1"
    table = given(at_goal("ladder", south="1NS")).play("discard NS-II").walk("4,-4 0")
    assert table.at(4, -4) == "goal-ladder turned"


@pytest.mark.rule("DC-220", "DC-262", "DC-263")
def test_where_both_ways_fit_alike_the_player_chooses() -> None:
    table = given(at_goal("lair")).play("discard NS-II").walk("4,-4 0")
    assert table.phase == "turning"
    assert table.told("reached") == [{"seat": 0, "card": "goal-lair", "x": 4, "y": -4}]
    assert table.pos(0) == "3,-4 0"
    assert table.view(2).covered[1].face == "goal-lair"
    assert table.view(2).covered[1].turned is None
    table.play("lay turned")
    assert table.at(4, -4) == "goal-lair turned"
    assert table.pos(0) == "4,-4 1"
    better = given(at_goal("lair", south="1NS")).play("discard NS-II").walk("4,-4 0")
    assert better.at(4, -4) == "goal-lair turned"


@pytest.mark.rule("DC-263", "DC-269")
def test_a_goal_that_looks_the_same_both_ways_lies_unturned() -> None:
    table = given(at_goal("exit", south="1NS")).play("discard NS-II").walk("4,-4 0")
    assert table.at(4, -4) == "goal-exit"


@pytest.mark.rule("DC-219")
def test_building_uncovers_nothing() -> None:
    table = given("cave\n  . . 2EW . ?\n  .\n  .\n  .\n  S\nhand 0 EW-I\nhand 1 NE-I").play("place EW-I 3,-4")
    assert table.at(4, -4) == "?"


@pytest.mark.rule("DC-075", "DC-206", "DC-161")
def test_the_vein_of_a_goal_gets_its_nugget_when_uncovered() -> None:
    table = given(at_goal("vein")).play("discard NS-II").walk("4,-4 0")
    assert table.veins() == ["4,-4 2"]
    assert table.nuggets(0) == 3
    table.discard().discard()
    table.play("discard NS-III").walk("4,-4 2").play("stop")
    assert table.nuggets(0) == 4


@pytest.mark.rule("DC-197", "DC-060")
def test_an_uncovered_ladder_works() -> None:
    table = given(at_goal("ladder")).play("discard NS-II").walk("4,-4 0")
    if table.phase == "turning":
        table.play("lay upright")
    table.discard()
    table.play("discard NE-II")
    assert "4,-4 3" in table.steps()


EXIT = "goals goal-exit goal-lair goal-vein goal-ladder\ncave\n  *X:NESW 1EW\n  .\n  .\n  .\n  . . . . S\n"


@pytest.mark.rule("DC-164", "DC-165", "DC-166", "DC-167", "DC-266")
def test_on_the_exit_field_a_dwarf_leaves() -> None:
    table = (
        given(f"{EXIT}dwarf 0 -4,-4 1\nhand 0 NS-I NS-II\n{HANDS}next web-I boots-I")
        .play("discard NS-I")
        .walk("-4,-4 4")
    )
    assert table.told("escaped") == [{"seat": 0, "nuggets": 3}]
    assert table.told("revealed") == [{"seat": 0, "role": "blue-loyal"}]
    assert table.pos(0) == "out"
    assert table.player(0).escaped
    assert table.hand(0) == ["NS-II", "web-I"]
    table.discard().discard()
    table.play("place NS-II 0,1")
    assert table.to_move == 1
    assert table.cards(0) == 2


@pytest.mark.rule("DC-166")
def test_an_open_clan_card_is_not_revealed_again() -> None:
    table = given(f"{EXIT}open 0\ndwarf 0 -4,-4 1\nhand 0 NS-I\n{HANDS}").play("discard NS-I").walk("-4,-4 4")
    assert table.told("revealed") == []


@pytest.mark.rule("DC-168", "DC-250", "DC-024")
def test_the_first_one_out_sees_the_cards_set_aside() -> None:
    clans = "dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur\n"
    table = given(f"{clans}{EXIT}dwarf 0 -4,-4 1\ndwarf 1 -4,-4 1\nhand 0 NS-I NS-II\n{HANDS}")
    table.play("discard NS-I").walk("-4,-4 4")
    assert table.told("looked_aside") == [{"seat": 0, "number": 0, "clan": "blue"}]
    assert table.secrets("looked_aside") == [(0, {"role": "blue-saboteur"})]
    assert table.view(0).undealt_roles == ["blue-saboteur"]
    assert table.view(1).undealt_roles == []
    four = (
        given(f"seats 4\n{EXIT}dwarf 0 -4,-4 1\nhand 0 NS-I\n{HANDS}hand 3 NS-II").play("discard NS-I").walk("-4,-4 4")
    )
    assert four.told("looked_aside") == []
    later = given(f"seats 5\n{EXIT}out 4\ndwarf 4 -\nopen 4\ndwarf 0 -4,-4 1\nhand 0 NS-I\n{HANDS}").play(
        "discard NS-I"
    )
    assert later.walk("-4,-4 4").told("looked_aside") == []


@pytest.mark.rule("DC-251", "DC-173", "DC-267")
def test_no_look_when_the_first_escape_ends_the_game() -> None:
    clans = "dwarves blue-saboteur blue-loyal blue-loyal blue-saboteur\n"
    table = given(f"{clans}{EXIT}dwarf 0 -4,-4 1\nhand 0 NS-I NS-II\n{HANDS}").play("discard NS-I").walk("-4,-4 4")
    assert table.state.over
    assert table.told("looked_aside") == []
    assert table.view(0).undealt_roles == []
    assert "drew" not in table.names()
    assert table.hand(0) == ["NS-II"]


@pytest.mark.rule("DC-224", "DC-155", "DC-225")
def test_a_creature_on_the_exit_is_met_first() -> None:
    text = f"{EXIT}dwarf 0 -4,-4 1\nhand 0 NS-I NS-II\n{HANDS}creature "
    goblin = given(f"{text}goblin-II -4,-4:4 2").play("discard NS-I").walk("-4,-4 4")
    assert goblin.told("escaped") == [{"seat": 0, "nuggets": 2}]
    rat = given(f"{text}rat-I -4,-4:4 2").play("discard NS-I").walk("-4,-4 4")
    assert rat.names().index("lost") < rat.names().index("escaped")
    crawler = given(f"{text}crawler-I -4,-4:4 2").play("discard NS-I").walk("-4,-4 4")
    assert crawler.pos(0) == "out"
    assert not crawler.player(0).lying
    axe = given(f"{text}crawler-I -4,-4:4 2\naxes 0 battle-axe-I").play("discard NS-I").walk("-4,-4 4")
    assert axe.phase == "fighting"
    axe.play("fight yes")
    assert axe.pos(0) == "out"


@pytest.mark.rule("DC-225")
def test_the_toll_comes_before_the_creatures() -> None:
    table = given(f"cave\n  S 2Bew:NS|EW\ncreature rat-I 1,0:3 2\nhand 0 NS-I NS-II NS-III\n{HANDS}")
    table.play("discard NS-I").walk("1,0 3")
    assert table.names()[:4] == ["stepped", "lost", "attacked", "lost"]


@pytest.mark.rule("DC-225", "DC-273")
def test_gold_is_taken_before_an_axe_that_follows_a_forced_end() -> None:
    table = given(
        "cave\n  S 1V:NEW 1EW\nveins 1,0\ncreature goblin-II 1,0 2\ntoken web-I 1,0 E 1 2\naxes 0 battle-axe-I\n"
        f"hand 0 NS-I\n{HANDS}"
    )
    table.play("discard NS-I").walk("1,0 0").play("fight no")
    assert table.told("gold_taken") == [{"seat": 0, "x": 1, "y": 0}]
    assert table.moves() == ["stop", "cut 1,0 E"]
