"""Hands and piles: what a game of cards keeps of deck, hands and discards. Compiled."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import longs_of, vec_of, zeros
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import State

if TYPE_CHECKING:
    from permonik.engine.core.game import Game

HAND: Final = 6
"""Room for the largest hand of all games."""

# Events that all games of cards tell, under the same numbers.
DREW: Final = 3
DISCARDED: Final = 10


class CardState(State):
    """A draw pile, cards set aside, hands, and cards discarded unseen. A card is a small number."""

    __slots__ = ("aside", "deck", "discards", "hands", "held", "left")

    def __init__(self, game: "Game", seats: i64, generator: Generator) -> None:
        super().__init__(game, seats, generator)
        self.deck: vec[u8] = vec[u8]()
        """The cards in their order, the next one to draw at place `left - 1`. Never changed, so states share it."""
        self.left: i64 = 0
        """How many cards of the deck are still in the draw pile."""
        self.aside: vec[u8] = vec[u8]()
        """Cards set aside unseen. Never changed, so states share it."""
        self.hands: vec[u8] = vec[u8]()
        """`HAND` places for each seat, cards in ascending order."""
        self.held: vec[u8] = vec[u8]()
        """How many cards each seat holds."""
        self.discards: vec[i64] = vec[i64]()
        """Cards discarded unseen, in order: `seat << 8 | card`. Only that seat knows them."""

    def copy_cards(self, copy: "CardState") -> None:
        self.copy_to(copy)
        copy.deck = self.deck
        copy.left = self.left
        copy.aside = self.aside
        copy.hands = self.hands[:]
        copy.held = self.held[:]
        copy.discards = self.discards[:]

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_piles(self, deck: list[int], aside: list[int], discards: list[int]) -> None:
        self.deck = vec_of(deck)
        self.left = len(deck)
        self.aside = vec_of(aside)
        self.discards = longs_of(discards)
        self.clear_hands()

    def restore_hand(self, seat: int, cards: list[int]) -> None:
        self.held[seat] = 0
        for card in cards:
            self.take(seat, u8(card))

    # Dealing.

    def lay_out_piles(self, deck: vec[u8], aside: i64) -> None:
        """A full draw pile, less so many cards set aside from its top, and empty hands."""
        self.deck = deck
        self.left = len(deck) - aside
        self.aside = deck[self.left :]
        self.discards = vec[i64]()
        self.clear_hands()

    def clear_hands(self) -> None:
        self.hands = zeros(HAND * self.seats)
        self.held = zeros(self.seats)

    def deal_hands(self, size: i64) -> None:
        """One card at a time, seat by seat."""
        while i64(self.held[self.seats - 1]) < size:
            for seat in range(self.seats):
                self.draw(seat)

    # Cards come and go.

    def draw(self, seat: i64) -> None:
        """Draws a card while there is one."""
        if self.left == 0:
            return
        self.left -= 1
        card = self.deck[self.left]
        self.take(seat, card)
        self.tell_secretly(DREW, seat, 0, self.back(i64(card)), i64(card) + 1)

    def take(self, seat: i64, card: u8) -> None:
        """Puts a card into a hand."""
        hands = self.hands
        start = HAND * seat
        i = start + i64(self.held[seat])
        self.held[seat] += 1
        while i > start and hands[i - 1] > card:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = card

    def spend(self, seat: i64, card: i64) -> None:
        """Uses a card for all to see."""
        self.drop(seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        """Discards a card unseen."""
        self.tell_secretly(DISCARDED, seat, 0, self.back(card), card + 1)
        self.lay_away(seat, card)

    def lay_away(self, seat: i64, card: i64) -> None:
        """A card leaves a hand face down, for the discards."""
        self.discards = append(self.discards, seat << 8 | card)
        self.drop(seat, card)

    def drop(self, seat: i64, card: i64) -> None:
        """Takes a card out of a hand."""
        hands = self.hands
        i = HAND * seat
        while i64(hands[i]) != card:
            i += 1
        self.held[seat] -= 1
        end = HAND * seat + i64(self.held[seat])
        while i < end:
            hands[i] = hands[i + 1]
            i += 1

    # What is in a hand.

    def back(self, card: i64) -> i64:
        """What everybody sees of a card that lies face down, as a number."""
        return 0

    def count(self, seat: i64, card: i64) -> i64:
        """How many cards of a kind a seat holds."""
        copies: i64 = 0
        for i in range(HAND * seat, HAND * seat + i64(self.held[seat])):
            if i64(self.hands[i]) == card:
                copies += 1
        return copies

    def holds(self, seat: i64, card: i64) -> bool:
        hands = self.hands
        i = HAND * seat
        end = i + i64(self.held[seat])
        while i < end and i64(hands[i]) != card:
            i += 1
        return i < end

    def hand(self, seat: i64) -> bytes:
        return bytes([int(self.hands[HAND * seat + i]) for i in range(i64(self.held[seat]))])
