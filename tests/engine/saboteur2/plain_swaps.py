"""A round in which hands were swapped, as one seat has followed it, worked out a second time in the plainest way.

The seat knows the cards that it held itself. Of the others it knows how many were in a hand, which were played, and
how many were discarded unseen; a sample fills in the rest.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from permonik.engine.core.randomness import Fast, Generator
from permonik.engine.core.state import CARD_AT, SEAT_AT, SECRET_AT, VALUE_AT
from permonik.engine.digging import tables as digging_tables
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY
from tests.engine.saboteur2.plain_given import Given, after_discard, after_swap, after_use
from tests.engine.saboteur2.plain_traces import DISCARD, DRAW, RETURN, UNKNOWN, USE, PlainTrace, PlainTraces, Step

SWAP = RETURN + 1
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


@dataclass(slots=True)
class Change:
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
    dealt = [
        at
        for at, word in enumerate(words)
        if word & 63 == digging_tables.DEALT and word >> VALUE_AT & 255 == view.round
    ]
    return words[dealt[-1] :] if dealt else []


def changes_of(words: Iterable[int], seat: int) -> list[Change]:
    changes: list[Change] = []
    discards = 0
    for word in words:
        kind, actor, secret = word & 63, word >> SEAT_AT & 15, (word >> SECRET_AT & 0xFFFF) - 1
        if kind == DREW:
            changes.append(Change(DRAW, actor, secret))
        elif kind == DISCARDED:
            changes.append(Change(DISCARD, actor, secret, place=discards))
            discards += 1
        elif kind in (digging_tables.PLACED, digging_tables.BROKE, digging_tables.REPAIRED):
            changes.append(Change(USE, actor, word >> CARD_AT & 255))
        elif kind in USED:
            changes.append(Change(USE, actor, USED[kind]))
        if kind == tables.SWAPPED_HANDS:
            changes.append(Change(SWAP, actor, other=word >> VALUE_AT & 255))
        elif kind == tables.RECEIVED and actor == seat:
            changes[-1].taken.append(secret)
    return changes


def remembers(changes: list[Change], seat: int) -> bool:
    """Whether a seat was told of the round from its deal on; in a state that another seat imagined it was not."""
    own = [change.card for change in changes if change.seat == seat and change.what in (DRAW, DISCARD)]
    return bool(own) and UNKNOWN not in own


class PlainTable:
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


class PlainSwaps:
    """Prepared once from a view."""

    def __init__(self, view: Saboteur2View, pool: list[int]) -> None:
        """Raises ValueError for a past that does not add up."""
        self.seat = view.seat or 0
        self.pool = pool
        self.held = [0 if seat == self.seat else player.cards for seat, player in enumerate(view.players)]
        self.discarders = view.discarders
        self.start: dict[int, list[int]] = {}
        """The hands of those who swapped, when the first of them did."""
        self.changes: list[Change] = []
        """What they did since."""
        self.given: tuple[Given, ...] | None = None
        """What is known of hands given away when nothing was told of how it came to that."""
        changes = changes_of(round_of(view), self.seat)
        if remembers(changes, self.seat):
            self.begin_with_swap(changes)
        else:
            self.begin_now(view)
        self.traces = PlainTraces(self.traces_of(), dict(Counter(pool)))
        guess = self.imagine(Fast(0))
        if [len(hand) for hand in guess.hands] != self.held or len(guess.rest) != view.draw_pile + view.aside:
            raise ValueError("expected as many cards as are seen, got others")

    def begin_with_swap(self, changes: list[Change]) -> None:
        first = [change.what for change in changes].index(SWAP)
        swappers = {seat for change in changes if change.what == SWAP for seat in (change.seat, change.other)}
        hands: dict[int, list[int]] = {seat: [] for seat in swappers}
        for change in changes[:first]:
            if change.seat in swappers and change.what == DRAW:
                hands[change.seat].append(change.card)
            elif change.seat in swappers:
                hands[change.seat].remove(change.card if change.seat == self.seat else UNKNOWN)
        self.start = hands
        self.changes = [change for change in changes[first:] if change.seat in swappers]

    def begin_now(self, view: Saboteur2View) -> None:
        """A position without a past: of each hand given away as many cards may be gone as were discarded unseen."""
        self.given = tuple(
            Given(self.seat, one.holder, bytes(VOCABULARY.number[card] for card in one.cards), one.unseen)
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
            self.changes += [Change(DISCARD, holder, place=place) for place in gone]

    def traces_of(self) -> list[PlainTrace]:
        """The hands that this seat has given away, and what happened to each of them."""
        traces: list[PlainTrace] = []
        followed: dict[int, PlainTrace] = {}
        """By who holds it now."""
        for seat, cards in self.start.items():
            if seat != self.seat and any(card != UNKNOWN for card in cards):
                followed[seat] = trace_of(cards)
                traces.append(followed[seat])
        own = list(self.start.get(self.seat, []))
        for number, change in enumerate(self.changes):
            if change.what == SWAP and self.seat in (change.seat, change.other):
                other = change.other if change.seat == self.seat else change.seat
                if other in followed:
                    back = tuple(sorted(change.taken))
                    followed[other].steps.append(Step(RETURN, number, cards=back))
                followed[other] = trace_of(own)
                traces.append(followed[other])
                own = list(change.taken)
            elif change.what == SWAP:
                swap_entries(followed, change.seat, change.other)
            elif change.seat == self.seat and change.what == DRAW:
                own.append(change.card)
            elif change.seat == self.seat:
                own.remove(change.card)
            elif change.seat in followed:
                followed[change.seat].steps.append(Step(change.what, number, change.card))
        return traces

    def imagine(self, generator: Generator) -> Guess:
        """One way in which all may have gone, as likely as any other."""
        chosen = self.traces.sample(generator)
        table = PlainTable(self.start)
        discarded: dict[int, int] = {}
        """By its place in the round, the card on the table."""
        swapped: list[tuple[list[int], list[int]]] = []
        for number, change in enumerate(self.changes):
            if change.what == DRAW:
                table.draw(change.seat, change.card)
            elif change.what == SWAP:
                swapped.append((table.hands[change.seat][:], table.hands[change.other][:]))
                table.swap(change.seat, change.other)
                if self.seat in (change.seat, change.other):
                    table.recognise(self.seat, change.taken, generator)
            else:
                card = change.card if change.seat == self.seat else chosen.get(number, UNKNOWN)
                place = table.take_out(change.seat, card, generator)
                if change.what == DISCARD:
                    discarded[change.place] = place
                else:
                    table.cards[place] = change.card
        return self.spread(table, discarded, swapped, generator)

    def spread(
        self,
        table: PlainTable,
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

    def given_in(self, table: PlainTable, swapped: list[tuple[list[int], list[int]]]) -> tuple[Given, ...]:
        """What all seats know of the hands they gave away."""
        given: tuple[Given, ...] = ()
        hands = iter(swapped)
        for change in self.changes:
            if change.what == SWAP:
                one, other = (bytes(sorted(table.cards_at(places))) for places in next(hands))
                given = after_swap(given, change.seat, change.other, one, other)
            elif change.what == USE:
                given = after_use(given, change.seat, change.card)
            elif change.what == DISCARD:
                given = after_discard(given, change.seat)
        return given


def trace_of(cards: list[int]) -> PlainTrace:
    known = sorted(card for card in cards if card != UNKNOWN)
    return PlainTrace(tuple(known), len(cards) - len(known))


def swap_entries(followed: dict[int, PlainTrace], one: int, other: int) -> None:
    ones, others = followed.pop(one, None), followed.pop(other, None)
    if ones is not None:
        followed[other] = ones
    if others is not None:
        followed[one] = others
