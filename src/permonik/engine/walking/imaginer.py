"""Complete states that a seat must hold possible, in any walking game. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator
from permonik.engine.hands.unknowns import deal_pool, shuffled
from permonik.engine.walking.rules import WalkingRules


class Unknowns:
    """What a seat does not know: the cards of the deck in unknown places, and which dwarf cards and faces are known."""

    __slots__ = ("clans", "known_dwarves", "known_faces", "pool", "seat")

    def __init__(self, seat: i64, pool: list[int], known_dwarves: i64, known_faces: i64, clans: list[int]) -> None:
        self.seat: i64 = seat
        self.pool: vec[u8] = vec[u8](pool)
        """Cards of the deck in unknown places."""
        self.known_dwarves: i64 = known_dwarves
        """The places of dwarf cards that the seat knows, as bits."""
        self.known_faces: i64 = known_faces
        """The covered cards whose face the seat knows, as bits."""
        self.clans = bytes(clans)
        """The clan of each dwarf card, which everybody sees on its back."""

    def deal(self, state: WalkingRules, generator: Generator) -> None:
        deal_pool(state, self.seat, shuffled(self.pool, generator))
        state.dwarves = exchanged(state.dwarves, self.known_dwarves, self.clans, generator)
        state.faces = exchanged(state.faces, self.known_faces, bytes(len(state.faces)), generator)


def exchanged(cards: vec[u8], known: i64, backs: bytes, generator: Generator) -> vec[u8]:
    """A copy in which unknown cards, those without a bit in `known`, have changed places at random with others of the
    same back. `backs` has one for each place."""
    copy = cards[:]
    i: i64 = len(copy) - 1
    while i > 0:
        if known >> i & 1 == 0:
            alike: i64 = 0
            for j in range(i + 1):
                if known >> j & 1 == 0 and backs[j] == backs[i]:
                    alike += 1
            chosen = generator.below(alike)
            j = 0
            while chosen or known >> j & 1 or backs[j] != backs[i]:
                if known >> j & 1 == 0 and backs[j] == backs[i]:
                    chosen -= 1
                j += 1
            kept = copy[i]
            copy[i] = copy[j]
            copy[j] = kept
        i -= 1
    return copy
