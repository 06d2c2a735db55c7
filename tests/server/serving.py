"""A running server and its clients for tests: real sockets on loopback, a real database."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import permonik
from permonik.server.addresses import Addresses
from permonik.server.app import make_app
from permonik.server.requests import MOST_BYTES
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.timeouts import Timeouts
from permonik.server.webhook import Target
from permonik.server.wire import Talk
from tests.engine.games import short_options

WAIT = 180.0
"""Seconds after which something will never happen, however slow and busy the machine is."""
PATIENCE: dict[str, Any] = {"open_timeout": WAIT, "ping_timeout": WAIT}
"""Of a client: its library would hang up after some seconds."""
QUICK = Timeouts(
    bots=0.0, contributions=WAIT, roles=0.0, results=WAIT, away=0.0, host=0.2, clocks={"relaxed": WAIT, "brisk": 0.1}
)
Message = dict[str, Any]


class Server:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def fetch(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"http://127.0.0.1:{self.port}{path}", data, headers or {})

        def call() -> tuple[int, bytes]:
            try:
                with urlopen(request, timeout=WAIT) as answer:
                    return answer.status, answer.read()
            except HTTPError as error:
                with error:
                    return error.code, error.read()

        return await asyncio.to_thread(call)

    async def table(self, seats: int = 3, game: str = "saboteur") -> str:
        options = short_options(permonik.game(game), rounds=2)
        status, body = await self.fetch("/api/tables", {"game": game, "seats": seats, "options": options})
        assert status == 201
        return str(json.loads(body)["table"])

    async def client(
        self,
        table: str,
        *secrets: str,
        last: int | None = None,
        reads: bool = True,
        path: str = "/api/socket",
        **options: Any,
    ) -> "Client":
        socket = await connect(f"ws://127.0.0.1:{self.port}{path}", **(PATIENCE | options))
        client = Client(socket)
        await client.send("hello", table=table, secrets=list(secrets), last=last, reads=reads)
        return client


class Client:
    """Sends wishes and keeps everything it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[Message] = []
        self.read = 0
        """How many of the messages have been looked at."""
        self.ref = 0

    async def send(self, kind: str, **fields: object) -> int:
        """Sends a message; its ref."""
        self.ref += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        return self.ref

    async def receive(self) -> Message:
        """The next message; a frame is a list of them."""
        while self.read == len(self.got):
            self.got += json.loads(await asyncio.wait_for(self.socket.recv(), WAIT))
        self.read += 1
        return self.got[self.read - 1]

    async def next(self, kind: str) -> Message:
        """The next message of a kind."""
        while (message := await self.receive())["type"] != kind:
            pass
        return message

    async def line(self, kind: str) -> Message:
        """The next line of a kind that this client is told."""
        while (line := (await self.next("told"))["line"])["kind"] != kind:
            pass
        return dict(line)

    async def ask(self, wish: str, **fields: object) -> Message:
        """Sends a wish and waits for its answer."""
        ref = await self.send(wish, **fields)
        while (message := await self.receive()).get("ref") != ref:
            pass
        return message

    def lines(self, seat: int | None) -> list[Message]:
        return [message["line"] for message in self.got if message["type"] == "told" and message["seat"] == seat]

    async def close(self) -> None:
        await self.socket.close()


def serving(
    folder: Path,
    act: Callable[[Server], Awaitable[None]],
    timeouts: Timeouts = QUICK,
    rooms: Callable[[Storage], Rooms] = Rooms,
    chatter: float = 100_000,
    addresses: Addresses | None = None,
    hellos: float = 100_000,
    requests: float = 1_000_000,
    hosts: Sequence[str] = (),
    webhook: Target | None = None,
) -> None:
    """Runs the server in this process while `act` lasts."""

    async def run() -> None:
        app = make_app(
            f"sqlite:///{folder / 'tables.db'}",
            workers=1,
            timeouts=timeouts,
            rooms=rooms,
            sockets_per_address=100_000,
            chatter_per_minute=chatter,
            hellos_per_minute=hellos,
            requests_per_minute=requests,
            allowed_hosts=hosts,
            addresses=addresses,
            webhook=webhook,
        )
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=0,
            log_level="warning",
            ws=Talk,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_timeout=WAIT,
        )
        server = uvicorn.Server(config)
        task = await started(server)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            await asyncio.wait_for(act(Server(port)), 4 * WAIT)
        finally:
            server.should_exit = True
            await task

    asyncio.run(run())


async def started(server: uvicorn.Server) -> asyncio.Task[None]:
    """Serves until the server should exit; returns as soon as it listens."""
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server could not start"
        await asyncio.sleep(0.01)
    return task


async def seated(server: Server, table: str, name: str) -> tuple[Client, int, str]:
    client = await server.client(table)
    await client.next("welcome")
    answer = await client.ask("sit", name=name)
    return client, answer["seat"], answer["secret"]


async def play(client: Client, seat: int) -> None:
    """Always takes the last move offered and acknowledges every result, until the game is over."""
    acknowledged = 0
    while True:
        message = await client.receive()
        if message["type"] != "told" or message["seat"] != seat:
            continue
        if message.get("moves"):
            await client.send("move", seat=seat, move=message["moves"][-1]["text"], after=message["line"]["number"])
        if message.get("pausing") and message.get("changes", {}).get("round", 0) > acknowledged:
            acknowledged = message["changes"]["round"]
            await client.send("acknowledge", seat=seat, round=acknowledged - 1)
        if message.get("changes", {}).get("over"):
            return
