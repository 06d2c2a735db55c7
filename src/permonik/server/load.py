"""How much bots have to think about, and which level can still answer in time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from permonik.bots import Budget, bot, bots
from permonik.server.bot_worker import Question

IN_TIME = 2.5
"""Seconds in which a bot is to have answered, its waiting included: nobody notices that others think as well."""
AT_A_GLANCE = 0.005
"""Seconds that a bot takes which does not search, until it has been measured."""
NEWEST = 0.2
"""What the newest measurement counts beside all before it."""


class Load:
    """Knows by experience how long each level takes, and what has been asked and not been answered yet."""

    def __init__(self) -> None:
        self.costs: dict[tuple[str, str], float] = {}
        """The seconds that a question takes, by game and level."""
        self.owed = 0.0
        """The seconds that all unanswered questions take."""

    def cost(self, game: str, level: str, budget: Budget) -> float:
        known = self.costs.get((game, level))
        if known is not None:
            return known
        return budget.seconds if budget.iterations else AT_A_GLANCE

    def cost_of(self, question: Question) -> float:
        return self.cost(question.game, question.level, question.budget)

    def level_for(self, game: str, level: str, places: int) -> str:
        """The level, or the strongest below it that answers in time when so many think at once; the apprentice if none
        does. Where nobody waits nobody steps in, however slow the machine is."""
        known = [one.name for one in bots(game)]
        if not self.owed or level not in known:
            return level
        able = [name for name in known[1 : known.index(level) + 1] if self.is_in_time(game, name, places)]
        return able[-1] if able else known[min(1, known.index(level))]

    def is_in_time(self, game: str, level: str, places: int) -> bool:
        return self.owed / max(1, places) + self.cost(game, level, bot(game, level).budget) <= IN_TIME

    @contextmanager
    def asked(self, question: Question) -> Iterator[None]:
        """Counts a question while it is not answered."""
        cost = self.cost_of(question)
        self.owed += cost
        try:
            yield
        finally:
            self.owed = max(0.0, self.owed - cost)

    @contextmanager
    def measured(self, question: Question) -> Iterator[None]:
        """Learns from how long a bot thinks."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.note(question, time.monotonic() - began)

    def note(self, question: Question, seconds: float) -> None:
        """How long does not matter of what came too late: one bot that hangs says little of all others."""
        cost = self.cost_of(question)
        self.costs[question.game, question.level] = (1 - NEWEST) * cost + NEWEST * min(seconds, IN_TIME)
