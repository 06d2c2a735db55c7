"""Bots at tables: strangers to the table's state, and never able to hold it up."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import permonik
from permonik.server.bot_pool import Answer, BotPool, Question, answer
from tests.server.serving import WAIT

GAME = permonik.game("saboteur")
STATE = GAME.new(3, 5)
SEAT = int(STATE.to_move)


def question(level: str = "apprentice") -> Question:
    return Question(GAME.id, level, STATE.view(SEAT).save(), STATE.moves(), 7, 0)


def crash(_: Question) -> int:
    os._exit(1)


def sleep(_: Question) -> int:
    time.sleep(10 * WAIT)
    return 0


def nonsense(_: Question) -> int:
    return -1


def raise_error(_: Question) -> int:
    raise RuntimeError("no idea")


def crash_at_random(asked: Question) -> int:
    if asked.level == "random":
        os._exit(1)
    return asked.moves[0]


def with_pool(how: Answer, act: Callable[[BotPool], Awaitable[None]], timeout: float = WAIT) -> None:
    async def run() -> None:
        pool = BotPool(1, timeout, how)
        try:
            await act(pool)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_bot_answers_from_the_bytes_of_its_view() -> None:
    async def act(pool: BotPool) -> None:
        assert await pool.think(question()) == answer(question())
        assert await pool.think(question("random")) in STATE.moves()

    with_pool(answer, act)


def test_a_bot_that_crashes_or_fails_or_answers_nonsense_gives_nothing() -> None:
    async def act(pool: BotPool) -> None:
        assert await pool.think(question()) is None

    for how in (crash, raise_error, nonsense):
        with_pool(how, act)


def test_a_late_bot_gives_nothing_and_does_not_hold_up_the_next() -> None:
    async def act(pool: BotPool) -> None:
        assert await pool.think(question()) is None
        pool.answer, pool.timeout = answer, WAIT
        assert await pool.think(question()) in STATE.moves()

    with_pool(sleep, act, timeout=0.5)


def test_after_a_crash_the_next_bot_is_answered() -> None:
    async def act(pool: BotPool) -> None:
        assert await pool.think(question("random")) is None
        assert await pool.think(question()) == STATE.moves()[0]

    with_pool(crash_at_random, act)
