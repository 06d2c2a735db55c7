"""The processes in which the bots of all tables think."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from permonik.bots import Thought
from permonik.server.bot_worker import Answer, BotWorker, Question, answer


class BotPool:
    """Several workers, with a thread for each that listens. Waiting for a worker is not thinking: a bot's time begins
    when its worker has the question."""

    def __init__(self, workers: int, timeout: float, answer: Answer = answer) -> None:
        self.timeout = timeout
        """Seconds after which a bot without any thought is given up."""
        self.workers = [BotWorker(answer) for _ in range(workers)]
        self.threads = ThreadPoolExecutor(workers, "bots")
        self.idle: SimpleQueue[BotWorker] = SimpleQueue()
        for worker in self.workers:
            self.idle.put(worker)

    async def think(self, question: Question) -> Thought | None:
        """The best that the bot has found when its time is over. None for one that crashes, is silent or answers
        nonsense: the default move is due."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, question)

    def ask(self, question: Question) -> Thought | None:
        """Runs in a thread; there are as many workers."""
        worker = self.idle.get()
        try:
            return worker.ask(question, self.timeout)
        finally:
            self.idle.put(worker)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()
