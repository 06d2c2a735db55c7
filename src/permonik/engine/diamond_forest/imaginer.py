"""Complete states that a seat must hold possible. Compiled.

The tiles that the seat has not seen may lie in any order on the places it does not know; votes that others keep secret
may be for any covered tile.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator, generator_for, shuffle
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import WHISKS


class Imaginer:
    """Prepared once from a view; called with a seed it gives a state consistent with the view."""

    __slots__ = ("places", "pool", "seat", "state")

    def __init__(self, state: DiamondForest, seat: i64, places: list[int], pool: list[int]) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.seat: i64 = seat
        self.places: vec[i64] = vec[i64](places)
        """The cells whose tiles the seat does not know."""
        self.pool: vec[u8] = vec[u8](pool)
        """The tiles that lie there."""

    def __call__(self, seed: object) -> DiamondForest:
        """A random complete state that looks to the seat just like the real one."""
        generator = generator_for(seed)
        state = self.state.clone()
        pool = self.pool[:]
        shuffle(pool, generator)
        for i in range(i64(len(pool))):
            state.forest[self.places[i]] = pool[i]
        self.deal_votes(state, generator)
        state.generator = generator
        return state

    def deal_votes(self, state: DiamondForest, generator: Generator) -> None:
        for seat in range(state.seats):
            if state.votes[seat] != 0 and seat != self.seat:
                out = state.move_buffer()
                count = state.list_covered(out, WHISKS)
                state.votes[seat] = u8(out[generator.below(count)] - WHISKS)
