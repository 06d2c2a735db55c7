"""Every kind of nonsense from many clients at once: the server goes on, and the other tables do not notice."""

import asyncio
import json
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from permonik.server.requests import MOST_BYTES
from tests.counts import Counts
from tests.server.hostile import (
    WISHES,
    Kept,
    Kitchen,
    Tidy,
    attacked,
    code_of,
    in_play,
    kept_logs,
    lift_throttle,
    state_of,
)
from tests.server.serving import WAIT, Client, play, seated
from tests.server.test_frames import MALFORMED

FRAMES_A_RUN = 10_000
CLIENTS = 8
FRAMES_A_SOCKET = 200
ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    1,
    2,
    63,
    64,
    2**31,
    2**53,
    2**64,
    10**40,
    -(10**400),
    0.5,
    1e308,
    "",
    "0",
    "random",
    "discard map",
    "reveal 1,0",
    "swap 1,0 1,1",
    "pass map",
    "steal 1",
    "enough",
    "place 17 1 0",
    "\x00",
    "\u202e",
    "é" * 70,
    "x" * 1_001,
    "<b>",
    "null",
    [],
    {},
    [[]],
    {"": {}},
]
ANSWERS = {"welcome", "seated", "granted", "refused", "pong"}
NEWS = {"told", "presence", "waiting", "late"}
LAST = '{"type":"ping","ref":2000}'
EXPECTED_FAULT = "Invalid UTF-8 sequence received from client."
"""The web server writes this of its own accord."""


class Fuzzer:
    """Draws frames: valid messages, the same with faults, other JSON, and noise."""

    def __init__(self, seed: int, table: str, secrets: list[str]) -> None:
        self.random = Random(seed)
        self.secrets = secrets
        """By seat, the same list for all: whoever is given a new secret tells the others."""
        self.offer: dict[str, Any] = {"type": "ping"}
        """The last move that was offered to this client."""
        hello = {"type": "hello", "table": table, "secrets": secrets[:1], "last": 3}
        kinds = [{"type": kind, "seat": 0, **fields} for kind, fields in WISHES.items()]
        self.valid: list[dict[str, Any]] = [hello, {"type": "ping"}, {"type": "sit", "name": "Eva", "seat": 1}, *kinds]
        self.makers: list[Callable[[], str | bytes]] = [self.wish, self.faulty, self.json, self.torn, self.noise]

    def frame(self) -> str | bytes:
        return self.random.choice(self.makers)()[:MOST_BYTES]

    def message(self) -> dict[str, Any]:
        chosen = self.offer if self.random.random() < 0.02 else self.random.choice(self.valid)
        message = {**chosen, "ref": self.random.randrange(1_000)}
        if "seat" in message and chosen is not self.offer:
            message["seat"] = self.random.randrange(4)
        if "open" in message:
            message["open"] = self.random.random() < 0.9
        return message

    def wish(self) -> str:
        """Any wish in the name of any seat. Those that would end the fun for everybody else come seldom."""
        message = self.message()
        if message["type"] in ("reissue", "replace", "open_watching") and self.random.random() < 0.9:
            return '{"type":"ping"}'
        return json.dumps(message)

    def faulty(self) -> str:
        message = self.message()
        for _ in range(self.random.randint(1, 3)):
            name = self.random.choice([*message, "extra", ""])
            match self.random.randrange(4):
                case 0:
                    message.pop(name, None)
                case 1:
                    message[name] = self.random.choice(ODD)
                case 2:
                    message[name] = self.value(3)
                case _:
                    message[name] = message.get(self.random.choice([*message, ""]))
        return json.dumps(message)

    def json(self) -> str:
        return json.dumps(self.value(5))

    def value(self, depth: int) -> Any:
        kind = self.random.randrange(3 if depth else 1)
        if kind == 0:
            return self.random.choice(ODD)
        values = [self.value(depth - 1) for _ in range(self.random.randrange(4))]
        return (
            values if kind == 1 else {str(self.random.choice(["type", "ref", "seat", "x"])): value for value in values}
        )

    def torn(self) -> str | bytes:
        """A valid message with some of its bytes cut out, changed or doubled."""
        text = bytearray(json.dumps(self.message()).encode())
        for _ in range(self.random.randint(1, 4)):
            at = self.random.randrange(len(text))
            match self.random.randrange(3):
                case 0:
                    del text[at : at + self.random.randint(1, 5)]
                case 1:
                    text[at] = self.random.randrange(256)
                case _:
                    text[at:at] = text[: self.random.randint(1, 20)]
            text = text or bytearray(b"{")
        return bytes(text)

    def noise(self) -> str | bytes:
        if self.random.random() < 0.5:
            return self.random.choice(list(MALFORMED.values()))
        return self.random.randbytes(self.random.choice([0, 1, 10, 100, 5_000]))

    def greeting(self, table: str) -> str | bytes | None:
        """A good hello with secrets, one that only watches, one with a wrong secret, or none at all."""
        secrets = self.random.choice([self.secrets, self.secrets[:1], self.secrets[1:], [], [], ["wrong"]])
        if self.random.random() < 0.1:
            return None
        return json.dumps({"type": "hello", "table": table, "secrets": secrets})


async def attack(server: Tidy, table: str, fuzzer: Fuzzer, frames: int) -> Counter[str]:
    """Sends frames until so many are answered, on as many sockets as that takes; what was answered."""
    seen = Counter[str]()
    while seen.total() < frames:
        client = await server.stranger()
        listening = asyncio.ensure_future(listen(client, fuzzer, seen))
        with suppress(ConnectionClosed):
            if greeting := fuzzer.greeting(table):
                await client.socket.send(greeting)
            for _ in range(FRAMES_A_SOCKET):
                await client.socket.send(fuzzer.frame())
            if fuzzer.random.random() < 0.2:
                client.socket.transport.abort()
            await client.socket.send(LAST)
        await asyncio.wait_for(listening, WAIT)
        await client.close()
    return seen


async def listen(client: Client, fuzzer: Fuzzer, seen: Counter[str]) -> None:
    """Counts the answers by their types until the last; the refusals must have their one shape."""
    with suppress(ConnectionClosed):
        while True:
            for message in json.loads(await client.socket.recv()):
                match message:
                    case {"type": "pong", "ref": 2_000}:
                        return
                    case {"type": "refused"}:
                        code_of(message)
                    case {"type": "seated", "seat": seat, "secret": secret}:
                        fuzzer.secrets[seat] = secret
                    case {"type": "told", "moves": [*_, move], "seat": seat, "line": {"number": number}}:
                        fuzzer.offer = {"type": "move", "seat": seat, "move": move["text"], "after": number}
                if message["type"] in ANSWERS:
                    seen[message["type"]] += 1
                else:
                    assert message["type"] in {*NEWS, "noted"}


def faults_in(logs: Kept) -> list[str]:
    return [fault for fault in logs.faults() if EXPECTED_FAULT not in fault]


def most_memory() -> int:
    """The most bytes that this process has had so far."""
    unit = 1 if sys.platform == "darwin" else 1_024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def runs(frames: int) -> Iterator[tuple[int, int]]:
    """Each with a server of its own, so that none takes too long."""
    for number, first in enumerate(range(0, frames, FRAMES_A_RUN)):
        yield number, min(FRAMES_A_RUN, frames - first)


def test_no_frame_breaks_the_server_or_touches_another_table(
    tmp_path: Path, counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> None:
    lift_throttle(monkeypatch)
    for number, frames in runs(counts(small=300, normal=3_000, full=100_000)):
        folder = tmp_path / str(number)
        folder.mkdir()
        attack_one_server(folder, number, frames, "saboteur")


@pytest.mark.parametrize("game", ["saboteur-2", "diamond-forest"])
def test_no_frame_breaks_a_table_of_another_game(
    tmp_path: Path, counts: Counts, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    lift_throttle(monkeypatch)
    attack_one_server(tmp_path, 1_000, counts(small=300, normal=1_000, full=FRAMES_A_RUN), game)


def attack_one_server(folder: Path, seed: int, frames: int, game: str) -> None:
    kitchen = Kitchen()

    async def act(server: Tidy) -> None:
        target, clients, secrets = await in_play(server, game)
        for client in clients:
            await client.close()
        calm = await table_of_two_and_a_bot(server, game)
        before = most_memory()
        with kept_logs() as logs:
            fuzzers = [Fuzzer(1_000 * seed + number, target, secrets) for number in range(CLIENTS)]
            playing = asyncio.gather(*(play(client, seat) for seat, client in enumerate(calm.clients)))
            seen = sum(
                await asyncio.gather(*(attack(server, target, fuzzer, frames // CLIENTS + 1) for fuzzer in fuzzers)),
                Counter[str](),
            )
            await playing
            status, body = await server.fetch("/health")
        assert (status, json.loads(body)["ok"]) == (200, True)
        assert faults_in(logs) == []
        assert seen.total() >= frames
        assert seen["refused"] > frames // 3
        assert min(seen["granted"], seen["pong"], seen["welcome"]) > 0
        assert most_memory() - before < 200_000_000
        await nobody_is_left(kitchen, target)
        await is_what_its_log_says(kitchen, target)
        await is_what_its_log_says(kitchen, calm.table)
        calm.have_noticed_nothing()

    attacked(folder, act, rooms=kitchen.open)


async def nobody_is_left(kitchen: Kitchen, table: str) -> None:
    """Every socket that ended has left its room, and nothing else is kept of it."""
    assert kitchen.rooms is not None
    room = await kitchen.room(table)
    async with asyncio.timeout(WAIT):
        while room.listeners:
            await asyncio.sleep(0.05)
    assert len(kitchen.rooms.rooms) <= 3
    assert kitchen.rooms.loading == {}


async def is_what_its_log_says(kitchen: Kitchen, table: str) -> None:
    room = await kitchen.room(table)
    assert not room.faulty
    async with room.turn:
        assert state_of(room.table) == state_of(await kitchen.replayed(table))


class Calm:
    """People who play meanwhile at a table of their own."""

    def __init__(self, table: str, clients: list[Client]) -> None:
        self.table = table
        self.clients = clients

    def have_noticed_nothing(self) -> None:
        """Every line in its order, and no refusal."""
        for seat, client in enumerate(self.clients):
            assert {message["type"] for message in client.got} <= {*NEWS, "welcome", "seated", "granted"}
            numbers = [line["number"] for line in client.lines(seat)]
            assert numbers == list(range(numbers[0], numbers[-1] + 1))


async def table_of_two_and_a_bot(server: Tidy, game: str) -> Calm:
    table = await server.table(game=game)
    clients = [(await seated(server, table, name))[0] for name in ("Iva", "Petr")]
    assert (await clients[0].ask("employ", seat=0, target=2, level="random"))["type"] == "granted"
    assert (await clients[0].ask("start", seat=0))["type"] == "granted"
    for seat, client in enumerate(clients):
        assert (await client.ask("contribute", seat=seat, contribution=f"{seat:032x}"))["type"] == "granted"
    return Calm(table, clients)
