"""Tables in memory: one message at a time, durable before it counts, told to whoever listens.

What is in memory is a cache of the log and never ahead of it: a line is applied after it is durable. When a line cannot
be stored, or somebody else was faster, the room catches up with the log before it goes on.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from itertools import islice
from typing import Any, Protocol, TypeVar

import msgspec

from permonik.engine.core.state import EventRow, State
from permonik.server import protocol
from permonik.server.decisions import Refused
from permonik.server.fanout import Alone, Fanout, Grown, Note, Present
from permonik.server.limits import Bucket, Clock, Guard
from permonik.server.lines import (
    AnyLine,
    Closed,
    Committed,
    Dealt,
    Moved,
    Opened,
    Reissued,
    Replaced,
    Resumed,
    Said,
    Stood,
    Watched,
    read_line,
    write_line,
)
from permonik.server.logs import log, log_fault
from permonik.server.message_cache import MessageCache
from permonik.server.phases import Phase
from permonik.server.screens import Screens, offered_moves
from permonik.server.secrets import Source, code, system_source, table_id
from permonik.server.storage import CodeTaken, Conflict, Entry, SecretKept, Snapshot, Storage, StorageError, TableRow
from permonik.server.table import BrokenLog, Dealer, ForeignSnapshot, Table

Decision = Callable[[Table], AnyLine]
Result = TypeVar("Result")

TOLD = (Dealt, Moved)
"""Lines of which the game itself tells."""
PLAYS_ON = (Dealt, Moved, Resumed, Replaced, Closed)
TRIES_FOR_A_CODE = 20
SEED_BYTES = 32
DECISIONS = 5
"""How often a line is decided again because another process was faster."""
MOST_MISSED = 2_000
"""Lines that are told again to somebody who comes back."""
SNAPSHOT_EVERY = 64
"""Lines between two snapshots of a running game."""
CHANGES_OF_SEATS = (Stood, Reissued, Watched, Committed)
"""Lines after which somebody may see less than before."""
ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody at the table: the seats it may see, or the audience."""

    seats: frozenset[int]
    """Empty for a watcher."""
    reads: bool
    """Whether it says when its people have read something: only then does the table wait for that."""

    def push(self, text: bytes) -> None:
        """Takes a message. Never waits."""

    def recheck(self) -> None:
        """Gives up what it may see no longer."""


class UnknownTable(LookupError):
    """There is no such table, or no longer."""


def retold(lines: Sequence[AnyLine], state: State) -> list[tuple[AnyLine, EventRow | None]]:
    """Lines with what the game told when they happened: a position keeps it, so newer rules do not tell it anew."""
    rows: list[EventRow] = []
    told = state.latest_row
    while told is not None:
        rows.append(told)
        told = told.previous
    if len(rows) != sum(isinstance(line, TOLD) for line in lines):
        raise ValueError(f"the position has told of {len(rows)} moves, and the log has others")
    return [(line, rows.pop() if isinstance(line, TOLD) else None) for line in lines]


class Room:
    """A table with its lines and those who listen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[tuple[AnyLine, EventRow | None]] = []
        self.messages = MessageCache(self.lines, retells=True)
        self.eventless_messages = MessageCache(self.lines, retells=False)
        """For a game that tells its events only once."""
        self.first_live = 0
        """The first line that this process has seen happen."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Present] = {}
        self.away: set[int] = set()
        """The people who have been gone for some seconds: who loads the page anew is not."""
        self.screens = Screens(table)
        self.turn = asyncio.Lock()
        self.behind = False
        """Whether the log may have gone on without this room."""
        self.faulty = False
        self.following = asyncio.Lock()
        """Held while a table for a rematch is being set."""
        self.buckets: dict[int, Bucket] = {}
        """How much each seat may still say and change beside its moves."""
        self.knocks: list[Guard] | None = None
        """How often whoever is at the door may still say hello."""
        self.announced = False
        """Whether the other processes have been asked who is there."""
        self.idle = False
        """Whether nobody listened, nor looked for it, since the last time somebody tidied up."""

    def take(self, line: AnyLine) -> None:
        """Applies a durable line."""
        self.lines.append((line, self.table.apply(line)))

    def catch_up(self, after: int | None, seat: int | None) -> list[msgspec.Raw]:
        """Every line that a seat has missed since the one with this number; of too many, what was said goes first.
        They are without their events in a game that tells them only once."""
        if after is None:
            return []
        retells = self.table.state is None or self.table.game.retells(self.table.state)
        first = max(0, after + 1)
        texts = (self.messages if retells else self.eventless_messages).since(first, seat)
        return texts if len(texts) <= MOST_MISSED else self.without_talk(texts, first)

    def without_talk(self, texts: list[msgspec.Raw], first: int) -> list[msgspec.Raw]:
        """The newest lines that may be told again, and of what was said only what finds room."""
        said = (number for number in range(first, len(self.lines)) if isinstance(self.lines[number][0], Said))
        left_out = set(islice(said, len(texts) - MOST_MISSED))
        return [text for number, text in enumerate(texts, first) if number not in left_out][-MOST_MISSED:]

    def spread(self, number: int) -> None:
        """Tells everybody about a line; watchers share one text."""
        line, _ = self.lines[number]
        if isinstance(line, CHANGES_OF_SEATS):
            for listener in list(self.listeners):
                self.recheck(listener)
        texts: dict[int | None, bytes] = {}
        for listener in list(self.listeners):
            for seat in listener.seats or (None,):
                if seat not in texts:
                    texts[seat] = self.told(number, line, seat)
                listener.push(texts[seat])
        self.screens.keep_only(set(texts))

    def recheck(self, listener: Listener) -> None:
        """A listener that fails at this listens no longer; the table does not suffer."""
        try:
            listener.recheck()
        except Exception:
            log_fault("listener_dropped", table=self.table.id)
            self.listeners.discard(listener)

    def told(self, number: int, line: AnyLine, seat: int | None) -> bytes:
        plays_on = isinstance(line, PLAYS_ON)
        return ENCODER.encode(
            protocol.Told(
                seat=seat,
                line=self.messages.text(number, seat),
                changes=self.screens.changes(seat) if plays_on and not self.faulty else {},
                moves=offered_moves(self.table, seat) if plays_on else None,
                pausing=self.table.is_pausing,
            )
        )

    def say(self, answer: protocol.AnyToClient) -> None:
        """Tells everybody something that is in no log."""
        text = ENCODER.encode(answer)
        for listener in list(self.listeners):
            listener.push(text)

    def here(self) -> frozenset[int]:
        """The seats that somebody is connected for, in any process."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        return frozenset(seats.union(*(present.seats for present in self.elsewhere.values())))

    def watchers(self) -> int:
        alone = sum(not listener.seats for listener in self.listeners)
        return alone + sum(present.watchers for present in self.elsewhere.values())

    def presence(self) -> protocol.Presence:
        return protocol.Presence(here=sorted(self.here()), away=sorted(self.away), watchers=self.watchers())


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
        self.fanout = fanout or Alone()
        self.process = source(8).hex()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.chores: set[asyncio.Task[Any]] = set()
        self.on_growth: Callable[[Room], None] = lambda room: None
        """Called when a log has grown in another process."""
        self.on_presence: Callable[[Room], None] = lambda room: None
        """Called when it may have changed who is here."""
        self.fanout.subscribe(self.hear)

    async def open(self, line: Opened) -> Room:
        """A new table with a code that no other has."""
        for _ in range(TRIES_FOR_A_CODE):
            row = TableRow(table_id(self.source), code(self.source), line.game, line.rules_version, self.now())
            try:
                await self.storage.create(row, self.entry(0, line))
            except CodeTaken:
                continue
            room = Room(Table(row.id, row.code, self.dealer))
            room.take(line)
            self.rooms[row.id] = room
            log("table_opened", table=row.id, game=line.game, seats=line.seats)
            return room
        raise RuntimeError(f"no free code in {TRIES_FOR_A_CODE} tries")

    def entry(self, number: int, line: AnyLine) -> Entry:
        return Entry(number, line.kind, write_line(line), self.now())

    # From storage.

    async def find(self, wanted: str) -> Room:
        """The room of a table, from memory or from its log. Raises UnknownTable."""
        if wanted in self.rooms:
            self.rooms[wanted].idle = False
            return self.rooms[wanted]
        if wanted not in self.loading:
            self.loading[wanted] = asyncio.ensure_future(self.load(wanted))
            self.loading[wanted].add_done_callback(lambda _: self.loading.pop(wanted))
        return await asyncio.shield(self.loading[wanted])

    async def find_code(self, spoken: str) -> Room:
        row = await self.storage.find_code(spoken)
        if row is None:
            raise UnknownTable(spoken)
        return await self.find(row.id)

    async def load(self, wanted: str) -> Room:
        row = await self.storage.find(wanted)
        if row is None:
            raise UnknownTable(wanted)
        room = Room(Table(row.id, row.code, self.dealer))
        room.table.secret = row.secret
        snapshot = await self.storage.latest_snapshot(wanted)
        if snapshot is not None:
            await self.recall(room, snapshot)
        await self.refresh(room)
        if not room.lines:  # deleted meanwhile
            raise UnknownTable(wanted)
        room.first_live = len(room.lines)
        self.rooms[wanted] = room
        return room

    async def recall(self, room: Room, snapshot: Snapshot) -> None:
        """Goes on from a snapshot, which stands for the moves before it. One that cannot be read is passed over; one
        that is of another table, or of more lines than there are, closes the table."""
        entries = (await self.storage.entries(room.table.id))[: snapshot.number + 1]
        table = Table(room.table.id, room.table.code, self.dealer)
        table.secret = room.table.secret
        is_foreign = False
        try:
            lines = [read_line(entry.body) for entry in entries]
            for line in lines:
                table.recall(line)
            if len(lines) <= snapshot.number:
                raise ForeignSnapshot(f"of line {snapshot.number}, of {len(lines)}")
            table.restore(snapshot.state)
            told = retold(lines, table.playing)
        except ForeignSnapshot:
            is_foreign, told = True, [(line, None) for line in lines]
        except Exception:
            log_fault("snapshot_passed_over", table=table.id)
            return
        room.table, room.screens = table, Screens(table)
        room.lines += told
        if is_foreign:
            self.close_faulty(room)

    async def refresh(self, room: Room) -> None:
        """Takes the lines that the log has and the room has not."""
        entries = await self.storage.entries(room.table.id, after=len(room.lines) - 1)
        if entries and room.table.secret is None:
            row = await self.storage.find(room.table.id)
            room.table.secret = row.secret if row else None
        for entry in entries:
            if not room.faulty:
                self.read(room, entry)
        room.behind = False

    def read(self, room: Room, entry: Entry) -> None:
        """Takes a line of the log. One that nobody understands, or that is not the next, closes the table."""
        try:
            line = read_line(entry.body)
            if entry.number != len(room.lines):
                raise BrokenLog(f"line {entry.number} after {len(room.lines)} lines")
        except Exception:
            self.close_faulty(room)
        else:
            self.take(room, line)

    async def keep_secret(self, room: Room) -> bytes:
        """The seed of the deal, drawn and durable once: an earlier try may have been broken off."""
        if room.table.secret is None:
            secret = self.source(SEED_BYTES)
            try:
                await self.storage.keep_secret(room.table.id, secret)
            except SecretKept:
                row = await self.storage.find(room.table.id)
                assert row is not None, "a table that keeps a secret is there"
                assert row.secret is not None, "the storage has just said so"
                secret = row.secret
            room.table.secret = secret
        return room.table.secret

    # To storage.

    async def write(self, room: Room, decide: Decision) -> int:
        """Decides, stores, applies and tells one line; its number. A refusal or a storage error changes nothing."""
        async with room.turn:
            line = await self.store(room, decide)
            number = len(room.lines)
            self.take(room, line)
        self.fanout.publish(room.table.id, Grown(number))
        if room.table.phase == Phase.PLAYING and number % SNAPSHOT_EVERY == 0:
            self.begin(self.write_snapshot(room))
        return number

    async def store(self, room: Room, decide: Decision) -> AnyLine:
        """The line that was decided and is durable. Where another process was faster, it is decided again."""
        for left in reversed(range(DECISIONS)):
            if room.behind:
                await self.refresh(room)
            if room.faulty:
                raise Refused("table_closed", {"reason": room.table.closed_because})
            line = self.guarded(room, decide)
            try:
                await self.append(room, line)
            except Conflict:
                if not left:
                    raise
            else:
                break
        return line

    async def append(self, room: Room, line: AnyLine) -> None:
        entry = self.entry(len(room.lines), line)
        stored = asyncio.ensure_future(self.storage.append(room.table.id, [entry]))
        try:
            await asyncio.shield(stored)
        except StorageError as error:
            room.behind = True
            log("not_stored", table=room.table.id, reason=error.code)
            raise
        except asyncio.CancelledError:
            room.behind = True
            self.begin(self.make_up(room, stored))
            raise

    async def make_up(self, room: Room, stored: asyncio.Future[None]) -> None:
        """Whoever wanted a line waits for it no longer; everybody else is told it all the same."""
        await asyncio.gather(stored, return_exceptions=True)
        await self.catch_up(room)

    def guarded(self, room: Room, act: Callable[[Table], Result]) -> Result:
        """What comes of acting on a table. A table that raises is closed; the others do not notice."""
        try:
            return act(room.table)
        except Refused:
            raise
        except Exception:
            self.close_faulty(room)
            raise Refused("table_closed", {"reason": "fault"}) from None

    def take(self, room: Room, line: AnyLine) -> None:
        """Applies a durable line and tells it."""
        try:
            room.take(line)
            room.spread(len(room.lines) - 1)
            if isinstance(line, CHANGES_OF_SEATS):
                self.notice_presence(room)
                self.on_presence(room)
        except Exception:
            self.close_faulty(room)

    def close_faulty(self, room: Room) -> None:
        if room.faulty:
            return
        log_fault("table_closed", table=room.table.id, line=len(room.lines))
        room.faulty = True
        room.table.phase = Phase.CLOSED
        room.table.closed_because = "fault"
        room.lines.append((Closed("fault"), None))
        room.spread(len(room.lines) - 1)

    async def write_snapshot(self, room: Room) -> None:
        """So that the table goes on from here even when the rules have changed."""
        try:
            async with room.turn:
                if room.behind:
                    await self.refresh(room)
                if room.table.phase != Phase.PLAYING:
                    return
                snapshot = Snapshot(room.table.number, room.table.playing.save())
            await self.storage.write_snapshot(room.table.id, snapshot)
        except StorageError as error:
            log("snapshot_not_stored", table=room.table.id, reason=error.code)

    def begin(self, chore: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        """Does something to its end, whether anybody waits for it or not."""
        task = asyncio.ensure_future(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)
        return task

    # Other processes.

    def hear(self, wanted: str, note: Note) -> None:
        """Takes what another process says about a table."""
        room = self.rooms.get(wanted)
        if room is None:
            return
        match note:
            case Grown(number):
                if number >= len(room.lines):
                    self.begin(self.catch_up(room))
            case Present(process):
                room.elsewhere[process] = note
                if note.asks:
                    self.announce(room)
                room.say(room.presence())
                self.on_presence(room)

    async def catch_up(self, room: Room) -> None:
        try:
            async with room.turn:
                await self.refresh(room)
        except StorageError:
            room.behind = True
        self.on_growth(room)

    def notice_presence(self, room: Room) -> None:
        """Tells everybody who is here, after somebody came or went."""
        self.announce(room, asks=not room.announced)
        room.announced = True
        room.say(room.presence())

    def announce(self, room: Room, *, asks: bool = False) -> None:
        """Tells the other processes who is here."""
        seats = frozenset(seat for listener in room.listeners for seat in listener.seats)
        alone = sum(not listener.seats for listener in room.listeners)
        self.fanout.publish(room.table.id, Present(self.process, seats, alone, asks))

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
                await self.write_snapshot(room)
                left += self.forget(room)
        return left

    def forget(self, room: Room) -> bool:
        """Lets go of a room, unless somebody has come meanwhile."""
        if not room.idle or room.listeners or room.turn.locked():
            return False
        return self.rooms.pop(room.table.id, None) is not None

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
        self.rooms.pop(wanted, None)

    def has_listeners(self, wanted: str) -> bool:
        return wanted in self.rooms and bool(self.rooms[wanted].listeners)

    async def close(self) -> None:
        """Keeps a snapshot of every running game, so that the next version can go on from it."""
        await asyncio.gather(*self.chores, return_exceptions=True)
        await asyncio.gather(*(self.write_snapshot(room) for room in list(self.rooms.values())))
