"""The storage in one SQLite file: one connection writes in its own thread, a few others read."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from typing import TypeVar

from permonik.server.storage.errors import Unavailable, WrongUrl
from permonik.server.storage.sqlite import queries, statements
from permonik.server.storage.sqlite.lock import Lock
from permonik.server.storage.sqlite.schema import migrate, migrations
from permonik.server.storage.sqlite.writer import Writer, unavailable
from permonik.server.storage.storage import Entry, Held, Snapshot, Storage, TableRow

READERS = 2
BUSY_SECONDS = 5.0

Answer = TypeVar("Answer")


async def open_sqlite(place: str, *, shared: bool) -> Storage:
    """Open `/FILE`, the part of the URL after `sqlite://`; the file is made if it is not there.

    Unless it is `shared`, a file that another server has open is refused.
    """
    name = place.removeprefix("/")
    if name == place or not name:
        raise WrongUrl("sqlite:///FILE", repr(f"sqlite://{place}"))
    if name.startswith(":memory:"):  # every connection would see its own, and nothing would be durable
        raise WrongUrl("sqlite:///FILE with a file on a disk", repr(f"sqlite://{place}"))
    return await asyncio.to_thread(SqliteStorage, Path(name), asyncio.get_running_loop(), shared=shared)


class SqliteStorage(Storage):
    def __init__(self, file: Path, loop: asyncio.AbstractEventLoop, *, shared: bool) -> None:
        with ExitStack() as undo:
            try:
                make_or_refuse(file)
                self.lock = None if shared else Lock(file)
                undo.callback(self.release)
                writing, reading = open_connections(file)
            except (OSError, sqlite3.Error) as error:
                raise unusable(file, error) from error
            undo.pop_all()
        self.readers: SimpleQueue[Connection] = SimpleQueue()
        for connection in reading:
            self.readers.put(connection)
        self.reading = ThreadPoolExecutor(READERS, thread_name_prefix="permonik-reader")
        self.writer = Writer(writing, loop)

    async def create(self, table: TableRow, first_entry: Entry) -> None:
        await self.writer.write(partial(statements.create, table=table, first_entry=first_entry))

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        await self.writer.write(partial(statements.append, table_id=table_id, entries=tuple(entries)))

    async def keep_secret(self, table_id: str, secret: bytes) -> None:
        await self.writer.write(partial(statements.keep_secret, table_id=table_id, secret=secret))

    async def write_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        await self.writer.write(partial(statements.write_snapshot, table_id=table_id, snapshot=snapshot))

    async def delete(self, table_id: str) -> None:
        await self.writer.write(partial(statements.delete, table_id=table_id))

    async def settle(self) -> None:
        await self.writer.write(lambda connection: None)

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
        await self.writer.write(partial(statements.look_round, seconds=seconds, visited=visited))

    async def idle_tables(self, seconds: float) -> list[str]:
        return await self.read(partial(queries.idle_tables, seconds=seconds))

    async def table_ids(self, after: str = "") -> list[str]:
        return await self.read(partial(queries.table_ids, after=after))

    async def count(self) -> int:
        return await self.read(queries.count)

    async def hold(self, process: str, tables: Sequence[str], seconds: float) -> Held:
        """Whatever it asks for: one process has the file."""
        return Held(dict.fromkeys(tables, process), frozenset({process}), lapsed=False)

    async def let_go(self, process: str, tables: Sequence[str]) -> None:
        """Nobody else would ask."""

    async def retire(self, process: str) -> None:
        """Nobody else would ask."""

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.to_thread(self.close_connections)

    async def read(self, query: Callable[[Connection], Answer]) -> Answer:
        if self.writer.closed:
            raise Unavailable("an open storage", "a closed one")
        return await self.writer.loop.run_in_executor(self.reading, self.answer, query)

    def answer(self, query: Callable[[Connection], Answer]) -> Answer:
        connection = self.readers.get()
        try:
            return query(connection)
        except sqlite3.Error as error:
            raise unavailable(error) from error
        finally:
            self.readers.put(connection)

    def close_connections(self) -> None:
        self.reading.shutdown()
        with suppress(Empty):
            while True:
                self.readers.get_nowait().close()
        self.writer.connection.close()
        self.release()

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()


def open_connections(file: Path) -> tuple[Connection, list[Connection]]:
    """The one that writes, to a database of the newest schema, and those that read."""
    with ExitStack() as opened:
        writing = opened.enter_context(closing(connect(file)))
        migrate(writing, migrations())
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("PRAGMA synchronous = FULL")
        writing.execute("PRAGMA fullfsync = ON")  # macOS: what it calls fsync leaves data in the drive's cache
        reading = [opened.enter_context(closing(connect(file))) for _ in range(READERS)]
        for connection in reading:
            connection.execute("PRAGMA query_only = ON")
        opened.pop_all()
    return writing, reading


def connect(file: Path) -> Connection:
    # Other threads than the one that opens will use it; without an isolation level, transactions are written out.
    return sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)


def make_or_refuse(file: Path) -> None:
    """Make a missing database, for its owner alone: it holds the seeds of running games.

    SQLite would open a file that cannot be written, too, and leave others beside it that could not be written even
    after the mistake was put right. An existing file is not opened here: closing it would drop the locks that SQLite
    holds on it for the whole process.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if not os.access(file, os.R_OK | os.W_OK, effective_ids=True):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None


def unusable(file: Path, error: Exception) -> Unavailable:
    return Unavailable(f"a database that can be read and written in {str(file)!r}", str(error))
