"""Several processes serve the same tables: one database, and notes between them that may be lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from permonik.server import caretaker
from permonik.server.fanout import Fanout, Hear, Note
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.timeouts import Timeouts
from tests.server.serving import WAIT, Server
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    all_are,
    begin,
    come,
    open_table,
    play,
    play_together,
    running,
    sit_down,
    turned_away,
)


class Bus:
    """Carries notes between processes, but for those that it loses."""

    def __init__(self, loses: Callable[[int], bool] = lambda number: False) -> None:
        self.loses = loses
        self.carried = 0
        self.ends: list[End] = []
        self.time = 1_000_000.0

    def rooms(self, storage: Storage) -> Rooms:
        """The rooms of one more process; time passes in all of them when the test says so."""
        self.ends.append(End(self))
        return Rooms(storage, fanout=self.ends[-1], monotonic=lambda: self.time)

    def carry(self, sender: "End", table: str, note: Note) -> None:
        self.carried += 1
        if not self.loses(self.carried):
            for end in self.ends:
                if end is not sender:
                    asyncio.get_running_loop().call_soon(end.hear, table, note)


class End(Fanout):
    """Where one process meets the bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.hear: Hear = lambda table, note: None

    def publish(self, table: str, note: Note) -> None:
        self.bus.carry(self, table, note)

    def subscribe(self, hear: Hear) -> None:
        self.hear = hear

    def listen(self, table: str) -> None:
        """It hears of every table."""

    def ignore(self, table: str) -> None:
        """It hears of every table."""

    def renew(self) -> None:
        """It is never lost."""

    async def close(self) -> None:
        """Nothing waits."""


def together(
    folder: Path, bus: Bus, act: Callable[[Server, Server], Awaitable[None]], timeouts: Timeouts = PATIENT
) -> None:
    """Two servers over one database while `act` lasts."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(running(folder, timeouts, bus.rooms))
            other = await stack.enter_async_context(running(folder, timeouts, bus.rooms))
            await asyncio.wait_for(act(one, other), 2 * WAIT)

    asyncio.run(run())


async def two_people_and_a_bot(one: Server, other: Server, rounds: int = 1) -> list[Guest]:
    """Eva, who is host, and Jan come by way of different processes."""
    table = await open_table(one, rounds=rounds)
    eva, jan = await come(one, table), await come(other, table)
    await eva.sit("Eva")
    await jan.line("sat", None)
    await jan.sit("Jan")
    await eva.line("sat", 0)
    await eva.insist("employ", seat=0, target=2, level="random")
    await jan.line("employed", 1)
    return [eva, jan]


async def records(table: str, *servers: Server) -> list[bytes]:
    fetched = [await server.fetch(f"/api/tables/{table}/record") for server in servers]
    assert [status for status, _ in fetched] == [200] * len(servers)
    return [body for _, body in fetched]


def test_people_at_different_processes_play_a_whole_game_with_a_bot(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        eva, jan = guests = await two_people_and_a_bot(one, other, rounds=2)
        await begin(*guests)
        await play_together(guests)
        first, second = await records(eva.table, one, other)
        assert first == second
        numbers = [line["number"] for line in jan.lines(1)]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        told = {line["number"]: line for line in eva.lines(0)}
        public = [line for line in jan.lines(1) if "events" not in line]
        assert all(told.get(line["number"], line) == line for line in public)
        assert {line["by"] for line in eva.lines(0) if line["kind"] == "moved"} == {"bot", "person"}

    together(tmp_path, Bus(), act)


def test_when_every_second_note_is_lost_the_game_goes_on_as_soon_as_anybody_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever hears nothing for a while says something, as people do: to speak, a process reads the log."""
    monkeypatch.setattr(caretaker, "TRY_AGAIN_AFTER", 0.1)

    async def speak_up(guest: Guest, seat: int) -> None:
        while not guest.over:
            before = guest.number
            await asyncio.sleep(0.1)
            if guest.number == before:
                await guest.insist("phrase", seat=seat, phrase="phrase-one-moment")

    async def act(one: Server, other: Server) -> None:
        eva, jan = await come(one, table := await open_table(one)), await come(other, table)
        await eva.sit("Eva")
        assert (await jan.insist("sit", name="Jan"))["seat"] == 1
        jan.secrets[1] = next(message["secret"] for message in jan.heard("seated"))
        await eva.insist("employ", seat=0, target=2, level="random")
        await eva.insist("start", seat=0)
        await eva.insist("contribute", seat=0, contribution="0" * 32)
        speaking = [asyncio.ensure_future(speak_up(eva, 0)), asyncio.ensure_future(speak_up(jan, 1))]
        await play_together([eva, jan])
        await asyncio.gather(*speaking)
        first, second = await records(table, one, other)
        assert first == second

    together(tmp_path, Bus(lambda number: number % 2 == 0), act, replace(PATIENT, contributions=0.5))


def test_whoever_comes_from_a_process_that_has_told_nobody_finds_what_was_seen_there(tmp_path: Path) -> None:
    """As one that is killed between storing a line and telling the others of it."""
    bus = Bus()

    async def act(one: Server, other: Server) -> None:
        eva, jan = guests = await two_people_and_a_bot(one, other)
        await begin(*guests)
        await play_together(guests, lambda guest: guest.number > 12)
        bus.loses = lambda _: True
        await eva.insist("phrase", seat=0, phrase="phrase-one-moment")
        seen = eva.number
        await eva.leave()
        again = await come(other, eva.table, eva.secrets[0], last=seen)
        assert again.welcome["number"] >= seen
        await jan.until(lambda: jan.number >= seen)

    together(tmp_path, bus, act)


def test_people_are_seen_across_processes(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        eva, jan = await two_people_and_a_bot(one, other)
        await all_are((eva, jan), lambda guest: guest.here == [0, 1])
        watcher = await come(other, eva.table)
        await eva.until(lambda: eva.watchers == 1)
        await watcher.leave()
        await eva.until(lambda: eva.watchers == 0)
        await begin(eva, jan)
        assert await eva.refused("replace", seat=0, target=1, level="random") == "person_is_here"
        await jan.leave()
        await eva.until(lambda: eva.here == [0])
        await eva.must("replace", seat=0, target=1, level="random")

    together(tmp_path, Bus(), act)


def test_who_comes_later_to_another_process_sees_who_was_there_before(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        table = await open_table(one)
        (eva,) = await sit_down(one, table, "Eva")
        jan = await come(other, table)
        await jan.until(lambda: jan.here == [0])
        await eva.until(lambda: eva.watchers == 1)

    together(tmp_path, Bus(), act)


def test_a_host_at_another_process_is_here_and_when_gone_is_lost_after_the_time(tmp_path: Path) -> None:
    bus = Bus()

    async def act(one: Server, other: Server) -> None:
        eva, jan = await two_people_and_a_bot(one, other)
        await jan.until(lambda: jan.here == [0, 1])
        bus.time += 2 * PATIENT.host
        assert await jan.refused("claim_host", seat=1) == "host_is_here"
        await eva.leave()
        await jan.until(lambda: jan.here == [1])
        assert await jan.refused("claim_host", seat=1) == "host_is_here"
        bus.time += PATIENT.host
        await jan.must("claim_host", seat=1)

    together(tmp_path, bus, act)


def test_the_deal_waits_for_people_at_another_process(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        eva, jan = await two_people_and_a_bot(one, other)
        await eva.until(lambda: eva.here == [0, 1])
        await eva.must("start", seat=0)
        await eva.must("contribute", seat=0, contribution="0" * 32)
        await jan.line("contributed", 1)
        await asyncio.sleep(0.2)
        assert "dealt" not in jan.kinds(1)
        await jan.leave()
        await eva.line("dealt", 0)

    together(tmp_path, Bus(), act)


def test_what_the_host_decides_counts_in_every_process(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        eva, jan = await two_people_and_a_bot(one, other)
        watcher = await come(other, eva.table)
        fresh = (await eva.must("reissue", seat=0, target=1))["secret"]
        await jan.line("reissued", None)
        assert await jan.refused("phrase", seat=1, phrase="phrase-hello") == "not_your_seat"
        assert await turned_away(other, eva.table, jan.secrets[1]) == "wrong_secret"
        again = await come(other, eva.table, fresh)
        await eva.must("stand", seat=0, target=1)
        await again.line("stood", None)
        await again.sit("Jan")
        await eva.line("sat", 0, 2)
        await eva.must("open_watching", seat=0, open=False)
        await eva.must("start", seat=0)
        await all_are((watcher, jan), lambda guest: guest.gone)
        assert not again.gone

    together(tmp_path, Bus(), act)


def test_what_was_in_one_hand_at_one_process_agrees_at_no_other(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        table = await open_table(one)
        eva = await come(one, table)
        await eva.sit("Eva")
        second = await come(one, table, eva.secrets[0])
        await second.sit("Ghost")
        await second.leave()
        ghost, jan = await come(other, table, second.secrets[1]), await come(other, table)
        ghost.secrets = second.secrets
        await jan.sit("Jan")
        await eva.line("sat", 0, 2)
        await begin(eva, ghost, jan)
        assert (await eva.must("reissue", seat=0, target=2))["waits"]
        await ghost.line("requested", 1)
        assert await ghost.refused("agree", seat=1, target=2) == "own_request"

    together(tmp_path, Bus(), act)


def test_a_bot_moves_once_although_two_processes_look_after_it(tmp_path: Path) -> None:
    async def act(one: Server, other: Server) -> None:
        eva, _ = guests = await two_people_and_a_bot(one, other)
        await begin(*guests)
        await asyncio.gather(*(play(guest, lambda guest: guest.number > 40) for guest in guests))
        moved = [line["seat"] for line in eva.lines(0) if line["kind"] == "moved"]
        # Before anybody keeps gold, seats take turns clockwise.
        assert moved == [(moved[0] + turn) % 3 for turn in range(len(moved))]

    together(tmp_path, Bus(), act)
