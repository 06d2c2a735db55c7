"""Appends the next entries of many tables together: whoever comes while others are stored shares the next commit."""

import asyncio
from collections import deque
from functools import partial

from permonik.server.storage.errors import StorageError
from permonik.server.storage.postgres.link import Link, unavailable
from permonik.server.storage.postgres.statements import Addition, append_each
from permonik.server.storage.storage import Entry

LARGEST_GROUP = 500


class Call:
    """An entry to be stored; `done` tells how it went, whether anybody waits or not."""

    def __init__(self, table_id: str, entry: Entry) -> None:
        self.addition: Addition = (table_id, entry)
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None) -> None:
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    def __init__(self, link: Link) -> None:
        self.link = link
        self.waiting: deque[Call] = deque()
        self.group: list[Call] = []
        """What is being stored."""
        self.working: asyncio.Task[None] | None = None

    async def append(self, table_id: str, entry: Entry) -> None:
        call = Call(table_id, entry)
        self.waiting.append(call)
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self.work())
        await asyncio.shield(call.done)

    async def settle(self) -> None:
        """Returns when the fate of all that was sent before is known."""
        unknown = [call.done for call in (*self.group, *self.waiting)]
        if unknown:
            await asyncio.wait(unknown)

    async def work(self) -> None:
        while self.waiting:
            self.group = self.take_group()
            await self.store(self.group)
            self.group = []

    def take_group(self) -> list[Call]:
        """Those who came first, as long as each is at another table."""
        group: dict[str, Call] = {}
        while self.waiting and len(group) < LARGEST_GROUP:
            table_id, _ = self.waiting[0].addition
            if table_id in group:
                break
            group[table_id] = self.waiting.popleft()
        return list(group.values())

    async def store(self, group: list[Call]) -> None:
        try:
            errors = await self.link.run(partial(append_each, additions=[call.addition for call in group]))
        except Exception as refused:
            if len(group) > 1 and self.link.lost_at is None:  # one of them has spoilt it for all
                for call in group:
                    await self.store([call])
                return
            errors = [refused if isinstance(refused, StorageError) else unavailable(refused)] * len(group)
        for call, error in zip(group, errors, strict=True):
            call.settle(error)
