"""The measurements are taken, not typed in."""

import pytest

from permonik.engine import COMPILED, game
from permonik.lab.bench import drive, first_state, measure, middle_state


@pytest.mark.parametrize("name", ["saboteur", "saboteur-2"])
def test_figures_are_positive_and_name_the_build(name: str) -> None:
    figures = measure(game(name), effort=0.01)
    assert figures["game"] == name
    assert figures["compiled"] is COMPILED
    for figure in ("playouts_per_s", "us_per_step", "api_us_per_step", "clone_us", "imagine_us"):
        value = figures[figure]
        assert isinstance(value, float)
        assert value > 0


def test_driven_games_are_played_to_their_end() -> None:
    assert drive(game("saboteur"), games=2, seed=1) >= 2 * 20


def test_the_work_is_one_round_for_five_seats() -> None:
    state = first_state(game("saboteur"))
    assert state.seats == 5
    state.playout(state.generator)
    assert state.round == 1
    assert not middle_state(game("saboteur")).over
