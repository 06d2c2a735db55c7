"""Diamond Forest looked back at: a race in which time may run out."""

import pytest

from permonik.bots import hindsight_of
from permonik.engine import game as find_game
from permonik.engine.core.state import State

pytestmark = pytest.mark.any_build  # interpreted, it says the same much later

GAME = find_game("diamond-forest")
FAR = """
forest
  E       (path)  (path)  (bog)   E
  (red)   (path)  (imp)   (imp)   (rock-5)
  (path)  (blue)  (path)  (green) (path)
  (path)  (path)  (path)  (path)  E
"""
NEARLY_HOME = """
forest
  E       path    (path)  (red)   (path)
  (path)  (path)  (imp)   (blue)  (rock-5)
  (path)  (path)  (path)  (green) (path)
  (path)  (path)  (path)  path    E
"""


def drawn(forest: str, *lines: str, seats: int = 2) -> State:
    return GAME.load("\n".join(["position diamond-forest", f"seats {seats}", forest.strip(), *lines]))


def chances(state: State) -> tuple[float, tuple[float, ...]]:
    found = hindsight_of(GAME.id).outlook(state, 400, 1)
    assert found.sides["dwarfs"] == pytest.approx(sum(found.seats))
    assert found.sides["nobody"] == pytest.approx(1 - sum(found.seats))
    return found.sides["nobody"], found.seats


def test_without_a_limit_somebody_gets_home() -> None:
    assert chances(drawn(FAR))[0] == 0.0


def test_nobody_is_likely_to_win_where_the_rounds_run_out() -> None:
    rounds = (1, 15, 20)
    chance = [chances(drawn(FAR, "option max_rounds 20", f"round {number}"))[0] for number in rounds]
    assert chance == sorted(chance)
    assert chance[0] < 0.1
    assert chance[-1] > 0.9


def test_who_has_had_its_last_turn_cannot_win_any_more() -> None:
    rich = [f"diamonds {seat} red blue green" for seat in range(2)]
    near = drawn(NEARLY_HOME, "option max_rounds 20", "round 20", "turn 1", "dwarf 0 1,0", "dwarf 1 3,3", *rich)
    _, seats = chances(near)
    assert seats[0] == 0.0
    assert seats[1] > 0.5


def test_who_is_home_first_has_won_although_the_others_play_on() -> None:
    lines = ("option ranking true", "option max_rounds 20", "home 1", "rank 1 1", "dwarf 1 -")
    state = drawn(FAR, *lines, "diamonds 1 red blue green", seats=3)
    assert chances(state) == (0.0, (0.0, 1.0, 0.0))
