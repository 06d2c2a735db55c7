"""How a bot is asked."""

from permonik.bots import Bot
from permonik.engine.core.state import State


def decide(bot: Bot, state: State, seed: int, budget: int) -> int:
    """The bot's move for the seat to move: it is shown that seat's view and nothing else."""
    view = state.view(int(state.to_move)) if bot.needs_view else None
    return bot.decide(view, state.moves(), seed, budget)
