"""Rooms over a real database: durable first, then told."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from permonik.engine.core.fairness import commitment
from permonik.server import decisions
from permonik.server.decisions import Refused
from permonik.server.lines import (
    AnyLine,
    Committed,
    Contributed,
    Dealt,
    Employed,
    Followed,
    Hosted,
    Moved,
    Opened,
    Reissued,
    Resized,
    Said,
    Sat,
    Stood,
)
from permonik.server.room import Room
from permonik.server.rooms import Rooms, UnknownTable
from permonik.server.secrets import secret_hash
from permonik.server.storage import Storage, Unavailable, open_storage
from permonik.server.table import LegalMove, Table
from tests.server.serving import WAIT
from tests.server.tables import NAMES, SECRET

OPENED = Opened("saboteur", 1, 3, {"rounds": 1})


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.reads = True
        self.heard: dict[int | None, list[dict[str, Any]]] = {}

    def push(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "told":
            self.heard.setdefault(message["seat"], []).append(message["line"])

    def recheck(self) -> None:
        pass


def in_rooms(folder: Path, act: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = await open_storage(f"sqlite:///{folder / 'tables.db'}")
        try:
            await act(Rooms(storage))
        finally:
            await storage.close()

    asyncio.run(run())


def sitting(number: int, name: str) -> Callable[[Table], AnyLine]:
    return lambda table: decisions.sit(table, name, None, secret_hash(f"secret-{number}"))


async def dealt(rooms: Rooms) -> Room:
    room = await rooms.open(OPENED)
    for seat, name in enumerate(NAMES[:3]):
        await rooms.write(room, sitting(seat, name))
    room.table.secret = SECRET
    await rooms.storage.keep_secret(room.table.id, SECRET)
    await rooms.write(room, lambda table: decisions.start(table, 0, commitment(SECRET)))
    await rooms.write(room, decisions.deal)
    return room


def lines_after(room: Room, after: int, seat: int | None) -> list[dict[str, Any]]:
    return [json.loads(bytes(text)) for text in room.missed(after, seat)]


def next_move(table: Table) -> LegalMove:
    return decisions.legal(table, int(table.playing.to_move), table.playing.moves()[0], "person")


async def play_out(rooms: Rooms, room: Room) -> None:
    while room.table.phase == "playing":
        await rooms.write(room, next_move)


def test_a_table_is_found_by_its_code_and_built_again_from_its_log(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await dealt(rooms)
        for _ in range(10):
            await rooms.write(room, next_move)
        again = Rooms(rooms.storage)
        found = await again.find_code(room.table.code)
        assert found.table.playing.save() == room.table.playing.save()
        assert lines_after(found, -1, 1) == lines_after(room, -1, 1)
        with pytest.raises(UnknownTable):
            await again.find_code("ZZZZZZ")

    in_rooms(tmp_path, act)


def test_everybody_hears_one_numbered_message_a_line_and_only_what_is_theirs(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await rooms.open(OPENED)
        ears = [Ear(0), Ear(1, 2), Ear()]
        room.listeners.update(ears)
        for seat, name in enumerate(NAMES[:3]):
            await rooms.write(room, sitting(seat, name))
        room.table.secret = SECRET
        await rooms.write(room, lambda table: decisions.start(table, 0, commitment(SECRET)))
        await rooms.write(room, decisions.deal)
        await play_out(rooms, room)
        for ear in ears:
            for listening, texts in ear.heard.items():
                assert texts == lines_after(room, 0, listening)
                numbers = [line["number"] for line in texts]
                assert numbers == list(range(1, len(room.lines)))
        secrets = [event for line in ears[2].heard[None] for event in line.get("events", ()) if "secret" in event]
        assert secrets == []

    in_rooms(tmp_path, act)


def test_wishes_at_one_table_are_granted_one_at_a_time(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await rooms.open(OPENED)
        wishes = [rooms.write(room, sitting(number, f"Guest {number}")) for number in range(6)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert [answer for answer in answers if isinstance(answer, int)] == [1, 2, 3]
        refused = [answer.code for answer in answers if isinstance(answer, Refused)]
        assert refused == ["table_full"] * 3

    in_rooms(tmp_path, act)


def test_two_processes_at_one_table_never_disagree(tmp_path: Path) -> None:
    """The slower one is told that the log has gone on, catches up, and decides again."""

    async def act(rooms: Rooms) -> None:
        here = await dealt(rooms)
        elsewhere = Rooms(rooms.storage)
        there = await elsewhere.find(here.table.id)
        ear = Ear(0)
        there.listeners.add(ear)
        await rooms.write(here, next_move)
        await elsewhere.write(there, lambda table: Said(0, "phrase-hello", ""))
        await elsewhere.write(there, next_move)
        await rooms.write(here, lambda table: Said(1, "phrase-hello", ""))
        await rooms.write(here, next_move)
        assert len(ear.heard[0]) == 3
        await elsewhere.journal.refresh(there)
        assert there.table.playing.save() == here.table.playing.save()
        assert ear.heard[0] == lines_after(here, len(here.lines) - 6, 0)

    in_rooms(tmp_path, act)


def test_what_cannot_be_stored_is_not_played_and_play_goes_on_later(tmp_path: Path) -> None:
    class Full:
        """A storage that has no room for a while."""

        def __init__(self, storage: Storage) -> None:
            self.storage = storage
            self.full = False

        def __getattr__(self, name: str) -> object:
            if name == "append" and self.full:
                return self.fail
            return getattr(self.storage, name)

        async def fail(self, *_: object) -> None:
            raise Unavailable("room on the disk", "none")

    async def act(rooms: Rooms) -> None:
        room = await dealt(rooms)
        disk = Full(rooms.storage)
        rooms.journal.storage = disk  # type: ignore[assignment]  # stands in for a storage
        ear = Ear(1)
        room.listeners.add(ear)
        before = room.table.playing.save()
        disk.full = True
        with pytest.raises(Unavailable):
            await rooms.write(room, next_move)
        assert room.table.playing.save() == before
        assert ear.heard == {}
        disk.full = False
        await rooms.write(room, next_move)
        assert len(ear.heard[1]) == 1

    in_rooms(tmp_path, act)


def test_a_table_that_raises_is_closed_and_the_others_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(rooms: Rooms) -> None:
        bad, good = await dealt(rooms), await dealt(rooms)
        ear = Ear(0)
        bad.listeners.add(ear)
        await rooms.write(bad, lambda table: Moved(0, "dance", "person"))
        assert (bad.table.phase, good.table.phase) == ("closed", "playing")
        assert ear.heard[0][0]["kind"] == "closed"
        await rooms.write(good, next_move)

    in_rooms(tmp_path, act)
    assert "table_closed" in caplog.text
    assert SECRET.hex() not in caplog.text


@pytest.mark.parametrize(
    "line",
    [
        Dealt(),
        OPENED,
        Committed("00" * 32),
        Contributed(0, "00" * 16),
        Sat(0, "Mallory", secret_hash("mallory")),
        Stood(1),
        Employed(1, "random"),
        Resized(5),
        Followed("ABCDEF"),
        Reissued(-1, secret_hash("mallory")),
        Hosted(3),
    ],
    ids=lambda line: line.kind,
)
def test_a_line_that_cannot_be_there_closes_the_table_instead_of_being_believed(tmp_path: Path, line: AnyLine) -> None:
    """Somebody has written it into the log of a running game, where no decision would have let it."""

    async def act(rooms: Rooms) -> None:
        room, other = await dealt(rooms), await dealt(rooms)
        await rooms.write(room, next_move)
        await rooms.storage.append(room.table.id, [rooms.journal.entry(len(room.lines), line)])
        await rooms.storage.append(
            room.table.id, [rooms.journal.entry(len(room.lines) + 1, Said(0, "phrase-hello", ""))]
        )
        again = await Rooms(rooms.storage).find(room.table.id)
        assert (again.faulty, again.table.phase, again.table.closed_because) == (True, "closed", "fault")
        assert [seat.name for seat in again.table.seats] == list(NAMES[:3])
        assert again.table.seats == room.table.seats
        with pytest.raises(Refused, match="table_closed"):
            await rooms.write(again, next_move)
        assert not (await Rooms(rooms.storage).find(other.table.id)).faulty

    in_rooms(tmp_path, act)


def test_a_log_with_a_gap_closes_the_table(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await rooms.write(room, next_move)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute("DELETE FROM entries WHERE number = 4")
        assert (await Rooms(rooms.storage).find(room.table.id)).faulty

    in_rooms(tmp_path, act)


def test_a_line_whose_writer_has_gone_is_told_all_the_same(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await dealt(rooms)
        ear = Ear(0)
        room.listeners.add(ear)
        writing = asyncio.ensure_future(rooms.write(room, next_move))
        for _ in range(2):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait_for(heard(ear), WAIT)
        assert ear.heard[0][0]["kind"] == "moved"
        assert len(room.lines) == len(await rooms.storage.entries(room.table.id))

    async def heard(ear: Ear) -> None:
        while not ear.heard:
            await asyncio.sleep(0.01)

    in_rooms(tmp_path, act)


def test_a_room_nobody_listens_to_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        quiet, busy = await dealt(rooms), await dealt(rooms)
        busy.listeners.add(Ear(0))
        assert await rooms.leave_memory() == 0
        assert await rooms.leave_memory() == 1
        assert list(rooms.rooms) == [busy.table.id]
        back = await rooms.find(quiet.table.id)
        assert back is not quiet
        assert back.table.playing.save() == quiet.table.playing.save()

    in_rooms(tmp_path, act)
