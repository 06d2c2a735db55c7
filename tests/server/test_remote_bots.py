"""Bots that think in workers elsewhere, by way of a real Valkey: what is asked, and what becomes of it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

import permonik
from permonik.bots import Budget, Thought
from permonik.server.bot_worker import Answer, Question, answer
from permonik.server.question_stream import BODY, QUESTION, QUESTIONS, Asked, Reply
from permonik.server.redis_fanout import client_of
from permonik.server.remote_bots import UNTAKEN, RemoteBots
from permonik.server.stream_worker import StreamWorker
from tests.server.serving import WAIT
from tests.server.valkey import Valkey, own_valkey

GAME = permonik.game("saboteur")
STATE = GAME.new(3, 5)
SEAT = int(STATE.to_move)
FIRST, SECOND = STATE.moves()[:2]


@pytest.fixture
def stream() -> Iterator[Valkey]:
    """One of its own for each test: all workers of a Valkey share its questions."""
    with own_valkey() as server:
        yield server


def question(level: str = "apprentice", seconds: float = WAIT, view: bytes | None = None) -> Question:
    seen = STATE.view(SEAT).save() if view is None else view
    return Question(GAME.id, level, seen, STATE.moves(), 7, Budget(seconds=seconds))


def think_as_told(asked: Question) -> Iterator[Thought]:
    """The level says how; the view is a file to write to or to wait for."""
    file = Path(asked.view.decode())
    match asked.level:
        case "never ends":
            yield Thought(FIRST)
            while True:
                time.sleep(0.01)
                yield Thought(SECOND)
        case "waits":
            while not file.exists():
                time.sleep(0.01)
        case "hangs with a thought":
            yield Thought(SECOND)
            time.sleep(10 * WAIT)
    yield Thought(FIRST)


@asynccontextmanager
async def asking(url: str, timeout: float = WAIT) -> AsyncIterator[RemoteBots]:
    made = RemoteBots(url, timeout)
    try:
        yield made
    finally:
        made.close()
        await asyncio.gather(made.running, return_exceptions=True)


@asynccontextmanager
async def working(url: str, how: Answer = think_as_told, processes: int = 1) -> AsyncIterator[StreamWorker]:
    """Whatever it has begun is lost at the end, as if its machine had lost its power."""
    made = StreamWorker(url, processes, WAIT, how)
    running = asyncio.ensure_future(made.run())
    try:
        yield made
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def entries(client: Redis) -> list[Asked]:
    return [QUESTION.decode(body) for body in await bodies(client)]


async def bodies(client: Redis) -> list[bytes]:
    found: Any = await client.xrange(QUESTIONS)
    assert all(list(fields) == [BODY] for _, fields in found)
    return [fields[BODY] for _, fields in found]


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(WAIT):
        while not await holds():
            await asyncio.sleep(0.01)


async def until_asked(client: Redis, count: int) -> list[Asked]:
    async def holds() -> bool:
        return len(await entries(client)) >= count

    await until(holds)
    return await entries(client)


async def until_thinking(worker: StreamWorker) -> None:
    async def holds() -> bool:
        return bool(worker.thinking)

    await until(holds)


def test_a_worker_thinks_as_the_server_would(stream: Valkey) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots, working(stream.url, answer):
            for level in ("random", "apprentice", "journeyman"):
                assert await bots.think(question(level)) == list(answer(question(level)))[-1]

    asyncio.run(run())


def test_a_question_has_the_view_of_a_seat_and_nothing_else_of_the_table(stream: Valkey) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots, client_of(stream.url) as client:
            asked = asyncio.ensure_future(bots.think(question(), party="192.0.2.7"))
            (entry,) = await until_asked(client, 1)
            assert entry == Asked(1, bots.name, question())
            assert entry.question.view == STATE.view(SEAT).save()
            assert b"192.0.2.7" not in (await bodies(client))[0]
            asked.cancel()

    asyncio.run(run())


def test_what_was_answered_or_given_up_lies_in_no_stream(stream: Valkey) -> None:
    async def run() -> None:
        async with client_of(stream.url) as client, asking(stream.url) as bots:

            async def is_empty() -> bool:
                return not await entries(client) and not bots.pending

            asked = asyncio.ensure_future(bots.think(question()))
            await until_asked(client, 1)
            asked.cancel()
            await until(is_empty)
            async with working(stream.url, answer):
                assert await bots.think(question()) is not None
                await until(is_empty)

    asyncio.run(run())


def test_a_question_that_nobody_answers_gets_no_thought_and_holds_nobody_up(stream: Valkey) -> None:
    async def run() -> None:
        async with asking(stream.url, timeout=0.5) as bots:
            many = [bots.think(question(), party=str(number)) for number in range(20)]
            assert await asyncio.gather(*many) == [None] * 20
            bots.timeout = WAIT
            async with working(stream.url, answer):
                assert await bots.think(question()) is not None

    asyncio.run(run())


def test_the_best_so_far_counts_when_a_worker_is_late(stream: Valkey, tmp_path: Path) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots, working(stream.url):
            asked = question("hangs with a thought", seconds=0.1, view=bytes(tmp_path / "file"))
            thought = await bots.think(asked)
            assert thought is not None
            assert thought.move == SECOND

    asyncio.run(run())


def test_at_its_deadline_a_search_elsewhere_gives_its_best_so_far(stream: Valkey, tmp_path: Path) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots, working(stream.url):
            thought = await bots.think(question("never ends", seconds=0.2, view=bytes(tmp_path / "file")))
            assert thought is not None
            assert thought.move in (FIRST, SECOND)

    asyncio.run(run())


def test_the_question_of_a_worker_that_is_lost_is_taken_by_another(stream: Valkey, tmp_path: Path) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots:
            asked = asyncio.ensure_future(bots.think(question("waits", view=bytes(tmp_path / "go on"))))
            async with working(stream.url) as first:
                await until_thinking(first)
            (tmp_path / "go on").touch()
            async with working(stream.url):
                thought = await asked
            assert thought is not None
            assert thought.move == FIRST

    asyncio.run(run())


def test_a_worker_that_is_told_to_stop_brings_its_question_to_the_end(stream: Valkey, tmp_path: Path) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots:
            worker = StreamWorker(stream.url, 1, WAIT, think_as_told)
            running = asyncio.ensure_future(worker.run())
            asked = asyncio.ensure_future(bots.think(question("waits", view=bytes(tmp_path / "go on"))))
            await until_thinking(worker)
            worker.stop()
            (tmp_path / "go on").touch()
            await asyncio.wait_for(running, WAIT)
            assert await asked is not None

    asyncio.run(run())


def test_questions_outlive_a_valkey_that_is_killed(stream: Valkey, tmp_path: Path) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots, working(stream.url) as worker:
            waits = question("waits", view=bytes(tmp_path / "go on"))
            asked = [asyncio.ensure_future(bots.think(waits)) for _ in range(3)]
            await until_thinking(worker)
            await asyncio.to_thread(stream.kill)
            (tmp_path / "go on").touch()
            late = asyncio.ensure_future(bots.think(waits))
            await asyncio.to_thread(stream.start)
            for thought in await asyncio.gather(*asked, late):
                assert thought is not None
                assert thought.move == FIRST

    asyncio.run(run())


def test_no_household_takes_all_workers(stream: Valkey) -> None:
    async def run() -> None:
        async with asking(stream.url) as bots:
            begun: list[str] = []
            hear = bots.hear

            def note(reply: Reply) -> None:
                if reply.thought is None and not reply.done:
                    begun.append(bots.pending[reply.number].asked.question.view.decode())
                hear(reply)

            bots.hear = note  # type: ignore[method-assign]  # in the order of the stream, however late it is read
            asked = [bots.think(question(view=b"many"), "many") for _ in range(40)]
            asked += [bots.think(question(view=b"few"), f"few {number}") for number in range(3)]
            gathered = asyncio.gather(*asked)
            async with working(stream.url):
                assert None not in await gathered
            last = max(place for place, view in enumerate(begun) if view == "few")
            assert begun[: last + 1].count("many") <= UNTAKEN + 1, "what lay in the stream, and one in its turn"

    asyncio.run(run())
