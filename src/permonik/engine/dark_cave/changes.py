"""What a seat was told of hands, and where it sees cards from their backs alone."""

from collections.abc import Iterable

from permonik.engine.core.state import CARD_AT, CELL_AT, SEAT_AT, SECRET_AT, VALUE_AT
from permonik.engine.dark_cave import tables
from permonik.engine.dark_cave.cards import LEVELS
from permonik.engine.dark_cave.view import DarkCaveView
from permonik.engine.dark_cave.vocabulary import VOCABULARY
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
from permonik.engine.walking import tables as walking

BACKS = backs_of(list(tables.LEVEL_OF))
"""Backs show the level (DC-242)."""
USED_CARD = (walking.PLACED, walking.LAID_TOKEN, tables.SWAPPED, tables.GAVE, tables.CALLED, tables.LED)
"""Events that tell the card they have used as their card."""
USED_VALUE = (walking.REMOVED, walking.LOOKED_AT_CARD, walking.LOOKED_AT_DWARF)
"""Events that tell it as their value."""


def changes_of(words: Iterable[int], seat: int) -> list[HandChange]:
    changes: list[HandChange] = []
    discards = 0
    for word in words:
        kind, actor, value = word & 63, word >> SEAT_AT & 15, word >> VALUE_AT & 255
        secret = word >> SECRET_AT & 0xFFFF
        card = secret - 1 if secret else BACK + value
        if kind == DREW:
            changes.append(HandChange(DRAW, actor, card))
        elif kind in (DISCARDED, walking.LOST):
            changes.append(HandChange(DISCARD, actor, card, place=discards))
            discards += 1
        elif kind in USED_CARD:
            changes.append(HandChange(USE, actor, word >> CARD_AT & 255))
        elif kind in USED_VALUE:
            changes.append(HandChange(USE, actor, value))
        if kind == tables.SWAPPED:
            changes.append(HandChange(SWAP, actor, other=word >> CELL_AT & 15))
        elif kind == tables.RECEIVED and actor == seat:
            changes[-1].taken.append(card)
    return changes


def followed_round(view: DarkCaveView, table: Backs) -> FollowedRound:
    """What happened to hands since the first swap; nothing when there was none that the seat could follow."""
    words = [word for row in view.history for word in row]
    kinds = {word & 63 for word in words}
    if kinds >= {walking.DEALT, tables.SWAPPED}:
        changes = changes_of(words, table.seat)
        if remembers(changes, table.seat):
            return from_first_swap(table.seat, changes, BACKS)
    if not view.given:
        return FollowedRound(table.seat, {}, [], None)
    given = [
        Given(table.seat, one.holder, bytes(VOCABULARY.number[card] for card in one.cards), packed(one.unseen))
        for one in view.given
    ]
    return from_given(table, given, BACKS)


def packed(unseen: Iterable[int]) -> int:
    return sum(count << 8 * level for level, count in enumerate(unseen))


def backs_seen(view: DarkCaveView) -> Backs:
    """The draw pile from its bottom on, where level III lies (DC-033)."""
    seat = view.seat or 0
    pile = [BACK + level for level in reversed(range(len(LEVELS))) for _ in range(view.levels[level])]
    hands = [
        [] if number == seat else [back_of(level) for level in player.levels]
        for number, player in enumerate(view.players)
    ]
    discards = list(zip(view.discarders, map(back_of, view.discard_levels), strict=True))
    aside = [BACK + level for level in reversed(range(len(LEVELS))) for _ in range(view.aside // len(LEVELS))]
    return Backs(seat, pile, hands, discards, aside)


def back_of(level: str) -> int:
    return BACK + LEVELS.index(level)
