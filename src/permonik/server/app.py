"""The web application: a socket for what is live, plain requests for what is not."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from permonik.server.addresses import Addresses
from permonik.server.analyses import analysis_routes
from permonik.server.bell import Bell
from permonik.server.bot_pool import BotPool
from permonik.server.gate import Gate
from permonik.server.headers import Headers
from permonik.server.pages import page_routes
from permonik.server.replays import replay_routes
from permonik.server.requests import PROBLEMS, ROUTES
from permonik.server.rooms import Rooms
from permonik.server.services import open_services
from permonik.server.socket import talk
from permonik.server.storage import Storage, open_storage
from permonik.server.thinkers import SECONDS_TO_THINK, Thinkers
from permonik.server.timeouts import Timeouts
from permonik.server.webhook import Target, Webhook
from permonik.server.wishes import Wishes

if TYPE_CHECKING:  # its library is an extra
    from permonik.server.figures import Figures


def make_app(
    database: str,
    workers: int = 2,
    timeouts: Timeouts | None = None,
    rooms: Callable[[Storage], Rooms] = Rooms,
    tables_per_minute: float = 6,
    sockets_per_address: int = 500,
    chatter_per_minute: float = 60,
    hellos_per_minute: float = 60,
    requests_per_minute: float = 1_200,
    codes_per_minute: float = 12,
    addresses: Addresses | None = None,
    allowed_hosts: Sequence[str] = (),
    webhook: Target | None = None,
    thinkers: Callable[[], Thinkers] | None = None,
    *,
    shared: bool = False,
    figures: "Figures | None" = None,
    behind_proxy: bool = False,
) -> Starlette:
    """The application over a database such as sqlite:///tables.db.

    No other one may use it at the same time, unless it is `shared`; then their `rooms` must hear of each other. Bots
    think in so many `workers`, unless there are other `thinkers`.
    """

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        storage = await open_storage(database, shared=shared)
        bell = None if webhook is None else bell_for(webhook, timeouts or Timeouts(), addresses)
        pool = BotPool(workers, SECONDS_TO_THINK) if thinkers is None else thinkers()
        tables = rooms(storage)
        wishes = Wishes(tables, pool, timeouts, chatter_per_minute, hellos_per_minute, bell)
        app.state.services = open_services(
            wishes,
            tables_per_minute,
            sockets_per_address,
            requests_per_minute,
            codes_per_minute,
            addresses,
            allowed_hosts,
        )
        app.state.services.behind_proxy = behind_proxy
        if figures is not None:
            figures.watch(app.state.services, storage, pool)
        if shared:
            tables.neighbours.begin(storage)
        tidying = asyncio.ensure_future(wishes.caretaker.tidy_always())
        try:
            yield
        finally:
            tidying.cancel()
            await wishes.close()
            await storage.close()

    return Starlette(
        routes=[*ROUTES, *replay_routes(), *analysis_routes(), WebSocketRoute("/api/socket", talk), *page_routes()],
        middleware=[*counted_by(figures), Middleware(Headers), Middleware(Gate)],
        exception_handlers=dict(PROBLEMS),
        lifespan=life,
    )


def counted_by(figures: "Figures | None") -> list[Middleware]:
    if figures is None:
        return []
    from permonik.server.figures import CountedAnswers  # noqa: PLC0415 - an extra

    return [Middleware(CountedAnswers, figures)]


def bell_for(webhook: Target, timeouts: Timeouts, addresses: Addresses | None) -> Bell:
    """Its links begin with the address that the server was given: what it finds out itself stays inside."""
    given = addresses.given if addresses else []
    return Bell(Webhook(webhook), timeouts.away, timeouts.calls, origin=given[0] if given else "")
