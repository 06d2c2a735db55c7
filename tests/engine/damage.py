"""Damaged positions, drawings and views: each is refused with what was expected and what came."""

import json
from typing import Any

import pytest

from permonik.engine.core.errors import DamagedPosition, PermonikError, echo
from permonik.engine.core.game import Game

Facts = dict[str, Any]


def saved(text: str | bytes) -> Facts:
    facts: Facts = json.loads(text)
    return facts


def refuse(game: Game, facts: Facts, error: type[PermonikError] = DamagedPosition) -> str:
    with pytest.raises(error) as caught:
        game.load(json.dumps(facts))
    text = str(caught.value)
    assert f"expected {caught.value.expected}, got {echo(caught.value.got)}" in text
    return text


def refuse_fact(game: Game, name: str, value: object) -> str:
    """A freshly dealt game of four with one fact that cannot be."""
    facts = saved(game.new(4, seed=1).save())
    if name in ("mine", "hands", "broken", "discards", "trapped", "thefts", "aside"):
        facts["deck"] = []
    facts[name] = value
    return refuse(game, facts)


def refuse_line(game: Game, drawn: str, line: str, instead: str) -> str:
    """A drawing that is right but for one line."""
    assert line in drawn
    game.load(drawn)
    with pytest.raises(PermonikError) as error:
        game.load(drawn.replace(line, instead, 1))
    return str(error.value)
