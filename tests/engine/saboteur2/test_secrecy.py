"""Who has observed something notices when it is something else, or `tests/engine/test_secrecy.py` compares nothing."""

from random import Random

import pytest

from tests.counts import Counts, some_of
from tests.engine.dealt_worlds import Swap
from tests.engine.reaching import all_that_reaches
from tests.engine.saboteur2.play import SEATS
from tests.engine.saboteur2.worlds import Trace, played_world
from tests.engine.worlds import World

pytestmark = pytest.mark.any_build

KINDS = ("deck", "goals", "roles")


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
    random = Random(seats)
    noticed = 0
    for seed in range(counts(small=1, normal=2, full=8)):
        world = played_world(seats, seed)
        for seat in random.sample(range(seats), seats):
            if choices := half_open(world, seat)[kind]:
                other = Trace(world, None).swapped(random.choice(choices))
                assert all_that_reaches(other, seat) != all_that_reaches(world, seat)
                noticed += 1
                break
    assert noticed > 0
