"""Bots that hang or take their time, and the tables that wait behind them."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from permonik.bots import Budget, Thought
from permonik.server.bot_pool import BotPool
from permonik.server.bot_worker import Question
from tests.server.serving import WAIT


def think_as_told(asked: Question) -> Iterator[Thought]:
    """The level says how: it hangs, takes its time, or waits for a file."""
    match asked.level:
        case "hangs":
            time.sleep(600)
        case "slow":
            time.sleep(1.0)
        case "waits":
            while not Path(asked.view.decode()).exists():
                time.sleep(0.02)
    yield Thought(asked.moves[0])


def question(level: str, move: int = 0, file: Path = Path()) -> Question:
    return Question("saboteur", level, str(file).encode(), [move], 0, Budget())


@asynccontextmanager
async def pool_of(workers: int, timeout: float) -> AsyncIterator[BotPool]:
    made = BotPool(workers, timeout, think_as_told)
    try:
        yield made
    finally:
        made.close()


async def begun(pool: BotPool) -> None:
    """The first question has a worker, with the patience that the pool has now."""
    while all(worker.process is None for worker in pool.workers):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_hangs_takes_no_answer_from_the_tables_that_wait_behind_it(workers: int) -> None:
    async def run() -> None:
        async with pool_of(workers, timeout=0.5) as made:
            hanging = asyncio.ensure_future(made.think(question("hangs")))
            await begun(made)
            made.timeout = WAIT
            others = [made.think(question("slow" if move == 1 else "quick", move)) for move in range(1, 6)]
            async with asyncio.timeout(2 * WAIT):
                assert await asyncio.gather(*others) == [Thought(move) for move in range(1, 6)]
                assert await hanging is None

    asyncio.run(run())


def test_waiting_for_a_worker_is_not_thinking(tmp_path: Path) -> None:
    async def run() -> None:
        async with pool_of(1, timeout=WAIT) as made:
            first = asyncio.ensure_future(made.think(question("waits", 1, tmp_path / "go on")))
            await begun(made)
            made.timeout = 0.2
            second = asyncio.ensure_future(made.think(question("quick", 2)))
            await asyncio.sleep(2 * made.timeout)
            made.timeout = WAIT
            (tmp_path / "go on").touch()
            assert (await first, await second) == (Thought(1), Thought(2))

    asyncio.run(run())
