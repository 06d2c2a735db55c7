"""How a game ends: outcome, summaries of rounds, scores and views tell the same story."""

from tests.counts import Counts
from tests.engine.every_game import BASE, EXPANSION, Plans, each_table
from tests.engine.play import positions

each_game = each_table(BASE, EXPANSION)


@each_game
def test_the_winners_are_those_with_the_most_gold_and_are_known_only_at_the_end(
    plans: Plans, seats: int, counts: Counts
) -> None:
    for plan in plans(seats, counts(small=2, normal=12, full=1_000)):
        for state in positions(plan):
            outcome = state.outcome
            best = [seat for seat, nuggets in enumerate(state.scores) if nuggets == max(state.scores)]
            assert list(outcome.winners) == (best if state.over else []), plan
            assert list(outcome.scores) == state.scores, plan


@each_game
def test_the_summaries_of_the_rounds_add_up_to_the_scores(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=2, normal=12, full=1_000)):
        *_, state = positions(plan)
        summaries = plan.game.summaries(state)
        assert [sum(gold) for gold in zip(*(summary.gold for summary in summaries), strict=True)] == state.scores, plan
        assert len(summaries) == len(state.outcome.rounds) == state.view(None).options["rounds"], plan
        for summary in summaries:
            assert set(summary.winners) <= set(plan.game.sides), plan
            assert any(summary.won) is (summary.winners != ("nobody",)), plan


@each_game
def test_the_roles_in_play_are_those_that_the_seats_know_to_be_theirs(plans: Plans, seats: int) -> None:
    for plan in plans(seats, 2):
        for state in positions(plan):
            assert plan.game.roles_in_play(state) == tuple(plan.game.view(state, seat).role for seat in range(seats)), (
                plan
            )
