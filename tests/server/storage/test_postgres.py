"""PostgreSQL goes away and comes back: nothing acknowledged is lost, nothing is stored twice, and on it goes."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import pytest

from permonik.server.storage import DatabaseInUse, Storage, Unavailable, WrongUrl, open_storage
from permonik.server.storage.postgres import link
from permonik.server.storage.postgres.schema import Connection
from permonik.server.storage.postgres.storage import PostgresStorage
from tests.counts import Counts
from tests.server.postgres import OwnPostgres, Postgres, own_postgres
from tests.server.serving import WAIT
from tests.server.storage.tables import a_table, an_entry, numbers, set_tables, storage_at

NAMES = [f"table-{number}" for number in range(20)]


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as made:
        yield made


@pytest.fixture(scope="module")
def mortal() -> Iterator[OwnPostgres]:
    """One that tests stop and kill; it runs when a test is over."""
    with own_postgres() as server:
        yield server


@asynccontextmanager
async def opened(url: str, *names: str) -> AsyncIterator[PostgresStorage]:
    async with storage_at(url) as storage:
        assert isinstance(storage, PostgresStorage)
        await set_tables(storage, *names)
        yield storage


async def cut_all(url: str) -> None:
    """Ends every other connection to the database, whatever it is doing."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()"""
    )
    await connection.close()


async def insist(storage: Storage, name: str, done: asyncio.Event) -> int:
    """Appends without end; who is refused reads the log and goes on. How many were acknowledged."""
    acknowledged, last = 0, 0
    while not done.is_set():
        try:
            await storage.append(name, [an_entry(last + 1, "x" * 100)])
            acknowledged, last = acknowledged + 1, last + 1
        except Unavailable:
            last = await last_number(storage, name)
    return acknowledged


async def last_number(storage: Storage, name: str) -> int:
    while True:
        try:
            return (await numbers(storage, name))[-1]
        except Unavailable:
            await asyncio.sleep(0.05)


def test_connections_that_are_cut_in_the_middle_of_anything_lose_and_double_nothing(url: str, counts: Counts) -> None:
    """Nobody even notices: what was stored when the connection was lost is found when it is asked for again."""

    async def scenario() -> None:
        random, done = Random(4), asyncio.Event()
        async with opened(url, *NAMES) as storage:
            insisting = [asyncio.create_task(insist(storage, name, done)) for name in NAMES]
            for number in range(counts(small=5, normal=20, full=100)):
                await asyncio.sleep(0.05 * random.random())
                await cut_all(url)
                await storage.create(a_table(f"new-{number}"), an_entry(0))
                await storage.append(f"new-{number}", [an_entry(1), an_entry(2)])
            done.set()
            acknowledged = await asyncio.gather(*insisting)
            assert [await numbers(storage, name) for name in NAMES] == [list(range(last + 1)) for last in acknowledged]
            assert all(acknowledged)

    asyncio.run(asyncio.wait_for(scenario(), WAIT))


def test_an_answer_that_is_lost_is_asked_for_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each statement is stored and then loses its connection, once."""
    run = link.Link.run

    async def run_and_lose(self: link.Link, work: link.Work[link.Answer]) -> link.Answer:
        async def lose(connection: Connection, again: bool) -> link.Answer:
            answer = await work(connection, again)
            if not again:
                connection.terminate()
                raise ConnectionResetError
            return answer

        return await run(self, lose)

    async def scenario() -> None:
        async with opened(url) as storage:
            monkeypatch.setattr(link.Link, "run", run_and_lose)
            await storage.create(a_table("oak"), an_entry(0))
            await storage.append("oak", [an_entry(1)])
            await storage.append("oak", [an_entry(2), an_entry(3)])
            await storage.keep_secret("oak", b"seed")
            assert await numbers(storage, "oak") == [0, 1, 2, 3]
            await storage.look_round(100.0)
            await storage.look_round(50.0)
            assert await storage.idle_tables(50.0) == []
            assert await storage.idle_tables(49.0) == ["oak"]
            await storage.delete("oak")
            assert await storage.count() == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_restart_while_tables_append(mortal: OwnPostgres, counts: Counts, end: str) -> None:
    async def scenario(url: str) -> None:
        done = asyncio.Event()
        async with opened(url, *NAMES) as storage:
            insisting = [asyncio.create_task(insist(storage, name, done)) for name in NAMES]
            for _ in range(counts(small=2, normal=4, full=30)):
                await asyncio.sleep(0.1)
                await asyncio.to_thread(getattr(mortal, end))
                await asyncio.to_thread(mortal.start)
            before = await last_number(storage, NAMES[0])
            while await last_number(storage, NAMES[0]) == before:
                await asyncio.sleep(0.01)
            done.set()
            acknowledged = await asyncio.gather(*insisting)
            stored = [await numbers(storage, name) for name in NAMES]
            assert stored == [list(range(len(log))) for log in stored]
            assert all(len(log) > count for log, count in zip(stored, acknowledged, strict=True))

    with mortal.database() as url:
        asyncio.run(asyncio.wait_for(scenario(url), WAIT))


def test_while_it_is_away_everybody_is_told_and_at_last_at_once(
    mortal: OwnPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "PATIENCE", 0.3)

    async def expect_unavailable(storage: Storage) -> None:
        appends = [storage.append(name, [an_entry(1)]) for name in NAMES]
        others = [storage.find("oak"), storage.create(a_table("new"), an_entry(0)), storage.count()]
        outcomes = await asyncio.gather(*appends, *others, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Unavailable}

    async def scenario(url: str) -> None:
        async with opened(url, *NAMES) as storage:
            await asyncio.to_thread(mortal.stop)
            try:
                await expect_unavailable(storage)
                monkeypatch.setattr(link, "FIRST_PAUSE", WAIT)
                await asyncio.wait_for(expect_unavailable(storage), WAIT / 2)
            finally:
                await asyncio.to_thread(mortal.start)
            await asyncio.gather(*(storage.append(name, [an_entry(1)]) for name in NAMES))
            assert [await numbers(storage, name) for name in NAMES] == [[0, 1]] * len(NAMES)
            assert await storage.find("new") is None

    with mortal.database() as url:
        asyncio.run(scenario(url))


def test_it_can_be_closed_while_it_is_away(mortal: OwnPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "PATIENCE", 0.3)

    async def scenario(url: str) -> None:
        async with opened(url, "oak") as storage:
            await asyncio.to_thread(mortal.stop)
            try:
                lost = asyncio.create_task(storage.append("oak", [an_entry(1)]))
                await asyncio.sleep(0.1)
                await asyncio.wait_for(storage.close(), WAIT)
                with pytest.raises(Unavailable):
                    await lost
            finally:
                await asyncio.to_thread(mortal.start)

    with mortal.database() as url:
        asyncio.run(scenario(url))


def test_a_mistake_of_one_caller_reaches_only_that_caller(url: str) -> None:
    async def scenario() -> None:
        async with opened(url, *NAMES) as storage:
            # These mistakes are just what types forbid.
            bad = storage.append(NAMES[0], [an_entry(1, at="noon")])  # type: ignore[arg-type]
            good = [storage.append(name, [an_entry(1)]) for name in NAMES[1:]]
            outcomes = await asyncio.gather(*good[:9], bad, *good[9:], return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None)] * 9 + [Unavailable] + [type(None)] * 10

    asyncio.run(scenario())


def test_appends_that_come_together_share_a_commit(url: str) -> None:
    async def scenario() -> None:
        async with opened(url, *NAMES) as storage:
            sent = [asyncio.create_task(storage.append(name, [an_entry(1)])) for name in NAMES]
            while not storage.writer.group:
                await asyncio.sleep(0)
            assert len(storage.writer.group) == len(NAMES)
            await asyncio.gather(*sent)

    asyncio.run(scenario())


def test_commits_wait_for_the_disk_whatever_the_database_is_used_to(postgres: Postgres, url: str) -> None:
    (name,) = re.findall(r"permonik_\d+_\d+", url)
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def setting(connection: Connection, _: bool) -> str:
        return str(await connection.fetchval("SHOW synchronous_commit"))

    async def scenario() -> None:
        async with opened(url) as storage:
            assert [await each.run(setting) for each in (storage.appending, storage.others)] == ["on", "on"]

    asyncio.run(scenario())


def test_it_is_for_one_server_at_a_time_unless_it_is_shared(url: str) -> None:
    async def scenario() -> None:
        async with opened(url, "oak") as storage:
            with pytest.raises(DatabaseInUse, match="a database that no other server uses, got permonik_"):
                await open_storage(url)
            await (await open_storage(url, shared=True)).close()
            await cut_all(url)
            await storage.append("oak", [an_entry(1)])
            with pytest.raises(DatabaseInUse):
                await open_storage(url)
        together = await open_storage(url, shared=True)
        with pytest.raises(DatabaseInUse):
            await open_storage(url)
        await together.close()
        async with opened(url):
            pass

    asyncio.run(scenario())


def test_processes_that_share_it_meet_at_the_key(url: str) -> None:
    async def scenario() -> None:
        async with opened(url, *NAMES):
            pass
        storages = [await open_storage(url, shared=True) for _ in range(3)]
        for number in range(1, 20):
            rivals = [
                storage.append(name, [an_entry(number, f"rival {index}")])
                for index, storage in enumerate(storages)
                for name in (NAMES if index % 2 else reversed(NAMES))
            ]
            outcomes = await asyncio.gather(*rivals, return_exceptions=True)
            assert outcomes.count(None) == len(NAMES)
        assert [await numbers(storages[0], name) for name in NAMES] == [list(range(20))] * len(NAMES)
        await asyncio.gather(*(storage.close() for storage in storages))

    asyncio.run(scenario())


@pytest.mark.parametrize("place", ["eva:hunter2@nowhere.invalid/tables", "eva:hunter2@127.0.0.1:1/tables"])
def test_a_server_that_is_not_there_is_said_without_the_password(place: str) -> None:
    with pytest.raises(Unavailable, match="a database that can be read and written") as refused:
        asyncio.run(open_storage(f"postgresql://{place}"))
    assert "hunter2" not in str(refused.value)


def test_a_url_that_cannot_be_read_is_refused_without_the_password() -> None:
    with pytest.raises(WrongUrl, match="expected postgresql://USER:PASSWORD@HOST/DATABASE") as refused:
        asyncio.run(open_storage("postgresql://eva:hunter2@host:port/tables"))
    assert "hunter2" not in str(refused.value)
