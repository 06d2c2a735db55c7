"""The storage in a PostgreSQL database: one connection appends for all tables, a few others do the rest."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import asyncpg

from permonik.server.chores import Chores
from permonik.server.storage.errors import DatabaseInUse, Unavailable, WrongUrl
from permonik.server.storage.postgres import leases, queries, statements
from permonik.server.storage.postgres.link import (
    ANSWER_WITHIN,
    CONNECT_WITHIN,
    FIRST_PAUSE,
    Answer,
    Link,
    Work,
    unavailable,
)
from permonik.server.storage.postgres.schema import APPLICATION, Connection, migrate, migrations
from permonik.server.storage.postgres.writer import Writer
from permonik.server.storage.storage import Entry, Held, Snapshot, Storage, TableRow

EXPECTED = "postgresql://USER:PASSWORD@HOST/DATABASE"
CONNECTIONS = 4
"""For all that is no append of a line."""
SERVING = 1
"""The advisory lock of the one server; see `APPLICATION`."""
RELEASED_WITHIN = 2.0
"""Seconds until PostgreSQL has noticed that a server was killed."""
SESSION = {
    "application_name": "permonik",
    # A server that has vanished from the network lets go of its lock within half a minute.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "4",
}


async def keep_session(_: Connection) -> None:
    """Nothing that a call does to its session outlasts the call."""


OPTIONS: dict[str, Any] = {
    "timeout": CONNECT_WITHIN,
    "command_timeout": ANSWER_WITHIN,
    "server_settings": SESSION,
    "reset": keep_session,
    "min_size": 1,
}


async def open_postgres(place: str, *, shared: bool) -> Storage:
    """Open `USER@HOST/DATABASE`, the part of the URL after `postgresql://`.

    Unless it is `shared`, a database that another server has open is refused.
    """
    url = f"postgresql://{place}"
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_WITHIN, server_settings=SESSION)
        try:
            await migrate(connection, migrations())
        finally:
            await connection.close()
        appending = await begin_appending(url, shared=shared)
        others = await asyncpg.create_pool(url, **OPTIONS, max_size=CONNECTIONS, init=prepare)
    except ValueError:  # what is wrong with the URL would be said with parts of it
        raise WrongUrl(EXPECTED, "another one") from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise unavailable(error) from error
    return PostgresStorage(Link(appending), Link(others))


async def begin_appending(url: str, *, shared: bool) -> "asyncpg.Pool[asyncpg.Record]":
    """The connection that appends: while it lives no other server has one, unless they share the database."""
    opened = asyncio.get_running_loop().time()
    while True:
        try:
            return await asyncpg.create_pool(
                url,
                **OPTIONS,
                max_size=1,
                init=take_together if shared else take_alone,
                max_queries=2**62,  # a fresh one would find the lock still taken
                max_inactive_connection_lifetime=0,
            )
        except DatabaseInUse:
            if asyncio.get_running_loop().time() - opened > RELEASED_WITHIN:
                raise
            await asyncio.sleep(FIRST_PAUSE)


async def prepare(connection: Connection) -> None:
    """A commit waits for the disk, whatever the database is used to; for more than the disk, if it is used to that."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )


async def take_together(connection: Connection) -> None:
    """Keeps those out who want to be alone."""
    await prepare(connection)
    await connection.execute("SELECT pg_try_advisory_lock_shared($1, $2)", APPLICATION, SERVING)


async def take_alone(connection: Connection) -> None:
    await prepare(connection)
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", APPLICATION, SERVING):
        database = await connection.fetchval("SELECT current_database()")
        raise DatabaseInUse("a database that no other server uses", database)


class PostgresStorage(Storage):
    def __init__(self, appending: Link, others: Link) -> None:
        self.appending = appending
        self.others = others
        self.writer = Writer(appending)
        self.chores = Chores()
        self.closed = False

    async def create(self, table: TableRow, first_entry: Entry) -> None:
        await self.write(partial(statements.create, table=table, first_entry=first_entry))

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        if len(entries) == 1:
            self.require_open()
            await self.writer.append(table_id, entries[0])
        else:
            await self.write(partial(statements.append, table_id=table_id, entries=tuple(entries)))

    async def keep_secret(self, table_id: str, secret: bytes) -> None:
        await self.write(partial(statements.keep_secret, table_id=table_id, secret=secret))

    async def write_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        await self.write(partial(statements.write_snapshot, table_id=table_id, snapshot=snapshot))

    async def delete(self, table_id: str) -> None:
        await self.write(partial(statements.delete, table_id=table_id))

    async def settle(self) -> None:
        self.require_open()
        await asyncio.gather(self.writer.settle(), self.chores.finish())

    async def find(self, table_id: str) -> TableRow | None:
        return await self.read(partial(queries.find, table_id=table_id))

    async def find_code(self, code: str) -> TableRow | None:
        return await self.read(partial(queries.find_code, code=code))

    async def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        return await self.read(partial(queries.entries, table_id=table_id, after=after))

    async def latest_snapshot(self, table_id: str) -> Snapshot | None:
        return await self.read(partial(queries.latest_snapshot, table_id=table_id))

    async def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        return await self.read(partial(queries.last_numbers, table_ids=table_ids))

    async def look_round(self, seconds: float, visited: Sequence[str] = ()) -> None:
        await self.write(partial(statements.look_round, seconds=seconds, visited=visited))

    async def idle_tables(self, seconds: float) -> list[str]:
        return await self.read(partial(queries.idle_tables, seconds=seconds))

    async def table_ids(self, after: str = "") -> list[str]:
        return await self.read(partial(queries.table_ids, after=after))

    async def count(self) -> int:
        return await self.read(queries.count)

    async def hold(self, process: str, tables: Sequence[str], seconds: float) -> Held:
        self.require_open()
        return await self.others.run(partial(leases.hold, process=process, tables=tables, seconds=seconds))

    async def let_go(self, process: str, tables: Sequence[str]) -> None:
        await self.write(partial(leases.let_go, process=process, tables=tables))

    async def retire(self, process: str) -> None:
        await self.write(partial(leases.retire, process=process))

    async def close(self) -> None:
        self.closed = True
        await asyncio.gather(self.writer.settle(), self.chores.finish())
        await asyncio.gather(self.appending.close(), self.others.close())

    def require_open(self) -> None:
        if self.closed:
            raise Unavailable("an open storage", "a closed one")

    async def write(self, work: Work[None]) -> None:
        """Done to its end, whether the caller waits for it or not."""
        self.require_open()
        await asyncio.shield(self.chores.begin(self.others.run(work)))

    async def read(self, query: Callable[[Connection], Awaitable[Answer]]) -> Answer:
        self.require_open()
        return await self.others.run(lambda connection, _: query(connection))
