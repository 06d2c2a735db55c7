"""The schema: one file of SQL per version, applied in order; the version is the database's `user_version`."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from sqlite3 import Connection

from permonik.server.storage.errors import ForeignDatabase, NewerDatabase

APPLICATION = 0x5065726D


def migrations() -> list[str]:
    """The SQL that leads from each version to the next: the first one makes version 1."""
    folder = files(__package__).joinpath("migrations")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


def migrate(connection: Connection, steps: list[str]) -> None:
    """Bring a database to the newest version, all or nothing."""
    # Off while it migrates: a table that others refer to can be changed only by making a new one in its place.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = checked_version(connection, newest=len(steps))
        for number, step in enumerate(steps[version:], start=version + 1):
            apply(connection, number, step)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    connection.execute("PRAGMA foreign_keys = ON")


def checked_version(connection: Connection, newest: int) -> int:
    version = pragma(connection, "user_version")
    application = pragma(connection, "application_id")
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application, version, things) != (0, 0, 0):
        raise ForeignDatabase("an empty database or one of Permoník", f"one of application {application:#x}")
    if version > newest:
        raise NewerDatabase(f"a database of version {newest} or older", f"version {version}: upgrade the server")
    return version


def apply(connection: Connection, number: int, step: str) -> None:
    for statement in statements(step):
        connection.execute(statement)
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise sqlite3.IntegrityError(f"migration {number} leaves {len(broken)} rows that refer to nothing")
    connection.execute(f"PRAGMA user_version = {number}")


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def pragma(connection: Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)
