"""Whatever a seat has not observed leaves no trace in anything that it gets, however hands and hats change places."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from tests.counts import Counts, some_of
from tests.engine import play as play_base
from tests.engine.saboteur import worlds as base
from tests.engine.saboteur2 import play as play_expansion
from tests.engine.saboteur2 import worlds as expansion
from tests.engine.worlds import Tracer, World, assert_same

pytestmark = pytest.mark.any_build


@dataclass(frozen=True)
class Secrets:
    """What a game of digging hides, and games of it."""

    tracer: Tracer
    kinds: tuple[str, ...]
    cut_worlds: Callable[[int, int], list[World]]
    all_seats: range

    def numbers_of_seats(self, name: str) -> list[object]:
        return [pytest.param(self, seats, id=f"{name}-{seats}") for seats in self.all_seats]


BASE = Secrets(base.Trace, ("deck", "goals", "roles", "stack"), base.cut_worlds, play_base.SEATS)
EXPANSION = Secrets(expansion.Trace, ("deck", "goals", "roles"), expansion.cut_worlds, play_expansion.SEATS)
each_of_digging = some_of("secrets, seats", BASE.numbers_of_seats("saboteur"), EXPANSION.numbers_of_seats("saboteur-2"))


@each_of_digging
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(secrets: Secrets, seats: int, counts: Counts) -> None:
    random = Random(seats)
    made = secrets.cut_worlds(seats, counts(small=2, normal=2, full=40))
    for kind in secrets.kinds:
        looks = [(world, random.randrange(seats)) for world in made]
        different = [assert_same(secrets.tracer, world, seat, random, [kind], 1) for world, seat in looks]
        assert any(different), kind


@each_of_digging
def test_seats_and_audience_get_the_same_when_many_facts_are_swapped(
    secrets: Secrets, seats: int, counts: Counts
) -> None:
    random = Random(seats)
    made = secrets.cut_worlds(seats, counts(small=1, normal=1, full=40))
    for seat in (None, random.randrange(seats)):
        different = [assert_same(secrets.tracer, world, seat, random, secrets.kinds, 6) for world in made]
        assert any(different), seat
