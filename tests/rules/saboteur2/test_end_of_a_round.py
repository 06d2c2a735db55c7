"""When a round ends: EX-088, EX-089."""

import pytest

from tests.rules.saboteur2.endings import NOTHING_DUG, PLAIN, before_the_end, ended, result
from tests.rules.saboteur2.mines import MINES
from tests.rules.saboteur2.table import given


@pytest.mark.rule("EX-088")
@pytest.mark.parametrize("name", [name for name, mine in MINES.items() if mine.ways is not None])
def test_the_round_ends_at_once_when_start_and_gold_are_connected_whatever_doors_there_are(name: str) -> None:
    mine = MINES[name]
    table = before_the_end(mine, "saboteur blue-miner green-miner", "hand 1 NS map", "hand 2 theft")
    assert (table.view(None).round, table.view(None).results) == (1, [])
    table.play(mine.last)
    assert (table.view(None).round, result(table).gold_reached) == (2, True)
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]


@pytest.mark.rule("EX-089")
def test_the_round_ends_when_nobody_has_a_card_left() -> None:
    table = before_the_end(NOTHING_DUG, "blue-miner saboteur green-miner", "hand 1 NS map", "hand 2 theft")
    table.play("pass dead-N", "pass NS", "enough", "theft")
    assert (table.to_move, table.view(None).round) == (1, 1)
    table.play("pass map")
    assert (table.view(None).phase, result(table).gold_reached) == ("stealing", False)
    assert table.told("round_ended") == [{"finisher": 1, "gold_reached": False}]


@pytest.mark.rule("EX-089")
@pytest.mark.parametrize(
    "hindered", ["", "trapped 1", "broken 1 pickaxe lantern cart", "trapped 1\nbroken 1 pickaxe lantern cart"]
)
@pytest.mark.parametrize("card", ["NS", "dead-N", "ladder-E", "hands-off", "free-at-last", "repair-cart"])
def test_a_player_with_a_card_can_always_pass(card: str, hindered: str) -> None:
    table = given(f"seats 2\nturn 1\ndeck -\nhand 1 {card}\n{hindered}")
    assert f"pass {card}" in table.moves()
    table.play(f"pass {card}")
    assert not result(table).gold_reached


@pytest.mark.rule("EX-088", "EX-089")
def test_all_roles_are_revealed_at_the_end() -> None:
    for mine in (PLAIN, NOTHING_DUG):
        table = ended(mine, "blue-miner saboteur profiteer")
        roles = [event["role"] for event in table.told("revealed")]
        assert roles == ["blue-miner", "saboteur", "profiteer"]
