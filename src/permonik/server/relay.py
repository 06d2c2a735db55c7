"""A fan-out by way of another program, over a connection that comes back by itself."""

import asyncio
import logging
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress

import msgspec

from permonik.server.fanout import EVERY_TABLE, Fanout, Hear, Listening, Note
from permonik.server.logs import log

MOST_WAITING = 10_000
"""Notes that wait to be sent; older ones are lost, as all may be."""
AT_ONCE = 500
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
FAREWELL_SECONDS = 2.0

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)

Packed = tuple[str, bytes]
"""The id of a table, and a note about it as bytes."""


class Line(AbstractAsyncContextManager["Line"]):
    """A connection while it lasts. What is wrong with it is raised by whatever is done next, or by `listen`."""

    @abstractmethod
    async def send(self, notes: Sequence[Packed]) -> None: ...

    @abstractmethod
    async def follow(self, tables: Sequence[str]) -> None: ...

    @abstractmethod
    async def leave(self, tables: Sequence[str]) -> None: ...

    @abstractmethod
    async def listen(self) -> None:
        """Takes what comes until the connection ends."""


Heard = Callable[[str, bytes], None]
Following = Callable[[str], None]
Connect = Callable[[Heard, Following], Line]


class Relay(Fanout):
    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.hear: Hear = lambda table, note: None
        self.outgoing: deque[Packed] = deque(maxlen=MOST_WAITING)
        self.wanted: set[str] = {EVERY_TABLE}
        self.followed: set[str] = set()
        self.woken = asyncio.Event()
        self.closing = False
        self.speaking: asyncio.Task[None] | None = None
        self.running = asyncio.ensure_future(self.run())

    def publish(self, table: str, note: Note) -> None:
        self.outgoing.append((table, ENCODER.encode(note)))
        self.woken.set()

    def subscribe(self, hear: Hear) -> None:
        self.hear = hear

    def listen(self, table: str) -> None:
        self.wanted.add(table)
        self.woken.set()

    def ignore(self, table: str) -> None:
        self.wanted.discard(table)
        self.woken.set()

    def renew(self) -> None:
        if self.speaking is not None:
            self.speaking.cancel()

    async def close(self) -> None:
        self.closing = True
        self.woken.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.running, FAREWELL_SECONDS)

    async def run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            self.speaking = asyncio.ensure_future(self.speak())
            (outcome,) = await asyncio.gather(self.speaking, return_exceptions=True)
            if self.closing:
                return
            log("fanout_lost", logging.WARNING, reason=type(outcome).__name__)
            pause = FIRST_PAUSE if self.followed else min(2 * pause, LONGEST_PAUSE)
            self.followed.clear()
            await asyncio.sleep(pause)

    async def speak(self) -> None:
        """Serves one connection until it is lost."""
        async with self.connect(self.take, self.note_following) as line:
            listening = asyncio.ensure_future(line.listen())
            sending = asyncio.ensure_future(self.send(line))
            try:
                await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (listening, sending):
                    task.cancel()
                ended = await asyncio.gather(listening, sending, return_exceptions=True)
            for outcome in ended:
                if isinstance(outcome, Exception):
                    raise outcome

    async def send(self, line: Line) -> None:
        """Follows before it speaks, so that answers are heard. Ends when all is said and it is closing."""
        while True:
            self.woken.clear()
            if new := [*(self.wanted - self.followed)][:AT_ONCE]:
                self.followed.update(new)
                await line.follow(new)
            if old := [*(self.followed - self.wanted)][:AT_ONCE]:
                self.followed.difference_update(old)
                await line.leave(old)
            notes = [self.outgoing.popleft() for _ in range(min(AT_ONCE, len(self.outgoing)))]
            if notes:
                await line.send(notes)
            if not (notes or new or old):
                if self.closing:
                    return
                await self.woken.wait()

    def take(self, table: str, packed: bytes) -> None:
        """What comes from outside is read strictly; what cannot be read, from a newer version, is passed over."""
        with suppress(msgspec.DecodeError):
            self.hear(table, DECODER.decode(packed))

    def note_following(self, table: str) -> None:
        if table in self.wanted and table != EVERY_TABLE:
            self.hear(table, Listening())
