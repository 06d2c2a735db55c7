"""A database file has one server at a time: a second one is refused, however the first one ended before."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from permonik.server.storage import DatabaseInUse, open_storage
from tests.server.processes import Process, process
from tests.server.serving import WAIT
from tests.server.storage.tables import opened


async def refusal_of(second: Process) -> str:
    """What a server says that cannot start."""
    made = await asyncio.to_thread(
        subprocess.run, second.command(), capture_output=True, text=True, timeout=WAIT, check=False
    )
    assert made.returncode == 1
    assert "Traceback" not in made.stderr
    return made.stderr


def test_a_second_server_on_the_same_file_is_refused_and_the_first_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERMONIK_LANGUAGE", "en")

    async def run() -> None:
        async with process(tmp_path) as first:
            table = await first.server.table()
            said = await refusal_of(Process(tmp_path))
            assert f"Another server is already using the tables in {first.file}." in said
            assert "--database" in said
            (tmp_path / "elsewhere").mkdir()
            by_another_name = Process(tmp_path / "elsewhere")
            by_another_name.file.symlink_to(first.file)
            assert "Another server" in await refusal_of(by_another_name)
            client = await first.server.client(table)
            assert (await client.next("welcome"))["table"] == table
            await client.close()

    asyncio.run(run())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system has no locks of open files")
def test_neither_a_hard_link_nor_the_removal_of_the_lock_file_lets_a_second_server_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERMONIK_LANGUAGE", "en")

    async def run() -> None:
        async with process(tmp_path) as first:
            table = await first.server.table()
            (tmp_path / "elsewhere").mkdir()
            by_another_name = Process(tmp_path / "elsewhere")
            by_another_name.file.hardlink_to(first.file)
            said = await refusal_of(by_another_name)
            assert f"Another server is already using the tables in {by_another_name.file}." in said
            first.file.with_name("tables.db-lock").unlink()
            assert "Another server" in await refusal_of(Process(tmp_path))
            client = await first.server.client(table)
            await client.next("welcome")
            await client.close()
            await first.end(signal.SIGKILL)
            async with process(tmp_path) as second:
                await (await second.server.client(table)).next("welcome")

    asyncio.run(run())


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_first_server_is_gone_the_next_one_starts_at_once(tmp_path: Path, ending: signal.Signals) -> None:
    async def run() -> None:
        async with process(tmp_path) as first:
            table = await first.server.table()
            await first.end(ending)
            assert first.file.with_name("tables.db-lock").exists()
            async with process(tmp_path) as second:
                client = await second.server.client(table)
                await client.next("welcome")
                await client.close()

    asyncio.run(run())


def test_a_storage_is_for_one_unless_it_is_shared(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    url = f"sqlite:///{file}"

    async def run() -> None:
        async with opened(file):
            with pytest.raises(DatabaseInUse, match=r"a database that no other server uses, got .*log\.db"):
                await open_storage(url)
            await (await open_storage(url, shared=True)).close()
            with pytest.raises(DatabaseInUse):
                await open_storage(url)
        files = len(os.listdir("/proc/self/fd"))
        for _ in range(3):
            await (await open_storage(url)).close()
        assert len(os.listdir("/proc/self/fd")) <= files

    asyncio.run(run())


def test_a_storage_that_cannot_be_opened_locks_nobody_out(tmp_path: Path) -> None:
    file = tmp_path / "log.db"

    async def run() -> None:
        file.write_bytes(b"no database" * 1_000)
        with pytest.raises(Exception, match="a database that can be read and written"):
            await open_storage(f"sqlite:///{file}")
        file.unlink()
        async with opened(file):
            pass

    asyncio.run(run())
