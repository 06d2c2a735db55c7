"""Allowances of strangers hold for all processes together."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from permonik.server.fanout import EVERY_TABLE, Crowded, Spent
from permonik.server.ledger import AT_ONCE, Ledger
from permonik.server.limits import Crowd, Guard
from permonik.server.neighbours import Neighbours
from permonik.server.postgres_fanout import postgres_fanout
from permonik.server.redis_fanout import redis_fanout
from permonik.server.relay import Relay
from tests.server.postgres import Postgres
from tests.server.serving import WAIT


class House:
    """One process, in a time that stands still until a test says otherwise."""

    def __init__(self, name: str) -> None:
        self.time = 1_000.0
        self.codes = Guard(lambda: self.time, burst=4, per_second=1)
        self.sockets = Crowd(10)
        self.ledger = Ledger(name)
        self.ledger.share({"codes": self.codes}, {"sockets": self.sockets})

    def tell(self, *others: "House") -> None:
        for note in list(self.ledger.notes()):
            for other in (self, *others):
                assert isinstance(note, Spent | Crowded)
                other.ledger.hear(note)

    def tries(self, address: str, times: int) -> int:
        return sum(self.codes.allows(address) for _ in range(times))


def test_what_was_used_up_elsewhere_is_gone_here() -> None:
    one, other = House("a"), House("b")
    assert one.tries("10.0.0.1", 3) == 3
    one.tell(other)
    assert other.tries("10.0.0.1", 9) == 1
    assert other.tries("10.0.0.2", 9) == 4, "another address has its own"
    assert one.tries("10.0.0.1", 9) == 1, "what it says itself is not counted twice"


def test_in_the_long_run_the_rate_is_that_of_one_process() -> None:
    houses = [House(name) for name in "abc"]
    allowed = 0
    for _ in range(100):
        allowed += sum(house.tries("10.0.0.1", 5) for house in houses)
        for house in houses:
            house.tell(*(other for other in houses if other is not house))
        for house in houses:
            house.time += 1
    assert 100 <= allowed <= 100 + 4 * len(houses) + len(houses)


def test_tries_of_all_together_count_as_well() -> None:
    one, other = House("a"), House("b")
    one.codes.all.level = other.codes.all.level = 2
    assert one.tries("10.0.0.1", 2) == 2
    one.tell(other)
    assert other.tries("10.0.0.2", 2) == 0


def test_many_addresses_are_told_of_in_parts_and_each_once() -> None:
    one = House("a")
    for number in range(2 * AT_ONCE + 1):
        one.tries(f"10.0.{number // 200}.{number % 200}", 1)
    notes = [note for note in one.ledger.notes() if isinstance(note, Spent)]
    assert [len(note.households) for note in notes] == [AT_ONCE, AT_ONCE, 1]
    assert not list(one.ledger.notes())


def test_open_sockets_count_everywhere_until_their_process_is_lost() -> None:
    one, other = House("a"), House("b")
    with one.sockets.enter("10.0.0.1"), one.sockets.enter("10.0.0.1"):
        one.tell(other)
        other.sockets.most = 3
        with other.sockets.enter("10.0.0.1") as first, other.sockets.enter("10.0.0.1") as second:
            assert (first, second) == (True, False)
        other.ledger.forget("a")
        with other.sockets.enter("10.0.0.1"), other.sockets.enter("10.0.0.1") as second:
            assert second
        one.tell(other)
    one.tell(other)
    assert other.sockets.elsewhere == {"a": {}}
    assert not list(one.ledger.notes()), "nothing is said where there is nothing to say"


@pytest.fixture(params=["redis", "postgresql"])
def join(request: pytest.FixtureRequest) -> Iterator[Callable[[], Relay]]:
    if request.param == "redis":
        url = request.getfixturevalue("valkey")
        yield lambda: redis_fanout(url)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as database:
        yield lambda: postgres_fanout(database)


def test_it_is_told_by_either_way(join: Callable[[], Relay]) -> None:
    async def run() -> None:
        houses = [House("a"), House("b")]
        neighbours = [Neighbours(join(), house.ledger.process, {}, print, lambda: 0.0) for house in houses]
        for each, house in zip(neighbours, houses, strict=True):
            each.ledger = house.ledger
        one, other = houses
        async with asyncio.timeout(WAIT):
            while other.codes.bucket_of("10.0.0.1").level >= 0:  # until it follows, nothing is heard
                one.codes.bucket_of("10.0.0.1").level = 4
                one.tries("10.0.0.1", 1)
                for note in one.ledger.notes():
                    neighbours[0].fanout.publish(EVERY_TABLE, note)
                await asyncio.sleep(0.02)
        assert not other.tries("10.0.0.1", 1)
        await asyncio.gather(*(each.close() for each in neighbours))

    asyncio.run(run())
