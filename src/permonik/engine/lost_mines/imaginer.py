"""Complete states that a seat must hold possible. Compiled."""

from mypy_extensions import i64

from permonik.engine.core.randomness import generator_for
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.walking.imaginer import Unknowns, exchanged


class Imaginer:
    """Prepared once from a view; called with a seed it gives a state consistent with the view."""

    __slots__ = ("kinds", "known_treasures", "state", "unknowns")

    def __init__(self, state: LostMines, unknowns: Unknowns, known_treasures: i64, kinds: list[int]) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.unknowns = unknowns
        self.known_treasures: i64 = known_treasures
        """The treasures whose value the seat knows, as bits."""
        self.kinds = bytes(kinds)
        """The kind of each treasure, which everybody sees on its back."""

    def __call__(self, seed: object) -> LostMines:
        """A random complete state that looks to the seat just like the real one."""
        generator = generator_for(seed)
        state = self.state.clone()
        self.unknowns.deal(state, generator)
        state.treasures = exchanged(state.treasures, self.known_treasures, self.kinds, generator)
        state.generator = generator
        return state
