"""The same people go on at a new table."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    begin,
    come,
    open_table,
    play_together,
    sit_down,
    turned_away,
)


async def finished_game(server: Server) -> list[Guest]:
    """Two people and a bot; the second person is host at the end."""
    table = await open_table(server, rounds=1, first_player=2, broken_tool_costs_gold=True)
    eva, jan = await sit_down(server, table, "Eva", "Jan")
    await eva.must("employ", seat=0, target=2, level="apprentice")
    await eva.must("allow_chat", seat=0, allowed=True)
    await eva.must("allow_remarks", seat=0, allowed=False)
    await eva.must("set_clock", seat=0, clock="relaxed")
    await begin(eva, jan)
    assert await eva.refused("rematch", seat=0) == "not_over"
    await eva.must("pass_host", seat=0, target=1)
    await play_together([eva, jan])
    return [eva, jan]


async def tables_kept(server: Server) -> int:
    return int(json.loads((await server.fetch("/health"))[1])["tables"])


def test_a_rematch_is_a_new_table_where_everything_is_as_it_was(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await finished_game(server)
        watcher = await come(server, eva.table)
        assert await watcher.refused("rematch", seat=0) == "not_your_seat"
        await eva.must("rematch", seat=0)
        codes = {(await guest.line("followed", seat))["code"] for guest, seat in ((eva, 0), (jan, 1), (watcher, None))}
        (code,) = codes
        old = (await come(server, eva.table)).welcome
        assert old["followed_by"] == code
        again = [await come(server, code, guest.secrets[seat]) for seat, guest in enumerate((eva, jan))]
        new = again[0].welcome
        assert (new["code"], new["phase"], new["followed_by"]) == (code, "lobby", "")
        assert new["table"] != old["table"]
        assert [guest.welcome["yours"] for guest in again] == [[0], [1]]
        for same in ("game", "options", "host", "chat", "remarks", "clock", "watching"):
            assert new[same] == old[same]
        for place, before in zip(new["seats"], old["seats"], strict=True):
            assert place == {**before, "contributed": False}
        for guest, before in zip(again, (eva, jan), strict=True):
            guest.secrets = before.secrets
        await begin(again[1], again[0])
        await play_together(again)
        assert again[0].welcome["commitment"] == ""
        assert (await come(server, code)).welcome["commitment"] != old["commitment"]

    serving(tmp_path, act, PATIENT)


def test_a_rematch_asked_for_twice_gives_the_first_code_and_no_second_table(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await finished_game(server)
        sofa = await come(server, eva.table, eva.secrets[0], jan.secrets[1])
        answers = await asyncio.gather(
            eva.ask("rematch", seat=0), jan.ask("rematch", seat=1), sofa.ask("rematch", seat=0)
        )
        assert sorted(answer["type"] for answer in answers) == ["granted", "refused", "refused"]
        code = (await eva.line("followed", 0))["code"]
        for answer in [*answers, await jan.ask("rematch", seat=1)]:
            if answer["type"] == "refused":
                assert (answer["code"], answer["details"]) == ("followed_already", {"code": code})
        assert await tables_kept(server) == 2
        assert eva.kinds(0).count("followed") == 1
        assert (await come(server, code, eva.secrets[0])).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT)


def test_a_link_that_died_at_the_old_table_opens_nothing_at_the_new_one(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await finished_game(server)
        fresh = (await jan.must("reissue", seat=1, target=0))["secret"]
        await jan.must("rematch", seat=1)
        code = (await jan.line("followed", 1))["code"]
        assert await turned_away(server, code, eva.secrets[0]) == "wrong_secret"
        assert (await come(server, code, fresh)).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT)


def test_a_person_a_bot_played_for_is_a_person_again_at_the_new_table(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server, rounds=1), "Eva", "Jan")
        await eva.must("employ", seat=0, target=2, level="random")
        await eva.must("pass_host", seat=0, target=1)
        await eva.leave()
        await jan.until(lambda: jan.here == [1])
        await begin(jan)
        await jan.must("replace", seat=1, target=0, level="random")
        await play_together([jan])
        await jan.must("rematch", seat=1)
        code = (await jan.line("followed", 1))["code"]
        place = (await come(server, code)).welcome["seats"][0]
        assert (place["name"], place["person"], place["level"]) == ("Eva", True, None)

    serving(tmp_path, act, replace(PATIENT, contributions=1.0))
