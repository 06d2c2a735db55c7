"""What servers and workers say to each other by way of Valkey or Redis.

Questions lie in one stream, of which each worker of a group takes the next one that nobody has: the stream remembers
who has taken what, so that the questions of a worker that has died can be taken by another. Answers come back in a
stream for each server. A question has a seat's view and nothing else of its table, not even which table it is.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError, ResponseError

from permonik.bots import Thought
from permonik.server.bot_worker import Question
from permonik.server.logs import log
from permonik.server.redis_fanout import PREFIX, client_of

QUESTIONS = f"{PREFIX}questions"
GROUP = "workers"
WORKERS = f"{PREFIX}workers"
"""A sorted set: each worker with the places it has, by when it was alive last."""
ANSWERS = f"{PREFIX}answers:"
BODY = b"body"
MOST_QUESTIONS, MOST_ANSWERS = 10_000, 1_000
"""How much is kept of each stream, at least; what was read is of no use any more."""
ANSWERS_LAST = 60
"""Seconds after which the answers for a server that has died are forgotten."""
BEAT = 1.0
"""Seconds between two signs of life of a worker."""
SILENCE = 4.0
"""Seconds after which a silent worker has died, and its questions are taken by others."""
BLOCK = 2_000
"""Milliseconds that a connection waits for something new."""
SECONDS_TO_ANSWER = 10.0
"""After which a connection is given up that says nothing; longer than it blocks."""
Entry = tuple[bytes, dict[bytes, bytes]]
"""What lies in a stream, with its place there."""
Result = TypeVar("Result")
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it lies in the stream."""

    number: int
    server: str
    """To whom the answer goes."""
    question: Question


@dataclass(frozen=True, slots=True)
class Reply:
    """What a worker says about a question: that it has begun (no thought), a thought, or that it is done."""

    number: int
    thought: Thought | None = None
    done: bool = False


ENCODER = msgspec.msgpack.Encoder()
QUESTION: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
REPLY: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def packed(said: Asked | Reply) -> dict[Any, Any]:
    return {BODY: ENCODER.encode(said)}


def entries_of(found: Any) -> list[Entry]:
    """What was read from a single stream."""
    return [entry for _, entries in found for entry in entries]


async def in_time(answer: Awaitable[Result]) -> Result:
    """What Valkey answers. Raises TimeoutError when it is silent.

    The client's own timeout would do the same by `asyncio.wait_for`, which in Python 3.11 may swallow a cancellation.
    """
    async with asyncio.timeout(SECONDS_TO_ANSWER):
        return await answer


async def make_group(client: Redis) -> None:
    try:
        await client.xgroup_create(QUESTIONS, GROUP, id="0", mkstream=True)
    except ResponseError as error:
        if "BUSYGROUP" not in str(error):  # it is there already
            raise


async def places_of_workers(client: Redis) -> int:
    """How many bots can think at once in the workers that are alive."""
    seconds, _ = await client.time()
    signs: Any = await client.zrangebyscore(WORKERS, seconds - SILENCE, "+inf")
    return sum(int(sign.rpartition(b":")[2]) for sign in signs)


async def serve_together(*jobs: Awaitable[None]) -> None:
    """Until the first of them ends; what it raised is raised, and the others are stopped."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        while running := [task for task in tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=FIRST_PAUSE)  # the client may swallow a cancellation while it reads
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in ended:
        if isinstance(outcome, Exception):
            raise outcome


async def stay_connected(url: str, serve: Callable[[Redis], Awaitable[None]], event: str) -> None:
    """Serves one connection after the other; `event` is logged when one is lost. Ends when `serve` does."""
    pause = FIRST_PAUSE
    while True:
        client = client_of(url)
        began = asyncio.get_running_loop().time()
        try:
            await in_time(client.ping())
            await serve(client)
            return
        except (RedisError, OSError) as error:
            log(event, logging.WARNING, reason=type(error).__name__)
        finally:
            await client.aclose()
        lasted = asyncio.get_running_loop().time() - began
        pause = FIRST_PAUSE if lasted > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
        await asyncio.sleep(pause)
