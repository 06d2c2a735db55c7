"""The PettingZoo environments, tried by PettingZoo's own tests."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

import permonik.env
from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.record import read_record
from permonik.env.turns import TurnsEnv
from tests.engine.games import short_options

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def _their_advice() -> Iterator[None]:
    """PettingZoo recommends what does not apply here, such as observations that are one array."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def made(game: Game, **more: Any) -> TurnsEnv:
    options: dict[str, Any] = {**short_options(game), **more}
    return permonik.env.aec(game.id, seats=max(3, game.least_seats), **options)


@each_game
def test_the_interface_is_that_of_pettingzoo(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(game), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    seed_test(lambda: made(game), num_cycles=15)


def test_beliefs_are_one_more_array() -> None:
    env = permonik.env.aec("saboteur", seats=4, beliefs=True)
    env.reset(seed=1)
    seen = env.last()[0]
    assert env.observation_space(env.agent_selection).contains(seen)
    assert seen["beliefs"].sum() > 3.9


def test_a_game_stops_after_so_many_cycles() -> None:
    def env(max_cycles: int) -> TurnsEnv:
        made = permonik.env.aec("saboteur", seats=3, first_player=0, illegal="default", max_cycles=max_cycles)
        made.metadata["is_parallelizable"] = True  # so few cycles are: the test wants them side by side, too
        return made

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))))


def play(env: TurnsEnv) -> dict[str, float]:
    """A whole game by chance; what each seat has earned."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return earned


@each_game
def test_rewards_are_the_scores_of_the_rules_and_every_game_is_recorded(game: Game, tmp_path: Path) -> None:
    env = made(game, records=tmp_path)
    env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(5)
    earned = play(env)
    (file,) = tmp_path.iterdir()
    *_, (state, _) = read_record(file.read_text(encoding="utf-8")).replay(game)
    assert state.over
    assert list(earned.values()) == [float(score) for score in state.scores]


def test_an_illegal_action_is_refused() -> None:
    env = permonik.env.aec("saboteur")
    env.reset(seed=1)
    illegal = int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(ValueError, match="a legal action was expected"):
        env.step(illegal)


@each_game
def test_a_board_is_drawn_without_secrets(game: Game) -> None:
    seen = {mode: made(game, render_mode=mode) for mode in ("ansi", "svg")}
    for mode, env in seen.items():
        env.reset(seed=1)
        drawn = env.render()
        assert drawn is not None
        assert drawn.startswith("<svg" if mode == "svg" else game.id)
        imagined = game.imaginer(env.table.state.view(0))(1)
        env.table.state = imagined
        assert env.render() == drawn


@pytest.mark.parametrize("wrong", [{"illegal": "laugh"}, {"render_mode": "human"}])
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="was expected, not"):
        permonik.env.aec("saboteur", **wrong)
