"""The load benchmark, run small: what it counts is what the server has stored."""

import sqlite3
from contextlib import closing
from pathlib import Path

from benchmarks.load.server import Place
from benchmarks.tables import BUDGETS, PARTS, Load, run, run_elsewhere
from tests.server.postgres import Postgres

SMALL = Load(tables=2, seconds=0.5, few=1, many=2, idle=4, lines=50)


def moves_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (moves,) = connection.execute("SELECT count(*) FROM entries WHERE kind = 'moved'").fetchone()
    return int(moves)


def test_every_move_that_was_counted_is_in_the_log(tmp_path: Path) -> None:
    figures = run(SMALL, PARTS, tmp_path)
    assert BUDGETS.keys() <= figures.keys() | {"cpu_there_to_sqlite", "carried_by_processes"}
    assert 0 < figures["moves"] <= moves_in(tmp_path / "speed.db")


def test_servers_that_share_tables_are_measured_beside_one_on_sqlite(
    tmp_path: Path, postgres: Postgres, valkey: str
) -> None:
    with postgres.database() as database:
        figures = run_elsewhere(SMALL, Place(database, processes=2, redis=valkey), tmp_path)
    assert BUDGETS.keys() & figures.keys() == {"cpu_there_to_sqlite", "carried_by_processes"}
    assert all(figure > 0 for figure in figures.values())
