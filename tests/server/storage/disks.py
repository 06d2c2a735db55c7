"""Ways to run out of room, each for a while and without hurting the machine."""

import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from permonik.server.storage.sqlite.storage import SqliteStorage

MANY_PAGES = 1 << 30


@dataclass(frozen=True)
class Disk:
    folder: Path
    full: Callable[[SqliteStorage], AbstractContextManager[None]]


@contextmanager
def few_pages(folder: Path) -> Iterator[Disk]:
    """SQLite itself says that the disk is full."""

    @contextmanager
    def full(storage: SqliteStorage) -> Iterator[None]:
        storage.writer.connection.execute("PRAGMA max_page_count = 1")  # SQLite takes the pages there are
        try:
            yield
        finally:
            storage.writer.connection.execute(f"PRAGMA max_page_count = {MANY_PAGES}")

    yield Disk(folder, full)


@contextmanager
def small_files(folder: Path) -> Iterator[Disk]:
    """The system refuses to let the log of SQLite grow, in the middle of a commit."""

    @contextmanager
    def full(_: SqliteStorage) -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "log.db-wal").stat().st_size + 1_000, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    yield Disk(folder, full)


@contextmanager
def small_filesystem(folder: Path) -> Iterator[Disk]:
    """A filesystem without room; where nobody may mount one, files that cannot grow."""
    if not mount(folder):
        with small_files(folder) as disk:
            yield disk
        return

    @contextmanager
    def full(_: SqliteStorage) -> Iterator[None]:
        fill(folder / "ballast")
        try:
            yield
        finally:
            (folder / "ballast").unlink()

    try:
        yield Disk(folder, full)
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def mount(folder: Path) -> bool:
    if shutil.which("mount") is None:
        return False
    command = ["mount", "-t", "tmpfs", "-o", "size=32m", "permonik-test", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 10, 1):
            while writes(file.write, bytes(size)):
                pass


def writes(write: Callable[[bytes], int | None], content: bytes) -> bool:
    try:
        return write(content) == len(content)
    except OSError:
        return False
