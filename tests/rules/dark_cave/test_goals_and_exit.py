"""Goal cards and exit: DC-159 to DC-168."""

import pytest

from tests.rules.dark_cave.table import Table, given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


def at_a_goal(face: str, *lines: str) -> Table:
    """The dwarf of seat 0 stands west of the covered goal at 4,4."""
    others = [goal for goal in ("goal-exit", "goal-lair", "goal-ladder", "goal-vein") if goal != face]
    return given(f"""
        goals {" ".join(others)} {face}
        cave
          S
          .
          .
          .
          . . . 1EW ?
        dwarf 0 3,4
        {HANDS}
    """ + "\n".join(lines))  # fmt: skip


@pytest.mark.rule("DC-159")
def test_the_first_dwarf_uncovers_the_goal_before_it_steps_on_it() -> None:
    table = at_a_goal("goal-exit", "dwarf 1 3,4").play("discard NE-III")
    assert table.at(4, 4) == "?"
    table.walk("4,4 0")
    assert table.names()[:2] == ["turned_up", "stepped"]
    assert table.told("turned_up") == [{"seat": 0, "card": "goal-exit", "x": 4, "y": 4, "turned": False}]
    assert table.at(4, 4) == "goal-exit"
    assert {table.view(seat).covered[3].face for seat in (0, 1, 2, None)} == {"goal-exit"}
    table.play("discard NE-II").walk("4,4 3")
    assert table.told("turned_up") == [], "it is uncovered once"


@pytest.mark.rule("DC-160")
@pytest.mark.parametrize(("face", "lies"), [("goal-vein", "goal-vein turned"), ("goal-ladder", "goal-ladder turned")])
def test_the_goal_is_turned_so_that_it_joins_where_the_dwarf_comes_in(face: str, lies: str) -> None:
    table = at_a_goal(face).play("discard NE-III").walk("4,4 0")
    assert table.at(4, 4) == lies, "as printed it has a wall in the west"
    table.play("discard NE-II").stay().play("discard NW-III").stay()
    table.play("discard NS-III")
    assert "3,4 0" in table.steps(), "the way leads back"


@pytest.mark.rule("DC-161")
@pytest.mark.parametrize(("face", "field"), [("goal-exit", 3), ("goal-vein", 1), ("goal-ladder", 1)])
def test_the_dwarf_stands_on_the_first_field_and_its_movement_ends(face: str, field: int) -> None:
    table = at_a_goal(face, "boots 0 boots-I").play("discard NE-III").walk("4,4 0")
    assert table.pos(0) == f"4,4 {field}"
    assert table.to_move == 1, "three moves were left"


@pytest.mark.rule("DC-162")
def test_a_goal_that_does_not_fit_everywhere_continues_the_path_the_dwarf_came_by() -> None:
    text = """
        goals goal-exit goal-lair goal-ladder goal-vein
        cave
          S
          .
          .
          . . . . 2NES
          . . . 1EW ?
    """
    by_the_west = given(f"{text}\ndwarf 0 3,4\n{HANDS}").play("discard NE-III").walk("4,4 0")
    assert by_the_west.at(4, 4) == "goal-vein turned", "the path from the north ends at a wall"
    by_the_north = given(f"{text}\ndwarf 0 4,3 2\n{HANDS}").play("discard NE-III").walk("4,4 0")
    assert by_the_north.at(4, 4) == "goal-vein", "now the path from the west does"
    assert by_the_north.pos(0) == "4,4 0"


@pytest.mark.rule("DC-163")
def test_worked_example_of_a_yellow_dwarf_that_arrives() -> None:
    table = at_a_goal("goal-ladder", "dwarves yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur")
    table.play("discard NE-III").walk("4,4 0")
    assert table.told("turned_up") == [{"seat": 0, "card": "goal-ladder", "x": 4, "y": 4, "turned": True}]
    assert table.told("stepped") == [{"seat": 0, "x": 4, "y": 4, "field": 1}]
    assert (table.pos(0), table.to_move) == ("4,4 1", 1)


AT_THE_EXIT = f"""
    goals goal-vein goal-lair goal-ladder goal-exit
    cave
      S
      .
      .
      .
      . . . 1EW *X:NESW
    dwarf 0 4,4 3
    dwarf 1 4,4 3
    {HANDS}
"""


@pytest.mark.rule("DC-164")
def test_the_dwarf_must_reach_the_exit_field_itself() -> None:
    table = at_a_goal("goal-exit").play("discard NE-III").walk("4,4 0")
    assert table.pos(0) == "4,4 3", "the card of the exit is not the exit"
    assert not table.player(0).escaped
    table = given(AT_THE_EXIT).play("discard NE-III").walk("4,4 4")
    assert (table.pos(0), table.player(0).escaped) == ("out", True)


@pytest.mark.rule("DC-164")
@pytest.mark.parametrize(
    ("face", "lies", "inner"), [("goal-lair", "D:NEW", 3), ("goal-ladder", "L:NSW", 3), ("goal-vein", "V:SW", 2)]
)
def test_nobody_leaves_by_the_other_goals(face: str, lies: str, inner: int) -> None:
    others = [goal for goal in ("goal-exit", "goal-lair", "goal-ladder", "goal-vein") if goal != face]
    table = given(f"""
        goals {" ".join(others)} {face}
        cave
          S
          .
          .
          .
          . . . 1EW *{lies}
        dwarf 0 3,4
        {HANDS}
    """).play("discard NE-III")
    edge = table.moves("step 4,4")[0]
    table.play(edge).walk(f"4,4 {inner}").stay()
    assert table.pos(0) == f"4,4 {inner}"


@pytest.mark.rule("DC-165")
def test_on_the_exit_field_the_figure_is_taken_off_at_once_and_moves_left_are_lost() -> None:
    table = given(AT_THE_EXIT + "    boots 0 boots-I").play("discard NE-III").walk("4,4 4")
    assert table.told("escaped") == [{"seat": 0, "nuggets": 3}]
    assert table.to_move == 1
    assert table.player(0).at is None


@pytest.mark.rule("DC-165")
def test_a_creature_there_is_met_first() -> None:
    table = given(AT_THE_EXIT + "    creature goblin-II 4,4:4 1").play("discard NE-III").walk("4,4 4")
    names = table.names()
    assert names.index("attacked") < names.index("escaped")
    assert table.told("escaped") == [{"seat": 0, "nuggets": 2}]


@pytest.mark.rule("DC-166")
def test_whoever_leaves_reveals_the_clan_card_if_it_is_not_open_yet() -> None:
    table = given(AT_THE_EXIT)
    assert table.view(1).players[0].role is None
    table.play("discard NE-III").walk("4,4 4")
    assert table.told("revealed") == [{"seat": 0, "role": "blue-loyal"}]
    assert {table.view(seat).players[0].role for seat in (1, 2, None)} == {"blue-loyal"}
    table = given(AT_THE_EXIT + "    open 0").play("discard NE-III").walk("4,4 4")
    assert table.told("revealed") == []


@pytest.mark.rule("DC-167")
def test_that_player_goes_on_playing_and_drawing_without_moving() -> None:
    table = given(AT_THE_EXIT).play("discard NE-III").walk("4,4 4")
    table.play("discard NE-II").stay().play("discard NW-III").stay()
    assert table.to_move == 0
    assert table.kinds() >= {"discard"}
    table.play("discard NS-III")
    assert "drew" in table.names()
    assert table.to_move == 1, "nothing is asked about walking"


@pytest.mark.rule("DC-168")
def test_the_first_one_out_secretly_sees_the_clan_cards_set_aside() -> None:
    table = given("""
        seats 5
        dwarves blue-loyal yellow-loyal blue-loyal yellow-loyal blue-saboteur yellow-saboteur blue-loyal yellow-loyal
    """ + AT_THE_EXIT)  # fmt: skip
    assert table.view(0).undealt_roles == []
    table.play("discard NE-III").walk("4,4 4")
    seen = table.secrets("looked_aside")
    assert [seat for seat, _ in seen] == [0] * 3
    assert table.view(0).undealt_roles == ["blue-loyal", "yellow-loyal", "yellow-saboteur"]
    for other in (1, 2, 3, 4, None):
        assert table.view(other).undealt_roles == []
    table.play("discard NE-II").walk("4,4 4")
    assert table.told("escaped") == [{"seat": 1, "nuggets": 3}]
    assert not table.state.over
    assert table.told("looked_aside") == [], "only the first one"
    assert table.view(1).undealt_roles == []


@pytest.mark.rule("DC-168")
@pytest.mark.parametrize(("seats", "aside"), [(3, 1), (4, 0)])
def test_with_none_set_aside_nothing_happens(seats: int, aside: int) -> None:
    table = given(f"seats {seats}\n{AT_THE_EXIT}").play("discard NE-III").walk("4,4 4")
    assert len(table.told("looked_aside")) == aside
    assert len(table.view(0).undealt_roles) == aside
    assert not table.state.over


@pytest.mark.rule("DC-168")
def test_with_eight_players_nothing_is_set_aside_either() -> None:
    table = given("""
        seats 8
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          . . 1EW *X:NESW
        dwarf 0 3,3 3
        hand 0 NE-III
        hand 1 NE-II
    """)
    table.play("discard NE-III").walk("3,3 4")
    assert table.player(0).escaped
    assert table.told("looked_aside") == []
