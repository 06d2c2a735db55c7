"""No room on the disk, clients that do not read or vanish, tables that raise: the others play on."""

import asyncio
import contextlib
import json
import resource
import socket
import sqlite3
import struct
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from permonik.engine.core.state import State
from permonik.server.room import MOST_TALK
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.storage.sqlite.storage import SqliteStorage
from permonik.server.table import Table, deal_fairly
from tests.counts import Counts
from tests.server.processes import Player, Process, check_finished, is_over, play_all, process, start_table, stored
from tests.server.serving import WAIT, Client, Message, Server, seated, serving
from tests.server.storage.disks import fill, mount
from tests.server.tables_in_play import Keep


def with_process(folder: Path, act: Callable[[Process], Awaitable[None]], **settings: object) -> None:
    async def run() -> None:
        async with process(folder, **settings) as made:
            await act(made)

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():
            await asyncio.sleep(0.01)


# No room.


@contextlib.contextmanager
def forbidden_to_write(made: Process) -> Iterator[None]:
    """The system lets the server write to no file."""
    limits = resource.prlimit(made.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(made.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(made.pid, resource.RLIMIT_FSIZE, limits)


@contextlib.contextmanager
def full_filesystem(made: Process) -> Iterator[None]:
    ballast = made.file.with_name("ballast")
    fill(ballast)
    try:
        yield
    finally:
        ballast.unlink()


def unmount(folder: Path) -> None:
    """The bots' processes end a little later than their server, and keep the filesystem busy until then."""
    for _ in range(500):
        if subprocess.run(["umount", str(folder)], capture_output=True, check=False).returncode == 0:
            return
        time.sleep(0.02)
    raise AssertionError(f"{folder} is busy")


Full = Callable[[Process], contextlib.AbstractContextManager[None]]


@pytest.fixture(params=[forbidden_to_write, full_filesystem], ids=lambda full: full.__name__)
def full(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Full]:
    if request.param is not full_filesystem:
        yield request.param
        return
    if not mount(tmp_path):
        pytest.skip("nobody may mount a filesystem here")
    try:
        yield request.param
    finally:
        unmount(tmp_path)


def lines_in(file: Path, table: str) -> int:
    """How many lines of a table are in the database."""
    with closing(sqlite3.connect(file)) as connection:
        (lines,) = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
    return int(lines)


def mover_of(players: list[Player]) -> Player:
    return next(player for player in players if player.offered)


async def until_somebody_is_to_move(server: Server, players: list[Player]) -> None:
    for player in players:
        player.goal = lambda one: one.phase == "playing"
    await play_all(server, players)


async def refused(client: Client, wish: str, **fields: object) -> Message:
    answer = await client.ask(wish, **fields)
    assert answer["type"] == "refused"
    return answer


def test_without_room_every_wish_is_refused_and_play_goes_on_when_there_is_room(tmp_path: Path, full: Full) -> None:
    async def act(made: Process) -> None:
        server, lobby = made.server, await made.server.table()
        players = await start_table(server)
        await until_somebody_is_to_move(server, players)
        mover = mover_of(players)
        other = await next(player for player in players if player is not mover).come(server)
        client, guest = await mover.come(server), await server.client(lobby)
        with_bots = await start_table(server, persons=1, bots=2)
        playing = asyncio.ensure_future(play_all(server, with_bots))
        await until(lambda: with_bots[0].last > 20)
        before = (await stored(made.file, mover.table)).log
        with full(made):
            for move in mover.offered[:5]:
                answer = await refused(client, "move", seat=mover.seat, move=move, after=mover.last)
                assert (answer["code"], answer["details"]) == ("not_stored", {"reason": "unavailable"})
            stopped_at = lines_in(made.file, with_bots[0].table)
            assert (await refused(guest, "sit", name="Dana"))["code"] == "not_stored"
            status, body = await server.fetch("/api/tables", {"game": "saboteur", "seats": 3})
            assert (status, b'"not_stored"' in body) == (503, True)
            assert (await client.ask("why", seat=mover.seat, move=mover.offered[0]))["type"] == "granted"
            assert (await other.ask("ping"))["type"] == "pong"
            assert not [message for message in other.got if message["type"] == "told"]
            assert (await guest.ask("ping"))["type"] == "pong"
            assert lines_in(made.file, with_bots[0].table) == stopped_at
        assert (await stored(made.file, mover.table)).log == before
        assert len((await stored(made.file, lobby)).log) == 1
        assert (await guest.ask("sit", name="Dana"))["type"] == "seated"
        for one in (client, other, guest):
            await one.close()
        for player in players:
            player.goal = is_over
        await play_all(server, players)
        await playing
        await check_finished(server, made.file, players)
        await check_finished(server, made.file, with_bots)

    with_process(tmp_path, act)


def test_a_disk_that_is_full_now_and_then_loses_nothing(tmp_path: Path, counts: Counts) -> None:
    async def act(made: Process) -> None:
        random = Random(4)
        tables = [await start_table(made.server, seed=number) for number in range(3)]
        playing = asyncio.ensure_future(play_all(made.server, *tables))

        def not_stored() -> int:
            return sum(player.refusals.count("not_stored") for players in tables for player in players)

        async def more_is_refused() -> None:
            before = not_stored()
            await until(lambda: not_stored() > before or playing.done())

        for _ in range(counts(small=2, normal=5, full=50)):
            with forbidden_to_write(made):
                await more_is_refused()
            await asyncio.sleep(0.05 * random.random())
        await playing
        for players in tables:
            await check_finished(made.server, made.file, players)
        assert not_stored()

    with_process(tmp_path, act)


def test_a_database_that_becomes_read_only_refuses_wishes_until_it_is_not(tmp_path: Path) -> None:
    opened: list[Storage] = []

    def rooms(storage: Storage) -> Rooms:
        opened.append(storage)
        return Rooms(storage)

    async def act(server: Server) -> None:
        table = await server.table()
        eva, _, _ = await seated(server, table, "Eva")
        jan, _, _ = await seated(server, table, "Jan")
        (storage,) = opened
        assert isinstance(storage, SqliteStorage)
        storage.writer.connection.execute("PRAGMA query_only = ON")
        assert (await refused(eva, "phrase", seat=0, phrase="phrase-hello"))["code"] == "not_stored"
        assert (await refused(eva, "employ", seat=0, target=2, level="random"))["code"] == "not_stored"
        assert (await jan.ask("ping"))["type"] == "pong"
        assert "said" not in [line["kind"] for line in jan.lines(1)]
        storage.writer.connection.execute("PRAGMA query_only = OFF")
        assert (await eva.ask("phrase", seat=0, phrase="phrase-hello"))["type"] == "granted"
        assert (await jan.line("said"))["phrase"] == "phrase-hello"

    serving(tmp_path, act, rooms=rooms)


# Clients that do not read, or vanish.

SEATS = 10
"""One client listens for all of them but the host's, and gets every line as often."""
CHATTING = 12
CHATS = 50
"""As many as one socket may send at once."""
CHAT = "💎" * 200


async def narrow_client(server: Server, table: str, *secrets: str, last: int | None = None) -> Client:
    """A client with little room for what it has not read."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
    unbounded: dict[str, Any] = {"max_size": None, "max_queue": None, "ping_interval": None}
    return await server.client(table, *secrets, last=last, sock=narrow, **unbounded)


async def chat_much(server: Server, table: str, secret: str) -> None:
    """One thing after the other: nothing is said before the last has been answered."""
    client = await server.client(table, secret, max_queue=None)
    for _ in range(CHATS):
        assert (await client.ask("chat", seat=0, text=CHAT))["type"] == "granted"
    await client.close()


async def family_table(server: Server) -> tuple[str, str, list[str]]:
    """A table where one client has all seats but the host's; the host's secret and the others'."""
    table = await server.table(SEATS)
    people = [await seated(server, table, f"Guest {number}") for number in range(SEATS)]
    host = people[0][0]
    assert (await host.ask("allow_chat", seat=0, allowed=True))["type"] == "granted"
    for client, _, _ in people:
        client.socket.transport.abort()
    secrets = [secret for _, _, secret in people]
    return table, secrets[0], secrets[1:]


async def read_to_the_end(client: Client) -> int | None:
    """The code that the connection is closed with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await client.receive()
    return client.socket.close_code


def test_a_client_that_stops_reading_delays_nobody_and_can_come_back(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        server = made.server
        table, host, family = await family_table(server)
        slow = await narrow_client(server, table, *family)
        await slow.next("welcome")
        slow.socket.transport.pause_reading()
        chatting = asyncio.gather(*(chat_much(server, table, host) for _ in range(CHATTING)))
        await until(lambda: "client_slow" in made.log.read_text() or chatting.done())
        slow.socket.transport.resume_reading()
        assert await read_to_the_end(slow) == 4409
        await chatting
        seen = max((line["number"] for line in slow.lines(1)), default=SEATS + 1)
        assert seen < SEATS + 1 + CHATTING * CHATS
        back = await server.client(table, family[0], last=seen, max_size=None)
        check_missed(await back.next("welcome"), seen, SEATS + 1 + CHATTING * CHATS)
        await back.close()

    with_process(tmp_path, act)


def check_missed(welcome: Message, seen: int, number: int) -> None:
    """All that was said since, or as much of the newest of it as is told again."""
    assert welcome["number"] == number
    for sight in welcome["sights"]:
        missed = sight["missed"]
        longest = max(len(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode()) for line in missed)
        assert len(missed) >= min(number - seen, MOST_TALK // longest)
        assert [line["number"] for line in missed] == list(range(number + 1 - len(missed), number + 1))
        assert {line["text"] for line in missed} == {CHAT}


def test_who_has_missed_more_than_may_wait_for_a_slow_client_gets_what_is_told_again(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table, host, family = await family_table(server)
        for _ in range(3):
            await chat_much(server, table, host)
        back = await server.client(table, *family, last=SEATS + 1, max_size=None)
        check_missed(await back.next("welcome"), SEATS + 1, SEATS + 1 + 3 * CHATS)
        await back.close()

    serving(tmp_path, act)


def test_a_client_that_never_reads_again_is_away_after_its_bound(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        server = made.server
        table, host, family = await family_table(server)
        slow, watcher = await narrow_client(server, table, *family), await server.client(table, max_queue=None)
        await slow.next("welcome")
        slow.socket.transport.pause_reading()
        await asyncio.gather(*(chat_much(server, table, host) for _ in range(CHATTING)))
        try:
            while (await watcher.next("presence"))["here"] != []:
                pass
        finally:
            slow.socket.transport.abort()
            await watcher.close()

    with_process(tmp_path, act)


def reset(client: Client) -> None:
    """The connection ends without a goodbye."""
    raw = client.socket.transport.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.socket.transport.abort()


class Rude(Player):
    """Every fifth time it vanishes right after it has sent a move, and does not know whether it counts."""

    offers_seen = 0

    async def act(self, client: Client) -> bool:
        self.offers_seen += bool(self.offered)
        if self.offered and self.offers_seen % 5 == 0:
            move = self.random.choice(self.offered)
            await client.send("move", seat=self.seat, move=move, after=self.last)
            await asyncio.sleep(0.005 * self.random.random())
            reset(client)
        return await super().act(client)


def test_a_client_that_vanishes_in_the_middle_of_a_move_hurts_nobody(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        players = await start_table(server)
        players[1] = Rude(players[1].table, 1, players[1].secret)
        await play_all(server, players)
        assert len(players[1].welcomes) > 2
        await check_finished(server, tmp_path / "tables.db", players)

    serving(tmp_path, act)


def test_a_move_that_is_stored_after_its_client_has_vanished_is_told_to_the_others(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        players = await start_table(server)
        await until_somebody_is_to_move(server, players)
        mover = mover_of(players)
        other = next(player for player in players if player is not mover)
        client, listening = await mover.come(server), await other.come(server)
        number, storage = mover.last, keep.rooms.storage
        assert isinstance(storage, SqliteStorage)
        storage.writer.connection.execute(f"PRAGMA busy_timeout = {1000 * WAIT:.0f}")
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as slow_disk:
            slow_disk.execute("BEGIN IMMEDIATE")
            await client.send("move", seat=mover.seat, move=mover.offered[0], after=number)
            await until(keep.room(mover.table).turn.locked)  # the move is being stored
            reset(client)
            watcher = await server.client(mover.table)
            await watcher.next("welcome")  # the server notices that the mover cannot be told who is here
            await asyncio.sleep(0.2)
        while (await listening.next("told"))["line"]["number"] <= number:
            pass
        assert lines_in(tmp_path / "tables.db", mover.table) == number + 2
        await listening.close()
        await watcher.close()

    serving(tmp_path, act, rooms=keep)


# Tables that raise.


def write_behind_the_server(file: Path, table: str, kind: str, body: bytes) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        (last,) = connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, 0)", (table, last + 1, kind, body))


IMPOSSIBLE = (
    ("moved", b'{"kind":"moved","seat":0,"move":"dance","by":"person"}'),
    ("employed", b'{"kind":"employed","seat":77,"level":"random"}'),
    pytest.param("danced", b'{"kind":"danced","seat":0}'),
    pytest.param("moved", b"\xff nonsense"),
)


@pytest.mark.parametrize(("kind", "body"), IMPOSSIBLE, ids=("no move", "no seat", "no kind", "no line"))
def test_a_table_with_an_impossible_line_is_closed_and_the_others_play_on(
    tmp_path: Path, kind: str, body: bytes
) -> None:
    file = tmp_path / "tables.db"
    tables: list[list[Player]] = []

    async def act(server: Server) -> None:
        bad, good = await start_table(server), await start_table(server)
        tables.extend((bad, good))
        victim = await bad[0].come(server)
        playing = asyncio.ensure_future(play_all(server, good))
        write_behind_the_server(file, bad[0].table, kind, body)
        codes = [(await refused(victim, "phrase", seat=0, phrase="phrase-hello"))["code"] for _ in range(3)]
        assert codes == ["table_closed"] * 3
        assert [line["reason"] for line in victim.lines(0) if line["kind"] == "closed"] == ["fault"]
        await playing
        await check_finished(server, file, good)
        await victim.close()

    async def act_again(server: Server) -> None:
        bad, good = tables
        client = await server.client(bad[1].table, bad[1].secret, last=0)
        welcome = await client.next("welcome")
        assert (welcome["phase"], welcome["closed_because"]) == ("closed", "fault")
        assert (await refused(client, "phrase", seat=1, phrase="phrase-hello"))["code"] == "table_closed"
        await client.close()
        await check_finished(server, file, good)

    serving(tmp_path, act)
    serving(tmp_path, act_again)


def test_a_deal_that_raises_closes_its_table_alone(tmp_path: Path) -> None:
    deals = count()

    def deal_the_second_only(table: Table) -> State:
        assert next(deals) > 0, "the first deal fails"
        return deal_fairly(table)

    async def act(server: Server) -> None:
        tables = [await server.table(), await server.table()]
        hosts = []
        for table in tables:
            host, seat, _ = await seated(server, table, "Eva")
            for target in (1, 2):
                await host.ask("employ", seat=seat, target=target, level="random")
            await host.ask("start", seat=seat)
            await host.ask("contribute", seat=seat, contribution="0" * 32)
            hosts.append(host)
        assert (await hosts[0].line("closed"))["reason"] == "fault"
        await hosts[1].line("dealt")
        assert (await hosts[0].ask("phrase", seat=0, phrase="phrase-hello"))["code"] == "table_closed"
        assert (await hosts[1].ask("phrase", seat=0, phrase="phrase-hello"))["type"] == "granted"

    serving(tmp_path, act, rooms=lambda storage: Rooms(storage, dealer=deal_the_second_only))
