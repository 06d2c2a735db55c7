"""Bots think in processes of their own: they get their seat's view as bytes, and nothing else of the table."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from permonik.bots import bot
from permonik.bots.workers import begin_pool, end_pool
from permonik.engine import game
from permonik.server.logs import log, log_fault


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked."""

    game: str
    level: str
    view: bytes
    moves: list[int]
    seed: int
    budget: int


Answer = Callable[[Question], int]


def answer(question: Question) -> int:
    """Runs in a worker."""
    view = game(question.game).load_view(question.view)
    return bot(question.game, question.level).decide(view, question.moves, question.seed, question.budget)


class BotPool:
    """A pool of workers. A bot that crashes, takes too long or answers nonsense gives None: the default move is due."""

    def __init__(self, workers: int, timeout: float, answer: Answer = answer) -> None:
        self.workers = workers
        self.timeout = timeout
        self.answer = answer
        self.pool = begin_pool(workers)
        self.free = asyncio.Semaphore(workers)
        """Nobody queues inside the pool: waiting is not thinking, and a pool that ends takes its queue along."""

    async def think(self, question: Question) -> int | None:
        """One of the moves, or None."""
        async with self.free:
            return await self.ask(question)

    async def ask(self, question: Question) -> int | None:
        for _ in range(2):  # a neighbour's crash takes the pool down: ask once more
            pool = self.pool
            try:
                asked = asyncio.get_running_loop().run_in_executor(pool, self.answer, question)
                move = await asyncio.wait_for(asked, self.timeout)
            except TimeoutError:
                log("bot_late", logging.WARNING, game=question.game, bot=question.level, seconds=self.timeout)
                self.renew(pool)
                return None
            except BrokenProcessPool:
                self.renew(pool)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise  # whoever asked has gone, not the pool
            except Exception:
                log_fault("bot_failed", game=question.game, bot=question.level)
                return None
            else:
                return move if move in question.moves else None
        log("bot_crashed", logging.WARNING, game=question.game, bot=question.level)
        return None

    def renew(self, broken: ProcessPoolExecutor) -> None:
        """A worker that hangs cannot be talked to: all of them are ended, and new ones begin."""
        if self.pool is broken:
            self.pool = begin_pool(self.workers)
            end_pool(broken)

    def close(self) -> None:
        end_pool(self.pool)
