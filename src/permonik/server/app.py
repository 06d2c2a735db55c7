"""The web application: a socket for what is live, plain requests for what is not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import permonik
from permonik.engine.core.errors import PermonikError
from permonik.server import protocol
from permonik.server.connection import Bucket, Connection, Flood, Slow, connect
from permonik.server.decisions import Refused
from permonik.server.entries import Opened
from permonik.server.hall import Hall, Patience
from permonik.server.rooms import Rooms, UnknownTable
from permonik.server.storage import StorageError, open_storage
from permonik.server.thinkers import Thinkers

FIRST_MESSAGE_WITHIN = 10.0
CLOSED_FOREIGN, CLOSED_SLOW, CLOSED_FLOOD, CLOSED_REFUSED = 4403, 4009, 4029, 4400
MOST_BYTES = 16_384


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: protocol.Word
    seats: protocol.SeatNumber
    options: dict[protocol.Word, bool | int | protocol.Word] = {}


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def problem(status: int, code: str, **details: object) -> Response:
    """The one shape of every error, as on the socket."""
    return json_response({"type": "refused", "ref": 0, "code": code, "details": details, "rules": []}, status)


def hall_of(request: Request | WebSocket) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def create(request: Request) -> Response:
    try:
        wish = msgspec.json.decode(await request.body(), type=NewTable)
        game = permonik.game(wish.game)
        options = game.check_options(wish.options, game.check_seats(wish.seats))
        room = await hall_of(request).open(Opened(game.id, game.rules_version, wish.seats, options))
    except msgspec.DecodeError as error:
        return problem(400, "malformed_message", got=str(error)[:200])
    except PermonikError as error:
        return problem(400, error.code, **error.details)
    except StorageError as error:
        return problem(503, "not_stored", reason=error.code)
    return json_response({"table": room.table.id, "code": room.table.code}, 201)


async def record(request: Request) -> Response:
    """The record of a finished game, for everybody who knows the table."""
    try:
        room = await hall_of(request).rooms.find(request.path_params["table"])
    except UnknownTable:
        return problem(404, "unknown_table")
    if room.table.phase != "over":
        return problem(409, "not_over")
    return PlainTextResponse(room.table.record().write())


async def health(request: Request) -> Response:
    try:
        tables = await hall_of(request).rooms.storage.count()
    except StorageError as error:
        return problem(503, "not_stored", reason=error.code)
    return json_response({"ok": True, "tables": tables, "in_memory": len(hall_of(request).rooms.rooms)})


async def version(_: Request) -> Response:
    return json_response({"version": permonik.__version__, "compiled": permonik.COMPILED})


async def protocol_schema(_: Request) -> Response:
    return json_response(protocol.schema())


def is_same_origin(socket: WebSocket) -> bool:
    """A browser says where its page comes from; other clients say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def talk(socket: WebSocket) -> None:
    if not is_same_origin(socket):
        await socket.close(CLOSED_FOREIGN)
        return
    await socket.accept()
    try:
        connection = await greeted(socket)
    except Refused as refused:
        answer = protocol.Refused(ref=0, code=refused.code, details=dict(refused.details), rules=[])
        await socket.send_text(msgspec.json.encode(answer).decode())
        await socket.close(CLOSED_REFUSED)
        return
    except (TimeoutError, WebSocketDisconnect):
        return
    try:
        await serve(socket, connection)
    finally:
        connection.leave()


async def greeted(socket: WebSocket) -> Connection:
    frame = await asyncio.wait_for(socket.receive_text(), FIRST_MESSAGE_WITHIN)
    try:
        hello = protocol.DECODER.decode(frame)
    except msgspec.DecodeError as error:
        raise Refused("malformed_message", {"got": str(error)[:200]}) from None
    if not isinstance(hello, protocol.Hello):
        raise Refused("hello_expected", {})
    return await connect(hall_of(socket), hello)


async def serve(socket: WebSocket, connection: Connection) -> None:
    sending = asyncio.ensure_future(send(socket, connection))
    receiving = asyncio.ensure_future(receive(socket, connection))
    done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    failures = [task.exception() for task in done]
    if any(isinstance(failure, Slow) for failure in failures):
        await socket.close(CLOSED_SLOW)
    elif any(isinstance(failure, Flood) for failure in failures):
        await socket.close(CLOSED_FLOOD)
    for failure in failures:
        if failure is not None and not isinstance(failure, Slow | Flood | WebSocketDisconnect):
            raise failure


async def send(socket: WebSocket, connection: Connection) -> None:
    async for text in connection.outgoing():
        await socket.send_text(text.decode())


async def receive(socket: WebSocket, connection: Connection) -> None:
    bucket = Bucket(asyncio.get_running_loop().time)
    while True:
        frame = await socket.receive_text()
        await asyncio.sleep(bucket.delay())
        await connection.receive(frame)


def make_app(database: str, workers: int = 2, patience: Patience | None = None) -> Starlette:
    """The application over a database such as sqlite:///tables.db."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        storage = await open_storage(database)
        hall = Hall(Rooms(storage), Thinkers(workers, patience=20.0), patience)
        app.state.hall = hall
        try:
            yield
        finally:
            hall.close()
            await storage.close()

    routes = [
        Route("/api/tables", create, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/version", version),
        Route("/api/protocol", protocol_schema),
        Route("/health", health),
        WebSocketRoute("/api/socket", talk),
    ]
    return Starlette(routes=routes, lifespan=life)
