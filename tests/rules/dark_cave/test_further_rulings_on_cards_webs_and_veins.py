"""Further rulings on cards, webs and veins: DC-203 to DC-212."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


@pytest.mark.rule("DC-203")
def test_a_swap_as_the_last_card_gives_nothing_and_takes_all() -> None:
    table = given("""
        hand 0 swap-cards-II
        hand 1 NE-II NW-II
        hand 2 NW-III
        next NE-III
    """).play("swap-cards II 1")
    assert table.hand(0) == ["NE-II", "NW-II"]
    assert table.hand(1) == ["NE-III"], "the partner has drawn 1"
    assert table.to_move == 1


VEIN = f"""
    cave
      S 1V:NEW 1EW
    veins 1,0
    {HANDS}
"""


@pytest.mark.rule("DC-204")
def test_a_dwarf_that_ends_its_movement_on_a_vein_must_take_the_nugget_and_reveal() -> None:
    table = given(VEIN).play("discard NE-III").walk("1,0 0").play("stop")
    assert table.names()[:3] == ["stopped", "gold_taken", "revealed"], "it is not asked"
    assert (table.nuggets(0), table.veins()) == (4, [])
    assert table.view(1).players[0].role == "blue-loyal"
    table = given(VEIN).play("discard NE-III").walk("1,0 0", "2,0 0", "1,0 0")
    assert table.told("gold_taken") == [{"seat": 0, "x": 1, "y": 0}], "with the last move as well"


@pytest.mark.rule("DC-204")
def test_also_a_dwarf_that_does_not_move_away() -> None:
    table = given(VEIN + "    dwarf 0 1,0").play("discard NE-III", "stop")
    assert table.told("gold_taken") == [{"seat": 0, "x": 1, "y": 0}]


@pytest.mark.rule("DC-204")
def test_a_vein_without_a_nugget_reveals_nobody() -> None:
    table = given(VEIN.replace("veins 1,0", "")).play("discard NE-III").walk("1,0 0").play("stop")
    assert table.told("gold_taken") == table.told("revealed") == []


@pytest.mark.rule("DC-205")
def test_a_creature_on_the_vein_attacks_first() -> None:
    table = given(VEIN + "    creature goblin-II 1,0 1\n    nuggets 0 0").play("discard NE-III").walk("1,0 0")
    assert table.names()[:3] == ["stepped", "attacked", "gold_taken"]
    assert table.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": False}], "there was nothing yet"
    assert table.nuggets(0) == 1


@pytest.mark.rule("DC-206", "DC-075")
def test_the_nugget_of_the_vein_goal_lies_inside_and_the_dwarf_has_to_come_back_for_it() -> None:
    table = given(f"""
        goals goal-exit goal-lair goal-ladder goal-vein
        cave
          S
          .
          .
          .
          . . . 1EW ?
        dwarf 0 3,4
        {HANDS}
    """)
    table.play("discard NE-III").walk("4,4 0")
    assert table.told("gold_laid") == [{"x": 4, "y": 4}]
    assert table.veins() == ["4,4 2"]
    assert (table.pos(0), table.nuggets(0)) == ("4,4 1", 3)
    table.play("discard NE-II").stay().play("discard NW-III").stay()
    table.play("discard NS-III").walk("4,4 2").play("stop")
    assert (table.nuggets(0), table.veins()) == (4, [])


@pytest.mark.rule("DC-207")
def test_a_web_may_lie_on_an_open_end_that_points_at_a_covered_goal() -> None:
    table = given("""
        cave
          S
          .
          .
          .
          . . . 1EW ?
        dwarf 0 3,4
        hand 0 web-I NE-III
        hand 1 NE-II
    """)
    assert table.refused("web I 4,4 E") == "no_place_for_token DC-095", "a covered goal has no open ends"
    table.play("web I 3,4 E")
    assert table.webs() == ["3,4 E 2"]
    assert table.to_move == 1, "and it bars the way onto the goal"


WEB = f"""
    cave
      S 1EW 1NESW
    token web-I 0,0 E 1 2
    {HANDS}
"""


@pytest.mark.rule("DC-208")
def test_two_axes_are_used_one_after_the_other_on_one_web() -> None:
    table = given(WEB + "    axes 0 battle-axe-I battle-axe-III").play("discard NE-III", "cut 0,0 E")
    assert table.webs() == ["0,0 E 1"]
    table.play("cut 0,0 E")
    assert table.webs() == []
    assert table.player(0).axes == []
    table.walk("1,0 0", "2,0 0", "1,0 0")
    assert table.to_move == 1, "the axes have cost none of the three moves"


@pytest.mark.rule("DC-209")
def test_an_open_clan_card_cannot_be_looked_at() -> None:
    text = "hand 0 info-I NS-I\nhand 1 NE-II\nhand 2 NW-III\n"
    assert given(text).legal("look-clan I 1")
    table = given(text + "open 1")
    assert table.refused("look-clan I 1") == "clan_open DC-209"
    assert table.legal("look-clan I 2")


@pytest.mark.rule("DC-210")
def test_two_players_know_each_other_and_look_at_goals_only() -> None:
    table = given("seats 2\nhand 0 info-I NS-I\nhand 1 NE-II")
    assert table.refused("look-clan I 1") == "both_known DC-210"
    assert [move.split()[0] for move in table.moves("look")] == ["look-goal"] * 4
    for seat in (0, 1, None):
        assert [player.role for player in table.view(seat).players] == ["blue-loyal", "yellow-loyal"]
    three = given("hand 0 info-I NS-I\nhand 1 NE-II")
    assert [player.role for player in three.view(0).players] == ["blue-loyal", None, None]
    assert three.legal("look-clan I 1")


@pytest.mark.rule("DC-211")
@pytest.mark.parametrize(
    ("first_goal", "is_open", "looks"),
    [("*X:NESW", "1 2", []), ("?", "1 2", ["look-goal I -4,-4"]), ("*X:NESW", "2", ["look-clan I 1"])],
)
def test_an_info_card_without_a_target_can_only_be_discarded(first_goal: str, is_open: str, looks: list[str]) -> None:
    table = given(f"""
        cave
          {first_goal} . . . . . . . *D:NEW
          .
          .
          .
          . . . . S
          .
          .
          .
          *L:NES . . . . . . . *V:NE
        open {is_open}
        hand 0 info-I
        hand 1 NE-II
    """)
    assert table.moves() == ["discard info-I", *looks]


@pytest.mark.rule("DC-212")
def test_the_start_of_a_turn_also_happens_for_players_who_are_skipped() -> None:
    table = given("""
        seats 4
        cave
          S 1EW 1D:NEW
        token web-I 0,0 E 1 2
        token web-II 1,0 E 2 1
        token web-III 2,0 E 2 2
        creature rat-I 2,0 1
        creature goblin-II 1,0 2
        lying 1 2
        hand 0 NE-III
        hand 3 NW-III
    """).play("discard NE-III")
    assert table.told("turn_skipped") == [{"seat": 1}, {"seat": 2}]
    assert table.to_move == 3
    assert table.told("stood_up") == [{"seat": 1}, {"seat": 2}]
    assert (table.creature("rat"), table.creature("goblin")) == ("-", "-")
    assert table.webs() == ["0,0 E 1", "2,0 E 1"]


@pytest.mark.rule("DC-212")
def test_but_only_that_of_the_players_own_things() -> None:
    table = given("""
        seats 4
        cave
          S 1EW 1D:NEW
        token web-I 0,0 E 3 2
        creature rat-I 2,0 3
        lying 3
        hand 0 NE-III
        hand 2 NW-III
    """).play("discard NE-III")
    assert (table.to_move, table.webs(), table.creature("rat")) == (2, ["0,0 E 2"], "2,0 0 of 3")
    assert table.player(3).lying
