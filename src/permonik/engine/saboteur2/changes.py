"""What a seat was told of hands in a round, and where it sees cards from their backs alone."""

from collections.abc import Iterable

from permonik.engine.core.state import CARD_AT, SEAT_AT, SECRET_AT, VALUE_AT
from permonik.engine.digging import tables as digging_tables
from permonik.engine.hands.changes import (
    BACK,
    DISCARD,
    DRAW,
    SWAP,
    USE,
    Backs,
    FollowedRound,
    HandChange,
    backs_of,
    from_first_swap,
    from_given,
    remembers,
)
from permonik.engine.hands.given import Given
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY

BACKS = backs_of([0] * len(VOCABULARY.deck))
"""All backs of the deck are alike."""
USED = {
    digging_tables.COLLAPSED: int(VOCABULARY.numbering.rockfall),
    digging_tables.LOOKED: int(VOCABULARY.numbering.map),
    tables.LAID_THEFT: tables.THEFT,
    tables.TOOK_HANDS_OFF: tables.HANDS_OFF,
    tables.SWAPPED_HANDS: tables.SWAP_HAND,
    tables.INSPECTED: tables.INSPECTION,
    tables.SWAPPED_HATS: tables.SWAP_HATS,
    tables.IMPRISONED: tables.TRAPPED,
    tables.RELEASED: tables.FREE,
}
"""The card that an event has used up, where it does not say."""


def round_of(view: Saboteur2View) -> list[int]:
    """The words told in this round; none when it began before anything was told."""
    words = [word for row in view.history for word in row]
    dealt = [
        at
        for at, word in enumerate(words)
        if word & 63 == digging_tables.DEALT and word >> VALUE_AT & 255 == view.round
    ]
    return words[dealt[-1] :] if dealt else []


def has_swaps(view: Saboteur2View) -> bool:
    """Whether hands were swapped in this round, as far as the seat can know."""
    return bool(view.given) or any(word & 63 == tables.SWAPPED_HANDS for word in round_of(view))


def changes_of(words: Iterable[int], seat: int) -> list[HandChange]:
    changes: list[HandChange] = []
    discards = 0
    for word in words:
        kind, actor, secret = word & 63, word >> SEAT_AT & 15, word >> SECRET_AT & 0xFFFF
        card = secret - 1 if secret else BACK
        if kind == DREW:
            changes.append(HandChange(DRAW, actor, card))
        elif kind == DISCARDED:
            changes.append(HandChange(DISCARD, actor, card, place=discards))
            discards += 1
        elif kind in (digging_tables.PLACED, digging_tables.BROKE, digging_tables.REPAIRED):
            changes.append(HandChange(USE, actor, word >> CARD_AT & 255))
        elif kind in USED:
            changes.append(HandChange(USE, actor, USED[kind]))
        if kind == tables.SWAPPED_HANDS:
            changes.append(HandChange(SWAP, actor, other=word >> VALUE_AT & 255))
        elif kind == tables.RECEIVED and actor == seat:
            changes[-1].taken.append(card)
    return changes


def followed_round(view: Saboteur2View, table: Backs) -> FollowedRound:
    changes = changes_of(round_of(view), table.seat)
    if remembers(changes, table.seat):
        return from_first_swap(table.seat, changes, BACKS)
    given = [
        Given(table.seat, one.holder, bytes(VOCABULARY.number[card] for card in one.cards), one.unseen)
        for one in view.given
    ]
    return from_given(table, given, BACKS)


def backs_seen(view: Saboteur2View) -> Backs:
    seat = view.seat or 0
    return Backs(
        seat,
        [BACK] * view.draw_pile,
        [[] if number == seat else [BACK] * player.cards for number, player in enumerate(view.players)],
        [(discarder, BACK) for discarder in view.discarders],
        [BACK] * view.aside,
    )
