"""Complete states that a seat must hold possible, in any game of digging. Compiled.

Everything the seat does not know is a set of places and a set of cards that belong there in some order; a sample
puts them there in a random one.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.tables import TURNING
from permonik.engine.hands.unknowns import deal_pool, filled, shuffled


class Unknowns:
    """What a seat does not know: cards, and the places where they may be."""

    __slots__ = ("faces", "pool", "roles", "seat", "seen_goals", "seen_roles")

    def __init__(
        self, seat: i64, pool: list[int], roles: list[int], seen_roles: i64, faces: list[int], seen_goals: i64
    ) -> None:
        self.seat: i64 = seat
        self.pool: vec[u8] = vec[u8](pool)
        """Cards of the deck in unknown places."""
        self.roles: vec[u8] = vec[u8](roles)
        """Unknown dwarf cards, for the places not in `seen_roles`; empty when all are revealed."""
        self.seen_roles: i64 = seen_roles
        """The places of dwarf cards that the seat knows, as bits."""
        self.faces: vec[u8] = vec[u8](faces)
        """Unknown faces, for the goals not in `seen_goals`."""
        self.seen_goals: i64 = seen_goals
        """The goals whose face the seat knows, as bits."""

    def deal_cards(self, state: DiggingRules, generator: Generator) -> None:
        deal_pool(state, self.seat, shuffled(self.pool, generator))

    def deal_roles(self, state: DiggingRules, generator: Generator) -> None:
        if len(self.roles):
            state.roles = filled(state.roles, self.seen_roles, shuffled(self.roles, generator))

    def deal_goals(self, state: DiggingRules, generator: Generator) -> None:
        """Behind a stone that is open to choice at most two faces are unknown; if in one order another goal would be
        turned over before it, they lie in the other."""
        if len(self.faces) == 0:
            return
        hidden = shuffled(self.faces, generator)
        state.goals = filled(state.goals, self.seen_goals, hidden)
        if state.phase == TURNING and len(hidden) == 2 and state.next_goal() != state.turning:
            kept = hidden[0]
            hidden[0] = hidden[1]
            hidden[1] = kept
            state.goals = filled(state.goals, self.seen_goals, hidden)
