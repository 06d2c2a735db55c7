"""Every card of every game is explained by a section of its rules, and says what it does."""

import json
from pathlib import Path
from typing import Any

import pytest

from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.messages import LANGUAGES, catalogue

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def book(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((GAMES / game / "book.json").read_text(encoding="utf-8"))
    return read


def section_of(card: Any, game: str) -> str | None:
    """As the page finds it: by the name, its beginning, the feature or the kind, in the own book or in the base one."""
    found = book(game)
    for word in (card.name, card.name.split("-")[0], getattr(card, "feature", ""), card.kind):
        for section in found["sections"]:
            if word and (section["id"] == word or word in section.get("cards", ())):
                return f"rules-{game}-{section['id']}"
    return section_of(card, found["base"]) if "base" in found else None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_card_has_a_section_and_a_meaning_in_every_language(game: Game) -> None:
    for card in game.cards:
        section = section_of(card, game.id)
        assert section is not None, card.name
        for language in LANGUAGES:
            name = f"card-{card.name.replace('+', '-')}"
            assert catalogue(language).has(section), (section, language)
            assert catalogue(language).has(f"{name}.meaning"), (name, language)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_section_names_only_cards_that_there_are(game: Game) -> None:
    words = {
        word
        for card in game.cards
        for word in (card.name, card.name.split("-")[0], getattr(card, "feature", ""), card.kind)
    }
    assert {word for section in book(game.id)["sections"] for word in section.get("cards", ())} <= words
