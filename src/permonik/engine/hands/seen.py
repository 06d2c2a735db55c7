"""What a seat sees of hands and piles, in words. Compiled: it is asked for every seat after every move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.hands.state import HAND, CardState

AUDIENCE: Final = -1
"""Has no hand and has discarded nothing."""


def hidden_counts(state: CardState, kinds: i64) -> list[int]:
    """How many there are of each card in hands, in the draw pile, set aside or discarded unseen."""
    counts: vec[i64] = vec[i64]([0] * kinds)
    deck, aside, discards, hands = state.deck, state.aside, state.discards, state.hands
    for i in range(state.left):
        counts[i64(deck[i])] += 1
    for i in range(i64(len(aside))):
        counts[i64(aside[i])] += 1
    for i in range(i64(len(discards))):
        counts[discards[i] & 255] += 1
    for seat in range(state.seats):
        for i in range(HAND * seat, HAND * seat + i64(state.held[seat])):
            counts[i64(hands[i])] += 1
    return list(counts)


def unseen_counts(state: CardState, seat: i64, hidden: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """The hidden cards that a seat cannot place, in the order of their numbers: neither in its hand nor discarded
    unseen by itself. Those that are not there are left out."""
    left = hidden[:]
    if seat != AUDIENCE:
        hands = state.hands
        for i in range(HAND * seat, HAND * seat + i64(state.held[seat])):
            left[i64(hands[i])] -= 1
        discards = state.discards
        for i in range(i64(len(discards))):
            if discards[i] >> 8 == seat:
                left[discards[i] & 255] -= 1
    counts: dict[str, int] = {}
    for card in range(i64(len(names))):
        if left[card]:
            counts[names[card]] = left[card]
    return counts


def hand_of(state: CardState, seat: i64, names: tuple[str, ...]) -> list[str]:
    """The cards in a hand."""
    cards: list[str] = []
    if seat != AUDIENCE:
        hands = state.hands
        for i in range(HAND * seat, HAND * seat + i64(state.held[seat])):
            cards.append(names[i64(hands[i])])
    return cards


def discards_of(state: CardState, seat: i64, names: tuple[str, ...]) -> list[str]:
    """The cards that a seat has discarded unseen, in order."""
    cards: list[str] = []
    discards = state.discards
    for i in range(i64(len(discards))):
        if discards[i] >> 8 == seat:
            cards.append(names[discards[i] & 255])
    return cards
