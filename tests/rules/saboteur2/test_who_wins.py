"""Who wins: EX-070 to EX-074, EX-077, EX-080, EX-134 to EX-138, EX-142, EX-143, EX-148."""

from collections import Counter

import pytest

from tests.rules.saboteur2.endings import (
    BLUE_DOOR,
    BOTH_DOORS,
    GREEN_DOOR,
    NOTHING_DUG,
    PLAIN,
    ended,
    pay,
    result,
)
from tests.rules.saboteur2.mines import MINES, Mine
from tests.rules.saboteur2.oracle import BLUE, GREEN
from tests.rules.saboteur2.table import DWARVES, given, new

EACH_ROLE = "blue-miner green-miner saboteur boss profiteer geologist"
"""Seats 0 to 5."""
NEUTRAL = {"saboteur": 2, "boss": 3, "profiteer": 4, "geologist": 5}
GENEROUS = "option generous_both_doors true"


def winners(mine: Mine, finisher: int, *lines: str) -> list[int]:
    """Who of `EACH_ROLE` wins."""
    return result(ended(mine, EACH_ROLE, *lines, finisher=finisher)).winners


@pytest.mark.rule("EX-070")
@pytest.mark.parametrize(("mine", "team"), [(PLAIN, 0), (PLAIN, 1), (BLUE_DOOR, 0), (GREEN_DOOR, 1)])
def test_a_team_wins_when_its_miner_connects_the_gold_and_no_door_of_the_rivals_is_in_the_way(
    mine: Mine, team: int
) -> None:
    assert winners(mine, team) == [team, 3, 4]


@pytest.mark.rule("EX-071")
@pytest.mark.parametrize("finisher", NEUTRAL.values(), ids=NEUTRAL)
def test_both_teams_win_when_somebody_else_connects_the_gold_and_no_door_is_in_the_way(finisher: int) -> None:
    assert winners(PLAIN, finisher) == [0, 1, 3, 4]


@pytest.mark.rule("EX-072")
@pytest.mark.parametrize("finisher", NEUTRAL.values(), ids=NEUTRAL)
@pytest.mark.parametrize(("mine", "team"), [(BLUE_DOOR, 0), (GREEN_DOOR, 1)], ids=["blue door", "green door"])
def test_only_the_team_of_the_door_wins_when_somebody_else_connects_the_gold(
    mine: Mine, team: int, finisher: int
) -> None:
    assert winners(mine, finisher) == [team, 3, 4]


@pytest.mark.rule("EX-073")
@pytest.mark.parametrize(("mine", "rival", "team"), [(BLUE_DOOR, 1, 0), (GREEN_DOOR, 0, 1)])
def test_a_team_wins_when_a_rival_connects_the_gold_behind_its_door(mine: Mine, rival: int, team: int) -> None:
    end = result(ended(mine, EACH_ROLE, finisher=rival))
    assert end.winners == [team, 3, 4]
    assert (end.whys[team], end.whys[rival]) == ("rival_locked_out", "locked_out")


@pytest.mark.rule("EX-073")
def test_a_miner_may_finish_with_the_door_that_locks_the_own_team_out() -> None:
    assert winners(MINES["a blue door laid last"], finisher=1) == [0, 3, 4]


@pytest.mark.rule("EX-074")
@pytest.mark.parametrize("finisher", range(6), ids=EACH_ROLE.split())
def test_saboteurs_and_the_profiteer_win_when_the_gold_is_not_reached(finisher: int) -> None:
    assert winners(NOTHING_DUG, finisher) == [2, 4]


@pytest.mark.rule("EX-074")
@pytest.mark.parametrize("mine", [PLAIN, BLUE_DOOR, GREEN_DOOR, BOTH_DOORS])
def test_saboteurs_lose_when_the_gold_is_reached_whatever_doors_there_are(mine: Mine) -> None:
    for finisher in range(6):
        assert 2 not in winners(mine, finisher)


@pytest.mark.rule("EX-075")
@pytest.mark.parametrize(("mine", "team"), [(BLUE_DOOR, 0), (GREEN_DOOR, 1)])
def test_the_boss_wins_with_either_team(mine: Mine, team: int) -> None:
    end = result(ended(mine, "blue-miner green-miner boss", finisher=team))
    assert (end.winners, end.pay[team], end.pay[2]) == ([team, 2], 4, 3)


@pytest.mark.rule("EX-077")
@pytest.mark.parametrize(("mine", "winner"), [(BLUE_DOOR, 0), (GREEN_DOOR, 1), (NOTHING_DUG, 2)])
def test_the_profiteer_wins_with_whoever_wins(mine: Mine, winner: int) -> None:
    end = result(ended(mine, "blue-miner green-miner saboteur profiteer", finisher=2))
    assert (end.winners, end.pay[winner], end.pay[3]) == ([winner, 3], 4, 2)


@pytest.mark.rule("EX-080")
@pytest.mark.parametrize("finisher", [3, 4], ids=["boss", "profiteer"])
def test_boss_and_profiteer_both_win_when_one_of_them_leaves_both_teams_locked_out(finisher: int) -> None:
    table = ended(BOTH_DOORS, "blue-miner green-miner saboteur boss profiteer", finisher=finisher)
    assert (result(table).winners, pay(table)) == ([3, 4], [0, 0, 0, 3, 2])


@pytest.mark.rule("EX-077", "EX-080")
@pytest.mark.parametrize("finisher", [0, 1, 2, 5], ids=["blue", "green", "saboteur", "geologist"])
def test_nobody_wins_when_a_third_role_leaves_both_teams_locked_out(finisher: int) -> None:
    end = result(ended(BOTH_DOORS, EACH_ROLE, finisher=finisher))
    assert (end.winners, end.pay[:5]) == ([], [0] * 5)
    assert end.whys[:5] == ["locked_out", "locked_out", "gold_found", "nobody_could_pass", "nobody_could_pass"]


@pytest.mark.rule("EX-134")
@pytest.mark.parametrize("finisher", [0, 1])
def test_the_rivals_of_a_team_that_is_locked_out_need_a_clean_way_of_their_own(finisher: int) -> None:
    assert winners(BOTH_DOORS, finisher) == []
    assert winners(MINES["both doors on each of two ways"], finisher) == []
    mine = MINES["a blue door on one way, both on the other"]
    assert winners(mine, finisher) == [0, 3, 4]


@pytest.mark.rule("EX-135")
@pytest.mark.parametrize(
    "name",
    [
        "a clean way beside one with a blue door",
        "a clean way beside one with a green door",
        "a clean way from a ladder beside both doors in series",
        "a fork laid last",
        "a junction laid last",
        "a ladder laid last that forks",
    ],
)
def test_a_single_clean_way_is_enough(name: str) -> None:
    for finisher in (0, 1):
        assert winners(MINES[name], finisher) == [finisher, 3, 4]
    assert winners(MINES[name], NEUTRAL["saboteur"]) == [0, 1, 3, 4]


@pytest.mark.rule("EX-135")
@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("a tunnel from a ladder", (2, 0)),
        ("a ladder laid last", (2, 0)),
        ("doors of both colours before a ladder", (4, 0)),
        ("a tunnel through an uncovered stone", (8, 0)),
        ("a stone uncovered last that joins the rest of the tunnel", (8, 0)),
    ],
)
def test_ladders_and_uncovered_stones_may_be_part_of_the_clean_way(name: str, cell: tuple[int, int]) -> None:
    end = result(ended(MINES[name], EACH_ROLE, finisher=2))
    assert end.winners == [0, 1, 3, 4]
    assert cell in end.blue_route
    assert cell in end.green_route


@pytest.mark.rule("EX-135")
@pytest.mark.parametrize(
    ("name", "team"),
    [
        ("a clean tunnel that only crosses the one with a blue door on a bridge", BLUE),
        ("a clean tunnel that only touches the one with a green door in double curves", GREEN),
    ],
)
def test_tunnels_that_share_a_card_without_meeting_make_no_clean_way(name: str, team: str) -> None:
    end = result(ended(MINES[name], "blue-miner green-miner saboteur", finisher=2))
    assert [end.roles[seat] for seat in end.winners] == [team]


@pytest.mark.rule("EX-136")
@pytest.mark.parametrize(
    ("new_role", "expected"),
    [("blue-miner", [0, 2, 3]), ("green-miner", [0, 1, 2]), ("saboteur", [1, 2, 3]), ("profiteer", [0, 1, 2, 3])],
)
def test_the_role_at_the_moment_of_the_connection_counts(new_role: str, expected: list[int]) -> None:
    """Seat 0, a blue miner, gets a new hat before it completes the tunnel."""
    dealt = ["blue-miner", "green-miner", "boss", "blue-miner"]
    undealt = [*(DWARVES - Counter([*dealt, new_role])).elements(), new_role]
    table = given(
        f"""
        seats 4
        option rounds 1
        turn 3
        roles {" ".join(dealt + undealt)}
        deck -
        mine
        {PLAIN.rows}
        hand 3 swap-hats
        hand 0 {PLAIN.card}
        """
    )
    table.play("swap-hats 0", PLAIN.last)
    assert (result(table).roles[0], result(table).winners) == (new_role, expected)


@pytest.mark.rule("EX-137")
@pytest.mark.parametrize(("loner", "nuggets"), [("boss", 4), ("profiteer", 3)])
def test_boss_or_profiteer_alone_win_behind_both_doors_only_by_their_own_card(loner: str, nuggets: int) -> None:
    dwarves = f"{loner} blue-miner green-miner saboteur"
    own = result(ended(BOTH_DOORS, dwarves, finisher=0))
    assert (own.winners, own.pay) == ([0], [nuggets, 0, 0, 0])
    for finisher in (1, 2, 3):
        other = result(ended(BOTH_DOORS, dwarves, finisher=finisher))
        assert (other.winners, other.pay) == ([], [0, 0, 0, 0])


@pytest.mark.rule("EX-138")
@pytest.mark.parametrize(
    ("loners", "paid"), [("boss", [4]), ("profiteer", [3]), ("boss profiteer", [3, 2]), ("profiteer boss", [2, 3])]
)
def test_with_the_generous_option_it_does_not_matter_who_connects_the_gold_behind_both_doors(
    loners: str, paid: list[int]
) -> None:
    dwarves = f"blue-miner green-miner saboteur {loners}"
    for finisher in range(3 + len(paid)):
        assert pay(ended(BOTH_DOORS, dwarves, GENEROUS, finisher=finisher)) == [0, 0, 0, *paid]


@pytest.mark.rule("EX-138")
def test_the_generous_option_is_off_unless_it_is_agreed() -> None:
    assert new(6).view(None).options["generous_both_doors"] is False
    assert new(6, generous_both_doors=True).view(None).options["generous_both_doors"] is True


@pytest.mark.rule("EX-138")
@pytest.mark.parametrize("mine", [PLAIN, BLUE_DOOR, GREEN_DOOR, NOTHING_DUG])
def test_the_generous_option_changes_nothing_where_a_team_can_pass(mine: Mine) -> None:
    for finisher in range(6):
        strict, generous = (ended(mine, EACH_ROLE, *lines, finisher=finisher) for lines in ((), (GENEROUS,)))
        assert result(strict) == result(generous)


@pytest.mark.rule("EX-142")
@pytest.mark.parametrize(
    ("dwarves", "paid"),
    [
        ("saboteur blue-miner blue-miner green-miner boss profiteer", [0, 0, 0, 0, 3, 2]),
        ("saboteur blue-miner blue-miner green-miner boss", [0, 0, 0, 0, 4]),
        ("saboteur blue-miner blue-miner green-miner profiteer", [0, 0, 0, 0, 3]),
        ("saboteur blue-miner blue-miner green-miner", [0, 0, 0, 0]),
    ],
)
def test_a_team_whose_miners_are_all_in_prison_has_still_won_for_boss_and_profiteer(
    dwarves: str, paid: list[int]
) -> None:
    table = ended(BLUE_DOOR, dwarves, "trapped 1 2")
    assert pay(table) == paid
    assert result(table).whys == ["gold_found", "trapped", "trapped", "locked_out", *["with_team"] * (len(paid) - 4)]


@pytest.mark.rule("EX-143")
def test_with_all_saboteurs_in_prison_the_profiteer_alone_wins_what_nobody_reached() -> None:
    table = ended(NOTHING_DUG, "profiteer saboteur saboteur blue-miner", "trapped 1 2")
    assert (result(table).winners, pay(table)) == ([0], [3, 0, 0, 0])


@pytest.mark.rule("EX-148")
@pytest.mark.parametrize(("mine", "rival"), [(BLUE_DOOR, "green-miner"), (GREEN_DOOR, "blue-miner")])
def test_a_team_with_a_clean_way_has_won_even_if_none_of_its_miners_is_in_play(mine: Mine, rival: str) -> None:
    end = result(ended(mine, f"{rival} boss profiteer", finisher=0))
    assert (end.winners, end.pay) == ([1, 2], [0, 3, 2])
