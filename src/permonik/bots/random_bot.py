"""The bot that plays any legal move."""

from permonik.bots.bot import QuickBot
from permonik.bots.thought import Thought
from permonik.engine.core.randomness import Fast
from permonik.engine.core.view import View


class RandomBot(QuickBot):
    name = "random"
    needs_view = False

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        return Thought(moves[Fast(seed).below(len(moves))], sureness=1 / len(moves))
