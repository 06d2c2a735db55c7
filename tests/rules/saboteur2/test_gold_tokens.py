"""End of the round and sharing, what concerns tokens and thefts: EX-097 and EX-098."""

import pytest

from tests.rules.saboteur2.table import before_failure, before_gold, rounds_paid


@pytest.mark.rule("EX-097")
def test_gold_is_changed_without_a_move_of_its_own() -> None:
    table = before_failure("saboteur blue-miner", "thefts 1").play("pass dead-N")
    assert table.scores == [5, 0]
    assert table.kinds() == {"steal", "leave"}
    assert table.play("steal 0").scores == [4, 1]


@pytest.mark.rule("EX-097")
def test_nuggets_of_several_rounds_add_up_to_one_amount() -> None:
    lines = "option rounds 2", *rounds_paid([2, 1])
    table = before_failure("saboteur saboteur", *lines).play("pass dead-N")
    assert table.told("paid") == [{"seat": 0, "nuggets": 4}, {"seat": 1, "nuggets": 4}]
    assert table.told("counted") == [{"seat": 0, "nuggets": 6}, {"seat": 1, "nuggets": 5}]


@pytest.mark.rule("EX-098")
def test_thefts_come_after_everybody_is_paid_and_may_take_what_was_just_paid() -> None:
    table = before_gold("blue-miner boss geologist saboteur", 0, "thefts 3").play("place EW 7,0")
    assert table.names()[-2:] == ["paid", "paid"]
    assert (table.view(None).phase, table.gold()) == ("stealing", [4, 3, 0, 0])
    assert table.moves() == ["steal 0", "steal 1", "leave"]
    table.play("steal 1")
    assert table.scores == [4, 2, 0, 1]


@pytest.mark.rule("EX-098")
def test_a_theft_does_not_change_what_the_winners_were_paid() -> None:
    table = before_failure("saboteur saboteur blue-miner", "thefts 2", "option rounds 1").play("pass dead-N", "steal 0")
    assert table.state.over
    assert table.view(None).results[0].pay == [4, 4, 0]
    assert table.scores == [3, 4, 1]


@pytest.mark.rule("EX-098")
def test_the_next_round_waits_for_the_last_theft() -> None:
    table = before_failure("saboteur saboteur blue-miner green-miner", "thefts 2 3").play("pass dead-N")
    assert (table.view(None).round, table.to_move) == (1, 3)
    table.play("steal 0")
    assert (table.view(None).round, table.to_move) == (1, 2)
    table.play("leave")
    assert (table.view(None).round, table.view(None).phase) == (2, "digging")
