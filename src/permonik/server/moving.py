"""Tables move to another database: each is copied, read back and compared. What was there before stays."""

import asyncio
from collections.abc import Generator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from enum import Enum

from permonik.server.storage import CodeTaken, Entry, Snapshot, Storage, TableRow, open_storage

AT_ONCE = 50
"""Tables that are copied together: they share the waiting for the disk."""


class Outcome(Enum):
    MOVED = "moved"
    THERE = "there"
    """It had been copied before."""
    DIFFERENT = "different"
    """There is another table by this id, or it has gone on there."""
    CODE_TAKEN = "code-taken"
    """Another table has its code there."""

    @property
    def is_good(self) -> bool:
        return self in (Outcome.MOVED, Outcome.THERE)


@dataclass(frozen=True, slots=True)
class Kept:
    """All that a storage keeps of a table."""

    row: TableRow | None
    entries: list[Entry]
    snapshot: Snapshot | None


async def kept(storage: Storage, table_id: str) -> Kept:
    row = await storage.find(table_id)
    return Kept(row, await storage.entries(table_id), await storage.latest_snapshot(table_id))


async def copy(source: Storage, target: Storage, table_id: str) -> Outcome:
    """A table that was copied in part is completed."""
    wanted, there = await kept(source, table_id), await kept(target, table_id)
    assert wanted.row is not None, "nobody else deletes tables meanwhile"
    if wanted == there:
        return Outcome.THERE
    try:
        if there.row is None:
            await target.create(wanted.row, wanted.entries[0])
            there = await kept(target, table_id)
    except CodeTaken:
        return Outcome.CODE_TAKEN
    if there.row != wanted.row or there.entries != wanted.entries[: len(there.entries)]:
        return Outcome.DIFFERENT
    await target.append(table_id, wanted.entries[len(there.entries) :])
    if wanted.snapshot is not None:
        await target.write_snapshot(table_id, wanted.snapshot)
    return Outcome.MOVED if await kept(target, table_id) == wanted else Outcome.DIFFERENT


async def copy_some(source: Storage, target: Storage, ids: list[str]) -> list[Outcome]:
    return await asyncio.gather(*(copy(source, target, table_id) for table_id in ids))


class Move:
    """Both databases, which no server may use meanwhile."""

    def __init__(self, source: str, target: str) -> None:
        """Raises StorageError."""
        self.runner = asyncio.Runner()
        self.opened = AsyncExitStack()
        try:
            self.source = self.runner.run(self.open(source))
            self.target = self.runner.run(self.open(target))
            self.total = self.runner.run(self.source.count())
        except BaseException:
            self.close()
            raise

    async def open(self, url: str) -> Storage:
        storage = await open_storage(url)
        self.opened.push_async_callback(storage.close)
        return storage

    def outcomes(self) -> Generator[tuple[str, Outcome], None, None]:
        """Each table's id, and what has become of it. Raises StorageError."""
        last = ""
        while ids := self.runner.run(self.source.table_ids(last)):
            for first in range(0, len(ids), AT_ONCE):
                some = ids[first : first + AT_ONCE]
                yield from zip(some, self.runner.run(copy_some(self.source, self.target, some)), strict=True)
            last = ids[-1]

    def close(self) -> None:
        self.runner.run(self.opened.aclose())
        self.runner.close()
