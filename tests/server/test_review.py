"""What reviewers and attackers of the server have found, each tried again as they did it."""

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from permonik.engine.core.fairness import commitment
from permonik.engine.core.record import read_record
from permonik.server import rooms as rooms_module
from permonik.server.bot_pool import BotPool, Question
from permonik.server.caretaker import Caretaker
from permonik.server.connection import MOST_WATCHERS
from permonik.server.lines import Opened, write_line
from permonik.server.rooms import Room, Rooms
from permonik.server.storage import Entry, Storage, TableRow
from tests.counts import Counts
from tests.server.hostile import Kitchen, Tidy, code_of, raw_request
from tests.server.serving import WAIT, Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    Keep,
    all_are,
    begin,
    come,
    game_of,
    open_table,
    play_together,
    running,
    sit_down,
    turned_away,
    whose_turn,
)
from tests.server.test_wire import Wired, wired

FIXTURES = Path(__file__).with_name("fixtures")


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():
            await asyncio.sleep(0.005)


class Storekeeper:
    """Stands before a storage; what a subclass does not change is passed on."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def __getattr__(self, name: str) -> Any:
        return getattr(self.storage, name)


@asynccontextmanager
async def held_up(room: Room) -> AsyncIterator[Callable[[int], Any]]:
    """Nothing is decided at the table meanwhile; gives a function that waits until a seat's wish waits for that."""
    room.buckets.clear()
    async with room.turn:
        yield lambda seat: until(lambda: seat in room.buckets)


# Bots.


def think_as_told(asked: Question) -> int:
    """The level says how: it hangs, takes its time, or waits for a file."""
    match asked.level:
        case "hangs":
            time.sleep(600)
        case "slow":
            time.sleep(1.0)
        case "waits":
            while not Path(asked.view.decode()).exists():
                time.sleep(0.02)
    return asked.moves[0]


def question(level: str, move: int = 0, file: Path = Path()) -> Question:
    return Question("saboteur", level, str(file).encode(), [move], 0, 0)


@asynccontextmanager
async def pool_of(workers: int, timeout: float) -> AsyncIterator[BotPool]:
    made = BotPool(workers, timeout, think_as_told)
    try:
        yield made
    finally:
        made.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_hangs_takes_no_answer_from_the_tables_that_wait_behind_it(workers: int) -> None:
    async def run() -> None:
        async with pool_of(workers, timeout=0.5) as made:
            hanging = asyncio.ensure_future(made.think(question("hangs")))
            await asyncio.sleep(0)
            made.timeout = WAIT
            others = [made.think(question("slow" if move == 1 else "quick", move)) for move in range(1, 6)]
            async with asyncio.timeout(2 * WAIT):
                assert await asyncio.gather(*others) == [1, 2, 3, 4, 5]
                assert await hanging is None

    asyncio.run(run())


def test_waiting_for_a_worker_is_not_thinking(tmp_path: Path) -> None:
    async def run() -> None:
        async with pool_of(1, timeout=WAIT) as made:
            first = asyncio.ensure_future(made.think(question("waits", 1, tmp_path / "go on")))
            await asyncio.sleep(0)
            made.timeout = 0.2
            second = asyncio.ensure_future(made.think(question("quick", 2)))
            await asyncio.sleep(2 * made.timeout)
            made.timeout = WAIT
            (tmp_path / "go on").touch()
            assert (await first, await second) == (1, 2)

    asyncio.run(run())


def test_a_bots_thought_for_an_older_position_is_refused_and_names_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = Caretaker.think

    async def act(server: Server) -> None:
        thought, go_on = asyncio.Event(), asyncio.Event()

        async def think_slowly(caretaker: Caretaker, room: Room, level: str) -> int | None:
            move = await think(caretaker, room, level)
            thought.set()
            await go_on.wait()
            return move

        monkeypatch.setattr(Caretaker, "think", think_slowly)
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        eva, jan, _ = guests
        await eva.must("set_clock", seat=0, clock="brisk")
        await all_are(guests, lambda guest: len(guest.heard("late")) == 1)
        hurrying = asyncio.ensure_future(eva.ask("hurry", seat=0, level="apprentice"))
        await thought.wait()
        await jan.move(1)
        await all_are(guests, lambda guest: len(guest.heard("late")) == 2)
        go_on.set()
        answer = await hurrying
        assert answer == {**answer, "type": "refused", "code": "not_late", "details": {}, "rules": []}
        assert [line["by"] for line in eva.lines(0) if line["kind"] == "moved"] == ["person"]

    serving(tmp_path, act, PATIENT)


# What is broken off, and what raises.


def test_a_start_that_was_broken_off_while_its_secret_was_stored_can_be_repeated(tmp_path: Path) -> None:
    class Slow(Storekeeper):
        """Keeps a secret at once, and takes very long to say so."""

        kept = 0

        async def keep_secret(self, table_id: str, secret: bytes) -> None:
            await self.storage.keep_secret(table_id, secret)
            self.kept += 1
            await asyncio.sleep(1000)

    slow: list[Slow] = []

    def rooms(storage: Storage) -> Rooms:
        slow.append(Slow(storage))
        return Rooms(slow[0])  # type: ignore[arg-type]  # stands in for a storage

    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await eva.client.send("start", seat=0)
        await until(lambda: slow[0].kept)
        eva.client.socket.transport.abort()
        await jan.must("phrase", seat=1, phrase="phrase-hello")  # what cannot be sent shows that somebody has gone
        await jan.until(lambda: jan.here == [1, 2])
        back = await come(server, eva.table, eva.secrets[0])
        back.secrets = eva.secrets
        await begin(back, jan, petr)
        row = await slow[0].find(eva.table)
        assert row.secret is not None
        assert (await jan.line("committed", 1))["commitment"] == commitment(row.secret)

    serving(tmp_path, act, PATIENT, rooms)


def test_a_welcome_that_raises_closes_its_table_and_leaves_nobody_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kitchen = Kitchen()

    def fail(_: object) -> None:
        raise RuntimeError("no screen")

    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        elsewhere = await sit_down(server, await open_table(server), "Eva")
        room = await kitchen.room(eva.table)
        await petr.leave()
        await eva.until(lambda: eva.here == [0, 1])
        before = set(room.listeners)
        monkeypatch.setattr(room.screens, "whole", fail)
        for secrets in ([petr.secrets[2]], []):
            assert await turned_away(server, eva.table, *secrets) == "table_closed"
        assert room.listeners == before
        assert (await jan.line("closed", 1))["reason"] == "fault"
        assert await jan.refused("phrase", seat=1, phrase="phrase-hello") == "table_closed"
        await elsewhere[0].must("phrase", seat=0, phrase="phrase-hello")
        assert (await come(server, elsewhere[0].table)).welcome["phase"] == "lobby"

    serving(tmp_path, act, PATIENT, kitchen.open)


def test_a_table_whose_game_this_version_does_not_know_is_closed_for_everybody(tmp_path: Path) -> None:
    kitchen = Kitchen()

    async def act(server: Server) -> None:
        assert kitchen.rooms is not None
        entry = Entry(0, "opened", write_line(Opened("chess", 1, 2, {})), 1.0)
        await kitchen.rooms.storage.create(TableRow("f" * 32, "CHESSX", "chess", 1, 1.0), entry)
        status, body = await server.fetch("/api/codes/CHESSX")
        assert (status, json.loads(body)["phase"], json.loads(body)["game"]) == (200, "closed", "chess")
        for wanted in ("CHESSX", "f" * 32):
            guest = await come(server, wanted)
            assert (guest.welcome["phase"], guest.welcome["closed_because"]) == ("closed", "fault")
            assert await guest.refused("sit", name="Eva") == "table_closed"
            await guest.must("ping")
        assert (await server.fetch(f"/api/tables/{'f' * 32}/record"))[0] == 409
        assert await sit_down(server, await open_table(server), "Eva")

    serving(tmp_path, act, rooms=kitchen.open)


def test_whoever_asks_for_a_rematch_and_hangs_up_leaves_one_table_at_most(tmp_path: Path, counts: Counts) -> None:
    class Slow(Storekeeper):
        async def append(self, *entries: Any) -> None:
            await asyncio.sleep(0.002)
            await self.storage.append(*entries)

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests)
        eva = guests[0]
        for number in range(counts(small=20, normal=40, full=400)):
            seat = number % 3
            hasty = await come(server, eva.table, guests[seat].secrets[seat])
            await hasty.client.send("rematch", seat=seat)
            await asyncio.sleep(0.001 * (number % 20))
            hasty.client.socket.transport.abort()
        await eva.ask("rematch", seat=0)
        code = (await eva.line("followed", 0))["code"]
        assert eva.kinds(0).count("followed") == 1
        assert json.loads((await server.fetch("/health"))[1])["tables"] == 2
        assert (await come(server, code, eva.secrets[0])).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT, lambda storage: Rooms(Slow(storage)))  # type: ignore[arg-type]  # stands in for one


# Wishes that wait for their turn.


def test_of_two_who_claim_to_be_host_at_once_only_one_is(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await eva.leave()
        await all_are((jan, petr), lambda guest: guest.here == [1, 2])
        keep.time += 2 * PATIENT.host
        async with held_up(keep.room(eva.table)) as has_wished:
            faster = asyncio.ensure_future(jan.ask("claim_host", seat=1))
            await has_wished(1)
            slower = asyncio.ensure_future(petr.ask("claim_host", seat=2))
            await has_wished(2)
        first, second = await faster, await slower
        assert first["type"] == "granted"
        assert (second["code"], second["details"]) == ("host_is_here", {"host": 1})
        assert keep.room(eva.table).table.host == 1

    serving(tmp_path, act, PATIENT, keep)


def test_nobody_is_replaced_who_came_back_while_the_wish_waited(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        await petr.leave()
        await all_are((eva, jan), lambda guest: guest.here == [0, 1])
        async with held_up(keep.room(eva.table)) as has_wished:
            wish = asyncio.ensure_future(eva.ask("replace", seat=0, target=2, level="random"))
            await has_wished(0)
            await come(server, eva.table, petr.secrets[2])
        answer = await wish
        assert (answer.get("code"), answer.get("details")) == ("person_is_here", {"seat": 2})
        assert "replaced" not in eva.kinds(0)

    serving(tmp_path, act, PATIENT, keep)


def test_four_people_sit_down_at_once_by_way_of_two_processes(tmp_path: Path, counts: Counts) -> None:
    """Neither process hears of the other: each finds out from the log."""

    async def run() -> None:
        keep = Keep()
        async with running(tmp_path, rooms=keep) as one, running(tmp_path) as other:
            for _ in range(counts(small=5, normal=15, full=200)):
                table = (await keep.rooms.open(Opened("saboteur", 1, 4, {}))).table.id
                guests = [await come(server, table) for server in (one, other, one, other)]
                names = ("Eva", "Jan", "Petr", "Dana")
                asked = zip(guests, names, strict=True)
                answers = await asyncio.gather(*(guest.ask("sit", name=name) for guest, name in asked))
                assert sorted(answer.get("seat", answer) for answer in answers) == [0, 1, 2, 3]
                for guest in guests:
                    await guest.leave()

    asyncio.run(asyncio.wait_for(run(), 4 * WAIT))


# Secrets that were stolen, and people who were removed.


def test_a_stolen_secret_is_dead_for_every_socket_whatever_they_are_doing(tmp_path: Path, counts: Counts) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        room = keep.room(eva.table)
        count = counts(small=10, normal=20, full=80)
        thieves = [await come(server, eva.table, jan.secrets[1]) for _ in range(count)]
        async with held_up(room) as has_wished:
            reissuing = asyncio.ensure_future(eva.ask("reissue", seat=0, target=1))
            await has_wished(0)
            for thief in thieves:
                for _ in range(5):
                    await thief.client.send("reissue", seat=1, target=1)
            await has_wished(1)
            await until(lambda: room.buckets[1].level <= room.buckets[1].burst - count)
        fresh = (await reissuing)["secret"]
        for old in (*thieves, jan):
            assert await old.refused("phrase", seat=1, phrase="phrase-hello") == "not_your_seat"
            assert old.welcome["yours"] == []
            assert not old.heard("seated") or old is jan
        assert [listener.seats for listener in room.listeners if 1 in listener.seats] == []
        assert await turned_away(server, eva.table, jan.secrets[1]) == "wrong_secret"
        assert (await come(server, eva.table, fresh)).welcome["yours"] == [1]

    serving(tmp_path, act, PATIENT, keep)


def test_a_host_who_renews_the_own_secret_keeps_the_seat_at_this_socket_alone(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        thieves = [await come(server, eva.table, eva.secrets[0]) for _ in range(3)]
        secret = (await eva.must("reissue", seat=0, target=0))["secret"]
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        for thief in thieves:
            assert await thief.refused("phrase", seat=0, phrase="phrase-hello") == "not_your_seat"
        assert (await come(server, eva.table, secret)).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT)


def test_somebody_removed_from_the_last_seat_closes_no_table_when_the_seat_goes(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr, dana = await sit_down(server, await open_table(server, 4), "Eva", "Jan", "Petr", "Dana")
        async with held_up(keep.room(eva.table)) as has_wished:
            removing = asyncio.ensure_future(eva.ask("stand", seat=0, target=3))
            await has_wished(0)
            await dana.client.send("reissue", seat=3, target=3)
            await has_wished(3)
        assert (await removing)["type"] == "granted"
        await eva.must("resize", seat=0, seats=3)
        await eva.must("open_watching", seat=0, open=False)
        await begin(eva, jan, petr)
        await dana.until(lambda: dana.gone)
        assert not keep.room(eva.table).faulty
        guest, seat = whose_turn([eva, jan, petr])
        await guest.move(seat)

    serving(tmp_path, act, PATIENT, keep)


# How much is allowed.


def test_who_chatters_too_much_may_still_play(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        guests = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        eva, jan, petr = guests

        async def say(guest: Guest, seat: int) -> str:
            return str((await guest.ask("phrase", seat=seat, phrase="phrase-hello")).get("code", "granted"))

        assert [await say(jan, 1) for _ in range(7)] == ["granted"] * 5 + ["too_often"] * 2
        assert await jan.refused("reissue", seat=1, target=1) == "too_often"
        again = await come(server, eva.table, jan.secrets[1])
        assert await say(again, 1) == "too_often", "another socket of the seat has no allowance of its own"
        assert await say(petr, 2) == "granted"
        await begin(*guests)
        keep.time += 12.5
        assert [await say(jan, 1) for _ in range(2)] == ["granted", "too_often"]
        await play_together(guests)
        assert {line["seat"] for line in eva.lines(0) if line["kind"] == "moved"} == {0, 1, 2}

    serving(tmp_path, act, PATIENT, keep, chatter=5)


def test_one_watcher_too_many_is_refused_and_a_seat_is_not(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        watchers = [await server.client(eva.table) for _ in range(MOST_WATCHERS)]
        await eva.until(lambda: eva.watchers == MOST_WATCHERS)
        assert await turned_away(server, eva.table) == "watchers_full"
        assert (await come(server, eva.table, eva.secrets[0])).welcome["yours"] == [0]
        watchers.pop().socket.transport.abort()
        await eva.until(lambda: eva.watchers == MOST_WATCHERS - 1)
        await come(server, eva.table)
        for watcher in watchers:
            watcher.socket.transport.abort()

    serving(tmp_path, act)


def test_an_address_has_so_many_sockets_and_gets_one_back_for_each_that_closes(tmp_path: Path) -> None:
    async def act(server: Wired) -> None:
        table = await open_table(server)
        guests = [await come(server, table) for _ in range(3)]
        crowd = Tidy(server.port)

        async def is_full() -> bool:
            refused = code_of(await (await crowd.stranger()).receive())
            return refused == "too_often"

        assert [await is_full() for _ in range(3)] == [True] * 3
        for guest in guests:
            await guest.must("ping")
        await guests.pop().leave()
        guests.pop().client.socket.transport.abort()
        await guests[0].until(lambda: guests[0].watchers == 1)
        guests += [await come(server, table) for _ in range(2)]
        assert await is_full()
        await crowd.close()

    wired(tmp_path, act, sockets_per_address=3)


def test_a_page_from_elsewhere_neither_sets_a_table_nor_tries_codes(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        own = f"http://127.0.0.1:{server.port}"
        code = json.loads((await server.fetch("/api/tables", {"game": "saboteur", "seats": 3}))[1])["code"]
        wish = b'{"game": "saboteur", "seats": 3}'

        async def ask(method: str, path: str, origin: str, body: bytes = b"") -> tuple[int, str]:
            head = [
                f"{method} {path} HTTP/1.1",
                f"Host: 127.0.0.1:{server.port}",
                f"Origin: {origin}",
                "Connection: close",
                f"Content-Length: {len(body)}",
            ]
            status, _, answer = await raw_request(server, ("\r\n".join(head) + "\r\n\r\n").encode() + body)
            shown = json.loads(answer)
            return status, shown["code"]

        foreign = ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", f"{own}.evil.example")
        for origin in foreign * 6:
            assert await ask("POST", "/api/tables", origin, wish) == (403, "foreign_page")
            assert await ask("GET", f"/api/codes/{code}", origin) == (403, "foreign_page")
        assert json.loads((await server.fetch("/health"))[1])["tables"] == 1
        assert await ask("GET", f"/api/codes/{code}", own) == (200, code)
        assert (await ask("POST", "/api/tables", own, wish))[0] == 201

    serving(tmp_path, act)


def test_who_has_missed_too_much_is_told_the_newest_and_moves_before_chatter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MOST_MISSED", 10)

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests, lambda guest: guest.number > 30)
        eva = guests[0]

        async def told_since(last: int) -> list[int]:
            sight = (await come(server, eva.table, eva.secrets[0], last=last)).welcome["sights"][0]
            assert sight["screen"] == eva.screens[0]
            return [line["number"] for line in sight["missed"]]

        number = eva.number
        for missed in (5, 9, 10):
            assert await told_since(number - missed) == list(range(number - missed + 1, number + 1))
        for last in (number - 11, 5, -1):
            assert await told_since(last) == list(range(number - 9, number + 1))
        for phrase in ("phrase-hello", "phrase-oops", "phrase-thanks"):
            await eva.must("phrase", seat=0, phrase=phrase)
        assert await told_since(number - 8) == [*range(number - 7, number + 1), number + 2, number + 3]
        assert await told_since(-1) == list(range(number - 9, number + 1))

    serving(tmp_path, act, PATIENT)


# Records.


def test_a_record_names_the_rules_that_its_table_was_opened_with(tmp_path: Path) -> None:
    kitchen = Kitchen()

    async def act(server: Server) -> None:
        assert kitchen.rooms is not None
        table = (await kitchen.rooms.open(Opened("saboteur", 7, 3, {"rounds": 1}))).table.id
        guests = await sit_down(server, table, "Eva", "Jan", "Petr")
        await begin(*guests)
        await play_together(guests)
        _, body = await server.fetch(f"/api/tables/{table}/record")
        assert body.decode() == (await kitchen.replayed(table)).record().write()
        assert read_record(body.decode()).rules_version == 7

    serving(tmp_path, act, PATIENT, kitchen.open)


# Beginning to serve.


def serve(folder: Path, *options: str) -> tuple[int, str]:
    """Runs the command until it gives up; its exit code and all it says."""
    done = subprocess.run(
        [sys.executable, "-m", "permonik", "serve", "--port=0", "--bot-workers=1", *options],
        cwd=folder,
        env={**os.environ, "PERMONIK_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=2 * WAIT,
        check=False,
    )
    said = done.stdout + done.stderr
    assert "Traceback" not in said
    assert "Error: " in said
    return done.returncode, said


def test_a_taken_port_is_said_and_no_database_is_made_or_changed(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as made:
        made.executescript((FIXTURES / "tables-1.sql").read_text(encoding="utf-8"))
    before = old.read_bytes()
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        for database in ("new.db", "old.db"):
            code, said = serve(tmp_path, f"--port={port}", f"--database=sqlite:///{database}")
            assert code == 1
            assert f"127.0.0.1:{port} cannot be used" in said
    assert [file.name for file in tmp_path.iterdir()] == ["old.db"]
    assert old.read_bytes() == before


@pytest.mark.parametrize("file", ["nowhere/tables.db", "folder"])
def test_a_database_that_cannot_be_written_is_said(tmp_path: Path, file: str) -> None:
    (tmp_path / "folder").mkdir()
    code, said = serve(tmp_path, f"--database=sqlite:///{file}")
    assert code == 1
    assert "cannot be kept" in said
    assert repr(file) in said


@pytest.mark.parametrize("url", ["postgres://eva:hunter2@db.example/tables", "sqlite+x://eva:hunter2@/tables.db"])
def test_a_wrong_url_is_said_without_its_password(tmp_path: Path, url: str) -> None:
    code, said = serve(tmp_path, f"--database={url}")
    assert code == 2
    assert "expected sqlite:///FILE" in said
    assert "hunter2" not in said


@pytest.mark.parametrize(
    ("option", "value"), [("--contribution-seconds", "nan"), ("--keep-days", "inf"), ("--port", "70000")]
)
def test_a_number_that_makes_no_sense_is_said(tmp_path: Path, option: str, value: str) -> None:
    code, said = serve(tmp_path, f"{option}={value}")
    assert code == 2
    assert option in said
    assert value in said
