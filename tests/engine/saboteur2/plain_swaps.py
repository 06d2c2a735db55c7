"""A round in which hands were swapped, as one seat has followed it, worked out a second time in the plainest way.

The seat knows the cards that it held itself. Of the others it knows how many were in a hand, which were played, and
how many were discarded unseen; a sample fills in the rest.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from permonik.engine.core.randomness import Fast, Generator
from permonik.engine.core.state import CARD_AT, SEAT_AT, SECRET_AT, VALUE_AT
from permonik.engine.digging import kit
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.book import BOOK
from permonik.engine.saboteur2.view import Saboteur2View
from tests.engine.saboteur2.plain_given import Given, after_discard, after_swap, after_use
from tests.engine.saboteur2.plain_traces import DISCARD, DRAW, RETURN, UNKNOWN, USE, Step, Trail, Trails

SWAP = RETURN + 1
USED = {
    kit.COLLAPSED: int(BOOK.kit.rockfall),
    kit.LOOKED: int(BOOK.kit.map),
    tables.LAID_THEFT: tables.THEFT,
    tables.TOOK_HANDS_OFF: tables.HANDS_OFF,
    tables.SWAPPED_HANDS: tables.SWAP_HAND,
    tables.INSPECTED: tables.INSPECTION,
    tables.SWAPPED_HATS: tables.SWAP_HATS,
    tables.IMPRISONED: tables.TRAPPED,
    tables.RELEASED: tables.FREE,
}
"""The card that an event has used up, where it does not say."""


@dataclass(slots=True)
class Deed:
    """A card drawn, used or discarded by a seat, or hands swapped."""

    what: int
    seat: int
    card: int = UNKNOWN
    other: int = 0
    """With whom hands were swapped."""
    place: int = 0
    """Of a discard: its place among those of the round."""
    taken: list[int] = field(default_factory=list)
    """Of a swap: the cards that the seat who tells got."""


def round_of(view: Saboteur2View) -> list[int]:
    """The words told in this round; none when it began before anything was told."""
    words = [word for row in view.history for word in row]
    dealt = [at for at, word in enumerate(words) if word & 63 == kit.DEALT and word >> VALUE_AT & 255 == view.round]
    return words[dealt[-1] :] if dealt else []


def deeds_of(words: Iterable[int], seat: int) -> list[Deed]:
    deeds: list[Deed] = []
    discards = 0
    for word in words:
        kind, actor, secret = word & 63, word >> SEAT_AT & 15, (word >> SECRET_AT & 0xFFFF) - 1
        if kind == DREW:
            deeds.append(Deed(DRAW, actor, secret))
        elif kind == DISCARDED:
            deeds.append(Deed(DISCARD, actor, secret, place=discards))
            discards += 1
        elif kind in (kit.PLACED, kit.BROKE, kit.REPAIRED):
            deeds.append(Deed(USE, actor, word >> CARD_AT & 255))
        elif kind in USED:
            deeds.append(Deed(USE, actor, USED[kind]))
        if kind == tables.SWAPPED_HANDS:
            deeds.append(Deed(SWAP, actor, other=word >> VALUE_AT & 255))
        elif kind == tables.RECEIVED and actor == seat:
            deeds[-1].taken.append(secret)
    return deeds


def remembers(deeds: list[Deed], seat: int) -> bool:
    """Whether a seat was told of the round from its deal on; in a state that another seat imagined it was not."""
    own = [deed.card for deed in deeds if deed.seat == seat and deed.what in (DRAW, DISCARD)]
    return bool(own) and UNKNOWN not in own


class Table:
    """The hands of those who swapped. A card is a place in `cards`, so that it stays the same in whatever hand."""

    def __init__(self, start: dict[int, list[int]]) -> None:
        self.cards: list[int] = []
        self.hands = {seat: [self.add(card) for card in hand] for seat, hand in start.items()}

    def add(self, card: int) -> int:
        self.cards.append(card)
        return len(self.cards) - 1

    def draw(self, seat: int, card: int) -> None:
        self.hands[seat].append(self.add(card))

    def take_out(self, seat: int, card: int, generator: Generator) -> int:
        """Takes a card of this kind out of a hand; one of those unknown when it is `UNKNOWN`."""
        fitting = [place for place in self.hands[seat] if self.cards[place] == card]
        place = fitting[int(generator.below(len(fitting)))]
        self.hands[seat].remove(place)
        return place

    def swap(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]

    def recognise(self, seat: int, cards: list[int], generator: Generator) -> None:
        """All cards of a hand are these."""
        rest = cards[:]
        unknown = []
        for place in self.hands[seat]:
            if self.cards[place] == UNKNOWN:
                unknown.append(place)
            else:
                rest.remove(self.cards[place])
        shuffle_list(rest, generator)
        for place, card in zip(unknown, rest, strict=True):
            self.cards[place] = card

    def fill(self, places: Iterable[int], pool: list[int]) -> None:
        for place in places:
            if self.cards[place] == UNKNOWN:
                self.cards[place] = pool.pop()

    def cards_at(self, places: Iterable[int]) -> list[int]:
        return [self.cards[place] for place in places]


def shuffle_list(cards: list[int], generator: Generator) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = int(generator.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]


@dataclass(frozen=True, slots=True)
class Guess:
    """Where all cards may be that the seat cannot place."""

    hands: list[list[int]]
    """For each seat; the own one is left empty."""
    discards: list[int]
    """In the order of the round; `UNKNOWN` for the own ones."""
    rest: list[int]
    """For the draw pile and those set aside."""
    given: tuple[Given, ...]


class Past:
    """Prepared once from a view."""

    def __init__(self, view: Saboteur2View, pool: list[int]) -> None:
        """Raises ValueError for a past that does not add up."""
        self.seat = view.seat or 0
        self.pool = pool
        self.held = [0 if seat == self.seat else player.cards for seat, player in enumerate(view.players)]
        self.discarders = view.discarders
        self.start: dict[int, list[int]] = {}
        """The hands of those who swapped, when the first of them did."""
        self.deeds: list[Deed] = []
        """What they did since."""
        self.given: tuple[Given, ...] | None = None
        """What is known of hands given away when nothing was told of how it came to that."""
        deeds = deeds_of(round_of(view), self.seat)
        if remembers(deeds, self.seat):
            self.begin_with_swap(deeds)
        else:
            self.begin_now(view)
        self.trails = Trails(self.trails_of(), dict(Counter(pool)))
        guess = self.imagine(Fast(0))
        if [len(hand) for hand in guess.hands] != self.held or len(guess.rest) != view.draw_pile + view.aside:
            raise ValueError("expected as many cards as are seen, got others")

    def begin_with_swap(self, deeds: list[Deed]) -> None:
        first = [deed.what for deed in deeds].index(SWAP)
        swappers = {seat for deed in deeds if deed.what == SWAP for seat in (deed.seat, deed.other)}
        hands: dict[int, list[int]] = {seat: [] for seat in swappers}
        for deed in deeds[:first]:
            if deed.seat in swappers and deed.what == DRAW:
                hands[deed.seat].append(deed.card)
            elif deed.seat in swappers:
                hands[deed.seat].remove(deed.card if deed.seat == self.seat else UNKNOWN)
        self.start = hands
        self.deeds = [deed for deed in deeds[first:] if deed.seat in swappers]

    def begin_now(self, view: Saboteur2View) -> None:
        """A position without a past: of each hand given away as many cards may be gone as were discarded unseen."""
        self.given = tuple(
            Given(self.seat, one.holder, bytes(BOOK.number[card] for card in one.cards), one.unseen)
            for one in view.given
        )
        for holder in dict.fromkeys(one.holder for one in self.given):
            cards: Counter[int] = Counter()
            for one in self.given:
                cards |= Counter(one.cards if one.holder == holder else b"")
            places = [at for at, seat in enumerate(self.discarders) if seat == holder]
            places += [at for at, seat in enumerate(self.discarders) if seat not in (holder, self.seat)]
            unseen = max(one.unseen for one in self.given if one.holder == holder)
            gone = places[:unseen]
            known = sorted(cards.elements())
            unknown = view.players[holder].cards + len(gone) - len(known)
            if unknown < 0:
                raise ValueError(f"expected a hand with room for {len(known)} cards, got less")
            self.start[holder] = known + [UNKNOWN] * unknown
            self.deeds += [Deed(DISCARD, holder, place=place) for place in gone]

    def trails_of(self) -> list[Trail]:
        """The hands that this seat has given away, and what happened to each of them."""
        trails: list[Trail] = []
        followed: dict[int, Trail] = {}
        """By who holds it now."""
        for seat, cards in self.start.items():
            if seat != self.seat and any(card != UNKNOWN for card in cards):
                followed[seat] = trail_of(cards)
                trails.append(followed[seat])
        own = list(self.start.get(self.seat, []))
        for number, deed in enumerate(self.deeds):
            if deed.what == SWAP and self.seat in (deed.seat, deed.other):
                other = deed.other if deed.seat == self.seat else deed.seat
                if other in followed:
                    back = tuple(sorted(deed.taken))
                    followed[other].steps.append(Step(RETURN, number, cards=back))
                followed[other] = trail_of(own)
                trails.append(followed[other])
                own = list(deed.taken)
            elif deed.what == SWAP:
                swap_entries(followed, deed.seat, deed.other)
            elif deed.seat == self.seat and deed.what == DRAW:
                own.append(deed.card)
            elif deed.seat == self.seat:
                own.remove(deed.card)
            elif deed.seat in followed:
                followed[deed.seat].steps.append(Step(deed.what, number, deed.card))
        return trails

    def imagine(self, generator: Generator) -> Guess:
        """One way in which all may have gone, as likely as any other."""
        chosen = self.trails.sample(generator)
        table = Table(self.start)
        discarded: dict[int, int] = {}
        """By its place in the round, the card on the table."""
        swapped: list[tuple[list[int], list[int]]] = []
        for number, deed in enumerate(self.deeds):
            if deed.what == DRAW:
                table.draw(deed.seat, deed.card)
            elif deed.what == SWAP:
                swapped.append((table.hands[deed.seat][:], table.hands[deed.other][:]))
                table.swap(deed.seat, deed.other)
                if self.seat in (deed.seat, deed.other):
                    table.recognise(self.seat, deed.taken, generator)
            else:
                card = deed.card if deed.seat == self.seat else chosen.get(number, UNKNOWN)
                place = table.take_out(deed.seat, card, generator)
                if deed.what == DISCARD:
                    discarded[deed.place] = place
                else:
                    table.cards[place] = deed.card
        return self.spread(table, discarded, swapped, generator)

    def spread(
        self,
        table: Table,
        discarded: dict[int, int],
        swapped: list[tuple[list[int], list[int]]],
        generator: Generator,
    ) -> Guess:
        """Puts every other card somewhere."""
        hidden = [place for seat, hand in table.hands.items() if seat != self.seat for place in hand]
        hidden += [place for at, place in discarded.items() if self.discarders[at] != self.seat]
        pool = self.pool[:]
        for card in table.cards_at(hidden):
            if card != UNKNOWN:
                pool.remove(card)
        shuffle_list(pool, generator)
        table.fill(hidden, pool)
        hands: list[list[int]] = []
        for seat, held in enumerate(self.held):
            if seat in table.hands and seat != self.seat:
                hands.append(table.cards_at(table.hands[seat]))
            else:
                hands.append([pool.pop() for _ in range(held)])
        discards = []
        for at, seat in enumerate(self.discarders):
            if seat == self.seat:
                discards.append(UNKNOWN)
            else:
                discards.append(table.cards[discarded[at]] if at in discarded else pool.pop())
        return Guess(hands, discards, pool, self.given if self.given is not None else self.given_in(table, swapped))

    def given_in(self, table: Table, swapped: list[tuple[list[int], list[int]]]) -> tuple[Given, ...]:
        """What all seats know of the hands they gave away."""
        given: tuple[Given, ...] = ()
        hands = iter(swapped)
        for deed in self.deeds:
            if deed.what == SWAP:
                one, other = (bytes(sorted(table.cards_at(places))) for places in next(hands))
                given = after_swap(given, deed.seat, deed.other, one, other)
            elif deed.what == USE:
                given = after_use(given, deed.seat, deed.card)
            elif deed.what == DISCARD:
                given = after_discard(given, deed.seat)
        return given


def trail_of(cards: list[int]) -> Trail:
    known = sorted(card for card in cards if card != UNKNOWN)
    return Trail(tuple(known), len(cards) - len(known))


def swap_entries(followed: dict[int, Trail], one: int, other: int) -> None:
    ones, others = followed.pop(one, None), followed.pop(other, None)
    if ones is not None:
        followed[other] = ones
    if others is not None:
        followed[one] = others
