"""Many games at once: the same as one after the other."""

from random import Random

import numpy as np
import pytest

import permonik.env
from permonik.engine import games
from permonik.engine.core.errors import MalformedMove, PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.record import read_record
from permonik.env.core.lanes import Glance
from permonik.env.games import actions, eyes
from permonik.env.rewards import Pay, Referee
from permonik.env.seeds import Seeds

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@each_game
def test_a_batch_shows_what_its_games_show_alone(game: Game) -> None:
    many = permonik.env.batch(game.id, 3, seats=game.least_seats, seed=4)
    glance = Glance(eyes(game.id), actions(game.id).coder())
    alone = [game.new(game.least_seats, Seeds(4, lane).next()) for lane in range(3)]
    step = many.reset()
    for _ in range(25):
        for lane, state in enumerate(alone):
            seat = int(state.to_move)
            assert step.to_move[lane] == seat
            assert step.masks[lane].tobytes() == bytes(glance.mask(state))
            assert step.observations[lane].tobytes() == bytes(glance.observation(state, seat))
        chosen = many.random_actions
        for state, action in zip(alone, chosen, strict=True):
            state.play(glance.move(state, int(action)))
        step = many.step(chosen)
    assert many.steps == 75


@pytest.mark.parametrize("pay", ["score", "win", "side"])
def test_games_begin_anew_and_pay_what_a_referee_pays(pay: Pay) -> None:
    many = permonik.env.batch("saboteur", 4, seats=3, seed=1, rewards=pay, records=True, observations=False, rounds=2)
    paid = np.zeros((4, 3))
    step = many.reset()
    assert step.observations.shape == (4, 0)
    ended = 0
    while ended < 5:
        step = many.step(many.random_actions)
        paid += step.rewards
        for episode in many.episodes:
            assert episode.record is not None
            assert step.done[episode.lane]
            *_, (state, _) = read_record(episode.record.write()).replay(many.game)
            assert tuple(state.scores) == episode.scores
            assert state.outcome.winners == episode.winners
            assert Referee(many.game, pay).earned(state) == paid[episode.lane].tolist()
            paid[episode.lane] = 0
            ended += 1
        assert step.done.sum() == len(many.episodes)


def test_a_segment_of_observations_has_its_own_shape() -> None:
    many = permonik.env.batch("lost-mines", 2, seats=3)
    step = many.reset()
    board = many.part(step.observations, "board")
    assert board.shape[0] == 2
    assert board.ndim == 4
    assert board[:, 1].sum() == 2 * 4, "the covered mines"


@each_game
def test_beliefs_are_chances_of_the_roles_that_others_may_have(game: Game) -> None:
    many = permonik.env.batch(game.id, 2, seats=3, beliefs=True)
    step = many.reset()
    for _ in range(4):
        assert step.beliefs.shape == (2, game.most_seats, len(game.roles))
        known = step.beliefs[:, :3] if len(game.roles) > 1 else step.beliefs[:, :0]
        np.testing.assert_allclose(known.sum(axis=2), 1, rtol=1e-5)
        assert (step.beliefs[:, 3:] == 0).all()
        for lane, state in enumerate(many.lanes.states):
            own = game.roles_in_play(state)[int(state.to_move)]
            assert len(game.roles) == 1 or step.beliefs[lane, 0, game.roles.index(own)] == 1
        step = many.step(many.random_actions)


def test_arrays_that_were_handed_out_never_change() -> None:
    many = permonik.env.batch("saboteur", 2, seats=3)
    first = many.reset()
    before = [array.tobytes() for array in first]
    for _ in range(5):
        many.step(many.random_actions)
    assert [array.tobytes() for array in first] == before


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    many = permonik.env.batch("saboteur", 2, seats=3)
    before = many.reset()
    illegal = int(np.flatnonzero(~before.masks[1])[0])
    with pytest.raises(ValueError, match=f"in game 1, not {illegal}"):
        many.step(np.array([many.random_actions[0], illegal]))
    assert many.reset().masks.tobytes() == before.masks.tobytes()
    with pytest.raises(ValueError, match="2 actions"):
        many.step(np.zeros(3, np.int64))


def test_what_is_no_whole_number_is_no_action() -> None:
    many = permonik.env.batch("saboteur", 2, seats=3)
    before = many.reset()
    for wrong in ([0.5, 1.5], [1.0, 1.0], [True, True], ["0", "1"], [None, None]):
        with pytest.raises(MalformedMove, match="expected actions as whole numbers, got an array of"):
            many.step(np.array(wrong))
    assert many.reset().masks.tobytes() == before.masks.tobytes()
    assert many.step(np.array(many.random_actions, np.int32)).masks.any()


def test_a_move_may_be_played_by_its_number() -> None:
    many = permonik.env.batch("saboteur", 1, seats=3, seed=2)
    many.reset()
    state = many.lanes.states[0]
    move = Random(1).choice(state.moves())
    many.step(np.array([many.action_count + move]))
    assert state.number == 1


def test_the_same_seed_gives_the_same_games_whatever_the_others_do() -> None:
    def played(count: int) -> list[bytes]:
        many = permonik.env.batch("dark-cave", count, seats=4, seed=9)
        step = many.reset()
        seen = []
        for _ in range(8):
            seen.append(step.observations[0].tobytes())
            step = many.step(np.array([int(np.flatnonzero(mask)[0]) for mask in step.masks]))
        return seen

    assert played(1) == played(3)


def test_numbers_may_be_those_of_numpy() -> None:
    count, seed = np.array([2, 3])
    ours, theirs = permonik.env.batch("saboteur", 2, seed=3), permonik.env.batch("saboteur", count, seed=seed)
    assert ours.reset().observations.tobytes() == theirs.reset().observations.tobytes()


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"seats": 99}, "3 to 10"),
        ({"rewards": "fame"}, "score | win | side"),
        ({"distance": 3}, "rounds"),
        *(({"count": count}, "a number from 1 on") for count in (None, 0, -1, 1.5, "1", True)),
        *(({"seed": seed}, "a number from 0 to") for seed in (None, -1, 1.5, "1", 2**63, 10**5_000)),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_was_expected(wrong: dict[str, object], expected: str) -> None:
    with pytest.raises(PermonikError, match=expected.replace("|", "\\|")):
        permonik.env.batch("saboteur", **{"count": 1, **wrong})  # type: ignore[arg-type] # that is what is tested
