"""The server tells what the simulator knows of house rules."""

import json
from pathlib import Path

import permonik
from permonik.server.house_rules import measured
from tests.server.serving import Server, serving


def test_every_number_says_what_was_played(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        status, body = await server.fetch("/api/games/saboteur/house-rules")
        known = json.loads(body)
        assert status == 200
        assert {one["seats"] for one in known} == set(range(3, 11))
        assert {one["option"] for one in known} == {None, "one_gold_card_per_miner", "broken_tool_costs_gold"}
        for one in known:
            assert one["value"] is (None if one["option"] is None else True)
            assert sum(one["won"].values()) == one["rounds"] > 0
            assert one["level"] == "apprentice"
            assert one["gold"].keys() <= {"miner", "saboteur"}
        assert json.loads((await server.fetch("/api/games/dark-cave/house-rules"))[1]) == []
        assert (await server.fetch("/api/games/chess/house-rules"))[0] == 400

    serving(tmp_path, act)


def test_values_are_those_that_the_lobby_offers() -> None:
    game = permonik.game("lost-mines")
    (distance,) = (option for option in game.options if option.name == "distance")
    known = {one.value for one in measured(game) if one.option == "distance"}
    assert known == set(distance.choices) - {distance.default}
