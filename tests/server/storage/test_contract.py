"""What every storage promises: tables, logs, secrets, snapshots, idle tables; on every kind of database."""

import asyncio

import pytest

from permonik.server.storage import (
    CodeTaken,
    Conflict,
    Entry,
    SecretKept,
    Snapshot,
    Storage,
    StorageError,
    TableRow,
    Unavailable,
    UnknownTable,
)
from tests.server.storage.tables import a_table, an_entry, numbers, storage_at, storage_with

NAMES = [f"table-{number}" for number in range(200)]


def test_a_table_is_found_by_id_and_by_code(database: str) -> None:
    async def scenario() -> None:
        async with storage_at(database) as storage:
            await storage.create(a_table("oak", code="MINE"), an_entry(0, at=120.0))
            row = TableRow("oak", "MINE", "a-game", 3, created=100.0, secret=None)
            assert await storage.find("oak") == await storage.find_code("MINE") == row
            assert await storage.find("MINE") is None
            assert await storage.find_code("oak") is None
            assert await storage.count() == 1

    asyncio.run(scenario())


def test_a_log_is_read_as_it_was_written_even_after_reopening(database: str) -> None:
    written = [Entry(number, "chat", '{"text": "Těžíme ⛏ \\u0000"}'.encode(), 100.5 + number) for number in range(6)]

    async def write() -> None:
        async with storage_at(database) as storage:
            await storage.create(a_table("oak"), written[0])
            await storage.append("oak", written[1:2])
            await storage.append("oak", written[2:])

    async def read() -> None:
        async with storage_at(database) as storage:
            assert await storage.entries("oak") == written
            assert await storage.entries("oak", after=3) == written[4:]
            assert await storage.entries("oak", after=5) == await storage.entries("elm") == []

    asyncio.run(write())
    asyncio.run(read())


def test_a_code_or_an_id_in_use_is_refused(database: str) -> None:
    async def scenario() -> None:
        async with storage_at(database) as storage:
            await storage.create(a_table("oak", code="MINE"), an_entry(0))
            with pytest.raises(CodeTaken, match="expected the code of no table, got 'MINE'"):
                await storage.create(a_table("elm", code="MINE"), an_entry(0))
            with pytest.raises(Conflict, match="expected the id of no table, got 'oak'"):
                await storage.create(a_table("oak", code="GOLD"), an_entry(0))
            assert await storage.find_code("GOLD") is None
            assert await storage.entries("elm") == []

    asyncio.run(scenario())


@pytest.mark.parametrize("sent", [[1], [2], [4], [3, 3], [3, 5], [3, 2]])
def test_entries_that_are_not_the_next_ones_are_refused_all_together(database: str, sent: list[int]) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            await storage.append("oak", [an_entry(1), an_entry(2)])
            with pytest.raises(Conflict, match=r"expected entry \d of table 'oak', got entry \d"):
                await storage.append("oak", [an_entry(number, "late") for number in sent])
            assert await storage.entries("oak") == [an_entry(0), an_entry(1), an_entry(2)]

    asyncio.run(scenario())


def test_nothing_can_be_written_to_a_table_that_is_not_there(database: str) -> None:
    async def scenario() -> None:
        async with storage_at(database) as storage:
            for call in (
                storage.append("oak", [an_entry(0)]),
                storage.keep_secret("oak", b"seed"),
                storage.write_snapshot("oak", Snapshot(0, "{}")),
            ):
                with pytest.raises(UnknownTable, match="expected the id of a table, got 'oak'"):
                    await call
            await storage.delete("oak")

    asyncio.run(scenario())


def test_a_secret_is_kept_once_and_shown_by_nothing(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            await storage.keep_secret("oak", b"seed")
            await storage.keep_secret("oak", b"seed")
            with pytest.raises(SecretKept) as refused:
                await storage.keep_secret("oak", b"forged")
            assert "seed" not in str(refused.value)
            assert "forged" not in str(refused.value)
        async with storage_at(database) as storage:
            row = await storage.find("oak")
            assert row is not None
            assert row.secret == b"seed"
            assert "seed" not in repr(row)
            assert not any(b"seed" in entry.body for entry in await storage.entries("oak"))

    asyncio.run(scenario())


def test_the_latest_snapshot_wins(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            assert await storage.latest_snapshot("oak") is None
            await storage.append("oak", [an_entry(number) for number in range(1, 9)])
            for number in (3, 7, 5):
                await storage.write_snapshot("oak", Snapshot(number, f"state {number}"))
            assert await storage.latest_snapshot("oak") == Snapshot(7, "state 7")
            await storage.write_snapshot("oak", Snapshot(7, "state 7 anew"))
            assert await storage.latest_snapshot("oak") == Snapshot(7, "state 7 anew")

    asyncio.run(scenario())


def test_a_snapshot_beyond_the_log_is_refused(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            with pytest.raises(Conflict, match="expected a snapshot of table 'oak' up to entry 0, got one of entry 1"):
                await storage.write_snapshot("oak", Snapshot(1, "{}"))

    asyncio.run(scenario())


def test_idle_tables_are_those_that_have_not_gone_on_for_long_while_somebody_looked(database: str) -> None:
    """Whatever the clock on the wall says: the entries of oak are older and those of elm younger than anything."""

    async def scenario() -> None:
        async with storage_with(database, "oak", "elm") as storage:
            assert await storage.idle_tables(0.0) == []
            await storage.look_round(100.0)
            await storage.append("elm", [an_entry(1, at=1e12)])
            await storage.look_round(50.0)
            assert await storage.idle_tables(50.0) == []
            assert await storage.idle_tables(49.0) == ["oak"]
        async with storage_at(database) as storage:
            await storage.look_round(7.0)
            assert await storage.idle_tables(57.0) == []
            assert await storage.idle_tables(56.0) == ["oak"]
            assert sorted(await storage.idle_tables(6.0)) == ["elm", "oak"]
            await storage.append("oak", [an_entry(1, at=0.0)])
            assert await storage.idle_tables(6.0) == ["elm"]

    asyncio.run(scenario())


def test_a_table_that_is_visited_is_not_idle(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak", "elm") as storage:
            await storage.look_round(100.0)
            await storage.look_round(50.0)
            await storage.look_round(0.0, ["oak", "nowhere"])
            assert await storage.idle_tables(49.0) == ["elm"]
            await storage.look_round(50.0)
            assert sorted(await storage.idle_tables(49.0)) == ["elm", "oak"]

    asyncio.run(scenario())


def test_the_last_numbers_of_many_tables_are_found_at_once(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak", "elm", "fir") as storage:
            await storage.append("elm", [an_entry(1)])
            assert await storage.last_numbers(["oak", "elm", "nowhere"]) == {"oak": 0, "elm": 1}
            assert await storage.last_numbers([]) == {}

    asyncio.run(scenario())


def test_a_deleted_table_leaves_nothing_behind(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak", "elm") as storage:
            await storage.write_snapshot("oak", Snapshot(0, "{}"))
            await storage.delete("oak")
            assert await storage.count() == 1
            assert await storage.entries("oak") == []
            assert await numbers(storage, "elm") == [0]
            await storage.create(a_table("oak"), an_entry(0, "again"))
            assert await storage.latest_snapshot("oak") is None
            assert await storage.entries("oak") == [an_entry(0, "again")]

    asyncio.run(scenario())


def test_all_tables_are_listed_in_order_a_few_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("sqlite", "postgres"):
        monkeypatch.setattr(f"permonik.server.storage.{kind}.queries.IDS_AT_ONCE", 2)

    async def scenario() -> None:
        async with storage_with(database, "oak", "elm", "fir", "ash") as storage:
            assert await storage.table_ids() == ["ash", "elm"]
            assert await storage.table_ids("elm") == ["fir", "oak"]
            assert await storage.table_ids("oak") == []

    asyncio.run(scenario())


def test_appending_nothing_is_no_error(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            await storage.append("oak", [])
            assert await numbers(storage, "oak") == [0]

    asyncio.run(scenario())


def test_what_a_caller_gave_up_on_is_settled_after_a_while(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            for patience in range(20):
                before = await numbers(storage, "oak")
                impatient = asyncio.create_task(storage.append("oak", [an_entry(len(before))]))
                for _ in range(patience % 5):
                    await asyncio.sleep(0)
                impatient.cancel()
                await asyncio.gather(impatient, return_exceptions=True)
                await storage.settle()
                settled = await numbers(storage, "oak")
                assert settled in (before, [*before, len(before)])
                await storage.settle()
                assert await numbers(storage, "oak") == settled

    asyncio.run(scenario())


def test_a_closed_storage_says_so(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            await asyncio.gather(storage.close(), storage.close())
            for call in (storage.append("oak", [an_entry(1)]), storage.settle(), storage.entries("oak")):
                with pytest.raises(Unavailable, match="expected an open storage, got a closed one"):
                    await call

    asyncio.run(scenario())


def test_of_two_with_the_same_number_exactly_one_wins(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            rivals = [storage.append("oak", [an_entry(1, f"rival {index}")]) for index in range(20)]
            outcomes = await asyncio.gather(*rivals, return_exceptions=True)
            winners = [index for index, outcome in enumerate(outcomes) if outcome is None]
            assert len(winners) == 1
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
            assert await storage.entries("oak") == [an_entry(0), an_entry(1, f"rival {winners[0]}")]

    asyncio.run(scenario())


def test_closing_writes_what_is_waiting(database: str) -> None:
    async def scenario() -> None:
        async with storage_with(database, *NAMES) as storage:
            waiting = [asyncio.create_task(storage.append(name, [an_entry(1)])) for name in NAMES]
            await asyncio.sleep(0)
            await storage.close()
            await asyncio.gather(*waiting)
        async with storage_at(database) as storage:
            assert [await numbers(storage, name) for name in NAMES] == [[0, 1]] * len(NAMES)

    asyncio.run(scenario())


def test_readers_see_whole_appends_while_others_write(database: str) -> None:
    async def write(storage: Storage) -> None:
        for first in range(1, 300, 3):
            await storage.append("oak", [an_entry(number) for number in range(first, first + 3)])

    async def read(storage: Storage, writing: asyncio.Task[None]) -> set[int]:
        lengths: list[int] = []
        while not writing.done():
            seen = await numbers(storage, "oak")
            assert seen == list(range(len(seen)))
            assert len(seen) % 3 == 1
            lengths.append(len(seen))
        assert lengths == sorted(lengths)
        return set(lengths)

    async def scenario() -> None:
        async with storage_with(database, "oak") as storage:
            writing = asyncio.create_task(write(storage))
            seen = await asyncio.gather(*(read(storage, writing) for _ in range(4)))
            await writing
            assert max(map(len, seen)) > 1
            assert await numbers(storage, "oak") == list(range(301))

    asyncio.run(scenario())


def test_what_is_acknowledged_can_be_read_at_once(database: str) -> None:
    async def scenario() -> None:
        async with storage_at(database) as storage:
            for number in range(30):
                await storage.create(a_table(f"table-{number}"), an_entry(0))
                assert await storage.find(f"table-{number}") is not None

    asyncio.run(scenario())


def test_every_error_has_its_own_code() -> None:
    kinds = StorageError.__subclasses__()
    assert len({kind.code for kind in kinds} - {StorageError.code}) == len(kinds) == 9
