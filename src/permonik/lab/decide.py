"""How a bot is asked."""

from permonik.bots import Bot
from permonik.engine.core.state import State


def decide(bot: Bot, state: State, seed: int, iterations: int | None = None) -> int:
    """The bot's move for the seat to move: it is shown that seat's view and nothing else, and thinks with the budget of
    its level unless so many iterations are given."""
    view = state.view(int(state.to_move)) if bot.needs_view else None
    return bot.think(view, state.moves(), seed, iterations).move
