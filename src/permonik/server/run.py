"""Starts the server in this process."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

from permonik.server.addresses import Addresses, read_origins, read_place
from permonik.server.app import make_app
from permonik.server.fanout import Fanout
from permonik.server.hosts import read_host
from permonik.server.logs import begin_logging, log
from permonik.server.requests import MOST_BYTES
from permonik.server.rooms import Rooms
from permonik.server.services import Services
from permonik.server.storage import WrongUrl, open_storage
from permonik.server.thinkers import SECONDS_TO_THINK, Thinkers
from permonik.server.timeouts import DAY, Timeouts
from permonik.server.webhook import read_target
from permonik.server.wire import Ask, Talk, allow_many_files

if TYPE_CHECKING:  # its library is an extra
    from permonik.server.figures import Figures

SECONDS_TO_CLOSE = 10
FAILED_TO_START = 3
RARELY = (50_000, 20, 20)
"""How often to look for garbage: at Python's usual rate, looking through thousands of tables costs more than moves."""


class CannotListen(Exception):
    """The address is taken, or is not of this machine."""

    def __init__(self, address: str, problem: str) -> None:
        super().__init__(f"{address}: {problem}")
        self.address = address
        self.problem = problem


class Listening(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_listening: Callable[[int], None],
        on_stopping: Callable[[asyncio.Event], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self.on_listening = on_listening
        self.on_stopping = on_stopping
        self.hurry = asyncio.Event()
        """Whoever tells it to stop a second time waits for nobody."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.hurry.set()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.on_stopping(self.hurry)
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for listening in sockets or ():
            host, port = listening.getsockname()[:2]
            log("listening", address=f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
            self.on_listening(port)


def bind(host: str, port: int) -> socket.socket:
    """A socket at the address. Raises CannotListen."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except (OSError, OverflowError) as error:
        listening.close()
        problem = error.strerror if isinstance(error, OSError) else str(error)
        raise CannotListen(f"{host}:{port}", problem or str(error)) from None
    return listening


async def try_storage(url: str, *, shared: bool) -> None:
    """Opens the database once, so that what is wrong with it is said before anything starts."""
    await (await open_storage(url, shared=shared)).close()


def fanout_of(settings: Mapping[str, Any]) -> Callable[[], Fanout] | None:
    """How other servers on the same database are heard of; None where there are none.

    Raises WrongUrl for a database that only one server can use, for a missing driver, and for what is no Redis.
    """
    if not settings["redis"] and settings["shared"] == "no":
        return None
    if settings["bots_think"] == "elsewhere" and settings["shared"] == "no" and not is_shareable(settings["database"]):
        return None  # one server, whose bots are asked by way of Redis
    if not is_shareable(settings["database"]):
        raise WrongUrl("postgresql://… for several servers", "another database")
    with needing_packages():
        if settings["redis"]:
            from permonik.server.redis_fanout import client_of, redis_fanout  # noqa: PLC0415 - an extra

            client_of(settings["redis"])
            return partial(redis_fanout, settings["redis"])
        from permonik.server.postgres_fanout import postgres_fanout  # noqa: PLC0415 - an extra

        return partial(postgres_fanout, settings["database"])


def thinkers_of(settings: Mapping[str, Any]) -> Callable[[], Thinkers] | None:
    """Who thinks for bots; None where the server does. Raises WrongUrl where it cannot ask others."""
    if settings["bots_think"] == "here":
        return None
    if not settings["redis"]:
        raise WrongUrl("--redis with --bots-think elsewhere", "no --redis")
    with needing_packages():
        from permonik.server.redis_fanout import client_of  # noqa: PLC0415 - an extra
        from permonik.server.remote_bots import RemoteBots  # noqa: PLC0415 - the same

        client_of(settings["redis"])
        return partial(RemoteBots, settings["redis"], SECONDS_TO_THINK)


def is_shareable(database: str) -> bool:
    return database.startswith("postgresql://")


@contextmanager
def needing_packages() -> Iterator[None]:
    """What is in no ordinary installation is missed with a hint."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise WrongUrl('pip install "permonik[postgres,redis]"', f"no package {missing.name}") from None


def figures_of(place: str) -> "Figures | None":
    """Figures that are told at HOST:PORT from now on. Raises WrongPlace, CannotListen or WrongUrl."""
    if not place:
        return None
    host, port = read_place(place)
    try:
        from permonik.server.figures import Figures  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise WrongUrl('pip install "permonik[metrics]"', f"no package {missing.name}") from None
    figures = Figures()
    try:
        figures.tell_at(host, port)
    except OSError as error:
        raise CannotListen(place, error.strerror or str(error)) from None
    return figures


async def take_leave(services: Services, seconds: float, hurry: asyncio.Event) -> None:
    """Lets whoever sends people here notice that it stops, for so long, and leaves its tables to other servers. Then
    its sockets may be closed: those who come back find them looked after."""
    services.stopping = True
    log("stopping")
    with suppress(TimeoutError):
        await asyncio.wait_for(hurry.wait(), seconds)
    rooms = services.wishes.rooms
    await rooms.neighbours.hand_over(rooms.storage)


def timeouts_of(settings: Mapping[str, Any]) -> Timeouts:
    return Timeouts(
        bots=settings["bot_delay"],
        thoughts=settings["bot_seconds"],
        contributions=settings["contribution_seconds"],
        roles=settings["role_seconds"],
        results=settings["result_seconds"],
        away=settings["away_seconds"],
        host=settings["host_away_seconds"],
        seats=settings["seat_away_seconds"],
        clocks={"relaxed": settings["relaxed_seconds"], "brisk": settings["brisk_seconds"]},
        calls=settings["webhook_seconds"],
        tables=settings["keep_days"] * DAY,
    )


def run(
    settings: Mapping[str, Any], on_listening: Callable[[int, list[str]], None] = lambda port, origins: None
) -> None:
    """Serves until it is told to stop; then running games are safe in the database. Says its port, and where others
    reach it, once it listens.

    Raises CannotListen, WrongAddress, WrongHost, WrongPlace, WrongWebhook or StorageError when it cannot start.
    """
    begin_logging(settings["log_level"], settings["log_format"])
    given = read_origins(settings["address"])
    allowed = [read_host(name) for name in settings["allowed_host"]]
    webhook = read_target(settings["webhook"]) if settings["webhook"] else None
    listening = bind(settings["host"], settings["port"])  # before a database is touched that another server may use
    host, port = listening.getsockname()[:2]
    addresses = Addresses(host, port, given)
    fanout = fanout_of(settings)
    figures = figures_of(settings["metrics"])
    shared = fanout is not None
    thinkers = thinkers_of(settings)
    asyncio.run(try_storage(settings["database"], shared=shared))
    app = make_app(
        settings["database"],
        settings["bot_workers"],
        timeouts_of(settings),
        tables_per_minute=settings["tables_per_minute"],
        sockets_per_address=settings["sockets_per_address"],
        chatter_per_minute=settings["chatter_per_minute"],
        addresses=addresses,
        hellos_per_minute=settings["hellos_per_minute"],
        requests_per_minute=settings["requests_per_minute"],
        codes_per_minute=settings["codes_per_minute"],
        allowed_hosts=allowed,
        webhook=webhook,
        thinkers=thinkers,
        rooms=lambda storage: Rooms(storage, fanout=fanout() if fanout else None),
        shared=shared,
        figures=figures,
        behind_proxy=bool(settings["trusted_proxy"]),
    )
    config = uvicorn.Config(
        app,
        log_config=None,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
        http=Ask,
        ws=Talk,
        proxy_headers=bool(settings["trusted_proxy"]),
        forwarded_allow_ips=settings["trusted_proxy"],
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
    )
    server = Listening(
        config,
        lambda port: on_listening(port, addresses.origins()),
        lambda hurry: take_leave(app.state.services, settings["drain_seconds"], hurry),
    )
    allow_many_files()
    gc.set_threshold(*RARELY)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises the signal again when all is closed
    with suppress(KeyboardInterrupt):  # raised again, too
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(FAILED_TO_START)
