"""How far a deck can dig: the proof behind the size of the mine (see docs/notation.md)."""

from collections.abc import Iterable

from permonik.engine.board.shapes import edge_bits
from permonik.engine.core.cards import Card


def passes_straight(card: Card, axis: str) -> bool:
    """Whether a way may come in on one side of the card and go on opposite, be it by another tunnel."""
    return bool(card.links) and set(axis) <= set(card.open)


def turns(card: Card) -> bool:
    return any(edge_bits(group) & 5 and edge_bits(group) & 10 for group in card.links)


def reach(cards: Iterable[Card], axis: str) -> int:
    """The farthest cell from the start, along an axis ("NS" or "EW"), on which a card can ever be laid.

    Every card that passes straight through carries the way one cell on, and so do a ladder and the card it is laid
    beside, whatever their tunnels; of the others it takes two that turn, one out of the axis and one back into it. The
    last card need not pass at all.
    """
    straight = curved = ladders = 0
    for card in cards:
        if card.ladder:
            ladders += card.count
        elif passes_straight(card, axis):
            straight += card.count
        elif turns(card):
            curved += card.count
    return 1 + straight + curved // 2 + 2 * ladders
