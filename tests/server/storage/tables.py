"""Tables, entries and storages to test with."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from permonik.server.storage import Entry, Storage, TableRow, open_storage
from permonik.server.storage.sqlite.storage import SqliteStorage


def a_table(name: str, code: str | None = None) -> TableRow:
    return TableRow(id=name, code=code or f"code of {name}", game="a-game", rules_version=3, created=100.0)


def an_entry(number: int, text: str = "", at: float = 100.0) -> Entry:
    return Entry(number=number, kind="move", body=f'{{"number": {number}, "text": "{text}"}}'.encode(), at=at)


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[SqliteStorage]:
    storage = await open_storage(f"sqlite:///{file}")
    assert isinstance(storage, SqliteStorage)
    try:
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def with_tables(file: Path, *names: str) -> AsyncIterator[SqliteStorage]:
    """A storage with these tables, each with entry 0."""
    async with opened(file) as storage:
        for name in names:
            await storage.create(a_table(name), an_entry(0))
        yield storage


async def numbers(storage: Storage, table_id: str) -> list[int]:
    return [entry.number for entry in await storage.entries(table_id)]
