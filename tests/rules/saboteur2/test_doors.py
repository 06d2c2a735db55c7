"""New path cards, doors: EX-045 to EX-047."""

import pytest

from tests.rules.saboteur2.table import given


def behind(doors: str, roles: str, finisher: int) -> list[int]:
    """Who shares the treasure behind these doors; `finisher` lays the last card."""
    cards = [*doors.split(), "EW", "NEW", "NEW", "NEW", "NEW", "NESW"][:6]
    text = f"seats {len(roles.split())}\nroles {roles}\nturn {finisher}\nmine\nS {' '.join(cards)} . ?"
    table = given(f"{text}\nhand {finisher} EW").play("place EW 7,0")
    return table.view(None).results[0].winners


@pytest.mark.rule("EX-045")
@pytest.mark.parametrize("finisher", [0, 1])
@pytest.mark.parametrize(("door", "winner"), [("B:EW", 0), ("G:EW", 1)])
def test_only_diggers_of_its_colour_may_use_the_path_of_a_door(door: str, winner: int, finisher: int) -> None:
    assert behind(door, "blue-miner green-miner saboteur", finisher) == [winner]


@pytest.mark.rule("EX-045")
def test_without_a_door_the_team_that_completes_the_connection_wins() -> None:
    assert behind("", "blue-miner green-miner saboteur", 0) == [0]
    assert behind("", "blue-miner green-miner saboteur", 1) == [1]


@pytest.mark.rule("EX-046")
@pytest.mark.parametrize("role", ["boss", "profiteer"])
@pytest.mark.parametrize("doors", ["", "B:EW", "G:EW", "B:EW G:EW"])
def test_doors_do_not_hinder_boss_and_profiteer(role: str, doors: str) -> None:
    assert 0 in behind(doors, f"{role} blue-miner green-miner", 0)


@pytest.mark.rule("EX-046")
@pytest.mark.parametrize("doors", ["B:EW C:NEW", "G:EW C:NEW", "B:EW G:EW C:NEW"])
def test_doors_do_not_hinder_geologists(doors: str) -> None:
    cards = [*doors.split(), "NEW", "NEW", "NEW", "NEW", "NEW"][:6]
    mine = f"mine\nS {' '.join(cards)} . ?"
    table = given(f"roles geologist blue-miner green-miner\n{mine}\nhand 0 EW").play("place EW 7,0")
    assert table.scores[0] == 1
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]


@pytest.mark.rule("EX-047")
@pytest.mark.parametrize(("doors", "winners"), [("", [1, 2]), ("B:EW", [1]), ("G:EW", [2]), ("B:EW G:EW", [])])
def test_when_a_saboteur_completes_the_connection_each_team_with_a_free_way_wins(
    doors: str, winners: list[int]
) -> None:
    assert behind(doors, "saboteur blue-miner green-miner", 0) == winners
