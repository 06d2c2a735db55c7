"""Bots that think elsewhere, as the server sees them: it asks, keeps the best so far, and never waits for ever."""

import asyncio
import logging
import uuid
from dataclasses import dataclass, field

import msgspec
from redis.asyncio import Redis

from permonik.bots import Thought
from permonik.server.bot_worker import GRACE, Question
from permonik.server.fair_line import FairLine
from permonik.server.logs import log
from permonik.server.question_stream import (
    ANSWERS,
    BEAT,
    BLOCK,
    BODY,
    GROUP,
    MOST_QUESTIONS,
    QUESTIONS,
    REPLY,
    Asked,
    Reply,
    entries_of,
    in_time,
    packed,
    places_of_workers,
    serve_together,
    stay_connected,
)
from permonik.server.thinkers import Thinkers

UNTAKEN = 4
"""Questions of this server that lie in the stream before a worker has them: who is next is decided late, and fairly."""
MOST_WORKERS = 3
"""So many workers may try one question: one that ends every worker must not end them all."""
SLACK = 1.0
"""Seconds that a worker may be late beyond its time before the best so far counts."""


@dataclass(slots=True, eq=False)
class Pending:
    """A question that is not answered yet."""

    asked: Asked
    has_place: bool = True
    """Whether it stands in the way of other questions, because no worker has it."""
    place: bytes = b""
    """Where it lies in the stream."""
    begun: float | None = None
    workers: int = 0
    best: Thought | None = None
    done: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class RemoteBots(Thinkers):
    """A question that a lost connection may have lost is asked again when there is one."""

    def __init__(self, url: str, timeout: float) -> None:
        super().__init__(places=1)
        self.timeout = timeout
        """Seconds after which a question without any thought is given up."""
        self.name = uuid.uuid4().hex
        self.line = FairLine(UNTAKEN)
        self.pending: dict[int, Pending] = {}
        self.unsent: list[Pending] = []
        self.withdrawn: list[bytes] = []
        self.number = 0
        self.woken = asyncio.Event()
        self.running = asyncio.ensure_future(stay_connected(url, self.serve, "workers_lost"))

    # Questions.

    async def think(self, question: Question, party: str = "") -> Thought | None:
        with self.load.asked(question):
            return await self.ask(question, party)

    async def ask(self, question: Question, party: str) -> Thought | None:
        limit = asyncio.get_running_loop().time() + self.timeout
        try:
            async with asyncio.timeout_at(limit):
                await self.line.enter(party)
        except TimeoutError:
            self.report("bot_not_asked", question)
            return None
        self.number += 1
        pending = self.pending[self.number] = Pending(Asked(self.number, self.name, question))
        self.unsent.append(pending)
        self.woken.set()
        try:
            await self.answered(pending, limit)
        finally:
            self.forget(pending)
        return pending.best

    async def answered(self, pending: Pending, limit: float) -> None:
        """Waits until a worker is done, or it has had its time and has a thought, or the time of all is over."""
        question = pending.asked.question
        while not pending.done:
            until = limit
            if pending.best is not None and pending.begun is not None:
                until = min(limit, pending.begun + question.budget.seconds + GRACE + SLACK)
            pending.changed.clear()
            try:
                async with asyncio.timeout_at(until):
                    await pending.changed.wait()
            except TimeoutError:
                self.report("bot_late", question, seconds=self.timeout)
                return

    def forget(self, pending: Pending) -> None:
        del self.pending[pending.asked.number]
        self.free_place(pending)
        if pending in self.unsent:
            self.unsent.remove(pending)
        if pending.place and not pending.done:
            self.withdrawn.append(pending.place)
            self.woken.set()

    def free_place(self, pending: Pending) -> None:
        if pending.has_place:
            pending.has_place = False
            self.line.leave()

    def report(self, event: str, question: Question, **facts: object) -> None:
        log(event, logging.WARNING, game=question.game, bot=question.level, **facts)

    # Answers.

    def hear(self, reply: Reply) -> None:
        pending = self.pending.get(reply.number)
        if pending is None:
            return
        self.free_place(pending)
        thought = reply.thought
        if thought is None and not reply.done:
            pending.begun = asyncio.get_running_loop().time()
            pending.workers += 1
        elif thought is not None and thought.move in pending.asked.question.moves:
            pending.best = thought
        pending.done = reply.done or pending.workers > MOST_WORKERS
        if reply.done and pending.begun is not None:
            self.load.note(pending.asked.question, asyncio.get_running_loop().time() - pending.begun)
        pending.changed.set()

    # The connection.

    async def serve(self, client: Redis) -> None:
        last = await self.listen(client, b"0", block=None)
        await in_time(self.find_lost(client))
        await serve_together(self.listen_always(client, last), self.send_always(client), self.count_always(client))

    async def find_lost(self, client: Redis) -> None:
        """Asks again what is neither answered nor in the stream: Valkey may have begun anew."""
        for pending in list(self.pending.values()):
            if pending not in self.unsent and not await client.xrange(QUESTIONS, pending.place, pending.place):
                self.unsent.append(pending)

    async def count_always(self, client: Redis) -> None:
        """Knows how many think at once in all workers that are alive."""
        while True:
            self.places = max(1, await in_time(places_of_workers(client)))
            await asyncio.sleep(BEAT)

    async def listen_always(self, client: Redis, last: bytes) -> None:
        while True:
            last = await self.listen(client, last, BLOCK)

    async def listen(self, client: Redis, last: bytes, block: int | None) -> bytes:
        """Takes the answers after `last`; the place of the newest."""
        for place, fields in entries_of(await in_time(client.xread({ANSWERS + self.name: last}, block=block))):
            last = place
            try:
                self.hear(REPLY.decode(fields[BODY]))
            except (KeyError, msgspec.DecodeError):
                log("answer_unreadable", logging.WARNING)
        return last

    async def send_always(self, client: Redis) -> None:
        while True:
            self.woken.clear()
            await self.send(client)
            await self.woken.wait()

    async def send(self, client: Redis) -> None:
        """Asks what was not asked, and takes back what nobody waits for. What could not be sent stays for later."""
        asked, withdrawn = list(self.unsent), list(self.withdrawn)
        if not asked and not withdrawn:
            return
        pipeline = client.pipeline(transaction=False)
        if withdrawn:
            pipeline.xack(QUESTIONS, GROUP, *withdrawn)
            pipeline.xdel(QUESTIONS, *withdrawn)
        for pending in asked:
            pipeline.xadd(QUESTIONS, packed(pending.asked), maxlen=MOST_QUESTIONS, approximate=True)
        outcomes = await in_time(pipeline.execute())
        del self.withdrawn[: len(withdrawn)]
        for pending, place in zip(asked, outcomes[len(outcomes) - len(asked) :], strict=True):
            pending.place = place
            if pending in self.unsent:
                self.unsent.remove(pending)
            else:  # given up meanwhile
                self.withdrawn.append(place)
                self.woken.set()

    def close(self) -> None:
        self.running.cancel()
        for pending in self.pending.values():
            pending.done = True
            pending.changed.set()
