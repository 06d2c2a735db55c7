"""The one thread that writes. Waiting for the disk takes long, so whoever comes meanwhile shares the next commit."""

import asyncio
import contextlib
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from sqlite3 import Connection
from threading import Thread

from permonik.server.storage.errors import StorageError, Unavailable

Work = Callable[[Connection], None]

MOST_WAITING = 2_000
LARGEST_GROUP = 500


class Call:
    """Something to write, and how it went."""

    def __init__(self, work: Work, future: Future[None]) -> None:
        self.work = work
        self.future = future
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # the caller no longer waits
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Takes calls from one event loop, commits them in groups in its own thread, and answers when they are durable.

    A thread that wakes up costs the loop more than the call it wakes up for, so it is rung for once in a turn of the
    loop, and not at all while it works: then it looks by itself for what has come meanwhile.
    """

    def __init__(self, connection: Connection, loop: AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop
        self.waiting: deque[Call] = deque()
        self.bell: SimpleQueue[None] = SimpleQueue()
        self.sleeping = True
        """Whether the thread waits for the bell, or is about to."""
        self.will_ring = False
        self.room = asyncio.Semaphore(MOST_WAITING)
        self.closed = False
        # A daemon, so that a storage that nobody closed does not keep the process alive.
        self.thread = Thread(target=self.run, name="permonik-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work) -> None:
        await self.room.acquire()
        if self.closed:
            self.room.release()
            raise Unavailable("an open storage", "a closed one")
        call = Call(work, self.loop.create_future())
        self.waiting.append(call)
        if not self.will_ring:
            self.will_ring = True
            self.loop.call_soon(self.ring)
        await call.future

    def ring(self) -> None:
        self.will_ring = False
        if self.sleeping:
            self.sleeping = False
            self.bell.put(None)

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.bell.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        while group := self.take_group():
            self.commit(group)
            with contextlib.suppress(RuntimeError):  # the loop was closed first: nobody waits any more
                self.loop.call_soon_threadsafe(self.settle, group)

    def take_group(self) -> list[Call]:
        """Wait for a call, then take whatever else is there. Empty at the end."""
        while not self.waiting and not self.closed:
            self.sleeping = True
            if not self.waiting and not self.closed:  # nobody who came before would ring
                self.bell.get()
        return [self.waiting.popleft() for _ in range(min(len(self.waiting), LARGEST_GROUP))]

    def commit(self, group: list[Call]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self.attempt_together(group)
            self.connection.execute("COMMIT")
        except Exception as error:
            # Also those that were refused: what they were refused for may have been rolled back with the rest.
            for call in group:
                call.error = unavailable(error)
            self.roll_back()

    def attempt_together(self, group: list[Call]) -> None:
        """Nearly always all of them can be done; where one cannot, each is attempted by itself."""
        try:
            for call in group:
                call.work(self.connection)
        except Exception:
            self.roll_back()
            self.connection.execute("BEGIN IMMEDIATE")
            for call in group:
                self.attempt(call)

    def attempt(self, call: Call) -> None:
        """Do it, or leave no trace of it."""
        self.connection.execute("SAVEPOINT call")
        try:
            call.work(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite itself has rolled the whole group back
                raise
            self.connection.execute("ROLLBACK TO call")
            call.error = unavailable(error) if isinstance(error, sqlite3.Error) else error
        self.connection.execute("RELEASE call")

    def roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def settle(self, group: list[Call]) -> None:
        for call in group:
            self.room.release()
            call.settle()


def unavailable(error: Exception) -> StorageError:
    return Unavailable("a database that can be read and written", str(error))
