"""The storage in one SQLite file."""

from permonik.server.storage.sqlite.storage import open_sqlite

__all__ = ["open_sqlite"]
