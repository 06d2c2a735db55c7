"""Whatever a seat has not observed leaves no trace in anything that it gets, however hands and hats change places."""

from dataclasses import replace
from random import Random

import pytest

from tests.counts import Counts, some_of
from tests.engine.reaching import all_that_reaches
from tests.engine.saboteur2.play import SEATS
from tests.engine.saboteur2.worlds import Trace, played_world
from tests.engine.worlds import Swap, World, assert_same

pytestmark = pytest.mark.any_build

KINDS = ("deck", "goals", "roles")


def worlds(seats: int, count: int) -> list[World]:
    """Games cut off at some move, and some whole ones."""
    made = []
    for seed in range(count):
        world = played_world(seats, seed)
        random = Random(seed)
        ends = [random.randrange(len(world.moves) + 1) for _ in range(2)]
        if seed % 4 == 1:
            ends.append(len(world.moves))
        made += [replace(world, moves=world.moves[:end]) for end in ends]
    return made


@some_of("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(seats: int, kind: str, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=2, full=30))
    different = [assert_same(Trace, world, random.randrange(seats), random, [kind], 1) for world in made]
    assert any(different)


@some_of("seats", SEATS)
def test_seats_and_audience_get_the_same_when_many_facts_are_swapped(seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = worlds(seats, counts(small=1, normal=1, full=20))
    for seat in (None, random.randrange(seats)):
        different = [assert_same(Trace, world, seat, random, KINDS, 6) for world in made]
        assert any(different)


def half_open(world: World, seat: int) -> dict[str, list[Swap]]:
    """What the audience could not tell apart but the seat can, because it has observed one of the two."""
    trace = Trace(world, seat)
    observed = {"deck": trace.open_cards, "goals": trace.open_goals, "roles": trace.open_roles}
    return {
        kind: [swap for swap in swaps if len({swap.one, swap.two} & observed[kind][swap.round]) == 1]
        for kind, swaps in Trace(world, None).swaps().items()
    }


@some_of("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_notices_when_what_it_has_observed_is_something_else(seats: int, kind: str, counts: Counts) -> None:
    """Else the comparison of these tests would compare nothing."""
    random = Random(seats)
    noticed = 0
    for seed in range(counts(small=1, normal=2, full=30)):
        world = played_world(seats, seed)
        for seat in random.sample(range(seats), seats):
            if choices := half_open(world, seat)[kind]:
                other = Trace(world, None).swapped(random.choice(choices))
                assert all_that_reaches(other, seat) != all_that_reaches(world, seat)
                noticed += 1
                break
    assert noticed > 0
