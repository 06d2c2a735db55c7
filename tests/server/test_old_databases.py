"""Tables of older versions are played to the end by this one, and databases of newer versions are refused.

`python -m tests.server.test_old_databases FOLDER` makes the fixtures of today's schema, for a version that is about to
be released: tables-N.sql with the database and tables-N.json with the secrets of the seats.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from permonik.engine import game
from permonik.server.storage.sqlite.schema import migrations
from tests.server.processes import (
    Player,
    Process,
    check_finished,
    host_wish,
    is_over,
    play_all,
    process,
    sees_result,
    start_table,
    stored,
)
from tests.server.serving import WAIT, Message, Server, seated, serving

FIXTURES = Path(__file__).with_name("fixtures")
Tables = dict[str, list[Player]]


# Making them.


def has_played(player: Player) -> bool:
    return player.last >= 30


async def play_until_now(made: Process) -> Tables:
    """A lobby with a free seat, games in a round, in the pause after one and over."""
    server = made.server
    lobby = await server.table()
    client, seat, secret = await seated(server, lobby, "Alena")
    await client.close()
    tables = {
        "lobby": [Player(lobby, seat, secret)],
        "round": await start_table(server, seed=1),
        "round with bots": await start_table(server, persons=1, bots=3, seed=2),
        "pause": await start_table(server, seed=3),
        "over": await start_table(server, persons=2, bots=1, seed=4),
    }
    goals = {"round": has_played, "round with bots": has_played, "pause": sees_result, "over": is_over}
    for name, goal in goals.items():
        for player in tables[name]:
            player.goal = goal
        await play_all(server, tables[name])
    return tables


async def make_fixtures(folder: Path) -> None:
    """Killed, so that some of the tables have a snapshot and some have none."""
    with TemporaryDirectory() as place:
        async with process(Path(place)) as made:
            tables = await play_until_now(made)
            await made.kill()
        version = len(migrations())
        with closing(sqlite3.connect(made.file)) as connection:
            script = script_of(connection)
    (folder / f"tables-{version}.sql").write_text(script, encoding="utf-8")
    seats = {name: [[one.table, one.seat, one.secret] for one in players] for name, players in tables.items()}
    (folder / f"tables-{version}.json").write_text(json.dumps(seats, indent=1) + "\n", encoding="utf-8")


def script_of(connection: sqlite3.Connection) -> str:
    pragmas = [
        (name, connection.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("application_id", "user_version")
    ]
    head = ["-- Made by tests/server/test_old_databases.py. Never changed: every later version must go on from here."]
    return "\n".join([*head, *(f"PRAGMA {name} = {value};" for name, value in pragmas), *connection.iterdump(), ""])


# Opening them.


def open_fixtures(version: int, file: Path, folder: Path = FIXTURES) -> Tables:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((folder / f"tables-{version}.sql").read_text(encoding="utf-8"))
    seats = json.loads((folder / f"tables-{version}.json").read_text(encoding="utf-8"))
    return {name: [Player(*one) for one in players] for name, players in seats.items()}


async def fill_lobby(server: Server, tables: Tables) -> None:
    (host,) = tables["lobby"]
    client, seat, secret = await seated(server, host.table, "Bořek")
    await host_wish(server, host, "employ", target=2, level="random")
    await host_wish(server, host, "start")
    await client.close()
    tables["lobby"].append(Player(host.table, seat, secret))


async def phases(server: Server, tables: Tables) -> dict[str, tuple[str, bool]]:
    """By table, its phase and whether it pauses."""
    found = {}
    for name, (player, *_) in tables.items():
        client = await server.client(player.table, player.secret)
        welcome: Message = await client.next("welcome")
        found[name] = (welcome["phase"], welcome["pausing"])
        await client.close()
    return found


EXPECTED = {
    "lobby": ("lobby", False),
    "round": ("playing", False),
    "round with bots": ("playing", False),
    "pause": ("playing", True),
    "over": ("over", False),
}


@pytest.mark.parametrize("version", [1])
def test_the_tables_of_an_old_database_are_played_to_the_end(tmp_path: Path, version: int) -> None:
    tables = open_fixtures(version, tmp_path / "tables.db")

    async def act(server: Server) -> None:
        assert await phases(server, tables) == EXPECTED
        await fill_lobby(server, tables)
        await play_all(server, *tables.values())
        for players in tables.values():
            await check_finished(server, tmp_path / "tables.db", players)

    serving(tmp_path, act)


def test_fixtures_can_be_made_for_the_next_version(tmp_path: Path) -> None:
    asyncio.run(make_fixtures(tmp_path))
    tables = open_fixtures(len(migrations()), tmp_path / "tables.db", tmp_path)

    async def act(server: Server) -> None:
        assert await phases(server, tables) == EXPECTED

    serving(tmp_path, act)


def test_a_table_goes_on_from_a_snapshot_of_older_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move before the snapshot, which the new rules do not know, is not played again."""
    file = tmp_path / "tables.db"
    players = open_fixtures(1, file)["pause"]
    before = asyncio.run(stored(file, players[0].table)).snapshot
    assert before is not None
    with closing(sqlite3.connect(file)) as connection, connection:
        changed = connection.execute(
            'UPDATE entries SET body = replace(CAST(body AS TEXT), \'"move":"\', \'"move":"old-fashioned \')'
            " WHERE table_id = ? AND kind = 'moved' AND number <= ?",
            (players[0].table, before.number),
        )
        assert changed.rowcount > 30
        connection.execute("UPDATE entries SET body = CAST(body AS BLOB)")
    newer = game("saboteur").rules_version + 1
    monkeypatch.setattr(type(game("saboteur")), "rules_version", newer)

    async def act(server: Server) -> None:
        await play_all(server, players)

    serving(tmp_path, act)
    assert [player.welcomes[0]["phase"] for player in players] == ["playing"] * 3
    assert all(is_over(player) for player in players)


def test_a_damaged_snapshot_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    players = open_fixtures(1, file)["pause"]
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute("UPDATE snapshots SET state = substr(state, 1, 500)").rowcount > 0

    async def act(server: Server) -> None:
        await play_all(server, players)
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("DELETE FROM snapshots")
        await check_finished(server, file, players)

    serving(tmp_path, act)


def test_a_newer_database_is_refused_with_advice(tmp_path: Path) -> None:
    made = Process(tmp_path)
    with closing(sqlite3.connect(made.file)) as connection:
        connection.executescript((FIXTURES / "tables-1.sql").read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    before = made.file.read_bytes()
    ended = subprocess.run(made.command(), capture_output=True, text=True, timeout=WAIT, check=False)
    assert ended.returncode not in (0, -15)
    assert f"version {len(migrations()) + 1}: upgrade the server" in ended.stderr
    assert made.file.read_bytes() == before


if __name__ == "__main__":
    asyncio.run(make_fixtures(Path(sys.argv[1])))
