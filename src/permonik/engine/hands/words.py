"""Hands and piles in words, for views and positions."""

from collections.abc import Iterable, Sequence

from permonik.engine.core.arrays import numbers
from permonik.engine.hands.state import HAND, CardState


def held_by(state: CardState, seat: int) -> list[int]:
    start = seat * HAND
    return numbers(state.hands)[start : start + int(state.held[seat])]


def hidden_cards(state: CardState) -> list[int]:
    """Every card in hands, in the draw pile, set aside or discarded unseen."""
    cards = numbers(state.deck)[: int(state.left)] + numbers(state.aside)
    cards += [entry & 255 for entry in numbers(state.discards)]
    hands = numbers(state.hands)
    for seat, held in enumerate(numbers(state.held)):
        cards += hands[seat * HAND : seat * HAND + held]
    return cards


def counted(kinds: int, cards: Iterable[int]) -> list[int]:
    """How many there are of each kind of card."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts


def unseen_cards(names: Sequence[str], hidden: Sequence[int], own: Iterable[int]) -> dict[str, int]:
    """Of the hidden cards, counted by kind, those that are not the seat's own, in the order of the deck."""
    counts = list(hidden)
    for card in own:
        counts[card] -= 1
    return {name: count for name, count in zip(names, counts, strict=True) if count}
