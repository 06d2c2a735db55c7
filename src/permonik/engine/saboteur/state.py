"""A position of the base game: who holds what, what lies where, whose turn it is. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.mine import Mine
from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.core.state import NOBODY, State
from permonik.engine.saboteur.tables import (
    DEALT,
    DIGGING,
    DREW,
    EMPTY_MINE,
    FULL_DECK,
    FULL_STACK,
    GOALS,
    GOT_ROLE,
    HAND,
    HAND_SIZE,
    MINER,
    SABOTEUR,
    SABOTEURS,
    START,
    vec_of,
)

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class Deal:
    """What is hidden at the start of a round. Never changed, so states share it."""

    __slots__ = ("deck", "goals", "roles")

    def __init__(self, roles: vec[u8], goals: vec[u8], deck: vec[u8]) -> None:
        self.roles: vec[u8] = roles
        """A role for each seat, and the dwarf card left over."""
        self.goals: vec[u8] = goals
        """The faces of the goals, from top to bottom."""
        self.deck: vec[u8] = deck
        """The shuffled cards, the next one to draw at the end."""


def fixed_deal(roles: list[int], goals: list[int], deck: list[int]) -> Deal:
    return Deal(vec_of(roles), vec_of(goals), vec_of(deck))


class Result:
    """How a round ended. Never changed, so states share it."""

    __slots__ = ("finisher", "gold_reached", "mine", "pay", "roles", "route", "takers")

    def __init__(
        self,
        gold_reached: bool,
        finisher: int,
        roles: list[int],
        mine: Mine,
        route: list[int],
        pay: list[int],
        takers: list[int],
    ) -> None:
        self.gold_reached = gold_reached
        self.finisher = finisher
        """The seat that used the last card."""
        self.roles = roles
        self.mine = mine
        """The mine at the end; the next round has its own."""
        self.route = route
        """The cells of the tunnel from the start to the gold; empty when the gold was not reached."""
        self.pay = pay
        """Nuggets paid to each seat in value."""
        self.takers = takers
        """The seats that take a gold card each, in order."""


class Options:
    """The rules agreed before the game."""

    __slots__ = ("broken_tool_costs_gold", "first_player", "one_gold_card_per_miner", "rounds")

    def __init__(
        self, rounds: i64, first_player: i64, one_gold_card_per_miner: bool, broken_tool_costs_gold: bool
    ) -> None:
        self.rounds: i64 = rounds
        self.first_player: i64 = first_player
        """A seat, or `NOBODY` for a random one."""
        self.one_gold_card_per_miner = one_gold_card_per_miner
        self.broken_tool_costs_gold = broken_tool_costs_gold


def random_deal(seats: i64, generator: Generator) -> Deal:
    """Shuffles dwarf cards, goals and deck, in this order (BA-033, BA-036, BA-037)."""
    roles: vec[u8] = vec[u8](capacity=seats + 1)
    saboteurs = i64(SABOTEURS[seats])
    for i in range(seats + 1):
        roles = append(roles, u8(SABOTEUR if i < saboteurs else MINER))
    goals: vec[u8] = vec[u8](capacity=GOALS)
    for i in range(i64(GOALS)):
        goals = append(goals, u8(i))
    deck = FULL_DECK[:]
    shuffle(roles, generator)
    shuffle(goals, generator)
    shuffle(deck, generator)
    return Deal(roles, goals, deck)


class Dig(State):
    """The data of a game of Saboteur and how a round is dealt."""

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
        "last",
        "left",
        "mine",
        "offer",
        "options",
        "phase",
        "picks",
        "results",
        "roles",
        "seen",
        "stack",
        "stack_left",
        "turning",
    )

    def __init__(self, game: "Game", seats: i64, options: Options, generator: Generator) -> None:
        super().__init__(game, seats, generator)
        self.options = options
        self.deals: tuple[Deal, ...] = ()
        """Deals fixed beforehand, for the first rounds; the others are random."""
        self.phase: i64 = DIGGING
        self.first: i64 = NOBODY
        """The seat that began the round."""
        self.last: i64 = NOBODY
        """The seat that used a card last in this round, by playing or by discarding (BA-143)."""
        self.mine: Mine = EMPTY_MINE
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
        self.just_laid: i64 = START
        """While a goal is being turned: the cell of the card that reached it."""
        self.turning: i64 = 0
        """While a goal is being turned: its number."""
        self.gold: vec[u8] = vec[u8]()
        """Nuggets of each seat."""
        self.stack: vec[u8] = vec[u8]()
        """The gold cards in their order, the next one at the end."""
        self.stack_left: i64 = 0
        self.offer: vec[u8] = vec[u8]()
        """Gold cards from which the seat to move keeps one."""
        self.picks: vec[i64] = vec[i64]()
        """Gold cards kept, over all rounds, in order: `round << 8 | seat << 4 | nuggets`."""
        self.results: tuple[Result, ...] = ()
        """The rounds that have ended."""

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
        copy.stack = self.stack
        copy.stack_left = self.stack_left
        copy.offer = self.offer[:]
        copy.picks = self.picks[:]
        copy.results = self.results

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_cards(self, roles: list[int], goals: list[int], deck: list[int], discards: list[int]) -> None:
        self.roles = vec_of(roles)
        self.goals = vec_of(goals)
        self.deck = vec_of(deck)
        self.left = len(deck)
        self.discards = vec[i64]()
        for entry in discards:
            self.discards = append(self.discards, entry)

    def restore_gold(self, gold: list[int], stack: list[int], offer: list[int], picks: list[int]) -> None:
        self.gold = vec_of(gold)
        self.stack = vec_of(stack)
        self.stack_left = len(stack)
        self.offer = vec_of(offer)
        self.picks = vec[i64]()
        for pick in picks:
            self.picks = append(self.picks, pick)

    def begin(self) -> None:
        """Chooses who starts, shuffles the gold cards (unless they lie ready) and deals the first round (BA-041,
        BA-042)."""
        first = self.options.first_player
        if first == NOBODY:
            first = self.generator.below(self.seats)
        self.gold = vec_of([0] * self.seats)
        if len(self.stack) == 0:
            self.stack = FULL_STACK[:]
            shuffle(self.stack, self.generator)
        self.stack_left = len(self.stack)
        self.begin_round(first)

    def begin_round(self, first: i64) -> None:
        if self.round < len(self.deals):
            deal = self.deals[self.round]
        else:
            deal = random_deal(self.seats, self.generator)
        self.round += 1
        self.phase = DIGGING
        self.first = first
        self.last = NOBODY
        self.mine = EMPTY_MINE.clone()
        self.roles = deal.roles
        self.goals = deal.goals
        self.deck = deal.deck
        self.left = len(deal.deck)
        self.clear_seats()
        self.discards = vec[i64]()
        self.to_move = first
        self.tell(DEALT, first, 0, 0, self.round)
        for seat in range(self.seats):
            self.confide(GOT_ROLE, seat, 0, 0, i64(self.roles[seat]) + 1)
        size = i64(HAND_SIZE[self.seats])
        while i64(self.held[self.seats - 1]) < size:
            for seat in range(self.seats):
                self.draw(seat)

    def clear_seats(self) -> None:
        self.hands = vec_of([0] * (HAND * self.seats))
        self.held = vec_of([0] * self.seats)
        self.broken = vec_of([0] * self.seats)
        self.seen = vec_of([0] * self.seats)

    def draw(self, seat: i64) -> None:
        """Draws a card while there is one (BA-047, BA-048)."""
        if self.left == 0:
            return
        self.left -= 1
        card = self.deck[self.left]
        hands = self.hands
        start = HAND * seat
        i = start + i64(self.held[seat])
        self.held[seat] += 1
        while i > start and hands[i - 1] > card:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = card
        self.confide(DREW, seat, 0, 0, i64(card) + 1)

    def spend(self, seat: i64, card: i64) -> None:
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
