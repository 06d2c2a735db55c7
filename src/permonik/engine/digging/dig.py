"""A position of digging: what lies in the mine, who holds which cards and has which tools. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NOBODY, State
from permonik.engine.digging.kit import (
    DIGGING,
    DREW,
    HAND,
    Kit,
)
from permonik.engine.digging.mine import Mine

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class Deal:
    """What is hidden at the start of a round. Never changed, so states share it."""

    __slots__ = ("deck", "goals", "roles")

    def __init__(self, roles: vec[u8], goals: vec[u8], deck: vec[u8]) -> None:
        self.roles: vec[u8] = roles
        """A role for each seat, and the dwarf cards left over."""
        self.goals: vec[u8] = goals
        """The faces of the goals, from top to bottom."""
        self.deck: vec[u8] = deck
        """The shuffled cards, the next one to draw at the end."""


def fixed_deal(roles: list[int], goals: list[int], deck: list[int]) -> Deal:
    return Deal(vec_of(roles), vec_of(goals), vec_of(deck))


class Dig(State):
    """The data of a round that digs for gold, and its hands and draw pile."""

    __slots__ = (
        "broken",
        "deals",
        "deck",
        "discards",
        "first",
        "goals",
        "gold",
        "hands",
        "held",
        "just_laid",
        "kit",
        "last",
        "left",
        "mine",
        "phase",
        "roles",
        "seen",
        "turning",
    )

    def __init__(self, game: "Game", seats: i64, kit: Kit, generator: Generator) -> None:
        super().__init__(game, seats, generator)
        self.kit = kit
        self.deals: tuple[Deal, ...] = ()
        """Deals fixed beforehand, for the first rounds; the others are random."""
        self.phase: i64 = DIGGING
        self.first: i64 = NOBODY
        """The seat that began the round."""
        self.last: i64 = NOBODY
        """The seat that used a card last in this round, by playing or by discarding (BA-143, EX-103)."""
        self.mine: Mine = kit.empty_mine
        self.roles: vec[u8] = vec[u8]()
        self.goals: vec[u8] = vec[u8]()
        self.deck: vec[u8] = vec[u8]()
        self.left: i64 = 0
        """How many cards of the deck are still in the draw pile."""
        self.hands: vec[u8] = vec[u8]()
        """`HAND` places for each seat, cards in ascending order."""
        self.held: vec[u8] = vec[u8]()
        """How many cards each seat holds."""
        self.broken: vec[u8] = vec[u8]()
        """The broken tools in front of each seat, as bits."""
        self.seen: vec[u8] = vec[u8]()
        """The goals each seat has looked at, as bits."""
        self.discards: vec[i64] = vec[i64]()
        """Cards discarded unseen in this round: `seat << 8 | card`."""
        self.just_laid: i64 = kit.start
        """While a goal is being turned: the cell of the card that reached it."""
        self.turning: i64 = 0
        """While a goal is being turned: its number."""
        self.gold: vec[u8] = vec[u8]()
        """Nuggets of each seat."""

    def copy_dig(self, copy: "Dig") -> None:
        self.copy_to(copy)
        copy.deals = self.deals
        copy.phase = self.phase
        copy.first = self.first
        copy.last = self.last
        copy.mine = self.mine.clone()
        copy.roles = self.roles
        copy.goals = self.goals
        copy.deck = self.deck
        copy.left = self.left
        copy.hands = self.hands[:]
        copy.held = self.held[:]
        copy.broken = self.broken[:]
        copy.seen = self.seen[:]
        copy.discards = self.discards[:]
        copy.just_laid = self.just_laid
        copy.turning = self.turning
        copy.gold = self.gold[:]

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_cards(self, roles: list[int], goals: list[int], deck: list[int], discards: list[int]) -> None:
        self.roles = vec_of(roles)
        self.goals = vec_of(goals)
        self.deck = vec_of(deck)
        self.left = len(deck)
        self.discards = vec[i64]()
        for entry in discards:
            self.discards = append(self.discards, entry)

    def lay_out(self, deal: Deal, first: i64) -> None:
        """A fresh mine, a full draw pile and nothing in front of anybody."""
        self.round += 1
        self.phase = DIGGING
        self.first = first
        self.last = NOBODY
        self.mine = self.kit.empty_mine.clone()
        self.roles = deal.roles
        self.goals = deal.goals
        self.deck = deal.deck
        self.left = len(deal.deck)
        self.clear_seats()
        self.discards = vec[i64]()
        self.to_move = first

    def clear_seats(self) -> None:
        self.hands = vec_of([0] * (HAND * self.seats))
        self.held = vec_of([0] * self.seats)
        self.broken = vec_of([0] * self.seats)
        self.seen = vec_of([0] * self.seats)

    def deal_hands(self, size: i64) -> None:
        """One card at a time, seat by seat."""
        while i64(self.held[self.seats - 1]) < size:
            for seat in range(self.seats):
                self.draw(seat)

    def draw(self, seat: i64) -> None:
        """Draws a card while there is one (BA-047, BA-048)."""
        if self.left == 0:
            return
        self.left -= 1
        card = self.deck[self.left]
        self.take(seat, card)
        self.confide(DREW, seat, 0, 0, i64(card) + 1)

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

    @property
    def scores(self) -> list[int]:
        """Nuggets of each seat."""
        return [int(nuggets) for nuggets in self.gold]
