"""Which process is alive, and which one looks after a table: one lease for each process, and an owner for each table.

So what has to be renewed does not grow with the number of tables. The clock is that of the database.
"""

from collections.abc import Sequence

from permonik.server.storage.postgres.schema import Connection
from permonik.server.storage.storage import Held

# And who is alive, itself included: nobody, if it has to begin anew.
RENEW = """WITH renewed AS (
        UPDATE processes SET until = clock_timestamp() + make_interval(secs => $2)
        WHERE id = $1 AND until > clock_timestamp() RETURNING id
    )
    SELECT id FROM processes WHERE until > clock_timestamp() AND EXISTS (SELECT FROM renewed)"""
BEGIN = """INSERT INTO processes (id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
ALIVE = "SELECT id FROM processes WHERE until > clock_timestamp()"
# In one order, so that two who ask for the same tables do not wait for each other. What another one takes at the same
# moment is in neither half of the answer.
TAKE = f"""WITH taken AS (
        INSERT INTO owners AS held (table_id, process)
        SELECT wanted, $1 FROM unnest($2::text[]) AS wanted ORDER BY wanted
        ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
            WHERE held.process = excluded.process OR held.process NOT IN ({ALIVE})
        RETURNING table_id
    )
    SELECT table_id, $1 AS process FROM taken
    UNION ALL
    SELECT table_id, process FROM owners
    WHERE table_id = ANY($2) AND process <> $1 AND table_id NOT IN (SELECT table_id FROM taken)"""


async def hold(connection: Connection, again: bool, process: str, tables: Sequence[str], seconds: float) -> Held:
    """Not in one transaction: what was taken stays taken, whatever comes after."""
    alive = await connection.fetch(RENEW, process, seconds)
    lapsed = not alive
    if lapsed:
        await connection.execute(BEGIN, process, seconds)
        await forget_the_dead(connection)
        alive = await connection.fetch(ALIVE)
    owners = {row[0]: row[1] for row in await connection.fetch(TAKE, process, tables)} if tables else {}
    return Held(owners, frozenset(row[0] for row in alive), lapsed=lapsed)


async def forget_the_dead(connection: Connection) -> None:
    await connection.execute("DELETE FROM processes WHERE until < clock_timestamp()")
    await connection.execute("DELETE FROM owners WHERE process NOT IN (SELECT id FROM processes)")


async def let_go(connection: Connection, again: bool, process: str, tables: Sequence[str]) -> None:
    await connection.execute("DELETE FROM owners WHERE process = $1 AND table_id = ANY($2)", process, tables)


async def retire(connection: Connection, again: bool, process: str) -> None:
    await connection.execute("DELETE FROM processes WHERE id = $1", process)
    await connection.execute("DELETE FROM owners WHERE process = $1", process)
