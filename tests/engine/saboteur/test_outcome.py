"""How a base game ends: what the miners reached, and who gets gold for it."""

from tests.counts import Counts, some_of
from tests.engine.games import positions
from tests.engine.play import GAME, SEATS, facts, plans


@some_of("seats", SEATS)
def test_only_the_side_that_won_a_round_gets_gold(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=4, normal=12, full=1_000)):
        *_, state = positions(plan)
        for summary in GAME.summaries(state):
            assert all(won for won, gold in zip(summary.won, summary.points, strict=True) if gold), plan


@some_of("seats", SEATS)
def test_after_the_end_everybody_sees_all_gold(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=2, normal=6, full=200)):
        *_, state = positions(plan)
        for seat in (None, *range(seats)):
            view = GAME.view(state, seat)
            assert [player.gold for player in view.players] == state.scores, plan
            assert None not in view.picks, plan


@some_of("seats", SEATS)
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
