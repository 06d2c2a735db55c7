"""Next round and end of the game: BA-138 to BA-146."""

from collections import Counter

import pytest

from tests.rules.saboteur.table import (
    DECK,
    SEATS,
    before_failure,
    before_gold,
    deal,
    dealt,
    given,
    last_round_with,
    new,
    roles,
)


@pytest.mark.rule("BA-138")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_has_three_rounds(seats: int) -> None:
    table = new(seats, seats)
    for number in (1, 2, 3):
        assert not table.state.over
        assert (table.view(None).round, len(table.facts.results)) == (number, number - 1)
        table.run_out()
    assert table.state.over
    assert (table.to_move, len(table.facts.results), table.moves()) == (-1, 3, [])
    assert table.state.refusal(0) is not None


@pytest.mark.rule("BA-139")
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_dwarf_cards_the_left_over_one_included_are_dealt_again(seats: int) -> None:
    came_back = reshuffled = 0
    for seed in range(12):
        table = new(seats, seed)
        before = table.facts.roles
        after = table.run_out().facts.roles
        assert Counter(after) == Counter(before)
        reshuffled += after != before
        came_back += after[-1] != before[-1]
    assert came_back > 0
    assert reshuffled > 4


@pytest.mark.rule("BA-139")
def test_players_learn_their_new_role_and_no_other() -> None:
    one, other = (
        dealt(deal(roles(3, 0)), deal(["miner", *rest])).run_out()
        for rest in (["saboteur", "miner", "miner"], ["miner", "miner", "saboteur"])
    )
    assert [table.view(1).role for table in (one, other)] == ["saboteur", "miner"]
    assert one.view(0).save() == other.view(0).save()


@pytest.mark.rule("BA-140")
@pytest.mark.parametrize("seats", SEATS)
def test_all_67_cards_are_shuffled_and_dealt_again(seats: int) -> None:
    table = new(seats, 9)
    before = table.facts
    table.run_out()
    after = table.facts
    hands = Counter(card for hand in after.hands for card in hand)
    assert hands + Counter(after.deck) == DECK
    assert [len(hand) for hand in after.hands] == [len(hand) for hand in before.hands]
    assert after.discards == []
    assert (after.deck, after.hands) != (before.deck, before.hands)
    assert after.deck != before.deck


@pytest.mark.rule("BA-140")
def test_the_mine_is_cleared_and_the_goals_are_shuffled_and_face_down_again() -> None:
    table = dealt(deal(roles(3, 0), goals="stone-NE gold stone-NW"), deal(roles(3), goals="gold stone-NW stone-NE"))
    table.dig().share()
    assert (table.facts.mine, table.goals()) == ([], "? ? ?")
    assert table.facts.goals == ["gold", "stone-NW", "stone-NE"]
    orders = {tuple(new(3, seed).run_out().facts.goals) for seed in range(30)}
    assert len(orders) == 6


@pytest.mark.rule("BA-140")
def test_what_a_map_has_shown_says_nothing_about_the_next_round() -> None:
    table = before_failure(roles(3), "seen 0 8,0").play("discard dead-N")
    assert [(goal.face, goal.seen_by) for goal in table.view(0).goals] == [(None, [])] * 3


@pytest.mark.rule("BA-141")
def test_broken_tools_do_not_carry_over_into_the_next_round() -> None:
    table = before_failure(roles(3, 1), "broken 0 pickaxe cart", "broken 2 lantern").play("discard dead-N")
    assert table.view(None).round == 2
    assert table.facts.broken == [[], [], []]
    assert Counter(table.facts.deck)["break-cart"] + sum(hand.count("break-cart") for hand in table.facts.hands) == 3


@pytest.mark.rule("BA-142")
def test_gold_is_kept_between_rounds_and_stays_secret() -> None:
    table = dealt(*[deal(roles(3, 1))] * 3, stack=[3, 3, 3, 3, *[2] * 8, *[1] * 16])
    table.dig().share()
    assert (table.view(None).round, table.scores) == (2, [6, 0, 3])
    assert [player.gold for player in table.view(2).players] == [None, None, 3]
    assert [player.gold for player in table.view(None).players] == [None] * 3
    table.run_out()
    assert (table.view(None).round, table.scores) == (3, [6, 4, 3])
    assert [player.gold for player in table.view(0).players] == [6, None, None]
    assert [player.paid for player in table.view(0).players] == [0, 4, 0]


@pytest.mark.rule("BA-143")
@pytest.mark.parametrize(("finisher", "starter"), [(0, 1), (2, 3), (4, 0)])
def test_after_gold_the_player_to_the_left_of_whoever_completed_the_tunnel_starts(finisher: int, starter: int) -> None:
    table = before_gold(roles(5, 1), finisher).play("place EW 7,0")
    assert table.share()[-1] == finisher
    assert (table.view(None).first, table.to_move) == (starter, starter)


@pytest.mark.rule("BA-143")
def test_the_player_who_keeps_the_last_gold_card_is_not_the_one_who_used_the_last_card() -> None:
    table = before_gold(roles(4), 2).play("place EW 7,0")
    assert table.share() == [2, 1, 0, 3]
    assert table.to_move == 3


@pytest.mark.rule("BA-143")
@pytest.mark.parametrize(("move", "card"), [("discard map", "map"), ("map 8,0", "map"), ("place EW 1,0", "EW")])
def test_a_card_counts_as_used_whether_it_is_played_or_discarded(move: str, card: str) -> None:
    table = given(f"""
        seats 5
        deck -
        turn 2
        first 4
        hand 2 NS
        hand 3 {card}
    """).play("discard NS", move)
    assert table.told("round_ended") == [{"finisher": 3, "gold_reached": False}]
    assert (table.view(None).first, table.to_move) == (4, 4)


@pytest.mark.rule("BA-143")
def test_players_who_only_passed_with_empty_hands_have_not_used_a_card() -> None:
    table = given("""
        seats 5
        deck -
        turn 1
        hand 1 NS EW
        hand 4 NS
    """).play("discard NS", "discard NS", "discard EW")
    assert table.told("round_ended") == [{"finisher": 1, "gold_reached": False}]
    assert table.to_move == 2


@pytest.mark.rule("BA-144")
def test_after_the_third_round_all_gold_is_counted_and_most_nuggets_win() -> None:
    table = dealt(*[deal(roles(3, 1))] * 3, stack=[3, 3, 3, 3, *[2] * 8, *[1] * 16])
    table.dig().share()
    assert list(table.state.outcome.winners) == []
    table.run_out()
    assert list(table.state.outcome.winners) == []
    table.run_out()
    assert table.told("counted") == [
        {"seat": 0, "nuggets": 6},
        {"seat": 1, "nuggets": 8},
        {"seat": 2, "nuggets": 3},
    ]
    assert (table.state.outcome.winners, table.state.outcome.scores) == ((1,), (6, 8, 3))


@pytest.mark.rule("BA-144", "BA-145")
@pytest.mark.parametrize(
    ("before", "totals", "winners"),
    [
        ([0, 0, 0], [0, 4, 0], (1,)),
        ([9, 0, 5], [9, 4, 5], (0,)),
        ([4, 0, 3], [4, 4, 3], (0, 1)),
        ([4, 0, 4], [4, 4, 4], (0, 1, 2)),
        ([8, 1, 8], [8, 5, 8], (0, 2)),
    ],
)
def test_most_nuggets_win_and_a_tie_has_several_winners(
    before: list[int], totals: list[int], winners: tuple[int, ...]
) -> None:
    table = before_failure(roles(3, 1), *last_round_with(before)).play("discard dead-N")
    assert (table.scores, table.state.outcome.winners) == (totals, winners)


@pytest.mark.rule("BA-145", "BA-146")
def test_totals_of_7_7_and_3_have_two_winners() -> None:
    table = before_failure(roles(3, 1), *last_round_with([7, 3, 3])).play("discard dead-N")
    assert table.state.outcome.scores == (7, 7, 3)
    assert table.state.outcome.winners == (0, 1)
