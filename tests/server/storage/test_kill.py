"""`kill -9` in the middle of writing: what was acknowledged is there, once and in order."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from permonik.server.storage import Entry, Storage
from tests.counts import Counts
from tests.server.storage.tables import storage_at

APPENDER = Path(__file__).with_name("appender.py")
TABLES = 40
LONGEST_LIFE = 0.15


def run_and_kill(url: str, seconds: float) -> dict[str, int]:
    """Start the process, kill it so long after some acknowledgements; the last acknowledged number by table."""
    command = [sys.executable, str(APPENDER), url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(TABLES)]
        time.sleep(seconds)
        process.kill()
        lines = [*first, *process.stdout]
    assert process.returncode == -9
    return {table: int(number) for table, number in map(str.split, lines)}


def check_entries(table_id: str, entries: list[Entry], first: int, acknowledged: int) -> None:
    assert [entry.number for entry in entries] == list(range(first, first + len(entries)))
    assert first + len(entries) > acknowledged
    bodies = [json.loads(entry.body) for entry in entries]
    assert {body["table"] for body in bodies} <= {table_id}
    # An append is stored whole or not at all.
    assert not entries or bodies[-1]["last"] == entries[-1].number


async def check(storage: Storage, acknowledged: dict[str, int], lengths: dict[str, int]) -> None:
    """Check what is new in every log, and note how long it is now."""
    for table_id, first in lengths.items():
        entries = await storage.entries(table_id, after=first - 1)
        check_entries(table_id, entries, first, acknowledged.get(table_id, -1))
        lengths[table_id] = first + len(entries)
        row = await storage.find(table_id)
        assert (row and row.secret) == (table_id.encode() if lengths[table_id] else None)


def test_killing_the_process_loses_nothing_that_was_acknowledged(database: str, counts: Counts) -> None:
    random = Random(4)
    lengths = {f"table-{number}": 0 for number in range(TABLES)}

    async def look(acknowledged: dict[str, int]) -> None:
        async with storage_at(database) as storage:
            await check(storage, acknowledged, lengths)

    async def look_at_everything() -> None:
        async with storage_at(database) as storage:
            for table_id, length in lengths.items():
                assert len(await storage.entries(table_id)) == length

    for _ in range(counts(small=2, normal=5, full=100)):
        asyncio.run(look(run_and_kill(database, LONGEST_LIFE * random.random())))
    asyncio.run(look_at_everything())
    assert sum(lengths.values()) > TABLES
