"""Beginning to serve: what is wrong is said before anything is made or changed."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import WAIT

FIXTURES = Path(__file__).with_name("fixtures")


def serve(folder: Path, *options: str) -> tuple[int, str]:
    """Runs the command until it gives up; its exit code and all it says."""
    done = subprocess.run(
        [sys.executable, "-m", "permonik", "serve", "--port=0", "--bot-workers=1", *options],
        cwd=folder,
        env={**os.environ, "PERMONIK_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=2 * WAIT,
        check=False,
    )
    said = done.stdout + done.stderr
    assert "Traceback" not in said
    assert "Error: " in said
    return done.returncode, said


def test_a_taken_port_is_said_and_no_database_is_made_or_changed(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as made:
        made.executescript((FIXTURES / "tables-1.sql").read_text(encoding="utf-8"))
    before = old.read_bytes()
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        for database in ("new.db", "old.db"):
            code, said = serve(tmp_path, f"--port={port}", f"--database=sqlite:///{database}")
            assert code == 1
            assert f"127.0.0.1:{port} cannot be used" in said
    assert [file.name for file in tmp_path.iterdir()] == ["old.db"]
    assert old.read_bytes() == before


@pytest.mark.parametrize("file", ["nowhere/tables.db", "folder"])
def test_a_database_that_cannot_be_written_is_said(tmp_path: Path, file: str) -> None:
    (tmp_path / "folder").mkdir()
    code, said = serve(tmp_path, f"--database=sqlite:///{file}")
    assert code == 1
    assert "cannot be kept" in said
    assert repr(file) in said


@pytest.mark.parametrize("url", ["postgres://eva:hunter2@db.example/tables", "sqlite+x://eva:hunter2@/tables.db"])
def test_a_wrong_url_is_said_without_its_password(tmp_path: Path, url: str) -> None:
    code, said = serve(tmp_path, f"--database={url}")
    assert code == 2
    assert "expected sqlite:///FILE" in said
    assert "hunter2" not in said


@pytest.mark.parametrize(
    ("option", "value"), [("--contribution-seconds", "nan"), ("--keep-days", "inf"), ("--port", "70000")]
)
def test_a_number_that_makes_no_sense_is_said(tmp_path: Path, option: str, value: str) -> None:
    code, said = serve(tmp_path, f"{option}={value}")
    assert code == 2
    assert option in said
    assert value in said
