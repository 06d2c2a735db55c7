"""Who has observed something notices when it is something else, or `tests/engine/test_secrecy.py` compares nothing."""

from dataclasses import replace
from random import Random

import pytest

from tests.counts import some_of
from tests.engine.dealt_worlds import swapped_deal
from tests.engine.play import SEATS
from tests.engine.reaching import all_that_reaches
from tests.engine.saboteur.worlds import Trace, played_world

pytestmark = pytest.mark.any_build


@some_of("seats", SEATS)
def test_every_seat_whose_own_facts_were_swapped_notices(seats: int) -> None:
    random = Random(seats)
    world = played_world(seats, seats, steered=False)
    world = replace(world, moves=world.moves[: len(world.moves) // 2])
    watcher = random.randrange(seats)
    trace = Trace(world, watcher)
    for swap in random.sample(trace.swaps()["roles"], 2):
        noticing = {swap.one, swap.two} - {seats}
        other = replace(world, deal=swapped_deal(world.deal, swap))
        noticed = {seat for seat in range(seats) if all_that_reaches(other, seat) != all_that_reaches(world, seat)}
        assert noticed == noticing
    hidden = [swap for swap in trace.swaps()["deck"] if swap.round == trace.round]
    for holder in {*range(seats)} - {watcher}:
        swap = next(swap for swap in hidden if swap.one in trace.hands[holder])
        other = trace.swapped(swap)
        assert all_that_reaches(other, holder) != all_that_reaches(world, holder)
        assert all_that_reaches(other, watcher) == all_that_reaches(world, watcher)


def test_a_seat_that_looked_at_a_goal_notices_when_it_is_another_one() -> None:
    seen = 0
    for seed in range(4):
        world = played_world(5, seed, steered=False)
        looked, blind = Trace(world, 0), Trace(world, None)
        goals = {(swap.round, swap.one, swap.two) for swap in looked.swaps()["goals"]}
        for swap in blind.swaps()["goals"]:
            if (swap.round, swap.one, swap.two) not in goals:
                other = blind.swapped(swap)
                assert all_that_reaches(other, 0) != all_that_reaches(world, 0)
                seen += 1
    assert seen > 0


def test_a_seat_that_was_offered_gold_notices_when_it_is_other_gold() -> None:
    seen = 0
    for seed in range(6):
        world = played_world(5, seed, steered=True)
        last = max(Trace(world, None).keeps, default=0)
        world = replace(world, moves=world.moves[:last])
        looked, blind = Trace(world, 0), Trace(world, None)
        hidden = set(looked.swaps()["stack"])
        for swap in Random(seed).sample(blind.swaps()["stack"], 5):
            if swap not in hidden:
                assert all_that_reaches(blind.swapped(swap), 0) != all_that_reaches(world, 0)
                seen += 1
    assert seen > 0
