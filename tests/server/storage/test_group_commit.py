"""Many tables share a commit, and none of them notices."""

import asyncio
from pathlib import Path
from sqlite3 import Connection
from threading import Event

import pytest

from permonik.server.storage import Conflict, Unavailable
from permonik.server.storage.sqlite import writer
from permonik.server.storage.sqlite.storage import SqliteStorage
from tests.server.storage.tables import an_entry, numbers, opened, with_tables

NAMES = [f"table-{number}" for number in range(200)]


class Held:
    """Keeps the writer busy, so that what is sent meanwhile waits and becomes one group."""

    def __init__(self, storage: SqliteStorage) -> None:
        self.holding, self.release = Event(), Event()
        self.task = asyncio.create_task(storage.writer.write(self.hold))

    def hold(self, _: Connection) -> None:
        self.holding.set()
        self.release.wait()

    async def __aenter__(self) -> None:
        await asyncio.to_thread(self.holding.wait)

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0.02)
        self.release.set()
        await self.task


def test_two_hundred_appends_share_a_few_commits(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        said: list[str] = []
        async with with_tables(tmp_path / "log.db", *NAMES) as storage:
            storage.writer.connection.set_trace_callback(said.append)
            await asyncio.gather(*(storage.append(name, [an_entry(1)]) for name in NAMES))
            storage.writer.connection.set_trace_callback(None)
            assert [await numbers(storage, name) for name in NAMES] == [[0, 1]] * len(NAMES)
        return said

    assert 1 <= asyncio.run(scenario()).count("COMMIT") <= 20


def test_a_busy_writer_is_not_rung_for_and_finds_what_has_come_meanwhile(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES[:9]) as storage:
            async with Held(storage):
                sent = [asyncio.create_task(storage.append(name, [an_entry(1)])) for name in NAMES[:9]]
                while len(storage.writer.waiting) < len(sent):
                    await asyncio.sleep(0)
                await asyncio.sleep(0)
                assert storage.writer.bell.qsize() == 0
            await asyncio.gather(*sent)
            assert [await numbers(storage, name) for name in NAMES[:9]] == [[0, 1]] * 9

    asyncio.run(scenario())


def test_a_conflict_does_not_spoil_the_others_of_its_group(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES[:9]) as storage:
            async with Held(storage):
                late = [2 if index % 3 == 0 else 1 for index in range(9)]
                sent = [
                    asyncio.create_task(storage.append(name, [an_entry(1), an_entry(1 + step)]))
                    for name, step in zip(NAMES, late, strict=False)
                ]
            outcomes = await asyncio.gather(*sent, return_exceptions=True)
            assert [isinstance(outcome, Conflict) for outcome in outcomes] == [step == 2 for step in late]
            assert [await numbers(storage, name) for name in NAMES[:9]] == [
                [0] if step == 2 else [0, 1, 2] for step in late
            ]

    asyncio.run(scenario())


def test_a_mistake_of_one_caller_reaches_only_that_caller(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", "oak", "elm") as storage:
            async with Held(storage):
                # These mistakes are just what types forbid.
                bad = asyncio.create_task(storage.append("oak", [an_entry(1, at="noon" * 3)]))  # type: ignore[arg-type]
                worse = asyncio.create_task(storage.keep_secret("oak", object()))  # type: ignore[arg-type]
                good = asyncio.create_task(storage.append("elm", [an_entry(1)]))
            outcomes = await asyncio.gather(bad, worse, good, return_exceptions=True)
            assert outcomes[2] is None
            assert isinstance(outcomes[1], Exception)
            assert await numbers(storage, "elm") == [0, 1]

    asyncio.run(scenario())


def test_too_many_calls_wait_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 5)

    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES[:30]) as storage:
            async with Held(storage):
                sent = [asyncio.create_task(storage.append(name, [an_entry(1)])) for name in NAMES[:30]]
                await asyncio.sleep(0.02)
                assert len(storage.writer.waiting) == 4
            await asyncio.gather(*sent)
            assert storage.writer.room._value == 5

    asyncio.run(scenario())


def test_closing_turns_those_away_who_wait_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 5)

    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", *NAMES[:30]) as storage:
            async with Held(storage):
                sent = [asyncio.create_task(storage.append(name, [an_entry(1)])) for name in NAMES[:30]]
                closing = asyncio.create_task(storage.close())
            outcomes = await asyncio.gather(*sent, return_exceptions=True)
            await closing
        stored = [outcome is None for outcome in outcomes]
        assert all(outcome is None or isinstance(outcome, Unavailable) for outcome in outcomes)
        assert stored.count(True) == 4
        async with opened(tmp_path / "log.db") as storage:
            assert [await numbers(storage, name) == [0, 1] for name in NAMES[:30]] == stored

    asyncio.run(scenario())


def test_a_caller_who_gives_up_stops_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with with_tables(tmp_path / "log.db", "oak", "elm") as storage:
            async with Held(storage):
                impatient = asyncio.create_task(storage.append("oak", [an_entry(1)]))
                patient = asyncio.create_task(storage.append("elm", [an_entry(1)]))
                await asyncio.sleep(0)
                impatient.cancel()
            await patient
            assert impatient.cancelled()
            await storage.settle()
            assert await numbers(storage, "oak") == [0, 1]
            assert storage.writer.room._value == writer.MOST_WAITING

    asyncio.run(scenario())
