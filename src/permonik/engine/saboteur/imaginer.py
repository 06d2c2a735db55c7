"""Complete states that a seat must hold possible. Compiled.

Everything the seat does not know is a set of places and a set of cards that belong there in some order; a sample
puts them there in a random one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.errors import WrongSeed
from permonik.engine.core.randomness import MOST_SEED, Fast, Generator, shuffle
from permonik.engine.digging.kit import GOALS, HAND
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.scoring import insert_card

ON_OFFER: Final = -1
IN_STACK: Final = -2


class GoldGroup:
    """Gold cards that may lie in any order on certain places: a pick by its number, `ON_OFFER` or `IN_STACK`."""

    __slots__ = ("cards", "places")

    def __init__(self, places: list[int], cards: list[int]) -> None:
        self.places: vec[i64] = vec[i64](places)
        self.cards: vec[u8] = vec[u8](cards)


class Imaginer:
    """Prepared once from a view; called with a seed it gives a state consistent with the view."""

    __slots__ = ("goals", "gold", "known", "pool", "roles", "seat", "state")

    def __init__(
        self,
        state: Saboteur,
        seat: i64,
        pool: list[int],
        roles: list[int],
        goals: list[int],
        known: i64,
        gold: list[GoldGroup],
    ) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.seat: i64 = seat
        self.pool: vec[u8] = vec[u8](pool)
        """Cards of the deck in unknown places."""
        self.roles: vec[u8] = vec[u8](roles)
        """Unknown roles of the other seats and of the card left over; empty when all are revealed."""
        self.goals: vec[u8] = vec[u8](goals)
        """Unknown faces, for the goals not in `known`."""
        self.known: i64 = known
        """The goals whose face the seat knows, as bits."""
        self.gold = gold

    def __call__(self, seed: int) -> Saboteur:
        """A random complete state that looks to the seat just like the real one."""
        if not 0 <= seed <= MOST_SEED:
            raise WrongSeed(f"a number from 0 to {MOST_SEED}", seed)
        generator = Fast(seed)
        state = self.state.clone()
        self.deal_pool(state, generator)
        if len(self.roles):
            self.deal_roles(state, generator)
        if len(self.goals):
            self.deal_goals(state, generator)
        self.deal_gold(state, generator)
        state.generator = generator
        return state

    def deal_pool(self, state: Saboteur, generator: Generator) -> None:
        pool = self.pool[:]
        shuffle(pool, generator)
        top = state.left
        state.deck = pool[:top]
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            held = i64(state.held[seat])
            start = HAND * seat
            for i in range(start, start + held):
                card = pool[top]
                top += 1
                at = i
                while at > start and state.hands[at - 1] > card:
                    state.hands[at] = state.hands[at - 1]
                    at -= 1
                state.hands[at] = card
        for i in range(i64(len(state.discards))):
            seat = state.discards[i] >> 8
            if seat != self.seat:
                state.discards[i] = seat << 8 | i64(pool[top])
                top += 1

    def deal_roles(self, state: Saboteur, generator: Generator) -> None:
        hidden = self.roles[:]
        shuffle(hidden, generator)
        roles = state.roles[:]
        top: i64 = 0
        for seat in range(state.seats + 1):
            if seat != self.seat:
                roles[seat] = hidden[top]
                top += 1
        state.roles = roles

    def deal_goals(self, state: Saboteur, generator: Generator) -> None:
        hidden = self.goals[:]
        shuffle(hidden, generator)
        goals = state.goals[:]
        top: i64 = 0
        for goal in range(i64(GOALS)):
            if self.known >> goal & 1 == 0:
                goals[goal] = hidden[top]
                top += 1
        state.goals = goals

    def deal_gold(self, state: Saboteur, generator: Generator) -> None:
        offer: vec[u8] = vec[u8]()
        stack: vec[u8] = vec[u8](capacity=28)
        for group in self.gold:
            cards = group.cards[:]
            shuffle(cards, generator)
            for i in range(i64(len(cards))):
                place = group.places[i]
                if place == IN_STACK:
                    stack = append(stack, cards[i])
                elif place == ON_OFFER:
                    offer = insert_card(offer, cards[i])
                else:
                    pick = state.picks[place]
                    seat = pick >> 4 & 15
                    state.gold[seat] = u8(i64(state.gold[seat]) + i64(cards[i]) - (pick & 15))
                    state.picks[place] = pick >> 4 << 4 | i64(cards[i])
        state.stack = stack
        state.offer = offer
