"""Nobody is hurried: bots wait for people who read, results stay, and whoever is away can be stood in for."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import permonik
from permonik.engine import games
from tests.server.serving import Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    all_are,
    begin,
    come,
    game_of,
    open_table,
    play,
    play_until_pause,
    sit_down,
)

READING = replace(PATIENT, roles=1000.0)
"""Bots wait for people who read, and time alone changes nothing."""
HURRIED = replace(PATIENT, roles=0.2, results=0.2)
GAMES = tuple(game.id for game in games())


async def with_bots(server: Server, *names: str, seats: int = 4, reads: bool = True, **options: Any) -> list[Guest]:
    """A dealt table where bots have the last seats and move first."""
    table = await open_table(server, seats, first_player=len(names), **options)
    guests = await sit_down(server, table, *names, reads=reads)
    for seat in range(len(names), seats):
        await guests[0].must("employ", seat=0, target=seat, level="random")
    await begin(*guests)
    return guests


def has_moved(guest: Guest, seat: int | None) -> bool:
    return "moved" in guest.kinds(seat)


# The role.


def test_bots_wait_until_the_only_person_has_read(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await with_bots(server, "Eva")
        await eva.until(lambda: eva.waiting)
        assert eva.waiting == {"what": "role", "seats": [0], "seconds": None}
        watcher = await come(server, eva.table)
        assert watcher.waiting == eva.waiting
        assert (watcher.welcome["ready"], has_moved(eva, 0)) == ([], False)
        await eva.must("ready", seat=0, round=1)
        assert (await watcher.line("readied", None))["seat"] == 0
        await eva.until(lambda: eva.moves[0])
        assert has_moved(eva, 0)
        await eva.until(lambda: eva.waiting is None)
        assert (await come(server, eva.table)).welcome["ready"] == [0]

    serving(tmp_path, act, HURRIED)


def test_a_client_that_never_says_what_was_read_keeps_no_bots_waiting(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await with_bots(server, "Eva", seats=3, reads=False, rounds=2)
        await eva.until(lambda: eva.moves[0])
        assert has_moved(eva, 0)
        await play_until_pause([eva])
        await eva.until(lambda: eva.waiting)
        assert eva.waiting == {"what": "result", "seats": [0], "seconds": 1000}

    serving(tmp_path, act, READING)


def test_being_ready_is_said_once_and_for_the_round_that_is_played(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, await open_table(server), "Eva")
        assert await eva.refused("ready", seat=0, round=1) == "not_playing"
        for seat in (1, 2):
            await eva.must("employ", seat=0, target=seat, level="random")
        await begin(eva)
        assert await eva.refused("ready", seat=1, round=1) == "not_your_seat"
        assert await eva.refused("ready", seat=0, round=2) == "other_round"
        await eva.must("ready", seat=0, round=1)
        assert await eva.refused("ready", seat=0, round=1) == "acknowledged_already"

    serving(tmp_path, act, READING)


def test_several_people_are_waited_for_and_named_until_the_last_has_read(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await with_bots(server, "Eva", "Jan")
        await jan.until(lambda: jan.waiting)
        assert jan.waiting == {"what": "role", "seats": [0, 1], "seconds": 1000}
        await eva.must("ready", seat=0, round=1)
        await jan.until(lambda: jan.waiting and jan.waiting["seats"] == [1])
        assert not has_moved(jan, 1)
        await jan.must("ready", seat=1, round=1)
        await jan.line("moved", 1)
        assert jan.waiting is None

    serving(tmp_path, act, READING)


def test_several_people_wait_only_so_long_for_one_who_never_presses(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, _ = await with_bots(server, "Eva", "Jan")
        await eva.must("ready", seat=0, round=1)
        await eva.line("moved", 0)
        assert eva.waiting is None

    serving(tmp_path, act, HURRIED)


def test_who_moves_has_read(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server, first_player=0)
        (eva,) = await sit_down(server, table, "Eva")
        for seat in (1, 2):
            await eva.must("employ", seat=0, target=seat, level="random")
        await begin(eva)
        assert eva.waiting is None, "it is Eva's turn, without a clock"
        await eva.move(0)
        await eva.until(lambda: eva.moves[0])
        assert not [told for told in eva.heard("waiting") if told["wait"]]

    serving(tmp_path, act, READING)


def test_the_clock_does_not_run_while_somebody_reads(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        eva, jan, petr = guests
        await eva.must("set_clock", seat=0, clock="brisk")
        await all_are(guests, lambda guest: guest.waiting and guest.waiting["what"] == "role")
        for seat, guest in enumerate(guests):
            assert not guest.heard("late")
            await guest.must("ready", seat=seat, round=1)
        await petr.until(lambda: petr.heard("late"))
        clocks = [told["wait"] for told in jan.heard("waiting") if told["wait"] and told["wait"]["what"] == "move"]
        assert clocks == [{"what": "move", "seats": [1], "seconds": 1}]

    serving(tmp_path, act, READING)


def test_bots_do_not_wait_again_after_a_restart_for_who_has_read(tmp_path: Path) -> None:
    before: list[Guest] = []

    async def first(server: Server) -> None:
        before.extend(await with_bots(server, "Eva"))
        await before[0].must("ready", seat=0, round=1)
        await before[0].until(lambda: before[0].moves[0])

    async def second(server: Server) -> None:
        eva = await come(server, before[0].table, *before[0].secrets.values())
        eva.secrets = before[0].secrets
        assert (eva.welcome["ready"], eva.welcome["waiting"]) == ([0], None)
        await play(eva)

    serving(tmp_path, first, READING)
    serving(tmp_path, second, READING)


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_bots_begin_when_people_are_ready(tmp_path: Path, game: str) -> None:
    async def act(server: Server) -> None:
        eva, jan = await with_bots(server, "Eva", "Jan", game=game)
        for seat, guest in ((0, eva), (1, jan)):
            await guest.must("ready", seat=seat, round=1)
        await play_until_all_moved(eva, jan)

    serving(tmp_path, act, READING)


async def play_until_all_moved(*guests: Guest) -> None:
    def all_moved(guest: Guest) -> bool:
        seat = next(iter(guest.secrets))
        moved = {line["seat"] for line in guest.lines(seat) if line["kind"] == "moved"}
        return len(moved) == len(guest.welcome["seats"])

    while not all(all_moved(guest) for guest in guests):
        for guest in guests:
            for seat in guest.secrets:
                if guest.moves.get(seat):
                    await guest.move(seat)
        await guests[0].must("ping")


# The result of a round.


def test_a_result_stays_as_long_as_only_bots_wait(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        (eva,) = await with_bots(server, "Eva", seats=3, rounds=2)
        await eva.must("ready", seat=0, round=1)
        await play(eva, lambda guest: guest.pausing, through_pauses=False)
        await eva.until(lambda: eva.waiting)
        assert eva.waiting == {"what": "result", "seats": [0], "seconds": None}
        await eva.leave()
        back = await come(server, eva.table, *eva.secrets.values())
        assert (back.welcome["pausing"], back.waiting) == (True, eva.waiting)
        back.secrets = eva.secrets
        await back.acknowledge(0)
        await back.line("resumed", 0)

    serving(tmp_path, act, HURRIED)


def test_those_who_share_a_device_take_the_time_they_like(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        sofa = await come(server, await open_table(server, rounds=2))
        for name in ("Eva", "Jan", "Petr"):
            await sofa.sit(name)
        await begin(sofa)
        await play(sofa, lambda guest: guest.pausing, through_pauses=False)
        await sofa.until(lambda: sofa.waiting)
        assert sofa.waiting == {"what": "result", "seats": [0, 1, 2], "seconds": None}
        watcher = await come(server, sofa.table)
        assert watcher.waiting == sofa.waiting
        for seat in range(3):
            await sofa.acknowledge(seat)
        await sofa.line("resumed", 0)

    serving(tmp_path, act, HURRIED)


def test_with_several_people_everybody_is_told_the_seconds(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", rounds=2)
        await play_until_pause(guests)
        await all_are(guests, lambda guest: guest.waiting)
        assert [guest.waiting for guest in guests] == [{"what": "result", "seats": [0, 1, 2], "seconds": 1000}] * 3
        await guests[1].acknowledge(1)
        await all_are(guests, lambda guest: guest.waiting and guest.waiting["seats"] == [0, 2])
        await guests[0].acknowledge(0)
        await guests[2].acknowledge(2)
        await all_are(guests, lambda guest: not guest.waiting)

    serving(tmp_path, act, PATIENT)


def test_who_is_here_alone_is_not_hurried_for_the_sake_of_those_who_are_away(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr", rounds=2)
        await play_until_pause(guests)
        await jan.leave()
        await petr.leave()
        await eva.until(lambda: eva.waiting and eva.waiting["seconds"] is None)
        await eva.acknowledge(0)
        await eva.until(lambda: eva.waiting and eva.waiting["seconds"] == 1000)
        assert eva.waiting == {"what": "result", "seats": [1, 2], "seconds": 1000}

    serving(tmp_path, act, PATIENT)


# Away and back.


def test_who_is_gone_is_away_after_a_while_and_not_before(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, _ = await game_of(server, "Eva", "Jan", "Petr")
        await jan.leave()
        await eva.until(lambda: eva.here == [0, 2])
        assert eva.away == []
        assert await eva.refused("replace", seat=0, target=1, level="random") == "person_is_here"
        back = await come(server, eva.table, *jan.secrets.values())
        await eva.until(lambda: eva.here == [0, 1, 2])
        assert back.away == []

    serving(tmp_path, act, replace(PATIENT, away=1000.0))


def test_everybody_is_told_who_is_away_and_that_somebody_is_back(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        watcher = await come(server, eva.table)
        await jan.leave()
        await all_are((eva, petr, watcher), lambda guest: guest.away == [1])
        assert (await come(server, eva.table)).away == [1]
        await come(server, eva.table, *jan.secrets.values())
        await all_are((eva, petr, watcher), lambda guest: (guest.here, guest.away) == ([0, 1, 2], []))

    serving(tmp_path, act, PATIENT)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_is_told_the_moves_of_the_bot_and_no_more_than_the_seat_may_know(
    tmp_path: Path, game: str
) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", game=game)
        eva, jan, petr = guests
        seen = jan.number
        await jan.leave()
        await eva.until(lambda: eva.away == [1])
        await eva.must("replace", seat=0, target=1, level="random")

        def bot_has_moved() -> bool:
            return any(line.get("by") == "bot" for line in eva.lines(0))

        while not bot_has_moved():
            for seat, guest in ((0, eva), (2, petr)):
                if guest.moves.get(seat):
                    await guest.move(seat)
            await eva.must("ping")
        back = await come(server, eva.table, *jan.secrets.values(), last=seen)
        assert (await back.line("replaced", 1))["level"] is None
        missed = back.welcome["sights"][0]["missed"]
        made = [line for line in missed if line["kind"] == "moved" and line["seat"] == 1]
        assert {line["by"] for line in made} == {"bot"}
        if permonik.game(game).pauses_between_rounds:
            assert all(line["events"] for line in made)
        else:
            assert not any(line["events"] for line in made), "a face is told once, live"

    serving(tmp_path, act, PATIENT)


def test_nobody_comes_back_to_a_seat_that_was_given_to_somebody_else(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        await jan.leave()
        await eva.until(lambda: eva.away == [1])
        await eva.must("replace", seat=0, target=1, level="random")
        fresh = (await eva.must("reissue", seat=0, target=1))["secret"]
        await petr.must("agree", seat=2, target=1)
        old = Guest(server, eva.table, await server.client(eva.table, jan.secrets[1]))
        await old.until(lambda: old.gone)
        assert "replaced" in eva.kinds(0)
        assert eva.kinds(0).count("replaced") == 1
        new = await come(server, eva.table, fresh)
        assert (await new.line("replaced", 1))["level"] is None

    serving(tmp_path, act, replace(PATIENT, bots=1000.0))
