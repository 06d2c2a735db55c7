"""How far the cards can lead: the proof behind the size of the cave (see docs/notation.md)."""

from collections.abc import Iterable

from permonik.engine.board.shapes import edge_bits
from permonik.engine.core.cards import Card


def reach(cards: Iterable[Card], axis: str) -> int:
    """The farthest cell from the start, along an axis ("NS" or "EW"), on which a card can ever be laid.

    A card is laid against an open edge of one that lay there before, which need not be joined to any other edge of it.
    So every card open on both sides of the axis may lead one cell on; of the others it takes two with an edge along the
    axis and one across, the first out of the axis and the second back into it.
    """
    straight = curved = 0
    for card in cards:
        edges, along = edge_bits(card.open), edge_bits(axis)
        if edges & along == along:
            straight += card.count
        elif edges & along and edges & ~along:
            curved += card.count
    return 1 + straight + curved // 2
