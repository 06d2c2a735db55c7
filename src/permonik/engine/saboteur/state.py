"""A position of the base game: digging, and the gold cards to be shared out. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of, zeros
from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.core.state import NOBODY
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.state import Deal
from permonik.engine.digging.tables import DEALT, GOALS, GOT_ROLE
from permonik.engine.saboteur.tables import FULL_STACK, HAND_SIZE, MINER, NUMBERING, SABOTEUR, SABOTEURS

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


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
    deck = NUMBERING.deck[:]
    shuffle(roles, generator)
    shuffle(goals, generator)
    shuffle(deck, generator)
    return Deal(roles, goals, deck)


class SaboteurState(DiggingRules):
    """The data of a game of Saboteur and how a round is dealt."""

    __slots__ = ("offer", "options", "picks", "results", "stack", "stack_left")

    def __init__(self, game: "Game", seats: i64, options: Options, generator: Generator) -> None:
        super().__init__(game, seats, NUMBERING, generator)
        self.options = options
        self.stack: vec[u8] = vec[u8]()
        """The gold cards in their order, the next one at the end."""
        self.stack_left: i64 = 0
        self.offer: vec[u8] = vec[u8]()
        """Gold cards from which the seat to move keeps one."""
        self.picks: vec[i64] = vec[i64]()
        """Gold cards kept, over all rounds, in order: `round << 8 | seat << 4 | nuggets`."""
        self.results: tuple[Result, ...] = ()
        """The rounds that have ended."""

    def copy_saboteur(self, copy: "SaboteurState") -> None:
        self.copy_digging(copy)
        copy.stack = self.stack
        copy.stack_left = self.stack_left
        copy.offer = self.offer[:]
        copy.picks = self.picks[:]
        copy.results = self.results

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
        self.gold = zeros(self.seats)
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
        self.lay_out(deal, first, 0)
        self.tell(DEALT, first, 0, 0, self.round)
        for seat in range(self.seats):
            self.tell_secretly(GOT_ROLE, seat, 0, 0, i64(self.roles[seat]) + 1)
        self.deal_hands(i64(HAND_SIZE[self.seats]))
