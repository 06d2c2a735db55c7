"""Which tables this process looks after: those that the storage has given it, while it is known to be alive there."""

import asyncio
from collections.abc import Callable

from permonik.server.limits import Clock
from permonik.server.logs import log_fault
from permonik.server.storage import Storage, StorageError

LEASE = 5.0
"""Seconds after which a process that was not heard of has lost its tables."""
RENEW_EVERY = 1.0
ASK_ANEW_EVERY = 10
"""Renewals between two in which everything is asked for that another living process has."""
AT_ONCE = 1_000


class Leases:
    def __init__(self, process: str, now: Clock) -> None:
        self.process = process
        self.now = now
        self.held: set[str] = set()
        self.wanted: dict[str, str | None] = {}
        """What this process would look after, and which one does instead, if that is known."""
        self.unwanted: set[str] = set()
        """What is to be given back."""
        self.until = float("-inf")
        """When what is held is lost, unless it is renewed."""
        self.alive: frozenset[str] | None = None
        """The processes that are alive, as far as the storage could be asked lately."""
        self.woken = asyncio.Event()
        self.on_held: Callable[[str], None] = lambda table: None
        """Called when this process looks after a table from now on."""
        self.on_lapse: Callable[[], None] = lambda: None
        """Called when this process was not known to be alive, at its beginning or after a long silence."""
        self.on_let_go: Callable[[str], None] = lambda table: None
        """Called when others may have a table."""
        self.asking = asyncio.Lock()
        """Held while the storage is asked: what was asked before the end must not be given after it."""
        self.retired = False

    def holds(self, table: str) -> bool:
        return table in self.held and self.now() < self.until

    def want(self, table: str) -> None:
        """Asks for a table, again and again until it is held or wanted no more."""
        if table not in self.held and table not in self.wanted:
            self.wanted[table] = None
            self.woken.set()

    def give_up(self, table: str) -> None:
        self.wanted.pop(table, None)
        if table in self.held:
            self.held.remove(table)
            self.unwanted.add(table)
            self.woken.set()

    def hear_let_go(self, table: str) -> None:
        """Another process looks after a table no more."""
        if table in self.wanted:
            self.wanted[table] = None
            self.woken.set()

    async def keep_always(self, storage: Storage, still_wanted: Callable[[str], bool]) -> None:
        """Renews and asks, until it is cancelled."""
        turn = 0
        while not self.retired:
            self.woken.clear()
            for table in [table for table in self.wanted if not still_wanted(table)]:
                del self.wanted[table]
            try:
                await self.renew(storage, asks_anew=turn % ASK_ANEW_EVERY == 0)
            except StorageError:
                self.alive = None  # said where it happened
            except Exception:
                log_fault("lease_failed")
            turn += 1
            try:
                await asyncio.wait_for(self.woken.wait(), RENEW_EVERY)
            except TimeoutError:
                continue

    async def renew(self, storage: Storage, *, asks_anew: bool = False) -> None:
        async with self.asking:
            if self.is_over():
                return
            await self.give_back(storage)
            asked = [table for table, owner in self.wanted.items() if asks_anew or self.may_be_free(owner)][:AT_ONCE]
            begun = self.now()
            answer = await storage.hold(self.process, asked, LEASE)
        if self.is_over():  # meanwhile
            return
        if answer.lapsed:
            self.wanted.update(dict.fromkeys(self.held))
            self.held.clear()
            self.on_lapse()
        self.alive, self.until = answer.alive, begun + LEASE
        for table, owner in answer.owners.items():
            if owner == self.process:
                self.take(table)
            elif table in self.wanted:
                self.wanted[table] = owner

    def is_over(self) -> bool:
        return self.retired

    def may_be_free(self, owner: str | None) -> bool:
        return owner is None or (self.alive is not None and owner not in self.alive)

    def take(self, table: str) -> None:
        if table in self.wanted:
            del self.wanted[table]
            self.held.add(table)
            self.on_held(table)
        elif table not in self.held:  # nobody wants it any more
            self.unwanted.add(table)

    async def give_back(self, storage: Storage) -> None:
        if not self.unwanted:
            return
        tables = sorted(self.unwanted)
        await storage.let_go(self.process, tables)
        self.unwanted.difference_update(tables)
        for table in tables:
            self.on_let_go(table)

    async def retire(self, storage: Storage) -> None:
        """Gives everything up: whoever asks next looks after it."""
        if self.retired:
            return
        self.retired = True
        tables = sorted(self.held)
        self.held.clear()
        self.wanted.clear()
        async with self.asking:
            await storage.retire(self.process)
        for table in tables:
            self.on_let_go(table)
