"""Complete states that a seat must hold possible. Compiled."""

from permonik.engine.core.randomness import generator_for
from permonik.engine.digging.imaginer import Unknowns
from permonik.engine.hands.swapped import SwappedHands
from permonik.engine.saboteur2.rules import Saboteur2


class Imaginer:
    """Prepared once from a view; called with a seed it gives a state consistent with the view."""

    __slots__ = ("state", "swapped", "unknowns")

    def __init__(self, state: Saboteur2, unknowns: Unknowns, swapped: SwappedHands | None) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.unknowns = unknowns
        self.swapped = swapped
        """Of a round in which hands were swapped."""

    def __call__(self, seed: object) -> Saboteur2:
        """A random complete state that looks to the seat just like the real one."""
        generator = generator_for(seed)
        state = self.state.clone()
        if self.swapped is None:
            self.unknowns.deal_cards(state, generator)
        else:
            state.given = self.swapped.deal(state, generator)
        self.unknowns.deal_roles(state, generator)
        self.unknowns.deal_goals(state, generator)
        state.generator = generator
        return state
