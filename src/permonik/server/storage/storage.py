"""What a storage keeps, and what every storage can do, whichever database it uses."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

IDS_AT_ONCE = 1_000
"""How many ids of tables are listed together."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    number: int
    kind: str
    body: bytes
    """JSON text, written and read by the caller."""
    at: float
    """Seconds since 1970, for people to read: a clock that may be wrong decides nothing."""


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table beside its log."""

    id: str
    code: str
    game: str
    rules_version: int
    created: float
    secret: bytes | None = None
    """The seed of the deal, which must never become part of an entry before the end."""

    def __repr__(self) -> str:
        return f"TableRow(id={self.id!r}, game={self.game!r}, rules_version={self.rules_version})"


class Snapshot(msgspec.Struct, frozen=True):
    """A table's state after the entry with this number."""

    number: int
    state: str


class Held(msgspec.Struct, frozen=True):
    """What comes of asking for tables to look after."""

    owners: dict[str, str]
    """The process that has each of these tables now, the one that asked or another; one that is missing has none."""
    alive: frozenset[str]
    """All processes that are alive, with the one that asked."""
    lapsed: bool
    """Whether the process that asked was not alive before: what it had may belong to others."""


class Storage(ABC):
    """Tables and their logs.

    A writing method returns when what it wrote is durable, and raises `Unavailable` when it cannot be: then nothing of
    the call was stored. Only when a database beyond a network is lost in the middle of a call and does not come back
    nobody can know: whoever is refused reads the log before going on.
    If the caller stops waiting (a cancelled task), the call may still be stored: `settle` waits.
    """

    @abstractmethod
    async def create(self, table: TableRow, first_entry: Entry) -> None:
        """A new table. Raises `CodeTaken` or, if the id is taken, `Conflict`."""

    @abstractmethod
    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Add entries to a log, all or none. Raises `Conflict` if they are not the next ones: somebody was faster."""

    @abstractmethod
    async def keep_secret(self, table_id: str, secret: bytes) -> None:
        """Keep the seed of the deal. Raises `SecretKept` if the table has a different one."""

    @abstractmethod
    async def write_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, unless there is a later one. Raises `Conflict` if the log has no such entry."""

    @abstractmethod
    async def delete(self, table_id: str) -> None:
        """Forget a table and its log. A table that is not there is no error."""

    @abstractmethod
    async def settle(self) -> None:
        """Return when all that was to be written before this call is stored, or never will be."""

    @abstractmethod
    async def find(self, table_id: str) -> TableRow | None: ...

    @abstractmethod
    async def find_code(self, code: str) -> TableRow | None: ...

    @abstractmethod
    async def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """The log in order, from the entry after this number; empty for an unknown table."""

    @abstractmethod
    async def latest_snapshot(self, table_id: str) -> Snapshot | None: ...

    @abstractmethod
    async def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that is there."""

    @abstractmethod
    async def look_round(self, seconds: float, visited: Sequence[str] = ()) -> None:
        """Count time that has passed while somebody looked on, and note which tables have gone on meanwhile; those
        that are `visited` count as well."""

    @abstractmethod
    async def idle_tables(self, seconds: float) -> list[str]:
        """The ids of tables that have not gone on for longer than this, counted by `look_round` alone."""

    @abstractmethod
    async def table_ids(self, after: str = "") -> list[str]:
        """The ids of the next tables, in order from the one after this id; empty when there are no more."""

    @abstractmethod
    async def count(self) -> int:
        """How many tables there are."""

    @abstractmethod
    async def hold(self, process: str, tables: Sequence[str], seconds: float) -> Held:
        """Count a process as alive for so long from now on, and give it those of these tables that no other living
        process looks after; what it has already, it keeps."""

    @abstractmethod
    async def let_go(self, process: str, tables: Sequence[str]) -> None:
        """These tables belong to whoever asks next, if they are of this process."""

    @abstractmethod
    async def retire(self, process: str) -> None:
        """A process is alive no more, and all its tables belong to whoever asks next."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go of the database. Calling it twice is no error."""
