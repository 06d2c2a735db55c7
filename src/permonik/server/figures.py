"""Figures for Prometheus: how many, how long, how often refused. Never who, which table, or what was said.

Nothing on the way of a move knows of them. Where they are wanted they are hung around a few methods when the server
starts, and told at an address of their own, which no player can reach.
"""

import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import permonik
from permonik.bots import Thought
from permonik.server import protocol
from permonik.server.bot_worker import Question
from permonik.server.decisions import Refused
from permonik.server.room import Listener, Room
from permonik.server.services import Services
from permonik.server.storage import Entry, Storage, StorageError
from permonik.server.thinkers import Thinkers

NAMESPACE = "permonik"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)

P = ParamSpec("P")
Answer = TypeVar("Answer")
Call = Callable[P, Awaitable[Answer]]


class Figures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.gauge("info", "The version that runs.", "version").labels(permonik.__version__).set(1)
        self.tables = self.gauge("tables_in_memory", "Tables that somebody has looked at lately.")
        self.looked_after = self.gauge("tables_looked_after", "Tables whose bots and clocks are up to this process.")
        self.sockets = self.gauge("sockets", "Open sockets.")
        self.processes = self.gauge("processes", "Servers that are heard of, with this one.")
        self.ready = self.gauge("ready", "Whether people should be sent here.")
        self.lines = self.counter("lines", "Lines stored in logs, by their kind: a move is `moved`.", "kind")
        self.wishes = self.histogram("wish_seconds", "From a wish until it is granted or refused.", "wish", QUICK)
        self.refusals = self.counter("refusals", "Wishes that were refused, by reason.", "reason")
        self.storing = self.histogram("storage_seconds", "Calls of the database.", "call", QUICK)
        self.unstored = self.counter("storage_errors", "Calls that failed, by reason.", "reason")
        self.thinking = self.histogram("bot_seconds", "From a question until a bot has answered.", "level", THINKING)
        self.asking = self.gauge("bots_asked", "Questions to bots that are not answered yet.")
        self.silent = self.counter("bot_silences", "Questions to which no bot had an answer.")
        self.answers = self.counter("responses", "Answers to plain requests, by the kind of status.", "status")
        self.closings = self.counter("sockets_closed", "Sockets that the server closed, by code.", "code")

    def gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(name, told, labels, NAMESPACE, registry=self.registry)

    def counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(name, told, labels, NAMESPACE, registry=self.registry)

    def histogram(self, name: str, told: str, label: str, buckets: Sequence[float]) -> Histogram:
        return Histogram(name, told, (label,), NAMESPACE, registry=self.registry, buckets=buckets)

    def tell_at(self, host: str, port: int) -> Callable[[], None]:
        """Tells them to whoever asks there, from a thread, until the process ends or this is called. Raises OSError."""
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end

    def watch(self, services: Services, storage: Storage, thinkers: Thinkers) -> None:
        """Only what is read in one go is read from the thread that tells."""
        rooms = services.wishes.rooms
        neighbours = rooms.neighbours
        self.tables.set_function(lambda: len(rooms.rooms))
        self.sockets.set_function(lambda: services.sockets.everybody)
        self.looked_after.set_function(lambda: len(rooms.rooms if neighbours.is_alone else neighbours.leases.held))
        self.processes.set_function(lambda: 1 + len(neighbours.others))
        self.ready.set_function(lambda: not services.stopping)
        hang_around(storage, "append", self.around_append)
        for call in ("create", "find", "find_code", "entries", "latest_snapshot", "write_snapshot"):
            hang_around(storage, call, partial(self.around_call, call))
        hang_around(services.wishes, "grant", self.around_grant)
        hang_around(thinkers, "think", self.around_thought)

    # What is hung around.

    @contextmanager
    def timed(self, histogram: Histogram, label: str) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            histogram.labels(label).observe(time.perf_counter() - begun)

    def around_call(self, name: str, call: Call[P, Answer]) -> Call[P, Answer]:
        async def counted(*args: P.args, **kwargs: P.kwargs) -> Answer:
            try:
                with self.timed(self.storing, name):
                    return await call(*args, **kwargs)
            except StorageError as error:
                self.unstored.labels(error.code).inc()
                raise

        return counted

    def around_append(self, append: Call[[str, Sequence[Entry]], None]) -> Call[[str, Sequence[Entry]], None]:
        stored = self.around_call("append", append)

        async def counted(table_id: str, entries: Sequence[Entry]) -> None:
            await stored(table_id, entries)
            for entry in entries:
                self.lines.labels(entry.kind).inc()

        return counted

    def around_grant(
        self, grant: Call[[Room, protocol.AnyWish, Listener], int]
    ) -> Call[[Room, protocol.AnyWish, Listener], int]:
        async def counted(room: Room, wish: protocol.AnyWish, holder: Listener) -> int:
            try:
                with self.timed(self.wishes, type(wish).__name__.lower()):
                    return await grant(room, wish, holder)
            except Refused as refused:
                self.refusals.labels(refused.code).inc()
                raise

        return counted

    def around_thought(self, think: Call[[Question, str], Thought | None]) -> Call[[Question, str], Thought | None]:
        async def counted(question: Question, party: str = "") -> Thought | None:
            with self.asking.track_inprogress(), self.timed(self.thinking, question.level):
                thought = await think(question, party)
            if thought is None:
                self.silent.inc()
            return thought

        return counted


def hang_around(owner: object, name: str, around: Callable[[Call[..., Answer]], Call[..., Answer]]) -> None:
    setattr(owner, name, around(getattr(owner, name)))


class CountedAnswers:
    """Counts what is sent back to plain requests, and why sockets are closed."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app = app
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.figures.answers.labels(f"{message['status'] // 100}xx").inc()
            elif message["type"] == "websocket.close":
                self.figures.closings.labels(str(message.get("code", 1000))).inc()
            await send(message)

        await self.app(scope, receive, counted)
