"""What people can do at a table, over real sockets."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from permonik.engine.core.fairness import commitment
from permonik.engine.core.record import read_record
from permonik.server.decisions import PHRASES
from permonik.server.timeouts import Timeouts
from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    Keep,
    all_are,
    begin,
    come,
    game_of,
    in_step,
    open_table,
    play_together,
    sit_down,
    turned_away,
    whose_turn,
)

# Coming and sitting down.


def test_a_table_has_options_a_code_and_links(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        wish = {"game": "saboteur", "seats": 4, "options": {"rounds": 2, "broken_tool_costs_gold": True}}
        status, body = await server.fetch("/api/tables", wish)
        made = json.loads(body)
        assert (status, made["join_link"]) == (201, f"/t/{made['code']}")
        assert made["watch_link"] == f"/t/{made['code']}/watch"
        for wanted in (made["table"], made["code"], made["code"].lower()):
            welcome = (await come(server, wanted)).welcome
            assert (welcome["table"], welcome["code"]) == (made["table"], made["code"])
            assert (welcome["join_link"], welcome["watch_link"]) == (made["join_link"], made["watch_link"])
            assert (len(welcome["seats"]), welcome["host"], welcome["phase"]) == (4, -1, "lobby")
            assert welcome["options"].items() >= wish["options"].items()  # type: ignore[attr-defined]  # a dict above
            assert (welcome["watching"], welcome["chat"], welcome["clock"]) == (True, False, "off")
            assert welcome["sights"] == [{"seat": None}]
        status, body = await server.fetch(f"/api/codes/{made['code'].lower()}")
        found = {"table": made["table"], "code": made["code"], "game": "saboteur", "phase": "lobby"}
        assert json.loads(body) == {**found, "seats": 4, "free": 4, "watching": True}
        assert (await server.fetch("/api/codes/ZZZZZZ"))[0] == 404

    serving(tmp_path, act)


def test_people_take_any_seat_or_the_one_they_choose(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server)
        eva, jan, late = [await come(server, table) for _ in range(3)]
        assert await eva.sit("  Eva ", 1) == 1
        assert (await jan.refused("sit", name="Jan", seat=1), await jan.refused("sit", name="Jan", seat=3)) == (
            "seat_taken",
            "no_such_seat",
        )
        assert await jan.refused("sit", name="EVA") == "name_taken"
        assert await jan.refused("sit", name="\u202e ") == "name_missing"
        assert await jan.sit("Jan") == 0
        assert await late.sit("Petr") == 2
        assert await late.refused("sit", name="Ota") == "table_full"
        sat = [(line["seat"], line["name"]) for line in eva.lines(1) + eva.lines(None) if line["kind"] == "sat"]
        assert sorted(sat) == [(0, "Jan"), (1, "Eva"), (2, "Petr")]
        welcome = (await come(server, table)).welcome
        assert [place["name"] for place in welcome["seats"]] == ["Jan", "Eva", "Petr"]
        assert (welcome["host"], welcome["yours"], welcome["here"]) == (1, [], [0, 1, 2])

    serving(tmp_path, act)


def test_people_are_called_otherwise_until_the_start(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server)
        eva, jan, petr = guests = [await come(server, table) for _ in range(3)]
        await eva.sit("Permoník")
        await jan.sit("Jan")
        secret = eva.secrets[0]
        assert await eva.refused("sit", name="JAN", secret=secret) == "name_taken"
        assert await eva.refused("sit", name=" ", secret=secret) == "name_missing"
        assert (await eva.must("sit", name="Eva", secret=secret))["seat"] == 0
        assert (await jan.line("sat", None, 1))["name"] == "Permoník"
        await jan.until(lambda: [line["name"] for line in jan.lines(1)] == ["Eva"])
        welcome = (await come(server, table)).welcome
        assert ([place["name"] for place in welcome["seats"]], welcome["host"]) == (["Eva", "Jan", ""], 0)
        await petr.sit("Petr")
        await begin(*guests)
        number = eva.number
        assert (await eva.must("sit", name="Somebody", secret=secret))["seat"] == 0
        assert (await come(server, table, secret)).welcome["seats"][0]["name"] == "Eva"
        assert eva.number == number

    serving(tmp_path, act)


def test_how_a_table_stands_is_told_to_those_who_may_look(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        eva, jan, _ = guests
        path = f"/api/tables/{eva.table}"

        async def stands(**headers: str) -> tuple[int, dict[str, object]]:
            status, body = await server.fetch(path, headers=headers)
            return status, json.loads(body)

        status, told = await stands()
        assert (status, told["phase"], told["to_move"], told["yours"]) == (200, "playing", 1, [])
        assert told["at"] == keep.time
        assert [place["name"] for place in told["seats"]] == ["Eva", "Jan", "Petr"]  # type: ignore[attr-defined]  # a list
        keep.time += 60
        await jan.move(1)
        assert (await stands())[1]["to_move"] == 2
        assert (await stands())[1]["at"] == keep.time
        await eva.must("open_watching", seat=0, open=False)
        for headers in ({}, {"Authorization": "Bearer 123"}, {"Authorization": eva.secrets[0]}):
            assert (await stands(**headers))[1]["code"] == "watching_closed"
        status, told = await stands(Authorization=f"Bearer {eva.secrets[0]}")
        assert (status, told["to_move"], told["yours"]) == (200, 2, [0])
        both = f"Bearer {jan.secrets[1]},123,{eva.secrets[0]}"
        assert (await stands(Authorization=both))[1]["yours"] == [0, 1]
        assert not [secret for guest in guests for secret in guest.secrets.values() if secret in str(told)]
        assert (await server.fetch("/api/tables/nowhere"))[0] == 404

    keep = Keep()
    serving(tmp_path, act, PATIENT, rooms=keep)


def test_the_secret_opens_the_seat_from_another_device_while_the_first_stays(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server)
        eva, jan = await sit_down(server, table, "Eva", "Jan")
        phone = await come(server, table, jan.secrets[1])
        assert (phone.welcome["yours"], phone.welcome["number"]) == ([1], 2)
        await phone.must("phrase", seat=1, phrase="phrase-hello")
        for guest, seat in ((eva, 0), (jan, 1), (phone, 1)):
            assert (await guest.line("said", seat))["seat"] == 1
        await jan.leave()
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        await phone.line("said", 1, 2)
        assert phone.here == [0, 1]
        await phone.leave()
        await eva.until(lambda: eva.here == [0])

    serving(tmp_path, act)


def test_no_secret_is_shown_to_anybody_else(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server)
        guests = await sit_down(server, table, "Eva", "Jan")
        watcher = await come(server, table, last=-1)
        fresh = (await guests[0].must("reissue", seat=0, target=1))["secret"]
        await watcher.line("reissued", None)
        for secret in (guests[0].secrets[0], guests[1].secrets[1], fresh):
            owners = [guest for guest in [*guests, watcher] if secret in guest.text]
            assert len(owners) == 1

    serving(tmp_path, act)


# Links, removal, bots.


def test_a_reissued_link_takes_the_seat_from_whoever_has_the_old_one(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        assert await jan.refused("reissue", seat=1, target=2) == "host_only"
        assert await eva.refused("reissue", seat=0, target=3) == "no_such_seat"
        answer = await eva.must("reissue", seat=0, target=1)
        await petr.must("agree", seat=2, target=1)
        assert answer["link"] == f"/t/{eva.welcome['code']}#seat={answer['secret']}"
        for guest, seat in ((eva, 0), (petr, 2), (jan, None)):
            assert (await guest.line("reissued", seat))["seat"] == 1
        assert await jan.refused("phrase", seat=1, phrase="phrase-hello") == "not_your_seat"
        assert await turned_away(server, jan.table, jan.secrets[1]) == "wrong_secret"
        told = len(jan.lines(1))
        again = await come(server, eva.table, answer["secret"])
        assert (again.welcome["yours"], again.welcome["here"]) == ([1], [0, 1, 2])
        again.secrets = {1: answer["secret"]}
        await play_together([eva, again, petr])
        await jan.until(lambda: jan.number == eva.number)
        assert len(jan.lines(1)) == told

    serving(tmp_path, act, PATIENT)


def test_a_host_may_reissue_the_own_link_and_keeps_the_seat(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        answer = await eva.must("reissue", seat=0, target=0)
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        assert (await come(server, eva.table, answer["secret"])).welcome["yours"] == [0]
        assert await turned_away(server, eva.table, eva.secrets[0]) == "wrong_secret"

    serving(tmp_path, act)


def test_a_host_who_reissues_the_own_link_stays_even_when_watching_is_closed(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, *_ = await game_of(server, "Eva", "Jan", "Petr")
        await eva.must("open_watching", seat=0, open=False)
        await eva.must("reissue", seat=0, target=0)
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        assert not eva.gone

    serving(tmp_path, act, PATIENT)


def test_who_loses_a_seat_during_the_game_sees_what_a_watcher_sees(tmp_path: Path) -> None:
    """Somebody watches already, so what the audience is told are changes to a screen that the loser never had."""

    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr")
        watcher = await come(server, eva.table)
        for _ in range(6):
            who, seat = whose_turn(guests)
            await who.move(seat)
            await in_step(guests)
        fresh = (await eva.must("reissue", seat=0, target=1))["secret"]
        await petr.must("agree", seat=2, target=1)
        again = await come(server, eva.table, fresh)
        again.secrets = {1: fresh}
        await play_together([eva, again, petr])
        await watcher.until(lambda: watcher.over)
        await jan.until(lambda: jan.number == watcher.number)
        assert jan.screens[None] == watcher.screens[None]

    serving(tmp_path, act, PATIENT)


def test_the_host_removes_people_before_the_start_and_not_after(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr, ota = await sit_down(server, await open_table(server, 4), "Eva", "Jan", "Petr", "Ota")
        assert await jan.refused("stand", seat=1, target=2) == "host_only"
        assert await eva.refused("stand", seat=0, target=5) == "no_such_seat"
        await eva.must("stand", seat=0, target=1)
        assert (await jan.line("stood", None))["seat"] == 1
        assert await jan.refused("phrase", seat=1, phrase="phrase-hello") == "not_your_seat"
        assert await turned_away(server, jan.table, jan.secrets[1]) == "wrong_secret"
        assert await eva.refused("stand", seat=0, target=1) == "no_person_there"
        await eva.until(lambda: (eva.here, eva.watchers) == ([0, 2, 3], 1))
        await petr.must("stand", seat=2, target=2)
        await petr.line("stood", None)
        assert (await jan.sit("Jan", 2), await petr.sit("Petr")) == (2, 1)
        assert await petr.refused("phrase", seat=2, phrase="phrase-hello") == "not_your_seat"
        del jan.secrets[1], petr.secrets[2]
        await begin(eva, jan, petr, ota)
        assert await eva.refused("stand", seat=0, target=1) == "already_started"
        assert await ota.refused("stand", seat=3, target=3) == "already_started"

    serving(tmp_path, act, PATIENT)


def test_the_host_fills_seats_with_bots_and_empties_them(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        assert await jan.refused("employ", seat=1, target=2, level="random") == "host_only"
        assert await eva.refused("employ", seat=0, target=2, level="grandmaster") == "unknown_level"
        assert await eva.refused("employ", seat=0, target=1, level="random") == "seat_taken"
        assert await eva.refused("employ", seat=0, target=3, level="random") == "no_such_seat"
        await eva.must("employ", seat=0, target=2, level="random")
        await eva.must("employ", seat=0, target=2, level="apprentice")
        assert (await jan.line("employed", 1, 2))["level"] == "apprentice"
        petr = await come(server, eva.table)
        assert petr.welcome["seats"][2] == {"name": "", "person": False, "level": "apprentice", "contributed": False}
        assert await petr.refused("sit", name="Petr", seat=2) == "table_full"
        await eva.must("employ", seat=0, target=2, level=None)
        assert await eva.refused("start", seat=0) == "seats_free"
        assert await petr.sit("Petr", 2) == 2
        await begin(eva, jan, petr)
        assert await eva.refused("employ", seat=0, target=2, level="random") == "already_started"

    serving(tmp_path, act, PATIENT)


def test_the_host_chooses_options_before_the_start(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        assert await jan.refused("configure", seat=1, options={"rounds": 2}) == "host_only"
        assert await eva.refused("configure", seat=0, options={"rounds": 4}) == "wrong_option"
        assert await eva.refused("configure", seat=0, options={"luck": True}) == "unknown_option"
        await eva.must("configure", seat=0, options={"rounds": 2, "first_player": 1})
        assert (await petr.line("configured", 2))["options"]["rounds"] == 2
        await begin(*guests)
        assert jan.moves[1]
        assert await eva.refused("configure", seat=0, options={}) == "already_started"

    serving(tmp_path, act, PATIENT)


# Watching.


def test_watchers_see_what_is_public_and_after_the_end_what_the_rules_open(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        watcher = await come(server, guests[0].table, last=-1)
        assert watcher.welcome["yours"] == []
        await guests[0].until(lambda: guests[0].watchers == 1)
        assert await watcher.refused("phrase", seat=0, phrase="phrase-hello") == "not_your_seat"
        status, body = await server.fetch(f"/api/tables/{watcher.table}/record")
        assert (status, json.loads(body)["code"]) == (409, "not_over")
        await play_together(guests)
        await watcher.until(lambda: watcher.over)
        assert '"secret"' not in watcher.text
        for screen, moves in watcher.seen.values():
            assert (screen.get("role"), screen.get("hand", []), moves) == (None, [], [])
            assert screen.get("over") or all(player["gold"] is None for player in screen.get("players", ()))
        last = watcher.screens[None]
        assert [player["gold"] for player in last["players"]] == [
            player["gold"] for player in guests[0].screens[0]["players"]
        ]
        assert [last["results"][0]["roles"][seat] for seat in range(3)] == [
            guest.screens[seat]["role"] for seat, guest in enumerate(guests)
        ]
        status, body = await server.fetch(f"/api/tables/{watcher.table}/record")
        assert status == 200
        assert read_record(body.decode()).scores == tuple(player["gold"] for player in last["players"])

    serving(tmp_path, act, PATIENT)


def test_the_host_sends_watchers_away_and_lets_them_in_again(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        watchers = [await come(server, eva.table) for _ in range(3)]
        assert await jan.refused("open_watching", seat=1, open=False) == "host_only"
        await eva.must("open_watching", seat=0, open=False)
        await all_are(watchers, lambda watcher: watcher.gone)
        for watcher in watchers:
            assert watcher.heard("refused")[-1]["code"] == "watching_closed"
        assert await turned_away(server, eva.table) == "watching_closed"
        assert (await petr.line("watched", 2))["open"] is False
        await petr.until(lambda: petr.watchers == 0)
        back = await come(server, eva.table, jan.secrets[1])
        assert back.welcome["watching"] is False
        await eva.must("open_watching", seat=0, open=True)
        assert (await come(server, eva.table)).welcome["watching"] is True

    serving(tmp_path, act, PATIENT)


def test_where_watching_is_closed_people_still_come_to_sit_down_until_the_start(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        await eva.must("open_watching", seat=0, open=False)
        petr, watcher = await come(server, eva.table), await come(server, eva.table)
        await petr.sit("Petr")
        await begin(eva, jan, petr)
        await watcher.until(lambda: watcher.gone)
        assert watcher.heard("refused")[-1]["code"] == "watching_closed"
        assert watcher.screens[None] == {}
        assert await turned_away(server, eva.table) == "watching_closed"

    serving(tmp_path, act, PATIENT)


# Absent people, and the host.


def test_a_bot_plays_for_an_absent_person_until_the_person_comes_back(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        assert await eva.refused("replace", seat=0, target=1, level="random") == "person_is_here"
        assert await eva.refused("replace", seat=0, target=0, level="random") == "person_is_here"
        await jan.leave()
        await eva.until(lambda: eva.away == [1])
        assert await petr.refused("replace", seat=2, target=1, level="random") == "host_only"
        assert await eva.refused("replace", seat=0, target=1, level="grandmaster") == "unknown_level"
        await eva.must("replace", seat=0, target=1, level="random")

        def bot_has_moved(guest: Guest) -> bool:
            seat = next(iter(guest.secrets))
            return any((line["kind"], line.get("by")) == ("moved", "bot") for line in guest.lines(seat))

        await play_together([eva, petr], bot_has_moved)
        back = await come(server, eva.table, jan.secrets[1])
        back.secrets = jan.secrets
        assert back.welcome["seats"][1]["level"] == "random"
        assert (await back.line("replaced", 1))["level"] is None
        assert (await petr.line("replaced", 2, 2))["level"] is None
        taken_back = back.number
        await play_together([eva, back, petr])
        later = [line for line in petr.lines(2) if line["kind"] == "moved" and line["number"] > taken_back]
        assert {line["by"] for line in later} == {"person"}
        assert 1 in {line["seat"] for line in later}

    serving(tmp_path, act, PATIENT)


def test_who_comes_back_while_the_bot_thinks_chooses_again_at_once(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, _ = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        await jan.leave()
        await eva.until(lambda: eva.away == [1])
        await eva.must("replace", seat=0, target=1, level="random")
        back = await come(server, eva.table, jan.secrets[1])
        assert back.screens[1]["to_move"] == 1
        await back.until(lambda: back.moves[1])
        assert back.moves[1] == jan.moves[1]
        await back.move(1)
        await in_step([eva, back])
        assert eva.lines(0)[-1].items() >= {"kind": "moved", "seat": 1, "by": "person"}.items()

    serving(tmp_path, act, replace(PATIENT, bots=1000.0))


def test_the_host_passes_the_role_on(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        assert await jan.refused("pass_host", seat=1, target=1) == "host_only"
        assert await eva.refused("pass_host", seat=0, target=2) == "no_person_there"
        await eva.must("pass_host", seat=0, target=1)
        assert (await jan.line("hosted", 1))["seat"] == 1
        assert await eva.refused("allow_chat", seat=0, allowed=True) == "host_only"
        await jan.must("allow_chat", seat=1, allowed=True)

    serving(tmp_path, act)


def test_a_host_who_stands_up_leaves_the_role_to_the_next_person(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        await eva.must("stand", seat=0, target=0)
        await jan.must("allow_chat", seat=1, allowed=True)
        await jan.must("stand", seat=1, target=1)
        assert (await come(server, eva.table)).welcome["host"] == -1
        assert await eva.sit("Eva", 2) == 2
        await eva.must("allow_chat", seat=2, allowed=False)

    serving(tmp_path, act)


def test_a_lost_host_is_followed_by_whoever_asks_after_the_time(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, _ = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        assert await jan.refused("claim_host", seat=1) == "host_is_here"
        await eva.leave()
        await jan.until(lambda: jan.here == [1, 2])
        keep.time += PATIENT.host - 1
        assert await jan.refused("claim_host", seat=1) == "host_is_here"
        back = await come(server, eva.table, eva.secrets[0])
        keep.time += PATIENT.host + 1
        assert await jan.refused("claim_host", seat=1) == "host_is_here"
        await back.leave()
        await jan.until(lambda: jan.here == [1, 2])
        keep.time += PATIENT.host
        await jan.must("claim_host", seat=1)
        assert (await jan.line("hosted", 1))["seat"] == 1

    serving(tmp_path, act, PATIENT, keep)


def test_a_new_host_who_is_here_cannot_be_followed_at_once(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await eva.leave()
        await jan.until(lambda: jan.here == [1, 2])
        keep.time += PATIENT.host
        await jan.must("claim_host", seat=1)
        assert await petr.refused("claim_host", seat=2) == "host_is_here"

    serving(tmp_path, act, PATIENT, keep)


def test_an_absent_person_who_is_made_host_is_lost_after_the_time(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await jan.leave()
        await eva.until(lambda: eva.here == [0, 2])
        await eva.must("pass_host", seat=0, target=1)
        assert await petr.refused("claim_host", seat=2) == "host_is_here"
        keep.time += PATIENT.host
        await petr.must("claim_host", seat=2)

    serving(tmp_path, act, PATIENT, keep)


# Talking.


def test_people_say_phrases_always_and_chat_where_the_host_allows_it(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        watcher = await come(server, eva.table)
        assert json.loads((await server.fetch("/api/phrases"))[1]) == list(PHRASES)
        for phrase in PHRASES:
            await jan.must("phrase", seat=1, phrase=phrase)
        assert await jan.refused("phrase", seat=1, phrase="phrase-insult") == "unknown_phrase"
        assert await jan.refused("chat", seat=1, text="Hello") == "chat_forbidden"
        assert await jan.refused("allow_chat", seat=1, allowed=True) == "host_only"
        await eva.must("allow_chat", seat=0, allowed=True)
        await jan.must("chat", seat=1, text=" <b>Ahoj\u202e\n všem ")
        assert await jan.refused("chat", seat=1, text="\u202e \n") == "chat_empty"
        await eva.must("allow_chat", seat=0, allowed=False)
        assert await jan.refused("chat", seat=1, text="Hello") == "chat_forbidden"
        said = await watcher.line("said", None, len(PHRASES) + 1)
        assert said.items() >= {"seat": 1, "phrase": "", "text": "<b>Ahoj všem"}.items()
        assert [line["phrase"] for line in eva.lines(0) if line["kind"] == "said"][:-1] == list(PHRASES)

    serving(tmp_path, act)


# The fair deal.


def test_the_deal_waits_for_those_who_are_here_and_not_for_those_who_left(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await petr.leave()
        await eva.until(lambda: eva.here == [0, 1])
        assert await eva.refused("contribute", seat=0, contribution="0" * 32) == "no_contribution_now"
        assert await jan.refused("start", seat=1) == "host_only"
        await eva.must("start", seat=0)
        assert await eva.refused("start", seat=0) == "already_started"
        assert await eva.refused("contribute", seat=0, contribution="0" * 31) == "wrong_contribution"
        assert await eva.refused("contribute", seat=0, contribution="X" * 32) == "wrong_contribution"
        await eva.must("contribute", seat=0, contribution="a" * 32)
        assert await eva.refused("contribute", seat=0, contribution="b" * 32) == "contributed_already"
        welcome = (await come(server, eva.table)).welcome
        assert [place["contributed"] for place in welcome["seats"]] == [True, False, False]
        assert (welcome["phase"], welcome["commitment"]) == ("contributing", eva.lines(0)[-2]["commitment"])
        await asyncio.sleep(0.2)
        assert "dealt" not in eva.kinds(0)
        await jan.leave()
        await eva.line("dealt", 0)

    serving(tmp_path, act, PATIENT)


def test_the_deal_waits_only_so_long_for_those_who_are_here(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, _, _ = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        await eva.must("start", seat=0)
        await eva.line("dealt", 0)
        assert await eva.refused("contribute", seat=0, contribution="0" * 32) == "no_contribution_now"

    serving(tmp_path, act, Timeouts(contributions=0.1))


def test_the_seed_is_fixed_before_anybody_contributes_and_secret_until_the_end(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        table = await open_table(server)
        guests = await sit_down(server, table, "Eva", "Jan", "Petr")
        watcher = await come(server, table)
        await begin(*guests)
        secret = keep.room(table).table.secret
        assert secret is not None
        await play_together(guests)
        await watcher.until(lambda: watcher.over)
        assert not [guest for guest in [*guests, watcher] if secret.hex() in guest.text]
        kinds = watcher.kinds(None)
        assert kinds.index("committed") < kinds.index("contributed") < kinds.index("dealt")
        sent = {line["seat"]: line["contribution"] for line in watcher.lines(None) if line["kind"] == "contributed"}
        record = read_record((await server.fetch(f"/api/tables/{table}/record"))[1].decode())
        assert record.fair is not None
        assert record.fair.verify() == record.seed
        assert record.fair.seed == secret
        assert record.fair.commitment == commitment(secret) == (await watcher.line("committed", None))["commitment"]
        assert [one.hex() for one in record.fair.contributions if one] == [sent[seat] for seat in range(3)]
        *_, (last, _) = record.replay(keep.room(table).table.game)
        assert json.loads(last.screen(None).save()) == watcher.screens[None]

    serving(tmp_path, act, PATIENT, keep)
