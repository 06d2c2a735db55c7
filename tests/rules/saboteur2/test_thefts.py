"""Thefts at the end of a round: EX-099, EX-139, EX-141, EX-145."""

import pytest

from tests.rules.saboteur2.endings import BLUE_DOOR, BOTH_DOORS, NOTHING_DUG, before_the_end, ended, pay, seats_in
from tests.rules.saboteur2.table import Table, given, rounds_paid

SEVEN = "blue-miner saboteur green-miner saboteur green-miner saboteur boss"


def thieves(table: Table) -> list[int]:
    """Who chooses whom to rob, in order; everybody robs seat 0 as long as it has gold."""
    order: list[int] = []
    while table.view(None).phase == "stealing" and not table.state.over:
        order.append(table.to_move)
        table.play("steal 0" if "steal 0" in table.moves() else "leave")
    return order


@pytest.mark.rule("EX-099")
@pytest.mark.parametrize(
    ("laid", "order"),
    [
        ([1, 3, 5], [5, 1, 3]),
        ([5, 3, 1], [1, 3, 5]),
        ([1, 5, 3], [3, 5, 1]),
        ([3, 1], [1, 3]),
        ([1, 3], [3, 1]),
        ([5], [5]),
        ([6, 4, 2, 5], [5, 6, 2, 4]),
    ],
)
def test_the_thief_who_laid_the_card_last_begins_and_the_others_follow_clockwise(
    laid: list[int], order: list[int]
) -> None:
    assert thieves(ended(BLUE_DOOR, SEVEN, seats_in("thefts", laid))) == order


@pytest.mark.rule("EX-099")
def test_the_order_follows_from_the_thefts_as_they_were_played() -> None:
    table = given(
        """
        seats 3
        option rounds 1
        roles saboteur blue-miner saboteur
        turn 2
        deck -
        hand 2 theft NS
        hand 0 theft NS
        hand 1 theft NS
        """
    )
    table.play("theft", "theft", "theft", "pass NS", "pass NS", "pass NS")
    assert thieves(table) == [1, 2, 0]


@pytest.mark.rule("EX-099")
def test_a_theft_taken_away_leaves_the_beginning_to_the_one_laid_before_it() -> None:
    lines = ["option rounds 1", "thefts 1 5 3", "hand 6 hands-off", "turn 6"]
    table = before_the_end(BLUE_DOOR, SEVEN, *lines)
    table.play("hands-off 3", BLUE_DOOR.last)
    assert thieves(table) == [5, 1]


@pytest.mark.rule("EX-099", "EX-141")
def test_a_thief_in_prison_is_skipped_and_the_order_begins_at_its_seat_all_the_same() -> None:
    assert thieves(ended(BLUE_DOOR, SEVEN, "thefts 1 3 5", "trapped 5")) == [1, 3]
    assert thieves(ended(BLUE_DOOR, SEVEN, "thefts 5 1 3", "trapped 3")) == [5, 1]
    assert thieves(ended(BLUE_DOOR, SEVEN, "thefts 1 3 5", "trapped 1 3")) == [5]
    assert thieves(ended(BLUE_DOOR, SEVEN, "thefts 1 3 5", "trapped 1 3 5")) == []


@pytest.mark.rule("EX-139")
def test_thieves_steal_also_when_nobody_wins() -> None:
    table = ended(BOTH_DOORS, "blue-miner saboteur geologist", "thefts 1")
    assert (pay(table), table.to_move) == ([0, 0, 3], 1)
    assert table.play("steal 2").scores == [0, 1, 2]


@pytest.mark.rule("EX-141")
def test_gold_of_earlier_rounds_may_be_stolen() -> None:
    lines = ["option rounds 2", *rounds_paid([0, 0, 4]), "thefts 1"]
    table = before_the_end(NOTHING_DUG, "blue-miner boss green-miner", *lines).play(NOTHING_DUG.last)
    assert (pay(table), table.moves()) == ([0, 0, 0], ["steal 2", "leave"])
    assert table.play("steal 2").scores == [0, 1, 3]


@pytest.mark.rule("EX-141")
def test_gold_stolen_a_moment_before_may_be_stolen_again() -> None:
    table = ended(BLUE_DOOR, "saboteur green-miner saboteur geologist boss", "thefts 0 2")
    assert pay(table) == [0, 0, 0, 2, 4]
    assert (table.to_move, table.moves("steal")) == (2, ["steal 3", "steal 4"])
    table.play("steal 3")
    assert (table.to_move, table.moves("steal")) == (0, ["steal 2", "steal 3", "steal 4"])
    assert table.play("steal 2").scores == [1, 0, 0, 1, 4]


@pytest.mark.rule("EX-141")
def test_somebody_without_gold_is_robbed_of_nothing_and_a_thief_not_by_itself() -> None:
    lines = ["option rounds 2", *rounds_paid([0, 2, 1]), "thefts 1"]
    table = before_the_end(NOTHING_DUG, "blue-miner boss green-miner", *lines).play(NOTHING_DUG.last)
    assert table.refused("steal 0") == "no_gold EX-052"
    assert table.refused("steal 1") == "others_only EX-050"
    assert table.moves() == ["steal 2", "leave"]


@pytest.mark.rule("EX-141")
def test_the_last_nugget_of_somebody_is_gone_for_the_next_thief() -> None:
    lines = ["option rounds 2", *rounds_paid([1, 0, 0, 2]), "thefts 1 2"]
    table = before_the_end(NOTHING_DUG, "blue-miner boss green-miner green-miner", *lines).play(NOTHING_DUG.last)
    assert (table.to_move, table.moves("steal")) == (2, ["steal 0", "steal 3"])
    table.play("steal 0")
    assert (table.to_move, table.moves("steal")) == (1, ["steal 2", "steal 3"])


@pytest.mark.rule("EX-141")
def test_a_thief_may_steal_nothing() -> None:
    table = ended(BLUE_DOOR, SEVEN, "thefts 1")
    before = table.scores
    table.play("leave")
    assert (table.state.over, table.scores) == (True, before)


@pytest.mark.rule("EX-141")
def test_a_thief_who_finds_nobody_with_gold_has_nothing_to_choose() -> None:
    assert ended(NOTHING_DUG, "blue-miner boss green-miner", "thefts 0 1 2").state.over


@pytest.mark.rule("EX-145")
def test_everybody_sees_who_has_gold() -> None:
    table = ended(BLUE_DOOR, SEVEN, "thefts 1").play("steal 0")
    for seat in (*range(7), None):
        assert [player.gold > 0 for player in table.view(seat).players] == [score > 0 for score in table.scores]
