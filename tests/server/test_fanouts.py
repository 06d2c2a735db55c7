"""What processes tell each other by way of Valkey and of PostgreSQL: table by table, and again after it was away."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import asyncpg
import pytest
from redis.asyncio import Redis

from permonik.server.fanout import EVERY_TABLE, Alive, Grown, Listening, Note, Present
from permonik.server.postgres_fanout import postgres_fanout
from permonik.server.redis_fanout import redis_fanout
from permonik.server.relay import Relay
from tests.server.postgres import Postgres, own_postgres
from tests.server.serving import WAIT
from tests.server.valkey import own_valkey

Open = Callable[[], Relay]
Cut = Callable[[], Awaitable[None]]


class Heard:
    """One process, and what it hears."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.notes: list[tuple[str, Note]] = []
        relay.subscribe(lambda table, note: self.notes.append((table, note)))

    async def until(self, table: str, note: Note) -> None:
        async with asyncio.timeout(WAIT):
            while (table, note) not in self.notes:
                await asyncio.sleep(0.005)

    async def listen(self, table: str) -> None:
        self.relay.listen(table)
        await self.until(table, Listening())


@pytest.fixture(params=["redis", "postgresql"])
def bus(request: pytest.FixtureRequest) -> Iterator[tuple[Open, Cut]]:
    """How a process joins, and what cuts all of them off for a moment."""
    if request.param == "redis":
        url = request.getfixturevalue("valkey")

        async def cut() -> None:
            async with Redis.from_url(url) as client:
                for kind in ("normal", "pubsub"):
                    await client.client_kill_filter(_type=kind)

        yield lambda: redis_fanout(url), cut
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as database:

        async def cut_all() -> None:
            connection = await asyncpg.connect(database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND datname = current_database()"
            )
            await connection.close()

        yield lambda: postgres_fanout(database), cut_all


def meeting(join: Open, count: int, act: Callable[..., Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            joined = [Heard(join()) for _ in range(count)]
            for one in joined:
                stack.push_async_callback(one.relay.close)
            await asyncio.wait_for(act(*joined), WAIT)

    asyncio.run(run())


def test_a_process_hears_of_the_tables_that_it_listens_to_and_of_no_others(bus: tuple[Open, Cut]) -> None:
    async def act(one: Heard, other: Heard) -> None:
        await other.listen("oak")
        present = Present("one", frozenset({0, 2}), 1, asks=True)
        one.relay.publish("elm", Grown(1))
        one.relay.publish("oak", Grown(2))
        one.relay.publish("oak", present)
        await other.until("oak", present)
        assert other.notes == [("oak", Listening()), ("oak", Grown(2)), ("oak", present)]
        await other.listen("elm")
        other.relay.ignore("oak")
        await other.listen("fir")
        one.relay.publish("oak", Grown(3))
        one.relay.publish("elm", Grown(4))
        one.relay.publish(EVERY_TABLE, Alive("one"))
        await other.until(EVERY_TABLE, Alive("one"))
        assert ("oak", Grown(3)) not in other.notes
        assert ("elm", Grown(4)) in other.notes

    meeting(bus[0], 2, act)


def test_a_process_hears_itself(bus: tuple[Open, Cut]) -> None:
    async def act(one: Heard) -> None:
        while (EVERY_TABLE, Alive("one")) not in one.notes:  # until it follows, nothing is heard
            one.relay.publish(EVERY_TABLE, Alive("one"))
            await asyncio.sleep(0.02)

    meeting(bus[0], 1, act)


def test_after_a_cut_all_tables_are_followed_again_and_it_is_said(bus: tuple[Open, Cut]) -> None:
    join, cut = bus

    async def act(one: Heard, other: Heard) -> None:
        for table in ("oak", "elm"):
            await other.listen(table)
        for number in range(3):
            other.notes.clear()
            await cut()
            for table in ("oak", "elm"):
                await other.until(table, Listening())
            while ("elm", Grown(number)) not in other.notes:  # the other one may still be cut off
                one.relay.publish("elm", Grown(number))
                await asyncio.sleep(0.02)

    meeting(join, 2, act)


def test_many_notes_come_in_order(bus: tuple[Open, Cut]) -> None:
    async def act(one: Heard, other: Heard) -> None:
        await other.listen("oak")
        for number in range(2_000):
            one.relay.publish("oak", Grown(number))
        await other.until("oak", Grown(1_999))
        assert [note for _, note in other.notes] == [Listening(), *(Grown(number) for number in range(2_000))]

    meeting(bus[0], 2, act)


def test_what_cannot_be_understood_is_passed_over(valkey: str) -> None:
    async def act(one: Heard) -> None:
        await one.listen("oak")
        async with Redis.from_url(valkey) as client:
            for nonsense in (b"", b"{", b'{"type":"Grown","number":"x"}', b'{"type":"Newer"}'):
                await client.publish("permonik:oak", nonsense)
        one.relay.publish("oak", Grown(7))
        await one.until("oak", Grown(7))
        assert [note for _, note in one.notes] == [Listening(), Grown(7)]

    meeting(lambda: redis_fanout(valkey), 1, act)


def test_it_waits_for_a_valkey_that_is_not_there_yet_and_again_after_a_kill() -> None:
    with own_valkey() as server:
        server.kill()

        async def act(one: Heard) -> None:
            one.relay.listen("oak")
            await asyncio.sleep(0.3)
            assert one.notes == []
            await asyncio.to_thread(server.start)
            await one.until("oak", Listening())
            one.notes.clear()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await one.until("oak", Listening())

        meeting(lambda: redis_fanout(server.url), 1, act)


def test_closing_sends_what_is_waiting(bus: tuple[Open, Cut]) -> None:
    async def act(one: Heard, other: Heard) -> None:
        await other.listen("oak")
        one.relay.publish("oak", Grown(1))
        await one.relay.close()
        await other.until("oak", Grown(1))

    meeting(bus[0], 2, act)


def test_closing_does_not_wait_for_one_that_is_away() -> None:
    with own_postgres() as server, server.database() as url:

        async def act(one: Heard) -> None:
            await one.listen("oak")
            await asyncio.to_thread(server.stop)
            one.relay.publish("oak", Grown(1))
            await one.relay.close()
            await asyncio.to_thread(server.start)

        meeting(lambda: postgres_fanout(url), 1, act)
