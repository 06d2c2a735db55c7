"""The other processes that serve the same tables: what they are told of a room, and what is heard from them.

Every process says each second that it is alive. One that is silent has died: who was there by way of it is gone. One
of those at whose doors people of a table are looks after it, by a lease (`leases.py`); the log stays the last word.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

from permonik.server.fanout import (
    EVERY_TABLE,
    Alive,
    Alone,
    Crowded,
    Fanout,
    Grown,
    Left,
    LetGo,
    Listening,
    Note,
    Present,
    Spent,
)
from permonik.server.leases import Leases
from permonik.server.ledger import Ledger
from permonik.server.limits import Clock
from permonik.server.logs import log, log_fault
from permonik.server.room import Room
from permonik.server.storage import Storage, StorageError

BEAT = 1.0
"""Seconds between two signs of life."""
SILENCE = 5.0
"""Seconds after which a silent process, or a fan-out that carries nothing, has died."""
REMEMBERED = 60.0
"""Seconds after which a process that was given up is forgotten: its lease is over by then, and it says so itself."""
LOOK_EVERY = 10
"""Beats between two looks into the log for what was missed; every beat while nothing is heard."""


class Neighbours:
    def __init__(
        self,
        fanout: Fanout,
        process: str,
        rooms: Mapping[str, Room],
        on_growth: Callable[[Room], None],
        now: Clock,
    ) -> None:
        self.fanout = fanout
        self.process = process
        self.rooms = rooms
        self.on_growth = on_growth
        """Called when a log has grown in another process."""
        self.on_presence: Callable[[Room], None] = lambda room: None
        """Called when it may have changed who is here."""
        self.now = now
        self.others: dict[str, float] = {}
        """When each other process was heard of."""
        self.buried: dict[str, tuple[float, list[str]]] = {}
        """When a silent process was given up, and at which tables it was."""
        self.heard_self = now()
        """When the own sign of life came back: until then the fan-out works."""
        self.renewed = now()
        """When it was connected anew, which takes its time."""
        self.is_alone = isinstance(fanout, Alone)
        self.leases = Leases(process, now)
        self.leases.on_held = self.begin_to_look_after
        self.leases.on_lapse = self.announce_all
        self.leases.on_let_go = lambda table: fanout.publish(table, LetGo())
        self.ledger = Ledger(process)
        self.tasks: list[asyncio.Task[None]] = []
        fanout.subscribe(self.hear)

    # What is heard.

    def hear(self, wanted: str, note: Note) -> None:
        """Takes what another process says about a table."""
        if isinstance(note, Alive):
            self.hear_of_life(note.process)
            return
        if isinstance(note, Left):
            self.forget(note.process)
            return
        if isinstance(note, Spent | Crowded):
            self.ledger.hear(note)
            return
        room = self.rooms.get(wanted)
        if room is None:
            return
        match note:
            case LetGo():
                self.leases.hear_let_go(wanted)
            case Listening():
                self.announce(room, asks=True)
                self.on_growth(room)
            case Grown(number):
                if number >= room.stored and not room.dormant:
                    self.on_growth(room)
            case Present(process) if process != self.process:
                self.hear_of_people(room, note)

    def hear_of_people(self, room: Room, note: Present) -> None:
        self.others.setdefault(note.process, self.now())
        room.hands.hear(note.hands)
        if not note.stays:
            room.elsewhere.pop(note.process, None)
        else:
            if note.process not in room.elsewhere:  # until now it was told nothing
                self.fanout.publish(room.table.id, Grown(room.stored - 1))
            room.elsewhere[note.process] = note
        if note.asks:
            self.announce(room)
        self.choose(room)
        room.say(room.presence())
        self.on_presence(room)

    def hear_of_life(self, process: str) -> None:
        now = self.now()
        if process != self.process:
            self.others[process] = now
            self.take_back(process)
            return
        if not self.works():  # nobody could be heard meanwhile
            self.others = dict.fromkeys(self.others, now)
        self.heard_self = now

    def take_back(self, process: str) -> None:
        """One that was given up has only been slow: it follows its tables still, and would be told nothing."""
        _, tables = self.buried.pop(process, (0.0, []))
        for room in filter(None, map(self.rooms.get, tables)):
            self.announce(room, asks=True)

    # What is said.

    def tell_growth(self, room: Room, number: int) -> None:
        """Most tables are in the memory of one process alone: then nobody would listen."""
        if room.elsewhere:
            self.fanout.publish(room.table.id, Grown(number))

    def tell_presence(self, room: Room) -> None:
        """Tells everybody, here and there, who is here, after somebody came or went."""
        self.choose(room)
        self.announce(room, asks=not room.announced)
        room.announced = True
        room.say(room.presence())

    def tell_changed_seats(self, room: Room) -> None:
        self.tell_presence(room)
        self.on_presence(room)

    def announce(self, room: Room, *, asks: bool = False) -> None:
        """Tells the other processes who is here."""
        self.fanout.publish(room.table.id, self.present(room, asks=asks))

    def announce_all(self) -> None:
        """After the others may have given this process up."""
        for room in self.rooms.values():
            self.announce(room, asks=True)

    def present(self, room: Room, *, asks: bool = False) -> Present:
        seats = frozenset(seat for listener in room.listeners for seat in listener.seats)
        alone = sum(not listener.seats for listener in room.listeners)
        return Present(self.process, seats, alone, asks, stays=not room.dormant, hands=room.hands.told())

    # Who does what.

    def looks_after(self, room: Room) -> bool:
        """Whether it is up to this process to do what follows by itself at a table."""
        if self.is_alone or self.leases.holds(room.table.id):
            return True
        if self.may_look_after(room):
            self.leases.want(room.table.id)
        return False

    def may_look_after(self, room: Room) -> bool:
        """Whether people are here. Where nobody is, whoever has the table in memory may."""
        return bool(room.listeners) or not any(present.anybody for present in room.elsewhere.values())

    def choose(self, room: Room) -> None:
        """Looks after a table that people come to, and leaves it to others when only they have people there."""
        if self.is_alone:
            return
        if not self.may_look_after(room):
            self.leases.give_up(room.table.id)
            if not room.dormant:
                room.dormant = True
                self.announce(room)
            return
        if room.dormant:
            room.dormant = False
            self.announce(room, asks=True)
            self.on_growth(room)
        if room.listeners:
            self.leases.want(room.table.id)

    def begin_to_look_after(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            self.on_presence(room)

    def leave(self, table: str) -> None:
        """A table is in memory no more."""
        self.fanout.publish(table, Present(self.process, frozenset(), 0, stays=False))
        self.leases.give_up(table)
        self.fanout.ignore(table)

    def still_wants(self, table: str) -> bool:
        room = self.rooms.get(table)
        return table == EVERY_TABLE or (room is not None and self.may_look_after(room))

    def keeps_house(self) -> bool:
        """Whether this process counts the time and deletes tables: one of all."""
        return self.is_alone or self.leases.holds(EVERY_TABLE)

    # Signs of life.

    def works(self) -> bool:
        """Whether notes come through."""
        return self.now() - self.heard_self < SILENCE

    def begin(self, storage: Storage) -> None:
        """From now on tells that it is alive, looks for what nobody has told, and asks for tables to look after."""
        self.leases.want(EVERY_TABLE)
        self.tasks = [
            asyncio.ensure_future(self.beat_always(storage)),
            asyncio.ensure_future(self.leases.keep_always(storage, self.still_wants)),
        ]

    async def beat_always(self, storage: Storage) -> None:
        beat = 0
        while True:
            try:
                await self.beat(storage, looks=beat % LOOK_EVERY == 0)
            except StorageError:
                pass  # said where it happened
            except Exception:
                log_fault("beat_failed")
            beat += 1
            await asyncio.sleep(BEAT)

    async def beat(self, storage: Storage, *, looks: bool) -> None:
        self.fanout.publish(EVERY_TABLE, Alive(self.process))
        for note in self.ledger.notes():
            self.fanout.publish(EVERY_TABLE, note)
        self.bury()
        if not self.works() and self.now() - self.renewed >= SILENCE:
            self.renewed = self.now()
            self.fanout.renew()
        if looks or not self.works():
            await self.look_for_growth(storage)

    def bury(self) -> None:
        """Forgets the processes that have died, and who was there by way of them."""
        for process in [process for process, (when, _) in self.buried.items() if self.now() - when >= REMEMBERED]:
            del self.buried[process]
        for process in [process for process in self.others if self.is_lost(process)]:
            log("process_lost")
            tables = [table for table, room in self.rooms.items() if process in room.elsewhere]
            self.buried[process] = (self.now(), tables)
            self.forget(process)

    def forget(self, process: str) -> None:
        self.others.pop(process, None)
        self.ledger.forget(process)
        for room in list(self.rooms.values()):
            if room.elsewhere.pop(process, None):
                if not room.dormant:
                    self.on_growth(room)  # its last line may be stored and untold
                self.choose(room)
                room.say(room.presence())
                self.on_presence(room)

    def is_lost(self, process: str) -> bool:
        """Whether it was silent, although notes come through or the storage knows nothing of it either."""
        silent = self.now() - self.others[process] >= SILENCE
        known = self.leases.alive is None or process in self.leases.alive
        return silent and (self.works() or not known)

    async def look_for_growth(self, storage: Storage) -> None:
        numbers = await storage.last_numbers([table for table, room in self.rooms.items() if not room.dormant])
        for wanted, number in numbers.items():
            room = self.rooms.get(wanted)
            if room is not None and number >= room.stored:
                self.on_growth(room)

    async def hand_over(self, storage: Storage) -> None:
        """Looks after no table any more: others may from now on."""
        if not self.is_alone:
            with suppress(StorageError):  # then they may when the lease is over
                await self.leases.retire(storage)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.fanout.publish(EVERY_TABLE, Left(self.process))
        await self.fanout.close()
