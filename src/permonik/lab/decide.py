"""How a bot is asked."""

import time

from permonik.bots import Bot
from permonik.engine.core.state import State


def decide(bot: Bot, state: State, seed: int, iterations: int | None = None) -> int:
    """The bot's move for the seat to move: it is shown that seat's view and nothing else, and thinks with the budget of
    its level unless so many iterations are given."""
    view = state.view(int(state.to_move)) if bot.needs_view else None
    return bot.think(view, state.moves(), seed, iterations).move


def decide_soon(bot: Bot, state: State, seed: int) -> int:
    """The same for a person who waits: the best so far, once the bot has had the seconds of its level. Those of the
    processor, so that it decides alike on a busy machine; but not on one where its search is interpreted."""
    began, move = time.process_time(), state.default_move()
    view = state.view(int(state.to_move)) if bot.needs_view else None
    for thought in bot.thoughts(view, state.moves(), seed, bot.budget.iterations):
        move = thought.move
        if time.process_time() - began > bot.budget.seconds:
            break
    return move
