"""One server at a time: the system lets go of the locks when the process ends, however it ends."""

import errno
import fcntl
import os
import struct
from contextlib import ExitStack
from pathlib import Path

from permonik.server.storage.errors import DatabaseInUse

OPEN_FILE_LOCK: int | None = getattr(fcntl, "F_OFD_SETLK", None)
"""A lock of an open file instead of a process: Linux has it."""
OUR_BYTE = 0x4000_1000
"""SQLite never locks it: its own are the 512 from 0x4000_0000 on."""


class Lock:
    """Held on a file of its own beside the database, which stays there, and on Linux also on the database itself, by
    whatever name it was opened and whatever became of the file beside it.

    The file beside it comes first: closing the database drops the locks that SQLite holds on it for the whole process,
    so what this process has open already must be refused before it is opened here.
    """

    def __init__(self, database: Path) -> None:
        """Raises DatabaseInUse where another server, or another storage of this one, holds it."""
        place = database.resolve()
        with ExitStack() as opened:
            try:
                fcntl.flock(open_in(opened, place.with_name(f"{place.name}-lock")), fcntl.LOCK_EX | fcntl.LOCK_NB)
                lock_byte(open_in(opened, place))
            except BlockingIOError:
                raise DatabaseInUse("a database that no other server uses", str(database)) from None
            self.held = opened.pop_all()

    def release(self) -> None:
        """Only after SQLite has closed the database."""
        self.held.close()


def open_in(opened: ExitStack, file: Path) -> int:
    descriptor = os.open(file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    opened.callback(os.close, descriptor)
    return descriptor


def lock_byte(descriptor: int) -> None:
    """Raises BlockingIOError where another open file holds it. A system without such locks has the file beside."""
    if OPEN_FILE_LOCK is None:
        return
    wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, OUR_BYTE, 1, 0)
    try:
        fcntl.fcntl(descriptor, OPEN_FILE_LOCK, wish)
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
