"""The log of every table, kept so that nothing acknowledged is ever lost. Nobody outside knows which database it is."""

from permonik.server.storage.errors import (
    CodeTaken,
    Conflict,
    DatabaseInUse,
    ForeignDatabase,
    NewerDatabase,
    SecretKept,
    StorageError,
    Unavailable,
    UnknownTable,
    WrongUrl,
)
from permonik.server.storage.sqlite import open_sqlite
from permonik.server.storage.storage import Entry, Held, Snapshot, Storage, TableRow

__all__ = [
    "CodeTaken",
    "Conflict",
    "DatabaseInUse",
    "Entry",
    "ForeignDatabase",
    "Held",
    "NewerDatabase",
    "SecretKept",
    "Snapshot",
    "Storage",
    "StorageError",
    "TableRow",
    "Unavailable",
    "UnknownTable",
    "WrongUrl",
    "open_storage",
]


async def open_postgres(place: str, *, shared: bool) -> Storage:
    try:
        from permonik.server.storage import postgres  # noqa: PLC0415 - its driver is an extra
    except ModuleNotFoundError as missing:
        installed = 'a database whose driver is installed, by pip install "permonik[postgres]"'
        raise WrongUrl(installed, f"no package {missing.name}") from None
    return await postgres.open_postgres(place, shared=shared)


OPENERS = {"sqlite": open_sqlite, "postgresql": open_postgres}


async def open_storage(url: str, *, shared: bool = False) -> Storage:
    """The storage behind a URL such as `sqlite:///permonik.db` or `postgresql://HOST/DATABASE`, brought to the newest
    schema.

    It belongs to the event loop that opened it. It is for one server at a time, and another one is refused, unless it
    is `shared` by processes that hear of each other (`fanout.py`).
    """
    scheme, separator, place = url.partition("://")
    if not separator or scheme not in OPENERS:
        got = f"{scheme}://…" if separator else url  # what follows may be a password
        raise WrongUrl("sqlite:///FILE or postgresql://…", repr(got))
    return await OPENERS[scheme](place, shared=shared)
