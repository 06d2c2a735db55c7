"""How a game ends: outcome, summaries of rounds, scores and views tell the same story."""

import pytest

from tests.counts import Counts
from tests.engine.play import GAME, SEATS, facts, plans, positions


@pytest.mark.parametrize("seats", SEATS)
def test_the_winners_are_those_with_the_most_gold_and_are_known_only_at_the_end(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=4, normal=12, full=1_000)):
        for state in positions(plan):
            outcome = state.outcome
            best = [seat for seat, nuggets in enumerate(state.scores) if nuggets == max(state.scores)]
            assert list(outcome.winners) == (best if state.over else []), plan
            assert list(outcome.scores) == state.scores, plan


@pytest.mark.parametrize("seats", SEATS)
def test_the_summaries_of_the_rounds_add_up_to_the_scores(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=4, normal=12, full=1_000)):
        *_, state = positions(plan)
        summaries = GAME.summaries(state)
        assert [sum(gold) for gold in zip(*(summary.gold for summary in summaries), strict=True)] == state.scores, plan
        assert len(summaries) == len(state.outcome.rounds) == facts(state).options["rounds"], plan
        for summary in summaries:
            assert set(summary.winners) <= set(GAME.sides), plan
            assert any(summary.won) is (summary.winners != ("nobody",)), plan
            assert all(won for won, gold in zip(summary.won, summary.gold, strict=True) if gold), plan


@pytest.mark.parametrize("seats", SEATS)
def test_after_the_end_everybody_sees_all_gold(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=2, normal=6, full=200)):
        *_, state = positions(plan)
        for seat in (None, *range(seats)):
            view = GAME.view(state, seat)
            assert [player.gold for player in view.players] == state.scores, plan
            assert None not in view.picks, plan


@pytest.mark.parametrize("seats", SEATS)
def test_the_roles_in_play_are_those_that_the_seats_know_to_be_theirs(seats: int) -> None:
    for plan in plans(seats, 2):
        for state in positions(plan):
            assert GAME.roles_in_play(state) == tuple(GAME.view(state, seat).role for seat in range(seats)), plan


@pytest.mark.parametrize("seats", SEATS)
def test_the_route_to_the_gold_is_an_unbroken_row_of_cells(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=4, normal=12, full=1_000)):
        *_, state = positions(plan)
        for result in facts(state).results:
            steps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(result.route, result.route[1:], strict=False)]
            assert set(steps) <= {1}, plan
            assert bool(result.route) is result.gold_reached, plan
            if result.route:
                assert result.route[0] == (0, 0), plan
                assert tuple(result.route[-1]) in ((8, -2), (8, 0), (8, 2)), plan
