"""A process to be killed: many tables append at once, and each acknowledged number is written to standard output.

python appender.py URL TABLES
"""

import asyncio
import json
import os
import sys
import time

from permonik.server.storage import Entry, Storage, TableRow, open_storage


def batch(table_id: str, first: int) -> list[Entry]:
    """One to three entries that say where their batch ends."""
    last = first + first % 3
    body = json.dumps({"table": table_id, "last": last}).encode()
    return [Entry(number, "move", body, time.time()) for number in range(first, last + 1)]


async def sit_down(storage: Storage, table_id: str) -> int:
    """The next number of a table, which is made if it is not there."""
    entries = await storage.entries(table_id)
    if entries:
        return entries[-1].number + 1
    table = TableRow(table_id, table_id, "a-game", 1, created=time.time(), secret=table_id.encode())
    await storage.create(table, batch(table_id, 0)[0])
    acknowledge(table_id, 0)
    return 1


async def append_for_ever(storage: Storage, table_id: str) -> None:
    number = await sit_down(storage, table_id)
    while True:
        entries = batch(table_id, number)
        await storage.append(table_id, entries)
        acknowledge(table_id, entries[-1].number)
        number = entries[-1].number + 1


def acknowledge(table_id: str, number: int) -> None:
    os.write(sys.stdout.fileno(), f"{table_id} {number}\n".encode())


async def main(url: str, tables: int) -> None:
    storage = await open_storage(url)
    await asyncio.gather(*(append_for_ever(storage, f"table-{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
