"""People at a running server's tables: each keeps its picture of the table up to date with what it is told."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed

import permonik
from permonik.server.app import make_app
from permonik.server.room import Room
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.table import Table
from permonik.server.timeouts import Timeouts
from permonik.server.wire import Talk
from tests.engine.games import short_options
from tests.server.serving import WAIT, Client, Message, Server, started

PATIENT = Timeouts(
    bots=0.0,
    contributions=1000.0,
    roles=0.0,
    results=1000.0,
    away=0.0,
    host=1000.0,
    clocks={"relaxed": 1000.0, "brisk": 0.1},
)
"""Nothing happens because of the clock alone, except that a brisk one runs out at once."""


class Guest:
    """A client that reads all the time, and merges what it is told into what it was welcomed with."""

    def __init__(self, server: Server, table: str, client: Client) -> None:
        self.server = server
        self.table = table
        self.client = client
        self.welcome: Message = {}
        self.number = -1
        self.pausing = False
        self.screens: dict[int | None, Message] = {}
        self.moves: dict[int | None, list[Message]] = {}
        self.seen: dict[tuple[int, int | None], tuple[Message, list[Message]]] = {}
        """The screen and the moves after each line, by number and seat."""
        self.here: list[int] = []
        self.away: list[int] = []
        self.waiting: Message | None = None
        self.watchers = 0
        self.answers: dict[int, Message] = {}
        self.secrets: dict[int, str] = {}
        self.gone = False
        self.news = asyncio.Event()
        self.reading = asyncio.ensure_future(self.read())

    # What it is told.

    async def read(self) -> None:
        try:
            while True:
                self.take(await self.client.receive())
                self.news.set()
        except (ConnectionClosed, TimeoutError):
            self.gone = True
            self.news.set()

    def take(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.take_welcome(message)
            case "told":
                self.take_told(message)
            case "presence":
                self.take_presence(message)
            case "waiting":
                self.waiting = message["wait"]
        if message.get("ref"):
            self.answers[message["ref"]] = message

    def take_welcome(self, welcome: Message) -> None:
        self.welcome = welcome
        self.number, self.pausing = welcome["number"], welcome["pausing"]
        self.waiting = welcome["waiting"]
        self.take_presence(welcome)
        for sight in welcome["sights"]:
            self.screens[sight["seat"]] = sight.get("screen") or {}
            self.moves[sight["seat"]] = sight.get("moves", [])
            self.remember(sight["seat"])

    def take_presence(self, told: Message) -> None:
        self.here, self.away, self.watchers = told["here"], told["away"], told["watchers"]

    def take_told(self, told: Message) -> None:
        seat = told["seat"]
        self.number, self.pausing = told["line"]["number"], told.get("pausing", False)
        self.screens[seat] = {**self.screens.get(seat, {}), **told.get("changes", {})}
        if "moves" in told:
            self.moves[seat] = told["moves"]
        self.remember(seat)

    def remember(self, seat: int | None) -> None:
        self.seen[self.number, seat] = (self.screens[seat], self.moves.get(seat, []))

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(WAIT):
            while not holds():
                self.news.clear()
                await self.news.wait()

    def lines(self, seat: int | None) -> list[Message]:
        return self.client.lines(seat)

    def kinds(self, seat: int | None) -> list[str]:
        return [line["kind"] for line in self.lines(seat)]

    async def line(self, kind: str, seat: int | None, count: int = 1) -> Message:
        """The line of a kind that this client was told for a seat: the first one, or the one after others."""
        await self.until(lambda: self.kinds(seat).count(kind) >= count)
        return [line for line in self.lines(seat) if line["kind"] == kind][count - 1]

    def heard(self, kind: str) -> list[Message]:
        return [message for message in self.client.got if message["type"] == kind]

    @property
    def over(self) -> bool:
        return any(screen.get("over") for screen in self.screens.values())

    @property
    def text(self) -> str:
        """Everything it was ever told."""
        return json.dumps(self.client.got)

    # What it wishes.

    async def ask(self, kind: str, **fields: object) -> Message:
        ref = await self.client.send(kind, **fields)
        await self.until(lambda: ref in self.answers or self.gone)
        return self.answers[ref]

    async def must(self, kind: str, **fields: object) -> Message:
        answer = await self.ask(kind, **fields)
        assert answer["type"] in ("granted", "seated", "pong"), answer
        return answer

    async def insist(self, kind: str, **fields: object) -> Message:
        """Asks again as long as somebody at another process was faster."""
        while (answer := await self.ask(kind, **fields)).get("code") == "not_stored":
            pass
        return answer

    async def refused(self, kind: str, **fields: object) -> str:
        """The code of the refusal."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def sit(self, name: str, seat: int | None = None) -> int:
        answer = await self.must("sit", name=name, seat=seat)
        self.secrets[answer["seat"]] = answer["secret"]
        return int(answer["seat"])

    async def move(self, seat: int, choice: int = -1) -> None:
        text = self.moves[seat][choice]["text"]
        answer = await self.insist("move", seat=seat, move=text, after=self.number)
        assert answer["type"] == "granted", answer

    async def acknowledge(self, seat: int) -> None:
        await self.must("acknowledge", seat=seat, round=self.screens[seat]["round"] - 1)

    async def leave(self) -> None:
        await self.client.close()
        await self.reading


async def all_are(guests: Iterable[Guest], holds: Callable[[Guest], object]) -> None:
    """Waits until something is so for everybody."""
    for guest in guests:
        await guest.until(partial(holds, guest))


async def come(server: Server, table: str, *secrets: str, last: int | None = None, reads: bool = True) -> Guest:
    guest = Guest(server, table, await server.client(table, *secrets, last=last, reads=reads))
    await guest.until(lambda: guest.welcome)
    return guest


async def turned_away(server: Server, table: str, *secrets: str, last: int | None = None) -> str:
    """Why somebody is not let in; the socket is closed then."""
    guest = Guest(server, table, await server.client(table, *secrets, last=last))
    await guest.until(lambda: guest.gone)
    assert not guest.welcome
    return str(guest.heard("refused")[0]["code"])


async def open_table(server: Server, seats: int = 3, game: str = "saboteur", **options: object) -> str:
    chosen = {**short_options(permonik.game(game)), **options}
    status, body = await server.fetch("/api/tables", {"game": game, "seats": seats, "options": chosen})
    assert status == 201
    return str(json.loads(body)["table"])


async def sit_down(server: Server, table: str, *names: str, reads: bool = True) -> list[Guest]:
    """People at sockets of their own, from the first free seat on."""
    guests = [await come(server, table, reads=reads) for _ in names]
    for guest, name in zip(guests, names, strict=True):
        await guest.sit(name)
    return guests


async def begin(*guests: Guest) -> None:
    """The first guest is host and starts; everybody contributes for each of their seats."""
    host = guests[0]
    await host.must("start", seat=next(iter(host.secrets)))
    for guest in guests:
        for seat in guest.secrets:
            await guest.must("contribute", seat=seat, contribution=f"{seat:032x}")
    await all_are(guests, lambda guest: any(guest.screens.values()))


async def game_of(server: Server, *names: str, **options: Any) -> list[Guest]:
    """A dealt table where people sit at all the seats."""
    guests = await sit_down(server, await open_table(server, len(names), **options), *names)
    await begin(*guests)
    return guests


async def play(
    guest: Guest, until: Callable[[Guest], bool] = lambda guest: False, *, through_pauses: bool = True
) -> None:
    """Plays for all the seats of a guest, taking the last move offered, until the game is over or something is so."""
    acknowledged: set[tuple[int, int]] = set()

    def is_done() -> bool:
        return guest.over or until(guest)

    def to_acknowledge() -> set[tuple[int, int]]:
        if not guest.pausing or not through_pauses:
            return set()
        return {(seat, guest.screens[seat]["round"]) for seat in guest.secrets} - acknowledged

    def to_move() -> list[int]:
        return [seat for seat in guest.secrets if guest.moves.get(seat)]

    while not is_done():
        await guest.until(lambda: is_done() or to_acknowledge() or to_move())
        for seat, round_number in to_acknowledge():
            acknowledged.add((seat, round_number))
            await guest.insist("acknowledge", seat=seat, round=round_number - 1)
        if not is_done() and to_move():
            await guest.move(to_move()[0])


async def play_together(
    guests: Sequence[Guest], until: Callable[[Guest], bool] = lambda guest: False, *, through_pauses: bool = True
) -> None:
    await asyncio.gather(*(play(guest, until, through_pauses=through_pauses) for guest in guests))


async def go_on(server: Server, guests: Sequence[Guest], game: str | None = None) -> list[Guest]:
    """The same people at the next table, in its lobby."""
    await guests[0].must("rematch", seat=0, game=game)
    code = (await guests[0].line("followed", 0))["code"]
    again = [await come(server, code, *guests[0].secrets.values())]
    for guest in guests[1:]:  # by its id: looking a code up is rationed
        again.append(await come(server, again[0].welcome["table"], *guest.secrets.values()))
    for guest, before in zip(again, guests, strict=True):
        guest.table = guest.welcome["table"]
        guest.secrets = dict(zip(guest.welcome["yours"], before.secrets.values(), strict=True))
    return again


async def play_short(guests: Sequence[Guest]) -> None:
    """The host has the first seat."""
    game = permonik.game(guests[0].welcome["game"])
    await guests[0].must("configure", seat=0, options=short_options(game))
    await begin(*guests)
    await play_together(guests)


async def play_until_pause(guests: Sequence[Guest]) -> None:
    await play_together(guests, lambda guest: guest.pausing, through_pauses=False)


async def in_step(guests: Sequence[Guest]) -> None:
    """Waits until everybody has heard what anybody has heard."""
    number = max(guest.number for guest in guests)
    await all_are(guests, lambda guest: guest.number >= number)


def whose_turn(guests: Sequence[Guest]) -> tuple[Guest, int]:
    """Who is to move, and for which seat."""
    for guest in guests:
        for seat in guest.secrets:
            if guest.moves.get(seat):
                return guest, seat
    raise AssertionError("nobody is to move")


class Keep:
    """Rooms for `serving`, kept so that a test can look into them; `time` passes when the test says so, and the clock
    on the wall is wrong by `jump`."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.jump = 0.0
        self.rooms: Rooms

    def __call__(self, storage: Storage) -> Rooms:
        self.rooms = Rooms(storage, now=lambda: self.time + self.jump, monotonic=lambda: self.time)
        return self.rooms

    def room(self, table: str) -> Room:
        return self.rooms.rooms[table]


def replayed(room: Room) -> Iterator[Table]:
    """A table built anew from the room's log, as it is after each line."""
    table = Table(room.table.id, room.table.code)
    table.secret = room.table.secret
    for line, _ in room.lines:
        table.apply(line)
        yield table


@asynccontextmanager
async def running(
    folder: Path, timeouts: Timeouts = PATIENT, rooms: Callable[[Storage], Rooms] = Rooms
) -> AsyncIterator[Server]:
    """One of several servers over the same database."""
    database = f"sqlite:///{folder / 'tables.db'}"
    app = make_app(database, workers=1, timeouts=timeouts, rooms=rooms, chatter_per_minute=100_000, shared=True)
    async with serving_app(app) as server:
        yield server


@asynccontextmanager
async def serving_app(app: Starlette) -> AsyncIterator[Server]:
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning", ws=Talk, ws_ping_timeout=WAIT)
    server = uvicorn.Server(config)
    task = await started(server)
    try:
        yield Server(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task
