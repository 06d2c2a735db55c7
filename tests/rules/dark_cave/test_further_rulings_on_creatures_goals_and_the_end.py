"""Further rulings on creatures, goals and the end: DC-213 to DC-223."""

import pytest

from tests.rules.dark_cave.table import Table, given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""
CROWD = """
    seats 4
    cave
      S 1EW 1D:NEW
    dwarf 0 1,0
    dwarf 1 1,0
    dwarf 2 1,0
    dwarf 3 1,0
    axes 0 battle-axe-I
    axes 2 battle-axe-II
    axes 3 battle-axe-III
    turn 2
    hand 2 goblin-II NE-III
    hand 0 NE-II
"""


@pytest.mark.rule("DC-213")
def test_the_active_player_is_asked_first_for_an_axe_then_clockwise() -> None:
    table = given(CROWD).play("goblin II 2,0", "step 1,0 0")
    asked = []
    while table.phase == "fighting":
        asked.append(table.to_move)
        table.play("fight no")
    assert asked == [2, 3, 0], "seat 1 has no axe"
    assert [args["seat"] for args in table.told("attacked")] == [2, 3, 0, 1]


@pytest.mark.rule("DC-213")
def test_the_first_yes_settles_it_for_all() -> None:
    table = given(CROWD).play("goblin II 2,0", "step 1,0 0", "fight no", "fight yes")
    assert table.told("fought") == [{"seat": 3, "creature": "goblin"}]
    assert table.told("attacked") == []
    assert table.creature("goblin") == "-"
    assert [table.player(seat).axes for seat in range(4)] == [["battle-axe-I"], [], ["battle-axe-II"], []]
    assert [table.nuggets(seat) for seat in range(4)] == [3, 3, 3, 3]


TWO_CREATURES = """
    cave
      S 1D:NEW 1NESW 1EW
    creature rat-I 2,0 1
    creature goblin-II 2,0 2
    dwarf 0 1,0
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


@pytest.mark.rule("DC-214")
def test_a_dwarf_that_comes_onto_two_creatures_is_attacked_by_each() -> None:
    table = given(TWO_CREATURES).play("discard NE-III").walk("2,0 0")
    assert [args["creature"] for args in table.told("attacked")] == ["rat", "goblin"]
    assert (table.nuggets(0), table.player(0).lost) == (2, 1)


@pytest.mark.rule("DC-214")
def test_one_axe_removes_one_of_them() -> None:
    table = given(TWO_CREATURES + "    axes 0 battle-axe-I").play("discard NE-III").walk("2,0 0").play("fight yes")
    assert (table.creature("rat"), table.creature("goblin")) == ("-", "2,0 0 of 2")
    assert table.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": True}]


@pytest.mark.rule("DC-214")
def test_a_creature_that_arrives_beside_another_attacks_alone() -> None:
    table = given(TWO_CREATURES + "    dwarf 1 2,0\n    hand 0 crawler-I NE-III").play("crawler I 1,0")
    assert table.told("attacked") == [{"seat": 0, "creature": "crawler", "harmed": True}]
    table = given(TWO_CREATURES + "    dwarf 0 0,0\n    dwarf 1 2,0\n    hand 0 crawler-I NE-III")
    table.play("crawler I 1,0", "step 2,0 0")
    assert table.told("attacked") == [{"seat": 1, "creature": "crawler", "harmed": True}]
    assert {table.creature(name).partition(" of")[0] for name in ("rat", "crawler", "goblin")} == {"2,0 0"}


@pytest.mark.rule("DC-215")
def test_for_creatures_a_covered_goal_is_one_field_with_ways_where_path_ends_point_at_it() -> None:
    table = given("""
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          . . . 1D:NES 2NES
          . . . 1NEW ?
        hand 0 goblin-II NE-III
        hand 1 NE-II
    """).play("goblin II 3,3", "step 3,4 0", "step 4,4 0")
    assert table.creature("goblin") == "4,4 0 of 0"
    assert table.at(4, 4) == "?"
    assert table.steps() == ["4,3 2", "3,4 0"]
    table.play("step 4,3 2")
    assert table.creature("goblin") == "4,3 2 of 0"
    assert "4,4 0" in table.steps()
    table.play("step 4,3 1")
    assert table.refused("step 4,4 0") == "no_way DC-195", "the path end beside it points elsewhere"


@pytest.mark.rule("DC-216")
def test_creatures_on_a_goal_that_is_uncovered_meet_the_dwarf_one_after_the_other() -> None:
    text = f"""
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          .
          . . . 1EW ?
        dwarf 0 3,4
        creature rat-I 4,4 1
        creature goblin-II 4,4 1
        {HANDS}
    """
    table = given(text).play("discard NE-III").walk("4,4 0")
    assert table.names()[:5] == ["turned_up", "stepped", "attacked", "lost", "attacked"]
    assert [args["creature"] for args in table.told("attacked")] == ["rat", "goblin"]
    table = given(text + "    axes 0 battle-axe-I").play("discard NE-III").walk("4,4 0")
    assert (table.phase, table.view(None).met, table.pos(0)) == ("fighting", "rat", "4,4 3")
    assert table.creature("goblin") == "4,4 3 of 1", "each is put on the first field of the dwarf"
    table.play("fight no")
    assert (table.phase, table.view(None).met) == ("fighting", "goblin")
    table.play("fight yes")
    assert (table.player(0).lost, table.nuggets(0)) == (1, 3)


@pytest.mark.rule("DC-217")
def test_a_crawler_does_nothing_more_to_a_figure_that_lies() -> None:
    table = given("""
        cave
          S 1EW 1D:NEW
        dwarf 1 1,0
        lying 1
        hand 0 crawler-I NE-III
        hand 1 NE-II NW-II
        hand 2 NW-III
    """).play("crawler I 2,0", "step 1,0 0")
    assert table.told("attacked") == [{"seat": 1, "creature": "crawler", "harmed": False}]
    table.stay()
    assert (table.to_move, table.player(1).lying) == (1, False), "it stands up at its next turn as before"


ONE_OUT = """
    dwarf 0 -
    open 0
    out 0
    cave
      S 1EW 1D:NEW
    hand 1 NE-II NW-II
    hand 2 swap-cards-II NS-III
"""


@pytest.mark.rule("DC-218")
def test_an_escaped_player_keeps_the_gold_and_goes_on_playing() -> None:
    for move in ("place NE-I 3,0 turned", "rat I 2,0", "discard NE-I", "discard NE-I rat-I"):
        table = given(ONE_OUT + "    hand 0 NE-I rat-I").play(move).stay()
        assert (table.cards(0), table.nuggets(0), table.to_move) == (2, 3, 1)
    table = given(ONE_OUT + "    hand 0 NE-I rat-I\n    turn 2").play("swap-cards II 0").stay()
    assert table.hand(2) == ["NE-I", "rat-I"], "also in swaps"
    assert table.told("drew") == [{"seat": 0, "level": "I"}]


@pytest.mark.rule("DC-219")
def test_a_goal_reached_by_path_cards_alone_stays_covered() -> None:
    table = given("""
        cave
          S
          .
          .
          .
          . . 1EW . ?
        dwarf 0 2,4
        hand 0 NEW-I NE-III
        hand 1 NE-II
    """).play("place NEW-I 3,4")
    assert table.at(4, 4) == "?"
    table.walk("3,4 0").play("stop")
    assert table.at(4, 4) == "?", "a dwarf has to step in"


CHOICE = f"""
    goals goal-exit goal-vein goal-ladder goal-lair
    cave
      S
      .
      .
      .
      . . . 1EW ?
    dwarf 0 3,4
    {HANDS}
"""


@pytest.mark.rule("DC-220")
@pytest.mark.parametrize(("move", "lies"), [("lay upright", "goal-lair"), ("lay turned", "goal-lair turned")])
def test_if_a_goal_fits_both_ways_its_player_chooses(move: str, lies: str) -> None:
    table = given(CHOICE).play("discard NE-III").walk("4,4 0")
    assert (table.phase, table.to_move, len(table.moves())) == ("turning", 0, 2)
    table.play(move)
    assert table.at(4, 4) == lies


@pytest.mark.rule("DC-220")
def test_during_the_choice_the_face_is_public_and_nothing_else_has_happened() -> None:
    table = given(CHOICE + "    creature rat-I 4,4 1").play("discard NE-III").walk("4,4 0")
    assert table.told("reached") == [{"seat": 0, "card": "goal-lair", "x": 4, "y": 4}]
    for seat in (0, 1, None):
        goal = table.view(seat).covered[3]
        assert (goal.face, goal.turned) == ("goal-lair", None)
    assert table.pos(0) == "3,4 0", "the figure still stands where it came from"
    assert table.creature("rat") == "4,4 0 of 1"
    assert "attacked" not in table.names()
    table.play(table.moves()[0])
    assert "attacked" in table.names()


@pytest.mark.rule("DC-221")
def test_a_closed_side_of_a_goal_gives_no_passage() -> None:
    table = given(f"""
        goals goal-exit goal-lair goal-ladder goal-vein
        cave
          S
          .
          .
          . . . . 2NES
          . . . 1EW *V:SW
        dwarf 0 4,3 2
        {HANDS}
    """).play("discard NE-III")
    assert table.steps() == ["4,3 0", "4,3 1"]
    assert table.refused("step 4,4 1") == "no_way DC-195"


@pytest.mark.rule("DC-222")
def test_dwarfs_still_inside_count_among_those_who_work_for_a_clan() -> None:
    text = """
        seats 4
        dwarf 0 -
        open 0
        out 0
        nuggets 0 5
        turn 1
        hand 1 NS-I
        deck -
    """
    table = given(text).play("discard NS-I")
    blue, yellow = table.view(None).results[0].treasures
    assert (blue.saved, blue.opponents, blue.value) == (5, 2, 10), "both saboteurs are still inside"
    assert (yellow.opponents, yellow.value) == (2, 0)


def two_players(*lines: str) -> Table:
    return given("""
        seats 2
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          .
          . . . 1EW *X:NESW
        dwarf 0 4,4 3
        hand 0 NE-III NS-III
        hand 1 NE-II
    """ + "\n".join(lines))  # fmt: skip


@pytest.mark.rule("DC-223")
@pytest.mark.parametrize(("nuggets", "value"), [(3, 3), (0, 0)])
def test_two_players_play_until_the_first_dwarf_leaves(nuggets: int, value: int) -> None:
    table = two_players(f"nuggets 0 {nuggets}").play("discard NE-III").walk("4,4 4")
    assert table.told("cave_ended") == [{"finisher": 0, "why": "side_out"}]
    assert [treasure.value for treasure in table.view(None).results[0].treasures] == [value, 0]
    assert table.scores == [1, 0]
