"""The wire under the server: whoever never speaks, never reads or never stops is cut, and nobody else notices."""

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from permonik.server import wire
from permonik.server.app import make_app
from permonik.server.limits import Throttle
from permonik.server.requests import MOST_BYTES
from permonik.server.socket import CLOSED_FLOOD, CLOSED_REFUSED
from permonik.server.wire import Ask, Talk
from tests.server.processes import process
from tests.server.serving import QUICK, WAIT, Server, seated, started

NEVER = 10 * WAIT
"""Seconds: so long that a test would have failed before."""
TEXT, CLOSE, PING = 1, 8, 9
MASK = b"\x01\x02\x03\x04"
HALF_A_REQUEST = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE_REQUEST = HALF_A_REQUEST + b"\r\n"
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


class Wired(Server):
    """A running server whose connections a test can look at."""

    def __init__(self, running: uvicorn.Server) -> None:
        super().__init__(running.servers[0].sockets[0].getsockname()[1])
        self.running = running

    @property
    def connections(self) -> set[Any]:
        return self.running.server_state.connections


class Lenient(Talk):
    """The web server alone would close nothing in time."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = NEVER


def wired(folder: Path, act: Callable[[Wired], Awaitable[None]], ping_seconds: float = 20.0, **settings: Any) -> None:
    """Runs the server in this process, with the protocols of `permonik serve`, while `act` lasts."""

    async def run() -> None:
        app = make_app(f"sqlite:///{folder / 'tables.db'}", workers=1, timeouts=QUICK, **settings)
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=0,
            log_level="warning",
            http=Ask,
            ws=Lenient,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=ping_seconds,
            ws_ping_timeout=ping_seconds,
        )
        server = uvicorn.Server(config)
        task = await started(server)
        try:
            await asyncio.wait_for(act(Wired(server)), 4 * WAIT)
        finally:
            server.should_exit = True
            await task

    asyncio.run(run())


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it."""
    length = bytes([len(payload) | 0x80]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return bytes([0x80 | kind]) + length + MASK + masked


MESSAGE = frame(TEXT, b'{"type":"ping"}')


class Raw:
    """A client that follows no protocol but the beginning of one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def upgrade(self, server: Server, table: str) -> None:
        """From here on it is a socket, at which a table is watched."""
        head = [
            "GET /api/socket HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        self.writer.write(("\r\n".join(head) + "\r\n\r\n").encode())
        assert b" 101 " in await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), WAIT)
        self.writer.write(frame(TEXT, json.dumps({"type": "hello", "table": table}).encode()))

    async def next_frame(self) -> tuple[int, bytes]:
        first, length = await self.reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(length)

    async def farewell(self) -> int:
        """Reads until the server says goodbye; with which code. The goodbye is not returned."""
        async with asyncio.timeout(WAIT):
            while True:
                kind, payload = await self.next_frame()
                if kind == CLOSE:
                    return int.from_bytes(payload[:2], "big")

    async def pour(self, data: bytes, most: int) -> int:
        """Sends the same again and again until it is cut off; how many bytes it got rid of before."""
        poured = 0
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(WAIT):
                while poured < most:
                    self.writer.write(data)
                    await self.writer.drain()
                    poured += len(data)
        return poured

    async def ended(self) -> bytes:
        """Waits until the server ends the connection; what it has said until then."""
        try:
            return await asyncio.wait_for(self.reader.read(), WAIT)
        except ConnectionError:
            return b""


@contextlib.asynccontextmanager
async def raw(server: Server, *, deaf: bool = False) -> AsyncIterator[Raw]:
    """Somebody deaf reads nothing: what does not fit into a few kilobytes stays with the server."""
    connection = socket.socket()
    connection.setblocking(False)
    if deaf:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", server.port))
    limit = 1024 if deaf else 2**16
    client = Raw(*await asyncio.open_connection(sock=connection, limit=limit))
    try:
        yield client
    finally:
        client.writer.transport.abort()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():
            await asyncio.sleep(0.01)


def memory_of(pid: int) -> int:
    """Bytes of a process that are in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# Who never speaks.


@pytest.mark.parametrize("said", [b"", HALF_A_REQUEST], ids=["nothing", "half a request"])
def test_a_connection_that_asks_for_nothing_is_closed_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(wire, "SILENT_SECONDS", 0.3)

    async def act(server: Wired) -> None:
        async with raw(server) as silent:
            silent.writer.write(said)
            assert await silent.ended() == b""
        await until(lambda: not server.connections)

    wired(tmp_path, act)


def test_a_socket_may_be_silent_as_long_as_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Wired) -> None:
        table = await server.table()
        monkeypatch.setattr(wire, "SILENT_SECONDS", 1.0)
        client, _, _ = await seated(server, table, "Eva")
        await asyncio.sleep(1.5 * wire.SILENT_SECONDS)
        assert (await client.ask("ping"))["type"] == "pong"

    wired(tmp_path, act)


# Who never stops.


def test_a_client_that_floods_after_it_was_sent_away_is_gone_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("permonik.server.socket.Throttle", partial(Throttle, burst=60, flood_after=0.2))
    monkeypatch.setattr(wire, "FAREWELL_SECONDS", NEVER)

    async def act(server: Wired) -> None:
        table = await server.table()
        calm, seat, _ = await seated(server, table, "Eva")
        async with raw(server) as flood:
            await flood.upgrade(server, table)
            pouring = asyncio.ensure_future(flood.pour(MESSAGE, most=2**40))
            assert await flood.farewell() == CLOSED_FLOOD
            await pouring
        await until(lambda: len(server.connections) == 1)
        assert (await calm.ask("phrase", seat=seat, phrase="phrase-hello"))["type"] == "granted"

    wired(tmp_path, act)


@pytest.mark.parametrize("what", [MESSAGE, frame(PING, b"still here")], ids=["messages", "pings"])
def test_a_client_that_goes_on_after_a_refusal_is_gone_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: bytes
) -> None:
    monkeypatch.setattr(wire, "FAREWELL_SECONDS", NEVER)

    async def act(server: Wired) -> None:
        async with raw(server) as stubborn:
            await stubborn.upgrade(server, "nowhere at all")
            assert await stubborn.farewell() == CLOSED_REFUSED
            stubborn.writer.write(what)
            await stubborn.ended()
        await until(lambda: not server.connections)

    wired(tmp_path, act)


# Who never reads.


def test_a_client_that_pings_and_never_reads_is_cut_and_costs_no_memory(tmp_path: Path) -> None:
    pings = 500 * frame(PING, bytes(120))
    much = 64_000_000

    async def run() -> None:
        async with process(tmp_path) as made:
            server = made.server
            table = await server.table()
            calm, seat, _ = await seated(server, table, "Eva")
            before = memory_of(made.pid)
            async with raw(server, deaf=True) as deaf:
                await deaf.upgrade(server, table)
                pouring = asyncio.ensure_future(deaf.pour(pings, much))
                while not pouring.done():
                    assert (await calm.ask("ping"))["type"] == "pong"
                    await asyncio.sleep(0.1)
                assert await pouring < much
            assert memory_of(made.pid) - before < 30_000_000
            answered = await calm.socket.ping()
            await asyncio.wait_for(answered, WAIT)
            assert (await calm.ask("phrase", seat=seat, phrase="phrase-hello"))["type"] == "granted"
            await calm.close()

    asyncio.run(run())


def test_a_client_that_neither_reads_nor_answers_is_cut_although_much_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_UNREAD", 10**9)

    async def act(server: Wired) -> None:
        table = await server.table()
        calm, _, _ = await seated(server, table, "Eva")

        def is_stuck() -> bool:
            return any(one.transport.get_write_buffer_size() for one in server.connections)

        async with raw(server, deaf=True) as deaf:
            await deaf.upgrade(server, table)
            while len(server.connections) == 2 and not is_stuck():
                await deaf.pour(frame(PING, bytes(120)), 50_000)
            await until(lambda: len(server.connections) == 1)
        assert (await calm.ask("ping"))["type"] == "pong"

    wired(tmp_path, act, ping_seconds=2.0)


def test_a_client_that_reads_may_ping_as_much_as_it_likes(tmp_path: Path) -> None:
    async def act(server: Wired) -> None:
        client, _, _ = await seated(server, await server.table(), "Eva")
        for _ in range(20):
            answers = [await client.socket.ping() for _ in range(50)]
            await asyncio.wait_for(asyncio.gather(*answers), WAIT)
        assert (await client.ask("ping"))["type"] == "pong"

    wired(tmp_path, act)


@pytest.mark.parametrize("said", [HALF_A_BODY, HALF_A_REQUEST], ids=["half a body", "half a second request"])
def test_a_connection_that_never_ends_its_request_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(wire, "SILENT_SECONDS", 1.0)  # in which a whole request must come

    async def act(server: Wired) -> None:
        async with raw(server) as slow:
            slow.writer.write(WHOLE_REQUEST)
            await slow.reader.readuntil(b"}")
            slow.writer.write(said)
            await slow.ended()
        await until(lambda: not server.connections)

    wired(tmp_path, act)


def test_a_client_that_is_cut_because_it_does_not_read_is_gone_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "FAREWELL_SECONDS", 0.3)
    monkeypatch.setattr("permonik.server.socket.GOODBYE_WITHIN", 0.3)
    monkeypatch.setattr("permonik.server.connection.MOST_WAITING", 10_000)
    monkeypatch.setattr(wire, "MOST_UNREAD", 10**9)

    async def act(server: Wired) -> None:
        table = await server.table()
        eva, seat, _ = await seated(server, table, "Eva")
        async with raw(server, deaf=True) as deaf:
            await deaf.upgrade(server, table)
            while not any(one.transport.get_write_buffer_size() > 100_000 for one in server.connections):
                await deaf.pour(frame(PING, bytes(120)), 50_000)
            for _ in range(50):  # each tells 300 bytes to somebody who is not written to any more
                await eva.ask("phrase", seat=seat, phrase="phrase-hello")
            while len(server.connections) == 2:
                await eva.ask("phrase", seat=seat, phrase="phrase-hello")
                await asyncio.sleep(0.1)
        await until(lambda: len(server.connections) == 1)

    wired(tmp_path, act, chatter_per_minute=100_000)
