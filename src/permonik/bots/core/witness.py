"""How likely each thing that one cannot see makes what the others have done. Compiled.

The past is replayed in a state of its own. At each deed of another seat it gets hands that it may have held, and the
policy says how likely it would then have done just this, were it that dwarf who knows this and that.

Nobody knows how a seat plays, either: it may do openly what serves it, or hide for a while behind the deeds of somebody
else, or be careless. So a deed that fits in clears nobody, and a strange one alone convicts nobody.
"""

from math import exp, log
from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64, u8

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import KIND, Public
from permonik.engine.core.arrays import zeros
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import CARD_AT, CELL_AT, SEAT_AT, SECRET_AT, VALUE_AT
from permonik.engine.hands.state import CardState

HANDS: Final = 12
"""Hands that are tried for each deed."""
HEAT: Final = 0.4
"""How much worse a move may be and still be chosen now and then, in the policy's weights."""
SLIP: Final = 0.05
"""How often anything at all is done."""
HIDING: Final = 0.3
"""How many seats begin by acting as somebody else would."""
UNMASKING: Final = 0.1
"""How often such a seat has had enough of it, deed by deed."""
CARELESS: Final = 0.04
"""How many seats do anything at all, all the time."""
LEAST: Final = 1e-6
UNSEEN: Final = -1
"""The deed of somebody who laid a card away unseen."""


def log_sum(one: float, other: float) -> float:
    """The logarithm of a sum, of logarithms."""
    if one < other:
        return other + log(1.0 + exp(one - other))
    return one + log(1.0 + exp(other - one))


class Witness:
    """Hears the past of one round, and sums up what each deed says for each hypothesis about its seat."""

    __slots__ = (
        "careless",
        "generator",
        "hands",
        "heat",
        "hiding",
        "holding",
        "hypotheses",
        "latest",
        "likelihoods",
        "me",
        "openly",
        "policy",
        "pool",
        "public",
        "state",
        "strangeness",
        "sums",
    )

    def __init__(self, state: CardState, public: Public, policy: Policy, me: int, hypotheses: int, seed: int) -> None:
        self.state = state
        """Whatever is hidden in it is supposed anew at each deed."""
        self.public = public
        self.policy = policy
        self.hands: i64 = HANDS
        self.heat = HEAT
        self.me: i64 = me
        self.pool: vec[u8] = vec[u8]()
        """The cards that somebody else may hold."""
        self.holding: vec[i64] = vec[i64]([0] * state.seats)
        """How many cards each seat has."""
        self.hypotheses: i64 = hypotheses
        """How many there are about one seat."""
        self.likelihoods: vec[float] = vec[float]([0.0] * (state.seats * hypotheses))
        """Logarithms, at `hypotheses * seat + hypothesis`."""
        self.openly: vec[float] = vec[float]([0.0] * (state.seats * hypotheses))
        """The part of it that is due to seats that hide nothing, or no longer."""
        self.hiding: vec[float] = vec[float]([0.0] * (state.seats * hypotheses))
        self.careless: vec[float] = vec[float]([0.0] * state.seats)
        """For every hypothesis the same."""
        self.sums: vec[float] = vec[float]([0.0] * hypotheses)
        self.latest = 0.0
        """The chance of the deed under the hypothesis that was supposed last."""
        self.strangeness = 0.0
        """The chance of the deed if any move is as good as any other."""
        self.generator = Fast(seed)

    def forget(self) -> None:
        """Nobody has done anything yet."""
        for at in range(i64(len(self.likelihoods))):
            self.likelihoods[at] = 0.0
            self.openly[at] = log(1.0 - HIDING - CARELESS)
            self.hiding[at] = log(HIDING)
        for seat in range(i64(len(self.careless))):
            self.careless[seat] = log(CARELESS)

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64, secret: i64) -> None:
        """Takes in what was told: judges a deed, then does it."""
        raise NotImplementedError

    # Cards.

    def begin_with(self, deck: vec[u8], aside: i64) -> None:
        """Nobody has drawn a card yet, and so many will stay aside unseen."""
        self.pool = deck[:]
        self.state.left = i64(len(deck)) - aside
        self.state.held = zeros(self.state.seats)
        for seat in range(self.state.seats):
            self.holding[seat] = 0
        self.forget()

    def drew(self, seat: i64, secret: i64) -> None:
        """The secret is the card, counted from 1; 0 where the seat that believes cannot see it."""
        self.holding[seat] += 1
        self.state.left -= 1
        if seat == self.me and secret:
            self.remove(secret - 1)

    def use(self, seat: i64, deed: i64, card: i64) -> None:
        """A seat uses a card; the own ones have left the pool when they were drawn."""
        self.judge(seat, deed, card)
        self.lose(seat, card)

    def lose(self, seat: i64, card: i64) -> None:
        self.holding[seat] -= 1
        if seat != self.me and card != UNSEEN:
            self.remove(card)

    def remove(self, card: i64) -> None:
        pool = self.pool
        i: i64 = 0
        while i64(pool[i]) != card:
            i += 1
        self.pool, last = pop(pool)
        if i < i64(len(self.pool)):
            self.pool[i] = last

    def deal(self, seat: i64, card: i64) -> None:
        """Gives a seat a hand that it may hold, with this card in it; `UNSEEN` for any."""
        state = self.state
        state.held[seat] = 0
        size = self.holding[seat]
        drawn: i64 = 0
        if card != UNSEEN:
            state.take(seat, u8(card))
            size -= 1
        pool = self.pool
        cards: i64 = len(pool)
        while drawn < size:
            other = drawn + self.generator.below(cards - drawn)
            one = pool[other]
            pool[other] = pool[drawn]
            pool[drawn] = one
            state.take(seat, one)
            drawn += 1

    # Hypotheses.

    def suppose(self, seat: i64, hypothesis: i64) -> bool:
        """Puts what a hypothesis says into the state. False when it makes no difference to the seat whether this one
        or the one before is true: then it is as likely."""
        raise NotImplementedError

    def mask(self, hypothesis: i64) -> i64:
        """The hypothesis that a seat which hides wants to be believed."""
        return hypothesis

    def is_deed(self, move: i64, deed: i64) -> bool:
        """Whether others cannot tell a move from a deed."""
        return move == deed

    def judge(self, seat: i64, deed: i64, card: i64) -> None:
        """A seat has decided, and used a card for it."""
        if seat == self.me:
            return
        sums = self.sums
        strange = 0.0
        for h in range(self.hypotheses):
            sums[h] = 0.0
        self.state.to_move = seat
        for _ in range(self.hands):
            self.deal(seat, card)
            self.policy.imagine(self.generator)
            for h in range(self.hypotheses):
                if self.suppose(seat, h):
                    sums[h] += self.chance(deed)
                else:
                    sums[h] += self.latest
            strange += self.strangeness
        for h in range(self.hypotheses):
            sums[h] = log(sums[h] / float(self.hands) + LEAST)
        self.careless[seat] += log(strange / float(self.hands) + LEAST)
        self.weave(seat)

    def weave(self, seat: i64) -> None:
        """Takes in the logarithms of how likely each hypothesis makes the latest deed."""
        sums = self.sums
        tired = log(UNMASKING)
        goes_on = log(1.0 - UNMASKING)
        for h in range(self.hypotheses):
            at = self.hypotheses * seat + h
            self.openly[at] = log_sum(self.openly[at], self.hiding[at] + tired) + sums[h]
            self.hiding[at] += goes_on + sums[self.mask(h)]
            self.likelihoods[at] = log_sum(log_sum(self.openly[at], self.hiding[at]), self.careless[seat])

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
            weight = exp(max((weights[i] - best) / self.heat, -12.0))
            total += weight
            if self.is_deed(policy.moves[i], deed):
                done += weight
                moves += 1
        self.strangeness = float(moves) / float(policy.count)
        self.latest = (1.0 - SLIP) * done / total + SLIP * self.strangeness
        return self.latest


def tell(words: list[int], witness: Witness) -> None:
    """What a seat was told of a round, from its beginning on."""
    for word in words:
        witness.hear(
            word & KIND,
            word >> SEAT_AT & 15,
            word >> CARD_AT & 255,
            word >> CELL_AT & 0x3FFF,
            word >> VALUE_AT & 255,
            word >> SECRET_AT & 0xFFFF,
        )
