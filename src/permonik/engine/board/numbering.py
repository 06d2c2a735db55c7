"""The cards of a game that are laid on a net, as numbers. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FIRST_SHAPE, Fitting
from permonik.engine.board.shapes import Shape
from permonik.engine.board.ways import Fields
from permonik.engine.core.arrays import vec_of
from permonik.engine.core.cards import Card


class CardNumbering:
    """A card has its place among the cards of the deck, path cards first, and the fixed ones behind them."""

    __slots__ = (
        "card_shape",
        "deck",
        "deck_shapes",
        "fields",
        "fitting",
        "paths",
        "shape_card",
        "shape_turned",
    )

    def __init__(
        self, deck: tuple[Card, ...], fixed: tuple[Card, ...], shapes: tuple[Shape, ...], features: tuple[str, ...]
    ) -> None:
        """`features` are those that a walker meets."""
        kinds = [card.kind for card in deck]
        self.deck: vec[u8] = vec_of([number for number, card in enumerate(deck) for _ in range(card.count)])
        """Every card of the deck."""
        self.paths: i64 = kinds.count("path")
        self.shape_card = bytes(FIRST_SHAPE) + bytes([shape.card for shape in shapes])
        self.shape_turned = bytes(FIRST_SHAPE) + bytes([shape.turned for shape in shapes])
        self.card_shape = first_shapes(len(deck) + len(fixed), shapes)
        """The shape of each path card as printed; turned is the next one."""
        on_deck = tuple([shape for shape in shapes if shape.card < len(deck)])
        self.deck_shapes: i64 = len(on_deck)
        self.fitting = Fitting(on_deck, len(deck))
        self.fields = Fields(shapes, features)


def first_shapes(cards: int, shapes: tuple[Shape, ...]) -> bytes:
    first: dict[int, int] = {}
    for number, shape in enumerate(shapes):
        first.setdefault(shape.card, FIRST_SHAPE + number)
    return bytes([first.get(card, 0) for card in range(cards)])
