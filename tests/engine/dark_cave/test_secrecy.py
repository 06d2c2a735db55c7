"""Whatever a seat has not observed leaves no trace in anything that it gets."""

from dataclasses import replace
from random import Random

import pytest

from tests.counts import Counts
from tests.engine.dark_cave.play import SEATS
from tests.engine.dark_cave.worlds import KINDS, Trace, World, assert_same, can_be, played_world
from tests.engine.reaching import all_that_reaches
from tests.engine.worlds import Swap

ALL_KNOWN = {("dwarves", 2)}
"""Two players have no clan card to hide (DC-210)."""


def worlds(seats: int, count: int) -> list[World]:
    """Games cut off at some move, and some whole ones."""
    made = []
    for seed in range(count):
        world = played_world(seats, seed)
        random = Random(seed)
        ends = [random.randrange(len(world.moves) + 1) for _ in range(3)]
        if seed % 2 == 1:
            ends.append(len(world.moves))
        made += [replace(world, moves=world.moves[:end]) for end in ends]
    return made


@pytest.mark.rule("DC-284", "DC-081", "DC-278", "DC-280", "DC-252")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(seats: int, kind: str, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=2, normal=3, full=60))
    different = [assert_same(world, random.randrange(seats), random, [kind]) for world in made]
    assert any(different) or (kind, seats) in ALL_KNOWN


@pytest.mark.rule("DC-280", "DC-243")
@pytest.mark.parametrize("seats", SEATS)
def test_the_audience_sees_only_what_is_public(seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=2, normal=3, full=60))
    different = [assert_same(world, None, random, KINDS) for world in made]
    assert any(different)


def half_open(world: World, seat: int, kind: str) -> list[Swap]:
    """What the audience could not tell apart but the seat can, because it has observed one of the two."""
    observed = Trace(world, seat).open[kind]
    swaps = Trace(world, None).swaps([kind])
    return [swap for swap in swaps if len({swap.one, swap.two} & observed) == 1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_notices_when_what_it_has_observed_is_something_else(kind: str) -> None:
    """Else the comparison of these tests would compare nothing."""
    noticed = 0
    for seed in range(24):
        world = played_world(5, seed)
        world = replace(world, moves=world.moves[: len(world.moves) // 2])
        for seat in range(5):
            for swap in half_open(world, seat, kind)[:1]:
                other = Trace(world, None).swapped(swap)
                if can_be(world, other):
                    assert all_that_reaches(other, seat) != all_that_reaches(world, seat)
                    noticed += 1
        if noticed > 3:
            return
    raise AssertionError(f"only {noticed} swaps could be noticed")
