"""What is read from the database: one statement each, so each sees one moment."""

import json
from collections.abc import Sequence
from sqlite3 import Connection

from permonik.server.storage.sqlite.statements import NEWEST
from permonik.server.storage.storage import IDS_AT_ONCE, Entry, Snapshot, TableRow

TABLE = "SELECT id, code, game, rules_version, created, secret FROM tables"


def find(connection: Connection, table_id: str) -> TableRow | None:
    row = connection.execute(f"{TABLE} WHERE id = ?", (table_id,)).fetchone()
    return TableRow(*row) if row else None


def find_code(connection: Connection, code: str) -> TableRow | None:
    row = connection.execute(f"{TABLE} WHERE code = ?", (code,)).fetchone()
    return TableRow(*row) if row else None


def entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    rows = connection.execute(
        "SELECT number, kind, body, at FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
        (table_id, after),
    )
    return [Entry(*row) for row in rows]


def latest_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    row = connection.execute("SELECT number, state FROM snapshots WHERE table_id = ?", (table_id,)).fetchone()
    return Snapshot(*row) if row else None


def last_numbers(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    rows = connection.execute(
        f"SELECT id, {NEWEST} FROM tables WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(table_ids),)
    )
    return dict(rows.fetchall())


def idle_tables(connection: Connection, seconds: float) -> list[str]:
    idle = f"found = {NEWEST} AND found_at + ? < (SELECT watched FROM house)"
    return [str(row[0]) for row in connection.execute(f"SELECT id FROM tables WHERE {idle}", (seconds,))]


def table_ids(connection: Connection, after: str) -> list[str]:
    ids = connection.execute("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, IDS_AT_ONCE))
    return [str(row[0]) for row in ids]


def count(connection: Connection) -> int:
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)
