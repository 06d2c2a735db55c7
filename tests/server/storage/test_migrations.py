"""Old databases open, newer and foreign ones are refused, and a failed migration changes nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from permonik.server.storage import Entry, ForeignDatabase, NewerDatabase, Snapshot, TableRow, Unavailable
from permonik.server.storage.sqlite import schema
from permonik.server.storage.sqlite.schema import migrate, migrations, statements
from tests.server.storage.tables import opened

FIRST = Path(__file__).parent / "fixtures" / "first.sqlite.sql"

SECRET = bytes.fromhex("00112233445566778899aabbccddeeff" * 2)
GROW = "CREATE TABLE seats (name TEXT); -- a comment; with a semicolon\n\nINSERT INTO seats VALUES ('a;b');"
REBUILD = """
CREATE TABLE tables_new (id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
    rules_version INTEGER NOT NULL, created REAL NOT NULL, secret BLOB, found INTEGER NOT NULL DEFAULT -1,
    found_at REAL NOT NULL DEFAULT 0, title TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO tables_new (id, code, game, rules_version, created, secret)
    SELECT id, code, game, rules_version, created, secret FROM tables;
DROP TABLE tables;
ALTER TABLE tables_new RENAME TO tables;
"""


def make(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script)


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [str(connection.execute("PRAGMA user_version").fetchone()), *connection.iterdump()]


def run_migrations(file: Path, steps: list[str]) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        migrate(connection, steps)


async def open_and_close(file: Path) -> None:
    async with opened(file):
        pass


async def check_first(file: Path) -> None:
    """The tables of the fixture are complete, and the running one goes on."""
    async with opened(file) as storage:
        running = TableRow("running", "GOLD", "saboteur", 1, 1790000000.0, secret=SECRET)
        assert await storage.find_code("GOLD") == running
        assert [entry.number for entry in await storage.entries("finished")] == [0, 1]
        assert await storage.latest_snapshot("running") == Snapshot(1, '{"format":1}')
        move = Entry(2, "move", b'{"seat":0,"move":"discard map"}', 1790000020.5)
        assert await storage.entries("running", after=1) == [move]
        await storage.append("running", [Entry(3, "move", b"{}", 1790000030.0)])
        await storage.delete("finished")
        assert await storage.entries("finished") == []
        await storage.look_round(1e9)
        assert await storage.idle_tables(0.0) == []
        await storage.look_round(30.0)
        assert await storage.idle_tables(29.0) == ["running"]


def test_the_first_database_opens_and_its_running_table_goes_on(tmp_path: Path) -> None:
    make(tmp_path / "log.db", FIRST.read_text(encoding="utf-8"))
    asyncio.run(check_first(tmp_path / "log.db"))


@pytest.mark.parametrize("steps", [[GROW], [REBUILD], [GROW, REBUILD]])
def test_it_opens_after_later_migrations_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: list[str]) -> None:
    later = [*migrations(), *steps]
    monkeypatch.setattr("permonik.server.storage.sqlite.storage.migrations", lambda: later)
    make(tmp_path / "log.db", FIRST.read_text(encoding="utf-8"))
    asyncio.run(check_first(tmp_path / "log.db"))
    assert dump(tmp_path / "log.db")[0] == f"({len(later)},)"


def test_the_fixture_has_the_schema_of_the_first_migration(tmp_path: Path) -> None:
    def schema_of(file: Path) -> list[str]:
        with closing(sqlite3.connect(file)) as connection:
            return [*map(str, connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name"))]

    make(tmp_path / "fixture.db", FIRST.read_text(encoding="utf-8"))
    run_migrations(tmp_path / "new.db", migrations()[:1])
    assert schema_of(tmp_path / "fixture.db") == schema_of(tmp_path / "new.db")


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path / "log.db"))
    before = dump(tmp_path / "log.db")
    asyncio.run(open_and_close(tmp_path / "log.db"))
    assert dump(tmp_path / "log.db") == before
    assert before[0] == f"({len(migrations())},)"


@pytest.mark.parametrize(
    "bad", ["CREATE TABLE tables (id)", "INSERT INTO snapshots VALUES ('nobody', 1, '')", "nonsense"]
)
def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: str
) -> None:
    make(tmp_path / "log.db", FIRST.read_text(encoding="utf-8"))
    before = dump(tmp_path / "log.db")
    later = [*migrations(), GROW, f"{bad};"]
    monkeypatch.setattr("permonik.server.storage.sqlite.storage.migrations", lambda: later)
    with pytest.raises(Unavailable, match=r"log\.db"):
        asyncio.run(open_and_close(tmp_path / "log.db"))
    assert dump(tmp_path / "log.db") == before


def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    run_migrations(tmp_path / "log.db", [*migrations(), GROW])
    before = (tmp_path / "log.db").read_bytes()
    newest = len(migrations())
    with pytest.raises(NewerDatabase, match=rf"of version {newest} or older, got version {newest + 1}: upgrade"):
        asyncio.run(open_and_close(tmp_path / "log.db"))
    assert (tmp_path / "log.db").read_bytes() == before


@pytest.mark.parametrize(
    "script", ["CREATE TABLE songs (title TEXT)", "PRAGMA user_version = 1", "PRAGMA application_id = 7; VACUUM"]
)
def test_the_database_of_another_program_is_refused_untouched(tmp_path: Path, script: str) -> None:
    make(tmp_path / "songs.db", script)
    before = (tmp_path / "songs.db").read_bytes()
    with pytest.raises(ForeignDatabase, match="expected an empty database or one of Permoník, got one of application"):
        asyncio.run(open_and_close(tmp_path / "songs.db"))
    assert (tmp_path / "songs.db").read_bytes() == before


def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear miners, " * 500)
    with pytest.raises(Unavailable, match=r"letter\.txt', got file is not a database"):
        asyncio.run(open_and_close(tmp_path / "letter.txt"))
    assert (tmp_path / "letter.txt").read_text() == "Dear miners, " * 500


def test_migrations_are_numbered_without_gaps() -> None:
    names = sorted(file.name for file in (Path(schema.__file__).parent / "migrations").iterdir())
    assert names == [f"{number:04}.sql" for number in range(1, len(names) + 1)]
    assert len(migrations()) == len(names) >= 1


def test_a_script_is_split_into_its_statements() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON x BEGIN\n  DELETE FROM x;\nEND;\n"
    assert list(statements(f"SELECT 1;\n{trigger}-- the end\n")) == ["SELECT 1;\n", trigger, "-- the end\n"]
