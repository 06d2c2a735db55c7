"""One server after the other is stopped and started again while people play: nobody is sent to one that stops, its
tables pass on at once, and no move is lost or played twice."""

import asyncio
import json
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg

from tests.server.postgres import OwnPostgres, own_postgres
from tests.server.processes import Process, check_finished, process, start_table
from tests.server.serving import WAIT
from tests.server.test_many_servers import Setting, begin, play_everywhere, together

__all__ = ["together"]

LONG = 10 * WAIT


async def readiness(of: Process) -> tuple[int, str]:
    status, body = await of.server.fetch("/ready")
    return status, str(json.loads(body)["why"])


async def until_not_ready(of: Process, why: str) -> None:
    async with asyncio.timeout(WAIT):
        while await readiness(of) != (503, why):
            await asyncio.sleep(0.02)


def test_a_balancer_may_ask_by_any_name_and_strangers_may_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with process(tmp_path) as running:
            elsewhere = {"Host": "server-3:8040"}
            assert await running.server.fetch("/ready", headers=elsewhere) == (200, b'{"ready":true,"why":""}')
            assert (await running.server.fetch("/health", headers=elsewhere))[0] == 421

    asyncio.run(run())


def test_a_server_is_not_ready_while_its_database_is_away(tmp_path: Path) -> None:
    async def run(postgres: OwnPostgres, url: str) -> None:
        async with process(tmp_path, database=url) as running:
            assert await readiness(running) == (200, "")
            await asyncio.to_thread(postgres.stop)
            await until_not_ready(running, "database")
            await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(WAIT):
                while await readiness(running) != (200, ""):
                    await asyncio.sleep(0.02)

    with own_postgres() as postgres, postgres.database() as url:
        asyncio.run(run(postgres, url))


def test_servers_are_upgraded_one_after_the_other_while_people_play(tmp_path: Path, together: Setting) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            servers = await begin(stack, tmp_path, 2, {**together, "drain_seconds": LONG})
            players = await start_table(servers[0].server, persons=2, bots=1)
            playing = asyncio.ensure_future(play_everywhere(servers, [players]))
            for each in servers:
                assert each.running is not None
                each.running.send_signal(signal.SIGTERM)
                await until_not_ready(each, "stopping")
                assert await each.is_healthy(), "it goes on until everybody has noticed"
                code = await each.end(signal.SIGTERM)
                assert code in (0, -signal.SIGTERM), each.log.read_text()
                await each.start()
            await playing
            for each in servers:
                await check_finished(each.server, str(together["database"]), players)
            assert {code for player in players for code in player.closings} <= {1012}

    asyncio.run(run())


def test_a_server_that_stops_leaves_nothing_behind(tmp_path: Path, together: Setting) -> None:
    """So that another one has its tables at once, and not when a lease is over."""

    async def held(url: str) -> tuple[int, int]:
        connection = await asyncpg.connect(url)
        counts = [await connection.fetchval(f"SELECT count(*) FROM {name}") for name in ("processes", "owners")]
        await connection.close()
        return counts[0], counts[1]

    async def run() -> None:
        url = str(together["database"])
        async with process(tmp_path, **together) as running:
            players = await start_table(running.server, persons=2, bots=1)
            client = await players[0].come(running.server)
            async with asyncio.timeout(WAIT):
                while await held(url) != (1, 2):  # the table, and the house
                    await asyncio.sleep(0.02)
            await running.end(signal.SIGTERM)
            assert await held(url) == (0, 0)
            await client.close()

    asyncio.run(run())
