"""What strangers have used up of their allowances, told to the other processes once a second.

Each process decides at once by what it knows. What was used up elsewhere is taken from the same allowance as soon as it
is heard of, even when nothing is left: a burst may pass by way of each process once, the rate is that of one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from permonik.server.fanout import Crowded, Note, Spent
from permonik.server.limits import Crowd, Guard

AT_ONCE = 100
"""Households in one note: PostgreSQL carries 8000 bytes."""
TOLD_FROM = 0.05
"""The part of its sockets from which on a household is told of."""


@dataclass(slots=True)
class Ledger:
    process: str
    guards: dict[str, Guard] = field(default_factory=dict)
    """By their names, which are the same in every process."""
    crowds: dict[str, Crowd] = field(default_factory=dict)
    crowded: set[str] = field(default_factory=set)
    """The crowds that were told of last time."""

    def share(self, guards: Mapping[str, Guard], crowds: Mapping[str, Crowd]) -> None:
        for guard in guards.values():
            guard.spent = Counter()
        self.guards.update(guards)
        self.crowds.update(crowds)

    def notes(self) -> Iterator[Note]:
        """What has not been told yet."""
        for name, guard in self.guards.items():
            if guard.spent:
                yield from (Spent(self.process, name, part) for part in parts_of(guard.spent))
                guard.spent.clear()
        for name, crowd in self.crowds.items():
            large = {who: count for who, count in crowd.households.items() if count >= TOLD_FROM * crowd.most}
            if large or name in self.crowded:
                most = dict(Counter(large).most_common(AT_ONCE))
                yield Crowded(self.process, name, most)
            self.crowded = (self.crowded | {name}) if large else (self.crowded - {name})

    def hear(self, note: Spent | Crowded) -> None:
        if note.process == self.process:
            return
        if isinstance(note, Crowded):
            if note.what in self.crowds:
                self.crowds[note.what].elsewhere[note.process] = note.households
        elif note.what in self.guards:
            for household, count in note.households.items():
                self.guards[note.what].charge(household, count)

    def forget(self, process: str) -> None:
        """Who was there by way of a process that is lost is there no more."""
        for crowd in self.crowds.values():
            crowd.elsewhere.pop(process, None)


def parts_of(spent: Mapping[str, int]) -> Iterator[dict[str, int]]:
    items = list(spent.items())
    for first in range(0, len(items), AT_ONCE):
        yield dict(items[first : first + AT_ONCE])
