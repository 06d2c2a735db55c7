"""The load benchmark, run small: what it counts is what the server has stored."""

import sqlite3
from contextlib import closing
from pathlib import Path

from benchmarks.tables import BUDGETS, PARTS, Load, run

SMALL = Load(tables=2, seconds=0.5, few=1, many=2, idle=4, lines=50)


def moves_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (moves,) = connection.execute("SELECT count(*) FROM entries WHERE kind = 'moved'").fetchone()
    return int(moves)


def test_every_move_that_was_counted_is_in_the_log(tmp_path: Path) -> None:
    figures = run(SMALL, PARTS, tmp_path)
    assert BUDGETS.keys() <= figures.keys()
    assert 0 < figures["moves"] <= moves_in(tmp_path / "speed.db")
