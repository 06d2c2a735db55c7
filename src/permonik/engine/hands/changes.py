"""What happens to hands in a round, and what a seat sees of it. Compiled.

A card may be known by its face, or by its back alone: then it is the number `BACK` plus its class. The class of a card
can be read from its back by everybody; in a game whose backs are all alike there is one.
"""

from collections import Counter
from typing import Final

from permonik.engine.hands.given import CLASSES, Given

BACK: Final = 224
"""Faces are below it."""
NOWHERE: Final = -1

DRAW: Final = 0
USE: Final = 1
DISCARD: Final = 2
"""Chosen or lost by chance: whoever does not see it cannot tell."""
SWAP: Final = 3


def backs_of(classes: list[int]) -> bytes:
    """For every number of a card, face or back, its back; given the class of each face."""
    backs = list(range(256))
    for face, number in enumerate(classes):
        backs[face] = BACK + number
    return bytes(backs)


class HandChange:
    """A card drawn, used or discarded by a seat, or hands swapped."""

    __slots__ = ("card", "other", "place", "seat", "taken", "what")

    def __init__(self, what: int, seat: int, card: int = BACK, other: int = 0, place: int = 0) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        """A face, or a back where the seat that tells saw no more."""
        self.other = other
        """With whom hands were swapped."""
        self.place = place
        """Of a discard: its place among those of the round."""
        self.taken: list[int] = []
        """Of a swap: the cards that the seat that tells got."""


class Backs:
    """Where the cards are that a seat sees from their backs alone."""

    __slots__ = ("aside", "discards", "hands", "pile", "seat")

    def __init__(
        self, seat: int, pile: list[int], hands: list[list[int]], discards: list[tuple[int, int]], aside: list[int]
    ) -> None:
        self.seat = seat
        self.pile = pile
        self.hands = hands
        """By seat; the own one is left empty."""
        self.discards = discards
        """All of the round: who discarded it, and its back."""
        self.aside = aside

    def listed(self) -> list[int]:
        """All backs, in the order in which `deal_pool` deals cards to these places."""
        backs = self.pile[:]
        for hand in self.hands:
            backs += hand
        backs += [back for seat, back in self.discards if seat != self.seat]
        return backs + self.aside

    def first_of_hand(self, seat: int) -> int:
        """The place in `listed` where a hand begins."""
        return len(self.pile) + sum([len(hand) for hand in self.hands[:seat]])

    def places_of_discards(self) -> list[int]:
        """For each discard its place in `listed`; `NOWHERE` for the own ones."""
        place = self.first_of_hand(len(self.hands))
        places: list[int] = []
        for seat, _ in self.discards:
            places.append(place if seat != self.seat else NOWHERE)
            place += seat != self.seat
        return places


class FollowedRound:
    """A round from the first swap of hands on, as one seat has followed it."""

    __slots__ = ("changes", "given", "hands", "seat")

    def __init__(
        self, seat: int, hands: dict[int, list[int]], changes: list[HandChange], given: list[Given] | None
    ) -> None:
        self.seat = seat
        self.hands = hands
        """The hands of those who swapped, when the first of them did."""
        self.changes = changes
        """What they did since."""
        self.given = given
        """What is known of hands given away when nothing was told of how it came to that."""


def remembers(changes: list[HandChange], seat: int) -> bool:
    """Whether a seat was told of the round from its deal on; in a state that another seat imagined it was not."""
    own = [change.card for change in changes if change.seat == seat and change.what in (DRAW, DISCARD)]
    return bool(own) and max(own) < BACK


def from_first_swap(seat: int, changes: list[HandChange], backs: bytes) -> FollowedRound:
    first = [change.what for change in changes].index(SWAP)
    swappers = {number for change in changes if change.what == SWAP for number in (change.seat, change.other)}
    hands: dict[int, list[int]] = {swapper: [] for swapper in sorted(swappers)}
    for change in changes[:first]:
        if change.seat in swappers and change.what == DRAW:
            hands[change.seat].append(change.card)
        elif change.seat in swappers:
            hands[change.seat].remove(change.card if change.seat == seat else backs[change.card])
    return FollowedRound(seat, hands, [change for change in changes[first:] if change.seat in swappers], None)


def from_given(table: Backs, given: list[Given], backs: bytes) -> FollowedRound:
    """A position without a past: of each hand given away as many cards may be gone as were discarded unseen."""
    hands: dict[int, list[int]] = {}
    changes: list[HandChange] = []
    for holder in dict.fromkeys([one.holder for one in given]):
        faces: Counter[int] = Counter()
        for one in given:
            if one.holder == holder:
                faces |= Counter(one.cards)
        places = [place for place, (seat, _) in enumerate(table.discards) if seat == holder]
        places += [place for place, (seat, _) in enumerate(table.discards) if seat not in (holder, table.seat)]
        gone: list[HandChange] = []
        for number in range(CLASSES):
            unseen = max([one.unseen >> 8 * number & 255 for one in given if one.holder == holder])
            of_class = [place for place in places if table.discards[place][1] == BACK + number]
            gone += [HandChange(DISCARD, holder, BACK + number, 0, place) for place in of_class[:unseen]]
        known = sorted(faces.elements())
        unknown = Counter(table.hands[holder] + [change.card for change in gone])
        unknown.subtract([backs[face] for face in known])
        if min(unknown.values()) < 0:
            raise ValueError(f"expected a hand with room for {len(known)} cards, got less")
        hands[holder] = known + sorted(unknown.elements())
        changes += gone
    return FollowedRound(table.seat, hands, changes, given)
