"""How states and what they tell look in a session, a test or a log: short, and without anything secret."""

import pytest

import permonik
from permonik.engine.core.game import Game
from tests.engine.games import short_options

every_game = pytest.mark.parametrize("game", permonik.games(), ids=lambda game: game.id)


@every_game
def test_a_state_says_what_everybody_sees(game: Game) -> None:
    state = game.new(4, seed=1, first_player=2, **short_options(game))
    assert repr(state) == f"<{game.id}: 4 seats, round 1, 0 moves told, seat 2 to move>"
    state.play(state.default_move())
    assert "1 moves told" in repr(state)
    while not state.over:
        state.play(state.default_move())
    assert repr(state).endswith("over>")


@every_game
def test_the_same_is_said_of_every_state_that_looks_the_same(game: Game) -> None:
    """Two deals with different secrets; only what a seat may not know differs."""
    one, two = game.new(4, seed=1, first_player=0), game.new(4, seed=2, first_player=0)
    assert one.save() != two.save()
    assert repr(one) == repr(two)


def test_what_was_told_is_named_and_nothing_more() -> None:
    state = permonik.game("saboteur").load("position saboteur\nseats 3\nhand 0 EW\nhand 1 NS\nhand 2 NS\nnext map")
    told = state.play(state.game.parse("place EW 1,0"))
    assert repr(told) == "<told by move 1: placed, drew>"
    assert "map" in repr(list(told))
    assert repr(state.play(state.game.parse("discard NS"))) == "<told by move 2: discarded, drew>"
