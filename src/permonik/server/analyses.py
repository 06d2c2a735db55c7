"""Looking back at a finished game: in a process of its own, one game at a time, and kept for all who ask.

It is made from a record, and a record can be had only after the end: nothing of a running game comes this way. What
people noted about each other is no part of the record; it is laid beside the analysis when that is told.
"""

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from permonik.analysis.found import Analysis
from permonik.analysis.opinions import Opinion
from permonik.analysis.story import Story, as_page
from permonik.analysis.told import told
from permonik.analysis.words import Teller
from permonik.engine.core.record import Record
from permonik.messages import LANGUAGES, catalogue
from permonik.server.decisions import Refused
from permonik.server.limits import Clock, Guard
from permonik.server.logs import log
from permonik.server.packed import Packed, Packer
from permonik.server.phases import Phase
from permonik.server.requests import require_own_page
from permonik.server.services import address_of, services_of

MOST_BYTES = 8_000_000
"""Of an analysis as its process writes it."""
MOST_KEPT = 24
MOST_WAITING = 12
"""Games that are looked at or wait for it; whoever comes later asks again."""
Kept = tuple[str, str, str, int]
"""What is told, of which table, in which language, beside how many opinions."""
AGAIN_AFTER = 60.0
"""Seconds after which it is tried again what has failed: perhaps there was no memory for it."""


class Analyses:
    """Looks back for whoever asks, one game at a time: the tables that are played come first."""

    def __init__(self, now: Clock) -> None:
        self.now = now
        self.asked = Guard(now, burst=120, per_second=8, together=20)
        self.turn = asyncio.Semaphore()
        self.found: OrderedDict[str, Analysis] = OrderedDict()
        self.progress: dict[str, float] = {}
        """Of the games that are looked at, or wait for it."""
        self.made: OrderedDict[Kept, asyncio.Future[bytes]] = OrderedDict()
        """What was told of them lately, ready to be sent."""
        self.failed: OrderedDict[str, float] = OrderedDict()
        """When it has failed."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def of_table(self, request: Request) -> Response:
        """With its words; until it is there, how far it is. For everybody who knows the table, after the end."""
        table, record, opinions = await self.finished(request)
        found = self.found_of(table)
        if found is None:
            return self.wait_for(table, record)
        language = language_of(request)
        body = await self.made_once(
            ("analysis", table, language, len(opinions)), partial(page_of, record, found, opinions, language)
        )
        unpacked = "gzip" not in request.headers.get("Accept-Encoding", "")
        return Packed(body, ExitStack(), unpacked=unpacked)

    async def story(self, request: Request) -> Response:
        """The tale of the game, as one file to keep."""
        table, record, _ = await self.finished(request)
        found = self.found_of(table)
        if found is None:
            return self.wait_for(table, record)
        language = language_of(request)
        page = await self.made_once(("story", table, language, 0), partial(story_of, record, found, language))
        name = f'attachment; filename="permonik-{table[:8]}.html"'
        return HTMLResponse(page, headers={"Content-Disposition": name})

    async def made_once(self, what: Kept, make: Callable[[], bytes]) -> bytes:
        """The same for all who ask: strangers could have it made anew without end."""
        made = self.made.get(what)
        if made is None or (made.done() and made.exception() is not None):
            made = self.made[what] = asyncio.ensure_future(asyncio.to_thread(make))
            while len(self.made) > MOST_KEPT:
                self.made.popitem(last=False)
        self.made.move_to_end(what)
        return await asyncio.shield(made)

    async def finished(self, request: Request) -> tuple[str, Record, Sequence[Opinion]]:
        require_own_page(request)
        if not self.asked.allows(address_of(request)):
            raise Refused("too_often", {})
        room = await services_of(request).wishes.rooms.find(request.path_params["table"])
        if room.table.phase != Phase.OVER:
            raise Refused("not_over", {})
        return request.path_params["table"], room.table.record(), tuple(room.table.opinions)

    def found_of(self, table: str) -> Analysis | None:
        """What is looked at is kept longest."""
        if table in self.found:
            self.found.move_to_end(table)
        return self.found.get(table)

    def wait_for(self, table: str, record: Record) -> Response:
        if table in self.failed and self.now() < self.failed[table] + AGAIN_AFTER:
            raise Refused("not_found", {})
        if table not in self.progress:
            if len(self.progress) >= MOST_WAITING:
                raise Refused("too_often", {})
            self.progress[table] = 0.0
            task = asyncio.ensure_future(self.look_back(table, record))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return JSONResponse({"progress": self.progress[table]}, 202)

    async def look_back(self, table: str, record: Record) -> None:
        try:
            async with self.turn:
                found = await self.ask_process(table, record)
            self.found[table] = found
            while len(self.found) > MOST_KEPT:
                self.found.popitem(last=False)
        except (OSError, ValueError) as error:  # msgspec's errors are ValueErrors, and so is a line that is too long
            log("analysis_failed", table=table, reason=type(error).__name__)
            self.failed[table] = self.now()
            while len(self.failed) > MOST_KEPT:
                self.failed.popitem(last=False)
        finally:
            del self.progress[table]

    async def ask_process(self, table: str, record: Record) -> Analysis:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "permonik.analysis", stdin=pipe, stdout=pipe, limit=MOST_BYTES
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.write().encode())
            process.stdin.close()
            while line := await process.stdout.readline():
                if line.startswith(b"{"):
                    return msgspec.json.decode(line, type=Analysis)
                self.progress[table] = float(line)
            raise ValueError("it has ended without an answer")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def language_of(request: Request) -> str:
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


def page_of(record: Record, found: Analysis, opinions: Sequence[Opinion], language: str) -> bytes:
    packer = Packer(MOST_BYTES)
    packer.add(msgspec.json.encode(told(Teller(record, found, catalogue(language)), found, opinions)))
    return packer.finish()


def story_of(record: Record, found: Analysis, language: str) -> bytes:
    return as_page(Story(Teller(record, found, catalogue(language)), found).parts(), language).encode()


def analysis_routes() -> list[Route]:
    analyses = Analyses(time.monotonic)
    return [
        Route("/api/tables/{table}/analysis", analyses.of_table),
        Route("/api/tables/{table}/story", analyses.story),
    ]
