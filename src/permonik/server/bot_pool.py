"""The processes in which the bots of all tables think."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue

from permonik.bots import Thought
from permonik.server.bot_worker import Answer, BotWorker, Hear, Question, answer, hear_nothing
from permonik.server.fair_line import FairLine
from permonik.server.thinkers import Thinkers


class BotPool(Thinkers):
    """Several workers, with a thread for each that listens. Waiting for a worker is not thinking: a bot's time begins
    when its worker has the question."""

    def __init__(self, workers: int, timeout: float, answer: Answer = answer) -> None:
        super().__init__(workers)
        self.timeout = timeout
        """Seconds after which a bot without any thought is given up."""
        self.workers = [BotWorker(answer) for _ in range(workers)]
        self.threads = ThreadPoolExecutor(workers, "bots")
        self.line = FairLine(workers)
        self.idle: SimpleQueue[BotWorker] = SimpleQueue()
        for worker in self.workers:
            self.idle.put(worker)
        self.closed = False

    def begin(self) -> None:
        """Begins all processes at once, so that the first question need not wait for its own."""
        for worker in self.workers:
            with suppress(EOFError, OSError):
                worker.begin()

    async def think(self, question: Question, party: str = "", hear: Hear = hear_nothing) -> Thought | None:
        """`hear` is told each thought, in another thread."""
        with self.load.asked(question):
            await self.line.enter(party)
            try:
                if self.closed:
                    return None
                with self.load.measured(question):
                    return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, question, hear)
            finally:
                self.line.leave()

    def ask(self, question: Question, hear: Hear) -> Thought | None:
        """Runs in a thread; there are as many workers."""
        worker = self.idle.get()
        try:
            return worker.ask(question, self.timeout, hear)
        finally:
            self.idle.put(worker)

    def close(self) -> None:
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()
