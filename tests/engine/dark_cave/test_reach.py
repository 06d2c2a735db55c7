"""Where a dwarf or a creature can get in its turn, told with the cheapest way: compared with every way there is."""

from random import Random

import pytest

from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import CREEPING
from permonik.engine.dark_cave.view import DarkCaveView
from permonik.engine.walking.formats import Spot
from permonik.engine.walking.tables import WALKING
from tests.counts import Counts
from tests.engine.dark_cave.play import GAME, Plan, purposeful_move

CAVE = """
position dark-cave
seats 3
phase walking
steps {steps}
dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur
cave
  .   1L:SW       .
  S   1T:NE|SW    1NW
  .   1Bns:NS|EW  .
dwarf 0 1,0 1
nuggets 0 {nuggets}
hand 0 NES-I
{more}
"""

Ways = dict[tuple[int, int, int], tuple[int, int, int]]


def ways(steps: int, nuggets: int = 3, more: str = "") -> Ways:
    """Steps, cards and nuggets to each field that seat 0 can get to."""
    view = GAME.load(CAVE.format(steps=steps, nuggets=nuggets, more=more)).screen(0)
    assert isinstance(view, DarkCaveView)
    ends = {(one.way[-1].x, one.way[-1].y, one.way[-1].field): one for one in view.reach}
    return {end: (len(one.way), sum(one.tolls), sum(one.nuggets)) for end, one in ends.items()}


def test_a_longer_way_around_a_tunnel_is_taken_if_there_are_steps_for_it() -> None:
    assert ways(3)[2, 0, 0] == (3, 0, 1)
    assert ways(4)[2, 0, 0] == (4, 0, 0)


def test_a_bridge_costs_a_card() -> None:
    assert ways(3)[1, 1, 0] == (1, 1, 0)


def test_a_tunnel_costs_gold_as_long_as_there_is_any() -> None:
    assert ways(1)[1, 0, 2] == (1, 0, 1)
    assert ways(1, nuggets=0)[1, 0, 2] == (1, 0, 0)


def test_no_way_goes_on_from_a_creature() -> None:
    assert (1, -1, 0) in ways(2)
    found = ways(2, more="creature rat-I 0,0:0 1")
    assert (0, 0, 0) in found
    assert (1, -1, 0) not in found


def test_nobody_else_is_told() -> None:
    state = GAME.load(CAVE.format(steps=3, nuggets=3, more=""))
    for seat in (1, 2, None):
        view = state.screen(seat)
        assert isinstance(view, DarkCaveView)
        assert view.reach == []


def walks(state: DarkCave) -> bool:
    return not state.over and state.phase in (WALKING, CREEPING)


def reached(state: DarkCave) -> set[str]:
    """Every field that whoever walks can get to, by playing every sequence of steps."""
    found: set[str] = set()
    seat, phase, todo = int(state.turn), state.phase, [state]
    for here in todo:
        if not walks(here) or here.phase != phase or int(here.turn) != seat:
            continue
        for move in here.moves():
            if GAME.text(move).startswith("step"):
                found.add(GAME.text(move).removeprefix("step "))
                after = here.clone()
                after.play(move)
                todo.append(after)
    return found


def gold_paid(state: DarkCave, way: list[Spot]) -> int:
    """Plays a way and counts the nuggets that its tunnels take."""
    after = state.clone()
    paid = 0
    for spot in way:
        assert walks(after)
        told = after.play(GAME.parse(f"step {spot.x},{spot.y} {spot.field}"))
        paid += [event.name for event in told].count("paid_toll")
    return paid


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_what_is_told_is_what_can_be_walked(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=2, normal=6, full=30)):
        state, random = Plan(seats, seed, crowded=True).begin(), Random(seed)
        for _ in range(60):
            if state.over:
                break
            if walks(state):
                check(state)
            state.play(purposeful_move(state, random))


def check(state: DarkCave) -> None:
    view = state.screen(int(state.turn))
    assert isinstance(view, DarkCaveView)
    told = {f"{one.way[-1].x},{one.way[-1].y} {one.way[-1].field}" for one in view.reach}
    assert told == reached(state) - {origin(state)}
    for one in view.reach:
        assert gold_paid(state, one.way) == sum(one.nuggets)


def origin(state: DarkCave) -> str:
    """Where whoever walks stands."""
    place = int(state.cave.figures[int(state.walker())])
    x, y = GAME.vocabulary.grid.point(place >> 3)
    return f"{x},{y} {place & 7}"
