"""What can go wrong with a storage. Each error says what was expected and what came, and none of them a secret."""

from typing import ClassVar


class StorageError(Exception):
    """`code` names the kind of error; nothing of the call that raised it was stored, see `Storage`."""

    code: ClassVar[str] = "storage_error"

    def __init__(self, expected: str, got: str) -> None:
        self.expected = expected
        self.got = got
        super().__init__(f"{self.code.replace('_', ' ')}: expected {expected}, got {got}")


class WrongUrl(StorageError):
    code = "wrong_url"


class ForeignDatabase(StorageError):
    """The database belongs to another program."""

    code = "foreign_database"


class NewerDatabase(StorageError):
    """A newer version of this program has written the database."""

    code = "newer_database"


class DatabaseInUse(StorageError):
    """Another server has opened the database; `got` is its file or its name."""

    code = "database_in_use"


class UnknownTable(StorageError):
    code = "unknown_table"


class CodeTaken(StorageError):
    """Another table has this code: draw a new one."""

    code = "code_taken"


class Conflict(StorageError):
    """The log has gone on, or is shorter, than the caller believes: read it again."""

    code = "conflict"


class SecretKept(StorageError):
    """The table has another secret already, and its hash may have been published."""

    code = "secret_kept"


class Unavailable(StorageError):
    """The database cannot be read or written now: no room, no right, no connection, or a closed storage."""

    code = "unavailable"
