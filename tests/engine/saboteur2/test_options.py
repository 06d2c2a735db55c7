"""The options of the game with the expansion."""

from tests.engine.saboteur2.play import GAME


def test_options_that_are_given_are_kept() -> None:
    given = {"rounds": 2, "first_player": 4, "generous_both_doors": True}
    state = GAME.new(5, seed=1, **given)
    assert state.view(1).options == given
    assert GAME.load(state.save()).view(1).options == given
    assert GAME.load(GAME.draw(state)).view(1).options == given
    assert state.first == 4
