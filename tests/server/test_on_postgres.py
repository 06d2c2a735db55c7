"""Whole games on PostgreSQL, while the server and PostgreSQL are killed and start again."""

import asyncio
from pathlib import Path
from random import Random

from tests.counts import Counts
from tests.server.postgres import OwnPostgres, own_postgres
from tests.server.processes import Process, check_finished, play_all, process, start_table
from tests.server.serving import WAIT


async def disturb(running: Process, postgres: OwnPostgres, times: int) -> None:
    """Kills now the one and now the other, at random moments."""
    random = Random(4)
    for number in range(times):
        await asyncio.sleep(random.random())
        if number % 2:
            await running.kill()
            await running.start()
        else:
            await asyncio.to_thread(random.choice((postgres.stop, postgres.kill)))
            await asyncio.to_thread(postgres.start)


def test_a_game_goes_on_whatever_is_killed(tmp_path: Path, counts: Counts) -> None:
    async def run(postgres: OwnPostgres, url: str) -> None:
        async with process(tmp_path, database=url) as running:
            players = await start_table(running.server, persons=2, bots=1)
            playing = asyncio.ensure_future(play_all(running.server, players))
            await asyncio.wait_for(disturb(running, postgres, counts(small=2, normal=4, full=20)), 4 * WAIT)
            await playing
            await check_finished(running.server, url, players)

    with own_postgres() as postgres, postgres.database() as url:
        asyncio.run(run(postgres, url))
