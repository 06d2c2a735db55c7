"""Plays a position that is known to its last card on to the end of its round. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.engine.core.randomness import Fast, Generator
from permonik.engine.core.state import NOBODY, State
from permonik.engine.hands.state import CardState


def shuffle_rest(state: CardState, generator: Generator) -> None:
    """What nobody has drawn yet comes in another order; a back stays where everybody has seen it."""
    deck: vec[u8] = state.deck[:]
    i = state.left - 1
    while i > 0:
        back = state.back(i64(deck[i]))
        j = generator.below(i + 1)
        while state.back(i64(deck[j])) != back:
            j = generator.below(i + 1)
        kept = deck[i]
        deck[i] = deck[j]
        deck[j] = kept
        i -= 1
    state.deck = deck


def play_on(state: State, public: Public, policy: Policy, move: i64, luck: i64) -> State:
    """The position after its round has been decided, by the policy on all seats, with this luck; `move` is the next one
    that is played, or `NOBODY` where that is left to the policy, too. Neither position nor public is changed."""
    then = state.clone()
    thoughts = public.copy()
    generator = Fast(luck)
    if isinstance(then, CardState):
        shuffle_rest(then, generator)
    number = then.round
    if move != NOBODY:
        thoughts.follow(then, move)
    policy.play_on(then, thoughts, generator, number)
    return then
