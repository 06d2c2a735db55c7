"""The games in OpenSpiel, tried by its own tests and searched by its own search."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # no wheels for every platform

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from permonik.engine import games  # noqa: E402
from permonik.engine.core.game import Game  # noqa: E402
from permonik.env import spiel  # noqa: E402

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def load(game: Game, **more: object) -> Any:
    given = {"players": max(3, game.least_seats), "seed": 3, **more}
    return pyspiel.load_game(f"{spiel.name_of(game)}({','.join(f'{name}={value}' for name, value in given.items())})")


def dealt(loaded: Any) -> Any:
    state = loaded.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(spiel.DEAL)
    return state


def after(state: Any, moves: int, random: Random) -> Any:
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.any_build
def test_a_whole_game_passes_the_simulation_of_openspiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("permonik_dark_cave(players=3)"), 1, False, False)


@each_game
def test_a_state_is_copied_and_stored(game: Game) -> None:
    loaded = load(game)
    state = after(dealt(loaded), 20, Random(1))
    for other in (state.clone(), loaded.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        before = str(state)
        after(other, 3, Random(2))
        assert str(state) == before


@each_game
def test_another_world_is_the_same_to_the_seat_it_was_made_for(game: Game) -> None:
    state = after(dealt(load(game)), 15, Random(4))
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, Random(number).random) for number in range(4)]
    for world in worlds:
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1


@pytest.mark.any_build
def test_a_playthrough_ends_with_the_returns() -> None:
    """OpenSpiel writes down everything that a game tells, to its end: here of a short game."""
    name = "permonik_diamond_forest(players=2,seed=2,options=max_rounds:5;board:light)"
    written = generate_playthrough.playthrough(name, [spiel.DEAL], seed=1)
    assert "IsTerminal() = True" in written
    assert written.rstrip().splitlines()[-1].startswith("Returns() = ")


@each_game
def test_the_search_of_openspiel_plays(game: Game) -> None:
    loaded = load(game, rewards="side")
    state = after(dealt(loaded), 10, Random(5))
    bot = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=Halfway(),
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


class Halfway(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel says nothing of its types
    """Knows nothing: the search is tried, not its strength."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Exception, match="3 to 10"):
        pyspiel.load_game("permonik_saboteur(players=99)")
