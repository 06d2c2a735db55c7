"""Which tables are in memory: set anew, read from their logs when somebody asks, forgotten when nobody does."""

import asyncio
import time
from collections.abc import Callable, Sequence

from permonik.server.chores import Chores
from permonik.server.fanout import Alone, Fanout
from permonik.server.journal import Journal
from permonik.server.limits import Clock
from permonik.server.lines import AnyLine, Opened
from permonik.server.logs import log
from permonik.server.neighbours import Neighbours
from permonik.server.phases import Phase
from permonik.server.room import Room
from permonik.server.secrets import Source, code, system_source, table_id
from permonik.server.snapshots import recall
from permonik.server.storage import CodeTaken, Storage, StorageError, TableRow
from permonik.server.table import Dealer, Decide, Table

TRIES_FOR_A_CODE = 20
SNAPSHOT_EVERY = 64
"""Lines between two snapshots of a running game."""


class UnknownTable(LookupError):
    """There is no such table, or no longer."""


class Rooms:
    """The tables of this process. Another process may have the same ones: the log decides."""

    def __init__(
        self,
        storage: Storage,
        now: Clock = time.time,
        monotonic: Clock = time.monotonic,
        source: Source = system_source,
        fanout: Fanout | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        self.storage = storage
        self.now = now
        """The time for people to read; it may jump, and nothing is decided by it."""
        self.monotonic = monotonic
        self.source = source
        self.dealer = dealer
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.chores = Chores()
        self.journal = Journal(storage, now, source, self.chores)
        self.neighbours = Neighbours(fanout or Alone(), source(8).hex(), self.rooms, self.catch_up, monotonic)

    async def open(self, line: Opened, agreed: Sequence[AnyLine] = ()) -> Room:
        """A new table with a code that no other has, and with what its people have agreed on elsewhere."""
        for _ in range(TRIES_FOR_A_CODE):
            row = TableRow(table_id(self.source), code(self.source), line.game, line.rules_version, self.now())
            try:
                await self.storage.create(row, self.journal.entry(0, line))
            except CodeTaken:
                continue
            room = self.empty_room(row)
            room.append(line)
            await self.add(room, agreed)
            self.keep(room)
            log("table_opened", table=row.id, game=line.game, seats=line.seats)
            return room
        raise RuntimeError(f"no free code in {TRIES_FOR_A_CODE} tries")

    async def add(self, room: Room, agreed: Sequence[AnyLine]) -> None:
        """Writes lines into the log of a new table, or deletes it."""
        if not agreed:
            return
        entries = [self.journal.entry(number, line) for number, line in enumerate(agreed, room.stored)]
        try:
            await self.storage.append(room.table.id, entries)
        except StorageError:
            await self.storage.delete(room.table.id)
            raise
        for line in agreed:
            room.append(line)

    def empty_room(self, row: TableRow) -> Room:
        room = Room(Table(row.id, row.code, self.dealer), self.neighbours.tell_changed_seats)
        room.table.secret = row.secret
        return room

    async def write(self, room: Room, decide: Decide) -> int:
        """Lets a line be decided, stored, applied and told; its number. Raises Refused or StorageError."""
        number = await self.journal.write(room, decide)
        self.neighbours.tell_growth(room, room.stored - 1)
        if room.table.phase == Phase.PLAYING and (room.stored - 1) % SNAPSHOT_EVERY == 0:
            self.chores.begin(self.journal.write_snapshot(room))
        return number

    def catch_up(self, room: Room) -> None:
        self.chores.begin(self.journal.catch_up(room))

    # Into memory.

    async def find(self, wanted: str) -> Room:
        """The room of a table, from memory or from its log. Raises UnknownTable."""
        if wanted in self.rooms:
            room = self.rooms[wanted]
            room.idle = False
            if room.dormant or room.elsewhere:
                await self.look_up(room)
            return room
        if wanted not in self.loading:
            self.loading[wanted] = asyncio.ensure_future(self.load(wanted))
            self.loading[wanted].add_done_callback(lambda _: self.loading.pop(wanted))
        return await asyncio.shield(self.loading[wanted])

    async def settle(self, room: Room) -> None:
        """Waits for what is being stored: a seat that somebody sat down on may be theirs in a moment."""
        if room.turn.locked() or room.behind:
            await self.journal.make_up(room)

    async def look_up(self, room: Room) -> None:
        """Reads what other processes have stored: one that was killed has told its own people, and nobody else."""
        known = len(room.lines)
        try:
            async with room.turn:
                await self.journal.refresh(room)
        except StorageError:
            if room.dormant:  # then what is in memory may be of another day
                raise
            room.behind = True
        if len(room.lines) > known:
            self.journal.on_growth(room)

    async def find_code(self, spoken: str) -> Room:
        row = await self.storage.find_code(spoken)
        if row is None:
            raise UnknownTable(spoken)
        return await self.find(row.id)

    async def load(self, wanted: str) -> Room:
        row = await self.storage.find(wanted)
        if row is None:
            raise UnknownTable(wanted)
        room = self.empty_room(row)
        snapshot = await self.storage.latest_snapshot(wanted)
        if snapshot is not None:
            recall(room, snapshot, await self.storage.entries(wanted))
        await self.journal.refresh(room)
        if not room.lines:  # deleted meanwhile
            raise UnknownTable(wanted)
        room.first_live = len(room.lines)
        self.keep(room)
        return room

    def keep(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        self.neighbours.fanout.listen(room.table.id)

    # Out of memory.

    async def leave_memory(self, is_busy: Callable[[Room], bool] = lambda room: False) -> int:
        """Forgets the rooms that nobody has listened to since the last call, not their logs; how many."""
        left = 0
        for room in list(self.rooms.values()):
            if room.listeners or is_busy(room):
                room.idle = False
            elif not room.idle:
                room.idle = True
            else:
                await self.journal.write_snapshot(room)
                left += self.forget(room)
        return left

    def forget(self, room: Room) -> bool:
        """Lets go of a room, unless somebody has come meanwhile."""
        if not room.idle or room.listeners or room.turn.locked():
            return False
        return self.drop(room.table.id)

    def drop(self, wanted: str) -> bool:
        self.neighbours.leave(wanted)
        return self.rooms.pop(wanted, None) is not None

    async def delete_idle(self, seconds: float) -> int:
        """Deletes the tables where nothing has happened for so long, unless somebody looks at them; how many."""
        deleted = 0
        for wanted in await self.storage.idle_tables(seconds):
            if not self.has_listeners(wanted):
                await self.delete(wanted)
                deleted += 1
        if deleted:
            log("tables_deleted", count=deleted)
        return deleted

    async def delete(self, wanted: str) -> None:
        await self.storage.delete(wanted)
        self.drop(wanted)

    def has_listeners(self, wanted: str) -> bool:
        return wanted in self.rooms and bool(self.rooms[wanted].listeners)

    async def close(self) -> None:
        """Keeps a snapshot of every running game, so that the next version can go on from it."""
        await self.chores.finish()
        await asyncio.gather(*(self.journal.write_snapshot(room) for room in list(self.rooms.values())))
        await self.neighbours.hand_over(self.storage)
        await self.neighbours.close()
