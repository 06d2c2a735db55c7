"""What seats know of hands they gave away, worked out a second time in the plainest way."""

from typing import NamedTuple


class Given(NamedTuple):
    """A hand that a seat gave away."""

    seat: int
    holder: int
    cards: bytes
    """In ascending order."""
    unseen: int


def after_use(given: tuple[Given, ...], holder: int, card: int) -> tuple[Given, ...]:
    """A card that its holder has played for all to see."""
    kept: list[Given] = []
    for one in given:
        cards = one.cards
        if one.holder == holder and card in cards:
            at = cards.index(card)
            cards = cards[:at] + cards[at + 1 :]
        if cards:
            kept.append(Given(one.seat, one.holder, cards, one.unseen))
    return tuple(kept)


def after_discard(given: tuple[Given, ...], holder: int) -> tuple[Given, ...]:
    kept: list[Given] = []
    for one in given:
        more = 1 if one.holder == holder else 0
        kept.append(Given(one.seat, one.holder, one.cards, one.unseen + more))
    return tuple(kept)


def after_swap(given: tuple[Given, ...], me: int, other: int, mine: bytes, theirs: bytes) -> tuple[Given, ...]:
    """Two seats have swapped hands: what others knew of either goes along, and each knows what it gave."""
    kept: list[Given] = []
    for one in given:
        holder = one.holder
        if holder == me:
            holder = other
        elif holder == other:
            holder = me
        if holder != one.seat:
            kept.append(Given(one.seat, holder, one.cards, one.unseen))
    kept.append(Given(me, other, mine, 0))
    kept.append(Given(other, me, theirs, 0))
    return tuple([one for one in kept if one.cards])
