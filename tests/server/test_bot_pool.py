"""Bots at tables: strangers to the table's state, and never able to hold it up."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

import permonik
from permonik.bots import Budget, Thought
from permonik.server import bot_worker
from permonik.server.bot_pool import BotPool
from permonik.server.bot_worker import Answer, Question, answer
from tests.server.serving import WAIT

GAME = permonik.game("saboteur")
STATE = GAME.new(3, 5)
SEAT = int(STATE.to_move)
FIRST, SECOND = STATE.moves()[:2]
PATIENT = Budget(seconds=WAIT)
HURRIED = Budget(seconds=0.0)


def question(level: str = "apprentice", budget: Budget = PATIENT, seed: int = 7) -> Question:
    return Question(GAME.id, level, STATE.view(SEAT).save(), STATE.moves(), seed, budget)


def search(asked: Question) -> Iterator[Thought]:
    """Slow, and never done unless it has so many iterations; the level says what becomes of it after a while."""
    iteration = 0
    while not asked.budget.iterations or iteration < asked.budget.iterations:
        if iteration == 2:
            break_down(asked.level)
        yield Thought(asked.moves[iteration % 2], {os.getpid(): float(iteration)})
        iteration += 1
        time.sleep(0.01)


def break_down(level: str) -> None:
    match level:
        case "hangs":
            time.sleep(10 * WAIT)
        case "crashes":
            os._exit(1)
        case "fails":
            raise RuntimeError("no idea")


def say_nothing(asked: Question) -> Iterator[Thought]:
    break_down(asked.level)
    if asked.level == "answers":
        yield Thought(SECOND)


def think_late(_: Question) -> Iterator[Thought]:
    time.sleep(0.5)
    yield Thought(SECOND)
    time.sleep(10 * WAIT)


def talk_nonsense(asked: Question) -> Iterator[Thought]:
    if asked.level == "knows better":
        yield Thought(SECOND)
    yield Thought(-1)


def with_pool(how: Answer, act: Callable[[BotPool], Awaitable[None]], timeout: float = WAIT) -> None:
    async def run() -> None:
        pool = BotPool(1, timeout, how)
        try:
            await act(pool)
        finally:
            pool.close()

    asyncio.run(run())


async def thought_of(pool: BotPool, asked: Question) -> Thought:
    thought = await pool.think(asked)
    assert thought is not None
    return thought


async def move_of(pool: BotPool, asked: Question) -> int:
    return (await thought_of(pool, asked)).move


def test_a_bot_thinks_from_the_bytes_of_its_view() -> None:
    async def act(pool: BotPool) -> None:
        assert await pool.think(question()) == list(answer(question()))[-1]
        assert await move_of(pool, question("random")) in STATE.moves()

    with_pool(answer, act)


def test_a_bot_without_any_thought_gives_nothing_and_does_not_hold_up_the_next() -> None:
    async def act(pool: BotPool) -> None:
        for level in ("is silent", "crashes", "fails", "hangs"):
            pool.timeout = 0.5 if level == "hangs" else WAIT
            assert await pool.think(question(level)) is None
        pool.timeout = WAIT
        assert await move_of(pool, question("answers")) == SECOND

    with_pool(say_nothing, act)


def test_the_log_tells_a_bot_that_is_late_from_one_that_has_crashed(caplog: pytest.LogCaptureFixture) -> None:
    async def act(pool: BotPool) -> None:
        for level in ("crashes", "hangs"):
            pool.timeout = 0.5 if level == "hangs" else WAIT
            assert await pool.think(question(level)) is None

    with_pool(say_nothing, act)
    assert [record.message for record in caplog.records] == ["bot_crashed", "bot_late"]


def test_a_search_that_is_done_gives_its_last_thought() -> None:
    async def act(pool: BotPool) -> None:
        thought = await thought_of(pool, question(budget=Budget(iterations=4, seconds=WAIT)))
        assert thought.move == SECOND
        assert list(thought.values.values()) == [3.0]

    with_pool(search, act)


def test_at_its_deadline_a_search_gives_the_best_so_far_and_is_ready_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_worker, "GRACE", WAIT)

    async def act(pool: BotPool) -> None:
        seen: list[int] = []
        for seed in range(3):
            thought = await thought_of(pool, question(budget=Budget(seconds=0.2), seed=seed))
            assert thought.move in (FIRST, SECOND)
            seen += thought.values
        assert len(set(seen)) == 1, "the process that was stopped goes on with the next question"
        assert os.getpid() not in seen

    with_pool(search, act)


def test_what_becomes_of_a_search_takes_nothing_of_what_it_has_found() -> None:
    async def act(pool: BotPool) -> None:
        for level in ("fails", "crashes", "hangs"):
            budget = Budget(seconds=2.0) if level == "hangs" else PATIENT
            assert await move_of(pool, question(level, budget)) == SECOND
        assert await move_of(pool, question(budget=Budget(iterations=1, seconds=WAIT))) == FIRST

    with_pool(search, act)


def test_a_first_thought_is_waited_for_after_the_deadline() -> None:
    async def act(pool: BotPool) -> None:
        assert await move_of(pool, question(budget=HURRIED)) == SECOND

    with_pool(think_late, act)


def test_nonsense_is_no_thought() -> None:
    async def act(pool: BotPool) -> None:
        assert await pool.think(question()) is None
        assert await move_of(pool, question("knows better")) == SECOND

    with_pool(talk_nonsense, act)


def test_a_worker_that_died_while_nobody_asked_is_replaced() -> None:
    async def act(pool: BotPool) -> None:
        assert await move_of(pool, question("answers")) == SECOND
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        process.join()
        assert await move_of(pool, question("answers")) == SECOND

    with_pool(say_nothing, act)


def test_a_pool_that_closes_gives_what_there_is() -> None:
    async def act(pool: BotPool) -> None:
        asked = asyncio.ensure_future(pool.think(question()))
        while pool.workers[0].process is None:
            await asyncio.sleep(0.01)
        pool.close()
        thought = await asked
        assert thought is None or thought.move in (FIRST, SECOND)

    with_pool(search, act)
