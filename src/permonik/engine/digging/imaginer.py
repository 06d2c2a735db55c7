"""Complete states that a seat must hold possible, in any game of digging. Compiled.

Everything the seat does not know is a set of places and a set of cards that belong there in some order; a sample
puts them there in a random one.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.digging.kit import GOALS, TURNING
from permonik.engine.digging.rules import Digging


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

    def deal_pool(self, state: Digging, generator: Generator) -> vec[u8]:
        """Draw pile, other hands and discards of others, in this order; returns the cards left."""
        pool = self.pool[:]
        shuffle(pool, generator)
        top = state.left
        state.deck = pool[:top]
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            held = i64(state.held[seat])
            state.held[seat] = 0
            for _ in range(held):
                state.take(seat, pool[top])
                top += 1
        for i in range(i64(len(state.discards))):
            seat = state.discards[i] >> 8
            if seat != self.seat:
                state.discards[i] = seat << 8 | i64(pool[top])
                top += 1
        return pool[top:]

    def deal_roles(self, state: Digging, generator: Generator) -> None:
        if len(self.roles) == 0:
            return
        hidden = self.roles[:]
        shuffle(hidden, generator)
        roles = state.roles[:]
        top: i64 = 0
        for place in range(i64(len(roles))):
            if self.seen_roles >> place & 1 == 0:
                roles[place] = hidden[top]
                top += 1
        state.roles = roles

    def deal_goals(self, state: Digging, generator: Generator) -> None:
        """Behind a stone that is open to choice at most two faces are unknown; if in one order another goal would be
        turned over before it, they lie in the other."""
        if len(self.faces) == 0:
            return
        hidden = self.faces[:]
        shuffle(hidden, generator)
        self.lay_faces(state, hidden)
        if state.phase == TURNING and len(hidden) == 2 and state.next_goal() != state.turning:
            kept = hidden[0]
            hidden[0] = hidden[1]
            hidden[1] = kept
            self.lay_faces(state, hidden)

    def lay_faces(self, state: Digging, faces: vec[u8]) -> None:
        goals = state.goals[:]
        top: i64 = 0
        for goal in range(i64(GOALS)):
            if self.seen_goals >> goal & 1 == 0:
                goals[goal] = faces[top]
                top += 1
        state.goals = goals
