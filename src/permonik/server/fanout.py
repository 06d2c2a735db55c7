"""How the processes that serve the same tables hear of each other.

What is said here may be lost: the log is the truth, and whoever is behind reads it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec


class Grown(msgspec.Struct, frozen=True, tag=True):
    """A table's log has a line with this number."""

    number: int


class Present(msgspec.Struct, frozen=True, tag=True):
    """Who is connected to a table by way of one process."""

    process: str
    seats: frozenset[int]
    watchers: int
    asks: bool = False
    """Whether this process has just opened the table and wants to know who is there by way of the others."""
    stays: bool = True
    """Whether it wants to hear of the table from now on; False when it has forgotten it."""
    hands: dict[int, list[int]] = {}
    """With which others each seat has been in one hand; of all processes, so that none forgets it alone."""

    @property
    def anybody(self) -> bool:
        return bool(self.seats or self.watchers)


class Alive(msgspec.Struct, frozen=True, tag=True):
    """A process says that it is there; said of no table."""

    process: str


class Left(msgspec.Struct, frozen=True, tag=True):
    """A process says that it ends; said of no table."""

    process: str


class LetGo(msgspec.Struct, frozen=True, tag=True):
    """The process that has looked after a table does so no more."""


class Spent(msgspec.Struct, frozen=True, tag=True):
    """What addresses have used up of an allowance by way of one process, since it was told last; said of no table."""

    process: str
    what: str
    households: dict[str, int]


class Crowded(msgspec.Struct, frozen=True, tag=True):
    """How many of something the addresses with many of them have now by way of one process; said of no table."""

    process: str
    what: str
    households: dict[str, int]


class Listening(msgspec.Struct, frozen=True, tag=True):
    """From now on notes about this table are heard: what was said before may be missing. Never sent."""


Note = Grown | Present | Alive | Left | LetGo | Spent | Crowded | Listening
Hear = Callable[[str, Note], None]
"""Takes the id of a table and a note about it."""
EVERY_TABLE = ""
"""What is said of no table is heard by all."""


class Fanout(ABC):
    @abstractmethod
    def publish(self, table: str, note: Note) -> None:
        """Tells the other processes, without waiting."""

    @abstractmethod
    def subscribe(self, hear: Hear) -> None:
        """From now on hears what the others publish about tables that are listened to, and perhaps of others."""

    @abstractmethod
    def listen(self, table: str) -> None:
        """Wants to hear of a table; `Listening` says that it does."""

    @abstractmethod
    def ignore(self, table: str) -> None:
        """Wants to hear of a table no more."""

    @abstractmethod
    def renew(self) -> None:
        """Connects anew, for nothing comes through."""

    @abstractmethod
    async def close(self) -> None:
        """Sends what is waiting, and hears no more."""


class Alone(Fanout):
    """One process serves every table: there is nobody to tell."""

    def publish(self, table: str, note: Note) -> None:
        pass

    def subscribe(self, hear: Hear) -> None:
        pass

    def listen(self, table: str) -> None:
        pass

    def ignore(self, table: str) -> None:
        pass

    def renew(self) -> None:
        pass

    async def close(self) -> None:
        pass
