"""Whole games whose bots think in workers elsewhere, while workers and Valkey die and come back."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.processes import Player, Worker, check_finished, play_all, process, start_table
from tests.server.serving import WAIT, Server
from tests.server.valkey import Valkey, own_valkey


@pytest.fixture
def stream() -> Iterator[Valkey]:
    with own_valkey() as server:
        yield server


@asynccontextmanager
async def remote_table(folder: Path, url: str) -> AsyncIterator[tuple[Server, Worker, list[Player]]]:
    async with process(folder, redis=url, bots_think="elsewhere") as server:
        worker = Worker(folder, url)
        try:
            yield server.server, worker, await start_table(server.server, persons=1, bots=2)
        finally:
            worker.kill()


def moves_of(player: Player) -> list[str]:
    """Who made the moves that this player has been told of."""
    return [line["by"] for line in player.lines.values() if line["kind"] == "moved"]


async def until_moved(player: Player, by: str, count: int) -> None:
    async with asyncio.timeout(WAIT):
        while moves_of(player).count(by) < count and not player.is_there:
            await asyncio.sleep(0.01)


def play(folder: Path, stream: Valkey, disturb: Callable[[Worker, Player], Awaitable[None]] | None = None) -> list[str]:
    """A whole game, which is in the log as everybody has seen it; who made each move."""

    async def run() -> list[str]:
        async with remote_table(folder, stream.url) as (server, worker, players):
            playing = asyncio.ensure_future(play_all(server, players))
            if disturb is not None:
                await disturb(worker, players[0])
            await playing
            await check_finished(server, folder / "tables.db", players)
            return moves_of(players[0])

    return asyncio.run(run())


def test_a_whole_game_is_thought_elsewhere(tmp_path: Path, stream: Valkey) -> None:
    assert "bot" in play(tmp_path, stream)


def test_games_go_on_when_a_worker_is_killed_and_another_one_comes(tmp_path: Path, stream: Valkey) -> None:
    async def disturb(worker: Worker, player: Player) -> None:
        await until_moved(player, "bot", 3)
        await worker.until_begun(1)
        await asyncio.to_thread(worker.kill)
        worker.start()
        await until_moved(player, "bot", 6)
        await worker.until_begun(2)
        assert await asyncio.to_thread(worker.end) == 0
        worker.start()

    assert "bot" in play(tmp_path, stream, disturb)


def test_games_go_on_when_valkey_is_killed_and_comes_back(tmp_path: Path, stream: Valkey) -> None:
    async def disturb(_: Worker, player: Player) -> None:
        for known in (2, 6):
            await until_moved(player, "bot", known)
            await asyncio.to_thread(stream.kill)
            await asyncio.to_thread(stream.start)

    assert "bot" in play(tmp_path, stream, disturb)
