"""What is of a wrong type is refused like everything else that is wrong: with a typed error, and nothing changes."""

from contextlib import nullcontext
from typing import Any

import pytest

import permonik
from permonik.engine.core.errors import (
    DamagedPosition,
    DamagedRecord,
    DamagedView,
    MalformedMove,
    UnknownGame,
    WrongOption,
    WrongSeat,
    WrongSeed,
)
from permonik.engine.core.game import Game
from permonik.engine.core.record import read_record
from permonik.engine.core.state import State

every_game = pytest.mark.parametrize("game", permonik.games(), ids=lambda game: game.id)
NO_NUMBERS = ["place NS 1,0", "7", "x" * 10_000, b"7", 1.0, True, False, [1], {}, object(), 10**10_000]


@every_game
@pytest.mark.parametrize("move", [*NO_NUMBERS, None], ids=lambda value: type(value).__name__)
def test_what_is_no_number_is_no_move(game: Game, move: Any) -> None:
    state = game.new(game.most_seats, seed=1)
    before = state.save()
    for ask in (state.play, state.refusal, game.text, game.parts, lambda one: state.play(one, int(state.to_move))):
        with pytest.raises(MalformedMove, match=f"expected a number from 0 to {game.move_count - 1}, got") as error:
            ask(move)
        assert len(str(error.value)) < 200
    assert state.save() == before


@every_game
@pytest.mark.parametrize("seat", NO_NUMBERS, ids=lambda value: type(value).__name__)
def test_what_is_no_number_is_no_seat(game: Game, seat: Any) -> None:
    state = game.new(game.most_seats, seed=1, first_player=1)
    before, move = state.save(), state.moves()[0]
    for ask in (
        state.view,
        state.screen,
        state.history,
        lambda one: game.view(state, one),
        lambda one: game.screen(state, one),
        lambda one: game.screens(state, [one]),
        lambda one: state.play(move, one),
    ):
        with pytest.raises(WrongSeat) as error:
            ask(seat)
        assert len(str(error.value)) < 200
    if not isinstance(seat, int) or isinstance(seat, bool):  # to a number the answer is whose turn it is
        with pytest.raises(WrongSeat, match=f"expected a seat from 0 to {game.most_seats - 1}, got"):
            state.refusal(move, seat)
    assert state.save() == before


@every_game
@pytest.mark.parametrize("value", [7, None, b"roll", 1.5, ["roll"], object()], ids=lambda value: type(value).__name__)
def test_what_is_no_text_means_nothing(game: Game, value: Any) -> None:
    with pytest.raises(MalformedMove, match="expected a move as text, got"):
        game.parse(value)


@every_game
@pytest.mark.parametrize("value", [7, None, 1.5, ["{"], object()], ids=lambda value: type(value).__name__)
def test_what_is_neither_text_nor_bytes_is_no_position_and_no_view(game: Game, value: Any) -> None:
    with pytest.raises(DamagedPosition, match="expected a text or bytes, got"):
        game.load(value)
    with pytest.raises(DamagedView, match="expected a saved view, as bytes, got"):
        game.load_view(value)
    with pytest.raises(DamagedView, match=f"expected a view of {game.id}, got"):
        game.imaginer(value)
    with pytest.raises(UnknownGame):
        permonik.game(value)


@every_game
@pytest.mark.parametrize("seed", ["7", None, 1.5, True, b"7", -1, 2**63], ids=repr)
def test_what_is_no_seed_gives_no_sample(game: Game, seed: Any) -> None:
    sample = game.imaginer(game.new(game.most_seats, seed=1).view(0))
    with pytest.raises(WrongSeed, match="expected a number from 0 to 9223372036854775807, got"):
        sample(seed)


@every_game
@pytest.mark.parametrize(
    "state", [*(other.new(3, 1) for other in permonik.games()), None, "{", object()], ids=lambda one: f"{one}"[:15]
)
def test_a_game_asks_for_states_of_its_own(game: Game, state: Any) -> None:
    own = isinstance(state, State) and state.game is game
    came = f"a state of {state.game.id}" if isinstance(state, State) else type(state).__name__
    refused = pytest.raises(DamagedPosition, match=f"expected a state of {game.id}, got {came}")
    for ask in (
        game.save,
        game.draw,
        lambda one: game.view(one, 0),
        lambda one: game.screen(one, 0),
        lambda one: game.screens(one, [0]),
        lambda one: game.screen_parts(one, [0]),
        game.outcome,
        game.summaries,
        game.roles_in_play,
        game.default_move,
    ):
        with nullcontext() if own else refused:
            ask(state)


@every_game
@pytest.mark.parametrize("word", [None, 1.5, "x", b"x", [1], 2**70, -1], ids=repr)
def test_what_is_no_word_of_an_event_tells_nothing(game: Game, word: Any) -> None:
    with pytest.raises(DamagedView, match="expected an event of the game, got"):
        game.event(word)


@every_game
@pytest.mark.parametrize("view", [None, 7, "x", b"{}", [[1]]], ids=repr)
def test_what_is_no_view_was_told_nothing(game: Game, view: Any) -> None:
    with pytest.raises(DamagedView, match=f"expected a view of {game.id}, got"):
        game.told(view)


@pytest.mark.parametrize("text", [None, 7, b"permonik record 1", ["permonik record 1"]], ids=repr)
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(DamagedRecord, match="expected a record as text, got"):
        read_record(text)


def test_a_number_too_long_to_write_is_described() -> None:
    with pytest.raises(WrongOption, match="got a number of 16610 bits"):
        permonik.game("saboteur").new(3, 1, rounds=10**5_000)


def nested() -> list[Any]:
    inside: list[Any] = []
    for _ in range(100_000):
        inside = [inside]
    return inside


@pytest.mark.parametrize("value", [[10**5_000], nested()], ids=["long", "nested"])
def test_of_what_cannot_be_written_the_type_is_named(value: Any) -> None:
    game = permonik.game("saboteur")
    state = game.new(3, 1)
    with pytest.raises(MalformedMove, match=r"got list$"):
        state.play(value)
    with pytest.raises(WrongOption, match=r"got list$"):
        game.new(3, 1, rounds=value)
    with pytest.raises(UnknownGame, match=r"got list$"):
        permonik.game(value)
