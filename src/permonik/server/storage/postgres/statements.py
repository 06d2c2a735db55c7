"""What is written to the database. Other processes may write at the same moment: keys and row locks decide.

`again` says that the answer to the same call was lost with its connection: what it has stored is not stored twice.
"""

from collections.abc import Sequence

import asyncpg

from permonik.server.storage.errors import CodeTaken, Conflict, SecretKept, StorageError, UnknownTable
from permonik.server.storage.postgres.schema import Connection
from permonik.server.storage.storage import Entry, Snapshot, TableRow

NEWEST = "(SELECT max(number) FROM entries WHERE table_id = tables.id)"
STORED = "(SELECT max(number) FROM entries WHERE table_id = new.table_id)"
NEW = """unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::double precision[])
    AS new (table_id, number, kind, body, at)"""
# In the order of their keys: processes that wait for each other's rows do so in one direction.
APPEND_EACH = f"""INSERT INTO entries (table_id, number, kind, body, at)
    SELECT new.* FROM {NEW} WHERE new.number = {STORED} + 1 ORDER BY new.table_id
    ON CONFLICT DO NOTHING RETURNING table_id"""
INSERT = f"INSERT INTO entries (table_id, number, kind, body, at) SELECT new.* FROM {NEW}"

Addition = tuple[str, Entry]
"""The id of a table and the next entry of its log."""


async def create(connection: Connection, again: bool, table: TableRow, first_entry: Entry) -> None:
    async with connection.transaction():
        made = await connection.fetchval(
            """INSERT INTO tables (id, code, game, rules_version, created, secret) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT DO NOTHING RETURNING true""",
            table.id,
            table.code,
            table.game,
            table.rules_version,
            table.created,
            table.secret,
        )
        if made:
            await connection.execute(INSERT, *columns([(table.id, first_entry)]))
        elif not (again and await is_stored(connection, table.id, first_entry)):
            raise await taken(connection, table)


async def taken(connection: Connection, table: TableRow) -> StorageError:
    if await connection.fetchval("SELECT true FROM tables WHERE id = $1", table.id):
        return Conflict("the id of no table", repr(table.id))
    return CodeTaken("the code of no table", repr(table.code))


async def append_each(connection: Connection, again: bool, additions: Sequence[Addition]) -> list[StorageError | None]:
    """One entry to each of several logs, in one round trip and one commit; why not, for each."""
    stored = {row[0] for row in await connection.fetch(APPEND_EACH, *columns(additions))}
    return [
        None if table_id in stored else await refusal(connection, again, table_id, entry)
        for table_id, entry in additions
    ]


async def refusal(connection: Connection, again: bool, table_id: str, entry: Entry) -> StorageError | None:
    if again and await is_stored(connection, table_id, entry):
        return None
    try:
        return not_next(table_id, await last_number(connection, table_id) + 1, entry)
    except UnknownTable as unknown:
        return unknown


async def append(connection: Connection, again: bool, table_id: str, entries: Sequence[Entry]) -> None:
    """Several entries, all or none."""
    if again and entries and await is_stored(connection, table_id, entries[-1]):
        return
    async with connection.transaction():
        for number, entry in enumerate(entries, start=await last_number(connection, table_id) + 1):
            # A gap is as bad as a number that exists: an earlier append of the same caller may have failed.
            if entry.number != number:
                raise not_next(table_id, number, entry)
        try:
            await connection.execute(INSERT, *columns([(table_id, entry) for entry in entries]))
        except asyncpg.UniqueViolationError:
            raise not_next(table_id, entries[-1].number + 1, entries[0]) from None
        except asyncpg.ForeignKeyViolationError:
            raise unknown(table_id) from None


async def keep_secret(connection: Connection, again: bool, table_id: str, secret: bytes) -> None:
    kept = await connection.fetchval(
        "UPDATE tables SET secret = $2 WHERE id = $1 AND coalesce(secret, $2) = $2 RETURNING true", table_id, secret
    )
    if kept:
        return
    if await connection.fetchval("SELECT true FROM tables WHERE id = $1", table_id):
        raise SecretKept(f"the secret that table {table_id!r} keeps already", "another one")
    raise unknown(table_id)


async def write_snapshot(connection: Connection, again: bool, table_id: str, snapshot: Snapshot) -> None:
    last = await last_number(connection, table_id)
    if snapshot.number > last:
        raise Conflict(f"a snapshot of table {table_id!r} up to entry {last}", f"one of entry {snapshot.number}")
    try:
        await connection.execute(
            """INSERT INTO snapshots (table_id, number, state) VALUES ($1, $2, $3)
            ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state
            WHERE excluded.number >= snapshots.number""",
            table_id,
            snapshot.number,
            snapshot.state,
        )
    except asyncpg.ForeignKeyViolationError:
        raise unknown(table_id) from None


async def delete(connection: Connection, again: bool, table_id: str) -> None:
    await connection.execute("DELETE FROM tables WHERE id = $1", table_id)


async def look_round(connection: Connection, again: bool, seconds: float, visited: Sequence[str]) -> None:
    """Time that may have been counted is not counted again: a table may live longer, never shorter."""
    async with connection.transaction():
        if not again:
            await connection.execute("UPDATE house SET watched = watched + $1", seconds)
        await connection.execute(
            f"""UPDATE tables SET found = {NEWEST}, found_at = house.watched FROM house
            WHERE found < {NEWEST} OR id = ANY($1)""",
            visited,
        )


async def last_number(connection: Connection, table_id: str) -> int:
    """The number of the last entry. A table has at least one from its first moment."""
    last = await connection.fetchval("SELECT max(number) FROM entries WHERE table_id = $1", table_id)
    if last is None:
        raise unknown(table_id)
    return int(last)


async def is_stored(connection: Connection, table_id: str, entry: Entry) -> bool:
    """Whether a log has this very entry."""
    row = await connection.fetchrow(
        "SELECT number, kind, body, at FROM entries WHERE table_id = $1 AND number = $2", table_id, entry.number
    )
    return row is not None and Entry(*row) == entry


def columns(additions: Sequence[Addition]) -> tuple[list[object], ...]:
    """Entries as PostgreSQL takes many of them: one array for each column."""
    return (
        [table_id for table_id, _ in additions],
        [entry.number for _, entry in additions],
        [entry.kind for _, entry in additions],
        [entry.body for _, entry in additions],
        [entry.at for _, entry in additions],
    )


def not_next(table_id: str, number: int, entry: Entry) -> Conflict:
    return Conflict(f"entry {number} of table {table_id!r}", f"entry {entry.number}")


def unknown(table_id: str) -> UnknownTable:
    return UnknownTable("the id of a table", repr(table_id))
