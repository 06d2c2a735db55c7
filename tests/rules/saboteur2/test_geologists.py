"""What geologists are paid: EX-082 to EX-084, EX-086, EX-087, EX-139, EX-140, EX-147."""

import pytest

from tests.rules.saboteur2.endings import BLUE_DOOR, BOTH_DOORS, NOTHING_DUG, PLAIN, ended, pay, result
from tests.rules.saboteur2.mines import MINES, Mine
from tests.rules.saboteur2.table import given

SEVEN_CRYSTALS = Mine(
    "no door",
    """
    S EW C:NESW C:NEW+S C:NEW C:NEW C:NEW   . ?
    . .  C:NES  C:NES+W .     .     .       . .
    """,
    "place EW 7,0",
    crystals=7,
)


@pytest.mark.rule("EX-082")
@pytest.mark.parametrize("name", MINES)
def test_a_geologist_gets_a_nugget_for_each_crystal_whoever_wins(name: str) -> None:
    mine = MINES[name]
    for finisher in range(3):
        assert pay(ended(mine, "geologist saboteur blue-miner", finisher=finisher))[0] == mine.crystals


@pytest.mark.rule("EX-083")
@pytest.mark.parametrize(("mine", "each"), [(NOTHING_DUG, 0), (BLUE_DOOR, 1), (PLAIN, 1), (SEVEN_CRYSTALS, 3)])
def test_two_geologists_share_the_crystals_rounded_down(mine: Mine, each: int) -> None:
    table = ended(mine, "geologist saboteur geologist")
    assert (pay(table)[0], pay(table)[2]) == (each, each)


@pytest.mark.rule("EX-084")
def test_geologists_are_no_winners_and_make_no_share_smaller() -> None:
    table = ended(PLAIN, "geologist blue-miner geologist", finisher=1)
    assert (result(table).winners, pay(table)) == ([1], [1, 5, 1])


@pytest.mark.rule("EX-084")
def test_a_geologist_who_connects_the_gold_gets_no_share_of_it() -> None:
    table = ended(PLAIN, "geologist blue-miner green-miner")
    assert (result(table).winners, pay(table)) == ([1, 2], [3, 4, 4])


@pytest.mark.rule("EX-086")
def test_a_geologist_in_prison_gets_nothing() -> None:
    table = ended(PLAIN, "blue-miner geologist", "trapped 1")
    assert (pay(table), result(table).whys[1]) == ([5, 0], "trapped")


@pytest.mark.rule("EX-087")
@pytest.mark.parametrize(("prisoner", "paid"), [(1, [0, 3]), (2, [3, 0])])
def test_the_other_geologist_takes_all_crystals_when_one_is_in_prison(prisoner: int, paid: list[int]) -> None:
    assert pay(ended(PLAIN, "saboteur geologist geologist", f"trapped {prisoner}"))[1:] == paid


@pytest.mark.rule("EX-087")
def test_with_both_geologists_in_prison_nobody_takes_the_crystals() -> None:
    assert pay(ended(PLAIN, "saboteur geologist geologist", "trapped 1 2")) == [0, 0, 0]


@pytest.mark.rule("EX-147")
def test_two_geologists_get_three_of_seven_crystals_each_and_one_alone_gets_seven() -> None:
    dwarves = "saboteur geologist geologist"
    assert pay(ended(SEVEN_CRYSTALS, dwarves))[1:] == [3, 3]
    assert pay(ended(SEVEN_CRYSTALS, dwarves, "trapped 1"))[1:] == [0, 7]


@pytest.mark.rule("EX-139")
def test_geologists_are_paid_when_nobody_wins() -> None:
    table = ended(BOTH_DOORS, "blue-miner green-miner boss geologist")
    assert (result(table).winners, pay(table)) == ([], [0, 0, 0, 3])


@pytest.mark.rule("EX-140")
def test_crystals_on_cut_off_cards_count() -> None:
    mine = MINES["a tunnel with a door that a rockfall cut"]
    assert pay(ended(mine, "geologist blue-miner")) == [1, 0]


@pytest.mark.rule("EX-140")
def test_crystals_on_cards_that_a_rockfall_removed_do_not_count() -> None:
    table = given(
        """
        seats 2
        option rounds 1
        roles geologist blue-miner
        deck -
        mine
        S C:NEW C:NEW C:NESW
        . .     .     C:n
        hand 0 rockfall
        hand 1 rockfall
        """
    )
    table.play("rockfall 1,0", "rockfall 3,1")
    assert (result(table).crystals, pay(table)) == (2, [2, 0])


@pytest.mark.rule("EX-140")
def test_a_crystal_on_the_last_card_counts() -> None:
    mine = Mine("no door", "S EW EW NEW NEW NEW NEW . ?", "place crystal-NEW 7,0")
    assert pay(ended(mine, "geologist blue-miner")) == [1, 5]
