"""How a game ends: outcome, summaries of rounds, scores and views tell the same story."""

from typing import cast

from permonik.engine.digging.view import DiggingView
from tests.counts import Counts
from tests.engine.cases import EXPANSION, SABOTEUR, each_of, every_case
from tests.engine.games import Case, positions, sampled_positions

each_of_digging = each_of(SABOTEUR, EXPANSION)


@every_case
def test_scores_are_known_all_the_time_and_winners_only_at_the_end(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=2, normal=12, full=200)):
        for state in positions(plan):
            outcome = state.outcome
            assert list(outcome.scores) == state.scores, plan
            assert state.over or not outcome.winners, plan
            assert set(outcome.winners) <= set(range(case.seats)), plan


@each_of_digging
def test_the_winners_are_those_with_the_most_gold(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=2, normal=12, full=600)):
        *_, state = positions(plan)
        best = [seat for seat, nuggets in enumerate(state.scores) if nuggets == max(state.scores)]
        assert list(state.outcome.winners) == best, plan


@every_case
def test_the_summaries_of_the_rounds_add_up_to_the_scores(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=2, normal=12, full=200)):
        *_, state = positions(plan)
        summaries = case.game.summaries(state)
        assert [sum(won) for won in zip(*(summary.points for summary in summaries), strict=True)] == state.scores, plan
        assert len(summaries) == len(state.outcome.rounds) == state.view(None).options.get("rounds", 1), plan
        for summary in summaries:
            assert set(summary.winners) <= set(case.game.sides), plan
            assert any(summary.won) is (summary.winners != ("nobody",)), plan


@each_of_digging
def test_the_roles_in_play_are_those_that_the_seats_know_to_be_theirs(case: Case) -> None:
    for plan in case.plans(2):
        for state in sampled_positions(plan, 0.2):
            known = tuple(cast(DiggingView, state.view(seat)).role for seat in range(case.seats))
            assert case.game.roles_in_play(state) == known, plan
