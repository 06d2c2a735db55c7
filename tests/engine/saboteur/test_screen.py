"""Nothing is to be remembered in Saboteur: the screen is the view without its history."""

from msgspec.structs import replace

from tests.counts import Counts
from tests.engine.games import sampled_positions
from tests.engine.play import GAME, plans


def test_a_screen_shows_all_that_a_seat_knows(counts: Counts) -> None:
    for plan in plans(5, counts(small=2, normal=4, full=200)):
        for state in sampled_positions(plan, 0.2):
            seats: tuple[int | None, ...] = (None, *range(5))
            views = {seat: replace(GAME.view(state, seat), history=[]) for seat in seats}
            assert {seat: GAME.screen(state, seat) for seat in seats} == views, plan
            assert GAME.screens(state, set(seats)) == views, plan
