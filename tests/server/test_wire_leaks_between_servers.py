"""Over two servers, too, a seat is sent the same in worlds that it cannot tell apart; and what the servers say to each
other holds nothing that somebody could play or sit down with.

Every second seat comes by way of the other server, which knows the table from its log alone, and in turns everybody
changes from one to the other. Who is here is told whenever a note arrives, so it is left out of the comparison.
"""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis

from permonik.server.app import make_app
from permonik.server.fanout import Note
from permonik.server.redis_fanout import PREFIX, redis_fanout
from permonik.server.rooms import Rooms
from permonik.server.secrets import Source, secret_hash
from permonik.server.storage import Storage
from tests.counts import Counts
from tests.engine.worlds import World
from tests.server.postgres import Postgres
from tests.server.serving import WAIT, Server
from tests.server.tables import NAMES
from tests.server.tables_in_play import serving_app
from tests.server.test_wire_leaks import BASE, leak_changes, unlike_world
from tests.server.worlds import AUDIENCE, EVERYBODY, ONE, PATIENT, SEATS, TWO, Eyes

COMPARED = ("welcome", "told", "granted", "refused", "seated")
LEFT_OUT = ("here", "away", "watchers", "waiting", "commitment")
"""Who is here, and what says nothing before the seed is shown."""
STEPS_BETWEEN_CHANGES = 2


def source_of(server: int, world: str) -> Source:
    """Ids and codes are the same in every world, the seed of the deal is not, and servers have names of their own."""
    drawn = iter(range(1_000_000))

    def draw(length: int) -> bytes:
        hidden = world if length == 32 else ""
        return hashlib.sha256(f"{server} {hidden} {length} {next(drawn)}".encode()).digest()[:length]

    return draw


@asynccontextmanager
async def running(database: str, redis: str, number: int, world: str, played: World) -> AsyncIterator[Server]:
    def rooms(storage: Storage) -> Rooms:
        return Rooms(
            storage,
            now=lambda: 1_000_000.0,
            source=source_of(number, world),
            fanout=redis_fanout(redis),
            dealer=lambda table: played.begin(),
        )

    app = make_app(
        database,
        workers=1,
        timeouts=PATIENT,
        rooms=rooms,
        chatter_per_minute=100_000,
        hellos_per_minute=100_000,
        requests_per_minute=1_000_000,
        shared=True,
    )
    async with serving_app(app) as server:
        yield server


@asynccontextmanager
async def overheard(redis: str) -> AsyncIterator[list[bytes]]:
    """All that goes by way of Valkey meanwhile."""
    notes: list[bytes] = []
    client = Redis.from_url(redis)
    channels = client.pubsub()
    await channels.psubscribe(f"{PREFIX}*")

    async def listen() -> None:
        async for message in channels.listen():
            if message["type"] == "pmessage":
                notes.append(message["data"])

    listening = asyncio.ensure_future(listen())
    try:
        yield notes
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await channels.aclose()  # type: ignore[no-untyped-call]  # redis has no types there
        await client.aclose()


@dataclass
class Played:
    shown: dict[int | None, list[Any]] = field(default_factory=dict)
    secrets: set[str] = field(default_factory=set)
    """What only one seat may know, as texts."""
    notes: list[bytes] = field(default_factory=list)


def compared(eyes: Eyes) -> list[Any]:
    return [without(message) for message in eyes.got if message["type"] in COMPARED]


def without(shown: Any) -> Any:
    if isinstance(shown, dict):
        return {name: without(value) for name, value in shown.items() if name not in LEFT_OUT}
    return [without(value) for value in shown] if isinstance(shown, list) else shown


class Evening:
    def __init__(self, servers: list[Server], table: str, world: World, name: str, observer: int | None) -> None:
        self.servers = servers
        self.world = world
        self.eyes = [Eyes(servers[place % 2], table, seat) for place, seat in enumerate(EVERYBODY)]
        self.persons = self.eyes[:SEATS]
        self.number = 0
        self.pausing = False
        self.round = 0
        for eyes in self.persons:
            whose = ONE if eyes.seat == observer else name
            eyes.secret = hashlib.sha256(f"{whose} {eyes.seat}".encode()).hexdigest()[:32]

    async def run(self) -> None:
        for eyes in self.eyes:
            secret, eyes.secret = eyes.secret, ""
            await eyes.come(None)
            eyes.secret = secret
        for eyes in self.persons:
            answer = await eyes.ask("sit", name=NAMES[eyes.seat or 0], seat=eyes.seat, secret=eyes.secret)
            assert answer["type"] == "seated", answer
            await self.hear_of(self.number + 1, but=eyes)
        await self.wish(0, "start")
        for seat in range(SEATS):
            await self.wish(seat, "contribute", contribution=f"{seat:032x}")
        await self.hear_of(self.number + 1)
        state = self.world.begin()
        for step, move in enumerate(self.world.moves):
            await self.change_servers(step)
            await self.acknowledge()
            seat = int(state.to_move)
            await self.wish(seat, "move", move=self.world.game.text(move, state), after=self.number)
            state.play(move)
        for eyes in self.eyes:
            await eyes.close()

    async def wish(self, seat: int, kind: str, **fields: object) -> None:
        answer = await self.persons[seat].ask(kind, seat=seat, **fields)
        assert answer["type"] == "granted", answer
        await self.hear_of(answer["number"], but=self.persons[seat])

    async def hear_of(self, number: int, but: Eyes | None = None) -> None:
        """The next thing happens when both servers have told everybody."""
        self.number = number
        for eyes in self.eyes:
            if eyes is not but:
                self.pausing = "pausing" in await eyes.told(number)

    async def acknowledge(self) -> None:
        if self.pausing:
            self.round += 1
            for seat in range(SEATS):
                await self.wish(seat, "acknowledge", round=self.round)
            await self.hear_of(self.number + 1)

    async def change_servers(self, step: int) -> None:
        if step % STEPS_BETWEEN_CHANGES == 0:
            turn = step // STEPS_BETWEEN_CHANGES
            eyes = self.eyes[turn % len(self.eyes)]
            await eyes.close()
            eyes.server = self.servers[eyes.server is self.servers[0]]
            await eyes.come((None, -1, max(0, self.number - 3))[turn % 3])


def play_over_both(database: str, redis: str, world: World, name: str, observer: int | None) -> Played:
    async def run() -> Played:
        async with AsyncExitStack() as stack:
            played = Played(notes=await stack.enter_async_context(overheard(redis)))
            servers = [
                await stack.enter_async_context(running(database, redis, number, name, world)) for number in range(2)
            ]
            body = {"game": world.game.id, "seats": SEATS, "options": world.deal.options}
            status, answer = await servers[0].fetch("/api/tables", body)
            assert status == 201
            table = json.loads(answer)
            evening = Evening(servers, table["table"], world, name, observer)
            await asyncio.wait_for(evening.run(), 4 * WAIT)
            played.shown = {eyes.seat: compared(eyes) for eyes in evening.eyes}
            secrets = [eyes.secret for eyes in evening.persons]
            played.secrets = {*secrets, *map(secret_hash, secrets), table["code"], *NAMES[:SEATS]}
            return played

    return asyncio.run(run())


def two_worlds(seat: int | None, number: int, moves: int) -> tuple[World, World]:
    world = BASE.played(number)
    world = replace(world, moves=world.moves[:moves])
    other = unlike_world(BASE, world, seat, number)
    assert other.end().save() != world.end().save()
    return world, other


def play_both(postgres: Postgres, valkey: str, worlds: tuple[World, World], seat: int | None) -> tuple[Played, Played]:
    with postgres.database() as first, postgres.database() as second:
        one = play_over_both(first, valkey, worlds[0], ONE, seat)
        return one, play_over_both(second, valkey, worlds[1], TWO, seat)


def test_every_message_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(
    postgres: Postgres, valkey: str, counts: Counts
) -> None:
    moves = counts(small=6, normal=12, full=10_000)
    for number in range(counts(small=1, normal=1, full=len(EVERYBODY))):
        seat = EVERYBODY[(number + 1) % len(EVERYBODY)]
        one, two = play_both(postgres, valkey, two_worlds(seat, number, moves), seat)
        assert len(one.shown[seat]) > min(moves, 12)
        assert one.shown[seat] == two.shown[seat]
        assert one.shown[AUDIENCE] == two.shown[AUDIENCE]
        for each in (one, two):
            assert each.notes
            assert all(msgspec.json.decode(note, type=Note) for note in each.notes)
            said = b"\n".join(each.notes).decode()
            assert [secret for secret in sorted(each.secrets) if secret in said] == []


def test_a_leak_would_be_found(postgres: Postgres, valkey: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_changes(monkeypatch)
    pairs = (two_worlds(1, number, moves=6) for number in range(100))
    worlds = next(pair for pair in pairs if hand_of_the_first(pair[0]) != hand_of_the_first(pair[1]))
    one, two = play_both(postgres, valkey, worlds, seat=1)
    assert one.shown[1] != two.shown[1]


def hand_of_the_first(world: World) -> list[str]:
    return sorted(world.game.screen(world.end(), 0).hand)
