"""Which process does what, by what each hears of the others, and when nothing is heard."""

import asyncio
from pathlib import Path

from permonik.server.fanout import Alive, Fanout, Grown, Hear, Left, LetGo, Note, Present
from permonik.server.leases import LEASE
from permonik.server.neighbours import REMEMBERED, SILENCE, Neighbours
from permonik.server.room import Room
from permonik.server.table import Table
from tests.server.storage.tables import opened


class Ear(Fanout):
    """Carries nothing by itself."""

    def __init__(self) -> None:
        self.said: list[tuple[str, Note]] = []
        self.renewals = 0

    def publish(self, table: str, note: Note) -> None:
        self.said.append((table, note))

    def subscribe(self, hear: Hear) -> None:
        self.hear = hear

    def listen(self, table: str) -> None:
        """It hears what a test says."""

    def ignore(self, table: str) -> None:
        """It hears what a test says."""

    def renew(self) -> None:
        self.renewals += 1

    async def close(self) -> None:
        """Nothing waits."""


class Person:
    """Somebody at the table."""

    seats = frozenset({0})
    reads = False

    def push(self, text: bytes) -> None:
        """Reads nothing."""

    def recheck(self) -> None:
        """Stays."""


class House:
    """The process `m` with one room, in a time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self.ear = Ear()
        self.room = Room(Table("oak", "CODE"))
        self.noticed = 0
        self.grown = 0
        self.neighbours = Neighbours(self.ear, "m", {"oak": self.room}, self.grow, lambda: self.time)
        self.neighbours.on_presence = self.notice

    def sleeps(self) -> bool:
        return self.room.dormant

    def grow(self, _: Room) -> None:
        self.grown += 1

    def notice(self, _: Room) -> None:
        self.noticed += 1

    def hear_from(self, process: str, *seats: int, watchers: int = 0) -> None:
        self.ear.hear("oak", Present(process, frozenset(seats), watchers))

    def hear_alive(self, *processes: str) -> None:
        for process in processes:
            self.ear.hear("", Alive(process))

    def beat(self, folder: Path) -> None:
        async def run() -> None:
            async with opened(folder / "log.db") as storage:
                await self.neighbours.beat(storage, looks=False)

        asyncio.run(run())

    def give_up_the_silent(self, folder: Path) -> None:
        """Notes come through, and nobody but the house itself says that it is alive."""
        self.time += SILENCE - 1
        self.hear_alive("m")
        self.time += 1
        self.beat(folder)

    def renew(self, folder: Path) -> None:
        async def run() -> None:
            async with opened(folder / "log.db") as storage:
                await self.neighbours.leases.renew(storage)

        asyncio.run(run())


def test_whoever_has_people_at_a_table_asks_for_it_and_leaves_it_to_others_who_alone_have(tmp_path: Path) -> None:
    house = House()
    leases = house.neighbours.leases
    assert not house.neighbours.looks_after(house.room)
    house.renew(tmp_path)
    assert house.neighbours.looks_after(house.room), "nobody is there, and it is in memory here"
    house.hear_from("z", 1)
    assert not house.neighbours.looks_after(house.room)
    assert leases.unwanted == {"oak"}
    house.room.listeners.add(Person())
    house.neighbours.tell_presence(house.room)
    house.renew(tmp_path)
    assert ("oak", LetGo()) in house.ear.said
    assert house.neighbours.looks_after(house.room), "asked for anew after it was given back"
    assert house.noticed == 3, "of it, of somebody elsewhere, and of it again"


def test_a_lease_that_is_not_renewed_is_over(tmp_path: Path) -> None:
    house = House()
    house.neighbours.looks_after(house.room)
    house.renew(tmp_path)
    house.time += LEASE - 1
    assert house.neighbours.looks_after(house.room)
    house.time += 1
    assert not house.neighbours.looks_after(house.room)
    house.renew(tmp_path)
    assert house.neighbours.looks_after(house.room)


def test_a_process_that_is_silent_is_given_up_with_all_who_were_there(tmp_path: Path) -> None:
    house = House()
    house.hear_from("a", 1)
    house.time += SILENCE - 1
    house.hear_alive("m", "a")
    house.time += SILENCE - 1
    house.beat(tmp_path)
    assert house.room.here() == {1}
    house.hear_alive("m")
    house.time += 1
    house.beat(tmp_path)
    assert house.room.here() == frozenset()
    assert house.noticed == 2


def test_what_a_lost_process_may_have_stored_untold_is_read(tmp_path: Path) -> None:
    house = House()
    house.room.listeners.add(Person())
    house.hear_from("a", 1)
    assert house.grown == 0
    house.give_up_the_silent(tmp_path)
    assert house.grown == 1


def test_a_process_that_was_given_up_too_soon_is_asked_what_it_follows(tmp_path: Path) -> None:
    """It has not noticed anything, so it says nothing by itself; and nobody would tell it what happens."""
    house = House()
    house.room.listeners.add(Person())
    house.hear_from("a", 1)
    house.give_up_the_silent(tmp_path)
    assert house.room.elsewhere == {}
    house.ear.said.clear()
    house.hear_alive("a", "a")
    assert house.ear.said == [("oak", Present("m", frozenset({0}), 0, asks=True))]
    house.hear_from("a", 1)
    house.ear.said.clear()
    house.neighbours.tell_growth(house.room, 7)
    assert grown(house) == [7]


def test_a_process_that_is_given_up_for_good_is_forgotten(tmp_path: Path) -> None:
    house = House()
    house.hear_from("a", 1)
    house.give_up_the_silent(tmp_path)
    assert house.neighbours.buried.keys() == {"a"}
    house.time += REMEMBERED
    house.beat(tmp_path)
    assert house.neighbours.buried == {}


def test_whoever_hears_nothing_gives_nobody_up_and_connects_anew_now_and_then(tmp_path: Path) -> None:
    house = House()
    house.hear_from("a", 1)
    for _ in range(3 * int(SILENCE)):
        house.time += 1
        house.beat(tmp_path)
    assert house.room.here() == {1}
    assert house.ear.renewals == 3
    house.hear_alive("m")
    house.time += 1
    house.beat(tmp_path)
    assert house.room.here() == {1}
    house.time += SILENCE
    house.hear_alive("m")
    house.beat(tmp_path)
    assert house.room.here() == {1}, "it has a while to be heard again"


def test_a_process_that_says_goodbye_is_gone_at_once() -> None:
    house = House()
    house.hear_from("a", 1)
    house.hear_from("b", 2)
    house.ear.hear("", Left("a"))
    assert house.room.here() == {2}
    assert house.neighbours.others.keys() == {"b"}


def test_a_process_that_nobody_knows_is_given_up_although_nothing_is_heard(tmp_path: Path) -> None:
    house = House()
    house.hear_from("a", 1)
    house.hear_from("b", 2)
    house.time += SILENCE
    house.neighbours.leases.alive = frozenset({"m", "b"})
    house.beat(tmp_path)
    assert not house.neighbours.works()
    assert house.room.here() == {2}


def test_whoever_holds_the_house_keeps_it(tmp_path: Path) -> None:
    house = House()
    assert not house.neighbours.keeps_house()
    house.neighbours.leases.want("")
    house.renew(tmp_path)
    assert house.neighbours.keeps_house()
    house.time += LEASE
    assert not house.neighbours.keeps_house()


def grown(house: House) -> list[int]:
    return [note.number for _, note in house.ear.said if isinstance(note, Grown)]


def test_others_are_told_of_growth_from_when_they_have_the_table_until_they_have_forgotten_it() -> None:
    house = House()
    house.neighbours.tell_growth(house.room, 5)
    assert grown(house) == []
    house.hear_from("z")
    assert grown(house) == [-1], "it may have missed what nobody was told of"
    house.neighbours.tell_growth(house.room, 6)
    house.hear_from("z", 1)
    assert grown(house) == [-1, 6], "it is told of everything by now"
    house.ear.hear("oak", Present("z", frozenset(), 0, stays=False))
    house.neighbours.tell_growth(house.room, 7)
    assert grown(house) == [-1, 6]


def test_where_only_others_have_people_nothing_is_followed_until_somebody_comes() -> None:
    house = House()
    house.room.listeners.add(person := Person())
    house.neighbours.tell_presence(house.room)
    house.hear_from("z", 1)
    assert not house.sleeps()
    house.room.listeners.remove(person)
    house.neighbours.tell_presence(house.room)
    assert house.sleeps()
    assert ("oak", Present("m", frozenset(), 0, stays=False)) in house.ear.said
    house.ear.hear("oak", Grown(5))
    assert house.grown == 0
    house.room.listeners.add(person)
    house.neighbours.tell_presence(house.room)
    assert not house.sleeps()
    assert house.grown == 1, "it reads what it was not told"
    assert house.ear.said[-1] == ("oak", Present("m", frozenset({0}), 0))


def test_a_table_that_others_leave_is_followed_again() -> None:
    house = House()
    house.hear_from("z", 1)
    assert house.sleeps()
    house.ear.hear("", Left("z"))
    assert not house.sleeps()
    assert house.grown == 1


def test_a_table_that_is_forgotten_here_is_said_to_be() -> None:
    house = House()
    house.neighbours.leave("oak")
    assert house.ear.said == [("oak", Present("m", frozenset(), 0, stays=False))]


def test_what_it_says_itself_is_not_taken_for_another_process() -> None:
    house = House()
    house.hear_from("m", 2)
    assert house.room.elsewhere == {}
    assert house.noticed == 0
