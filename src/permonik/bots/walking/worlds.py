"""Who has which dwarf card, as often as a seat believes it, in a walking game. Compiled."""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.worlds import Worlds, exchange
from permonik.engine.core.randomness import Generator
from permonik.engine.walking.state import WalkingState

NEVER: Final = -1e6


class WalkingWorlds(Worlds):
    """Dwarf cards are exchanged within their clans by how much the deeds of all speak for them."""

    __slots__ = ("kinds", "known", "likelihoods")

    def __init__(self, clans: bytes, known: i64, roles: i64, odds: vec[float]) -> None:
        """`clans` has the clan of each dwarf card, `known` the cards that the seat knows, as bits; a clan has so many
        roles, and `odds` a factor for each seat and role."""
        self.known: i64 = known
        self.kinds: i64 = 2 * roles
        self.likelihoods: vec[float] = vec[float]([NEVER] * (len(clans) * self.kinds))
        told: i64 = len(odds)
        for place in range(i64(len(clans))):
            first = self.kinds * place + roles * i64(clans[place])
            for role in range(roles):
                likelihood = 0.0
                if roles * place + role < told:
                    likelihood = log(odds[roles * place + role])
                self.likelihoods[first + role] = likelihood

    def mix(self, state: WalkingState, generator: Generator) -> None:
        dwarves = state.dwarves[:]
        exchange(dwarves, self.known, self.likelihoods, self.kinds, generator)
        state.dwarves = dwarves
