"""Complete states that a seat must hold possible. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator, generator_for, shuffle
from permonik.engine.digging.imaginer import Unknowns
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

    __slots__ = ("gold", "state", "unknowns")

    def __init__(self, state: Saboteur, unknowns: Unknowns, gold: list[GoldGroup]) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.unknowns = unknowns
        self.gold = gold

    def __call__(self, seed: object) -> Saboteur:
        """A random complete state that looks to the seat just like the real one."""
        generator = generator_for(seed)
        state = self.state.clone()
        self.unknowns.deal_cards(state, generator)
        self.unknowns.deal_roles(state, generator)
        self.unknowns.deal_goals(state, generator)
        self.deal_gold(state, generator)
        state.generator = generator
        return state

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
