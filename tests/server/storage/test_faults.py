"""No room, no right to write, no lock: a clear error, nothing acknowledged that is not stored, and on it goes."""

import asyncio
import os
import sqlite3
import stat
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from permonik.server.storage import Storage, Unavailable
from permonik.server.storage.sqlite.storage import SqliteStorage
from tests.counts import Counts
from tests.server.serving import WAIT
from tests.server.storage.disks import Disk, few_pages, small_files, small_filesystem
from tests.server.storage.tables import a_table, an_entry, numbers, opened, with_tables

NAMES = [f"table-{number}" for number in range(20)]
LONG = "long " * 10_000
NOBODY = 65534


@pytest.fixture(params=[few_pages, small_files, small_filesystem], ids=lambda disk: disk.__name__)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    with request.param(tmp_path) as made:
        yield made


async def expect_unavailable(storage: Storage, got: str) -> None:
    """Every table is told, none is changed, and reading goes on."""
    appends = [storage.append(name, [an_entry(1, LONG)]) for name in NAMES]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Unavailable] * len(NAMES)
    assert got in str(outcomes[0])
    assert [await numbers(storage, name) for name in NAMES] == [[0]] * len(NAMES)
    with pytest.raises(Unavailable):
        await storage.create(a_table("new"), an_entry(0, LONG))
    assert await storage.find("new") is None


async def expect_available(storage: Storage) -> None:
    await asyncio.gather(*(storage.append(name, [an_entry(1)]) for name in NAMES))
    assert [await numbers(storage, name) for name in NAMES] == [[0, 1]] * len(NAMES)


def expect_intact(file: Path) -> None:
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


def test_a_full_disk(disk: Disk) -> None:
    async def scenario() -> None:
        async with with_tables(disk.folder / "log.db", *NAMES) as storage:
            with disk.full(storage):
                await expect_unavailable(storage, "disk")
            await expect_available(storage)
        async with opened(disk.folder / "log.db") as storage:
            assert [await numbers(storage, name) for name in NAMES] == [[0, 1]] * len(NAMES)

    asyncio.run(scenario())
    expect_intact(disk.folder / "log.db")


def test_a_disk_that_is_full_now_and_then(disk: Disk, counts: Counts) -> None:
    """Tables append all the time; whoever is refused tries the same entry again, as nothing of it was stored."""
    acknowledged, refused, done = dict.fromkeys(NAMES, 0), Counter[str](), asyncio.Event()

    async def insist(storage: Storage, name: str) -> None:
        while not done.is_set():
            try:
                await storage.append(name, [an_entry(acknowledged[name] + 1, "x" * 100)])
                acknowledged[name] += 1
            except Unavailable:
                refused[name] += 1
                await asyncio.sleep(0.002)

    async def scenario() -> None:
        random = Random(4)
        async with with_tables(disk.folder / "log.db", *NAMES) as storage:
            insisting = [asyncio.create_task(insist(storage, name)) for name in NAMES]
            for _ in range(counts(small=3, normal=10, full=50)):
                await asyncio.sleep(0.01 + 0.02 * random.random())
                before = refused.total()
                with disk.full(storage):
                    await asyncio.sleep(0.01 + 0.02 * random.random())
                    while refused.total() == before:
                        await asyncio.sleep(0.001)
            done.set()
            await asyncio.gather(*insisting)
            stored = {name: await numbers(storage, name) for name in NAMES}
        assert stored == {name: list(range(last + 1)) for name, last in acknowledged.items()}

    asyncio.run(asyncio.wait_for(scenario(), WAIT))
    expect_intact(disk.folder / "log.db")


def test_a_database_that_becomes_read_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES) as storage:
            storage.writer.connection.execute("PRAGMA query_only = ON")
            await expect_unavailable(storage, "attempt to write a readonly database")
            storage.writer.connection.execute("PRAGMA query_only = OFF")
            await expect_available(storage)

    asyncio.run(scenario())


@contextmanager
def without_rights() -> Iterator[Path]:
    """A folder in which the rights of a file count even for root."""
    with tempfile.TemporaryDirectory() as name:
        folder, user = Path(name), os.geteuid()
        folder.chmod(0o755)
        if user == 0:
            os.chown(folder, NOBODY, -1)
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            folder.chmod(0o755)
            os.seteuid(user)


def test_a_file_that_must_not_be_written_is_refused_before_anybody_plays() -> None:
    async def fill_it(file: Path) -> None:
        async with with_tables(file, "oak"):
            pass

    async def refuse(file: Path) -> None:
        with pytest.raises(Unavailable, match=r"that can be read and written in '.*log\.db', got .*Permission denied"):
            await fill_it(file)

    async def accept(file: Path) -> None:
        async with opened(file) as storage:
            await storage.append("oak", [an_entry(1)])
            assert await numbers(storage, "oak") == [0, 1]

    with without_rights() as folder:
        file = folder / "log.db"
        asyncio.run(fill_it(file))
        file.chmod(0o444)
        asyncio.run(refuse(file))
        file.chmod(0o600)
        asyncio.run(accept(file))


def test_a_database_that_another_program_locks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES) as storage:
            storage.writer.connection.execute("PRAGMA busy_timeout = 20")
            other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await expect_unavailable(storage, "database is locked")
            other.close()
            await expect_available(storage)

    asyncio.run(scenario())


def test_a_commit_that_fails_takes_conflicts_back_too(tmp_path: Path) -> None:
    """The second append of a number lost only to one that is rolled back: it must not be told that it lost."""

    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", "oak") as storage:
            with small_commit(storage):
                rivals = [storage.append("oak", [an_entry(1, LONG)]) for _ in range(2)]
                outcomes = await asyncio.gather(*rivals, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
            assert await numbers(storage, "oak") == [0]

    @contextmanager
    def small_commit(storage: SqliteStorage) -> Iterator[None]:
        with small_files(tmp_path) as disk, disk.full(storage):
            yield

    asyncio.run(scenario())


def test_a_commit_that_sqlite_refuses_and_keeps_open_is_rolled_back(tmp_path: Path) -> None:
    def refer_to_nothing(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("INSERT INTO snapshots VALUES ('nobody', 0, '')")

    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES) as storage:
            with pytest.raises(Unavailable, match="FOREIGN KEY constraint failed"):
                await storage.writer.write(refer_to_nothing)
            await expect_available(storage)

    asyncio.run(scenario())
    expect_intact(tmp_path / "log.db")


def test_a_lost_folder_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        with pytest.raises(Unavailable, match=r"'.*nowhere/log\.db', got .*No such file"):
            async with opened(tmp_path / "nowhere" / "log.db"):
                pass

    asyncio.run(scenario())


def test_the_log_is_synchronised_and_private(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", "oak") as storage:
            asked = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5_000}
            execute = storage.writer.connection.execute
            assert {name: execute(f"PRAGMA {name}").fetchone()[0] for name in asked} == asked
            files = sorted(tmp_path.iterdir())
            assert [file.name for file in files] == ["log.db", "log.db-lock", "log.db-shm", "log.db-wal"]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    asyncio.run(scenario())
