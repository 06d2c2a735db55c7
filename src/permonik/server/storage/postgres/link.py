"""Connections to PostgreSQL that come back by themselves after it was away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from permonik.server.logs import log
from permonik.server.storage.errors import DatabaseInUse, StorageError, Unavailable
from permonik.server.storage.postgres.schema import Connection

PATIENCE = 10.0
"""Seconds that a call waits for a database that has gone away: it may be started again in the meantime."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between two tries to reach it."""
CONNECT_WITHIN = 5.0
ANSWER_WITHIN = 30.0
"""Then a silent connection counts as lost."""

LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a transaction cannot be rolled back on a connection that is going down
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # another machine has taken over, and this one only follows
    DatabaseInUse,  # by ourselves, as long as PostgreSQL has not noticed that the connection is lost
)

Answer = TypeVar("Answer")
Work = Callable[[Connection, bool], Awaitable[Answer]]
"""Something to do with a connection; told whether it may have been done already, on one that was lost."""


class Link:
    """A few connections to one database."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self.pool = pool
        self.kept: list[PoolConnectionProxy[asyncpg.Record]] = []
        """A connection at hand: to get one from the pool and to give it back costs more than a short statement."""
        self.waiting = 0
        """Who waits for the pool, and would not see what is kept."""
        self.closed = False
        self.lost_at: float | None = None

    async def run(self, work: Work[Answer]) -> Answer:
        """What comes of the work. Raises Unavailable when the database is away for too long, or refuses it."""
        again, pause = False, FIRST_PAUSE
        while True:
            connection: PoolConnectionProxy[asyncpg.Record] | None = None
            try:
                connection = await self.take()
                self.note_back()
                answer = await work(connection, again)
                if self.may_keep():
                    self.kept.append(connection)
                    connection = None
                return answer
            except Exception as error:
                if not is_lost(error):
                    raise error if isinstance(error, StorageError) else unavailable(error) from error
                if connection is not None:
                    with suppress(asyncpg.InterfaceError):  # the pool may have noticed it first
                        connection.terminate()
                    again = True
                self.require_patience(error)
            finally:
                if connection is not None:
                    await self.pool.release(connection)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def take(self) -> "PoolConnectionProxy[asyncpg.Record]":
        while self.kept:
            connection = self.kept.pop()
            if not connection.is_closed():
                return connection
            await self.pool.release(connection)
        self.waiting += 1
        try:
            return await self.pool.acquire()
        finally:
            self.waiting -= 1

    def may_keep(self) -> bool:
        """Whether a connection that has done its work well may stay at hand."""
        return not (self.kept or self.waiting or self.closed)

    def require_patience(self, error: Exception) -> None:
        """Raises Unavailable when the database has been away for long enough."""
        now = asyncio.get_running_loop().time()
        if self.lost_at is None:
            self.lost_at = now
            log("database_lost", logging.WARNING, reason=type(error).__name__)
        if self.closed or now - self.lost_at >= PATIENCE:
            raise error if isinstance(error, StorageError) else unavailable(error) from error

    def note_back(self) -> None:
        if self.lost_at is not None:
            log("database_back", seconds=round(asyncio.get_running_loop().time() - self.lost_at, 1))
            self.lost_at = None

    async def close(self) -> None:
        self.closed = True
        while self.kept:
            await self.pool.release(self.kept.pop())
        await self.pool.close()


def is_lost(error: Exception) -> bool:
    """Whether another connection may help; wrong arguments are of the same family."""
    return isinstance(error, LOST) and not isinstance(error, ValueError)


def unavailable(error: Exception) -> Unavailable:
    """Without the details, in which PostgreSQL names keys."""
    said = error.args[0] if isinstance(error, asyncpg.PostgresError) else str(error)
    return Unavailable("a database that can be read and written", said or type(error).__name__)
