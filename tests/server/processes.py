"""Servers and workers as processes of their own, to be killed and started again, and people who come back and
remember."""

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from permonik.engine.core.record import read_record
from permonik.server.line_messages import message
from permonik.server.lines import AnyLine, Moved, read_line
from permonik.server.screens import offered_moves
from permonik.server.storage import Entry, Snapshot, Storage, TableRow, open_storage
from permonik.server.table import Table
from tests.ports import free_port
from tests.server.serving import WAIT, Client, Message, Server, seated

QUICK = {
    "bot_delay": 0.0,
    "contribution_seconds": WAIT,
    "role_seconds": 0,
    "result_seconds": WAIT,
    "away_seconds": 0,
    "host_away_seconds": 0.2,
    "bot_workers": 1,
    "tables_per_minute": 1_000_000,
    "chatter_per_minute": 1_000_000,
    "hellos_per_minute": 1_000_000,
    "requests_per_minute": 1_000_000,
    "log_level": "info",
}
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
"""What a client meets while the server is dead."""


class Process:
    """A server that can be started again and again on the same database and port."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.file = folder / "tables.db"
        self.url = str(settings.get("database", f"sqlite:///{self.file}"))
        self.server = Server(free_port())
        self.settings = QUICK | settings
        self.running: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    @property
    def pid(self) -> int:
        assert self.running is not None, "the server runs"
        return self.running.pid

    def command(self) -> list[str]:
        settings = self.settings | {"port": self.server.port, "database": self.url}
        options = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        return [sys.executable, "-m", "permonik", "serve", *options]

    async def start(self) -> Server:
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(self.command(), stderr=log)
        async with asyncio.timeout(WAIT):
            while not await self.is_healthy():
                assert self.running.poll() is None, self.log.read_text()
                await asyncio.sleep(0.02)
        return self.server

    async def is_healthy(self) -> bool:
        try:
            status, _ = await self.server.fetch("/health")
        except OSError:
            return False
        return status == 200

    async def end(self, with_signal: signal.Signals) -> int:
        """Sends the signal and waits; the exit code."""
        assert self.running is not None, "the server runs"
        self.running.send_signal(with_signal)
        return await asyncio.to_thread(self.running.wait, WAIT)

    async def kill(self) -> None:
        assert await self.end(signal.SIGKILL) == -signal.SIGKILL

    def clean_up(self) -> None:
        if self.running is not None and self.running.poll() is None:
            self.running.kill()
            self.running.wait()


@contextlib.asynccontextmanager
async def process(folder: Path, **settings: object) -> AsyncIterator[Process]:
    """A running server, which is no more at the end."""
    made = Process(folder, **settings)
    try:
        await made.start()
        yield made
    finally:
        made.clean_up()


class Worker:
    """`permonik worker` as a process of its own, to be killed and started again."""

    def __init__(self, folder: Path, url: str) -> None:
        self.log = folder / "worker.log"
        self.url = url
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "permonik", "worker", f"--redis={self.url}", "--processes=1"]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(command, stderr=log)

    async def until_begun(self, times: int) -> None:
        """It has been started so often, and hears signals."""
        async with asyncio.timeout(WAIT):
            while self.log.read_text().count("worker_begins") < times:
                await asyncio.sleep(0.01)

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()

    def end(self) -> int:
        self.running.terminate()
        return self.running.wait(WAIT)


@contextlib.asynccontextmanager
async def storage_of(database: Path | str) -> AsyncIterator[Storage]:
    """To look into a file, or a database by its URL, beside the server that may have it open."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    storage = await open_storage(url, shared=True)
    try:
        yield storage
    finally:
        await storage.close()


def as_shown(shown: object) -> Any:
    """What a client makes of something that is sent to it."""
    return msgspec.json.decode(msgspec.json.encode(shown))


class Stored(Table):
    """A table replayed from what the database holds, step by step, apart from any server."""

    def __init__(self, row: TableRow, entries: list[Entry], snapshot: Snapshot | None) -> None:
        super().__init__(row.id, row.code)
        self.secret = row.secret
        self.log: list[AnyLine] = [read_line(entry.body) for entry in entries]
        self.snapshot = snapshot
        assert [entry.number for entry in entries] == list(range(len(entries)))

    def check(self, *witnesses: "Player") -> "Stored":
        """Plays the log from the beginning and compares it, line by line, with all that people have seen."""
        for witness in witnesses:
            witness.check_granted(self.log)
        for number, line in enumerate(self.log):
            told = self.apply(line)
            for witness in witnesses:
                witness.check_line(number, as_shown(message(number, line, told, witness.seat)))
                witness.check_sight(number, self)
            if self.snapshot is not None and self.snapshot.number == number:
                kept = self.playing.game.load(self.snapshot.state)  # perhaps of older rules
                assert kept.save() == self.playing.save()
        return self


async def stored(database: Path | str, table: str) -> Stored:
    async with storage_of(database) as storage:
        row = await storage.find(table)
        assert row is not None
        return Stored(row, await storage.entries(table), await storage.latest_snapshot(table))


def is_over(player: "Player") -> bool:
    return bool(player.screen.get("over"))


def has_contributed(player: "Player") -> bool:
    return player.has_done("contributed")


def has_acknowledged(player: "Player") -> bool:
    return player.has_acknowledged()


def sees_result(player: "Player") -> bool:
    """The table pauses after a round."""
    return player.pausing


MEMORY = "diamond-forest"
LOCKED_OUT = ("wrong_secret", "unknown_table", "watching_closed")
"""Refusals that coming back again would not change."""


class Player:
    """Plays one seat at random, comes back whenever the server does, and keeps all that it has seen."""

    def __init__(self, table: str, seat: int, secret: str, seed: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.random = Random(f"{seed} {seat}")
        self.lines: dict[int, Message] = {}
        self.screens: dict[int, Message] = {}
        self.offers: dict[int, list[str]] = {}
        self.granted: dict[int, Message] = {}
        self.refusals: list[str] = []
        self.welcomes: list[Message] = []
        self.screen: Message = {}
        self.offered: list[str] = []
        self.phase = "lobby"
        self.pausing = False
        self.last = -1
        self.closings: list[int] = []
        self.goal: Callable[[Player], bool] = is_over
        """Until when it plays; then it does nothing more."""

    @property
    def is_there(self) -> bool:
        return self.goal(self)

    # What is seen.

    def see_welcome(self, welcome: Message) -> None:
        assert welcome["yours"] == [self.seat]
        assert not welcome["closed_because"], "the table has been closed"
        assert welcome["number"] >= self.last, "a line that was told has been lost"
        self.welcomes.append(welcome)
        (sight,) = welcome["sights"]
        for line in sight.get("missed", ()):
            self.see_line(line)
        self.phase, self.pausing, self.last = welcome["phase"], welcome["pausing"], welcome["number"]
        self.offered = []
        if screen := sight.get("screen"):
            self.see_sight(self.last, screen, sight.get("moves", []))

    def see_told(self, told: Message) -> None:
        number = told["line"]["number"]
        assert number == self.last + 1, "every line is told, in order"
        assert told["line"]["kind"] != "closed", "the table has been closed"
        self.see_line(told["line"])
        self.last, self.pausing = number, told.get("pausing", False)
        if told["line"]["kind"] == "committed":
            self.phase = "contributing"
        if "moves" in told:
            self.phase = "playing"
            self.see_sight(number, self.screen | told.get("changes", {}), told["moves"])

    def see_line(self, line: Message) -> None:
        known = self.lines.get(line["number"], line)
        assert self.agree(known, line), "a line is told again as it was"
        self.lines[line["number"]] = max(known, line, key=lambda one: len(one.get("events", ())))

    def agree(self, one: Message, other: Message) -> bool:
        """Whether two are the same line; in a game about memory what happened is missing when it is told again."""
        if self.welcomes[-1]["game"] == MEMORY and not (one.get("events") and other.get("events")):
            return {**one, "events": []} == {**other, "events": []}
        return one == other

    def see_sight(self, number: int, screen: Message, moves: list[Message]) -> None:
        self.screen, self.offered = screen, [move["text"] for move in moves]
        known = self.screens.setdefault(number, screen)
        assert known == screen, "a screen is shown again as it was"
        self.offers[number] = self.offered

    # What is compared with the log.

    def check_granted(self, log: list[AnyLine]) -> None:
        for number, wish in self.granted.items():
            line = log[number]
            assert (line.kind, getattr(line, "seat", None)) == (wish["kind"], self.seat)
            if isinstance(line, Moved):
                assert (line.move, line.by) == (wish["move"], "person")

    def check_line(self, number: int, told: Message) -> None:
        assert self.agree(self.lines.get(number, told), told)

    def check_sight(self, number: int, table: Table) -> None:
        if number in self.screens:
            assert self.screens[number] == json.loads(table.playing.screen(self.seat).save())
            assert self.offers[number] == [move["text"] for move in as_shown(offered_moves(table, self.seat))]

    # What is done.

    async def play(self, server: Server) -> None:
        """Until it is there, however often the server dies meanwhile."""
        while not self.is_there:
            try:
                await self.visit(server)
            except GONE as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.closings.append(error.rcvd.code)
                await asyncio.sleep(0.02)

    async def visit(self, server: Server) -> None:
        """From hello until it is there or the connection is lost."""
        client = await self.come(server)
        try:
            while not self.is_there:
                while await self.act(client):
                    pass
                if not self.is_there:
                    self.see(await client.receive())
        finally:
            await client.close()

    async def come(self, server: Server) -> Client:
        client = await server.client(self.table, self.secret, last=self.last, max_queue=None)
        while (answer := await client.receive())["type"] != "welcome":
            assert answer.get("code") not in LOCKED_OUT, "whoever has the secret of a seat is let in"
        self.see_welcome(answer)
        return client

    def see(self, answer: Message) -> None:
        if answer["type"] == "told":
            self.see_told(answer)

    async def act(self, client: Client) -> bool:
        """Does what the seat is to do now; whether there was anything."""
        if self.is_there:
            return False
        if self.phase == "contributing" and not self.has_done("contributed"):
            await self.ask(client, "contribute", "contributed", contribution=f"{self.random.getrandbits(128):032x}")
        elif self.pausing and not self.has_acknowledged():
            await self.ask(client, "acknowledge", "acknowledged", round=self.screen["round"] - 1)
        elif self.offered:
            await self.ask(client, "move", "moved", move=self.random.choice(self.offered), after=self.last)
        else:
            return False
        return True

    def has_done(self, kind: str) -> bool:
        return any(line["kind"] == kind and line["seat"] == self.seat for line in self.lines.values())

    def has_acknowledged(self) -> bool:
        resumed = max((line["number"] for line in self.lines.values() if line["kind"] == "resumed"), default=-1)
        done = (line for line in self.lines.values() if line["kind"] == "acknowledged" and line["seat"] == self.seat)
        return any(line["number"] > resumed for line in done)

    async def ask(self, client: Client, wish: str, kind: str, **fields: object) -> Message:
        """Sends a wish and sees everything until it is answered; what is granted must stay so."""
        ref = await client.send(wish, seat=self.seat, **fields)
        while (answer := await client.receive()).get("ref") != ref:
            self.see(answer)
        if answer["type"] == "granted":
            self.granted[answer["number"]] = {"kind": kind, **fields}
        else:
            self.refusals.append(answer["code"])
            await asyncio.sleep(0.05)
        return answer


async def set_table(
    server: Server, persons: int = 3, bots: int = 0, seed: int = 0, game: str = "saboteur"
) -> list[Player]:
    """A table in its lobby with all its seats taken; the players of the persons' seats."""
    table = await server.table(persons + bots, game)
    players = []
    for name in ("Alena", "Bořek", "Cyril", "Dana")[:persons]:
        client, seat, secret = await seated(server, table, name)
        players.append(Player(table, seat, secret, seed))
        if seat == persons - 1:
            for target in range(persons, persons + bots):
                await host_wish(server, players[0], "employ", target=target, level="random")
        await client.close()
    return players


async def host_wish(server: Server, host: Player, wish: str, **fields: object) -> int:
    """The number of the line that the host's wish brought about."""
    client = await server.client(host.table, host.secret)
    answer = await client.ask(wish, seat=host.seat, **fields)
    await client.close()
    assert answer["type"] == "granted"
    return int(answer["number"])


async def start_table(
    server: Server, persons: int = 3, bots: int = 0, seed: int = 0, game: str = "saboteur"
) -> list[Player]:
    """A table to which everybody has contributed, so that the players need nothing but to play."""
    players = await set_table(server, persons, bots, seed, game)
    for player in players:
        player.goal = has_contributed
    contributing = asyncio.ensure_future(play_all(server, players))
    while not all(player.welcomes for player in players):
        await asyncio.sleep(0.001)
    await host_wish(server, players[0], "start")
    await contributing
    for player in players:
        player.goal = is_over
    return players


@contextlib.asynccontextmanager
async def all_here(server: Server, players: list[Player]) -> AsyncIterator[None]:
    """Everybody is connected, and only looks."""
    async with contextlib.AsyncExitStack() as clients:
        for player in players:
            clients.push_async_callback((await player.come(server)).close)
        yield


async def play_all(server: Server, *tables: list[Player]) -> None:
    async with asyncio.timeout(4 * WAIT):
        await asyncio.gather(*(player.play(server) for players in tables for player in players))


async def check_finished(server: Server, database: Path | str, players: list[Player]) -> None:
    """The log is what everybody has seen, the record is the log's, and its deal can be proved."""
    table = (await stored(database, players[0].table)).check(*players)
    assert table.phase == "over"
    status, body = await server.fetch(f"/api/tables/{table.id}/record")
    assert status == 200
    assert body.decode() == table.record().write()
    record = read_record(body.decode())
    assert record.fair is not None
    assert record.fair.verify() == record.seed
