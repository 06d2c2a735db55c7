"""Rhymes and spoken sentences of Diamond Forest, for those who cannot read yet."""

import csv
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, TextElement

import permonik
from permonik.messages import LANGUAGES, catalogue
from permonik.sights.words import dashed

CARDS = permonik.game("diamond-forest").cards
KINDS = sorted({card.kind for card in CARDS})
MOST_LETTERS = 120
SOUNDS_LIKE = str.maketrans("yýíäěáéóúů", "iiieeaeouu")
"""Rhymes for children may differ in how long a vowel is."""


def text_of(language: str, name: str) -> str:
    return files("permonik.messages").joinpath(language, name).read_text(encoding="utf-8")


def lines(language: str, kind: str) -> list[str]:
    return catalogue(language).say(f"rhyme-{kind}").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_tile_has_a_rhyme_of_two_to_four_lines(language: str) -> None:
    ids = re.findall(r"^rhyme-(\w+) =", text_of(language, "rhymes-diamond-forest.ftl"), re.MULTILINE)
    assert sorted(ids) == KINDS
    assert all(2 <= len(lines(language, kind)) <= 4 for kind in KINDS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["cs", "sk"])
def test_lines_end_alike_where_spelling_follows_sound(language: str, kind: str) -> None:
    endings = {re.sub(r"\W", "", line)[-2:].translate(SOUNDS_LIKE) for line in lines(language, kind)}
    assert len(endings) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_lie_in_the_forest_and_every_trick_is_said_aloud(language: str) -> None:
    with files("permonik.engine.diamond_forest").joinpath("data", "die.csv").open(encoding="utf-8") as table:
        tricks = {row["trick"] for row in csv.DictReader(table)}
    ids = [f"speak-tile-{dashed(card.name)}" for card in CARDS] + [f"speak-trick-{trick}" for trick in tricks]
    assert [name for name in ids if not catalogue(language).has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_die_is_said_in_a_word(language: str) -> None:
    said = [catalogue(language).say("speak-rolled", pips=pips) for pips in range(1, 7)]
    assert len(set(said)) == len(said)


class Sentences(visitor.Visitor):
    def __init__(self, message: Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - named after the node
        self.found.append(node.value)


def sentences(language: str) -> Iterator[str]:
    for entry in FluentParser().parse(text_of(language, "speak-diamond-forest.ftl")).body:
        if isinstance(entry, Message):
            yield from Sentences(entry).found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spoken_is_short_and_has_no_figures(language: str) -> None:
    """A voice reads figures in forms that may not fit the sentence."""
    assert [text for text in sentences(language) if len(text) > MOST_LETTERS or re.search(r"\d", text)] == []
