"""Whatever is wrong with what a caller hands in is a typed error that says what was expected and what came."""

from typing import Any

import pytest

import permonik
from permonik.engine.core.errors import (
    IllegalMove,
    MalformedMove,
    PermonikError,
    UnknownGame,
    UnknownOption,
    WrongOption,
    WrongSeat,
    WrongSeats,
    WrongSeed,
    echo,
)
from permonik.engine.core.game import Game
from tests.engine.games import positions
from tests.engine.play import GAME, Plan
from tests.engine.saboteur2.play import GAME as EXPANSION

every_game = pytest.mark.parametrize("game", permonik.games(), ids=lambda game: game.id)


def says(error: pytest.ExceptionInfo[PermonikError], *parts: str) -> None:
    """The text names what was expected and what came, and so do the details for the message catalogue."""
    text = str(error.value)
    assert text.startswith(error.value.code.replace("_", " "))
    assert f"expected {error.value.expected}, got {echo(error.value.got)}" in text
    assert error.value.details["expected"] == str(error.value.expected)
    assert error.value.details["got"] == echo(error.value.got)
    for part in parts:
        assert echo(part) in text


def test_an_unknown_game_is_named_among_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as error:
        permonik.game("monopoly")
    says(error, "saboteur", "monopoly")


@every_game
@pytest.mark.parametrize("seats", [0, -5, "5", True, None, 5.0, [5], 2**70])
def test_a_wrong_number_of_seats_is_refused(game: Game, seats: Any) -> None:
    for wrong in (seats, game.least_seats - 1, game.most_seats + 1):
        with pytest.raises(WrongSeats) as error:
            game.new(wrong, seed=1)
        says(error, f"{game.least_seats} to {game.most_seats}", str(wrong))


@every_game
@pytest.mark.parametrize("seed", [-1, 2**63, 2**70, b"", b"x" * 31, b"x" * 33, "x", "7", 1.5, True, None])
def test_a_wrong_seed_is_refused(game: Game, seed: Any) -> None:
    with pytest.raises(WrongSeed) as error:
        game.new(game.most_seats, seed)
    says(error, "a number from 0 to 9223372036854775807, or 32 bytes")


def test_the_text_of_a_wrong_seed_does_not_give_secret_bytes_away() -> None:
    with pytest.raises(WrongSeed) as error:
        GAME.new(5, b"secret" * 5)
    says(error, "30 bytes")
    assert "secret" not in str(error.value)


@every_game
def test_an_unknown_option_is_refused_with_the_known_ones(game: Game) -> None:
    with pytest.raises(UnknownOption) as error:
        game.new(game.most_seats, seed=1, jokers=2)
    says(error, ", ".join(option.name for option in game.options), "jokers")


@every_game
def test_an_option_that_is_nothing_is_refused(game: Game) -> None:
    for option in game.options:
        for value in (None, [1], 1.5, "", "9" * 5_000, {"a": 1}):
            with pytest.raises(WrongOption) as error:
                game.new(game.most_seats, seed=1, **{option.name: value})
            says(error, option.name)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("rounds", 0, "1 | 2 | 3"),
        ("rounds", 4, "1 | 2 | 3"),
        ("rounds", True, "1 | 2 | 3"),
        ("rounds", 1.0, "1 | 2 | 3"),
        ("rounds", None, "1 | 2 | 3"),
        ("rounds", "many", "1 | 2 | 3"),
        ("rounds", "9" * 5_000, "1 | 2 | 3"),
        ("rounds", [1], "1 | 2 | 3"),
        ("first_player", 5, "0 | 1 | 2 | 3 | 4 | random"),
        ("first_player", -1, "0 | 1 | 2 | 3 | 4 | random"),
        ("first_player", True, "0 | 1 | 2 | 3 | 4 | random"),
        ("first_player", "nobody", "0 | 1 | 2 | 3 | 4 | random"),
        ("one_gold_card_per_miner", "maybe", "false | true"),
        ("one_gold_card_per_miner", 1, "false | true"),
        ("broken_tool_costs_gold", None, "false | true"),
    ],
)
def test_a_wrong_value_of_an_option_is_refused(name: str, value: object, expected: str) -> None:
    with pytest.raises(WrongOption) as error:
        GAME.new(5, seed=1, **{name: value})
    says(error, name, expected, str(value))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "place | discard"),
        ("   ", "place | discard"),
        ("dance", "place | discard"),
        ("place", "place NES 3,-1 turned"),
        ("place NES", "place NES 3,-1 turned"),
        ("place NES 3", "place NES 3,-1 turned"),
        ("place NES 3,x", "place NES 3,-1 turned"),
        ("place NES 3,-1 upside-down", "place NES 3,-1 turned"),
        ("place NES 3,-1 turned twice", "place NES 3,-1 turned"),
        ("place map 3,-1", "place NES 3,-1 turned"),
        ("place XYZ 3,-1", "place NES 3,-1 turned"),
        ("discard gold", "discard dead-EW"),
        ("discard start", "discard dead-EW"),
        ("break lantern", "break lantern 2"),
        ("break lantern -1", "break lantern 2"),
        ("break hammer 1", "break lantern 2"),
        ("repair cart", "repair pickaxe+cart 0 cart"),
        ("repair cart+pickaxe 0 cart", "repair pickaxe+cart 0 cart"),
        ("repair pickaxe+cart 0", "repair pickaxe+cart 0 cart"),
        ("repair pickaxe+cart x cart", "repair pickaxe+cart 0 cart"),
        ("rockfall", "rockfall 4,1"),
        ("rockfall here", "rockfall 4,1"),
        ("map", "map 8,2"),
        ("turn 8,0", "turn 8,0 turned"),
        ("turn 8,0 sideways", "turn 8,0 turned"),
        ("keep", "keep 3"),
        ("keep 4", "keep 3"),
        ("keep 0", "keep 3"),
        ("keep all", "keep 3"),
    ],
)
def test_a_malformed_move_is_refused_with_an_example(text: str, expected: str) -> None:
    with pytest.raises(MalformedMove) as error:
        GAME.parse(text)
    says(error, expected, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "place | pass"),
        ("discard NS", "place | pass"),
        ("keep 3", "place | pass"),
        ("place bridge", "place ladder-N 2,1 turned"),
        ("place theft 3,-1", "place ladder-N 2,1 turned"),
        ("pass gold", "pass dead-EW"),
        ("theft 3", "theft"),
        ("hands-off", "hands-off 3"),
        ("swap-hand x", "swap-hand 3"),
        ("swap-hats 1 2", "swap-hats 3"),
        ("trapped -1", "trapped 3"),
        ("shed", "shed lantern"),
        ("shed hammer", "shed lantern"),
        ("enough now", "enough"),
        ("steal", "steal 3"),
        ("leave 1", "leave"),
    ],
)
def test_a_malformed_move_of_the_expansion_is_refused_with_an_example(text: str, expected: str) -> None:
    with pytest.raises(MalformedMove) as error:
        EXPANSION.parse(text)
    says(error, expected, text)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("pass", "nothing_discarded", "EX-033"),
        ("pass NS EW", "one_by_one", "EX-024"),
        ("shed theft", "theft_stays", "EX-032"),
        ("steal 12", "no_such_seat", "EX-002"),
        ("trapped " + "9" * 5_000, "no_such_seat", "EX-002"),
    ],
)
def test_what_no_position_of_the_expansion_allows_is_refused_with_its_rule(text: str, reason: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as error:
        EXPANSION.parse(text)
    assert error.value.refusal.reason == reason
    assert rule in error.value.refusal.rules


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("place NES 3,-1 sideways", "sideways", "BA-018"),
        ("discard NS EW", "one_card", "BA-045"),
        ("discard", "one_card", "BA-045"),
        ("place NES 99,0", "outside", "BA-057"),
        ("rockfall 0,-99", "outside", "BA-057"),
    ],
)
def test_what_no_position_allows_is_refused_with_its_rule(text: str, reason: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.parse(text)
    assert error.value.refusal.reason == reason
    assert rule in error.value.refusal.rules
    says(error, text)


NUMBERS = [-1, 2**31, 2**32, 2**32 + 5, 2**63, 2**64, 2**70, -(2**70), 10**1_000]


@every_game
def test_a_number_that_is_no_move_is_refused_and_nothing_changes(game: Game) -> None:
    state = game.new(game.most_seats, seed=1)
    before = state.save()
    for number in (*NUMBERS, game.move_count):
        for ask in (state.play, state.refusal, game.text, game.parts):
            with pytest.raises(MalformedMove) as error:
                ask(number)
            says(error, f"a number from 0 to {game.move_count - 1}")
    assert state.save() == before


def test_an_illegal_move_is_refused_with_its_reason_and_nothing_changes() -> None:
    state = GAME.new(5, seed=1)
    before = state.save()
    with pytest.raises(IllegalMove) as error:
        state.play(GAME.parse("keep 3"))
    says(error, "a legal move", "keep 3", "other_decision")
    assert state.save() == before


@pytest.mark.parametrize("seat", [-1, 4, 5, 99, 2**70])
def test_a_move_for_the_wrong_seat_is_refused_and_nothing_changes(seat: int) -> None:
    state = GAME.new(5, seed=1, first_player=2)
    before = state.save()
    with pytest.raises(WrongSeat) as error:
        state.play(state.moves()[0], seat)
    says(error, "seat 2", f"seat {seat}")
    assert state.save() == before


def test_no_move_is_accepted_after_the_game_is_over() -> None:
    *_, state = positions(Plan(4, 1, options={"rounds": 1}))
    before = state.save()
    assert state.moves() == []
    for move in (0, GAME.parse("discard NS"), GAME.parse("keep 1")):
        for seat in (None, 0, 3):
            with pytest.raises(IllegalMove) as error:
                state.play(move, seat)
            assert error.value.refusal.reason == "game_over"
    assert state.save() == before


@every_game
@pytest.mark.parametrize("seat", [-1, 4, 99, 2**70])
def test_a_seat_that_does_not_exist_has_no_view_and_no_screen(game: Game, seat: int) -> None:
    state = game.new(4, seed=1)
    for look in (state.view, state.screen, lambda one: game.screens(state, {one})):
        with pytest.raises(PermonikError, match="a seat from 0 to 3"):
            look(seat)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("break lantern 10", "no_such_seat", "BA-001"),
        ("repair cart " + "9" * 5_000, "no_such_seat", "BA-001"),
        ("map 8,1", "no_goal", "BA-103"),
        ("map 7,0", "no_goal", "BA-103"),
        ("turn 0,0 turned", "no_goal", "BA-074"),
        ("place NES 99,0", "outside", "BA-053"),
        ("place NES 3,-1 sideways", "sideways", "BA-018"),
        ("discard", "one_card", "BA-045"),
        ("discard NS EW", "one_card", "BA-045"),
    ],
)
def test_what_no_number_can_express_is_refused_with_its_rule(text: str, reason: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text)
    assert refused.value.refusal.reason == reason
    assert rule in refused.value.refusal.rules


@pytest.mark.parametrize(
    "text", ["PLACE nes 3,-1 TURNED", "Repair Cart 1", "break Lantern 2", "place NES 3,-1 upright"]
)
def test_letters_may_be_small_or_capital(text: str) -> None:
    assert GAME.text(GAME.parse(text)).lower() == text.lower().removesuffix(" upright")
