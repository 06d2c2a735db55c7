"""How likely each thing that one cannot see makes what the others have done. Compiled.

The past is replayed in a state of its own. At each deed of another seat it gets hands that it may have held, and the
policy says how likely it would then have done just this, were it that dwarf who knows this and that.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State

HANDS: Final = 12
"""Hands that are tried for each deed."""
HEAT: Final = 0.2
"""How much worse a move may be and still be chosen now and then, in the policy's weights."""
SLIP: Final = 0.05
"""How often anything at all is done."""
LEAST: Final = 1e-6
UNSEEN: Final = -1
"""The deed of somebody who laid a card away unseen."""


class Witness:
    """Hears the past of one round, and sums up what each deed says for each hypothesis about its seat."""

    __slots__ = ("generator", "hypotheses", "latest", "likelihoods", "me", "policy", "public", "state", "sums")

    def __init__(self, state: State, public: Public, policy: Policy, me: int, hypotheses: int, seed: int) -> None:
        self.state = state
        """Whatever is hidden in it is supposed anew at each deed."""
        self.public = public
        self.policy = policy
        self.me: i64 = me
        self.hypotheses: i64 = hypotheses
        """How many there are about one seat."""
        self.likelihoods: vec[float] = vec[float]([0.0] * (state.seats * hypotheses))
        """Logarithms, at `hypotheses * seat + hypothesis`."""
        self.sums: vec[float] = vec[float]([0.0] * hypotheses)
        self.latest = 0.0
        """The chance of the deed under the hypothesis that was supposed last."""
        self.generator = Fast(seed)

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64, secret: i64) -> None:
        """Takes in what was told: judges a deed, then does it."""
        raise NotImplementedError

    def deal(self, seat: i64, card: i64) -> None:
        """Gives a seat a hand that it may hold, with this card in it; `UNSEEN` for any."""
        raise NotImplementedError

    def suppose(self, seat: i64, hypothesis: i64) -> bool:
        """Puts what a hypothesis says into the state. False when it makes no difference to the seat whether this one
        or the one before is true: then it is as likely."""
        raise NotImplementedError

    def is_deed(self, move: i64, deed: i64) -> bool:
        """Whether others cannot tell a move from a deed."""
        return move == deed

    def judge(self, seat: i64, deed: i64, card: i64) -> None:
        """A seat has decided, and used a card for it."""
        if seat == self.me:
            return
        sums = self.sums
        for h in range(self.hypotheses):
            sums[h] = 0.0
        self.state.to_move = seat
        for _ in range(i64(HANDS)):
            self.deal(seat, card)
            for h in range(self.hypotheses):
                if self.suppose(seat, h):
                    sums[h] += self.chance(deed)
                else:
                    sums[h] += self.latest
        at = self.hypotheses * seat
        for h in range(self.hypotheses):
            self.likelihoods[at + h] += log(sums[h] / float(HANDS) + LEAST)

    def chance(self, deed: i64) -> float:
        """That the seat to move would do this."""
        policy = self.policy
        policy.weigh(self.state, self.public)
        weights = policy.weights
        best = weights[0]
        for i in range(policy.count):
            best = max(best, weights[i])
        total = 0.0
        done = 0.0
        moves: i64 = 0
        for i in range(policy.count):
            weight = exp(max((weights[i] - best) / HEAT, -12.0))
            total += weight
            if self.is_deed(policy.moves[i], deed):
                done += weight
                moves += 1
        self.latest = (1.0 - SLIP) * done / total + SLIP * float(moves) / float(policy.count)
        return self.latest
