"""The storage in a PostgreSQL database."""

from permonik.server.storage.postgres.storage import open_postgres

__all__ = ["open_postgres"]
