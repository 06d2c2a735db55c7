"""What a bot says now and then: whom it suspects, and whom it trusts.

It says what it believes by its own view, as it came with its thought, or, where it hinders, what it wants to be
believed. A remark is a deed like a move: what it gives away is what the bot chose to say. A bot without a belief, such
as one that plays at random or has only one move, says nothing: what all think would not be its own.
"""

from typing import NamedTuple

from permonik.bots import Thought, hindsight_of
from permonik.bots.core.talk import opinion_of
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State

ONE_IN = 6
"""Moves before which something is said, if there is something to say: for all roles alike."""


class Remark(NamedTuple):
    phrase: str
    about: int


SUSPECTS, TRUSTS = "web-bot-suspects", "web-bot-trusts"


def remark_of(state: State, thought: Thought | None, seed: int) -> Remark | None:
    """What the bot that is to move says about another seat, if anything. When a round is decided roles are open."""
    game = state.game
    if not game.suspects or thought is None or Fast(seed).below(ONE_IN) or len(game.summaries(state)) == state.round:
        return None
    public = hindsight_of(game.id).roles(state, None, seed)
    opinion = opinion_of(game, int(state.to_move), thought.belief.roles, public)
    if opinion is None:
        return None
    return Remark(SUSPECTS if opinion.is_suspicion else TRUSTS, opinion.about)
