"""Several servers on one PostgreSQL database: people of one table come by way of different ones, and any may die."""

import asyncio
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.counts import Counts
from tests.server.postgres import Postgres
from tests.server.processes import GONE, Player, Process, check_finished, process, start_table
from tests.server.serving import WAIT
from tests.server.valkey import Valkey, own_valkey

Setting = dict[str, object]


@pytest.fixture(params=["redis", "postgresql"])
def together(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[Setting]:
    """The settings of servers that share an empty database, by either way to hear of each other."""
    with postgres.database() as url:
        hear = {"redis": request.getfixturevalue("valkey")} if request.param == "redis" else {"shared": "yes"}
        yield {"database": url, **hear}


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
    folder: Path, count: int, settings: Setting, tables: int, disturb: Callable[[list[Process]], object] | None = None
) -> None:
    """Whole games over several servers, which everybody sees as the log has them, while something is done to them."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            servers = await begin(stack, folder, count, settings)
            played = [await start_table(servers[0].server, persons=2, bots=1, seed=seed) for seed in range(tables)]
            playing = asyncio.ensure_future(play_everywhere(servers, played))
            if disturb is not None:
                done = disturb(servers)
                assert asyncio.iscoroutine(done)
                await done
            await playing
            for players in played:
                for each in servers:
                    await check_finished(each.server, str(settings["database"]), players)

    asyncio.run(run())


def test_people_of_a_table_come_by_way_of_different_servers(tmp_path: Path, together: Setting, counts: Counts) -> None:
    run_together(tmp_path, counts(small=2, normal=2, full=3), together, tables=counts(small=1, normal=2, full=20))


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM])
def test_servers_that_end_leave_their_tables_to_the_others(
    tmp_path: Path, together: Setting, counts: Counts, ending: signal.Signals
) -> None:
    async def disturb(servers: list[Process]) -> None:
        random = Random(4)
        for _ in range(counts(small=1, normal=2, full=50)):
            await asyncio.sleep(random.random())
            chosen = random.choice(servers)
            await chosen.end(ending)
            await asyncio.sleep(random.random())
            await chosen.start()

    run_together(tmp_path, 2, together, 1, disturb)


def test_games_go_on_without_valkey_and_catch_up(
    tmp_path: Path, postgres: Postgres, mortal_valkey: Valkey, counts: Counts
) -> None:
    async def disturb(_: list[Process]) -> None:
        for _time in range(counts(small=1, normal=2, full=10)):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(mortal_valkey.kill)
            await asyncio.sleep(counts(small=2, normal=7, full=60))
            await asyncio.to_thread(mortal_valkey.start)

    with postgres.database() as url:
        run_together(tmp_path, 2, {"database": url, "redis": mortal_valkey.url}, 1, disturb)
