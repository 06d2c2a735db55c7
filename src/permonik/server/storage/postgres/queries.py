"""What is read from the database: one statement each, so each sees one moment."""

from collections.abc import Sequence

from permonik.server.storage.postgres.schema import Connection
from permonik.server.storage.postgres.statements import NEWEST
from permonik.server.storage.storage import IDS_AT_ONCE, Entry, Snapshot, TableRow

TABLE = "SELECT id, code, game, rules_version, created, secret FROM tables"


async def find(connection: Connection, table_id: str) -> TableRow | None:
    row = await connection.fetchrow(f"{TABLE} WHERE id = $1", table_id)
    return TableRow(*row) if row else None


async def find_code(connection: Connection, code: str) -> TableRow | None:
    row = await connection.fetchrow(f"{TABLE} WHERE code = $1", code)
    return TableRow(*row) if row else None


async def entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    rows = await connection.fetch(
        "SELECT number, kind, body, at FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number",
        table_id,
        after,
    )
    return [Entry(*row) for row in rows]


async def latest_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    row = await connection.fetchrow("SELECT number, state FROM snapshots WHERE table_id = $1", table_id)
    return Snapshot(*row) if row else None


async def last_numbers(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    rows = await connection.fetch(f"SELECT id, {NEWEST} FROM tables WHERE id = ANY($1)", table_ids)
    return {row[0]: row[1] for row in rows}


async def idle_tables(connection: Connection, seconds: float) -> list[str]:
    idle = f"found = {NEWEST} AND found_at + $1 < (SELECT watched FROM house)"
    return [row[0] for row in await connection.fetch(f"SELECT id FROM tables WHERE {idle}", seconds)]


async def table_ids(connection: Connection, after: str) -> list[str]:
    ids = await connection.fetch("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, IDS_AT_ONCE)
    return [row[0] for row in ids]


async def count(connection: Connection) -> int:
    return int(await connection.fetchval("SELECT count(*) FROM tables"))
