"""A secret that was replaced opens nothing any more, and who was removed sees nothing."""

import asyncio
from pathlib import Path

from tests.counts import Counts
from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Keep,
    begin,
    come,
    open_table,
    sit_down,
    turned_away,
    whose_turn,
)
from tests.server.turns import held_up, until


def test_a_stolen_secret_is_dead_for_every_socket_whatever_they_are_doing(tmp_path: Path, counts: Counts) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        room = keep.room(eva.table)
        count = counts(small=10, normal=20, full=80)
        thieves = [await come(server, eva.table, jan.secrets[1]) for _ in range(count)]
        async with held_up(room) as has_wished:
            reissuing = asyncio.ensure_future(eva.ask("reissue", seat=0, target=1))
            await has_wished(0)
            for thief in thieves:
                for _ in range(5):
                    await thief.client.send("reissue", seat=1, target=1)
            await has_wished(1)
            await until(lambda: room.buckets[1].level <= room.buckets[1].burst - count)
        fresh = (await reissuing)["secret"]
        for old in (*thieves, jan):
            assert await old.refused("phrase", seat=1, phrase="phrase-hello") == "not_your_seat"
            assert old.welcome["yours"] == []
            assert not old.heard("seated") or old is jan
        assert [listener.seats for listener in room.listeners if 1 in listener.seats] == []
        assert await turned_away(server, eva.table, jan.secrets[1]) == "wrong_secret"
        assert (await come(server, eva.table, fresh)).welcome["yours"] == [1]

    serving(tmp_path, act, PATIENT, keep)


def test_a_host_who_renews_the_own_secret_keeps_the_seat_at_this_socket_alone(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        thieves = [await come(server, eva.table, eva.secrets[0]) for _ in range(3)]
        secret = (await eva.must("reissue", seat=0, target=0))["secret"]
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        for thief in thieves:
            assert await thief.refused("phrase", seat=0, phrase="phrase-hello") == "not_your_seat"
        assert (await come(server, eva.table, secret)).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT)


def test_somebody_removed_from_the_last_seat_closes_no_table_when_the_seat_goes(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr, dana = await sit_down(server, await open_table(server, 4), "Eva", "Jan", "Petr", "Dana")
        async with held_up(keep.room(eva.table)) as has_wished:
            removing = asyncio.ensure_future(eva.ask("stand", seat=0, target=3))
            await has_wished(0)
            await dana.client.send("reissue", seat=3, target=3)
            await has_wished(3)
        assert (await removing)["type"] == "granted"
        await eva.must("resize", seat=0, seats=3)
        await eva.must("open_watching", seat=0, open=False)
        await begin(eva, jan, petr)
        await dana.until(lambda: dana.gone)
        assert not keep.room(eva.table).faulty
        guest, seat = whose_turn([eva, jan, petr])
        await guest.move(seat)

    serving(tmp_path, act, PATIENT, keep)


def test_a_seat_that_was_left_is_not_opened_by_another_name_while_somebody_else_sits_down(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        thief, petr = await come(server, eva.table), await come(server, eva.table)
        secret = jan.secrets[1]
        async with held_up(keep.room(eva.table)) as has_wished:
            leaving = asyncio.ensure_future(jan.must("stand", seat=1, target=1))
            await has_wished(1)
            sitting = asyncio.ensure_future(petr.must("sit", name="Petr", seat=1))
            await asyncio.gather(*(eva.ask("ping") for _ in range(3)))  # meanwhile that wish waits, too
            stealing = asyncio.ensure_future(thief.ask("sit", name="Petr ", secret=secret))
            await eva.ask("ping")
        await leaving
        assert (await sitting)["seat"] == 1
        answer = await stealing
        assert (answer["type"], answer.get("code")) == ("refused", "stale")
        assert await thief.refused("phrase", seat=1, phrase="phrase-hello") == "not_your_seat"
        await petr.must("phrase", seat=1, phrase="phrase-hello")

    serving(tmp_path, act, PATIENT, keep)
