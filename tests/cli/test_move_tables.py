"""`permonik move-tables`: what is copied, what is said, and how it exits."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from permonik.cli import main
from permonik.server import moving
from permonik.server.moving import Kept, kept
from permonik.server.storage import Entry, Snapshot, Storage, TableRow
from tests.server.postgres import some_postgres
from tests.server.serving import WAIT
from tests.server.storage.tables import a_table, an_entry, storage_at

NAMES = [f"table-{number}" for number in range(7)]


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with some_postgres() as server, server.database() as url:
        yield url


async def fill(url: str) -> None:
    async with storage_at(url) as storage:
        for number, name in enumerate(NAMES):
            row = TableRow(name, f"code {name}", "a-game", 3, 100.5, secret=b"seed" if number % 2 else None)
            await storage.create(row, an_entry(0))
            await storage.append(name, [Entry(line, "chat", "⛏".encode(), 0.1 + line) for line in range(1, number + 1)])
            if number > 3:
                await storage.write_snapshot(name, Snapshot(number - 1, "{}"))


async def everything(url: str) -> dict[str, Kept]:
    async with storage_at(url) as storage:
        return {table_id: await kept(storage, table_id) for table_id in await storage.table_ids()}


def move(source: str, target: str) -> Result:
    return CliRunner().invoke(main, ["move-tables", source, target, "--json"])


def test_tables_move_from_sqlite_to_postgresql_and_back(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 3)
    first, last = f"sqlite:///{tmp_path / 'first.db'}", f"sqlite:///{tmp_path / 'last.db'}"
    asyncio.run(fill(first))
    for source, target in ((first, postgres_url), (postgres_url, last)):
        result = move(source, target)
        assert (result.exit_code, json.loads(result.stdout)) == (
            0,
            {"moved": len(NAMES), "there": 0, "different": 0, "code_taken": 0, "finished": True},
        )
    assert asyncio.run(everything(first)) == asyncio.run(everything(last))
    assert json.loads(move(first, postgres_url).stdout)["there"] == len(NAMES)


def test_what_is_there_and_differs_is_named_and_left_alone(tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path / 'first.db'}", f"sqlite:///{tmp_path / 'last.db'}"

    async def prepare() -> None:
        await fill(source)
        async with storage_at(target) as storage:
            await storage.create(a_table("other", code="code table-1"), an_entry(0))
            await storage.create(a_table("table-2"), an_entry(0, "another"))
            await go_on(storage)
            await storage.create(TableRow("table-4", "code table-4", "a-game", 3, 100.5), an_entry(0))

    async def go_on(storage: Storage) -> None:
        await storage.create(TableRow("table-0", "code table-0", "a-game", 3, 100.5), an_entry(0))
        await storage.append("table-0", [an_entry(1)])

    asyncio.run(prepare())
    before = asyncio.run(everything(target))
    result = move(source, target)
    assert result.exit_code == 1
    counted = {"moved": 4, "there": 0, "different": 2, "code_taken": 1, "finished": True}
    assert json.loads(result.stdout) == counted
    assert [line.split("…")[0] for line in result.stderr.splitlines() if "…:" in line] == [
        "Table table-0", "Table table-1", "Table table-2",
    ]  # fmt: skip
    after = asyncio.run(everything(target))
    assert {name: after[name] for name in ("other", "table-0", "table-2")} == {
        name: before[name] for name in ("other", "table-0", "table-2")
    }
    assert after["table-4"] == asyncio.run(everything(source))["table-4"]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 3)
    source, target = f"sqlite:///{tmp_path / 'first.db'}", f"sqlite:///{tmp_path / 'last.db'}"
    asyncio.run(fill(source))
    some = moving.copy_some

    async def stop(one: Storage, other: Storage, ids: list[str]) -> list[moving.Outcome]:
        if NAMES[4] in ids:
            raise KeyboardInterrupt
        return await some(one, other, ids)

    monkeypatch.setattr(moving, "copy_some", stop)
    stopped = move(source, target)
    assert stopped.exit_code == 130
    assert json.loads(stopped.stdout) | {"finished": False} == json.loads(stopped.stdout)
    monkeypatch.setattr(moving, "copy_some", some)
    report = json.loads(move(source, target).stdout)
    assert (report["moved"], report["there"]) == (4, 3)


@pytest.mark.parametrize(
    ("source", "target", "code", "said"),
    [
        ("sqlite:///one.db", "sqlite:///one.db", 2, "the same one"),
        ("sqlite:///nowhere/one.db", "sqlite:///two.db", 1, "nowhere/one.db"),
        ("sqlite:///one.db", "mysql://eva:hunter2@host/two", 2, "mysql://…"),
    ],
)
def test_wrong_databases_are_said(tmp_path: Path, source: str, target: str, code: int, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "permonik", "move-tables", source, target],
        cwd=tmp_path,
        env={**os.environ, "PERMONIK_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )
    assert done.returncode == code
    assert said in done.stderr
    assert "hunter2" not in done.stderr
    assert "Traceback" not in done.stderr
