"""Plays worlds to the end of the round with one move after the other, and keeps what did well. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.bots.core.worlds import Worlds
from permonik.engine.core.randomness import Fast

PRIOR: Final = 0.05
"""What the policy's opinion of a move counts beside the outcomes."""


class Search:
    """Each world is played with all moves that are still in question, and with the same luck: what differs is due to
    the move. After each round of playouts the weaker half is dropped."""

    __slots__ = ("alive", "generator", "moves", "policy", "prior", "public", "seat", "sums", "visits", "worlds")

    def __init__(
        self,
        worlds: Worlds,
        public: Public,
        policy: Policy,
        seat: int,
        moves: list[int],
        prior: list[float],
        seed: int,
    ) -> None:
        self.worlds = worlds
        self.public = public
        self.policy = policy
        self.seat: i64 = seat
        self.moves: vec[i64] = vec[i64](moves)
        self.prior: vec[float] = vec[float](prior)
        """From -1 to 0."""
        self.sums: vec[float] = vec[float]([0.0] * len(moves))
        self.visits: vec[i64] = vec[i64]([0] * len(moves))
        self.alive: list[int] = sorted(range(len(moves)), key=lambda i: -prior[i])
        """The moves still in question by their places, the best first."""
        self.generator = Fast(seed)

    def play(self, worlds: int) -> None:
        """Plays so many more worlds."""
        policy = self.policy
        for _ in range(worlds):
            world = self.worlds.draw(self.generator)
            number = world.round
            luck = self.generator.word()
            for i in self.alive:
                state = world.clone()
                public = self.public.copy()
                public.follow(state, self.moves[i])
                policy.play_on(state, public, Fast(luck), number)
                self.sums[i] += policy.worth(state, self.seat, number)
                self.visits[i] += 1
        self.alive.sort(key=self.rank)

    def rank(self, i: int) -> float:
        return -(self.value(i) + PRIOR * self.prior[i])

    def halve(self) -> None:
        del self.alive[(len(self.alive) + 1) // 2 :]

    def value(self, i: int) -> float:
        """What a move has brought on average."""
        return self.sums[i] / float(max(self.visits[i], 1))

    def values(self) -> dict[int, float]:
        """Of all moves that were played. Luck in few worlds makes no dropped move better than the one that was kept."""
        most = self.value(self.alive[0])
        return {int(self.moves[i]): min(self.value(i), most) for i in range(len(self.moves)) if self.visits[i]}

    @property
    def best(self) -> int:
        return int(self.moves[self.alive[0]])
