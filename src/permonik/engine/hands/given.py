"""What seats know of hands they gave away: a swap of hands shows both seats all cards of both. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

CLASSES: Final = 3
"""As many classes of cards as backs of any game tell apart."""

# A row for each hand given away: who gave it, who holds it, how many cards of each class were discarded unseen since,
# room for how many cards, how many there are, and the cards.
SEAT: Final = 0
HOLDER: Final = 1
UNSEEN: Final = 2
ROOM: Final = 5
COUNT: Final = 6
CARDS: Final = 7


class Given:
    """A hand that a seat gave away: it knows those cards until they are used. Never changed."""

    __slots__ = ("cards", "holder", "seat", "unseen")

    def __init__(self, seat: int, holder: int, cards: bytes, unseen: int) -> None:
        self.seat = seat
        """Who gave it away."""
        self.holder = holder
        """Who holds it now."""
        self.cards = cards
        """The cards of it that nobody has played since, in ascending order."""
        self.unseen = unseen
        """How many cards its holders have discarded unseen since: eight bits for each class."""


class GivenHands:
    """All hands given away in a round. States share it: who changes it changes a copy."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: vec[u8] = vec[u8]()
        """A row without cards tells nothing any more."""

    def copy(self) -> "GivenHands":
        copy = GivenHands()
        copy.rows = self.rows[:]
        return copy

    def knows_of(self, holder: i64) -> bool:
        """Whether anybody else knows cards in the hand of a seat."""
        rows = self.rows
        at: i64 = 0
        while at < len(rows):
            if i64(rows[at + HOLDER]) == holder and rows[at + COUNT] > 0:
                return True
            at += CARDS + i64(rows[at + ROOM])
        return False

    def use(self, holder: i64, card: i64) -> None:
        """A seat has played a card for all to see."""
        rows = self.rows
        at: i64 = 0
        while at < len(rows):
            if i64(rows[at + HOLDER]) == holder:
                i = at + CARDS
                end = i + i64(rows[at + COUNT])
                while i < end and i64(rows[i]) != card:
                    i += 1
                if i < end:
                    rows[i] = rows[end - 1]
                    rows[at + COUNT] -= 1
            at += CARDS + i64(rows[at + ROOM])

    def discard(self, holder: i64, number: i64) -> None:
        """A seat has discarded, or lost, a card of a class unseen."""
        rows = self.rows
        at: i64 = 0
        while at < len(rows):
            if i64(rows[at + HOLDER]) == holder:
                rows[at + UNSEEN + number] += 1
            at += CARDS + i64(rows[at + ROOM])

    def swap(self, one: i64, other: i64, ones: vec[u8], others: vec[u8]) -> None:
        """Two seats have swapped these hands: what was known of either goes along, and each knows what it gave."""
        rows = self.rows
        at: i64 = 0
        while at < len(rows):
            holder = i64(rows[at + HOLDER])
            if holder in (one, other):
                holder = one + other - holder
                rows[at + HOLDER] = u8(holder)
                if holder == i64(rows[at + SEAT]):
                    rows[at + COUNT] = 0
            at += CARDS + i64(rows[at + ROOM])
        self.give(one, other, 0, ones)
        self.give(other, one, 0, others)

    def give(self, seat: i64, holder: i64, unseen: i64, cards: vec[u8]) -> None:
        rows = append(append(self.rows, u8(seat)), u8(holder))
        for number in range(i64(CLASSES)):
            rows = append(rows, u8(unseen >> 8 * number & 255))
        count = u8(len(cards))
        rows = append(append(rows, count), count)
        for i in range(i64(len(cards))):
            rows = append(rows, cards[i])
        self.rows = rows

    def listed(self) -> list[Given]:
        """For interpreted callers, those that tell something."""
        found: list[Given] = []
        rows = [int(number) for number in self.rows]
        at = 0
        while at < len(rows):
            cards = rows[at + CARDS : at + CARDS + rows[at + COUNT]]
            if cards:
                unseen = sum([rows[at + UNSEEN + number] << 8 * number for number in range(CLASSES)])
                found.append(Given(rows[at + SEAT], rows[at + HOLDER], bytes(sorted(cards)), unseen))
            at += CARDS + rows[at + ROOM]
        return found


NOTHING_GIVEN: Final = GivenHands()


def given_hands(hands: list[Given]) -> GivenHands:
    """The inverse of `listed`."""
    given = GivenHands()
    for hand in hands:
        given.give(hand.seat, hand.holder, hand.unseen, vec[u8](hand.cards))
    return given
