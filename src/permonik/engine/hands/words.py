"""Hands and piles in words, for views and positions."""

from collections.abc import Iterable, Mapping, Sequence

from permonik.engine.core.arrays import numbers
from permonik.engine.hands.state import HAND, CardState


def held_by(state: CardState, seat: int) -> list[int]:
    start = seat * HAND
    return numbers(state.hands)[start : start + int(state.held[seat])]


def hands_of(state: CardState) -> list[list[int]]:
    """The cards in every hand."""
    hands = numbers(state.hands)
    return [hands[seat * HAND : seat * HAND + held] for seat, held in enumerate(numbers(state.held))]


def hidden_cards(state: CardState) -> list[int]:
    """Every card in hands, in the draw pile, set aside or discarded unseen."""
    cards = numbers(state.deck)[: int(state.left)] + numbers(state.aside)
    cards += [entry & 255 for entry in numbers(state.discards)]
    for hand in hands_of(state):
        cards += hand
    return cards


def counted(names: Sequence[str], cards: Iterable[int]) -> dict[str, int]:
    """How many there are of each card, in the order of their numbers; those that are not there are left out."""
    counts = [0] * len(names)
    for card in cards:
        counts[card] += 1
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def without(counts: Mapping[str, int], cards: Iterable[str]) -> dict[str, int]:
    """Counted cards but for these."""
    left = dict(counts)
    for card in cards:
        left[card] -= 1
        if not left[card]:
            del left[card]
    return left
