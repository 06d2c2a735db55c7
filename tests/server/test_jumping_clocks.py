"""A clock that jumps deletes nothing and silences nobody: what counts is time that has passed while somebody looked."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from permonik.server import protocol
from permonik.server.bot_pool import BotPool
from permonik.server.storage import open_storage
from permonik.server.timeouts import DAY, Timeouts
from permonik.server.uptime import Uptime
from permonik.server.wishes import Wishes
from tests.server.tables_in_play import PATIENT, Keep
from tests.server.test_tidying import OPENED, Somebody, full_table, look_on, with_wishes

MONTH = replace(PATIENT, tables=30 * DAY)
JUMP = 31 * DAY


def with_wishes_again(folder: Path, *acts: Callable[[Wishes, Keep], Awaitable[None]], timeouts: Timeouts) -> None:
    """One server after the other on the same database."""
    for act in acts:
        with_wishes(folder, act, timeouts)


def test_a_clock_on_the_wall_that_jumps_deletes_no_table(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        await wishes.rooms.open(OPENED)
        await look_on(wishes, keep, 2 * MONTH.grace)
        for jump in (JUMP, -JUMP, 1_000 * JUMP):
            keep.jump = jump
            await look_on(wishes, keep, 2 * MONTH.memory)
            assert await wishes.rooms.storage.count() == 1

    with_wishes(tmp_path, act, MONTH)


def test_a_server_that_was_asleep_for_a_month_deletes_no_table(tmp_path: Path) -> None:
    """Some clocks go on while a machine sleeps: nobody could have come meanwhile."""

    async def act(wishes: Wishes, keep: Keep) -> None:
        await wishes.rooms.open(OPENED)
        await look_on(wishes, keep, 2 * MONTH.grace)
        keep.time += JUMP
        await look_on(wishes, keep, 2 * MONTH.memory)
        assert await wishes.rooms.storage.count() == 1

    with_wishes(tmp_path, act, MONTH)


def test_the_time_in_which_no_server_ran_does_not_count_and_the_other_goes_on(tmp_path: Path) -> None:
    timeouts = replace(PATIENT, tables=2_000.0, grace=600.0)

    async def open_one(wishes: Wishes, keep: Keep) -> None:
        await wishes.rooms.open(OPENED)
        await wishes.caretaker.tidy()
        await look_on(wishes, keep, 1_200)

    async def go_on(wishes: Wishes, keep: Keep) -> None:
        keep.time += JUMP
        keep.jump = JUMP
        await wishes.caretaker.tidy()
        assert await wishes.rooms.storage.count() == 1
        await look_on(wishes, keep, 800)
        assert await wishes.rooms.storage.count() == 0

    with_wishes_again(tmp_path, open_one, go_on, timeouts=timeouts)


def test_after_a_start_everybody_has_some_time_to_come_back(tmp_path: Path) -> None:
    timeouts = replace(PATIENT, tables=900.0, grace=3_600.0)

    async def open_one(wishes: Wishes, keep: Keep) -> None:
        await wishes.rooms.open(OPENED)
        await wishes.caretaker.tidy()
        await look_on(wishes, keep, 1_200)
        assert await wishes.rooms.storage.count() == 1

    async def wait_for_people(wishes: Wishes, keep: Keep) -> None:
        await look_on(wishes, keep, 3_599)
        assert await wishes.rooms.storage.count() == 1
        await look_on(wishes, keep, 1)
        assert await wishes.rooms.storage.count() == 0

    with_wishes_again(tmp_path, open_one, wait_for_people, timeouts=timeouts)


def test_a_clock_that_goes_back_silences_nobody(tmp_path: Path) -> None:
    async def act() -> None:
        storage = await open_storage(f"sqlite:///{tmp_path / 'tables.db'}")
        keep = Keep()
        wishes = Wishes(keep(storage), BotPool(1, timeout=20.0), PATIENT, chatter_per_minute=6)
        try:
            room = await full_table(wishes)
            hello = protocol.Phrase(seat=0, phrase="phrase-hello")
            await wishes.grant(room, hello, Somebody(0))
            keep.jump = -JUMP
            for _ in range(20):
                keep.time += 10
                await wishes.grant(room, hello, Somebody(0))
            assert room.table.number == 24
        finally:
            await wishes.close()
            await storage.close()

    asyncio.run(act())


def test_uptime_counts_no_more_than_it_can_have_seen() -> None:
    times = iter([1_000.0, 1_003.0, 1_003.0, 5_000.0, 0.0, 2.0])
    uptime = Uptime(lambda: next(times), longest_look=10.0)
    assert [uptime.look() for _ in range(5)] == [3.0, 0.0, 10.0, 0.0, 2.0]
    assert uptime.lasted == 15.0
