"""Cards as they lie, one word each, as drawings write them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.shapes import Shape, edge_names
from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.cards import Card

SOME = 9
"""Of words that are marked in another way every ninth is an example."""
AnyVocabulary = TypeVar("AnyVocabulary", bound=CardVocabulary)

FEATURES = {
    "blue": "B:",
    "green": "G:",
    "ladder": "L:",
    "crystal": "C:",
    "camp": "F:",
    "rocks": "R:",
    "tree": "T:",
    "lake": "W:",
    "pit": "P:",
}


def word_of(card: Card, shape: Shape) -> str:
    """Joined edges in capitals, `|` between tunnels that never meet, stubs behind `+`; a dead end in small letters."""
    groups = dict.fromkeys(edges for edges in shape.joined if edges)
    tunnels = [edge_names(edges) for edges in groups if edges.bit_count() > 1 or card.ladder]
    stubs = [edge_names(edges) for edges in groups if edges.bit_count() == 1 and not card.ladder]
    word = "+".join(["|".join(tunnels), *stubs]) if tunnels else edge_names(shape.open).lower()
    return FEATURES.get(card.feature, "") + word


def examples(words: Iterable[str]) -> Iterator[str]:
    """The first word with each mark that there is; after the plain ones first those without a feature."""
    plain = [word for word in words if ":" not in word]
    featured = [word for word in words if ":" in word]
    yield from (word for word in ("NES", "nes") if word in plain)
    yield from firsts(plain, "|+", str.__contains__)
    yield from firsts(featured, FEATURES.values(), str.startswith)


def firsts(words: Iterable[str], marks: Iterable[str], has: Callable[[str, str], bool]) -> Iterator[str]:
    """The first word with each mark, where there is one."""
    for mark in marks:
        yield from [word for word in words if has(word, mark)][:1]


class CardWords(Generic[AnyVocabulary]):
    """The words of one game's cards, and back."""

    def __init__(self, vocabulary: AnyVocabulary, word: Callable[[Card, Shape], str] = word_of) -> None:
        self.vocabulary = vocabulary
        self.words = [word(vocabulary.cards[shape.card], shape) for shape in vocabulary.shapes]
        deck_shapes = vocabulary.shapes[: int(vocabulary.card_numbers.deck_shapes)]
        self.lying = {
            word: (vocabulary.names[shape.card], shape.turned)
            for word, shape in zip(self.words, deck_shapes, strict=False)  # start and goals are not laid
        }
        """The card of the deck that a word means, and whether it is turned."""
        self.examples = " ".join(examples(self.lying)) or " ".join(list(self.lying)[::SOME])
        """A word for each way to write a card."""
        self.column = max(map(len, self.words)) + len("* ")
        """Room for the longest word, the star of a goal and a space."""

    def laid(self, card: str, turned: bool) -> str:
        return self.words[self.vocabulary.shape_of(card, turned) - FIRST_SHAPE]
