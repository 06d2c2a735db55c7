"""What people note about each other: kept for good, and for nobody else's eyes before the end.

That no byte of what others are told depends on it is shown in `test_wire_leaks.py`, where everybody notes something.
"""

import json
from pathlib import Path

import pytest

from permonik.analysis.opinions import Opinion
from permonik.server import decisions
from permonik.server.lines import Noted, Said
from permonik.server.rooms import Rooms
from permonik.server.table import Decide
from tests.server.schema_reader import wrong_to_client
from tests.server.serving import Message, Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    Keep,
    begin,
    come,
    game_of,
    in_step,
    open_table,
    play_until_pause,
    sit_down,
    whose_turn,
)
from tests.server.test_rooms import Ear, dealt, in_rooms, lines_after, next_move

NOTHING: list[Message] = []


def grades(guest: Guest) -> list[Message]:
    """What the first seat of a guest is welcomed with."""
    return list(guest.welcome["sights"][0].get("noted", NOTHING))


async def stored(keep: Keep, table: str) -> list[str]:
    return [entry.kind for entry in await keep.rooms.storage.entries(table)]


async def forgotten(keep: Keep, table: str, *guests: Guest, snapshot: bool) -> None:
    """The table leaves memory, as when the server stops."""
    for guest in guests:
        await guest.leave()
    room = keep.room(table)
    if snapshot:
        await keep.rooms.journal.write_snapshot(room)
    del keep.rooms.rooms[table]


def test_a_note_is_told_to_every_device_of_its_seat_and_to_nobody_else(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Ida")
        eva, jan, ida = guests
        phone = await come(server, eva.table, eva.secrets[0])
        watcher = await come(server, eva.table)
        before = eva.number
        answer = await eva.must("note", seat=0, about=1, grade="suspect")
        assert (answer["number"], eva.number) == (before, before)
        noted = {"type": "noted", "seat": 0, "about": 1, "grade": "suspect"}
        await phone.until(lambda: phone.heard("noted"))
        for device in (eva, phone):
            assert device.heard("noted") == [noted]
        assert wrong_to_client(noted) == []
        mover, seat = whose_turn(guests)
        await mover.move(seat)
        await in_step([*guests, phone, watcher])
        assert eva.number == before + 1
        for other in (jan, ida, watcher):
            assert "noted" not in other.text
            assert "suspect" not in other.text
        for secret, wanted in ((eva.secrets[0], [{"about": 1, "grade": "suspect"}]), (jan.secrets[1], [])):
            again = await come(server, eva.table, secret, last=-1)
            assert grades(again) == wanted
            assert [wrong_to_client(message) for message in again.client.got] == [[]] * len(again.client.got)
            assert len(again.welcome["sights"][0]["missed"]) == before + 2
        assert "noted" not in (await come(server, eva.table, last=-1)).text

    serving(tmp_path, act, PATIENT)


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_note_outlives_the_server_and_the_last_one_counts(tmp_path: Path, snapshot: bool) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Ida")
        table, secrets = guests[0].table, [guest.secrets[seat] for seat, guest in enumerate(guests)]
        for seat, about, grade in ((0, 1, "suspect"), (1, 0, "trust"), (0, 2, "trust"), (0, 1, "unsure")):
            await guests[seat].must("note", seat=seat, about=about, grade=grade)
            mover, moving = whose_turn(guests)
            await mover.move(moving)
            await in_step(guests)
        kept = list(keep.room(table).table.opinions)
        assert [(one.step, one.seat, one.grade) for one in kept] == [
            (0, 0, "suspect"),
            (1, 1, "trust"),
            (2, 0, "trust"),
            (3, 0, "unsure"),
        ]
        lines = lines_after(keep.room(table), -1, 0)
        await forgotten(keep, table, *guests, snapshot=snapshot)
        again = [await come(server, table, secret, last=-1) for secret in secrets]
        assert keep.room(table).table.opinions == kept
        assert lines_after(keep.room(table), -1, 0) == lines
        assert [grades(guest) for guest in again] == [
            [{"about": 1, "grade": "unsure"}, {"about": 2, "grade": "trust"}],
            [{"about": 0, "grade": "trust"}],
            [],
        ]
        for seat, guest in enumerate(again):
            guest.secrets = {seat: secrets[seat]}
        mover, moving = whose_turn(again)
        await mover.move(moving)
        await again[2].must("note", seat=2, about=0, grade="suspect")
        assert (await stored(keep, table))[-2:] == ["moved", "noted"]

    serving(tmp_path, act, PATIENT, keep)


def test_in_the_next_round_everybody_may_be_somebody_else(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Ida", rounds=2)
        eva = guests[0]
        await eva.must("note", seat=0, about=1, grade="suspect")
        await play_until_pause(guests)
        assert await eva.refused("note", seat=0, about=1, grade="trust") == "round_pause"
        looking = await come(server, eva.table, eva.secrets[0])
        assert grades(looking) == [{"about": 1, "grade": "suspect"}]
        for seat, guest in enumerate(guests):
            await guest.acknowledge(seat)
        await eva.line("resumed", 0)
        assert grades(await come(server, eva.table, eva.secrets[0])) == []
        await eva.must("note", seat=0, about=1, grade="suspect")
        opinions = keep.room(eva.table).table.opinions
        assert [(one.round, one.grade) for one in opinions] == [(1, "suspect"), (2, "suspect")]

    serving(tmp_path, act, PATIENT, keep)


def test_nobody_notes_what_makes_no_sense(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server, 3)
        guests = await sit_down(server, table, "Eva", "Jan", "Ida")
        eva = guests[0]
        assert await eva.refused("note", seat=0, about=1, grade="trust") == "not_playing"
        await begin(*guests)
        assert await eva.refused("note", seat=0, about=0, grade="trust") == "nothing_to_note"
        assert await eva.refused("note", seat=0, about=3, grade="trust") == "no_such_seat"
        assert await eva.refused("note", seat=0, about=64, grade="trust") == "malformed_message"
        assert await eva.refused("note", seat=0, about=1, grade="hate") == "unknown_grade"
        assert await eva.refused("note", seat=0, about=1, grade="x" * 65) == "malformed_message"
        assert await eva.refused("note", seat=0, about=1) == "malformed_message"
        assert await eva.refused("note", seat=1, about=2, grade="trust") == "not_your_seat"
        watcher = await come(server, table)
        assert await watcher.refused("note", seat=1, about=2, grade="trust") == "not_your_seat"

    serving(tmp_path, act, PATIENT)


def test_a_game_without_hidden_roles_has_nothing_to_note(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, *_ = await game_of(server, "Eva", "Jan", "Ida", game="diamond-forest")
        assert await eva.refused("note", seat=0, about=1, grade="suspect") == "nothing_to_note"
        _, body = await server.fetch("/api/games/diamond-forest")
        assert json.loads(body)["suspects"] == []

    serving(tmp_path, act, PATIENT)


def test_notes_count_to_what_a_seat_may_say_and_the_same_one_is_stored_once(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        _, jan, ida = await game_of(server, "Eva", "Jan", "Ida")
        codes = [
            (await jan.ask("note", seat=1, about=0, grade=grade)).get("code", "granted")
            for grade in ("trust", "trust", "suspect", "suspect", "trust")
        ]
        assert codes == ["granted"] * 4 + ["too_often"]
        assert (await stored(keep, jan.table)).count("noted") == 2
        await ida.must("note", seat=2, about=0, grade="trust")

    serving(tmp_path, act, PATIENT, keep, chatter=4)


def test_how_a_table_stands_does_not_say_that_somebody_noted_something(tmp_path: Path) -> None:
    """When the last line was written is told to everybody; an aside is none."""
    keep = Keep()

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Ida")
        eva = guests[0]
        stands = await server.fetch(f"/api/tables/{eva.table}")
        keep.time += 60
        await eva.must("note", seat=0, about=1, grade="suspect")
        assert await server.fetch(f"/api/tables/{eva.table}") == stands
        await forgotten(keep, eva.table, *guests, snapshot=True)
        assert await server.fetch(f"/api/tables/{eva.table}") == stands

    serving(tmp_path, act, PATIENT, keep)


def test_another_process_has_a_note_from_the_log_and_goes_on_behind_it(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        here = await dealt(rooms)
        elsewhere = Rooms(rooms.storage)
        there = await elsewhere.find(here.table.id)
        ear = Ear(0)
        there.listeners.add(ear)
        before = len(here.lines)
        await rooms.write(here, noting("suspect"))
        assert await elsewhere.write(there, next_move) == before
        await elsewhere.write(there, noting("trust"))
        await rooms.write(here, lambda table: Said(1, "phrase-hello", ""))
        await elsewhere.journal.refresh(there)
        assert there.table.opinions == here.table.opinions == [opinion(0, "suspect"), opinion(1, "trust")]
        assert lines_after(there, -1, 0) == lines_after(here, -1, 0)
        assert [line["kind"] for line in ear.heard[0]] == ["moved", "said"]

    in_rooms(tmp_path, act)


def test_a_note_about_a_seat_that_is_not_there_closes_the_table(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await rooms.storage.append(room.table.id, [rooms.journal.entry(room.stored, Noted(0, 3, "trust"))])
        assert (await Rooms(rooms.storage).find(room.table.id)).faulty

    in_rooms(tmp_path, act)


def noting(grade: str) -> Decide:
    """Seat 0 notes what it thinks of seat 1."""
    return lambda table: decisions.note(table, 0, 1, grade)


def opinion(step: int, grade: str) -> Opinion:
    return Opinion(step, 1, 0, 1, grade)
