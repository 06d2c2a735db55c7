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


Note = Grown | Present
Hear = Callable[[str, Note], None]
"""Takes the id of a table and a note about it."""


class Fanout(ABC):
    @abstractmethod
    def publish(self, table: str, note: Note) -> None:
        """Tells the other processes, without waiting."""

    @abstractmethod
    def subscribe(self, hear: Hear) -> None:
        """From now on hears what the others publish."""


class Alone(Fanout):
    """One process serves every table: there is nobody to tell."""

    def publish(self, table: str, note: Note) -> None:
        pass

    def subscribe(self, hear: Hear) -> None:
        pass
