"""Newer and foreign databases in PostgreSQL are refused, and a failed migration changes nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from permonik.server.storage import ForeignDatabase, NewerDatabase, Unavailable, open_storage
from permonik.server.storage.postgres import schema, storage
from permonik.server.storage.postgres.schema import migrate, migrations
from tests.server.postgres import Postgres
from tests.server.storage.tables import numbers, storage_at, storage_with

GROW = "CREATE TABLE seats (name text); -- a comment; with a semicolon\n\nINSERT INTO seats VALUES ('a;b');"
COLUMNS = """SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2"""


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as made:
        yield made


async def open_and_close(url: str) -> None:
    async with storage_at(url):
        pass


async def execute(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


async def described(url: str) -> list[str]:
    """The columns of all tables, and the version."""
    connection = await asyncpg.connect(url)
    columns = [str(tuple(row)) for row in await connection.fetch(COLUMNS)]
    version = await connection.fetchval("SELECT version FROM permonik") if columns else 0
    await connection.close()
    return [f"version {version}", *columns]


def test_opening_again_changes_nothing_and_several_may_open_an_empty_one_at_once(url: str) -> None:
    async def scenario() -> None:
        opened = await asyncio.gather(*(open_storage(url, shared=True) for _ in range(4)))
        before = await described(url)
        await asyncio.gather(*(each.close() for each in opened))
        await open_and_close(url)
        assert await described(url) == before
        assert before[0] == f"version {len(migrations())}"

    asyncio.run(scenario())


def test_a_later_migration_keeps_what_was_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    later = [*migrations(), GROW]

    async def scenario() -> None:
        async with storage_with(url, "oak"):
            pass
        monkeypatch.setattr(storage, "migrations", lambda: later)
        async with storage_at(url) as again:
            assert await numbers(again, "oak") == [0]
        assert (await described(url))[0] == f"version {len(later)}"

    asyncio.run(scenario())


@pytest.mark.parametrize("bad", ["CREATE TABLE tables ()", "INSERT INTO snapshots VALUES ('nobody', 1, '')", "no"])
def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch, bad: str
) -> None:
    async def scenario() -> None:
        await open_and_close(url)
        before = await described(url)
        monkeypatch.setattr(storage, "migrations", lambda: [*schema.migrations(), GROW, f"{bad};"])
        with pytest.raises(Unavailable):
            await open_and_close(url)
        assert await described(url) == before

    asyncio.run(scenario())


def test_a_newer_database_is_refused_untouched(url: str) -> None:
    async def scenario() -> None:
        connection = await asyncpg.connect(url)
        await migrate(connection, [*migrations(), GROW])
        await connection.close()
        before, newest = await described(url), len(migrations())
        with pytest.raises(NewerDatabase, match=rf"of version {newest} or older, got version {newest + 1}: upgrade"):
            await open_and_close(url)
        assert await described(url) == before

    asyncio.run(scenario())


def test_a_newer_database_that_has_only_more_in_it_is_used(url: str) -> None:
    """So servers of two versions can run side by side."""

    async def scenario() -> None:
        connection = await asyncpg.connect(url)
        await migrate(connection, [*migrations(), f"-- Additive: more.\n{GROW}"])
        await connection.close()
        before = await described(url)
        async with storage_with(url, "oak") as storage:
            assert await numbers(storage, "oak") == [0]
        assert await described(url) == before

    asyncio.run(scenario())


def test_the_database_of_another_program_is_refused_untouched(url: str) -> None:
    async def scenario() -> None:
        await execute(url, "CREATE TABLE songs (title text)")
        with pytest.raises(ForeignDatabase, match="expected an empty database or one of Permoník, got one with 1"):
            await open_and_close(url)
        connection = await asyncpg.connect(url)
        assert len(await connection.fetch(COLUMNS)) == 1
        await connection.close()

    asyncio.run(scenario())


def test_migrations_are_numbered_without_gaps() -> None:
    names = sorted(file.name for file in (Path(schema.__file__).parent / "migrations").iterdir())
    assert names == [f"{number:04}.sql" for number in range(1, len(names) + 1)]
    assert len(migrations()) == len(names) >= 1
