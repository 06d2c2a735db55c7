"""The Gymnasium environments, tried by Gymnasium's own checker."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import permonik.env
from permonik.engine import games
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.record import read_record
from permonik.env.ids import IDS
from tests.engine.games import short_options

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@each_game
def test_the_interface_is_that_of_gymnasium(game: Game) -> None:
    options: dict[str, Any] = dict(short_options(game))
    check_env(permonik.env.gym(game.id, others="random", **options), skip_render_check=True)


def test_all_games_are_registered() -> None:
    assert sorted(IDS.values()) == sorted(game.id for game in games())
    env = gymnasium.make("permonik/DarkCave-v1", others="random", seats=4)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole game of the first legal actions; what it has brought, and the last info."""
    seen, _ = env.reset(seed=seed)
    earned, over, info = 0.0, False, {}
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        earned += reward
    return earned, info


@pytest.mark.parametrize("others", ["random", "apprentice"])
def test_a_game_beside_bots_is_recorded_and_paid(others: str, tmp_path: Path) -> None:
    env = permonik.env.gym("saboteur", seat=1, seats=3, others=others, records=tmp_path, rounds=1)
    earned, info = play(env, 4)
    (file,) = tmp_path.iterdir()
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.scores == info["scores"]
    assert earned == info["scores"][1]
    assert play(env, 4) == (earned, info), "the same seed"


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = permonik.env.gym("diamond-forest", others="random")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(illegal)[1:] == (-1.0, True, False, {"illegal": True})
    strict = permonik.env.gym("diamond-forest", others="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="a legal action was expected"):
        strict.step(illegal)


def test_who_sits_where_must_make_sense() -> None:
    with pytest.raises(PermonikError, match="a seat from 0 to 2"):
        permonik.env.gym("saboteur", seats=3, seat=3)
    with pytest.raises(PermonikError, match="apprentice"):
        permonik.env.gym("saboteur", others="wizard")
