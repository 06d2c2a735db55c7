"""Whoever goes in the middle of something leaves nothing half done."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from permonik.engine.core.fairness import commitment
from permonik.server.rooms import Rooms
from permonik.server.storage import Entry, Storage
from tests.counts import Counts
from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    begin,
    come,
    game_of,
    open_table,
    play_together,
    sit_down,
    turned_away,
)
from tests.server.turns import until


class Storekeeper:
    """Stands before a storage; what a subclass does not change is passed on."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def __getattr__(self, name: str) -> Any:
        return getattr(self.storage, name)


def test_a_start_that_was_broken_off_while_its_secret_was_stored_can_be_repeated(tmp_path: Path) -> None:
    class Slow(Storekeeper):
        """Keeps a secret at once, and takes very long to say so."""

        kept = 0

        async def keep_secret(self, table_id: str, secret: bytes) -> None:
            await self.storage.keep_secret(table_id, secret)
            self.kept += 1
            await asyncio.sleep(1000)

    slow: list[Slow] = []

    def rooms(storage: Storage) -> Rooms:
        slow.append(Slow(storage))
        return Rooms(slow[0])  # type: ignore[arg-type]  # stands in for a storage

    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await eva.client.send("start", seat=0)
        await until(lambda: slow[0].kept)
        eva.client.socket.transport.abort()
        await jan.must("phrase", seat=1, phrase="phrase-hello")  # what cannot be sent shows that somebody has gone
        await jan.until(lambda: jan.here == [1, 2])
        back = await come(server, eva.table, eva.secrets[0])
        back.secrets = eva.secrets
        await begin(back, jan, petr)
        row = await slow[0].find(eva.table)
        assert row.secret is not None
        assert (await jan.line("committed", 1))["commitment"] == commitment(row.secret)

    serving(tmp_path, act, PATIENT, rooms)


def test_who_comes_back_while_the_seat_is_being_stored_has_it(tmp_path: Path) -> None:
    class Slow(Storekeeper):
        """Takes its time for a seat."""

        storing = asyncio.Event()
        goes_on = asyncio.Event()

        async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
            if entries[0].kind == "sat":
                self.storing.set()
                await self.goes_on.wait()
            await self.storage.append(table_id, entries)

    async def act(server: Server) -> None:
        secret = "0123456789abcdef" * 3
        eva = await come(server, await open_table(server))
        await eva.client.send("sit", name="Eva", secret=secret)
        await Slow.storing.wait()
        eva.client.socket.transport.abort()
        asyncio.get_running_loop().call_later(0.3, Slow.goes_on.set)
        assert (await come(server, eva.table, secret)).welcome["yours"] == [0]
        assert await turned_away(server, eva.table, "f" * 48) == "wrong_secret"

    serving(tmp_path, act, PATIENT, lambda storage: Rooms(Slow(storage)))  # type: ignore[arg-type]  # stands in for one


def test_whoever_asks_for_a_rematch_and_hangs_up_leaves_one_table_at_most(tmp_path: Path, counts: Counts) -> None:
    class Slow(Storekeeper):
        async def append(self, *entries: Any) -> None:
            await asyncio.sleep(0.002)
            await self.storage.append(*entries)

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests)
        eva = guests[0]
        for number in range(counts(small=20, normal=40, full=400)):
            seat = number % 3
            hasty = await come(server, eva.table, guests[seat].secrets[seat])
            await hasty.client.send("rematch", seat=seat)
            await asyncio.sleep(0.001 * (number % 20))
            hasty.client.socket.transport.abort()
        await eva.ask("rematch", seat=0)
        code = (await eva.line("followed", 0))["code"]
        assert eva.kinds(0).count("followed") == 1
        assert json.loads((await server.fetch("/health"))[1])["tables"] == 2
        assert (await come(server, code, eva.secrets[0])).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT, lambda storage: Rooms(Slow(storage)))  # type: ignore[arg-type]  # stands in for one
