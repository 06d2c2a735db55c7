"""Whatever a seat has not observed leaves no trace in anything that it gets."""

from dataclasses import replace
from random import Random

import pytest

from tests.counts import Counts, some_of
from tests.engine.play import SEATS
from tests.engine.reaching import all_that_reaches
from tests.engine.saboteur.worlds import Trace, played_world
from tests.engine.worlds import World, assert_same, swapped_deal

pytestmark = pytest.mark.any_build

KINDS = ("deck", "goals", "roles", "stack")


def worlds(seats: int, count: int) -> list[World]:
    """Games cut off at some move, half of them steered; some are cut off while gold is shared out, some at the end."""
    made = []
    for seed in range(count):
        world = played_world(seats, seed, steered=seed % 4 != 0)
        random = Random(seed)
        ends = [random.randrange(len(world.moves) + 1) for _ in range(2)]
        sharing = list(Trace(world, None).keeps)
        if sharing:
            ends += [random.choice(sharing), random.choice(sharing) + 1]
        if seed % 4 == 1:
            ends.append(len(world.moves))
        made += [replace(world, moves=world.moves[:end]) for end in ends]
    return made


@some_of("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(seats: int, kind: str, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=2, full=60))
    different = [assert_same(Trace, world, random.randrange(seats), random, [kind], 1) for world in made]
    assert any(different)


@some_of("seats", SEATS)
def test_a_seat_gets_the_same_when_many_facts_are_swapped(seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=1, full=60))
    different = [assert_same(Trace, world, random.randrange(seats), random, KINDS, 6) for world in made]
    assert any(different)


@some_of("seats", SEATS)
def test_the_audience_gets_the_same_when_many_facts_are_swapped(seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=1, full=60))
    different = [assert_same(Trace, world, None, random, KINDS, 6) for world in made]
    assert any(different)


@some_of("seats", SEATS)
def test_every_seat_whose_own_facts_were_swapped_notices(seats: int) -> None:
    """Else the comparison of these tests would compare nothing."""
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
