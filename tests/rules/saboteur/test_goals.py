"""Goals, when they are uncovered and what then: BA-065 to BA-081."""

import pytest

from tests.rules.saboteur.table import Table, given


@pytest.mark.rule("BA-065")
def test_a_goal_is_uncovered_when_a_card_completes_the_tunnel_to_it() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 EW
    """).play("place EW 7,0")
    assert table.goals() == "? *SW ?"
    assert table.told("uncovered") == [{"card": "stone-NE", "x": 8, "y": 0, "turned": True}]


@pytest.mark.rule("BA-065")
def test_a_goal_beside_a_tunnel_that_is_cut_off_stays_face_down() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW . NEW NEW NEW NEW EW ?
        hand 0 NS
    """).play("place NS 0,1")
    assert table.goals() == "? ? ?"
    assert "uncovered" not in table.names()


@pytest.mark.rule("BA-066")
@pytest.mark.parametrize("move", ["place NW 7,0", "place NE 7,0 turned", "place NES 7,0 turned"])
def test_a_goal_that_is_only_touched_by_a_wall_stays_face_down(move: str) -> None:
    table = given(f"""
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 {move.split()[1]}
    """).play(move)
    assert table.goals() == "? ? ?"
    assert table.facts.results == []


@pytest.mark.rule("BA-067")
@pytest.mark.parametrize("edges", ["EW", "NEW", "NESW"])
@pytest.mark.parametrize("middle", ["gold", "stone-NE"])
def test_a_dead_end_with_an_open_edge_towards_a_goal_does_not_uncover_it(edges: str, middle: str) -> None:
    other = "stone-NE" if middle == "gold" else "gold"
    table = given(f"""
        goals {other} {middle} stone-NW
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 dead-{edges}
    """).play(f"place dead-{edges} 7,0")
    assert (table.at(7, 0), table.goals()) == (edges.lower(), "? ? ?")
    assert table.facts.results == []


@pytest.mark.rule("BA-068")
@pytest.mark.parametrize(
    ("goals", "after"),
    [
        ("gold stone-NE stone-NW", "? *SW ?"),
        ("stone-NE stone-NW gold", "? *NW ?"),
        ("stone-NE gold stone-NW", "? *NESW ?"),
    ],
)
@pytest.mark.parametrize("card", ["EW", "NEW", "NESW"])
def test_every_connected_open_edge_uncovers_the_goal_whatever_it_is(goals: str, after: str, card: str) -> None:
    table = given(f"""
        goals {goals}
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 {card}
    """).play(f"place {card} 7,0")
    assert table.goals() == after


@pytest.mark.rule("BA-069")
def test_uncovered_gold_ends_the_round_at_once_without_drawing() -> None:
    table = given("""
        roles miner miner miner saboteur
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 EW NS
        hand 1 NS
        deck map rockfall
    """).play("place EW 7,0")
    assert table.names()[:3] == ["placed", "uncovered", "round_ended"]
    assert "drew" not in table.names()
    assert (table.hand(0), table.facts.deck) == (["NS"], ["map", "rockfall"])
    assert table.refused("discard NS") == "other_decision BA-116"


@pytest.mark.rule("BA-070")
def test_an_uncovered_stone_stays_face_up_and_play_goes_on() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 EW
        hand 1 NS
        hand 2 NS
        deck map
    """).play("place EW 7,0")
    assert table.names() == ["placed", "uncovered", "drew"]
    assert (table.to_move, table.hand(0), table.facts.results) == (1, ["map"], [])
    assert [table.view(seat).goals[1].face for seat in (0, 1, 2, None)] == ["stone-NE"] * 4
    assert table.play("discard NS").goals() == "? *SW ?"


def uncover_beside(above: str, below: str) -> Table:
    """The middle stone is uncovered from the west and lies SW, between cards that were not laid for it."""
    return given(f"""
        goals stone-NW stone-NE gold
        mine
        .  .  .   .   .   .   .  .  {above} .
        S  EW NEW NEW NEW NEW NEW .  ?
        .  .  .   .   .   .   .  .  {below} .
        hand 0 EW
        hand 1 NESW
    """).play("place EW 7,0")


@pytest.mark.rule("BA-075")
def test_the_other_sides_of_a_stone_goal_may_mismatch() -> None:
    table = uncover_beside(above="NES", below="EW")
    assert table.goals() == "? *SW ?"
    assert (table.at(8, -1), table.at(8, 1)) == ("NES", "EW")


@pytest.mark.rule("BA-076")
def test_a_mismatched_side_gives_no_passage() -> None:
    table = uncover_beside(above="NES", below="EW")
    assert table.refused("place NESW 9,-1") == "cut_off BA-055"
    assert table.refused("place NESW 9,1") == "cut_off BA-055"
    assert table.goals() == "? *SW ?"
    assert uncover_beside(above="NES", below="NE").legal("place NESW 9,1")


@pytest.mark.rule("BA-077")
def test_cards_may_be_attached_to_an_uncovered_stone_goal_and_carry_the_tunnel_on() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW NEW *SW
        .  .  .  .   .   .   .   .  .
        .  .  .  .   .   .   .   .  ?
        hand 0 NS
    """)
    assert table.moves("place NS 8") == ["place NS 8,1"]
    assert table.play("place NS 8,1").goals() == "? *SW *NW"


@pytest.mark.rule("BA-078")
def test_all_goals_connected_by_one_placement_are_uncovered_also_far_from_it() -> None:
    table = given("""
        goals stone-NE gold stone-NW
        mine
        .  ES  EW   EW   EW   NEW  NEW  NEW  ?
        .  NS  .    .    .    .    .    .    .
        S  .   .    .    .    .    .    .    ?
        .  NS  .    .    .    .    .    .    .
        .  NE  NEW  NEW  NESW NESW NESW NESW ?
        hand 0 NESW
    """).play("place NESW 1,0")
    assert table.goals() == "*SW ? *NW"


CHAIN = """
    mine
    S EW EW NEW NEW NEW NEW . ?
    . .  .  .   .   .   .   . NS
    . .  .  .   .   .   .   . ?
    hand 0 EW
"""
"""The middle goal, once uncovered, may join a card that points at the lower one."""


@pytest.mark.rule("BA-078")
def test_uncovering_repeats_when_an_uncovered_stone_joins_further_parts() -> None:
    table = given("goals gold stone-NE stone-NW" + CHAIN).play("place EW 7,0")
    assert table.goals() == "? *SW *NW"
    assert [uncovered["y"] for uncovered in table.told("uncovered")] == [0, 2]
    unconnected = given("goals gold stone-NW stone-NE" + CHAIN).play("place EW 7,0")
    assert unconnected.goals() == "? *NW ?"


@pytest.mark.rule("BA-078", "BA-079")
@pytest.mark.parametrize(
    ("goals", "uncovered"),
    [("stone-NE gold stone-NW", "? *NESW *NW"), ("stone-NE stone-NW gold", "? *ES *NESW")],
)
def test_gold_among_several_goals_uncovered_together_ends_the_round(goals: str, uncovered: str) -> None:
    table = given(f"""
        goals {goals}
        mine
        S  .  .  .   .   .   .   .   ?
        NE EW EW NEW NEW NEW NEW NEW .
        .  .  .  .   .   .   .   .   ?
        hand 0 NESW
    """).play("place NESW 8,1")
    assert table.goals() == uncovered
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]


@pytest.mark.rule("BA-079")
def test_gold_reached_through_a_stone_goal_just_uncovered_ends_the_round() -> None:
    table = given("goals stone-NW stone-NE gold" + CHAIN).play("place EW 7,0")
    assert table.goals() == "? *SW *NESW"
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]
    assert table.facts.results[0].route == [*((x, 0) for x in range(9)), (8, 1), (8, 2)]


@pytest.mark.rule("BA-080")
def test_an_nesw_card_at_8_1_connected_from_the_west_uncovers_the_middle_and_the_lower_goal() -> None:
    table = given("""
        goals gold stone-NW stone-NE
        mine
        S  .  .  .   .   .   .   .   ?
        NE EW EW NEW NEW NEW NEW NEW .
        .  .  .  .   .   .   .   .   ?
        hand 0 NESW
    """).play("place NESW 8,1")
    assert table.goals() == "? *ES *NE"


@pytest.mark.rule("BA-081")
def test_an_uncovered_goal_is_never_turned_back() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW NEW *SW
        hand 0 rockfall
        hand 1 EW
    """).play("rockfall 7,0")
    assert (table.at(7, 0), table.goals()) == (".", "? *SW ?")
    assert table.view(2).goals[1].face == "stone-NE"
    assert table.play("place EW 7,0").goals() == "? *SW ?"
    assert "uncovered" not in table.names()
