"""The moves of the walking games in words. A game adds those that it has for itself."""

from collections.abc import Sequence

from permonik.engine.board.notation import Orientation, Place
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.notation import Cell, Names, Phrase
from permonik.engine.core.refusals import Refusal
from permonik.engine.walking.tables import SIDES
from permonik.engine.walking.vocabulary import WalkingVocabulary

SIDE = Names("side", SIDES)
ANSWER = Names("answer", ("no", "yes"))
MOST_DISCARDED = 2


class Discard(Phrase):
    """One card or two, in any order: `discard NS troll`."""

    def __init__(self, vocabulary: WalkingVocabulary, rule: str) -> None:
        """`rule` says how many cards are discarded."""
        self.cards = Names("card", vocabulary.deck_names)
        self.rule = rule

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        card, second = values
        both = {"second": self.cards.write(second - 1)} if second else {}
        return {**self.cards.facts(card), **both}

    def write(self, values: Sequence[int]) -> list[str]:
        card, second = values
        return [self.cards.write(number) for number in (card, second - 1) if number >= 0]

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        if not 1 <= len(words) <= MOST_DISCARDED:
            raise IllegalMove(source, Refusal("discard_count", (self.rule,), {"count": len(words)}))
        cards = [card for word in words if (card := self.cards.read(source, word)) is not None]
        if len(cards) < len(words):
            return None
        card, second = (min(cards), max(cards) + 1) if len(cards) == MOST_DISCARDED else (cards[0], 0)
        return card, second


def walking_phrases(
    vocabulary: WalkingVocabulary, cell: Cell, discard: str, sideways: str, alike: str
) -> dict[str, Phrase]:
    """The phrases of all walking games but for steps. The other arguments are rules: how many cards are discarded, that
    a card does not lie sideways, and that one which a half turn does not change is written as not turned."""
    return {
        "place": Place(vocabulary, cell, sideways, alike),
        "discard": Discard(vocabulary, discard),
        "propose": Phrase(),
        "answer": Phrase(ANSWER),
        "stop": Phrase(),
        "lay": Phrase(Orientation()),
    }
