"""What a bot says now and then: whom it suspects, and whom it trusts.

It says what anybody at the table may think by what all have seen, whatever its own role is: a traitor wants to be
taken for somebody who digs, and says what such a one would say. So nothing that is said, and not even that something
is said, depends on what its seat alone knows.
"""

from typing import NamedTuple

from permonik.bots import hindsight_of
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State

ONE_IN = 6
"""Moves after which something is said, if there is something to say."""
SUSPECTED, TRUSTED = 0.6, 0.12
"""Chances to be one who hinders, from which on that is said."""


class Remark(NamedTuple):
    phrase: str
    about: int


SUSPECTS, TRUSTS = "web-bot-suspects", "web-bot-trusts"


def remark_of(state: State, seat: int, seed: int) -> Remark | None:
    """What the bot at a seat says about another one, if anything."""
    if not state.game.suspects or Fast(seed).below(ONE_IN):
        return None
    notes = hindsight_of(state.game.id).notes(state, None, seed)
    others = [(chance, other) for other, chance in enumerate(notes) if other != seat]
    if not others:
        return None
    if max(others)[0] >= SUSPECTED:
        return Remark(SUSPECTS, max(others)[1])
    return Remark(TRUSTS, min(others)[1]) if min(others)[0] <= TRUSTED else None
