"""Goals, how an uncovered stone lies: BA-070 to BA-074."""

import pytest

from tests.rules.digging import half_turn
from tests.rules.saboteur.table import Table, given

REACHED_FROM = {
    "west": (
        """
        S
        NS
        NE EW EW NEW NEW NEW NEW . ?
        """,
        "EW 7,2",
    ),
    "north": (
        """
        S  .  .  .   .   .   .   .   ?
        NE EW EW NEW NEW NEW NEW NEW .
        .  .  .  .   .   .   .   .   ?
        """,
        "NE 8,1 turned",
    ),
    "south": (
        """
        S
        NS
        NS .  .  .   .   .   .   .   ?
        NE EW EW NEW NEW NEW NEW NEW .
        """,
        "NW 8,3",
    ),
    "east": (
        """
        S
        NS
        NS .  .  .   .   .   .   .   ?  .
        NE EW EW NEW NEW NEW NEW NEW EW NW
        """,
        "NE 9,2 turned",
    ),
}
"""Tunnels that lack one card to the lowest goal."""


def reach(stone: str, side: str) -> Table:
    """The lowest goal is this stone, and a card reaches it from this side."""
    other = "stone-NW" if stone == "stone-NE" else "stone-NE"
    mine, move = REACHED_FROM[side]
    return given(f"goals gold {other} {stone}\nmine{mine}\nhand 0 {move.split()[0]}\nhand 1 NS").play(f"place {move}")


@pytest.mark.rule("BA-070", "BA-071")
@pytest.mark.parametrize("side", REACHED_FROM)
@pytest.mark.parametrize("stone", ["stone-NE", "stone-NW"])
def test_only_one_orientation_fits_the_card_just_placed_so_there_is_nothing_to_choose(stone: str, side: str) -> None:
    table = reach(stone, side)
    lies = table.at(8, 2).removeprefix("*")
    assert side[0].upper() in lies
    assert side[0].upper() not in half_turn(lies)
    assert (table.facts.phase, table.to_move) == ("digging", 1)


@pytest.mark.rule("BA-070", "BA-072", "BA-073")
@pytest.mark.parametrize(
    ("stone", "side", "lies"),
    [
        ("stone-NE", "west", "SW"),
        ("stone-NW", "west", "NW"),
        ("stone-NE", "north", "NE"),
        ("stone-NW", "north", "NW"),
        ("stone-NE", "south", "SW"),
        ("stone-NW", "south", "ES"),
        ("stone-NE", "east", "NE"),
        ("stone-NW", "east", "ES"),
    ],
)
def test_a_stone_goal_is_turned_to_fit_the_card_just_placed(stone: str, side: str, lies: str) -> None:
    table = reach(stone, side)
    assert table.goals() == f"? ? *{lies}"
    turned = lies not in stone
    assert table.told("uncovered") == [{"card": stone, "x": 8, "y": 2, "turned": turned}]


@pytest.mark.rule("BA-070", "BA-074")
def test_the_card_just_placed_decides_even_if_the_goal_is_connected_by_other_sides_as_well() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        .  .  .   .   .   .   .  ES  SW  .
        S  EW EW NEW NEW NEW NEW .   ?   NSW
        hand 0 NEW
    """).play("place NEW 7,0")
    assert table.goals() == "? *SW ?"


@pytest.mark.rule("BA-074")
def test_a_goal_reached_by_rejoining_a_cut_off_part_opens_towards_that_part() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW . NEW NEW EW ?
        hand 0 NEW
    """).play("place NEW 4,0")
    assert table.goals() == "? *SW ?"


def reach_from_two_sides(behind: str) -> Table:
    """The card placed at 6,0 joins tunnels that point at the middle goal from the north and from the west."""
    return given(f"""
        goals gold stone-NE stone-NW
        mine
        .  .  .   .   .   .   .  ES  SW  .
        S  EW EW NEW NEW NEW  .  NEW ?   {behind}
        hand 0 EW
        hand 1 NS
        hand 2 NS
    """).play("place EW 6,0")


@pytest.mark.rule("BA-074")
@pytest.mark.parametrize(("behind", "lies"), [("NSW", "NE"), ("NS", "SW")])
def test_of_two_fitting_orientations_the_one_with_more_matching_sides_is_taken(behind: str, lies: str) -> None:
    table = reach_from_two_sides(behind)
    assert table.goals() == f"? *{lies} ?"
    assert (table.facts.phase, table.to_move) == ("digging", 1)


@pytest.mark.rule("BA-074")
@pytest.mark.parametrize(("choice", "lies"), [("upright", "NE"), ("turned", "SW")])
def test_between_equally_good_orientations_the_active_player_chooses(choice: str, lies: str) -> None:
    table = reach_from_two_sides(".")
    assert table.names() == ["placed", "reached"]
    assert (table.facts.phase, table.to_move, table.goals()) == ("turning", 0, "? ? ?")
    assert table.moves() == ["turn 8,0 upright", "turn 8,0 turned"]
    assert table.refused("discard NS") == "other_decision BA-074"
    assert table.refused("turn 8,2 upright") == "not_open_to_choice BA-074"
    table.play(f"turn 8,0 {choice}")
    assert (table.goals(), table.to_move, table.facts.phase) == (f"? *{lies} ?", 1, "digging")
    assert table.names() == ["uncovered", "drew"]


@pytest.mark.rule("BA-074")
def test_everybody_sees_the_goal_that_is_about_to_be_turned() -> None:
    table = reach_from_two_sides(".")
    assert table.told("reached") == [{"seat": 0, "card": "stone-NE", "x": 8, "y": 0}]
    assert [table.view(seat).goals[1].face for seat in (0, 1, 2, None)] == ["stone-NE"] * 4


BESIDE_GOLD = """
    goals stone-NW gold stone-NE
    mine
    S EW EW EW .   ESW NEW  NEW  ?   .
    . .  .  .  .   NS  .    .    NS  .
    . .  .  .  .   NES NESW NESW ?   SW
    . .  .  .  .   NE  NESW NESW NEW NW
    hand 0 NEW
    hand 1 NS
"""
"""The card placed at 4,0 reaches the gold, and the lower stone from three sides, where it may lie two ways."""


@pytest.mark.rule("BA-074", "BA-078", "BA-079")
@pytest.mark.parametrize(("choice", "lies"), [("upright", "NE"), ("turned", "SW")])
def test_a_stone_reached_together_with_the_gold_is_open_to_choice_before_the_gold_ends_the_round(
    choice: str, lies: str
) -> None:
    table = given(BESIDE_GOLD).play("place NEW 4,0")
    assert table.names() == ["placed", "reached"]
    assert table.told("reached") == [{"seat": 0, "card": "stone-NE", "x": 8, "y": 2}]
    assert (table.facts.phase, table.to_move, table.goals()) == ("turning", 0, "? ? ?")
    assert table.moves() == ["turn 8,2 upright", "turn 8,2 turned"]
    assert [table.view(seat).goals[1].face for seat in (0, 1, 2, None)] == [None] * 4
    table.play(f"turn 8,2 {choice}")
    assert [event["card"] for event in table.told("uncovered")] == ["stone-NE", "gold"]
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]
    assert table.goals() == f"? *NESW *{lies}"


@pytest.mark.rule("BA-074", "BA-078", "BA-079")
def test_gold_joined_through_a_stone_that_lies_one_way_only_waits_for_the_choice_of_another() -> None:
    """The upper stone may lie two ways; the lower one, turned to fit, joins the gold."""
    table = given("""
        goals stone-NE gold stone-NW
        mine
        .  .    .    .    .    .  .    ES   SW
        .  .    .    .    .    .  ES   NEW  ?
        .  .    .    .    .    .  NS   .    .
        S  NESW NESW NESW NESW .  NSW  .    ?
        .  .    .    .    .    .  NS   .    NS
        .  .    .    .    .    .  NE   EW   ?
        hand 0 EW
    """).play("place EW 5,0")
    assert (table.goals(), table.moves()) == ("? ? *NW", ["turn 8,-2 upright", "turn 8,-2 turned"])
    table.play("turn 8,-2 turned")
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]
    assert table.goals() == "*SW *NESW *NW"


@pytest.mark.rule("BA-078", "BA-079")
def test_a_stone_reached_through_the_gold_alone_is_uncovered_and_nothing_is_asked() -> None:
    """Two tunnels behind the gold lead to the upper stone, which could lie two ways."""
    table = given("""
        goals stone-NE gold stone-NW
        mine
        . .  .  .   .   .   .   .  ?  SW
        . .  .  .   .   .   .   .  NS NS
        S EW EW NEW NEW NEW NEW .  ?  NW
        hand 0 NEW
    """).play("place NEW 7,0")
    assert table.told("reached") == []
    assert [event["card"] for event in table.told("uncovered")] == ["gold", "stone-NE"]
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]
    assert table.goals() == "*NE *NESW ?"
