"""The measurements are taken, not typed in."""

import pytest

from permonik.engine import COMPILED, game, games
from permonik.lab.bench import drive, first_state, measure, middle_state

every_game = pytest.mark.parametrize("name", [one.id for one in games()])


@every_game
def test_figures_are_positive_and_name_the_build(name: str) -> None:
    figures = measure(game(name), effort=0.01)
    assert figures["game"] == name
    assert figures["compiled"] is COMPILED
    for figure in ("playouts_per_s", "us_per_step", "api_us_per_step", "clone_us", "imagine_us"):
        value = figures[figure]
        assert isinstance(value, float)
        assert value > 0


@every_game
def test_driven_games_are_played_to_their_end(name: str) -> None:
    assert drive(game(name), games=2, seed=1) >= 2 * 20


def test_the_work_is_one_round_for_five_seats() -> None:
    state = first_state(game("saboteur"))
    assert state.seats == 5
    state.playout(state.generator)
    assert state.round == 1


def test_the_work_is_ten_rounds_for_four_seats() -> None:
    state = first_state(game("diamond-forest"))
    assert state.seats == 4
    state.playout(state.generator)
    assert state.round == 10


@every_game
def test_a_game_is_not_over_in_the_middle(name: str) -> None:
    assert not middle_state(game(name)).over
