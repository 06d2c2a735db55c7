"""Further rulings on meetings, axes and webs: DC-224 to DC-238."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""
EXIT = f"""
    goals goal-vein goal-lair goal-ladder goal-exit
    cave
      S
      .
      .
      .
      . . . 1EW *X:NESW
    dwarf 0 4,4 3
    {HANDS}
"""


@pytest.mark.rule("DC-224", "DC-225")
@pytest.mark.parametrize(("creature", "cards", "nuggets"), [("rat-I", 0, 3), ("crawler-I", 1, 3), ("goblin-II", 1, 2)])
def test_a_creature_on_the_exit_field_is_met_first_and_then_the_dwarf_leaves_all_the_same(
    creature: str, cards: int, nuggets: int
) -> None:
    table = given(EXIT + f"    creature {creature} 4,4:4 1\n    deck -").play("discard NE-III").walk("4,4 4")
    assert table.names().index("attacked") < table.names().index("escaped")
    assert (table.pos(0), table.cards(0), table.nuggets(0)) == ("out", cards, nuggets)
    assert not table.player(0).lying, "an escaped figure no longer lies"


@pytest.mark.rule("DC-224")
def test_with_an_axe_it_leaves_unharmed() -> None:
    table = given(EXIT + "    creature goblin-II 4,4:4 1\n    axes 0 battle-axe-I").play("discard NE-III").walk("4,4 4")
    assert (table.phase, table.pos(0)) == ("fighting", "4,4 4")
    table.play("fight yes")
    assert (table.pos(0), table.nuggets(0), table.creature("goblin")) == ("out", 3, "-")


@pytest.mark.rule("DC-225")
def test_the_toll_comes_before_the_creature() -> None:
    tunnel = given(f"""
        cave
          S 1T:NW|ES
        dwarf 0 1,0 0
        creature goblin-II 1,0:2 1
        nuggets 0 1
        {HANDS}
    """)
    tunnel.play("discard NE-III").walk("1,0 2")
    assert tunnel.names()[:3] == ["stepped", "paid_toll", "attacked"]
    assert tunnel.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": False}], "nothing was left for it"
    bridge = given(f"""
        cave
          S 2Bew:NS|EW
        creature rat-I 1,0:3 1
        {HANDS}
    """)
    bridge.play("discard NE-III").walk("1,0 3")
    assert bridge.names()[:4] == ["stepped", "lost", "attacked", "forfeited"], "the last card was for the bridge"


@pytest.mark.rule("DC-225")
def test_a_goal_is_uncovered_before_its_creatures_are_met() -> None:
    table = given(EXIT.replace("*X:NESW", "?") + "    dwarf 0 3,4\n    creature rat-I 4,4 1")
    table.play("discard NE-III").walk("4,4 0")
    assert table.names()[:3] == ["turned_up", "stepped", "attacked"]


@pytest.mark.rule("DC-225")
def test_the_vein_comes_after_the_creature_but_before_an_axe_on_a_web() -> None:
    table = given(f"""
        cave
          S 1V:NEW 1EW
        veins 1,0
        creature rat-I 1,0 1
        token web-I 1,0 E 1 2
        axes 0 battle-axe-I
        {HANDS}
    """)
    table.play("discard NE-III").walk("1,0 0")
    assert (table.phase, table.nuggets(0)) == ("fighting", 3)
    table.play("fight no")
    assert table.names() == ["kept_axe", "attacked", "lost", "gold_taken", "revealed"]
    assert table.moves() == ["stop", "cut 1,0 E"], "the movement is over, the axe is still asked for"


@pytest.mark.rule("DC-226")
def test_creatures_act_in_the_order_rat_crawler_goblin_each_after_its_axe_question() -> None:
    table = given(f"""
        cave
          S 1EW
        creature rat-I 1,0 1
        creature crawler-I 1,0 2
        creature goblin-II 1,0 1
        axes 0 battle-axe-I
        {HANDS}
    """)
    table.play("discard NE-III").walk("1,0 0")
    met, names = [], []
    while table.phase == "fighting":
        met.append(table.view(None).met)
        table.play("fight no")
        names += [args["creature"] for name in ("kept_axe", "attacked") for args in table.told(name)]
    assert met == ["rat", "crawler", "goblin"]
    assert names == ["rat", "rat", "crawler", "crawler", "goblin", "goblin"]


@pytest.mark.rule("DC-227")
def test_several_victims_suffer_in_seat_order_from_the_active_player() -> None:
    table = given("""
        seats 5
        cave
          S 1D:NEW
        dwarf 0 1,0
        dwarf 2 1,0
        dwarf 3 1,0
        dwarf 4 1,0
        turn 3
        hand 0 NE-I
        hand 1 NW-I
        hand 2 NE-II
        hand 3 rat-I NE-III
        hand 4 NW-II
    """).play("rat I 1,0")
    assert [args["seat"] for args in table.told("attacked")] == [3, 4, 0, 2]
    assert [args["seat"] for args in table.told("lost")] == [3, 4, 0, 2]


@pytest.mark.rule("DC-228")
def test_only_those_about_to_be_attacked_are_asked_for_an_axe() -> None:
    table = given("""
        seats 4
        cave
          S 1EW 1D:NEW
        dwarf 1 1,0
        dwarf 2 1,0
        dwarf 3 2,0
        axes 0 battle-axe-I
        axes 2 battle-axe-II
        axes 3 battle-axe-III
        creature goblin-III 2,0 1
        hand 0 goblin-II NE-III
        hand 1 NE-II
    """).play("goblin II 2,0", "step 1,0 0")
    assert (table.phase, table.to_move) == ("fighting", 2), "seat 0 and 3 stand elsewhere, seat 1 has no axe"
    table.play("fight no")
    assert [args["seat"] for args in table.told("attacked")] == [1, 2]


@pytest.mark.rule("DC-229")
def test_a_dwarf_already_there_is_not_attacked_again_and_may_use_no_axe() -> None:
    table = given(f"""
        cave
          S 1EW
        dwarf 1 1,0
        axes 1 battle-axe-I
        creature goblin-II 1,0 2
        {HANDS}
    """)
    table.play("discard NE-III").walk("1,0 0")
    assert table.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": True}]
    assert (table.nuggets(1), table.player(1).axes, table.to_move) == (3, ["battle-axe-I"], 1)
    assert table.phase == "acting"


@pytest.mark.rule("DC-230")
def test_a_turn_may_begin_on_the_field_of_a_creature_and_coming_back_is_a_new_meeting() -> None:
    text = f"""
        cave
          S 1EW
        dwarf 0 1,0
        creature goblin-II 1,0 2
        {HANDS}
    """
    stays = given(text).play("discard NE-III", "stop")
    assert "attacked" not in stays.names()
    leaves = given(text).play("discard NE-III").walk("0,0 0")
    assert leaves.nuggets(0) == 3
    leaves.walk("1,0 0")
    assert leaves.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": True}]
    assert (leaves.nuggets(0), leaves.to_move) == (2, 1)


WEB = f"""
    cave
      S 1EW
    token web-I 0,0 E 1 1
    {HANDS}
"""


@pytest.mark.rule("DC-231")
def test_an_axe_laid_in_this_turn_may_be_used_in_it() -> None:
    table = given(WEB + "    hand 0 battle-axe-I NE-III")
    assert table.refused("cut 0,0 E") == "no_axe DC-106 DC-110", "not from the hand"
    table.play("battle-axe I 0")
    assert table.phase == "walking", "though the figure stood at the web before"
    table.play("cut 0,0 E").walk("1,0 0")
    assert (table.webs(), table.pos(0)) == ([], "1,0 0")


@pytest.mark.rule("DC-232")
def test_an_axe_on_a_web_is_not_the_card_of_the_turn_and_earns_no_draw() -> None:
    table = given(WEB + "    axes 0 battle-axe-I").play("cut 0,0 E")
    assert (table.phase, table.to_move) == ("acting", 0)
    assert table.legal("discard NE-III")
    table.play("discard NE-III").stay()
    assert len(table.told("drew")) == 1
    assert table.cards(0) == 2


@pytest.mark.rule("DC-232")
def test_an_axe_is_also_open_to_a_figure_that_may_not_move() -> None:
    table = given(WEB + "    axes 0 battle-axe-I\n    lying 0\n    turn 2").play("discard NW-III").stay()
    assert table.to_move == 0
    assert table.legal("cut 0,0 E")
    table.play("discard NE-III")
    assert table.moves() == ["stop", "cut 0,0 E"]
    table.play("cut 0,0 E")
    assert (table.webs(), table.to_move) == ([], 1), "and it does not go on"


@pytest.mark.rule("DC-232")
def test_an_axe_is_also_open_to_a_figure_whose_movement_has_ended() -> None:
    table = given(f"""
        cave
          S 1EW 1NESW 1NESW 1NEW
        token web-I 3,0 E 1 1
        axes 0 battle-axe-I
        {HANDS}
    """)
    table.play("discard NE-III").walk("1,0 0", "2,0 0", "3,0 0")
    assert table.moves() == ["stop", "cut 3,0 E"]
    assert table.play("cut 3,0 E").to_move == 1


@pytest.mark.rule("DC-232")
def test_an_axe_is_not_open_in_a_skipped_turn_nor_to_an_escaped_player() -> None:
    skipped = given(WEB.replace("E 1 1", "E 2 2") + "    hand 0 -\n    axes 0 battle-axe-I\n    turn 2")
    skipped.play("discard NW-III").stay()
    assert skipped.told("turn_skipped") == [{"seat": 0}]
    assert (skipped.to_move, skipped.webs(), skipped.player(0).axes) == (1, ["0,0 E 2"], ["battle-axe-I"])
    escaped = given(WEB + "    dwarf 0 -\n    open 0\n    out 0\n    axes 0 battle-axe-I")
    assert escaped.refused("cut 0,0 E") == "out_of_reach DC-106 DC-232"
    assert escaped.play("discard NE-III").to_move == 1


@pytest.mark.rule("DC-233")
def test_an_axe_works_on_any_web_and_the_player_chooses() -> None:
    table = given(f"""
        cave
          S 1EW
        token web-I 0,0 E 1 2
        token web-II 0,0 S 0 2
        token web-III 1,0 E 2 2
        axes 0 battle-axe-I
        {HANDS}
    """)
    assert table.moves("cut") == ["cut 0,0 E", "cut 0,0 S"]
    assert table.refused("cut 1,0 E") == "out_of_reach DC-106 DC-232"
    assert table.refused("cut 0,-1 S") == "no_web DC-106"
    table.play("cut 0,0 S")
    assert table.webs() == ["0,0 E 2", "0,0 S 1", "1,0 E 2"], "the own one"


@pytest.mark.rule("DC-234")
@pytest.mark.parametrize(("axe", "left"), [(True, []), (False, ["0,0 E 1"])])
def test_a_web_turned_by_an_axe_leaves_at_the_start_of_its_players_next_turn(axe: bool, left: list[str]) -> None:
    table = given(WEB.replace("E 1 1", "E 1 2") + "    axes 0 battle-axe-I")
    if axe:
        table.play("cut 0,0 E")
        assert table.webs() == ["0,0 E 1"]
    table.play("discard NE-III").stay()
    assert (table.to_move, table.webs()) == (1, left)


GOAL = """
    goals goal-exit goal-lair goal-ladder goal-vein
    cave
      S
      .
      .
      . . . . 2NES
      . . . 1EW {}
"""


@pytest.mark.rule("DC-235")
def test_open_ends_of_start_and_uncovered_goals_are_places_for_webs() -> None:
    table = given(GOAL.format("*V:SW") + "    hand 0 web-I NE-III\n    hand 1 NE-II")
    for place in ("0,-1 S", "0,0 E", "0,0 S", "-1,0 E"):
        assert table.legal(f"web I {place}"), "an open end of the start"
    assert table.legal("web I 4,4 S"), "an open end of the goal"
    assert table.legal("web I 3,4 E"), "the junction with the goal"
    assert table.legal("web I 4,3 S"), "an open end that faces a closed side of the goal"
    assert table.refused("web I 4,4 E") == "no_place_for_token DC-095", "a closed side of the goal alone"


@pytest.mark.rule("DC-236")
def test_uncovering_a_goal_leaves_webs_on_its_borders() -> None:
    text = GOAL.format("?") + "    dwarf 0 3,4\n    token web-I 4,3 S 2 2"
    table = given(text + HANDS).play("discard NE-III").walk("4,4 0")
    assert table.at(4, 4) == "goal-vein turned"
    assert table.webs() == ["4,3 S 2"], "though the goal is closed there"
    open_there = given(text.replace("goal-lair goal-ladder goal-vein", "goal-vein goal-lair goal-ladder") + HANDS)
    open_there.play("discard NE-III").walk("4,4 0")
    assert open_there.at(4, 4) == "goal-ladder turned"
    assert open_there.webs() == ["4,3 S 2"]


@pytest.mark.rule("DC-237")
@pytest.mark.parametrize(("goal", "left"), [("?", []), ("*V:SW", []), ("*V:NE", ["4,3 S 2"])])
def test_a_cave_in_removes_a_web_that_no_open_end_is_left_for(goal: str, left: list[str]) -> None:
    table = given(GOAL.format(goal) + "    token web-I 4,3 S 2 2\n    hand 0 cave-in-I NE-III\n    hand 1 NE-II")
    table.play("cave-in I 4,3")
    assert table.webs() == left
    assert len(table.told("token_left")) == 1 - len(left)


@pytest.mark.rule("DC-238")
def test_a_web_hinders_neither_ladders_nor_moves_inside_a_card() -> None:
    ladder = given(f"""
        cave
          S 1L:SW
        token web-I 0,0 E 1 2
        {HANDS}
    """)
    ladder.play("discard NE-III").walk("1,0 0")
    assert ladder.pos(0) == "1,0 0", "by the ladder, not over the border"
    inside = given(f"""
        cave
          S 2EW 1NESW
        token web-I 0,0 E 1 2
        token web-II 1,0 E 1 2
        dwarf 0 1,0 1
        {HANDS}
    """).play("discard NE-III")
    assert inside.steps() == ["1,0 0"]
    assert inside.walk("1,0 0").steps() == ["1,0 1"]
