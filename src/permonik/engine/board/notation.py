"""Moves with cards on a net in words."""

from collections.abc import Mapping, Sequence

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.notation import Cell, Names, Phrase, Words
from permonik.engine.core.refusals import Refusal

ORIENTATIONS = ("upright", "turned")


class Orientation(Words):
    """How a card that was covered is to lie."""

    def facts(self, value: int) -> Mapping[str, object]:
        return {"turned": bool(value)}

    def write(self, value: int) -> str:
        return ORIENTATIONS[value]

    def read(self, source: str, word: str) -> int | None:
        return ORIENTATIONS.index(word) if word in ORIENTATIONS else None


class Place(Phrase):
    """A card, a cell, and whether the card is turned: `place NES 3,-1 turned`."""

    def __init__(self, vocabulary: CardVocabulary, cell: Cell, sideways: str, alike: str = "") -> None:
        """`sideways` is the rule that forbids to lay a card sideways, `alike` one that forbids to write it turned when
        that changes nothing."""
        self.vocabulary = vocabulary
        self.cell = cell
        self.cards = Names("card", vocabulary.path_names)
        self.sideways = sideways
        self.alike = alike

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        cell, number = values
        shape = self.vocabulary.shapes[number]
        return {"card": self.vocabulary.names[shape.card], **self.cell.facts(cell), "turned": shape.turned}

    def write(self, values: Sequence[int]) -> list[str]:
        cell, number = values
        shape = self.vocabulary.shapes[number]
        turned = [ORIENTATIONS[1]] if shape.turned else []
        return [self.vocabulary.names[shape.card], self.cell.write(cell), *turned]

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        if "sideways" in words:
            raise IllegalMove(source, Refusal("sideways", (self.sideways,)))
        if len(words) not in (2, 3) or (len(words) == 3 and words[2] not in ORIENTATIONS):
            return None
        card, cell = self.cards.read(source, words[0]), self.cell.read(source, words[1])
        if card is None or cell is None:
            return None
        name, turned = self.vocabulary.names[card], words[-1] == ORIENTATIONS[1]
        if turned and self.alike and not self.vocabulary.can_turn(name):
            raise IllegalMove(source, Refusal("turned_alike", (self.alike,), {"card": name}))
        return cell, self.vocabulary.shape_of(name, turned) - FIRST_SHAPE


class OnBoard(Phrase):
    """A card whose name is the kind of the move, played on a place or a seat."""

    def __init__(self, card: str, *where: Words) -> None:
        super().__init__(*where)
        self.card = card

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        return {"card": self.card, **super().facts(values)}
