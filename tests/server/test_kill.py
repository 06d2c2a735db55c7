"""The server is killed, or told to stop, while people play: nothing acknowledged is lost, and everybody plays on."""

import asyncio
import itertools
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

import permonik
from tests.counts import Counts
from tests.server.hostile import ending
from tests.server.processes import (
    Player,
    Process,
    all_here,
    check_finished,
    has_acknowledged,
    has_contributed,
    host_wish,
    is_over,
    play_all,
    process,
    sees_result,
    set_table,
    start_table,
    stored,
)
from tests.server.serving import WAIT, Message, Server, seated

AT_ONCE = 5
LINES = 140
"""About as many lines as a game has."""
PROC = Path("/proc")


def with_process(folder: Path, act: Callable[[Process], Awaitable[None]], **settings: object) -> None:
    async def run() -> None:
        async with process(folder, **settings) as made:
            await act(made)

    asyncio.run(run())


def lines_of(tables: list[list[Player]]) -> int:
    return sum(players[0].last for players in tables)


async def lines_reach(tables: list[list[Player]], number: float) -> None:
    """Waits for so many lines, or for the end of games that are shorter."""
    async with asyncio.timeout(4 * WAIT):
        while lines_of(tables) < number and not all(is_over(players[0]) for players in tables):
            await asyncio.sleep(0.001)


async def various_tables(server: Server, games: int, seed: int) -> list[list[Player]]:
    """With and without bots, one after the other of each game."""
    ids = itertools.cycle(game.id for game in permonik.games())
    return [
        await start_table(server, 3 - number % 3, number % 3, seed + number, game)
        for number, game in zip(range(games), ids, strict=False)
    ]


async def check_stored(made: Process, tables: list[list[Player]]) -> None:
    for players in tables:
        (await stored(made.file, players[0].table)).check(*players)


async def kill_now_and_then(made: Process, tables: list[list[Player]], kills: int, random: Random) -> None:
    """Looks at the database each time before the server is back."""
    moments = sorted(random.uniform(0, 0.9 * LINES * len(tables)) for _ in range(kills))
    for moment in moments:
        await lines_reach(tables, moment)
        await asyncio.sleep(0.01 * random.random())
        await made.kill()
        await check_stored(made, tables)
        await made.start()


def test_killing_the_server_in_running_games_loses_nothing(tmp_path: Path, counts: Counts) -> None:
    async def act(made: Process) -> None:
        random, games, kills = Random(4), counts(small=2, normal=3, full=20), counts(small=1, normal=3, full=4)
        for first in range(0, games, AT_ONCE):
            tables = await various_tables(made.server, min(AT_ONCE, games - first), seed=first)
            await asyncio.gather(play_all(made.server, *tables), kill_now_and_then(made, tables, kills, random))
            for players in tables:
                assert len(players[0].welcomes) > 1
                await check_finished(made.server, made.file, players)
            await made.kill()  # a new server counts anew how many tables somebody sets
            await made.start()

    with_process(tmp_path, act)


async def a_lobby(server: Server) -> list[Player]:
    """With a free seat."""
    table = await server.table()
    players = []
    for name in ("Alena", "Bořek"):
        client, seat, secret = await seated(server, table, name)
        players.append(Player(table, seat, secret))
        await client.close()
    await host_wish(server, players[0], "configure", options={"rounds": 1})
    await host_wish(server, players[0], "pass_host", target=1)
    return players


async def contribute_one(server: Server, players: list[Player]) -> None:
    """While everybody is here, the host starts and contributes; the others do not."""
    await host_wish(server, players[0], "start")
    players[0].goal = has_contributed
    await play_all(server, players[:1])


async def pausing(server: Server) -> list[Player]:
    """One has acknowledged the result of the first round, two have not."""
    players = await start_table(server)
    for player in players:
        player.goal = sees_result
    await play_all(server, players)
    players[0].goal = has_acknowledged
    await play_all(server, players[:1])
    return players


async def go_on(server: Server, players: list[Player]) -> None:
    for player in players:
        player.goal = is_over
    await play_all(server, players)


async def welcomed(server: Server, player: Player) -> Message:
    async with all_here(server, [player]):
        return player.welcomes[-1]


def test_a_lobby_is_as_it_was_after_a_kill(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        players = await a_lobby(made.server)
        await made.kill()
        await made.start()
        welcome = await welcomed(made.server, players[0])
        assert (welcome["phase"], welcome["host"], welcome["options"]["rounds"]) == ("lobby", 1, 1)
        client, seat, secret = await seated(made.server, players[0].table, "Cyril")
        await client.close()
        await host_wish(made.server, players[1], "start")
        players.append(Player(players[0].table, seat, secret))
        await go_on(made.server, players)
        await check_finished(made.server, made.file, players)

    with_process(tmp_path, act)


def test_a_deal_that_waits_for_contributions_is_the_same_after_a_kill(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        players = await set_table(made.server)
        async with all_here(made.server, players):
            await contribute_one(made.server, players)
            await made.kill()
        await made.start()
        async with all_here(made.server, players):
            welcome = players[-1].welcomes[-1]
            assert welcome["phase"] == "contributing"
            committed = next(line for line in players[0].lines.values() if line["kind"] == "committed")
            assert welcome["commitment"] == committed["commitment"]
            assert [place["contributed"] for place in welcome["seats"]] == [True, False, False]
            await go_on(made.server, players)
        assert all(player.has_done("contributed") for player in players)
        await check_finished(made.server, made.file, players)

    with_process(tmp_path, act)


def test_the_pause_between_rounds_is_as_it_was_after_a_kill(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        players = await pausing(made.server)
        await made.kill()
        await made.start()
        welcome = await welcomed(made.server, players[1])
        assert (welcome["phase"], welcome["pausing"], welcome["shown_round"]) == ("playing", True, 1)
        assert welcome["acknowledged"] == [0]
        await go_on(made.server, players)
        await check_finished(made.server, made.file, players)

    with_process(tmp_path, act)


def parent_of(pid: int) -> int | None:
    """None for a process that has ended."""
    try:
        state, parent = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)


def children_of(pid: int) -> list[int]:
    """The processes that a process has begun."""
    running = [int(folder.name) for folder in PROC.glob("[0-9]*")]
    return [child for child in running if parent_of(child) == pid]


@pytest.mark.skipif(not (PROC / "self" / "stat").exists(), reason="needs Linux' list of processes")
def test_the_bots_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        players = await start_table(made.server, persons=1, bots=2)
        playing = asyncio.ensure_future(play_all(made.server, players))
        await lines_reach([players], 20)
        workers = children_of(made.pid)
        assert workers
        await made.kill()
        async with asyncio.timeout(WAIT):
            while any(parent_of(worker) is not None for worker in workers):
                await asyncio.sleep(0.01)
        await made.start()
        await playing
        await check_finished(made.server, made.file, players)

    with_process(tmp_path, act)


def test_a_server_that_is_told_to_stop_says_so_and_keeps_everything(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        tables = await various_tables(made.server, 3, seed=7)
        playing = asyncio.ensure_future(play_all(made.server, *tables))
        await lines_reach(tables, 90)
        watchers = [await made.server.client(players[0].table) for players in tables]
        await made.end(signal.SIGTERM)
        # A player who is just sending may find the connection broken before being told why; a watcher never sends.
        assert [await ending(watcher) for watcher in watchers] == [1012] * 3
        await check_stored(made, tables)
        await made.start()
        await playing
        for players in tables:
            await check_finished(made.server, made.file, players)
        assert {code for players in tables for player in players for code in player.closings} <= {1012}

    with_process(tmp_path, act)


def is_well_under_way(player: Player) -> bool:
    return player.last > 20


def test_a_server_that_is_told_to_stop_leaves_a_snapshot_of_every_running_game(tmp_path: Path) -> None:
    async def act(made: Process) -> None:
        tables = await various_tables(made.server, 3, seed=7)
        for player in itertools.chain(*tables):
            player.goal = is_well_under_way
        await play_all(made.server, *tables)
        assert await made.end(signal.SIGTERM) == 0
        for players in tables:
            table = (await stored(made.file, players[0].table)).check(*players)
            assert table.phase == "playing"
            assert table.snapshot is not None
            assert table.snapshot.number == len(table.log) - 1

    with_process(tmp_path, act)
