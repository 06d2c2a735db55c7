"""A game of cards on a net in words: its cards and cells by name, beside their numbers."""

from collections.abc import Iterable, Sequence

from permonik.engine.board.formats import Laid
from permonik.engine.board.net import FACE_DOWN, Net
from permonik.engine.board.numbering import CardNumbering
from permonik.engine.board.shapes import Shape
from permonik.engine.core.arrays import numbers
from permonik.engine.core.cards import Card
from permonik.engine.core.grid import Grid
from permonik.engine.hands.state import CardState
from permonik.engine.hands.words import held_by


class LyingCards(dict[int, Laid]):
    """By cell and, in the last eight bits, shape. There is one object for each: what is the same compares at once."""

    def __init__(self, vocabulary: "CardVocabulary") -> None:
        super().__init__()
        self.vocabulary = vocabulary

    def __missing__(self, lying: int) -> Laid:
        cell, shape = lying >> 8, lying & 255
        x, y = self.vocabulary.grid.point(cell)
        numbering = self.vocabulary.card_numbers
        card, turned = numbering.shape_card[shape], bool(numbering.shape_turned[shape])
        self[lying] = Laid(x, y, self.vocabulary.names[card], turned)
        return self[lying]


class CardVocabulary:
    """Names and numbers of a game's cards and cells."""

    def __init__(
        self,
        numbering: CardNumbering,
        cards: tuple[Card, ...],
        deck_cards: int,
        shapes: tuple[Shape, ...],
        grid: Grid,
        phases: tuple[str, ...],
        faces: tuple[str, ...],
        roles: tuple[str, ...],
    ) -> None:
        """The cards of the deck come first, so many of them; the fixed ones follow."""
        self.card_numbers = numbering
        self.cards = cards
        self.deck = cards[:deck_cards]
        self.shapes = shapes
        self.grid = grid
        self.phases = phases
        self.faces = faces
        """The faces of covered cards; a face has the number of its place here."""
        self.roles = roles
        self.names = tuple(card.name for card in cards)
        self.deck_names = self.names[:deck_cards]
        self.path_names = self.names[: int(numbering.paths)]
        self.number = {name: number for number, name in enumerate(self.names)}
        self.lying = LyingCards(self)

    def laid(self, shapes: bytes, cells: Iterable[int]) -> list[Laid]:
        """The cards on these cells."""
        lying = self.lying
        return [lying[cell << 8 | shapes[cell]] for cell in cells]

    def laid_cards(self, net: Net) -> list[Laid]:
        """The cards laid in play."""
        return self.laid(bytes(net.cells), numbers(net.placed))

    def uncovered(self, net: Net) -> list[Laid]:
        shapes = bytes(net.cells)
        return self.laid(shapes, [cell for cell in numbers(net.layout.covered) if shapes[cell] != FACE_DOWN])

    def shape_of(self, name: str, turned: bool) -> int:
        """The shape of a card as it lies; a half turn that changes nothing is none."""
        card = self.number[name]
        return self.card_numbers.card_shape[card] + int(turned and self.can_turn(name))

    def can_turn(self, name: str) -> bool:
        """Whether a half turn changes a card."""
        card = self.number[name]
        turned = self.card_numbers.card_shape[card] + 1
        shape_card = self.card_numbers.shape_card
        return turned < len(shape_card) and shape_card[turned] == card

    def names_of(self, cards: Iterable[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def hand_of(self, state: CardState, seat: int) -> list[str]:
        return self.names_of(held_by(state, seat))

    def points(self, cells: Sequence[int]) -> list[tuple[int, int]]:
        return [self.grid.point(cell) for cell in cells]
