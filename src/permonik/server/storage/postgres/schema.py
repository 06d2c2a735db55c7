"""The schema: one file of SQL per version, applied in order; the version is kept in the table `permonik`."""

from importlib.resources import files
from typing import TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from permonik.server.storage.errors import ForeignDatabase, NewerDatabase

APPLICATION = 0x5065726D
"""'Perm': the first half of the keys of our advisory locks."""
MIGRATING = 2
ADDITIVE = "-- Additive"
"""So begins a step after which programs that do not know it can still use the database."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"


def migrations() -> list[str]:
    """The SQL that leads from each version to the next: the first one makes version 1."""
    folder = files(__package__).joinpath("migrations")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


async def migrate(connection: Connection, steps: list[str]) -> None:
    """Bring a database to the newest version, all or nothing. Of several processes one does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", APPLICATION, MIGRATING)
        version = await checked_version(connection, newest=len(steps))
        for number, step in enumerate(steps[version:], start=version + 1):
            await connection.execute(step)
            await connection.execute("UPDATE permonik SET version = $1", number)
            if number > 1 and not step.startswith(ADDITIVE):
                await connection.execute("UPDATE permonik SET oldest = $1", number)


async def checked_version(connection: Connection, newest: int) -> int:
    if await connection.fetchval("SELECT to_regclass('permonik')") is None:
        things = await connection.fetchval(
            "SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace(current_schema)"
        )
        if things:
            raise ForeignDatabase("an empty database or one of Permoník", f"one with {things} other tables and indexes")
        return 0
    version = int(await connection.fetchval("SELECT version FROM permonik"))
    if version > newest and await oldest_program(connection) > newest:
        raise NewerDatabase(f"a database of version {newest} or older", f"version {version}: upgrade the server")
    return version


async def oldest_program(connection: Connection) -> int:
    return int(await connection.fetchval("SELECT oldest FROM permonik"))
