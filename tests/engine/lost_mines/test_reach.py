"""Where a figure can get in its turn, told with the cheapest way: compared with every way there is."""

from random import Random

import pytest

from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.view import LostMinesView
from permonik.engine.walking.formats import Spot
from permonik.engine.walking.tables import WALKING
from tests.counts import Counts
from tests.engine.lost_mines.play import GAME, Plan, purposeful_move

FOREST = """
position lost-mines
seats 3
phase walking
steps {steps}
dwarves blue-loyal yellow-loyal blue-saboteur
forest
  Y   EW    F:NESW  T:EW!
  NS  .     NS      .
  B   EW    NW      .
dwarf 1 4,2
token trap 1,4 E
hand 0 NES troll
treasures gold-3 gems-5 silver-1
"""


def ways(steps: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Steps and cost of each place that seat 0 can get to."""
    view = GAME.load(FOREST.format(steps=steps)).screen(0)
    assert isinstance(view, LostMinesView)
    return {(one.way[-1].x, one.way[-1].y): (len(one.way), sum(one.tolls)) for one in view.reach}


def test_a_longer_way_around_a_trap_is_taken_if_there_are_steps_for_it() -> None:
    assert ways(3)[3, 4] == (2, 1)
    assert ways(5)[3, 3] == (5, 0)
    assert ways(3)[3, 3] == (3, 1)
    assert ways(3)[1, 2] == (2, 0)


def test_an_overcome_obstacle_with_somebody_on_it_is_not_entered() -> None:
    assert (4, 2) not in ways(5)


def reached(state: LostMines) -> set[str]:
    """Every card that the figure on turn can get to, by playing every sequence of steps."""
    found: set[str] = set()
    seat, todo = int(state.turn), [state]
    for here in todo:
        if here.over or here.phase != WALKING or int(here.turn) != seat:
            continue
        for move in here.moves():
            if GAME.text(move).startswith("step"):
                found.add(GAME.text(move).removeprefix("step "))
                after = here.clone()
                after.play(move)
                todo.append(after)
    return found


def lost_on(state: LostMines, way: list[Spot]) -> int:
    """Plays a way and counts what its player loses: cards of the hand, or cards to draw."""
    after, seat = state.clone(), int(state.turn)
    lost = 0
    for spot in way:
        before = int(after.held[seat]) + int(after.due)
        assert after.phase == WALKING
        assert int(after.turn) == seat
        after.play(GAME.parse(f"step {spot.x},{spot.y}"))
        if after.phase == WALKING and int(after.turn) == seat:
            lost += before - int(after.held[seat]) - int(after.due)
    return lost


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_what_is_told_is_what_can_be_walked(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=2, normal=6, full=30)):
        state, random = Plan(seats, seed, crowded=True).begin(), Random(seed)
        for _ in range(60):
            if state.over:
                break
            if state.phase == WALKING:
                check(state)
            state.play(purposeful_move(state, random))


def check(state: LostMines) -> None:
    view = state.screen(int(state.turn))
    assert isinstance(view, LostMinesView)
    start = (view.players[view.turn].at.x, view.players[view.turn].at.y)  # type: ignore[union-attr]  # who walks stands
    told = {f"{one.way[-1].x},{one.way[-1].y}" for one in view.reach}
    assert told == reached(state) - {f"{start[0]},{start[1]}"}
    for one in view.reach:
        on_the_way = lost_on(state, one.way)
        assert on_the_way <= sum(one.tolls)
    assert state.screen(None).reach == []  # type: ignore[attr-defined]  # of this game
