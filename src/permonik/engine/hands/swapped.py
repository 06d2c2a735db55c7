"""Where all cards may be after hands were swapped, as one seat has followed it. Compiled.

The seat knows the cards that it held itself. Of the others it knows how many were in a hand, which were played, and how
many were discarded unseen; a sample fills in the rest. `SwappedHands` is prepared once, `ImaginedRound` is one sample.

A card is an *item*, a number that stays the same in whatever hand. A hand has a number too, that stays the same whoever
holds it. A *spot* is a place where the seat sees no more than the back of a card, by its place in `Backs.listed`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import longs_of, vec_of
from permonik.engine.core.randomness import Fast, Generator, shuffle
from permonik.engine.hands.changes import BACK, DISCARD, DRAW, NOWHERE, SWAP, USE, Backs, FollowedRound
from permonik.engine.hands.given import GivenHands, given_hands
from permonik.engine.hands.state import CardState
from permonik.engine.hands.traces import Traces, traces_of
from permonik.engine.hands.unknowns import deal_pool


class SwappedHands:
    """What happened to the hands of those who swapped, in packed arrays."""

    __slots__ = (
        "backs",
        "cards",
        "counts",
        "faces",
        "first_drawn",
        "given",
        "hands",
        "held",
        "kinds",
        "no_spots",
        "none_left",
        "other_hands",
        "others",
        "room",
        "seat",
        "seats",
        "sizes",
        "spots",
        "spots_of_hands",
        "table",
        "taken",
        "traces",
        "what",
    )

    def __init__(self, followed: FollowedRound, table: Backs, pool: list[int], backs: bytes) -> None:
        """`pool` are the cards at the spots. Raises ValueError for a round that does not add up."""
        self.seat: i64 = followed.seat
        self.backs: vec[i64] = longs_of(list(backs))
        """By card, face or back, its back."""
        self.given: GivenHands | None = None if followed.given is None else given_hands(followed.given)
        """What all seats know of hands given away, when nothing was told of how it came to that."""
        self.table: vec[u8] = vec_of(table.listed())
        """The back at every spot."""
        if len(pool) != len(self.table):
            raise ValueError("expected as many cards as are seen, got others")
        unseen = [0] * BACK
        for card in pool:
            unseen[card] += 1
        self.counts: vec[i64] = longs_of(unseen)
        """How many cards of each kind are at the spots."""
        self.kinds: vec[i64] = longs_of([card for _, card in sorted({(backs[card], card) for card in pool})])
        """Those kinds, one class after the other."""
        self.none_left: vec[i64] = longs_of([0] * (256 - BACK))
        self.what: vec[i64] = longs_of([change.what for change in followed.changes])
        self.seats: vec[i64] = longs_of([change.seat for change in followed.changes])
        self.faces: vec[u8] = vec_of([change.card for change in followed.changes])
        """Of a use: the card."""
        self.others: vec[i64] = longs_of([change.other for change in followed.changes])
        """Of a swap: the other seat."""
        places = table.places_of_discards()
        spots = [places[change.place] if change.what == DISCARD else NOWHERE for change in followed.changes]
        self.spots: vec[i64] = longs_of(spots)
        """Of a discard: where it lies."""
        self.number_hands(followed, table)
        usual = [change.card if change.seat == self.seat else backs[change.card] for change in followed.changes]
        self.traces = Traces(traces_of(followed), usual, unseen, backs)
        trial = ImaginedRound(self, Fast(0))
        trial.replay()
        trial.check_counts()

    def number_hands(self, followed: FollowedRound, table: Backs) -> None:
        """Which hand each change was about, whoever held it."""
        hand_of = {seat: hand for hand, seat in enumerate(followed.hands)}
        sizes = [len(cards) for cards in followed.hands.values()]
        most = sizes[:]
        cards = [card for hand in followed.hands.values() for card in hand]
        hands: list[int] = []
        other_hands: list[int] = []
        taken: list[int] = []
        for change in followed.changes:
            hand, other_hand = hand_of[change.seat], NOWHERE
            if change.what == SWAP:
                other_hand = hand_of[change.other]
                hand_of[change.seat], hand_of[change.other] = other_hand, hand
                if followed.seat in (change.seat, change.other):
                    if len(change.taken) != sizes[hand_of[followed.seat]]:
                        raise ValueError("expected all cards of the hand that was taken, got others")
                    taken += change.taken
            elif change.what == DRAW:
                cards.append(change.card)
                sizes[hand] += 1
                most[hand] = max(most[hand], sizes[hand])
            else:
                sizes[hand] -= 1
            hands.append(hand)
            other_hands.append(other_hand)
        spots_of_hands = [NOWHERE] * len(sizes)
        for seat, hand in hand_of.items():
            if seat != followed.seat:
                spots_of_hands[hand] = table.first_of_hand(seat)
                if sizes[hand] != len(table.hands[seat]):
                    raise ValueError("expected as many cards as are seen, got others")
        self.hands: vec[i64] = longs_of(hands)
        self.other_hands: vec[i64] = longs_of(other_hands)
        """Of a swap: the hand of the other seat."""
        self.taken: vec[u8] = vec_of(taken)
        """The cards that the seat got in all its swaps, one after the other."""
        self.spots_of_hands: vec[i64] = longs_of(spots_of_hands)
        """Where each hand lies now; `NOWHERE` for that of the seat itself."""
        self.cards: vec[u8] = vec_of(cards)
        """By item what is known of it when it comes into a hand: those of the first hands, then those drawn."""
        self.no_spots: vec[i64] = longs_of([NOWHERE] * len(cards))
        self.room: i64 = max(most, default=0)
        self.held: vec[i64] = vec[i64]()
        """The items in each hand in the beginning, with `room` places for each."""
        self.sizes: vec[i64] = vec[i64]()
        item = 0
        for start in followed.hands.values():
            self.sizes = append(self.sizes, len(start))
            for place in range(self.room):
                self.held = append(self.held, item + place if place < len(start) else NOWHERE)
            item += len(start)
        self.first_drawn: i64 = item

    def deal(self, state: CardState, generator: Generator) -> GivenHands:
        """Puts cards at all spots of a state in a way that may be, each as likely as it is; returns what all seats then
        know of hands they gave away."""
        imagined = ImaginedRound(self, generator)
        imagined.replay()
        imagined.fill()
        deal_pool(state, self.seat, imagined.table)
        return imagined.given_away()


class ImaginedRound:
    """One way in which it may have gone."""

    __slots__ = ("cards", "counts", "generator", "held", "known", "next_taken", "shown", "sizes", "spots", "table")

    def __init__(self, known: SwappedHands, generator: Generator) -> None:
        self.known = known
        self.generator = generator
        self.cards: vec[u8] = known.cards[:]
        """By item its face, or its back while that is all that is known."""
        self.spots: vec[i64] = known.no_spots[:]
        """By item its spot, if it is at one."""
        self.held: vec[i64] = known.held[:]
        self.sizes: vec[i64] = known.sizes[:]
        self.shown: vec[i64] = vec[i64]()
        """For each swap both hands: how many items, and which."""
        self.next_taken: i64 = 0
        self.table: vec[u8] = known.table[:]
        """By spot the card, or its back while that is all that is known."""
        self.counts: vec[i64] = known.counts[:]
        """Cards of each kind that are at no spot yet."""

    def replay(self) -> None:
        known = self.known
        chosen = known.traces.follow(self.generator)
        drawn = known.first_drawn
        for i in range(i64(len(known.what))):
            what = known.what[i]
            hand = known.hands[i]
            if what == DRAW:
                self.held[known.room * hand + self.sizes[hand]] = drawn
                self.sizes[hand] += 1
                drawn += 1
            elif what == SWAP:
                self.swap(i)
            else:
                item = self.take_out(hand, chosen[i])
                if what == USE:
                    self.cards[item] = known.faces[i]
                elif known.spots[i] != NOWHERE:
                    self.put(item, known.spots[i])
        for hand in range(i64(len(self.sizes))):
            spot = known.spots_of_hands[hand]
            if spot != NOWHERE:
                for place in range(self.sizes[hand]):
                    self.put(self.held[known.room * hand + place], spot + place)

    def take_out(self, hand: i64, card: u8) -> i64:
        """Takes a card out of a hand: any of those with this back, or with this face, which are all the same."""
        start = self.known.room * hand
        end = start + self.sizes[hand]
        fitting: i64 = 0
        for place in range(start, end):
            if self.cards[self.held[place]] == card:
                fitting += 1
        if fitting == 0:
            raise ValueError("expected a card that was in the hand, got another")
        skipped: i64 = self.generator.below(fitting) if fitting > 1 and card >= BACK else 0
        place = start
        while self.cards[self.held[place]] != card or skipped > 0:
            if self.cards[self.held[place]] == card:
                skipped -= 1
            place += 1
        item = self.held[place]
        self.held[place] = self.held[end - 1]
        self.sizes[hand] -= 1
        return item

    def put(self, item: i64, spot: i64) -> None:
        card = self.cards[item]
        self.spots[item] = spot
        self.table[spot] = card
        if card < BACK:
            self.counts[i64(card)] -= 1

    def swap(self, number: i64) -> None:
        known = self.known
        hand, other = known.hands[number], known.other_hands[number]
        self.show(hand)
        self.show(other)
        if known.seats[number] == known.seat:
            self.recognise(other)
        elif known.others[number] == known.seat:
            self.recognise(hand)

    def show(self, hand: i64) -> None:
        shown = append(self.shown, self.sizes[hand])
        start = self.known.room * hand
        for place in range(start, start + self.sizes[hand]):
            shown = append(shown, self.held[place])
        self.shown = shown

    def recognise(self, hand: i64) -> None:
        """The seat sees all cards of a hand: those of which it knew the back alone are those it had not given."""
        left = self.sizes[hand]
        rest = self.known.taken[self.next_taken : self.next_taken + left]
        self.next_taken += left
        start = self.known.room * hand
        end = start + left
        for place in range(start, end):
            card = self.cards[self.held[place]]
            if card < BACK:
                left -= 1
                rest[self.find(rest, card)] = rest[left]
                rest = rest[:left]
        shuffle(rest, self.generator)
        for place in range(start, end):
            item = self.held[place]
            if self.cards[item] >= BACK:
                at = self.find(rest, self.cards[item])
                self.cards[item] = rest[at]
                left -= 1
                rest[at] = rest[left]
                rest = rest[:left]

    def find(self, cards: vec[u8], wanted: u8) -> i64:
        """The place of the first card with this face or this back."""
        for place in range(i64(len(cards))):
            if cards[place] == wanted or self.known.backs[i64(cards[place])] == i64(wanted):
                return place
        raise ValueError("expected the cards of the hand that was taken, got others")

    def fill(self) -> None:
        """Puts a card at every spot that has none yet: any of those left with the back that is seen there."""
        known = self.known
        rest = known.table[:]
        ends = known.none_left[:]
        """By class where the cards that are left end in `rest`."""
        lefts = known.none_left[:]
        end: i64 = 0
        for i in range(i64(len(known.kinds))):
            kind = known.kinds[i]
            count = self.counts[kind]
            for _ in range(count):
                rest[end] = u8(kind)
                end += 1
            number = known.backs[kind] - BACK
            ends[number] = end
            lefts[number] += count
        table = self.table
        generator = self.generator
        for spot in range(i64(len(table))):
            if table[spot] >= BACK:
                number = i64(table[spot]) - BACK
                left = lefts[number]
                first = ends[number] - left
                chosen = first + generator.below(left)
                table[spot] = rest[chosen]
                rest[chosen] = rest[first]
                lefts[number] = left - 1

    def check_counts(self) -> None:
        """Whether the cards that are left fit all spots that have none yet."""
        needed = self.known.none_left[:]
        for spot in range(i64(len(self.table))):
            if self.table[spot] >= BACK:
                needed[i64(self.table[spot]) - BACK] += 1
        for i in range(i64(len(self.known.kinds))):
            kind = self.known.kinds[i]
            needed[self.known.backs[kind] - BACK] -= self.counts[kind]
        for number in range(i64(len(needed))):
            if needed[number] != 0:
                raise ValueError("expected as many cards as are seen, got others")

    def given_away(self) -> GivenHands:
        """What all seats know of the hands they gave away."""
        known = self.known
        if known.given is not None:
            return known.given
        given = GivenHands()
        at: i64 = 0
        for i in range(i64(len(known.what))):
            what = known.what[i]
            if what == SWAP:
                ones = self.cards_shown(at)
                at += 1 + self.shown[at]
                others = self.cards_shown(at)
                at += 1 + self.shown[at]
                given.swap(known.seats[i], known.others[i], ones, others)
            elif what == USE:
                given.use(known.seats[i], i64(known.faces[i]))
            elif what == DISCARD:
                given.discard(known.seats[i], known.backs[i64(known.faces[i])] - BACK)
        return given

    def cards_shown(self, at: i64) -> vec[u8]:
        """The cards of a hand in `shown`."""
        cards: vec[u8] = vec[u8]()
        for i in range(at + 1, at + 1 + self.shown[at]):
            item = self.shown[i]
            spot = self.spots[item]
            cards = append(cards, self.cards[item] if spot == NOWHERE else self.table[spot])
        return cards
