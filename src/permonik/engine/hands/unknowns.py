"""Cards that a seat cannot place, and where they may be. Compiled.

Everything the seat does not know is a set of places and a set of cards that belong there in some order; a sample puts
them there in a random one.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.hands.state import CardState


def deal_pool(state: CardState, seat: i64, pool: vec[u8]) -> None:
    """Deals shuffled cards to all places that the seat cannot see: draw pile, other hands, discards of others, cards
    set aside, in this order."""
    top = state.left
    state.deck = pool[:top]
    for other in range(state.seats):
        if other != seat:
            held = i64(state.held[other])
            state.held[other] = 0
            for _ in range(held):
                state.take(other, pool[top])
                top += 1
    for i in range(i64(len(state.discards))):
        other = state.discards[i] >> 8
        if other != seat:
            state.discards[i] = other << 8 | i64(pool[top])
            top += 1
    state.aside = pool[top:]


def shuffled(cards: vec[u8], generator: Generator) -> vec[u8]:
    copy = cards[:]
    shuffle(copy, generator)
    return copy


def filled(places: vec[u8], known: i64, cards: vec[u8]) -> vec[u8]:
    """A copy of `places` whose unknown ones, those without a bit in `known`, have these cards in their order."""
    copy = places[:]
    top: i64 = 0
    for place in range(i64(len(copy))):
        if known >> place & 1 == 0:
            copy[place] = cards[top]
            top += 1
    return copy
