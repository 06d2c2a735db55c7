"""Further rulings on fields and movement: DC-190 to DC-202."""

import pytest

from tests.rules.dark_cave.table import Table, given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


def crossing(card: str, field: int) -> Table:
    """The dwarf of seat 0 stands on a field of a card at 1,0 that has a neighbour on each side, and may walk now."""
    return given(f"""
        cave
          .  1NS    .
          S  {card} 1EW
          .  2NS    .
        dwarf 0 1,0 {field}
        boots 0 boots-I
        {HANDS}
    """).play("discard NE-III")


def fewest(table: Table, place: str) -> int:
    """How many moves it takes the dwarf of seat 0 to a field."""
    tables = [table]
    for moves in range(1, 5):
        tables = [Table(one.state.clone()).walk(step) for one in tables for step in one.steps()]
        if any(one.pos(0) == place for one in tables):
            return moves
    raise AssertionError(place)


@pytest.mark.rule("DC-190")
def test_a_card_of_level_one_has_one_field_for_each_group_of_joined_edges() -> None:
    assert crossing("1NESW", 0).steps() == ["1,-1 0", "0,0 0", "2,0 0", "1,1 0"]
    assert crossing("1Bns:NS|EW", 0).steps() == ["1,-1 0", "1,1 0"]
    assert crossing("1Bns:NS|EW", 1).steps() == ["0,0 0", "2,0 0"]
    assert crossing("1T:NE|SW", 0).steps() == ["1,-1 0", "1,0 2", "2,0 0"]


@pytest.mark.rule("DC-191")
def test_a_card_of_level_two_has_one_field_for_each_open_edge_all_linked_with_each_other() -> None:
    assert crossing("2NESW", 0).steps() == ["1,-1 0", "1,0 1", "1,0 2", "1,0 3"]
    assert crossing("2NESW", 3).steps() == ["0,0 0", "1,0 0", "1,0 1", "1,0 2"]
    assert crossing("2Bew:NS|EW", 0).steps() == ["1,-1 0", "1,0 1"], "only those of its group"
    assert crossing("2Bew:NS|EW", 2).steps() == ["1,0 3", "2,0 0"]


@pytest.mark.rule("DC-192")
def test_a_card_of_level_three_has_an_inner_field_for_each_group_too() -> None:
    assert crossing("3NESW", 0).steps() == ["1,-1 0", "1,0 4"]
    assert crossing("3NESW", 3).steps() == ["0,0 0", "1,0 4"]
    assert crossing("3NESW", 4).steps() == ["1,0 0", "1,0 1", "1,0 2", "1,0 3"]
    assert crossing("3Bew:NS|EW", 2).steps() == ["1,0 0", "1,0 1"]
    assert crossing("3Bew:NS|EW", 5).steps() == ["1,0 3", "1,0 4"]


@pytest.mark.rule("DC-193")
@pytest.mark.parametrize(
    ("card", "west", "east", "used"), [("1T:NE|SW", 1, 0, 3), ("2T:NE|SW", 3, 1, 3), ("3T:NE|SW", 4, 1, 5)]
)
def test_changing_over_through_a_tunnel_uses_three_three_and_five_fields(
    card: str, west: int, east: int, used: int
) -> None:
    table = crossing(card, west)
    assert "0,0 0" in table.steps()
    assert fewest(table, f"1,0 {east}") == used - 1
    assert "2,0 0" in crossing(card, east).steps()


@pytest.mark.rule("DC-194")
def test_a_dead_end_has_a_field_for_each_open_edge_and_no_link_between_them() -> None:
    text = f"""
        cave
          S   3ew 1EW
          2ns .   .
          1NS .   .
        {HANDS}
    """
    for at, steps in {"0,1 0": ["0,0 0"], "0,1 1": ["0,2 0"], "1,0 0": ["2,0 0"], "1,0 1": ["0,0 0"]}.items():
        assert given(f"{text}\ndwarf 0 {at}").play("discard NE-III").steps() == steps


@pytest.mark.rule("DC-195")
def test_a_move_goes_inside_a_card_or_over_a_border_or_from_ladder_to_ladder() -> None:
    table = given(f"""
        cave
          S 1NS 1EW 2Lw:NW
        dwarf 0 3,0 1
        {HANDS}
    """).play("discard NE-III")
    assert table.steps() == ["0,0 0", "2,0 0", "3,0 0"]
    assert table.refused("step 1,0 0") == "no_way DC-195"
    table.walk("2,0 0")
    assert table.steps() == ["3,0 1"], "the next card has a wall there"


@pytest.mark.rule("DC-195")
def test_a_move_goes_through_an_open_edge_onto_a_covered_goal() -> None:
    text = f"""
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          . . . . 2NES
          . . . 1EW ?
        {HANDS}
    """
    table = given(f"{text}\ndwarf 0 3,4").play("discard NE-III")
    assert table.steps() == ["4,4 0"]
    table = given(f"{text}\ndwarf 0 4,3 1").play("discard NE-III")
    assert "step 4,4 0" not in table.moves(), "this field does not touch that border"
    assert given(f"{text}\ndwarf 0 4,3 2").play("discard NE-III").legal("step 4,4 0")


@pytest.mark.rule("DC-196")
def test_turning_back_inside_a_card_is_allowed_and_every_field_costs_a_move() -> None:
    table = crossing("3NESW", 3).walk("1,0 4", "1,0 3", "1,0 4", "1,0 3")
    assert (table.pos(0), table.to_move) == ("1,0 3", 1)


@pytest.mark.rule("DC-197")
def test_the_ladder_on_a_goal_is_of_no_use_before_the_goal_is_uncovered() -> None:
    goals = "goals goal-ladder goal-lair goal-exit goal-vein"
    covered = f"""
        {goals}
        cave
          S 1EW
        {HANDS}
    """
    assert given(covered).play("discard NE-III").steps() == ["1,0 0"]
    uncovered = f"""
        {goals}
        cave
          *L:NES
          .
          .
          .
          . . . . S 1EW
        {HANDS}
    """
    assert given(uncovered).play("discard NE-III").steps() == ["-4,-4 3", "1,0 0"]


@pytest.mark.rule("DC-198")
def test_a_move_by_ladder_onto_a_creature_is_allowed_and_counts_as_stepping_there() -> None:
    table = given(f"""
        cave
          S . 1L:SW 1EW
        creature goblin-II 2,0 1
        {HANDS}
    """)
    table.play("discard NE-III").walk("2,0 0")
    assert table.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": True}]
    assert (table.pos(0), table.to_move) == ("2,0 0", 1)


BRIDGE = """
    cave
      S 3Bew:NS|EW 1EW
    hand 0 NE-III NS-III EW-III NW-III
    hand 1 NE-II
"""


@pytest.mark.rule("DC-199")
def test_moving_along_the_bridge_costs_nothing_more() -> None:
    table = given(BRIDGE + "    boots 0 boots-I").play("discard NE-III").walk("1,0 4")
    assert table.cards(0) == 2
    table.walk("1,0 5", "1,0 3", "1,0 5")
    assert table.player(0).lost == 1


@pytest.mark.rule("DC-199")
def test_every_new_visit_costs_a_card() -> None:
    table = given(BRIDGE).play("discard NE-III").walk("1,0 4", "0,0 0")
    assert table.player(0).lost == 1
    table.walk("1,0 4")
    assert table.player(0).lost == 2
    beside = given(BRIDGE + "    dwarf 0 1,0 3").play("discard NE-III").walk("2,0 0")
    assert beside.player(0).lost == 0, "whoever stands on it leaves it for nothing"


SHORT = """
    cave
      S 2Bew:NS|EW 1EW
    hand 1 NE-II
    next NW-III NE-III
"""


@pytest.mark.rule("DC-200")
@pytest.mark.parametrize(
    ("hand", "move", "steps", "drawn"),
    [
        ("NS-I", "discard NS-I", [], 1),
        ("NS-I", "discard NS-I", ["1,0 3"], 0),
        ("NS-I NE-I", "discard NE-I NS-I", ["1,0 3"], 1),
        ("NS-I NE-I", "discard NE-I NS-I", ["1,0 3", "0,0 0", "1,0 3"], 0),
        ("NS-I", "discard NS-I", ["1,0 3", "0,0 0", "1,0 3"], 0),
        ("NS-I NE-I", "discard NS-I", ["1,0 3"], 1),
    ],
)
def test_an_empty_hand_loses_no_card_but_draws_one_fewer_for_each(
    hand: str, move: str, steps: list[str], drawn: int
) -> None:
    table = given(f"{SHORT}\nhand 0 {hand}").play(move).walk(*steps).stay()
    assert table.cards(0) == drawn


@pytest.mark.rule("DC-200")
def test_the_same_holds_for_a_rat_in_the_own_turn_but_not_in_that_of_another() -> None:
    text = """
        cave
          S 1D:NEW
        dwarf 0 1,0
        next NW-III
    """
    own = given(f"{text}\nhand 0 rat-I\nhand 1 NE-II").play("rat I 1,0")
    assert own.told("lost") == []
    assert own.told("forfeited") == [{"seat": 0}]
    assert own.stay().cards(0) == 0
    other = given(f"{text}\nturn 1\nhand 0 -\nhand 1 rat-I\nhand 2 NE-II").play("rat I 1,0")
    assert other.told("attacked") == [{"seat": 0, "creature": "rat", "harmed": False}]
    assert other.told("lost") == other.told("forfeited") == []
    assert other.stay().hand(1) == ["NW-III"], "its player draws as always"


@pytest.mark.rule("DC-201")
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ("hand 0 NS-I", ["discard NS-I"]),
        ("hand 0 rat-I NS-I", ["rat I 0,1"]),
        ("hand 0 swap-cards-II\nhand 1 -", ["swap-cards II 1"]),
        ("hand 0 NS-I NE-I", ["discard NS-I", "step 1,1 3"]),
    ],
    ids=["last card", "rat", "swap", "bridge"],
)
def test_whoever_runs_out_of_cards_finishes_the_turn(hands: str, moves: list[str]) -> None:
    table = given(f"""
        cave
          S           .
          1D:NES      2Bew:NS|EW
        dwarf 0 0,1
        hand 2 NE-II
        {hands}
    """)
    table.play(*moves)
    assert (table.cards(0), table.phase, table.to_move) == (0, "walking", 0)
    table.play(table.moves("step")[0])
    assert table.told("stepped") != []


@pytest.mark.rule("DC-202")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("hand 0 crawler-I NS-I", ["crawler I 1,0"]),
        ("hand 0 NS-I EW-I\ncreature crawler-I 1,0 1\nboots 0 boots-I", ["discard EW-I", "step 0,0 0", "step 1,0 0"]),
    ],
    ids=["own crawler", "stepping onto one"],
)
def test_a_figure_laid_down_in_its_own_turn_loses_this_movement_and_the_next(lines: str, moves: list[str]) -> None:
    table = given(f"""
        cave
          S 1D:NEW 1NESW
        dwarf 0 1,0
        {lines}
        hand 1 NE-II NW-II
        hand 2 NE-III NW-III
    """)
    table.play(*moves)
    assert (table.player(0).lying, table.to_move) == (True, 1), "no step is asked"
    table.play("discard NE-II").stay().play("discard NE-III").stay()
    assert (table.to_move, table.player(0).lying) == (0, False)
    table.play(table.moves("discard")[0])
    assert table.to_move == 1, "it stands, but it does not move in this turn"
    table.play("discard NW-II").stay().play("discard NW-III").stay()
    table.play(table.moves("discard")[0])
    assert table.phase == "walking", "and then it moves again"
