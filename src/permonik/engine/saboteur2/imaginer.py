"""Complete states that a seat must hold possible. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of
from permonik.engine.core.randomness import Generator, generator_for
from permonik.engine.digging.imaginer import Unknowns
from permonik.engine.saboteur2.past import Past
from permonik.engine.saboteur2.rules import Saboteur2


class Imaginer:
    """Prepared once from a view; called with a seed it gives a state consistent with the view."""

    __slots__ = ("past", "state", "unknowns")

    def __init__(self, state: Saboteur2, unknowns: Unknowns, past: Past | None) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.unknowns = unknowns
        self.past = past
        """Of a round in which hands were swapped."""

    def __call__(self, seed: object) -> Saboteur2:
        """A random complete state that looks to the seat just like the real one."""
        generator = generator_for(seed)
        state = self.state.clone()
        if self.past is None:
            self.unknowns.deal_cards(state, generator)
        else:
            self.deal_past(state, self.past, generator)
        self.unknowns.deal_roles(state, generator)
        self.unknowns.deal_goals(state, generator)
        state.generator = generator
        return state

    def deal_past(self, state: Saboteur2, past: Past, generator: Generator) -> None:
        guess = past.imagine(generator)
        for seat in range(state.seats):
            if seat != self.unknowns.seat:
                state.held[seat] = 0
                for card in guess.hands[seat]:
                    state.take(seat, u8(card))
        for i in range(i64(len(state.discards))):
            seat = state.discards[i] >> 8
            if seat != self.unknowns.seat:
                discarded: i64 = guess.discards[i]
                state.discards[i] = seat << 8 | discarded
        state.deck = vec_of(guess.rest[: state.left])
        state.aside = vec_of(guess.rest[state.left :])
        state.given = guess.given
