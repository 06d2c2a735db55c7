"""What waits for people, and for how long: the soft clock, and the pause between rounds."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from permonik.bots import Thought
from permonik.server.bot_pool import BotPool
from permonik.server.bot_worker import Question
from permonik.server.caretaker import Caretaker
from permonik.server.room import Room
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
    play_together,
    play_until_pause,
    sit_down,
    whose_turn,
)

NO_TIME_FOR_RESULTS = replace(PATIENT, results=0.2)


async def moved(guest: Guest, seat: int | None, number: int) -> dict[str, object]:
    """The line with this number, as soon as it is told: a move."""
    await guest.until(lambda: guest.number >= number)
    line = next(line for line in guest.lines(seat) if line["number"] == number)
    assert line["kind"] == "moved"
    return line


async def late_for(guests: list[Guest], times: int) -> None:
    """Everybody has been told so often that somebody is late."""
    await all_are(guests, lambda guest: len(guest.heard("late")) == times)


# The soft clock.


def test_without_a_clock_nobody_is_late(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr")
        assert (eva.welcome["clock"], eva.welcome["late"]) == ("off", False)
        assert await eva.refused("hurry", seat=0) == "not_late"
        await play_together(guests)
        assert await eva.refused("hurry", seat=0) == "not_late"
        assert not [guest for guest in (eva, jan, petr) if guest.heard("late")]

    serving(tmp_path, act, replace(PATIENT, clocks={"relaxed": 0.0, "brisk": 0.0}))


def test_the_host_chooses_the_clock_at_any_time(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        assert await jan.refused("set_clock", seat=1, clock="brisk") == "host_only"
        assert await eva.refused("set_clock", seat=0, clock="sudden-death") == "unknown_clock"
        await eva.must("set_clock", seat=0, clock="relaxed")
        assert (await jan.line("paced", 1))["clock"] == "relaxed"
        assert (await come(server, eva.table)).welcome["clock"] == "relaxed"

    serving(tmp_path, act)


def test_when_time_runs_out_all_are_told_once_and_the_host_may_hurry(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        eva, jan, petr = guests
        watcher = await come(server, eva.table)
        everybody = [*guests, watcher]
        await eva.must("set_clock", seat=0, clock="relaxed")
        assert await eva.refused("hurry", seat=0) == "not_late"
        await eva.must("set_clock", seat=0, clock="brisk")
        await late_for(everybody, 1)
        assert watcher.heard("late") == [{"type": "late", "seat": 1}]
        assert (await come(server, eva.table)).welcome["late"] is True
        assert await petr.refused("hurry", seat=2) == "host_only"
        assert await jan.refused("hurry", seat=1) == "host_only"
        assert await eva.refused("hurry", seat=0, level="grandmaster") == "unknown_level"
        await jan.must("phrase", seat=1, phrase="phrase-one-moment")
        await asyncio.sleep(3 * PATIENT.clocks["brisk"])
        assert [len(guest.heard("late")) for guest in everybody] == [1] * 4
        number = (await eva.must("hurry", seat=0))["number"]
        line = await moved(watcher, None, number)
        assert (line["seat"], line["by"]) == (1, "default")
        await late_for(everybody, 2)
        number = (await eva.must("hurry", seat=0, level="random"))["number"]
        line = await moved(watcher, None, number)
        assert (line["seat"], line["by"]) == (2, "bot")
        assert [late["seat"] for late in watcher.heard("late")][:2] == [1, 2]

    serving(tmp_path, act, PATIENT)


def test_who_is_late_may_still_move(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        eva, jan, _ = guests
        await eva.must("set_clock", seat=0, clock="brisk")
        await late_for(guests, 1)
        await eva.must("set_clock", seat=0, clock="relaxed")
        await jan.move(1)
        assert await eva.refused("hurry", seat=0) == "not_late"

    serving(tmp_path, act, PATIENT)


def test_talking_during_a_turn_neither_stops_the_clock_nor_makes_a_move_stale(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        await eva.must("set_clock", seat=0, clock="brisk")
        seen = jan.number
        while not jan.heard("late"):
            await petr.must("phrase", seat=2, phrase="phrase-hello")
        await jan.must("move", seat=1, move=jan.moves[1][-1]["text"], after=seen)
        await late_for(guests, 2)

    serving(tmp_path, act, PATIENT)


def test_a_clock_that_is_stopped_says_nothing(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        await eva.must("set_clock", seat=0, clock="relaxed")
        await eva.must("set_clock", seat=0, clock="off")
        await play_together(guests)
        assert await eva.refused("hurry", seat=0) == "not_late"
        assert not [guest for guest in (eva, jan, petr) if guest.heard("late")]

    serving(tmp_path, act, replace(PATIENT, clocks={"relaxed": 1000.0}))


def test_nobody_is_late_any_more_when_the_clock_is_stopped(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, _, _ = guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        await eva.must("set_clock", seat=0, clock="brisk")
        await late_for(guests, 1)
        await eva.must("set_clock", seat=0, clock="off")
        assert await eva.refused("hurry", seat=0) == "not_late"
        assert (await come(server, eva.table)).welcome["late"] is False

    serving(tmp_path, act, PATIENT)


# The pause between rounds.


async def at_the_pause(server: Server) -> list[Guest]:
    guests = await game_of(server, "Eva", "Jan", "Petr", rounds=2)
    await play_until_pause(guests)
    await all_are(guests, lambda guest: guest.pausing)
    return guests


async def try_to_move(guests: list[Guest]) -> list[str]:
    return [
        await guest.refused("move", seat=seat, move="discard map", after=guest.number)
        for guest in guests
        for seat in guest.secrets
    ]


def test_the_next_round_begins_when_everybody_has_seen_the_result(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await at_the_pause(server)
        assert [guest.moves[seat] for seat, guest in enumerate(guests)] == [[], [], []]
        assert await try_to_move(guests) == ["round_pause"] * 3
        assert await eva.refused("acknowledge", seat=0, round=2) == "no_result_now"
        assert await eva.refused("acknowledge", seat=0, round=0) == "no_result_now"
        await eva.acknowledge(0)
        assert await eva.refused("acknowledge", seat=0, round=1) == "acknowledged_already"
        assert (await petr.line("acknowledged", 2))["seat"] == 0
        await petr.acknowledge(2)
        welcome = (await come(server, eva.table)).welcome
        assert (welcome["pausing"], welcome["acknowledged"], welcome["shown_round"]) == (True, [0, 2], 1)
        assert "resumed" not in eva.kinds(0)
        await jan.acknowledge(1)
        for seat, guest in enumerate(guests):
            await guest.line("resumed", seat)
        assert await eva.refused("acknowledge", seat=0, round=1) == "no_result_now"
        welcome = (await come(server, eva.table)).welcome
        assert (welcome["pausing"], welcome["acknowledged"], welcome["shown_round"]) == (False, [], 2)
        await play_together(guests)
        assert [guest.over for guest in guests] == [True] * 3

    serving(tmp_path, act, PATIENT)


def test_the_pause_ends_after_the_time(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await at_the_pause(server)
        for seat, guest in enumerate(guests):
            await guest.line("resumed", seat)
        assert whose_turn(guests)

    serving(tmp_path, act, NO_TIME_FOR_RESULTS)


def test_bots_and_replaced_people_are_not_waited_for_in_a_pause(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server, 4, rounds=2)
        eva, jan, petr = guests = await sit_down(server, table, "Eva", "Jan", "Petr")
        await eva.must("employ", seat=0, target=3, level="random")
        await begin(*guests)
        await play_until_pause(guests)
        await petr.leave()
        await eva.until(lambda: eva.here == [0, 1])
        await eva.acknowledge(0)
        await jan.acknowledge(1)
        assert "resumed" not in eva.kinds(0)
        await eva.must("replace", seat=0, target=2, level="random")
        await eva.line("resumed", 0)

    serving(tmp_path, act, PATIENT)


def test_a_pause_goes_on_after_the_server_was_started_anew(tmp_path: Path) -> None:
    before: list[Guest] = []

    async def first(server: Server) -> None:
        before.extend(await at_the_pause(server))
        await before[0].acknowledge(0)

    async def second(server: Server) -> None:
        guests = [await come(server, guest.table, *guest.secrets.values()) for guest in before]
        for guest, old in zip(guests, before, strict=True):
            guest.secrets = old.secrets
        eva, jan, petr = guests
        assert (eva.welcome["pausing"], eva.welcome["acknowledged"], eva.welcome["shown_round"]) == (True, [0], 1)
        assert [guest.screens[seat] for seat, guest in enumerate(guests)] == [
            guest.screens[seat] for seat, guest in enumerate(before)
        ]
        assert await try_to_move(guests) == ["round_pause"] * 3
        assert await eva.refused("acknowledge", seat=0, round=1) == "acknowledged_already"
        await jan.acknowledge(1)
        await petr.acknowledge(2)
        await eva.line("resumed", 0)
        await play_together(guests)

    serving(tmp_path, first, PATIENT)
    serving(tmp_path, second, PATIENT)


def test_a_pause_that_nobody_ended_before_the_restart_ends_after_the_time(tmp_path: Path) -> None:
    before: list[Guest] = []

    async def first(server: Server) -> None:
        before.extend(await at_the_pause(server))

    async def second(server: Server) -> None:
        watcher = await come(server, before[0].table)
        assert watcher.waiting == {"what": "result", "seats": [0, 1, 2], "seconds": None}, "nobody waits for anybody"
        for guest in before[:2]:
            await come(server, guest.table, *guest.secrets.values())
        await watcher.line("resumed", None)

    serving(tmp_path, first, PATIENT)
    serving(tmp_path, second, NO_TIME_FOR_RESULTS)


def test_people_who_share_a_device_acknowledge_for_each_seat(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server, rounds=2)
        sofa, petr = await come(server, table), await come(server, table)
        for guest, name in ((sofa, "Eva"), (sofa, "Jan"), (petr, "Petr")):
            await guest.sit(name)
        await begin(sofa, petr)
        await play_until_pause([sofa, petr])
        await sofa.until(lambda: sofa.pausing)
        await sofa.acknowledge(0)
        await petr.until(lambda: petr.pausing)
        await petr.acknowledge(2)
        assert "resumed" not in petr.kinds(2)
        await sofa.acknowledge(1)
        await petr.line("resumed", 2)
        await play(petr, lambda guest: guest.number > 0)

    serving(tmp_path, act, PATIENT)


def test_a_bots_thought_for_an_older_position_is_refused_and_names_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = Caretaker.think

    async def act(server: Server) -> None:
        thought, go_on = asyncio.Event(), asyncio.Event()

        async def think_slowly(caretaker: Caretaker, room: Room, level: str) -> Thought | None:
            found = await think(caretaker, room, level)
            thought.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(Caretaker, "think", think_slowly)
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        eva, jan, _ = guests
        await eva.must("set_clock", seat=0, clock="brisk")
        await all_are(guests, lambda guest: len(guest.heard("late")) == 1)
        hurrying = asyncio.ensure_future(eva.ask("hurry", seat=0, level="apprentice"))
        await thought.wait()
        await jan.move(1)
        await all_are(guests, lambda guest: len(guest.heard("late")) == 2)
        go_on.set()
        answer = await hurrying
        assert answer == {**answer, "type": "refused", "code": "not_late", "details": {}, "rules": []}
        assert [line["by"] for line in eva.lines(0) if line["kind"] == "moved"] == ["person"]

    serving(tmp_path, act, PATIENT)


def test_a_bot_thinks_no_longer_than_the_server_allows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    think, asked = BotPool.think, list[Question]()

    async def note(pool: BotPool, question: Question, party: str = "") -> Thought | None:
        asked.append(question)
        return await think(pool, question)

    monkeypatch.setattr(BotPool, "think", note)

    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=1)
        await guests[0].must("set_clock", seat=0, clock="brisk")
        await all_are(guests, lambda guest: len(guest.heard("late")) == 1)
        await guests[0].must("hurry", seat=0, level="journeyman")

    serving(tmp_path, act, replace(PATIENT, thoughts=0.01))
    assert [question.budget.seconds for question in asked] == [0.01]
