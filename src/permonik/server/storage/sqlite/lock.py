"""One server at a time: the system lets go of the lock when the process ends, however it ends."""

import fcntl
import os
from pathlib import Path

from permonik.server.storage.errors import DatabaseInUse


class Lock:
    """Held on a file of its own beside the database, which stays there.

    Not on the database itself: closing that file would drop the locks that SQLite holds on it for the whole process.
    """

    def __init__(self, database: Path) -> None:
        """Raises DatabaseInUse where another server, or another storage of this one, holds it."""
        place = database.resolve()
        self.file = os.open(place.with_name(f"{place.name}-lock"), os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self.file)
            raise DatabaseInUse("a database that no other server uses", str(database)) from None
        except OSError:
            os.close(self.file)
            raise

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
