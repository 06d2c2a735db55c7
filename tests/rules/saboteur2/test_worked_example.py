"""The worked example of the rulebook, to the nugget: EX-107 to EX-111."""

import pytest

from tests.rules.saboteur2.endings import BLUE_DOOR, ended, result
from tests.rules.saboteur2.table import Table

DWARVES = "blue-miner green-miner green-miner boss profiteer saboteur saboteur"
BLUE, BOSS, PROFITEER, THIEF, PRISONER = 0, 3, 4, 5, 6


@pytest.fixture
def table() -> Table:
    """The boss has completed a way with a blue door; both saboteurs have a theft card, one of them is in prison."""
    return ended(BLUE_DOOR, DWARVES, "thefts 5 6", "trapped 6", finisher=BOSS)


@pytest.mark.rule("EX-107")
def test_seven_dwarves_and_a_boss_who_completes_a_way_with_a_blue_door(table: Table) -> None:
    end = result(table)
    assert (end.roles, end.finisher, end.gold_reached) == (DWARVES.split(), BOSS, True)
    assert ((2, 0), "blue-EW") in [((card.x, card.y), card.card) for card in end.mine]
    assert (2, 0) in end.blue_route
    assert not end.green_route


@pytest.mark.rule("EX-108")
def test_blue_miner_boss_and_profiteer_win(table: Table) -> None:
    assert result(table).winners == [BLUE, BOSS, PROFITEER]


@pytest.mark.rule("EX-109")
def test_they_get_three_two_and_one_nugget_and_nobody_else_gets_any(table: Table) -> None:
    assert result(table).pay == [3, 0, 0, 2, 1, 0, 0]


@pytest.mark.rule("EX-110")
@pytest.mark.parametrize(
    ("victim", "gold"), [(0, [2, 0, 0, 2, 1, 1, 0]), (3, [3, 0, 0, 1, 1, 1, 0]), (4, [3, 0, 0, 2, 0, 1, 0])]
)
def test_the_saboteur_with_a_theft_takes_a_nugget_from_whom_it_likes(
    table: Table, victim: int, gold: list[int]
) -> None:
    assert (table.to_move, table.moves()) == (THIEF, ["steal 0", "steal 3", "steal 4", "leave"])
    assert table.play(f"steal {victim}").scores == gold
    assert table.told("robbed") == [{"seat": THIEF, "on": victim}]


@pytest.mark.rule("EX-111")
def test_the_saboteur_in_prison_gets_nothing_for_its_theft_card(table: Table) -> None:
    assert PRISONER in table.view(None).thefts
    table.play("steal 0")
    assert table.state.over
    assert table.scores[PRISONER] == 0
