"""Several servers on one PostgreSQL database: people of one table come by way of different ones, and any may die."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import asyncpg
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from permonik.cli import main
from permonik.server.leases import LEASE, RENEW_EVERY
from tests.counts import Counts
from tests.server.postgres import OwnPostgres, Postgres, own_postgres
from tests.server.processes import GONE, Player, Process, Worker, check_finished, process, start_table
from tests.server.serving import WAIT
from tests.server.valkey import Valkey, own_valkey

Setting = dict[str, object]
WITHOUT = 10.0
"""Seconds that a table may be without anybody who looks after it."""


@pytest.fixture(params=["redis", "postgresql"])
def together(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[Setting]:
    """The settings of servers that share an empty database, by either way to hear of each other."""
    with postgres.database() as url:
        hear = {"redis": request.getfixturevalue("valkey")} if request.param == "redis" else {"shared": "yes"}
        yield {"database": url, **hear}


@pytest.fixture
def mortal_postgres() -> Iterator[OwnPostgres]:
    with own_postgres() as server:
        yield server


@pytest.fixture
def mortal_valkey() -> Iterator[Valkey]:
    with own_valkey() as server:
        yield server


async def begin(stack: AsyncExitStack, folder: Path, count: int, settings: Setting) -> list[Process]:
    servers = []
    for number in range(count):
        (folder / str(number)).mkdir()
        servers.append(await stack.enter_async_context(process(folder / str(number), **settings)))
    return servers


async def wander(player: Player, servers: Sequence[Process], first: int) -> None:
    """Plays by way of one server after the other: the next one whenever a connection is lost."""
    turn = first
    while not player.is_there:
        try:
            await player.visit(servers[turn % len(servers)].server)
        except GONE as error:
            if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                player.closings.append(error.rcvd.code)
            turn += 1
            await asyncio.sleep(0.05)


async def play_everywhere(servers: Sequence[Process], tables: Sequence[list[Player]]) -> None:
    playing = [wander(player, servers, player.seat + index) for index, table in enumerate(tables) for player in table]
    async with asyncio.timeout(6 * WAIT):
        await asyncio.gather(*playing)


def run_together(
    folder: Path, count: int, settings: Setting, tables: int, persons: int = 2, watched: bool = False
) -> list[list[Player]]:
    """Whole games over several servers, which everybody sees as the log has them."""

    async def run() -> list[list[Player]]:
        async with AsyncExitStack() as stack:
            servers = await begin(stack, folder, count, settings)
            played = [
                await start_table(servers[0].server, persons=persons, bots=1, seed=seed) for seed in range(tables)
            ]
            if watched:
                for number, players in enumerate(played):
                    watcher = await servers[number % count].server.client(players[0].table, max_queue=None)
                    stack.push_async_callback(watcher.close)
            await play_everywhere(servers, played)
            await check_all(servers, settings, played)
            return played

    return asyncio.run(run())


async def check_all(servers: Sequence[Process], settings: Setting, played: Sequence[list[Player]]) -> None:
    for players in played:
        for each in servers:
            await check_finished(each.server, str(settings["database"]), players)


Disturb = Callable[[list[Process], Random], Awaitable[None]]
"""Does something to what people play on, and returns when all is there again."""


def run_disturbed(folder: Path, count: int, settings: Setting, times: int, disturb: Disturb) -> float:
    """Games one after the other, until each of so many disturbances has met one at a random moment; afterwards the
    logs are what everybody has seen. How long a table was without anybody who looks after it, at most."""

    async def run() -> float:
        random, met = Random(18), 0
        played: list[list[Player]] = []
        watch = Watch(str(settings["database"]))
        async with AsyncExitStack() as stack:
            servers = await begin(stack, folder, count, settings)
            while met < times:
                played.append(await start_table(servers[0].server, persons=2, bots=1, seed=len(played)))
                playing = asyncio.ensure_future(play_everywhere(servers, played[-1:]))
                watching = asyncio.ensure_future(watch.keep(played[-1][0].table, playing))
                while met < times:
                    await asyncio.sleep(random.random())
                    if playing.done():
                        break
                    await disturb(servers, random)
                    met += 1
                await playing
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
            await check_all(servers, settings, played)
        return watch.longest

    return asyncio.run(run())


class Watch:
    """Looks all the time whether somebody looks after a table. While the database is away, or the machine is too busy
    to look, time stands still."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.longest = 0.0
        """Seconds in which nobody did, together with those after which a dead one is noticed here."""

    async def keep(self, table: str, playing: asyncio.Future[None]) -> None:
        await until_looked_after(self.database, table)
        alone, looked = FRESH, time.monotonic()
        while not playing.done():  # nobody needs to look after a game that is over
            await asyncio.sleep(LOOK)
            found = await looked_after_lately(self.database, table)
            now = time.monotonic()
            if found is not None:
                alone = FRESH if found else alone + min(now - looked, 3 * LOOK)
                self.longest = max(self.longest, alone)
            looked = now


LOOK = 0.1
FRESH = 2.5
"""Seconds since its last sign of life in which whoever has a table counts as alive; there is one every second."""


async def looked_after_lately(database: str, table: str) -> bool | None:
    """Whether somebody has a table who was alive a moment ago; None when the database cannot be asked."""
    try:
        connection = await asyncpg.connect(database, timeout=1)
        try:
            return bool(
                await connection.fetchval(
                    """SELECT count(*) > 0 FROM owners JOIN processes ON id = process
                WHERE table_id = $1 AND until > clock_timestamp() + make_interval(secs => $2)""",
                    table,
                    LEASE - FRESH,
                    timeout=1,
                )
            )
        finally:
            connection.terminate()
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return None


async def owners(database: str) -> dict[str, str]:
    """Which living process looks after each table, as the database knows it."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT table_id, process FROM owners JOIN processes ON id = process WHERE until > clock_timestamp()"
        )
    finally:
        await connection.close()
    return {row[0]: row[1] for row in rows}


async def looks_after_alone(database: str, table: str) -> bool:
    """Whether one process is alive, and has the table."""
    connection = await asyncpg.connect(database)
    alive = await connection.fetchval("SELECT count(*) FROM processes WHERE until > clock_timestamp()")
    await connection.close()
    return alive == 1 and table in await owners(database)


async def until_looked_after(database: str, table: str) -> None:
    async with asyncio.timeout(WAIT):
        while table not in await owners(database):
            await asyncio.sleep(0.1)


def test_people_of_a_table_come_by_way_of_three_servers_and_see_what_one_would_show(
    tmp_path: Path, together: Setting, counts: Counts
) -> None:
    """Afterwards the tables move to SQLite, and one server there tells everybody the same."""
    persons = counts(small=2, normal=2, full=4)
    tables = run_together(
        tmp_path, 3, together, counts(small=1, normal=1, full=20), persons=persons, watched=counts.size == "full"
    )
    (tmp_path / "alone").mkdir()
    alone = f"sqlite:///{tmp_path / 'alone' / 'tables.db'}"
    moved = CliRunner().invoke(main, ["move-tables", str(together["database"]), alone])
    assert moved.exit_code == 0, moved.output

    async def see_again() -> None:
        async with process(tmp_path / "alone", database=alone) as one:
            for players in tables:
                for player in players:
                    told = dict(player.lines)
                    client = await one.server.client(player.table, player.secret, last=-1, max_queue=None)
                    player.see_welcome(await client.next("welcome"))
                    assert player.lines.keys() >= told.keys()
                    await client.close()
                await check_finished(one.server, alone, players)

    asyncio.run(see_again())


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM])
def test_servers_that_end_leave_their_tables_to_the_others(
    tmp_path: Path, together: Setting, counts: Counts, ending: signal.Signals
) -> None:
    async def disturb(servers: list[Process], random: Random) -> None:
        chosen = random.choice(servers)
        await chosen.end(ending)
        await asyncio.sleep(random.random())
        await chosen.start()

    assert run_disturbed(tmp_path, 2, together, counts(small=1, normal=2, full=20), disturb) < WITHOUT


def test_games_go_on_without_valkey_and_catch_up(
    tmp_path: Path, postgres: Postgres, mortal_valkey: Valkey, counts: Counts
) -> None:
    async def disturb(_: list[Process], random: Random) -> None:
        await asyncio.to_thread(mortal_valkey.kill)
        await asyncio.sleep(counts(small=2, normal=7, full=60))
        await asyncio.to_thread(mortal_valkey.start)

    with postgres.database() as url:
        together: Setting = {"database": url, "redis": mortal_valkey.url}
        assert run_disturbed(tmp_path, 2, together, counts(small=1, normal=2, full=2), disturb) < WITHOUT


def test_whatever_is_killed_at_any_moment_nothing_is_lost_and_nobody_locked_out(
    tmp_path: Path, mortal_postgres: OwnPostgres, mortal_valkey: Valkey, counts: Counts
) -> None:
    """Kills a server, the worker that thinks for bots, Valkey or PostgreSQL, or stops PostgreSQL. Every game is played
    to its end, so nobody is locked out (`Player.come`); what was granted is in the log (`check_finished`)."""
    met: Counter[str] = Counter()
    worker = Worker(tmp_path, mortal_valkey.url)

    async def kill_a_server(servers: list[Process], random: Random) -> None:
        chosen = random.choice(servers)
        await chosen.kill()
        await asyncio.sleep(random.random())
        await chosen.start()

    async def kill_the_worker(_: list[Process], random: Random) -> None:
        await asyncio.to_thread(worker.kill)
        await asyncio.sleep(random.random())
        worker.start()

    async def kill_valkey(_: list[Process], random: Random) -> None:
        await asyncio.to_thread(mortal_valkey.kill)
        await asyncio.sleep(random.random())
        await asyncio.to_thread(mortal_valkey.start)

    async def restart_postgres(_: list[Process], random: Random) -> None:
        await asyncio.to_thread(random.choice((mortal_postgres.stop, mortal_postgres.kill)))
        await asyncio.to_thread(mortal_postgres.start)

    ways = (kill_a_server, kill_the_worker, kill_valkey, restart_postgres)

    async def disturb(servers: list[Process], random: Random) -> None:
        way = ways[met.total() % len(ways)]
        met[way.__name__] += 1
        await way(servers, random)

    times = counts(small=1, normal=4, full=100)
    with mortal_postgres.database() as url:
        together: Setting = {"database": url, "redis": mortal_valkey.url, "bots_think": "elsewhere"}
        try:
            without = run_disturbed(tmp_path, 3, together, times, disturb)
        finally:
            worker.kill()
    assert met.total() == times
    assert max(met.values()) - min(met.values()) <= 1 or times < len(ways)
    assert without < WITHOUT


def test_a_table_is_looked_after_by_one_server_and_by_another_when_that_is_killed(
    tmp_path: Path, together: Setting
) -> None:
    database = str(together["database"])

    async def run() -> None:
        async with AsyncExitStack() as stack:
            servers = await begin(stack, tmp_path, 2, together)
            eva, jan = players = await start_table(servers[0].server, persons=2, bots=1)
            for player, server in zip(players, servers, strict=True):
                client = await player.come(server.server)
                stack.push_async_callback(client.close)
            await until_looked_after(database, eva.table)
            for server in servers:  # which one has the table is not known from outside
                await server.kill()
                await until_one_is_alive(eva.table)
                await server.start()
                stack.push_async_callback((await jan.come(server.server)).close)

    async def until_one_is_alive(table: str) -> None:
        """And has the table."""
        async with asyncio.timeout(WAIT):
            while not await looks_after_alone(database, table):
                await asyncio.sleep(0.1)

    asyncio.run(run())


def test_a_lease_passes_on_within_ten_seconds() -> None:
    """The longest that a table waits: its lease ends, and the next one asks."""
    assert LEASE + 2 * RENEW_EVERY < 10
