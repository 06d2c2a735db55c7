"""The bot that plays any legal move."""

from permonik.bots.bot import Bot
from permonik.engine.core.randomness import Fast
from permonik.engine.core.view import View


class RandomBot(Bot):
    name = "random"
    needs_view = False

    def decide(self, view: View | None, moves: list[int], seed: int, budget: int) -> int:
        return moves[Fast(seed).below(len(moves))]
