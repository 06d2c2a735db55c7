"""One process looks after a table, in PostgreSQL: until it lets go, retires, or is not heard of any more."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import asyncpg
import pytest

from permonik.server.leases import Leases
from permonik.server.storage import Storage, open_storage
from tests.server.postgres import Postgres
from tests.server.serving import WAIT
from tests.server.storage.tables import storage_at

LONG = 10 * WAIT
"""Seconds in which no lease ends."""
SHORT = 0.05


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as made:
        yield made


def sharing(url: str, act: Callable[[Storage, Storage], Awaitable[None]]) -> None:
    """Two processes on one database."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            opened = [await open_storage(url, shared=True) for _ in range(2)]
            for storage in opened:
                stack.push_async_callback(storage.close)
            await asyncio.wait_for(act(*opened), WAIT)

    asyncio.run(run())


async def owners(storage: Storage, process: str, *tables: str, seconds: float = LONG) -> dict[str, str]:
    return (await storage.hold(process, tables, seconds)).owners


def test_a_table_stays_with_the_process_that_was_first(url: str) -> None:
    async def act(one: Storage, other: Storage) -> None:
        assert await owners(one, "a", "oak", "elm") == {"oak": "a", "elm": "a"}
        assert await owners(other, "b", "oak", "fir") == {"oak": "a", "fir": "b"}
        assert await owners(one, "a", "oak", "fir") == {"oak": "a", "fir": "b"}
        assert (await other.hold("b", [], LONG)).alive == {"a", "b"}

    sharing(url, act)


def test_of_many_who_ask_at_once_one_gets_each_table(url: str) -> None:
    async def act(one: Storage, other: Storage) -> None:
        tables = [f"table-{number}" for number in range(50)]
        asked = [owners((one, other)[number % 2], f"p{number}", *tables) for number in range(8)]
        await asyncio.gather(*asked)
        told = [await owners(one, f"p{number}", *tables) for number in range(8)]
        assert all(each == told[0] for each in told)
        assert told[0].keys() == set(tables)

    sharing(url, act)


def test_what_is_let_go_or_left_behind_by_who_retires_is_for_whoever_asks(url: str) -> None:
    async def act(one: Storage, other: Storage) -> None:
        await owners(one, "a", "oak", "elm", "fir")
        await other.let_go("b", ["oak"])
        assert await owners(other, "b", "oak") == {"oak": "a"}, "only who has it can let it go"
        await one.let_go("a", ["oak"])
        assert await owners(other, "b", "oak", "elm") == {"oak": "b", "elm": "a"}
        await one.retire("a")
        answer = await other.hold("b", ["elm", "fir"], LONG)
        assert answer.owners == {"elm": "b", "fir": "b"}
        assert answer.alive == {"b"}
        assert (await one.hold("a", ["fir"], LONG)).lapsed

    sharing(url, act)


def test_who_is_not_heard_of_loses_its_tables_and_is_told_so(url: str) -> None:
    async def act(one: Storage, other: Storage) -> None:
        assert (await one.hold("a", ["oak", "elm"], SHORT)).lapsed, "it begins"
        while await owners(other, "b", "oak") != {"oak": "b"}:
            await asyncio.sleep(SHORT)
        back = await one.hold("a", ["oak", "elm"], LONG)
        assert back.lapsed
        assert back.owners == {"oak": "b", "elm": "a"}
        assert not (await one.hold("a", [], LONG)).lapsed

    sharing(url, act)


def test_nothing_stays_of_processes_that_were_killed(url: str) -> None:
    async def scenario() -> None:
        async with storage_at(url) as storage:
            await storage.hold("a", ["oak"], SHORT)
            await asyncio.sleep(2 * SHORT)
            await storage.hold("b", [], LONG)
        connection = await asyncpg.connect(url)
        assert await connection.fetchval("SELECT count(*) FROM owners") == 0
        assert await connection.fetchval("SELECT count(*) FROM processes") == 1
        await connection.close()

    asyncio.run(scenario())


def test_a_table_passes_on_when_its_process_lets_go_retires_or_is_lost(url: str) -> None:
    """As processes ask: what another living one has is asked for when that one has let go, or is alive no more."""

    async def act(one: Storage, other: Storage) -> None:
        time = 0.0
        first, second = (Leases(name, lambda: time) for name in "ab")
        first.want("oak")
        await first.renew(one)
        second.want("oak")
        await second.renew(other)
        assert (first.holds("oak"), second.holds("oak")) == (True, False)
        assert second.wanted == {"oak": "a"}
        first.give_up("oak")
        await first.renew(one)
        await second.renew(other)
        assert not second.holds("oak"), "nobody has told it"
        second.hear_let_go("oak")
        await second.renew(other)
        assert second.holds("oak")
        first.want("oak")
        await first.renew(one)
        await second.retire(other)
        assert not second.holds("oak")
        await first.renew(one)  # hears that it is alive no more
        await first.renew(one)
        assert first.holds("oak")

    sharing(url, act)


def test_what_was_asked_for_before_the_end_is_not_held_after_it(url: str) -> None:
    async def act(one: Storage, other: Storage) -> None:
        leases = Leases("a", lambda: 0.0)
        leases.want("oak")
        for _ in range(10):
            await asyncio.gather(leases.renew(one), leases.retire(one))
            assert (await other.hold("b", ["oak"], LONG)).alive == {"b"}
            assert await owners(other, "b", "oak") == {"oak": "b"}
            await other.retire("b")
            leases.retired = False

    sharing(url, act)
