"""What leaves memory, and what is deleted."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

from permonik.server import protocol
from permonik.server.bot_pool import BotPool
from permonik.server.lines import Opened
from permonik.server.room import Room
from permonik.server.storage import open_storage
from permonik.server.timeouts import DAY, Timeouts
from permonik.server.wishes import Wishes
from tests.server.serving import WAIT, Server, serving
from tests.server.tables_in_play import PATIENT, Keep, come, game_of, open_table, play_together, sit_down, turned_away

OPENED = Opened("saboteur", 1, 3, {"rounds": 1})
KEEP_A_DAY = replace(PATIENT, tables=DAY)
TIDY_ALWAYS = replace(KEEP_A_DAY, memory=0.02)
DELETE_SOON = replace(PATIENT, memory=0.02, tables=0.03, grace=0.0)
"""Time stands still in tests, and then one look counts as twice the time between two."""


class Somebody:
    """Listens, and hears nothing."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.reads = True

    def push(self, text: bytes) -> None:
        pass

    def recheck(self) -> None:
        pass


def with_wishes(folder: Path, act: Callable[[Wishes, Keep], Awaitable[None]], timeouts: Timeouts = KEEP_A_DAY) -> None:
    async def run() -> None:
        storage = await open_storage(f"sqlite:///{folder / 'tables.db'}")
        keep = Keep()
        wishes = Wishes(keep(storage), BotPool(1, timeout=20.0), timeouts)
        try:
            await act(wishes, keep)
        finally:
            await wishes.close()
            await storage.close()

    asyncio.run(run())


async def so(holds: Callable[[], bool]) -> None:
    """Waits until something is so."""

    async def look() -> None:
        while not holds():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(look(), WAIT)


async def full_table(wishes: Wishes) -> Room:
    room = await wishes.rooms.open(OPENED)
    for name in ("Eva", "Jan", "Petr"):
        await wishes.sit(room, protocol.Sit(name=name))
    return room


async def dealt_table(wishes: Wishes) -> Room:
    """Nobody is connected, so nobody is waited for."""
    room = await full_table(wishes)
    await wishes.grant(room, protocol.Start(seat=0), Somebody(0))
    await so(lambda: room.table.phase == "playing")
    return room


async def greet(wishes: Wishes, room: Room) -> None:
    """Something happens at a table, which may not be in memory any more."""
    there = await wishes.rooms.find(room.table.id)
    await wishes.grant(there, protocol.Phrase(seat=0, phrase="phrase-hello"), Somebody(0))


async def look_on(wishes: Wishes, keep: Keep, seconds: float) -> None:
    """Lets time pass while the caretaker tidies up as often as it always does."""
    while seconds > 0:
        step = min(seconds, wishes.caretaker.timeouts.memory)
        keep.time += step
        seconds -= step
        await wishes.caretaker.tidy()


async def has_looked(keep: Keep) -> None:
    """Waits until the caretaker of a server has noticed what there is."""
    looked = asyncio.Event()
    look_round = keep.rooms.storage.look_round

    async def look(seconds: float, visited: Sequence[str] = ()) -> None:
        await look_round(seconds, visited)
        looked.set()

    keep.rooms.storage.look_round = look  # type: ignore[method-assign]  # overheard
    await asyncio.wait_for(looked.wait(), WAIT)


async def counted(server: Server, what: str, number: int) -> None:
    """Waits until there are so many tables, or so many in memory."""

    async def look() -> None:
        while json.loads((await server.fetch("/health"))[1])[what] != number:
            await asyncio.sleep(0.02)

    await asyncio.wait_for(look(), WAIT)


# Out of memory.


def test_a_room_leaves_memory_at_the_second_look_when_nobody_listens(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        quiet, watched, asked_for = [await wishes.rooms.open(OPENED) for _ in range(3)]
        somebody = Somebody()
        watched.listeners.add(somebody)
        rooms = wishes.rooms.rooms
        await wishes.caretaker.tidy()
        assert len(rooms) == 3
        assert await wishes.rooms.find(asked_for.table.id) is asked_for
        await wishes.caretaker.tidy()
        assert set(rooms) == {watched.table.id, asked_for.table.id}
        await wishes.caretaker.tidy()
        assert set(rooms) == {watched.table.id}
        watched.listeners.clear()
        await wishes.caretaker.tidy()
        assert set(rooms) == {watched.table.id}
        await wishes.caretaker.tidy()
        assert not rooms
        assert not wishes.caretaker.attention
        back = await wishes.rooms.find(quiet.table.id)
        assert (back is quiet, back.table.number, len(back.table.seats)) == (False, 0, 3)

    with_wishes(tmp_path, act)


def test_a_room_stays_in_memory_while_the_caretaker_has_something_to_do_there(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        room = await dealt_table(wishes)
        await wishes.grant(room, protocol.SetClock(seat=0, clock="relaxed"), Somebody(0))
        for _ in range(3):
            await wishes.caretaker.tidy()
        assert wishes.rooms.rooms == {room.table.id: room}
        await wishes.grant(room, protocol.SetClock(seat=0, clock="off"), Somebody(0))
        await so(lambda: not wishes.caretaker.is_busy(room))
        for _ in range(2):
            await wishes.caretaker.tidy()
        assert wishes.rooms.rooms == {}

    with_wishes(tmp_path, act)


def test_a_running_game_leaves_a_snapshot_when_it_leaves_memory(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        room = await dealt_table(wishes)
        await so(lambda: not wishes.caretaker.is_busy(room))
        for _ in range(2):
            await wishes.caretaker.tidy()
        kept = await wishes.rooms.storage.latest_snapshot(room.table.id)
        assert kept is not None
        assert kept.number == room.table.number
        back = await wishes.rooms.find(room.table.id)
        assert back is not room
        assert back.missed(-1, 0) == room.missed(-1, 0)
        assert back.table.playing.save() == room.table.playing.save()

    with_wishes(tmp_path, act)


def test_a_game_whose_people_have_left_comes_back_with_them(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (stays,) = await sit_down(server, await open_table(server), "Ota")
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests, lambda guest: guest.number > 20)
        for guest in guests:
            await guest.leave()
        await counted(server, "in_memory", 1)
        await stays.must("phrase", seat=0, phrase="phrase-one-moment")
        again = [await come(server, guest.table, *guest.secrets.values()) for guest in guests]
        for guest, before in zip(again, guests, strict=True):
            guest.secrets = before.secrets
            seat = next(iter(before.secrets))
            assert guest.screens[seat] == before.seen.get((guest.number, seat), (guest.screens[seat],))[0]
        assert again[0].number == max(guest.number for guest in guests)
        await play_together(again)
        await counted(server, "in_memory", 2)
        for guest in again:
            await guest.leave()
        await counted(server, "in_memory", 1)
        assert (await server.fetch(f"/api/tables/{guests[0].table}/record"))[0] == 200

    serving(tmp_path, act, TIDY_ALWAYS)


# For good.


def test_tables_where_nothing_happens_for_long_are_deleted_with_their_logs(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        old, dealt, connected, young = [
            await wishes.rooms.open(OPENED),
            await dealt_table(wishes),
            await wishes.rooms.open(OPENED),
            await full_table(wishes),
        ]
        somebody = Somebody()
        connected.listeners.add(somebody)
        await wishes.caretaker.tidy()
        await look_on(wishes, keep, DAY)
        assert await wishes.rooms.storage.count() == 4
        await greet(wishes, young)
        await look_on(wishes, keep, 1)
        for gone in (old, dealt):
            wanted = gone.table.id
            assert wanted not in wishes.rooms.rooms
            assert await wishes.rooms.storage.find(wanted) is None
            assert await wishes.rooms.storage.entries(wanted) == []
            assert await wishes.rooms.storage.latest_snapshot(wanted) is None
        assert await wishes.rooms.storage.count() == 2
        connected.listeners.clear()
        await look_on(wishes, keep, 60)
        await greet(wishes, young)
        await look_on(wishes, keep, DAY - 30)
        assert await wishes.rooms.storage.count() == 1
        assert await wishes.rooms.storage.find(young.table.id) is not None

    with_wishes(tmp_path, act)


def test_a_table_that_is_not_in_memory_is_deleted_as_well(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        room = await wishes.rooms.open(OPENED)
        for _ in range(2):
            await wishes.caretaker.tidy()
        assert room.table.id not in wishes.rooms.rooms
        await look_on(wishes, keep, DAY + 1)
        assert await wishes.rooms.storage.count() == 0

    with_wishes(tmp_path, act)


def test_zero_keeps_every_table(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        await wishes.rooms.open(OPENED)
        await look_on(wishes, keep, 3 * DAY)
        assert await wishes.rooms.storage.count() == 1

    with_wishes(tmp_path, act, replace(PATIENT, tables=0.0))


def test_a_table_is_deleted_only_after_the_last_person_has_left(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        left = await open_table(server)
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        await has_looked(keep)
        keep.time += 1
        await counted(server, "tables", 1)
        assert await turned_away(server, left) == "unknown_table"
        assert (await server.fetch(f"/api/tables/{left}/record"))[0] == 404
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        await has_looked(keep)
        keep.time += 1
        await eva.leave()
        await counted(server, "tables", 0)
        assert await turned_away(server, eva.table, eva.secrets[0]) == "unknown_table"

    serving(tmp_path, act, DELETE_SOON, keep)
