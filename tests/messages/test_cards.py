"""Whoever reads the page learns which card it is and where its tunnels go, without its code."""

import re

import pytest

from permonik.engine import games
from permonik.engine.board.shapes import edge_names
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.messages import LANGUAGES, catalogue
from permonik.sights.sides import open_sides
from permonik.sights.words import dashed

WAYS = {
    "en": {"N": "up", "E": "right", "S": "down", "W": "left"},
    "cs": {"N": "nahoru", "E": "doprava", "S": "dolů", "W": "doleva"},
    "sk": {"N": "nahor", "E": "doprava", "S": "nadol", "W": "doľava"},
}
CODE = re.compile(r"\b[NESW]{1,4}\b")

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def as_it_lies(language: str, card: Card, turned: bool) -> str:
    """What the page says of a card whose sides matter."""
    texts, message = catalogue(language), f"card-{dashed(card.name)}"
    if not texts.has(f"{message}.laid"):
        return texts.say(f"{message}.title")
    return texts.say(f"{message}.laid", turned="yes" if turned else "no")


def ways_in(language: str, text: str) -> str:
    said = re.findall(r"\w+", text)
    return "".join(edge for edge, way in WAYS[language].items() if way in said)


@every_language
@every_game
def test_every_card_has_a_title_that_is_no_code(game: Game, language: str) -> None:
    messages = [f"card-{dashed(card.name)}.title" for card in game.cards]
    assert [message for message in messages if not catalogue(language).has(message)] == []
    assert [title for title in map(catalogue(language).say, messages) if CODE.search(title)] == []


@every_language
@every_game
def test_no_two_cards_in_a_hand_are_said_alike(game: Game, language: str) -> None:
    said = [as_it_lies(language, card, turned=False) for card in game.cards]
    assert sorted(set(said)) == sorted(said)


@every_language
@every_game
def test_a_card_with_fewer_than_four_tunnels_is_said_with_the_sides_as_it_lies(game: Game, language: str) -> None:
    for card in game.cards:
        for turned in (False, True):
            sides = edge_names(open_sides(card, turned))
            if len(sides) < 4:
                assert ways_in(language, as_it_lies(language, card, turned)) == sides, card.name


@every_language
@every_game
def test_what_a_card_is_for_names_no_compass(game: Game, language: str) -> None:
    compass = {catalogue(language).say(f"side-{side}") for side in "NESW"}
    for card in game.cards:
        assert not compass & set(re.findall(r"\w+", catalogue(language).say(f"card-{dashed(card.name)}.meaning")))
