"""A wish is decided as things are when its turn comes, not as they were when it was wished."""

import asyncio
from pathlib import Path

from permonik.server.lines import Opened
from tests.counts import Counts
from tests.server.serving import WAIT, Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Keep,
    all_are,
    come,
    game_of,
    open_table,
    running,
    sit_down,
)
from tests.server.turns import held_up


def test_of_two_who_claim_to_be_host_at_once_only_one_is(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await eva.leave()
        await all_are((jan, petr), lambda guest: guest.here == [1, 2])
        keep.time += 2 * PATIENT.host
        async with held_up(keep.room(eva.table)) as has_wished:
            faster = asyncio.ensure_future(jan.ask("claim_host", seat=1))
            await has_wished(1)
            slower = asyncio.ensure_future(petr.ask("claim_host", seat=2))
            await has_wished(2)
        first, second = await faster, await slower
        assert first["type"] == "granted"
        assert (second["code"], second["details"]) == ("host_is_here", {"host": 1})
        assert keep.room(eva.table).table.host == 1

    serving(tmp_path, act, PATIENT, keep)


def test_nobody_is_replaced_who_came_back_while_the_wish_waited(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        await petr.leave()
        await all_are((eva, jan), lambda guest: guest.here == [0, 1])
        async with held_up(keep.room(eva.table)) as has_wished:
            wish = asyncio.ensure_future(eva.ask("replace", seat=0, target=2, level="random"))
            await has_wished(0)
            await come(server, eva.table, petr.secrets[2])
        answer = await wish
        assert (answer.get("code"), answer.get("details")) == ("person_is_here", {"seat": 2})
        assert "replaced" not in eva.kinds(0)

    serving(tmp_path, act, PATIENT, keep)


def test_four_people_sit_down_at_once_by_way_of_two_processes(tmp_path: Path, counts: Counts) -> None:
    """Neither process hears of the other: each finds out from the log."""

    async def run() -> None:
        keep = Keep()
        async with running(tmp_path, rooms=keep) as one, running(tmp_path) as other:
            for _ in range(counts(small=5, normal=15, full=200)):
                table = (await keep.rooms.open(Opened("saboteur", 1, 4, {}))).table.id
                guests = [await come(server, table) for server in (one, other, one, other)]
                names = ("Eva", "Jan", "Petr", "Dana")
                asked = zip(guests, names, strict=True)
                answers = await asyncio.gather(*(guest.ask("sit", name=name) for guest, name in asked))
                assert sorted(answer.get("seat", answer) for answer in answers) == [0, 1, 2, 3]
                for guest in guests:
                    await guest.leave()

    asyncio.run(asyncio.wait_for(run(), 4 * WAIT))
