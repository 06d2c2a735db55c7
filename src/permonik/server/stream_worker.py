"""A worker: takes the questions of servers from a stream, lets bots think about them, and tells every thought."""

import asyncio
import logging
import uuid
from collections import deque
from dataclasses import dataclass

import msgspec
from redis.asyncio import Redis

from permonik.bots import Thought
from permonik.server.bot_pool import BotPool
from permonik.server.bot_worker import Answer, answer
from permonik.server.logs import log
from permonik.server.question_stream import (
    ANSWERS,
    ANSWERS_LAST,
    BEAT,
    BLOCK,
    BODY,
    GROUP,
    MOST_ANSWERS,
    QUESTION,
    QUESTIONS,
    SILENCE,
    WORKERS,
    Asked,
    Entry,
    Reply,
    entries_of,
    in_time,
    make_group,
    packed,
    serve_together,
    stay_connected,
)
from permonik.server.thinkers import SECONDS_TO_THINK

FORGOTTEN = 3_600_000
"""Milliseconds after which the group forgets a worker that has said nothing."""


@dataclass(frozen=True, slots=True)
class Said:
    """What is to be told: to whom, about the question at which place."""

    server: str
    place: bytes
    reply: Reply


class StreamWorker:
    """Thinks on when its connection is lost, and tells when it is back."""

    def __init__(self, url: str, processes: int, timeout: float = SECONDS_TO_THINK, answer: Answer = answer) -> None:
        self.url = url
        self.processes = processes
        self.pool = BotPool(processes, timeout, answer)
        self.name = uuid.uuid4().hex
        self.thinking: dict[bytes, asyncio.Task[None]] = {}
        """By the place of the question in the stream."""
        self.outgoing: deque[Said] = deque()
        self.changed = asyncio.Event()
        """A place is free, all is told, or it is time to stop."""
        self.woken = asyncio.Event()
        """Something is to be told."""
        self.stopping = False

    async def run(self) -> None:
        """Until it is told to stop; what it has begun it brings to its end."""
        try:
            await asyncio.to_thread(self.pool.begin)
            await stay_connected(self.url, self.serve, "questions_lost")
        finally:
            self.pool.close()

    def stop(self) -> None:
        self.stopping = True
        self.changed.set()

    async def serve(self, client: Redis) -> None:
        await in_time(make_group(client))
        await in_time(self.forget_the_dead(client))
        await serve_together(self.take_always(client), self.beat_always(client), self.tell_always(client))
        await client.xgroup_delconsumer(QUESTIONS, GROUP, self.name)
        await client.zrem(WORKERS, self.sign())

    # Questions.

    @property
    def free(self) -> int:
        return self.processes - len(self.thinking)

    async def take_always(self, client: Redis) -> None:
        while not self.stopping:
            if self.free:
                taken = client.xreadgroup(GROUP, self.name, {QUESTIONS: ">"}, count=self.free, block=BLOCK)
                self.begin(entries_of(await in_time(taken)))
            else:
                await self.change()
        while self.thinking or self.outgoing:
            await self.change()

    async def change(self) -> None:
        self.changed.clear()
        await self.changed.wait()

    def begin(self, entries: list[Entry]) -> None:
        for place, fields in entries:
            if place not in self.thinking:
                self.thinking[place] = asyncio.ensure_future(self.think(place, fields))

    async def think(self, place: bytes, fields: dict[bytes, bytes]) -> None:
        try:
            asked = QUESTION.decode(fields[BODY])
            self.tell(asked, place, Reply(asked.number))
            thought = await self.ask(asked, place)
            self.tell(asked, place, Reply(asked.number, thought, done=True))
        except (KeyError, msgspec.DecodeError):  # of a newer version: it stays for a worker that can read it
            log("question_unreadable", logging.WARNING)
        finally:
            del self.thinking[place]
            self.changed.set()

    async def ask(self, asked: Asked, place: bytes) -> Thought | None:
        loop = asyncio.get_running_loop()

        def hear(thought: Thought) -> None:
            loop.call_soon_threadsafe(self.tell, asked, place, Reply(asked.number, thought))

        return await self.pool.think(asked.question, hear=hear)

    # Answers.

    def tell(self, asked: Asked, place: bytes, reply: Reply) -> None:
        self.outgoing.append(Said(asked.server, place, reply))
        self.woken.set()

    async def tell_always(self, client: Redis) -> None:
        while True:
            self.woken.clear()
            said = list(self.outgoing)
            if said:
                await self.send(client, said)
                for _ in said:
                    self.outgoing.popleft()
                self.changed.set()
            else:
                await self.woken.wait()

    async def send(self, client: Redis, said: list[Said]) -> None:
        pipeline = client.pipeline(transaction=False)
        for each in said:
            pipeline.xadd(ANSWERS + each.server, packed(each.reply), maxlen=MOST_ANSWERS, approximate=True)
            if each.reply.done:
                pipeline.xack(QUESTIONS, GROUP, each.place)
                pipeline.xdel(QUESTIONS, each.place)
        for server in {each.server for each in said}:
            pipeline.expire(ANSWERS + server, ANSWERS_LAST)
        await in_time(pipeline.execute())

    # Signs of life.

    def sign(self) -> str:
        return f"{self.name}:{self.processes}"

    async def beat_always(self, client: Redis) -> None:
        while True:
            await in_time(self.beat(client))
            await asyncio.sleep(BEAT)

    async def beat(self, client: Redis) -> None:
        """Says that it is alive and has its questions, and takes those of workers that are silent."""
        seconds, _ = await client.time()
        await client.zadd(WORKERS, {self.sign(): seconds})
        await client.zremrangebyscore(WORKERS, "-inf", seconds - 10 * SILENCE)
        if held := list[bytes | str | int | memoryview](self.thinking):
            await client.xclaim(QUESTIONS, GROUP, self.name, 0, held, justid=True)
        if self.free and not self.stopping:
            idle = int(1_000 * SILENCE)
            _, entries, *_ = await client.xautoclaim(QUESTIONS, GROUP, self.name, idle, count=self.free)
            self.begin(entries)

    async def forget_the_dead(self, client: Redis) -> None:
        """Each worker that ever was has its name in the group."""
        for consumer in await client.xinfo_consumers(QUESTIONS, GROUP):
            if not consumer["pending"] and consumer["idle"] > FORGOTTEN:
                await client.xgroup_delconsumer(QUESTIONS, GROUP, consumer["name"])
