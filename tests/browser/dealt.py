"""A server whose tables begin in a drawn position: what a fair deal brings too seldom to wait for."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import Queue
from threading import Event, Thread

import permonik
from permonik.engine.core.state import State
from permonik.server.rooms import Rooms
from permonik.server.table import Table
from permonik.server.timeouts import Timeouts
from tests.server.serving import WAIT, Server, serving

UNHURRIED = Timeouts(bots=0.05, thoughts=0.05, contributions=WAIT, roles=WAIT, results=WAIT, away=WAIT, host=WAIT)


@contextmanager
def serving_position(folder: Path, drawn: str) -> Iterator[str]:
    """The address of a server in this process, at whose tables everybody sits down to this position."""
    listening: Queue[int] = Queue()
    done = Event()

    def deal(table: Table) -> State:
        return permonik.game(table.game.id).load(drawn)

    async def serve(server: Server) -> None:
        listening.put(server.port)
        await asyncio.to_thread(done.wait)

    rooms = partial(Rooms, dealer=deal)
    thread = Thread(target=serving, args=(folder, serve), kwargs={"timeouts": UNHURRIED, "rooms": rooms})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.get(timeout=WAIT)}"
    finally:
        done.set()
        thread.join()
