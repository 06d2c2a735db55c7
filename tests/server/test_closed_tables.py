"""A table that raises is closed with a message, and the others go on."""

import json
from pathlib import Path

import pytest

from permonik.server.lines import Opened, write_line
from permonik.server.storage import Entry, TableRow
from tests.server.hostile import Kitchen
from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    come,
    game_of,
    open_table,
    sit_down,
    turned_away,
)


def test_a_welcome_that_raises_closes_its_table_and_leaves_nobody_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kitchen = Kitchen()

    def fail(_: object) -> None:
        raise RuntimeError("no screen")

    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        elsewhere = await sit_down(server, await open_table(server), "Eva")
        room = await kitchen.room(eva.table)
        await petr.leave()
        await eva.until(lambda: eva.here == [0, 1])
        before = set(room.listeners)
        monkeypatch.setattr(room.screens, "whole", fail)
        for secrets in ([petr.secrets[2]], []):
            assert await turned_away(server, eva.table, *secrets) == "table_closed"
        assert room.listeners == before
        assert (await jan.line("closed", 1))["reason"] == "fault"
        assert await jan.refused("phrase", seat=1, phrase="phrase-hello") == "table_closed"
        await elsewhere[0].must("phrase", seat=0, phrase="phrase-hello")
        assert (await come(server, elsewhere[0].table)).welcome["phase"] == "lobby"

    serving(tmp_path, act, PATIENT, kitchen.open)


def test_a_table_whose_game_this_version_does_not_know_is_closed_for_everybody(tmp_path: Path) -> None:
    kitchen = Kitchen()

    async def act(server: Server) -> None:
        assert kitchen.rooms is not None
        entry = Entry(0, "opened", write_line(Opened("chess", 1, 2, {})), 1.0)
        await kitchen.rooms.storage.create(TableRow("f" * 32, "CHESSX", "chess", 1, 1.0), entry)
        status, body = await server.fetch("/api/codes/CHESSX")
        assert (status, json.loads(body)["phase"], json.loads(body)["game"]) == (200, "closed", "chess")
        for wanted in ("CHESSX", "f" * 32):
            guest = await come(server, wanted)
            assert (guest.welcome["phase"], guest.welcome["closed_because"]) == ("closed", "fault")
            assert await guest.refused("sit", name="Eva") == "table_closed"
            await guest.must("ping")
        assert (await server.fetch(f"/api/tables/{'f' * 32}/record"))[0] == 409
        assert await sit_down(server, await open_table(server), "Eva")

    serving(tmp_path, act, rooms=kitchen.open)
