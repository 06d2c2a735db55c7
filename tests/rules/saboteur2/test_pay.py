"""What winners are paid: EX-075, EX-076, EX-078, EX-079, EX-081, EX-085, EX-090 to EX-096, EX-144, EX-146."""

import pytest

from tests.rules.saboteur2.endings import BLUE_DOOR, BOTH_DOORS, NOTHING_DUG, PLAIN, ended, pay, result
from tests.rules.saboteur2.mines import Mine

MINERS = ["blue-miner", "green-miner"] * 4
"""All eight; whoever else completes a tunnel without doors, they all win."""


def paid_with(*loners: str, miners: int) -> list[int]:
    """What these and so many miners are paid when a saboteur connects the gold."""
    return pay(ended(PLAIN, " ".join(["saboteur", *loners, *MINERS[:miners]])))[1:]


@pytest.mark.rule("EX-090")
@pytest.mark.parametrize(
    ("count", "nuggets"),
    [
        pytest.param(1, 5, marks=pytest.mark.rule("EX-091")),
        pytest.param(2, 4, marks=pytest.mark.rule("EX-092")),
        pytest.param(3, 3, marks=pytest.mark.rule("EX-093")),
        pytest.param(4, 2, marks=pytest.mark.rule("EX-094")),
        *(pytest.param(count, 1, marks=pytest.mark.rule("EX-095")) for count in range(5, 9)),
    ],
)
def test_the_number_of_winners_decides_what_each_is_paid(count: int, nuggets: int) -> None:
    assert paid_with(miners=count) == [nuggets] * count


@pytest.mark.rule("EX-090")
@pytest.mark.parametrize(("count", "nuggets"), [(1, 5), (2, 4), (3, 3)])
def test_saboteurs_are_paid_by_their_number_as_well(count: int, nuggets: int) -> None:
    dwarves = " ".join(["blue-miner", *["saboteur"] * count])
    assert pay(ended(NOTHING_DUG, dwarves)) == [0, *[nuggets] * count]


@pytest.mark.rule("EX-096")
def test_boss_and_profiteer_count_as_winners() -> None:
    assert paid_with(miners=1) == [5]
    assert paid_with("boss", miners=1)[1:] == [4]
    assert paid_with("profiteer", miners=1)[1:] == [4]
    assert paid_with("boss", "profiteer", miners=1)[2:] == [3]
    assert paid_with("boss", "profiteer", miners=2)[2:] == [2, 2]


@pytest.mark.rule("EX-096")
def test_the_profiteer_counts_as_a_winner_among_saboteurs() -> None:
    assert pay(ended(NOTHING_DUG, "saboteur saboteur profiteer boss")) == [3, 3, 1, 0]


@pytest.mark.rule("EX-075", "EX-146")
@pytest.mark.parametrize(("winners", "nuggets"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_the_boss_gets_a_nugget_less(winners: int, nuggets: int) -> None:
    assert paid_with("boss", miners=winners - 1)[0] == nuggets


@pytest.mark.rule("EX-077", "EX-146")
@pytest.mark.parametrize(("winners", "nuggets"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_the_profiteer_gets_two_nuggets_less(winners: int, nuggets: int) -> None:
    assert paid_with("profiteer", miners=winners - 1)[0] == nuggets


@pytest.mark.rule("EX-081")
@pytest.mark.parametrize("miners", range(4, 9))
def test_what_is_left_of_a_share_is_never_less_than_nothing(miners: int) -> None:
    assert paid_with("boss", "profiteer", miners=miners) == [0, 0, *[1] * miners]


@pytest.mark.rule("EX-076")
def test_the_boss_alone_gets_four_nuggets_behind_both_doors() -> None:
    table = ended(BOTH_DOORS, "boss blue-miner green-miner saboteur")
    assert (result(table).winners, pay(table)) == ([0], [4, 0, 0, 0])


@pytest.mark.rule("EX-078")
def test_the_profiteer_alone_gets_three_nuggets_behind_both_doors() -> None:
    table = ended(BOTH_DOORS, "profiteer blue-miner green-miner saboteur")
    assert (result(table).winners, pay(table)) == ([0], [3, 0, 0, 0])


@pytest.mark.rule("EX-079")
def test_the_profiteer_alone_gets_three_nuggets_when_no_saboteur_is_in_play_and_no_gold_reached() -> None:
    table = ended(NOTHING_DUG, "blue-miner green-miner boss profiteer")
    assert (result(table).winners, pay(table)) == ([3], [0, 0, 0, 3])


@pytest.mark.rule("EX-085")
@pytest.mark.parametrize("mine", [PLAIN, BLUE_DOOR, NOTHING_DUG])
def test_a_profiteer_in_prison_gets_nothing_and_does_not_count(mine: Mine) -> None:
    table = ended(mine, "saboteur blue-miner profiteer", "trapped 2")
    winner = 0 if mine is NOTHING_DUG else 1
    assert (result(table).winners, pay(table)[winner], pay(table)[2]) == ([winner], 5, 0)
    assert result(table).whys[2] == "trapped"


@pytest.mark.rule("EX-085")
def test_a_profiteer_in_prison_leaves_the_boss_alone_behind_both_doors() -> None:
    assert pay(ended(BOTH_DOORS, "boss profiteer blue-miner", "trapped 1")) == [4, 0, 0]


@pytest.mark.rule("EX-144")
def test_broken_tools_cost_no_gold() -> None:
    tools = ["broken 1 pickaxe lantern cart", "broken 2 pickaxe", "broken 3 cart"]
    dwarves = "saboteur blue-miner boss geologist"
    assert pay(ended(BLUE_DOOR, dwarves, *tools)) == pay(ended(BLUE_DOOR, dwarves)) == [0, 4, 3, 2]


@pytest.mark.rule("EX-144")
def test_broken_tools_cost_saboteurs_no_gold() -> None:
    assert pay(ended(NOTHING_DUG, "blue-miner saboteur", "broken 1 lantern")) == [0, 5]
