"""Tables in memory: one message at a time, durable before it counts, told to whoever listens.

What is in memory is a cache of the log and never ahead of it: a line is applied after it is durable. When a line cannot
be stored, or somebody else was faster, the room catches up with the log before it goes on.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from permonik.engine.core.state import Told
from permonik.server.entries import AnyLine, Closed, Opened, read_line, write_line
from permonik.server.secrets import Source, code, system_source, table_id
from permonik.server.storage import CodeTaken, Entry, Storage, StorageError, TableRow
from permonik.server.table import Table
from permonik.server.telling import message

Clock = Callable[[], float]
Decision = Callable[[Table], AnyLine]

LOG = logging.getLogger("permonik.server")
TRIES_FOR_A_CODE = 20


class Listener(Protocol):
    """Somebody at the table: the seats it may see, or the audience."""

    seats: frozenset[int]
    """Empty for a watcher."""

    def hear(self, seat: int | None, text: bytes) -> None:
        """Takes a message for one of its seats (None: for the audience). Never waits."""


class UnknownTable(LookupError):
    """There is no such table, or no longer."""


class Room:
    """A table with its lines and those who listen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[tuple[AnyLine, Told | None]] = []
        self.listeners: set[Listener] = set()
        self.turn = asyncio.Lock()
        self.behind = False
        """Whether the log may have gone on without this room."""

    def take(self, line: AnyLine) -> None:
        """Applies a durable line."""
        self.lines.append((line, self.table.apply(line)))

    def text(self, number: int, seat: int | None) -> bytes:
        line, told = self.lines[number]
        return msgspec.json.encode(message(number, line, told, seat))

    def catch_up(self, after: int, seat: int | None) -> list[bytes]:
        """Every message that a seat has missed since the one with this number."""
        return [self.text(number, seat) for number in range(max(0, after + 1), len(self.lines))]

    def spread(self, number: int) -> None:
        """Tells everybody about a line; seats without a secret in it share one text."""
        _, told = self.lines[number]
        knowing = {event.to for event in told or () if event.secret is not None}
        texts: dict[int | None, bytes] = {}
        for listener in list(self.listeners):
            for seat in listener.seats or (None,):
                key = seat if seat in knowing else None
                if key not in texts:
                    texts[key] = self.text(number, key)
                listener.hear(seat, texts[key])


class Rooms:
    """The tables of this process. Another process may have the same ones: the log decides."""

    def __init__(self, storage: Storage, now: Clock = time.time, source: Source = system_source) -> None:
        self.storage = storage
        self.now = now
        self.source = source
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self, line: Opened) -> Room:
        """A new table with a code that no other has."""
        for _ in range(TRIES_FOR_A_CODE):
            row = TableRow(table_id(self.source), code(self.source), line.game, line.rules_version, self.now())
            try:
                await self.storage.create(row, self.entry(0, line))
            except CodeTaken:
                continue
            room = Room(Table(row.id, row.code))
            room.take(line)
            self.rooms[row.id] = room
            return room
        raise RuntimeError(f"no free code in {TRIES_FOR_A_CODE} tries")

    def entry(self, number: int, line: AnyLine) -> Entry:
        return Entry(number, line.kind, write_line(line), self.now())

    async def find(self, wanted: str) -> Room:
        """The room of a table, from memory or from its log. Raises UnknownTable."""
        if wanted in self.rooms:
            return self.rooms[wanted]
        if wanted not in self.loading:
            self.loading[wanted] = asyncio.ensure_future(self.load(wanted))
        try:
            return await asyncio.shield(self.loading[wanted])
        finally:
            if wanted in self.loading and self.loading[wanted].done():
                del self.loading[wanted]

    async def find_code(self, spoken: str) -> Room:
        row = await self.storage.find_code(spoken)
        if row is None:
            raise UnknownTable(spoken)
        return await self.find(row.id)

    async def load(self, wanted: str) -> Room:
        row = await self.storage.find(wanted)
        if row is None:
            raise UnknownTable(wanted)
        room = Room(Table(row.id, row.code))
        room.table.secret = row.secret
        await self.refresh(room)
        self.rooms[wanted] = room
        return room

    async def refresh(self, room: Room) -> None:
        """Takes the lines that the log has and the room has not."""
        for entry in await self.storage.entries(room.table.id, after=len(room.lines) - 1):
            self.take(room, read_line(entry.body))
        room.behind = False

    async def write(self, room: Room, decide: Decision) -> int:
        """Decides, stores, applies and tells one line; its number. A refusal or a storage error changes nothing."""
        async with room.turn:
            if room.behind:
                await self.refresh(room)
            line = decide(room.table)
            number = len(room.lines)
            try:
                await self.storage.append(room.table.id, [self.entry(number, line)])
            except StorageError:
                room.behind = True
                raise
            self.take(room, line)
            return number

    def take(self, room: Room, line: AnyLine) -> None:
        """Applies a durable line and tells it. A table that raises is closed; the others do not notice."""
        try:
            room.take(line)
        except Exception:
            LOG.exception("table %s: line %d cannot be applied", room.table.id, len(room.lines))
            room.lines.append((Closed("fault"), None))
            room.table.phase = "closed"
            room.table.closed_because = "fault"
        room.spread(len(room.lines) - 1)

    def leave_memory(self) -> int:
        """Forgets the rooms nobody listens to, not their logs; how many."""
        idle = [wanted for wanted, room in self.rooms.items() if not room.listeners and not room.turn.locked()]
        for wanted in idle:
            del self.rooms[wanted]
        return len(idle)
