"""Tables that the same people play one after the other are an evening: each remembers who won those before it."""

import json
from pathlib import Path
from typing import Any

import pytest

import permonik
from permonik.bots import usual_bot
from permonik.bots.random_bot import RandomBot
from permonik.server import rematch
from permonik.server.evening import MOST_PLAYED, Played, Player, RoleCount
from permonik.server.lines import Opened
from permonik.server.table import Table
from tests.server.serving import Server, serving
from tests.server.tables import Logged
from tests.server.tables_in_play import PATIENT, begin, game_of, go_on, open_table, play_short, play_together, sit_down


async def evening_of(server: Server, table: str, *secrets: str) -> Any:
    headers = {"Authorization": f"Bearer {','.join(secrets)}"} if secrets else {}
    status, body = await server.fetch(f"/api/tables/{table}/evening", None, headers)
    assert status == 200
    return json.loads(body)


def test_a_table_remembers_who_won_those_before_it(tmp_path: Path) -> None:
    tables: list[str] = []

    async def act(server: Server) -> None:
        first = await game_of(server, "Eva", "Jan", "Ota", rounds=2)
        tables.append(first[0].table)
        assert await evening_of(server, tables[0]) == []
        await play_together(first)
        (own,) = await evening_of(server, tables[0])
        assert (own["game"], [player["name"] for player in own["players"]]) == ("saboteur", ["Eva", "Jan", "Ota"])
        for player in own["players"]:
            assert set(player["roles"]) <= {"miner", "saboteur"}
            assert sum(count["rounds"] for count in player["roles"].values()) == 2
        scores = [player["gold"] for player in first[0].screens[0]["players"]]
        assert [player["won"] for player in own["players"]] == [score == max(scores) for score in scores]
        second = await go_on(server, first, "diamond-forest")
        tables.append(second[0].table)
        assert second[0].welcome["game"] == "diamond-forest"
        assert await evening_of(server, tables[1]) == [own]
        await play_short(second)
        assert [played["game"] for played in await evening_of(server, tables[1])] == ["saboteur", "diamond-forest"]
        assert await evening_of(server, tables[0]) == [own]

    async def come_back(server: Server) -> None:
        assert [played["game"] for played in await evening_of(server, tables[1])] == ["saboteur", "diamond-forest"]

    serving(tmp_path, act, PATIENT)
    serving(tmp_path, come_back, PATIENT)


def test_the_next_table_may_be_of_any_game_that_has_a_seat_for_everybody(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server, 5), "Eva", "Jan")
        for target in (2, 3, 4):
            await eva.must("employ", seat=0, target=target, level="journeyman")
        await eva.must("pass_host", seat=0, target=1)
        await begin(jan, eva)
        await play_together([eva, jan])
        assert await jan.refused("rematch", seat=1, game="chess") == "unknown_game"
        forest = (await go_on(server, [eva, jan], "diamond-forest"))[0].welcome
        assert (forest["host"], forest["options"]["board"]) == (1, "full")
        assert [(place["name"], place["level"]) for place in forest["seats"]] == [
            ("Eva", None),
            ("Jan", None),
            ("", "journeyman"),
            ("", "journeyman"),
        ]

    async def act_with_many(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Ota", "Iva", "Petr")
        await play_together(guests)
        assert await guests[0].refused("rematch", seat=0, game="diamond-forest") == "wrong_seats"
        cave = (await go_on(server, guests, "dark-cave"))[0].welcome
        assert (cave["game"], len(cave["seats"])) == ("dark-cave", 5)

    serving(tmp_path, act, PATIENT)
    serving(tmp_path, act_with_many, PATIENT)


def test_a_game_that_needs_more_seats_leaves_them_free_and_a_bot_plays_at_a_level_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rematch, "bots", lambda _: [RandomBot()])  # as in a game that has no others yet

    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server, 2, "diamond-forest"), "Eva")
        await eva.must("employ", seat=0, target=1, level="master")
        await begin(eva)
        await play_together([eva])
        mines = (await go_on(server, [eva], "lost-mines"))[0].welcome
        assert [(place["person"], place["level"]) for place in mines["seats"]] == [
            (True, None),
            (False, usual_bot("lost-mines").name),
            (False, None),
        ]

    serving(tmp_path, act, PATIENT)


def test_an_evening_is_for_those_who_may_look_at_the_table(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Ota")
        await guests[0].must("open_watching", seat=0, open=False)
        table = guests[0].table
        status, body = await server.fetch(f"/api/tables/{table}/evening")
        assert (status, json.loads(body)["code"]) == (403, "watching_closed")
        assert await evening_of(server, table, guests[1].secrets[1]) == []
        assert (await server.fetch("/api/tables/unknown/evening"))[0] == 404

    serving(tmp_path, act, PATIENT)


@pytest.mark.parametrize("game", [game.id for game in permonik.games()])
def test_roles_are_told_when_a_game_is_over_and_not_before(game: str) -> None:
    seats = permonik.game(game).least_seats
    logged = Logged(seats, game).fill().deal()
    assert not logged.table.evening
    logged.play_on(100_000)
    (played,) = logged.table.evening
    assert played.game == game
    assert {role for player in played.players for role in player.roles} <= set(permonik.game(game).roles)
    assert [player.won for player in played.players] == [
        seat in logged.table.playing.outcome.winners for seat in range(seats)
    ]


def test_an_evening_remembers_the_newest_games() -> None:
    before = tuple(Played("saboteur", (Player(str(number), True, {"miner": RoleCount(3, 1)}),)) for number in range(30))
    assert len(before) == MOST_PLAYED
    logged = Logged(3)
    first = Opened(logged.table.game_id, 1, 3, dict(logged.table.options), before)
    logged.log.clear()
    logged.table = Table("table-2", "GHIJKL")
    logged.add(first)
    logged.fill().deal()
    assert logged.table.evening == before
    logged.play_on(100_000)
    assert logged.table.evening[:-1] == before[1:]
    assert [player.name for player in logged.table.evening[-1].players] == ["Alena", "Bořek", "Cyril"]
