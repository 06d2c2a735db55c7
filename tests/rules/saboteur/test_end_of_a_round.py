"""End of a round: BA-108 to BA-113."""

import pytest

from tests.rules.saboteur.table import (
    SABOTEUR_CARDS,
    SEATS,
    before_failure,
    before_gold,
    deal,
    dealt,
    given,
    new,
    roles,
)


@pytest.mark.rule("BA-108")
@pytest.mark.parametrize("seats", SEATS)
def test_the_round_ends_at_once_when_the_gold_is_uncovered(seats: int) -> None:
    table = dealt(deal(roles(seats, *range(SABOTEUR_CARDS[seats]))))
    table.dig()
    assert table.goals() == "? *NESW ?"
    assert table.told("round_ended") == [{"finisher": 6 % seats, "gold_reached": True}]
    assert (len(table.facts.results), table.facts.phase) == (1, "sharing")
    assert table.view(None).draw_pile > 0


@pytest.mark.rule("BA-109")
def test_the_round_ends_when_the_draw_pile_is_empty_and_nobody_has_a_card() -> None:
    table = given("deck -\nturn 1\nhand 1 NS EW\nhand 2 EW")
    for move in ("discard NS", "discard EW"):
        table.play(move)
        assert (table.facts.results, table.view(None).round) == ([], 1)
    table.play("discard EW")
    assert table.told("round_ended") == [{"finisher": 1, "gold_reached": False}]
    assert table.view(None).round == 2


@pytest.mark.rule("BA-109")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_without_gold_uses_up_all_67_cards(seats: int) -> None:
    table = new(seats, 4, rounds=1).run_out()
    assert table.state.over
    assert table.state.number == 67
    assert table.view(None).draw_pile == 0
    assert [table.hand(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("BA-110")
def test_gold_uncovered_by_the_very_last_card_still_counts_as_reached() -> None:
    table = before_gold(roles(3, 1), 0, "deck -").play("place EW 7,0")
    assert [table.hand(seat) for seat in range(3)] == [[]] * 3
    assert table.facts.results[0].gold_reached
    assert table.facts.results[0].pay == [0, 0, 0]


@pytest.mark.rule("BA-111")
@pytest.mark.parametrize("left_over", ["miner", "saboteur"])
def test_all_dwarf_cards_are_revealed_the_one_that_was_not_dealt_included(left_over: str) -> None:
    dwarves = roles(3, 1) if left_over == "miner" else roles(3)
    for table in (before_failure(dwarves).play("discard dead-N"), before_gold(dwarves, 0).play("place EW 7,0")):
        revealed = {event["seat"]: event["role"] for event in table.told("revealed")}
        assert revealed == dict(enumerate(dwarves))
        for seat in (0, 1, 2, None):
            result = table.view(seat).results[0]
            assert [*result.roles, result.left_over] == dwarves


@pytest.mark.rule("BA-112")
def test_gold_reached_means_that_the_miners_win_the_round() -> None:
    table = before_gold(roles(5, 1, 2), 0, "option rounds 1").play("place EW 7,0")
    assert table.facts.results[0].gold_reached
    table.share()
    assert [score > 0 for score in table.scores] == [True, False, False, True, True]


@pytest.mark.rule("BA-112")
def test_gold_not_reached_means_that_the_saboteurs_win_the_round() -> None:
    table = before_failure(roles(5, 1, 2), "option rounds 1").play("discard dead-N")
    assert not table.facts.results[0].gold_reached
    assert table.scores == [0, 3, 3, 0, 0]


@pytest.mark.rule("BA-113")
def test_the_miners_win_also_if_a_saboteur_completes_the_tunnel() -> None:
    table = before_gold(roles(3, 1), 1, "option rounds 1").play("place EW 7,0")
    assert table.told("round_ended") == [{"finisher": 1, "gold_reached": True}]
    table.share()
    assert table.scores[1] == 0
    assert table.scores[0] > 0
    assert table.scores[2] > 0
