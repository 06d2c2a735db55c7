"""A game of a few cards in which hands are swapped, and all worlds that one of its seats must hold possible.

Seat 0 watches. Every card has a class on its back; seats draw, play, discard and swap as a seed says.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from permonik.engine.hands.changes import BACK, DISCARD, DRAW, SWAP, USE, Backs, HandChange, backs_of

SEATS = 3
HAND = 3
TURNS = 8
WATCHER = 0
DECKS: dict[str, tuple[list[int], list[int]]] = {
    "one class": ([0, 0, 0, 0], [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]),
    "two classes": ([0, 0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5]),
}
"""For each kind of card its class, and the cards of the deck."""

Hands = tuple[tuple[int, ...], ...]
World = tuple[Hands, tuple[int, ...], tuple[tuple[int, int, bytes, int], ...]]
"""The other hands, the discards of others, and what all seats know of hands they gave away."""


@dataclass
class Played:
    """What everybody has done, card by card, as it truly was."""

    classes: list[int]
    cards: list[int]
    """All of the deck."""
    deck: list[int]
    """Those not drawn yet, the next one last."""
    changes: list[HandChange] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.changes.append(HandChange(DRAW, seat, card))

    def drop(self, what: int, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.changes.append(HandChange(what, seat, card))

    def swap(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        change = HandChange(SWAP, one, other=other)
        if WATCHER in (one, other):
            change.taken = self.hands[WATCHER][:]
        self.changes.append(change)

    @property
    def swaps(self) -> int:
        return sum(change.what == SWAP for change in self.changes)


def played(name: str, seed: int) -> Played:
    random = Random(seed)
    classes, cards = DECKS[name]
    deck = cards[:]
    random.shuffle(deck)
    deck.sort(key=lambda card: -classes[card])  # as when one pile of each class lies on another
    game = Played(classes, cards, deck)
    for _ in range(HAND):
        for seat in range(SEATS):
            game.draw(seat)
    for turn in range(TURNS):
        seat = turn % SEATS
        if random.random() < 0.4:
            game.swap(seat, random.choice([other for other in range(SEATS) if other != seat]))
        elif game.hands[seat]:
            game.drop(random.choice([USE, DISCARD, DISCARD]), seat, random.choice(game.hands[seat]))
            game.draw(seat)
    return game


def watched(game: Played) -> list[HandChange]:
    """What the watcher was told of it."""
    backs = backs_of(game.classes)
    seen: list[HandChange] = []
    for change in game.changes:
        hidden = change.what in (DRAW, DISCARD) and change.seat != WATCHER
        card = backs[change.card] if hidden else change.card
        place = sum(other.what == DISCARD for other in seen)
        told = HandChange(change.what, change.seat, card, change.other, place)
        told.taken = change.taken
        seen.append(told)
    return seen


def backs_now(game: Played) -> Backs:
    backs = backs_of(game.classes)
    hands = [[] if seat == WATCHER else [backs[card] for card in hand] for seat, hand in enumerate(game.hands)]
    discards = [(change.seat, backs[change.card]) for change in game.changes if change.what == DISCARD]
    return Backs(WATCHER, [backs[card] for card in game.deck], [sorted(hand) for hand in hands], discards, [])


def hidden_cards(game: Played) -> list[int]:
    discards = [change for change in game.changes if change.what == DISCARD and change.seat != WATCHER]
    others = [card for seat, hand in enumerate(game.hands) if seat != WATCHER for card in hand]
    return [*game.deck, *others, *[change.card for change in discards]]


@dataclass(frozen=True)
class Now:
    """A moment in a world that the watcher holds possible."""

    left: tuple[int, ...]
    """Cards not drawn yet."""
    hands: Hands
    discards: tuple[int, ...] = ()
    given: tuple[tuple[int, int, bytes, int], ...] = ()


def worlds(game: Played) -> Counter[World]:
    """How many orders of the deck and choices of the seats lead to each world."""
    weights = Counter({Now(tuple(sorted(game.cards)), ((),) * SEATS): 1})
    for change in watched(game):
        following: Counter[Now] = Counter()
        for now, weight in weights.items():
            for then, ways in after(game.classes, change, now):
                following[then] += weight * ways
        weights = following
    found: Counter[World] = Counter()
    for now, weight in weights.items():
        hands = tuple(() if seat == WATCHER else hand for seat, hand in enumerate(now.hands))
        found[hands, now.discards, now.given] += weight
    return found


def after(classes: list[int], change: HandChange, now: Now) -> Iterator[tuple[Now, int]]:
    seat = change.seat
    hand = now.hands[seat]
    if change.what == SWAP:
        if WATCHER in (seat, change.other):
            taken = now.hands[change.other if seat == WATCHER else seat]
            if sorted(taken) != sorted(change.taken):
                return
        hands = list(now.hands)
        hands[seat], hands[change.other] = hands[change.other], hands[seat]
        yield Now(now.left, tuple(hands), now.discards, swapped(now, seat, change.other)), 1
        return
    cards = now.left if change.what == DRAW else hand
    for card in dict.fromkeys(cards):
        if change.card not in (card, BACK + classes[card]):
            continue
        weight = cards.count(card)
        hands = list(now.hands)
        if change.what == DRAW:
            hands[seat] = tuple(sorted((*hand, card)))
            yield Now(without(cards, card), tuple(hands), now.discards, now.given), weight
            continue
        hands[seat] = without(hand, card)
        discards = (*now.discards, card) if change.what == DISCARD and seat != WATCHER else now.discards
        yield Now(now.left, tuple(hands), discards, dropped(now, change, card, classes[card])), weight


def without(cards: Sequence[int], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def swapped(now: Now, one: int, other: int) -> tuple[tuple[int, int, bytes, int], ...]:
    changed = {one: other, other: one}
    kept = [(seat, changed.get(holder, holder), cards, unseen) for seat, holder, cards, unseen in now.given]
    kept = [row for row in kept if row[0] != row[1]]
    rows = [*kept, (one, other, bytes(now.hands[one]), 0), (other, one, bytes(now.hands[other]), 0)]
    return tuple(row for row in rows if row[2])


def dropped(now: Now, change: HandChange, card: int, number: int) -> tuple[tuple[int, int, bytes, int], ...]:
    rows = []
    for seat, holder, cards, unseen in now.given:
        if holder == change.seat and change.what == USE and card in cards:
            rows.append((seat, holder, bytes(without(cards, card)), unseen))
        else:
            more = 1 << 8 * number if holder == change.seat and change.what == DISCARD else 0
            rows.append((seat, holder, cards, unseen + more))
    return tuple(row for row in rows if row[2])
