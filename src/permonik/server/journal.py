"""Between a room and the log of its table: a line is decided, stored, and applied when it is durable.

When a line cannot be stored, or somebody else was faster, the room catches up with the log before it goes on.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from permonik.server.chores import Chores
from permonik.server.decisions import Refused
from permonik.server.limits import Clock
from permonik.server.lines import AnyLine, read_line, write_line
from permonik.server.logs import log
from permonik.server.phases import Phase
from permonik.server.room import Room
from permonik.server.secrets import Source
from permonik.server.storage import Conflict, Entry, SecretKept, Snapshot, Storage, StorageError
from permonik.server.table import BrokenLog, Decide, line_of

SEED_BYTES = 32
TRIES = 5
"""How often a line is decided because another process was faster."""


class Journal:
    """Another process may write the same logs: the storage decides who was first."""

    def __init__(self, storage: Storage, now: Clock, source: Source, chores: Chores) -> None:
        self.storage = storage
        self.now = now
        self.source = source
        self.chores = chores
        self.on_growth: Callable[[Room], None] = lambda room: None
        """Called when a room has caught up with lines that nobody here has waited for."""

    def entry(self, number: int, line: AnyLine) -> Entry:
        return Entry(number, line.kind, write_line(line), self.now())

    # Writing.

    async def write(self, room: Room, decide: Decide) -> int:
        """Decides, stores, applies and tells one line; its number. A refusal or a storage error changes nothing."""
        async with room.turn:
            for left in reversed(range(TRIES)):
                if room.behind:
                    await self.refresh(room)
                if room.faulty:
                    raise Refused("table_closed", {"reason": room.table.closed_because})
                decided = room.guarded(decide)
                try:
                    await self.store(room, line_of(decided))
                except Conflict:
                    if not left:
                        raise
                else:
                    break
            return room.append(decided)

    async def store(self, room: Room, line: AnyLine) -> None:
        """Returns when the line is durable."""
        try:
            await self.storage.append(room.table.id, [self.entry(room.stored, line)])
        except StorageError as error:
            room.behind = True
            log("not_stored", table=room.table.id, reason=error.code)
            raise
        except asyncio.CancelledError:
            room.behind = True
            self.chores.begin(self.make_up(room))
            raise

    async def make_up(self, room: Room) -> None:
        """Whoever wanted a line waits for it no longer; everybody else is told it all the same."""
        with suppress(StorageError):
            await self.storage.settle()
        await self.catch_up(room)

    async def keep_secret(self, room: Room) -> None:
        """Draws the seed of the deal, and keeps it durably, once: an earlier try may have been broken off."""
        if room.table.secret is not None:
            return
        secret = self.source(SEED_BYTES)
        try:
            await self.storage.keep_secret(room.table.id, secret)
        except SecretKept:
            row = await self.storage.find(room.table.id)
            assert row is not None, "a table that keeps a secret is there"
            assert row.secret is not None, "the storage has just said so"
            secret = row.secret
        room.table.secret = secret

    async def write_snapshot(self, room: Room) -> None:
        """So that the table goes on from here even when the rules have changed."""
        try:
            async with room.turn:
                if room.behind:
                    await self.refresh(room)
                if room.table.phase != Phase.PLAYING:
                    return
                snapshot = Snapshot(room.stored - 1, room.table.playing.save())
            await self.storage.write_snapshot(room.table.id, snapshot)
        except StorageError as error:
            log("snapshot_not_stored", table=room.table.id, reason=error.code)

    # Reading.

    async def refresh(self, room: Room) -> None:
        """Applies the lines that the log has and the room has not."""
        entries = await self.storage.entries(room.table.id, after=room.stored - 1)
        if entries and room.table.secret is None:
            row = await self.storage.find(room.table.id)
            room.table.secret = row.secret if row else None
        for entry in entries:
            if not room.faulty:
                read(room, entry)
        room.behind = False

    async def catch_up(self, room: Room) -> None:
        try:
            async with room.turn:
                await self.refresh(room)
        except StorageError:
            room.behind = True
        self.on_growth(room)


def read(room: Room, entry: Entry) -> None:
    """Applies a line of the log. One that nobody understands, or that is not the next, closes the table."""
    try:
        line = read_line(entry.body)
        if entry.number != room.stored:
            raise BrokenLog(f"line {entry.number} after {room.stored} lines")
    except Exception:
        room.close_faulty()
    else:
        room.append(line)
