"""How far a deck can dig: the proof behind the size of the mine (see docs/notation.md)."""

from collections.abc import Iterable

from permonik.engine.core.cards import Card, edge_bits


def passes_straight(card: Card, axis: str) -> bool:
    return any(set(axis) <= set(group) for group in card.links)


def turns(card: Card) -> bool:
    return any(edge_bits(group) & 5 and edge_bits(group) & 10 for group in card.links)


def reach(cards: Iterable[Card], axis: str) -> int:
    """The farthest cell from the start, along an axis ("NS" or "EW"), on which a card can ever be laid.

    Every card that passes straight through carries the tunnel one cell on; of the others it takes two that turn, one
    out of the axis and one back into it. The last card need not pass at all.
    """
    straight = curved = 0
    for card in cards:
        if passes_straight(card, axis):
            straight += card.count
        elif turns(card):
            curved += card.count
    return 1 + straight + curved // 2
