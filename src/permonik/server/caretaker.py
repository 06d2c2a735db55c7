"""The caretaker does at a table what nobody asks for: deals, lets bots move, ends the pause, watches the clock."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from permonik.server import decisions, protocol
from permonik.server.decisions import Refused
from permonik.server.entries import AnyLine
from permonik.server.logs import log_fault
from permonik.server.patience import Patience
from permonik.server.rooms import Room, Rooms
from permonik.server.storage import StorageError, UnknownTable
from permonik.server.table import NOBODY, Table
from permonik.server.thinkers import Question, Thinkers
from permonik.server.vigil import Vigil

TRY_AGAIN_AFTER = 2.0
"""Seconds until the next try when something could not be stored."""


@dataclass(slots=True)
class Attention:
    """What the caretaker keeps of a room beside its log; after a restart it begins anew."""

    task: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    late: int = -1
    """The line after which the seat to move has run out of time."""
    host: int = NOBODY
    host_left: float | None = None
    """Since when nobody has listened for the host's seat."""
    left: dict[int, float] = field(default_factory=dict)
    """Since when nobody has listened for a person's seat; after a restart everybody has just left."""


class Caretaker:
    """Looks after the rooms of this process; where several processes have the same table, the log decides who acts."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, patience: Patience) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.patience = patience
        self.attention: dict[str, Attention] = {}
        self.vigil = Vigil(rooms.monotonic, longest_look=2 * patience.memory)
        rooms.on_growth = self.nudge
        rooms.on_presence = self.notice_host

    def attend(self, room: Room) -> Attention:
        return self.attention.setdefault(room.table.id, Attention())

    def is_busy(self, room: Room) -> bool:
        return self.is_working(self.attend(room))

    def is_working(self, attention: Attention) -> bool:
        return attention.task is not None and not attention.task.done()

    def nudge(self, room: Room) -> None:
        """Sees to it that somebody looks after what comes next at this table."""
        self.notice_host(room)
        attention = self.attend(room)
        if not self.is_busy(room) and not self.is_up_to_people(room.table):
            attention.task = asyncio.ensure_future(self.look_after(room))

    def is_up_to_people(self, table: Table) -> bool:
        """Whether nothing follows by itself: a person thinks, without a clock, or there is no game."""
        if table.phase != "playing" or table.is_pausing:
            return table.phase not in ("contributing", "playing")
        return table.seats[int(table.playing.to_move)].played_by is None and table.clock not in self.patience.clocks

    async def look_after(self, room: Room) -> None:
        while True:
            try:
                if not await self.take_a_step(room):
                    return
            except UnknownTable:  # deleted meanwhile
                return
            except StorageError:
                await asyncio.sleep(TRY_AGAIN_AFTER)
            except Exception:
                log_fault("caretaker_failed", table=room.table.id)
                self.rooms.close_faulty(room)
                return

    async def take_a_step(self, room: Room) -> bool:
        """Does the next thing that follows by itself; False when a person is to act, without a clock."""
        table = room.table
        if table.phase == "contributing":
            await self.until(room, self.patience.contributions, lambda: self.is_ready_to_deal(room))
            return await self.follow(room, decisions.deal)
        if table.phase != "playing":
            return False
        if table.is_pausing:
            await self.until(room, self.patience.results, lambda: self.is_ready_for_round(table))
            return await self.follow(room, decisions.resume)
        level = table.seats[int(table.playing.to_move)].played_by
        if level is None:
            return await self.watch_the_clock(room)
        return await self.move_bot(room, level)

    async def follow(self, room: Room, decide: Callable[[Table], AnyLine]) -> bool:
        """Writes a line that follows by itself, unless somebody was faster."""
        try:
            await self.rooms.write(room, decide)
        except Refused:
            return room.table.phase in ("contributing", "playing")
        return True

    # Deal and pause.

    def is_ready_to_deal(self, room: Room) -> bool:
        """Whoever is here has contributed, or somebody else has dealt.

        After a restart nobody is here, but all may be on the way back: then everybody is waited for.
        """
        table, here = room.table, room.here()
        missing = [seat for seat in table.persons() if table.seats[seat].contribution is None]
        if table.committed >= room.first_live:
            missing = [seat for seat in missing if seat in here]
        return table.phase != "contributing" or not missing

    def is_ready_for_round(self, table: Table) -> bool:
        waiting = {seat for seat in table.persons() if table.seats[seat].played_by is None}
        return not table.is_pausing or waiting <= table.acknowledged

    async def until(self, room: Room, seconds: float, is_done: Callable[[], bool]) -> bool:
        """Waits until something is so, or the time is up; which of them it was."""
        attention = self.attend(room)
        deadline = asyncio.get_running_loop().time() + seconds
        while not is_done():
            attention.changed.clear()
            left = deadline - asyncio.get_running_loop().time()
            try:
                await asyncio.wait_for(attention.changed.wait(), left)
            except TimeoutError:
                return False
        return True

    # Bots.

    async def move_bot(self, room: Room, level: str) -> bool:
        changed, seat = room.table.changed, int(room.table.playing.to_move)
        thought, _ = await asyncio.gather(self.think(room, level), asyncio.sleep(self.patience.bots))

        def decide(table: Table) -> AnyLine:
            decisions.require(table.changed == changed, "stale")
            move, by = self.choice(table, thought)
            return decisions.move(table, seat, table.game.text(move, table.playing), by)

        return await self.follow(room, decide)

    async def think(self, room: Room, level: str) -> int | None:
        """What a bot would do for the seat to move, from that seat's view alone."""
        state = room.table.playing
        seed = int.from_bytes(self.rooms.source(7), "big")
        view = self.rooms.guarded(room, lambda table: table.playing.view(int(state.to_move)).save())
        return await self.thinkers.think(Question(room.table.game.id, level, view, state.moves(), seed, 0))

    def choice(self, table: Table, thought: int | None) -> tuple[int, str]:
        """The move and who made it: the default move stands in for a bot that does not answer."""
        return (table.playing.default_move(), "default") if thought is None else (thought, "bot")

    # The soft clock.

    async def watch_the_clock(self, room: Room) -> bool:
        """Says so when the seat to move has run out of time, once a turn."""
        table = room.table
        seconds, changed, clock = self.patience.clocks.get(table.clock), table.changed, table.clock
        if seconds is None or self.is_late(room):
            return False

        def has_gone_on() -> bool:
            return (table.changed, table.clock, table.phase) != (changed, clock, "playing")

        if not await self.until(room, seconds, has_gone_on):
            self.attend(room).late = changed
            room.say(protocol.Late(seat=int(table.playing.to_move)))
        return True

    def is_late(self, room: Room) -> bool:
        runs = room.table.phase == "playing" and room.table.clock in self.patience.clocks
        return runs and self.attend(room).late == room.table.changed

    # Who is here.

    def host_is_away(self, room: Room) -> bool:
        left = self.attend(room).host_left
        return left is not None and self.rooms.monotonic() - left >= self.patience.host

    def was_here(self, room: Room, seat: int) -> bool:
        """Whether the person of a seat is here, or was lately."""
        self.notice_people(room)
        left = self.attend(room).left.get(seat)
        return left is None or self.rooms.monotonic() - left < self.patience.seats

    def notice_presence(self, room: Room) -> None:
        """Somebody came or went in this process."""
        self.rooms.notice_presence(room)
        self.notice_host(room)

    def notice_people(self, room: Room) -> None:
        """Remembers since when nobody listens for each person's seat."""
        left, here, now = self.attend(room).left, room.here(), self.rooms.monotonic()
        for seat in room.table.persons():
            if seat in here:
                left.pop(seat, None)
            else:
                left.setdefault(seat, now)

    def notice_host(self, room: Room) -> None:
        """Remembers since when nobody listens for the host's seat, whoever is host now."""
        attention, host = self.attend(room), room.table.host
        if host in room.here():
            attention.host_left = None
        elif attention.host_left is None or attention.host != host:
            attention.host_left = self.rooms.monotonic()
        attention.host = host
        self.notice_people(room)
        attention.changed.set()

    # The house.

    async def tidy(self) -> None:
        """Lets idle tables leave memory, and deletes those that have been left for good."""
        await self.rooms.leave_memory(self.is_busy)
        for wanted in self.attention.keys() - self.rooms.rooms.keys():
            if not self.is_working(self.attention[wanted]):
                del self.attention[wanted]
        for room in list(self.rooms.rooms.values()):
            self.nudge(room)
        await self.rooms.storage.look_round(self.vigil.look())
        if self.patience.tables and self.vigil.lasted >= self.patience.grace:
            await self.rooms.delete_idle(self.patience.tables)

    async def tidy_always(self) -> None:
        while True:
            await asyncio.sleep(self.patience.memory)
            try:
                await self.tidy()
            except Exception:
                log_fault("tidying_failed")

    async def close(self) -> None:
        tasks = [attention.task for attention in self.attention.values() if attention.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
