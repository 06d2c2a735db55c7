"""Clients that mean no good, and what may be asked of a server that has met them."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from permonik.server.limits import Throttle
from permonik.server.lines import read_line
from permonik.server.room import Room
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.table import Table
from tests.server.serving import PATIENCE, WAIT, Client, Message, Server, seated, serving

REFUSED_FIELDS = {"type", "ref", "code", "details", "rules"}
LOGGERS = ("", "uvicorn.error", "permonik.server", "asyncio")

DEEP = 7_000
WISHES: dict[str, Message] = {
    "stand": {"target": 1},
    "employ": {"target": 2, "level": "random"},
    "configure": {"options": {"rounds": 1}},
    "resize": {"seats": 4},
    "start": {},
    "contribute": {"contribution": "0" * 32},
    "move": {"move": "discard map", "after": 0},
    "why": {"move": "discard map"},
    "acknowledge": {"round": 1},
    "ready": {"round": 1},
    "phrase": {"phrase": "phrase-hello"},
    "chat": {"text": "Hello"},
    "point": {"x": 1, "y": 1},
    "note": {"about": 1, "grade": "suspect"},
    "allow_chat": {"allowed": True},
    "allow_remarks": {"allowed": False},
    "open_watching": {"open": False},
    "set_clock": {"clock": "brisk"},
    "replace": {"target": 1, "level": "random"},
    "pass_host": {"target": 1},
    "claim_host": {},
    "reissue": {"target": 1},
    "agree": {"target": 1},
    "decline": {"target": 1},
    "hurry": {},
    "rematch": {},
}
"""A wish of every kind."""


class Tidy(Server):
    """A running server whose clients are all closed in the end, whatever has become of them."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.clients: list[Client] = []

    async def client(self, table: str, *secrets: str, last: int | None = None, **options: Any) -> Client:
        client = await super().client(table, *secrets, last=last, **options)
        self.clients.append(client)
        return client

    async def stranger(self, **headers: str) -> Client:
        """A socket on which nobody has said hello."""
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        client = Client(await connect(address, additional_headers=headers, max_size=None, **PATIENCE))
        self.clients.append(client)
        return client

    async def close(self) -> None:
        """Without a farewell, for which a client that has read nothing would wait long."""
        for client in self.clients:
            client.socket.transport.abort()
        await asyncio.gather(*(client.socket.wait_closed() for client in self.clients))


def attacked(
    folder: Path,
    act: Callable[[Tidy], Awaitable[None]],
    rooms: Callable[[Storage], Rooms] = Rooms,
    hosts: Sequence[str] = (),
) -> None:
    """Runs the server in this process while `act` lasts."""

    async def act_tidily(server: Server) -> None:
        tidy = Tidy(server.port)
        try:
            await act(tidy)
        finally:
            await tidy.close()

    serving(folder, act_tidily, rooms=rooms, hosts=hosts)


def lift_throttle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets every socket send as fast as it can: a test of what is sent need not wait for how fast."""
    monkeypatch.setattr("permonik.server.socket.Throttle", partial(Throttle, burst=1e9))


async def ending(client: Client) -> int:
    """Keeps what is still sent, until the server closes the socket; the code it closes with."""
    try:
        while True:
            client.got += json.loads(await asyncio.wait_for(client.socket.recv(), WAIT))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def code_of(refused: Message) -> str:
    """The code of an error, which has the one shape of every error."""
    assert refused.keys() == REFUSED_FIELDS
    assert refused["type"] == "refused"
    assert isinstance(refused["ref"], int)
    assert isinstance(refused["details"], dict)
    assert isinstance(refused["rules"], list)
    return str(refused["code"])


async def answered(client: Client) -> Message:
    """The next answer to a message of this client's own: nothing that everybody at the table is told."""
    while (message := await client.receive())["type"] in ("told", "presence", "waiting", "late"):
        pass
    return message


async def is_served(client: Client) -> bool:
    return bool((await client.ask("ping"))["type"] == "pong")


async def raw_request(server: Server, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body of the answer to a request that no library would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), WAIT)
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(status.split()[1]), headers, body


async def request(server: Server, method: str, path: str, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    return await raw_request(server, head.encode() + body)


class Kept(logging.Handler):
    """Every record that is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def faults(self) -> list[str]:
        """Whatever should not have happened, with its traceback."""
        return [self.format(record) for record in self.records if record.levelno >= logging.ERROR]


@contextmanager
def kept_logs() -> Iterator[Kept]:
    """What is logged meanwhile. The server's own set-up replaces handlers, so this begins after it has started."""
    kept = Kept()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(kept)
    try:
        yield kept
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(kept)


class Kitchen:
    """Lets a test look at the rooms of a running server: `serving(..., rooms=kitchen.open)`."""

    def __init__(self) -> None:
        self.rooms: Rooms | None = None

    def open(self, storage: Storage) -> Rooms:
        self.rooms = Rooms(storage)
        return self.rooms

    async def room(self, table: str) -> Room:
        assert self.rooms is not None
        return await self.rooms.find(table)

    async def replayed(self, table: str) -> Table:
        """The table as its stored log alone makes it."""
        assert self.rooms is not None
        row = await self.rooms.storage.find(table)
        assert row is not None
        again = Table(row.id, row.code)
        again.secret = row.secret
        for entry in await self.rooms.storage.entries(table):
            again.apply(read_line(entry.body))
        return again


def state_of(table: Table) -> tuple[object, ...]:
    """All that a log decides about a table."""
    saved = None if table.state is None else table.state.save()
    agreed = (table.phase, table.number, table.host, table.options, table.watching, table.chat, table.clock)
    return (*agreed, table.seats, table.moves, table.shown_round, table.acknowledged, table.followed_by, saved)


async def in_play(server: Server, game: str = "saboteur") -> tuple[str, list[Client], list[str]]:
    """A table of three in play: its id, its clients by seat, and their secrets."""
    table = await server.table(game=game)
    clients, secrets = [], []
    for name in ("Eva", "Jan", "Ota"):
        client, _, secret = await seated(server, table, name)
        clients.append(client)
        secrets.append(secret)
    assert (await clients[0].ask("start", seat=0))["type"] == "granted"
    for seat, client in enumerate(clients):
        assert (await client.ask("contribute", seat=seat, contribution=f"{seat:032x}"))["type"] == "granted"
    for client in clients:
        await client.line("dealt")
    return table, clients, secrets
