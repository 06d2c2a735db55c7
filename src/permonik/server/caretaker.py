"""The caretaker does at a table what nobody asks for: deals, lets bots move, ends the pause, watches the clock."""

import asyncio
from collections.abc import Awaitable, Callable, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil

from permonik.bots import Thought, bot
from permonik.server import decisions, protocol
from permonik.server.bell import Bell
from permonik.server.bot_worker import Question
from permonik.server.decisions import Refused
from permonik.server.logs import REQUEST, log_fault, tell_repeats
from permonik.server.neighbours import SILENCE
from permonik.server.pace import pace_of
from permonik.server.phases import Phase
from permonik.server.remarks import remark_of
from permonik.server.room import Room
from permonik.server.rooms import Rooms
from permonik.server.storage import StorageError, UnknownTable
from permonik.server.table import NOBODY, Decide
from permonik.server.thinkers import Thinkers
from permonik.server.timeouts import Timeouts
from permonik.server.uptime import Uptime
from permonik.server.waits import Wait, wait_at

TRY_AGAIN_AFTER = 2.0
"""Seconds until the next try when something could not be stored."""


@dataclass(slots=True)
class Attention:
    """What the caretaker keeps of a room beside its log; after a restart it begins anew."""

    task: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    returning: asyncio.Task[None] | None = None
    wait: Wait | None = None
    deadline: float | None = None
    """When the wait is over, by the clock of the loop; None: not before somebody acts."""
    read: int = 0
    """The round whose roles were waited for long enough."""
    late: int = -1
    """The line after which the seat to move has run out of time."""
    leaving: dict[int, asyncio.TimerHandle] = field(default_factory=dict)
    """The seats that nobody has listened for since a moment ago."""
    host: int = NOBODY
    host_left: float | None = None
    """Since when nobody has listened for the host's seat."""
    left: dict[int, float] = field(default_factory=dict)
    """Since when nobody has listened for a person's seat; after a restart everybody has just left."""


class Caretaker:
    """Looks after the rooms of this process; where several processes have the same table, the log decides who acts."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, timeouts: Timeouts, bell: Bell | None = None) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.timeouts = timeouts
        self.bell = bell
        self.attention: dict[str, Attention] = {}
        self.uptime = Uptime(rooms.monotonic, longest_look=2 * timeouts.memory)
        rooms.journal.on_growth = self.nudge
        rooms.neighbours.on_presence = self.hear_of_presence

    def attend(self, room: Room) -> Attention:
        attention = self.attention.get(room.table.id)
        if attention is None:
            attention = self.attention[room.table.id] = Attention()
        return attention

    def is_busy(self, room: Room) -> bool:
        return self.is_working(self.attend(room))

    def is_working(self, attention: Attention) -> bool:
        return is_running(attention.task) or is_running(attention.returning)

    def nudge(self, room: Room) -> None:
        """Sees to it that somebody looks after what comes next at this table."""
        self.notice_host(room)
        self.notice_wait(room)
        attention = self.attend(room)
        if self.rooms.rooms.get(room.table.id) is not room:  # it is being read from its log, or is gone
            return
        self.notice_turn(room)
        if self.returned(room) and not is_running(attention.returning):
            attention.returning = asyncio.ensure_future(self.look_after(room, self.give_back))
        if not is_running(attention.task) and not self.is_up_to_people(room):
            attention.task = asyncio.ensure_future(self.look_after(room, self.take_a_step))

    def is_up_to_people(self, room: Room) -> bool:
        """Whether nothing follows by itself: a person thinks or reads, without a clock, or there is no game."""
        table, attention = room.table, self.attend(room)
        if table.phase != Phase.PLAYING:
            return table.phase != Phase.CONTRIBUTING
        if attention.wait is not None:
            return attention.deadline is None
        return not table.is_pausing and table.seats[int(table.playing.to_move)].played_by is None

    async def look_after(self, room: Room, step: Callable[[Room], Awaitable[bool]]) -> None:
        """Takes one step after the other, as long as there is one to take."""
        REQUEST.set("")  # whoever gave the first nudge may be long gone
        while True:
            try:
                if not await step(room):
                    return
            except UnknownTable:  # deleted meanwhile
                return
            except StorageError:
                await asyncio.sleep(TRY_AGAIN_AFTER)
            except Exception:
                log_fault("caretaker_failed", table=room.table.id)
                room.close_faulty()
                return

    async def take_a_step(self, room: Room) -> bool:
        """Does the next thing that follows by itself; False when a person is to act, without a clock."""
        table = room.table
        if table.phase == Phase.CONTRIBUTING:
            deadline = asyncio.get_running_loop().time() + self.timeouts.contributions
            await self.until(room, deadline, lambda: self.is_ready_to_deal(room))
            return await self.follow(room, decisions.deal)
        if table.phase != Phase.PLAYING:
            return False
        self.notice_wait(room)
        if self.attend(room).wait is not None:
            return await self.bide(room)
        if table.is_pausing:
            return await self.follow(room, decisions.resume)
        level = table.seats[int(table.playing.to_move)].played_by
        return level is not None and await self.move_bot(room, level)

    async def follow(self, room: Room, decide: Decide) -> bool:
        """Writes a line that follows by itself, unless somebody was faster, or another process does it."""
        if not self.rooms.neighbours.looks_after(room):
            return await self.leave_it(room)
        try:
            await self.rooms.write(room, decide)
        except Refused:
            return room.table.is_running
        self.notice_turn(room)
        return True

    async def leave_it(self, room: Room) -> bool:
        """Waits until the process that looks after the table has gone on, or this one does; not where it would hear of
        neither."""
        if room.dormant:
            return False
        number, deadline = room.table.number, asyncio.get_running_loop().time() + SILENCE
        neighbours = self.rooms.neighbours
        await self.until(room, deadline, lambda: room.table.number != number or neighbours.looks_after(room))
        return True

    def notice_turn(self, room: Room) -> None:
        if self.bell is not None and self.rooms.neighbours.looks_after(room):
            self.bell.notice(room)

    # The deal.

    def is_ready_to_deal(self, room: Room) -> bool:
        """Whoever is here has contributed, or somebody else has dealt.

        After a restart nobody is here, but all may be on the way back: then everybody is waited for.
        """
        table, here = room.table, room.here()
        missing = [seat for seat in table.persons() if table.seats[seat].contribution is None]
        if table.committed >= room.first_live:
            missing = [seat for seat in missing if seat in here]
        return table.phase != Phase.CONTRIBUTING or not missing

    async def until(self, room: Room, deadline: float, is_done: Callable[[], bool]) -> bool:
        """Waits until something is so, or the time is up; which of them it was."""
        attention = self.attend(room)
        while not is_done():
            attention.changed.clear()
            left = deadline - asyncio.get_running_loop().time()
            try:
                await asyncio.wait_for(attention.changed.wait(), left)
            except TimeoutError:
                return False
        return True

    # Waiting for people.

    def notice_wait(self, room: Room) -> None:
        """Tells everybody what the table waits for, when that has changed."""
        attention = self.attend(room)
        wait = wait_at(room, self.timeouts, read=attention.read, late=attention.late)
        if wait == attention.wait:
            return
        if wait is None or wait.seconds is None:
            attention.deadline = None
        elif not wait.goes_on_from(attention.wait):
            attention.deadline = asyncio.get_running_loop().time() + wait.seconds
        attention.wait = wait
        room.say(protocol.Waiting(wait=self.shown_wait(room)))

    def shown_wait(self, room: Room) -> protocol.Wait | None:
        """What the table waits for, and for how long from now on."""
        wait, deadline = self.attend(room).wait, self.attend(room).deadline
        if wait is None:
            return None
        left = None if deadline is None else max(0, ceil(deadline - asyncio.get_running_loop().time()))
        return protocol.Wait(what=wait.what, seats=sorted(wait.seats), seconds=left)

    async def bide(self, room: Room) -> bool:
        """Waits until the wait is another one, or has lasted long enough; False when it lasts as long as it takes."""
        attention = self.attend(room)
        wait, deadline = attention.wait, attention.deadline
        if wait is None or deadline is None:
            return False
        if await self.until(room, deadline, lambda: attention.wait is not wait):
            return True
        return await self.go_on_without(room, wait)

    async def go_on_without(self, room: Room, wait: Wait) -> bool:
        """The result is taken away, bots begin, or everybody is told that the seat to move is late."""
        attention = self.attend(room)
        if wait.what == "result":
            return await self.follow(room, decisions.resume)
        if wait.what == "role":
            attention.read = wait.since
        else:
            attention.late = wait.since
            room.say(protocol.Late(seat=int(room.table.playing.to_move)))
        return True

    def is_late(self, room: Room) -> bool:
        runs = room.table.phase == Phase.PLAYING and room.table.clock in self.timeouts.clocks
        return runs and self.attend(room).late == room.table.changed

    # Bots.

    async def move_bot(self, room: Room, level: str) -> bool:
        if not self.rooms.neighbours.looks_after(room):
            return await self.leave_it(room)
        changed, seat = room.table.changed, int(room.table.playing.to_move)
        able = self.thinkers.level_for(room.table.game.id, level)
        began, moves = asyncio.get_running_loop().time(), len(room.table.playing.moves())
        thought = await self.think(room, able)
        said = self.remark(room, seat, changed, thought)
        due = began + self.timeouts.bots * pace_of(thought, moves, self.secret_seed())
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        if said is not None:
            with suppress(StorageError):  # the move matters more
                await self.follow(room, said)
        by = "bot" if able == level else able
        decide = partial(decisions.move_for, seat=seat, changed=changed, thought=thought, by=by)
        return await self.follow(room, decide)

    def remark(self, room: Room, seat: int, changed: int, thought: Thought | None) -> Decide | None:
        """What a bot says before it moves, where that is allowed: after its move some may be somebody else."""
        table, seed = room.table, self.secret_seed()
        if not table.remarks or not table.seats[seat].is_bot or table.changed != changed:
            return None
        try:
            said = remark_of(table.playing, thought, seed)
        except Exception:
            log_fault("remark_failed", table=table.id)
            return None
        if said is None:
            return None
        return partial(decisions.remark, seat=seat, changed=changed, phrase=said.phrase, about=said.about)

    def secret_seed(self) -> int:
        """Nobody at the table can reckon with what follows from it."""
        return int.from_bytes(self.rooms.source(7), "big")

    async def think(self, room: Room, level: str) -> Thought | None:
        """What a bot thinks for the seat to move, from that seat's view alone."""
        state = room.table.playing
        seed = self.secret_seed()
        view = room.guarded(lambda table: table.playing.view(int(state.to_move)).save())
        game_id = room.table.game.id
        allowed = bot(game_id, level).budget
        budget = replace(allowed, seconds=min(allowed.seconds, self.timeouts.thoughts))
        return await self.thinkers.think(Question(game_id, level, view, state.moves(), seed, budget), room.party)

    # Who is here.

    def host_is_away(self, room: Room) -> bool:
        left = self.attend(room).host_left
        return left is not None and self.rooms.monotonic() - left >= self.timeouts.host

    def was_here(self, room: Room, seat: int) -> bool:
        """Whether the person of a seat is here, or was lately."""
        self.notice_people(room, room.here())
        left = self.attend(room).left.get(seat)
        return left is None or self.rooms.monotonic() - left < self.timeouts.seats

    def notice_presence(self, room: Room) -> None:
        """Somebody came or went in this process."""
        self.notice_absence(room)
        self.rooms.neighbours.tell_presence(room)
        self.nudge(room)

    def hear_of_presence(self, room: Room) -> None:
        """Somebody may have come or gone, and everybody was told so."""
        self.notice_absence(room)
        self.nudge(room)

    def notice_absence(self, room: Room) -> None:
        """Who comes is not away any more, and who goes is away after a while."""
        leaving, gone = self.attend(room).leaving, set(room.table.persons()) - room.here()
        room.away &= gone
        for seat in leaving.keys() - gone:
            leaving.pop(seat).cancel()
        for seat in gone - room.away - leaving.keys():
            leaving[seat] = asyncio.get_running_loop().call_later(self.timeouts.away, self.miss, room, seat)

    def miss(self, room: Room, seat: int) -> None:
        """Somebody has been gone for long enough to be away: everybody is told."""
        self.attend(room).leaving.pop(seat, None)
        room.away.add(seat)
        room.say(room.presence())

    def returned(self, room: Room) -> list[int]:
        """Those who are here although a bot plays for them."""
        table = room.table
        if not table.is_running or not any(seat.level for seat in table.seats):
            return []
        replaced = [seat for seat in table.persons() if table.seats[seat].played_by is not None]
        return [seat for seat in replaced if seat in room.here()]

    async def give_back(self, room: Room) -> bool:
        """Whoever comes back plays at once, even when the bot is thinking: its move is stale then."""
        seats = self.returned(room)
        if not seats:
            return False
        goes_on = await self.follow(room, partial(decisions.give_back, seat=seats[0]))
        self.nudge(room)
        return goes_on

    def notice_people(self, room: Room, here: Set[int]) -> None:
        """Remembers since when nobody listens for each person's seat."""
        left = self.attend(room).left
        for seat in left.keys() & here:
            del left[seat]
        for seat in room.table.persons():
            if seat not in here and seat not in left:
                left[seat] = self.rooms.monotonic()

    def notice_host(self, room: Room) -> None:
        """Remembers since when nobody listens for the host's seat, whoever is host now."""
        attention, host, here = self.attend(room), room.table.host, room.here()
        if host in here:
            attention.host_left = None
        elif attention.host_left is None or attention.host != host:
            attention.host_left = self.rooms.monotonic()
        attention.host = host
        self.notice_people(room, here)
        attention.changed.set()

    # Tidying up.

    async def tidy(self) -> None:
        """Lets idle tables leave memory, and deletes those that have been left for good."""
        await self.rooms.leave_memory(self.is_busy)
        for wanted in self.attention.keys() - self.rooms.rooms.keys():
            if not self.is_working(self.attention[wanted]):
                del self.attention[wanted]
        for room in list(self.rooms.rooms.values()):
            self.nudge(room)
        passed, keeps_house = self.uptime.look(), self.rooms.neighbours.keeps_house()
        visited = [room.table.id for room in self.rooms.rooms.values() if room.listeners]
        await self.rooms.storage.look_round(passed if keeps_house else 0.0, visited)
        if keeps_house and self.timeouts.tables and self.uptime.lasted >= self.timeouts.grace:
            await self.rooms.delete_idle(self.timeouts.tables)

    async def tidy_always(self) -> None:
        while True:
            await asyncio.sleep(self.timeouts.memory)
            try:
                await self.tidy()
            except Exception:
                log_fault("tidying_failed")
            tell_repeats()

    async def close(self) -> None:
        kept = [task for attention in self.attention.values() for task in (attention.task, attention.returning)]
        tasks = [task for task in kept if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        if self.bell is not None:
            await self.bell.close()


def is_running(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()
