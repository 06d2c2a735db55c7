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
async def storage_at(url: str) -> AsyncIterator[Storage]:
    storage = await open_storage(url)
    try:
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def storage_with(url: str, *names: str) -> AsyncIterator[Storage]:
    """A storage with these tables, each with entry 0."""
    async with storage_at(url) as storage:
        await set_tables(storage, *names)
        yield storage


async def set_tables(storage: Storage, *names: str) -> None:
    for name in names:
        await storage.create(a_table(name), an_entry(0))


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[SqliteStorage]:
    async with storage_at(f"sqlite:///{file}") as storage:
        assert isinstance(storage, SqliteStorage)
        yield storage


@asynccontextmanager
async def with_tables(file: Path, *names: str) -> AsyncIterator[SqliteStorage]:
    async with opened(file) as storage:
        await set_tables(storage, *names)
        yield storage


async def numbers(storage: Storage, table_id: str) -> list[int]:
    return [entry.number for entry in await storage.entries(table_id)]
