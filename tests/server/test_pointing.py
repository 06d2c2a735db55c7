"""While somebody decides, others may point where the rules let them: all see it now, and nobody afterwards."""

from pathlib import Path

import permonik
from permonik.engine.core.state import State
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.table import Table
from tests.server.schema_reader import wrong_to_client
from tests.server.serving import Server, serving
from tests.server.tables_in_play import PATIENT, Guest, all_are, begin, come, game_of, open_table, sit_down

WHISKED = """position diamond-forest
seats 3
phase whisking
asked 1
dwarf 0 1,0
dwarf 1 0,0
dwarf 2 3,0
forest
E       imp      (path)    E
(red)   (blue)   (green)   (bog)
E       (rock-4) (path)    E
"""
"""An imp is about to carry the first dwarf away, and the second one speaks for all."""


def rooms(storage: Storage) -> Rooms:
    def deal(table: Table) -> State:
        return permonik.game(table.game.id).load(WHISKED)

    return Rooms(storage, dealer=deal, monotonic=lambda: 1_000.0)  # a slow test brings nobody a further try


async def forest(server: Server) -> list[Guest]:
    guests = await sit_down(server, await open_table(server, 3, "diamond-forest"), "Eva", "Jan", "Ida")
    await begin(*guests)
    return guests


def pointed(guest: Guest) -> list[tuple[object, object, object]]:
    return [(told["seat"], told["x"], told["y"]) for told in guest.heard("pointed")]


def test_everybody_at_the_table_sees_it_once_and_it_is_in_no_log(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await forest(server)
        watcher = await come(server, guests[0].table)
        before = guests[0].number
        answer = await guests[2].must("point", seat=2, x=1, y=1)
        everybody = (*guests, watcher)
        await all_are(everybody, pointed)
        for guest in everybody:
            assert pointed(guest) == [(2, 1, 1)]
            assert [wrong_to_client(told) for told in guest.heard("pointed")] == [[]]
        assert (answer["number"], guests[0].number) == (before, before)
        again = await come(server, guests[0].table, guests[2].secrets[2], last=-1)
        assert pointed(again) == []
        assert "pointed" not in str(again.welcome)

    serving(tmp_path, act, PATIENT, rooms)


def test_nobody_points_at_will(tmp_path: Path) -> None:
    """Not who decides, not for another seat, not outside of all boards, and not more often than one may talk."""

    async def act(server: Server) -> None:
        _, jan, ida = await forest(server)
        assert await jan.refused("point", seat=1, x=1, y=1) == "no_pointing_now"
        assert await ida.refused("point", seat=0, x=1, y=1) == "not_your_seat"
        assert await ida.refused("point", seat=2, x=100, y=1) == "malformed_message"
        codes = [(await ida.ask("point", seat=2, x=2, y=0)).get("code", "granted") for _ in range(5)]
        assert codes == ["granted"] * 4 + ["too_often"]

    serving(tmp_path, act, PATIENT, rooms, chatter=4)


def test_a_game_without_such_a_rule_lets_nobody_point(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, _ = await game_of(server, "Eva", "Jan", "Ida")
        assert {await guest.refused("point", seat=seat, x=1, y=0) for seat, guest in enumerate((eva, jan))} == {
            "no_pointing_now"
        }

    serving(tmp_path, act, PATIENT)
