"""The options of the base game."""

from tests.engine.play import GAME, facts


def test_options_that_are_given_are_kept() -> None:
    given = {"rounds": 2, "first_player": 4, "one_gold_card_per_miner": True, "broken_tool_costs_gold": True}
    state = GAME.new(5, seed=1, **given)
    assert facts(state).options == given
    assert GAME.load(GAME.draw(state)).view(1).options == given


def test_a_seat_may_be_given_as_text() -> None:
    assert facts(GAME.new(5, seed=1, first_player="4")).first == 4
