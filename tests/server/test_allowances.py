"""How much is allowed: chatter, watchers, sockets, and lines that are told again."""

import json
from pathlib import Path
from typing import Any

import pytest

from permonik.server import room as room_module
from permonik.server.connection import MOST_WATCHERS
from tests.server.hostile import Tidy, code_of
from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    Keep,
    begin,
    come,
    game_of,
    open_table,
    play_together,
    sit_down,
    turned_away,
)
from tests.server.test_wire import Wired, wired


def test_who_chatters_too_much_may_still_play(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        guests = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        eva, jan, petr = guests

        async def say(guest: Guest, seat: int) -> str:
            return str((await guest.ask("phrase", seat=seat, phrase="phrase-hello")).get("code", "granted"))

        assert [await say(jan, 1) for _ in range(7)] == ["granted"] * 5 + ["too_often"] * 2
        assert await jan.refused("reissue", seat=1, target=1) == "too_often"
        again = await come(server, eva.table, jan.secrets[1])
        assert await say(again, 1) == "too_often", "another socket of the seat has no allowance of its own"
        assert await say(petr, 2) == "granted"
        await begin(*guests)
        keep.time += 12.5
        assert [await say(jan, 1) for _ in range(2)] == ["granted", "too_often"]
        await play_together(guests)
        assert {line["seat"] for line in eva.lines(0) if line["kind"] == "moved"} == {0, 1, 2}

    serving(tmp_path, act, PATIENT, keep, chatter=5)


def test_one_watcher_too_many_is_refused_and_a_seat_is_not(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        watchers = [await server.client(eva.table) for _ in range(MOST_WATCHERS)]
        await eva.until(lambda: eva.watchers == MOST_WATCHERS)
        assert await turned_away(server, eva.table) == "watchers_full"
        assert (await come(server, eva.table, eva.secrets[0])).welcome["yours"] == [0]
        watchers.pop().socket.transport.abort()
        await eva.until(lambda: eva.watchers == MOST_WATCHERS - 1)
        await come(server, eva.table)
        for watcher in watchers:
            watcher.socket.transport.abort()

    serving(tmp_path, act)


def test_an_address_has_so_many_sockets_and_gets_one_back_for_each_that_closes(tmp_path: Path) -> None:
    async def act(server: Wired) -> None:
        table = await open_table(server)
        guests = [await come(server, table) for _ in range(3)]
        crowd = Tidy(server.port)

        async def is_full() -> bool:
            refused = code_of(await (await crowd.stranger()).receive())
            return refused == "too_often"

        assert [await is_full() for _ in range(3)] == [True] * 3
        for guest in guests:
            await guest.must("ping")
        await guests.pop().leave()
        guests.pop().client.socket.transport.abort()
        await guests[0].until(lambda: guests[0].watchers == 1)
        guests += [await come(server, table) for _ in range(2)]
        assert await is_full()
        await crowd.close()

    wired(tmp_path, act, sockets_per_address=3)


def test_what_was_said_long_ago_is_told_only_as_long_as_it_finds_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        eva, told = guests[0], guests[0].number
        for _ in range(5):
            await eva.must("phrase", seat=0, phrase="phrase-hello")

        async def missed() -> list[dict[str, Any]]:
            sight = (await come(server, eva.table, eva.secrets[0], last=-1)).welcome["sights"][0]
            return list(sight["missed"])

        whole = await missed()
        assert [line["number"] for line in whole] == list(range(told + 6))
        size = len(json.dumps(whole[-1], separators=(",", ":")))
        monkeypatch.setattr(room_module, "MOST_TALK", 2 * size)
        assert await missed() == [*whole[: told + 1], *whole[-2:]]
        monkeypatch.setattr(room_module, "MOST_TALK", size - 1)
        assert await missed() == whole[: told + 1]

    serving(tmp_path, act, PATIENT)


def test_who_has_missed_too_much_is_told_the_newest_and_moves_before_chatter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "MOST_MISSED", 10)

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests, lambda guest: guest.number > 30)
        eva = guests[0]

        async def told_since(last: int) -> list[int]:
            sight = (await come(server, eva.table, eva.secrets[0], last=last)).welcome["sights"][0]
            assert sight["screen"] == eva.screens[0]
            return [line["number"] for line in sight["missed"]]

        number = eva.number
        for missed in (5, 9, 10):
            assert await told_since(number - missed) == list(range(number - missed + 1, number + 1))
        for last in (number - 11, 5, -1):
            assert await told_since(last) == list(range(number - 9, number + 1))
        for phrase in ("phrase-hello", "phrase-oops", "phrase-thanks"):
            await eva.must("phrase", seat=0, phrase=phrase)
        assert await told_since(number - 8) == [*range(number - 7, number + 1), number + 2, number + 3]
        assert await told_since(-1) == list(range(number - 9, number + 1))

    serving(tmp_path, act, PATIENT)
