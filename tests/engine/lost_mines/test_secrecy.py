"""Whatever a seat has not observed leaves no trace in anything that it gets."""

from dataclasses import replace
from random import Random

import pytest

from tests.counts import Counts
from tests.engine.lost_mines.play import SEATS
from tests.engine.lost_mines.worlds import KINDS, Trace, World, assert_same, played_world
from tests.engine.reaching import all_that_reaches
from tests.engine.worlds import Swap


def worlds(seats: int, count: int) -> list[World]:
    """Games cut off at some move, and some whole ones."""
    made = []
    for seed in range(count):
        world = played_world(seats, seed)
        random = Random(seed)
        ends = [random.randrange(len(world.moves) + 1) for _ in range(2)]
        if seed % 2 == 1:
            ends.append(len(world.moves))
        made += [replace(world, moves=world.moves[:end]) for end in ends]
    return made


@pytest.mark.rule("LM-252", "LM-076", "LM-242")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(seats: int, kind: str, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=2, full=60))
    different = [assert_same(world, random.randrange(seats), random, [kind]) for world in made]
    assert any(different)


@pytest.mark.rule("LM-248")
@pytest.mark.parametrize("seats", SEATS)
def test_the_audience_sees_only_what_is_public(seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=2, full=60))
    different = [assert_same(world, None, random, KINDS) for world in made]
    assert any(different)


def half_open(world: World, seat: int, kind: str) -> list[Swap]:
    """What the audience could not tell apart but the seat can, because it has observed one of the two."""
    observed = Trace(world, seat).open[kind]
    swaps = Trace(world, None).swaps([kind])
    return [swap for swap in swaps if len({swap.one, swap.two} & observed[swap.round]) == 1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_notices_when_what_it_has_observed_is_something_else(kind: str) -> None:
    """Else the comparison of these tests would compare nothing."""
    noticed = 0
    for seed in range(24):
        world = played_world(4, seed)
        world = replace(world, moves=world.moves[: len(world.moves) // 2])
        for seat in range(4):
            for swap in half_open(world, seat, kind)[:1]:
                other = Trace(world, None).swapped(swap)
                if other.can_be:
                    assert all_that_reaches(other, seat) != all_that_reaches(world, seat)
                    noticed += 1
        if noticed > 3:
            return
    raise AssertionError(f"only {noticed} swaps could be noticed")
