"""What is written to the database. Each function runs inside a writing transaction, so what it checks stays true."""

import json
from collections.abc import Sequence
from sqlite3 import Connection

from permonik.server.storage.errors import CodeTaken, Conflict, SecretKept, UnknownTable
from permonik.server.storage.storage import Entry, Snapshot, TableRow

INSERT = "INSERT INTO entries (table_id, number, kind, body, at)"
INSERT_NEXT = f"{INSERT} SELECT ?, ?, ?, ?, ? WHERE (SELECT max(number) FROM entries WHERE table_id = ?) = ?"
"""One statement: between two of them the thread that writes may have to wait for the other one."""
NEWEST = "(SELECT max(number) FROM entries WHERE table_id = tables.id)"


def create(connection: Connection, table: TableRow, first_entry: Entry) -> None:
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table.id,)).fetchone():
        raise Conflict("the id of no table", repr(table.id))
    if connection.execute("SELECT 1 FROM tables WHERE code = ?", (table.code,)).fetchone():
        raise CodeTaken("the code of no table", repr(table.code))
    connection.execute(
        "INSERT INTO tables (id, code, game, rules_version, created, secret) VALUES (?, ?, ?, ?, ?, ?)",
        (table.id, table.code, table.game, table.rules_version, table.created, table.secret),
    )
    insert(connection, table.id, first_entry)


def append(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        done = connection.execute(INSERT_NEXT, (*row_of(table_id, entry), table_id, entry.number - 1))
        # A gap is as bad as a number that exists: an earlier append of the same caller may have failed.
        if done.rowcount != 1:
            expected = last_number(connection, table_id) + 1
            raise Conflict(f"entry {expected} of table {table_id!r}", f"entry {entry.number}")


def keep_secret(connection: Connection, table_id: str, secret: bytes) -> None:
    row = connection.execute("SELECT secret FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise unknown(table_id)
    if row[0] not in (None, secret):
        raise SecretKept(f"the secret that table {table_id!r} keeps already", "another one")
    connection.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, table_id))


def write_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    last = last_number(connection, table_id)
    if snapshot.number > last:
        raise Conflict(f"a snapshot of table {table_id!r} up to entry {last}", f"one of entry {snapshot.number}")
    connection.execute(
        """INSERT INTO snapshots (table_id, number, state) VALUES (?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state
        WHERE excluded.number >= number""",
        (table_id, snapshot.number, snapshot.state),
    )


def delete(connection: Connection, table_id: str) -> None:
    connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))


def look_round(connection: Connection, seconds: float, visited: Sequence[str]) -> None:
    connection.execute("UPDATE house SET watched = watched + ?", (seconds,))
    now = "(SELECT watched FROM house)"
    connection.execute(
        f"""UPDATE tables SET found = {NEWEST}, found_at = {now}
        WHERE found < {NEWEST} OR id IN (SELECT value FROM json_each(?))""",
        (json.dumps(visited),),
    )


def insert(connection: Connection, table_id: str, entry: Entry) -> None:
    connection.execute(f"{INSERT} VALUES (?, ?, ?, ?, ?)", row_of(table_id, entry))


def row_of(table_id: str, entry: Entry) -> tuple[str, int, str, bytes, float]:
    return table_id, entry.number, entry.kind, entry.body, entry.at


def last_number(connection: Connection, table_id: str) -> int:
    """The number of the last entry. A table has at least one from its first moment."""
    (last,) = connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table_id,)).fetchone()
    if last is None:
        raise unknown(table_id)
    return int(last)


def unknown(table_id: str) -> UnknownTable:
    return UnknownTable("the id of a table", repr(table_id))
