"""What the policies of both walking games weigh alike: throwing cards away, looks and votes. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.policy import Policy
from permonik.engine.walking.state import WalkingState

WASTE: Final = 0.35
"""What it costs to part with a card, as a part of its use."""
EFFORT: Final = 0.05
"""What it costs to play a card rather than to throw it away: nothing is laid for no reason."""
SECOND_CARD: Final = 0.15
"""What it is worth to draw two cards rather than one."""
LAST_CARDS: Final = 0.5
"""What it costs to throw two cards away when turns are short."""
LOOK_AT_DWARF: Final = 0.6
"""What it is worth to see the dwarf card of a seat that may be anything."""
NOTHING_NEW: Final = -0.6
"""A look that shows nothing of use."""


class WalkingPolicy(Policy):
    """Knows what each card of the deck is good for, in general."""

    __slots__ = ("use",)

    def __init__(self, use: vec[float]) -> None:
        super().__init__()
        self.use: vec[float] = use

    def cost(self, card: i64) -> float:
        """What it costs to part with a card."""
        return WASTE * self.use[card]

    def weigh_discard(self, state: WalkingState, number: i64, hurried: bool) -> float:
        """The number is that of a move within the block of discards. Two cards at once cost a turn when none can be
        drawn, and all of them a little of one before that, which matters to whoever has none to spare."""
        cards = state.numbering.deck_cards + 1
        loss = self.cost(number // cards)
        second = number % cards - 1
        if second >= 0:
            loss += self.cost(second) + (LAST_CARDS if hurried or state.left == 0 else -SECOND_CARD)
        return -loss

    def weigh_doubt(self, chance: float) -> float:
        """A look at a seat that is trusted with a chance: the more doubtful it is, the more there is to learn."""
        return LOOK_AT_DWARF * 4.0 * chance * (1.0 - chance)

    def weigh_proposal(self, state: WalkingState, hopeless: bool) -> float:
        return EFFORT if state.left == 0 and hopeless else NOTHING_NEW

    def weigh_votes(self, state: WalkingState, hopeless: bool) -> None:
        """Whoever has nothing to hope for would as well end the round."""
        for i in range(self.count):
            yes = self.moves[i] == state.numbering.votes + 1
            self.weights[i] = 1.0 if yes == hopeless else 0.0
