"""Wishes that wait for their turn at a table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from permonik.server.room import Room
from tests.server.serving import WAIT


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def held_up(room: Room) -> AsyncIterator[Callable[[int], Any]]:
    """Nothing is decided at the table meanwhile; gives a function that waits until a seat's wish waits for that."""
    room.buckets.clear()
    async with room.turn:
        yield lambda seat: until(lambda: seat in room.buckets)
