"""A table built from a snapshot and the rest of its log is the table that its whole log gives."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import permonik
from permonik.engine.core.fairness import commitment
from permonik.engine.core.state import State
from permonik.server import decisions
from permonik.server.lines import AnyLine, Opened, Replaced, Said
from permonik.server.room import Room
from permonik.server.rooms import SNAPSHOT_EVERY, Rooms
from permonik.server.secrets import secret_hash
from permonik.server.storage import Snapshot, Storage, open_storage
from permonik.server.table import Decide, Decided, LegalMove, Table
from tests.counts import Counts
from tests.engine.games import short_options
from tests.server.serving import QUICK, Message, Server, serving
from tests.server.tables import NAMES, SECRET
from tests.server.tables_in_play import Guest, begin, come, open_table, play, sit_down

each_game = pytest.mark.parametrize("game", [game.id for game in permonik.games()])


def with_storage(folder: Path, act: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = await open_storage(f"sqlite:///{folder / 'tables.db'}")
        try:
            await act(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def agreed(line: AnyLine) -> Callable[[Table], AnyLine]:
    return lambda table: line


def sitting(seat: int) -> Callable[[Table], AnyLine]:
    return lambda table: decisions.sit(table, NAMES[seat], seat, secret_hash(f"secret-{seat}"))


async def dealt(rooms: Rooms, game: str = "saboteur", seats: int = 4, rounds: int = 3) -> Room:
    """Three people and a bot."""
    room = await rooms.open(Opened(game, 1, seats, short_options(permonik.game(game), rounds)))
    await agree(rooms, room)
    return room


async def agree(rooms: Rooms, room: Room) -> None:
    """From an empty table to the deal."""
    seats = len(room.table.seats)
    for seat in range(seats - 1):
        await rooms.write(room, sitting(seat))
    await rooms.write(room, lambda table: decisions.employ(table, 0, seats - 1, "random"))
    room.table.secret = SECRET
    await rooms.storage.keep_secret(room.table.id, SECRET)
    await rooms.write(room, lambda table: decisions.start(table, 0, commitment(SECRET)))
    await rooms.write(room, lambda table: decisions.contribute(table, 1, "0f" * 16))
    await rooms.write(room, decisions.deal)


def something(random: Random) -> Decide:
    """A legal move, the end of a pause, or a line between the moves."""

    def decide(table: Table) -> Decided:
        if table.is_pausing:
            seat = random.choice(table.persons())
            seen = seat in table.acknowledged
            return decisions.resume(table) if seen else decisions.acknowledge(table, seat, table.shown_round)
        if random.random() < 0.1:
            between: list[AnyLine] = [Said(0, "phrase-hello", ""), Replaced(1, "random"), Replaced(1, None)]
            return random.choice(between)
        state = table.playing
        by = "person" if table.seats[int(state.to_move)].played_by is None else "bot"
        return decisions.legal(table, int(state.to_move), random.choice(state.moves()), by)

    return decide


async def let_chores_end(rooms: Rooms) -> None:
    await rooms.chores.finish()


def facts(table: Table) -> dict[str, object]:
    """Everything a table is, but for what it is made of."""
    hidden = ("state", "seats", "dealer", "_game")
    seats = [(seat.name, seat.secret_hash, seat.level, seat.contribution) for seat in table.seats]
    plain = {name: value for name, value in vars(table).items() if name not in hidden}
    return {**plain, "places": seats, "state": table.state.save() if table.state else None}


async def from_whole_log(storage: Storage, wanted: str) -> Table:
    class NoSnapshots:
        """The storage of a table that was never kept as a snapshot."""

        def __getattr__(self, name: str) -> object:
            return self.nothing if name == "latest_snapshot" else getattr(storage, name)

        async def nothing(self, _: str) -> None:
            return None

    room = await Rooms(NoSnapshots()).load(wanted)  # type: ignore[arg-type]  # stands in for the storage
    return room.table


def told_to_all(room: Room) -> dict[int | None, list[bytes]]:
    """What everybody is told who comes back."""
    everybody = (None, *range(len(room.table.seats)))
    return {seat: [bytes(text) for text in room.missed(-1, seat)] for seat in everybody}


def no_dealer(_: Table) -> State:
    raise AssertionError("a game that goes on from a snapshot is not dealt again")


class Ear:
    """Keeps every line that a seat is told live."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seats = frozenset() if seat is None else frozenset({seat})
        self.reads = True
        self.lines: list[Message] = []

    def push(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "told":
            self.lines.append(message["line"])

    def recheck(self) -> None:
        """May always see what it sees."""


def test_a_snapshot_is_kept_every_so_many_lines_while_the_game_runs(tmp_path: Path) -> None:
    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        room = await dealt(rooms)
        random = Random(5)
        assert await storage.latest_snapshot(room.table.id) is None
        while room.table.phase == "playing":
            number = await rooms.write(room, something(random))
            await let_chores_end(rooms)
            kept = await storage.latest_snapshot(room.table.id)
            expected = number - number % SNAPSHOT_EVERY
            if room.table.phase == "playing" and expected:
                assert kept is not None
                assert kept.number == expected
        assert room.table.number > 2 * SNAPSHOT_EVERY

    with_storage(tmp_path, act)


@each_game
def test_a_table_from_a_snapshot_equals_the_table_from_the_whole_log(tmp_path: Path, counts: Counts, game: str) -> None:
    """At moments all over a game of three rounds; from there both go on alike to the same record."""

    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        for seed in range(counts(small=1, normal=3, full=15)):
            room = await dealt(rooms, game)
            random = Random(seed)
            while room.table.phase == "playing":
                number = await rooms.write(room, something(random))
                if number % 29 == 0:
                    await rooms.journal.write_snapshot(room)
                if number % 13 == 0:
                    await let_chores_end(rooms)
                    await check_same(storage, room)
            await let_chores_end(rooms)
            await check_same(storage, room)
            again = (await Rooms(storage).find(room.table.id)).table
            assert again.record().write() == room.table.record().write()

    async def check_same(storage: Storage, room: Room) -> None:
        again = await Rooms(storage).find(room.table.id)
        whole = await from_whole_log(storage, room.table.id)
        assert facts(again.table) == facts(room.table) == facts(whole)
        assert again.table.playing.moves() == room.table.playing.moves()
        assert told_to_all(again) == told_to_all(room)

    with_storage(tmp_path, act)


@each_game
def test_chance_goes_on_after_a_snapshot_as_if_there_had_been_none(tmp_path: Path, game: str) -> None:
    """The next rounds are dealt by the same generator: a table that was let go again and again ends alike."""

    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        room = await dealt(rooms, game)
        wanted, random = room.table.id, Random(11)
        while room.table.phase == "playing":
            await rooms.write(room, something(random))
            if room.table.number % 7 == 0:
                await rooms.journal.write_snapshot(room)
                await let_chores_end(rooms)
                del rooms.rooms[wanted]
                room = await rooms.find(wanted)
        whole = await from_whole_log(storage, wanted)
        assert int(whole.playing.round) >= 3 or game == "dark-cave", "all others have several rounds"
        assert facts(whole) == facts(room.table)
        *_, (last, _) = room.table.record().replay(room.table.game)
        assert last.save() == room.table.playing.save()

    with_storage(tmp_path, act)


@each_game
def test_after_a_restart_everybody_is_told_again_what_they_were_told_live(tmp_path: Path, game: str) -> None:
    """Neither more nor less, from a snapshot and without dealing again. A game about memory tells it after its end."""

    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        room = await rooms.open(Opened(game, 1, 4, short_options(permonik.game(game), 2)))
        ears = [Ear(seat) for seat in (None, 0, 1, 2, 3)]
        room.listeners.update(ears)
        await agree(rooms, room)
        random = Random(8)
        while room.table.phase == "playing":
            number = await rooms.write(room, something(random))
            if number % 50 == 0:
                await rooms.journal.write_snapshot(room)
        await let_chores_end(rooms)
        again = await Rooms(storage, dealer=no_dealer).find(room.table.id)
        for ear in ears:
            assert [json.loads(bytes(text)) for text in again.missed(0, ear.seat)] == ear.lines
        told = [event for line in ears[1].lines for event in line.get("events", ())]
        assert any("secret" in event for event in told) or game == "diamond-forest"

    with_storage(tmp_path, act)


def test_a_snapshot_that_has_told_of_other_moves_is_passed_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        room = await dealt(rooms)
        early = room.table.playing.save()
        await rooms.write(room, something(Random(1)))
        await storage.write_snapshot(room.table.id, Snapshot(room.table.number, early))
        again = await Rooms(storage).find(room.table.id)
        assert facts(again.table) == facts(room.table)
        assert told_to_all(again) == told_to_all(room)

    caplog.set_level(logging.INFO, "permonik.server")
    with_storage(tmp_path, act)
    assert "snapshot_passed_over" in caplog.text


def damages(state: str, random: Random, cuts: int) -> list[str]:
    """Texts that are no position any more."""
    cut = [state[: random.randrange(len(state))] for _ in range(cuts)]
    return [*cut, "", "{}", "[]", "null", "0", "dance", "\x00", state + state, state.replace('"round":', '"ground":')]


def test_a_damaged_snapshot_is_passed_over(tmp_path: Path, counts: Counts, caplog: pytest.LogCaptureFixture) -> None:
    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        room = await dealt(rooms, rounds=2)
        random = Random(3)
        for state in damages(room.table.playing.save(), random, counts(small=20, normal=100, full=1_000)):
            if room.table.phase == "playing":
                await rooms.write(room, something(random))
                await let_chores_end(rooms)
            await storage.write_snapshot(room.table.id, Snapshot(room.table.number, state))
            again = await Rooms(storage).find(room.table.id)
            assert not again.faulty
            assert told_to_all(again) == told_to_all(room)
            assert facts(again.table) == facts(room.table)

    caplog.set_level(logging.INFO, "permonik.server")
    with_storage(tmp_path, act)
    assert "snapshot_passed_over" in caplog.text


@each_game
def test_a_snapshot_of_another_table_closes_the_table_instead_of_being_believed(tmp_path: Path, game: str) -> None:
    """Both tables have the same game, people and options, and as many moves: only their deals differ."""

    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        one, other = await dealt(rooms, game), await dealt(rooms, game)
        for room in (one, other):
            for _ in range(5):
                await rooms.write(room, first_move)
        for room in (one, other):
            await storage.write_snapshot(room.table.id, Snapshot(one.table.number, other.table.playing.save()))
        again = await Rooms(storage).find(one.table.id)
        assert (again.faulty, again.table.phase, again.table.closed_because) == (True, "closed", "fault")
        assert again.table.state is None
        assert again.table.seats == one.table.seats  # whoever sits there is told so, and keeps the seat's secret
        with pytest.raises(decisions.Refused, match="table_closed"):
            await rooms.write(again, first_move)
        assert not (await Rooms(storage).find(other.table.id)).faulty

    with_storage(tmp_path, act)


def test_a_snapshot_of_lines_that_are_gone_closes_the_table(tmp_path: Path) -> None:
    async def act(storage: Storage) -> None:
        rooms = Rooms(storage)
        room = await dealt(rooms)
        await rooms.write(room, first_move)
        await rooms.journal.write_snapshot(room)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            last = (room.table.id, room.table.number)
            connection.execute("DELETE FROM entries WHERE table_id = ? AND number = ?", last)
        assert (await Rooms(storage).find(room.table.id)).faulty

    with_storage(tmp_path, act)


def first_move(table: Table) -> LegalMove:
    state = table.playing
    return decisions.legal(table, int(state.to_move), state.moves()[0], "person")


def test_two_people_and_a_bot_go_on_after_restarts_and_their_record_verifies(tmp_path: Path) -> None:
    """Over sockets: each server keeps snapshots when it is closed, and the next one goes on from them."""
    before: list[Guest] = []

    async def first(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server, rounds=2), "Eva", "Jan")
        await eva.must("employ", seat=0, target=2, level="random")
        await begin(eva, jan)
        before.extend((eva, jan))
        await asyncio.gather(*(play(guest, lambda guest: guest.number > 30) for guest in before))

    def until(number: int) -> Callable[[Server], Awaitable[None]]:
        async def later(server: Server) -> None:
            guests = [await come(server, old.table, *old.secrets.values()) for old in before]
            for guest, old in zip(guests, before, strict=True):
                guest.secrets = old.secrets
            await asyncio.gather(*(play(guest, lambda guest: guest.number > number) for guest in guests))
            assert guests[0].over == (number == 1_000)

        return later

    serving(tmp_path, first, QUICK)
    serving(tmp_path, until(60), QUICK)
    serving(tmp_path, until(90), QUICK)
    serving(tmp_path, until(1_000), QUICK)

    async def last(storage: Storage) -> None:
        table = (await Rooms(storage).find(before[0].table)).table
        assert table.record().fair is not None
        *_, (end, _) = table.record().replay(table.game)
        assert end.save() == table.playing.save()
        assert facts(table) == facts(await from_whole_log(storage, table.id))

    with_storage(tmp_path, last)
