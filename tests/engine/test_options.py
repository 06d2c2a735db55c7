"""Options are described once: name, type, default, choices and help."""

import pytest

from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.options import Option


@pytest.mark.parametrize(
    "option",
    [option for game in games() for option in game.options],
    ids=[f"{game.id}-{option.name}" for game in games() for option in game.options],
)
def test_an_option_is_described(option: Option) -> None:
    assert option.type in ("bool", "int", "word", "seat", "text")
    assert option.help.startswith("option-")
    assert option.choices
    assert option.check(option.default, seats=3) == option.default
    for choice in option.choices:
        assert option.check(choice, seats=3) == choice
        assert option.check(str(choice), seats=3) == choice
        assert option.check(f" {str(choice).upper()} ", seats=3) == choice


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_options_that_are_not_given_have_their_defaults(game: Game) -> None:
    expected = {option.name: option.default for option in game.options}
    assert game.new(4, seed=1).view(0).options == expected
