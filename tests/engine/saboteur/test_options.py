"""Options are described once: name, type, default, choices and help."""

import pytest

from permonik.engine.core.options import Option
from tests.engine.play import GAME, facts


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_an_option_is_described(option: Option) -> None:
    assert option.type in ("bool", "int", "seat")
    assert option.help.startswith("option-")
    assert option.choices
    assert option.check(option.default, seats=3) == option.default
    for choice in option.choices:
        assert option.check(choice, seats=3) == choice
        assert option.check(str(choice), seats=3) == choice
        assert option.check(f" {str(choice).upper()} ", seats=3) == choice


def test_options_that_are_not_given_have_their_defaults() -> None:
    expected = {option.name: option.default for option in GAME.options}
    assert facts(GAME.new(5, seed=1)).options == expected
    assert GAME.new(5, seed=1).view(0).options == expected


def test_options_that_are_given_are_kept() -> None:
    given = {"rounds": 2, "first_player": 4, "one_gold_card_per_miner": True, "broken_tool_costs_gold": True}
    state = GAME.new(5, seed=1, **given)
    assert facts(state).options == given
    assert GAME.load(GAME.draw(state)).view(1).options == given


def test_a_seat_may_be_given_as_text() -> None:
    assert facts(GAME.new(5, seed=1, first_player="4")).first == 4
