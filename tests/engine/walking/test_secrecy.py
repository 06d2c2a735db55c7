"""Whatever a seat has not observed leaves no trace in anything that it gets."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.counts import Counts, some_of
from tests.engine.dark_cave import play as play_cave
from tests.engine.dark_cave import worlds as cave
from tests.engine.dealt_worlds import Swap
from tests.engine.lost_mines import play as play_mines
from tests.engine.lost_mines import worlds as mines
from tests.engine.reaching import all_that_reaches
from tests.engine.walking.worlds import WalkTrace, World, assert_same

pytestmark = pytest.mark.any_build


@dataclass(frozen=True)
class Secrets:
    """A walking game with its worlds."""

    name: str
    tracer: type[WalkTrace]
    played_world: Callable[[int, int], World]
    all_seats: range

    def numbers_of_seats(self, *rules: str) -> list[object]:
        proof = pytest.mark.rule(*rules)
        return [pytest.param(self, seats, id=f"{self.name}-{seats}", marks=proof) for seats in self.all_seats]

    def cut_worlds(self, seats: int, count: int) -> list[World]:
        """Games cut off at some move, and some whole ones."""
        made = []
        for seed in range(count):
            world = self.played_world(seats, seed)
            random = Random(seed)
            ends = [random.randrange(len(world.moves) + 1) for _ in range(3)]
            if seed % 2 == 1:
                ends.append(len(world.moves))
            made += [replace(world, moves=world.moves[:end]) for end in ends]
        return made


MINES = Secrets("lost-mines", mines.Trace, mines.played_world, play_mines.SEATS)
CAVE = Secrets("dark-cave", cave.Trace, cave.played_world, play_cave.SEATS)
HIDING_NOTHING = ("dark-cave", 2, "dwarves")
"""Two players have no clan card to hide (DC-210)."""


@some_of(
    "secrets, seats",
    MINES.numbers_of_seats("LM-252", "LM-076", "LM-242"),
    CAVE.numbers_of_seats("DC-284", "DC-081", "DC-278", "DC-280", "DC-252"),
)
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(secrets: Secrets, seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = secrets.cut_worlds(seats, counts(small=2, normal=3, full=60))
    for kind in secrets.tracer.kinds:
        looks = [(world, random.randrange(seats)) for world in made]
        different = [assert_same(secrets.tracer, world, seat, random, [kind]) for world, seat in looks]
        assert any(different) or (secrets.name, seats, kind) == HIDING_NOTHING, kind


@some_of("secrets, seats", MINES.numbers_of_seats("LM-248"), CAVE.numbers_of_seats("DC-280", "DC-243"))
def test_the_audience_sees_only_what_is_public(secrets: Secrets, seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = secrets.cut_worlds(seats, counts(small=2, normal=3, full=30))
    different = [assert_same(secrets.tracer, world, None, random, secrets.tracer.kinds) for world in made]
    assert any(different)


def half_open(secrets: Secrets, world: World, seat: int, kind: str) -> list[Swap]:
    """What the audience could not tell apart but the seat can, because it has observed one of the two."""
    observed = secrets.tracer(world, seat).open[kind]
    swaps = secrets.tracer(world, None).swaps([kind])
    return [swap for swap in swaps if len({swap.one, swap.two} & observed[swap.round]) == 1]


@pytest.mark.parametrize(
    ("secrets", "kind"),
    [
        pytest.param(secrets, kind, id=f"{secrets.name}-{kind}")
        for secrets in (MINES, CAVE)
        for kind in secrets.tracer.kinds
    ],
)
def test_a_seat_notices_when_what_it_has_observed_is_something_else(secrets: Secrets, kind: str) -> None:
    """Else the comparison of these tests would compare nothing."""
    seats, noticed = 5, 0
    for seed in range(24):
        world = secrets.played_world(seats, seed)
        world = replace(world, moves=world.moves[: len(world.moves) // 2])
        blind = secrets.tracer(world, None)
        for seat in range(seats):
            for swap in half_open(secrets, world, seat, kind)[:1]:
                other = blind.swapped(swap)
                if blind.can_be(other):
                    assert all_that_reaches(other, seat) != all_that_reaches(world, seat)
                    noticed += 1
        if noticed > 3:
            return
    raise AssertionError(f"only {noticed} swaps could be noticed")
