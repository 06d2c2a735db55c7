"""Next round and end of the game: EX-100 to EX-106."""

from collections import Counter

import pytest

from tests.rules.saboteur2.table import (
    ASIDE,
    DECK,
    DWARVES,
    SEATS,
    before_failure,
    before_gold,
    deal,
    dealt,
    given,
    new,
    rounds_paid,
)


@pytest.mark.rule("EX-100")
def test_start_and_goal_cards_are_laid_out_again() -> None:
    blues = "blue-miner blue-miner"
    table = dealt(2, deal(blues), deal(blues, goals="gold stone-NW stone-NE")).dig()
    assert table.view(None).round == 2
    assert (table.facts.mine, table.goals()) == ([], "? ? ?")
    assert table.facts.goals == ["gold", "stone-NW", "stone-NE"]
    assert len({tuple(dealt(2, deal(blues), seed=seed).dig().facts.goals) for seed in range(30)}) == 6


@pytest.mark.rule("EX-100")
def test_nothing_stays_in_front_of_anybody_and_nobody_knows_a_goal() -> None:
    lines = "seen 0 8,0", "broken 1 cart", "trapped 1 2", "thefts 1"
    table = before_failure("geologist boss blue-miner", *lines).play("pass dead-N")
    assert table.view(None).round == 2
    assert (table.facts.broken, table.facts.trapped, table.facts.thefts) == ([[]] * 3, [False] * 3, [])
    assert [(goal.face, goal.seen_by) for goal in table.view(0).goals] == [(None, [])] * 3


@pytest.mark.rule("EX-101")
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_all_118_cards_are_shuffled_ten_set_aside_again_and_six_dealt_to_each(seats: int) -> None:
    table = new(seats, 9)
    before = table.facts
    after = table.run_out().facts
    assert table.view(None).round == 2
    assert table.undiscarded() == DECK
    assert (len(after.aside), [len(hand) for hand in after.hands], after.discards) == (10, [6] * seats, [])
    assert len(after.deck) == 108 - 6 * seats
    assert sorted(after.aside) != sorted(before.aside)
    assert after.deck != before.deck


@pytest.mark.rule("EX-101")
def test_a_card_that_was_set_aside_may_be_dealt_in_the_next_round() -> None:
    table = dealt(2, deal("blue-miner blue-miner"))
    assert sorted(table.facts.aside) == sorted(ASIDE)
    facts = table.dig().facts
    dealt_again = {*facts.deck, *(card for hand in facts.hands for card in hand)}
    assert {*ASIDE} <= dealt_again


@pytest.mark.rule("EX-102")
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_all_fifteen_dwarf_cards_are_shuffled_and_dealt_again(seats: int) -> None:
    reshuffled = 0
    for seed in range(6):
        table = new(seats, seed)
        before = table.facts.roles
        after = table.run_out().facts
        assert Counter(after.roles) == DWARVES
        assert after.spares == 15 - seats
        assert table.view(0).known_roles == [after.roles[0], *[None] * (seats - 1)]
        reshuffled += after.roles != before
    assert reshuffled == 6


@pytest.mark.rule("EX-102")
def test_roles_laid_away_or_inspected_are_forgotten() -> None:
    lines = "spares 11", "knows 0 1 2 14"
    table = before_failure("geologist boss blue-miner", *lines).play("pass dead-N")
    facts = table.facts
    assert (facts.spares, facts.knows) == (12, [[0], [1], [2]])
    assert table.view(0).laid_away == []
    assert table.view(0).known_roles == [facts.roles[0], None, None]


@pytest.mark.rule("EX-103")
@pytest.mark.parametrize(("finisher", "starter"), [(0, 1), (2, 3), (4, 0)])
def test_the_player_to_the_left_of_whoever_completed_the_tunnel_starts(finisher: int, starter: int) -> None:
    table = before_gold("blue-miner " * 4 + "boss", finisher).play("place EW 7,0")
    assert (table.view(None).round, table.view(None).first, table.to_move) == (2, starter, starter)


@pytest.mark.rule("EX-103")
@pytest.mark.parametrize(
    ("move", "card"), [("pass map", "map"), ("map 8,0", "map"), ("place EW 1,0", "EW"), ("theft", "theft")]
)
def test_a_card_counts_as_used_whether_it_is_played_or_discarded(move: str, card: str) -> None:
    table = given(f"""
        seats 5
        deck -
        turn 2
        first 4
        hand 2 NS
        hand 3 {card}
    """).play("pass NS", move)
    assert table.told("round_ended") == [{"finisher": 3, "gold_reached": False}]
    assert (table.view(None).first, table.to_move) == (4, 4)


@pytest.mark.rule("EX-103")
def test_players_without_cards_and_thieves_have_not_used_a_card() -> None:
    table = given("""
        seats 5
        roles saboteur blue-miner blue-miner blue-miner blue-miner
        deck -
        turn 1
        thefts 3
        hand 1 NS EW
        hand 4 NS
    """).play("pass NS", "enough", "pass NS", "pass EW")
    assert (table.view(None).phase, table.to_move) == ("stealing", 3)
    table.play("steal 0")
    assert (table.view(None).round, table.to_move) == (2, 2)


@pytest.mark.rule("EX-104")
def test_gold_is_kept_between_rounds() -> None:
    deals = [deal("blue-miner green-miner profiteer")] * 3
    table = dealt(3, *deals).dig()
    assert (table.view(None).round, table.scores) == (2, [4, 0, 2])
    table.dig()
    assert (table.view(None).round, table.gold()) == (3, [4, 4, 4])


@pytest.mark.rule("EX-105")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_ends_after_three_rounds(seats: int) -> None:
    table = new(seats, seats)
    for number in (1, 2, 3):
        assert not table.state.over
        assert (table.view(None).round, len(table.facts.results)) == (number, number - 1)
        table.run_out()
    assert table.state.over
    assert (table.to_move, len(table.facts.results), table.moves()) == (-1, 3, [])
    refusal = table.state.refusal(0)
    assert refusal is not None
    assert refusal.rules == ("EX-105",)


@pytest.mark.rule("EX-106")
@pytest.mark.parametrize(
    ("before", "totals", "winners"),
    [
        ([0, 0, 0], [0, 5, 0], (1,)),
        ([9, 0, 5], [9, 5, 5], (0,)),
        ([5, 0, 3], [5, 5, 3], (0, 1)),
        ([5, 0, 5], [5, 5, 5], (0, 1, 2)),
        ([8, 1, 8], [8, 6, 8], (0, 2)),
    ],
)
def test_most_gold_wins_and_a_tie_is_shared(before: list[int], totals: list[int], winners: tuple[int, ...]) -> None:
    lines = "option rounds 2", *rounds_paid(before)
    table = before_failure("blue-miner saboteur green-miner", *lines).play("pass dead-N")
    assert table.told("counted") == [{"seat": seat, "nuggets": total} for seat, total in enumerate(totals)]
    assert (table.state.outcome.scores, table.state.outcome.winners) == (tuple(totals), winners)


@pytest.mark.rule("EX-106")
def test_nobody_has_won_before_the_last_round_is_over() -> None:
    table = before_failure("saboteur blue-miner", *rounds_paid([3, 0])).play("pass dead-N")
    assert (table.view(None).round, table.scores) == (3, [8, 0])
    assert list(table.state.outcome.winners) == []
