"""A socket from its first message to its last."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from permonik.server import protocol
from permonik.server.connection import Connection, Dismissed, Gone, Slow, connect, is_code
from permonik.server.decisions import Refused
from permonik.server.limits import Flood, Throttle
from permonik.server.logs import log
from permonik.server.services import address_of, is_same_origin, services_of
from permonik.server.wire import WIRE, Talk

FIRST_MESSAGE_WITHIN = 10.0
GOODBYE_WITHIN = 5.0
TOO_OFTEN_SECONDS = 1.0
"""So long waits whoever comes too often: being sent away at once, and coming back at once, would be dear, too."""
CLOSED_REFUSED, CLOSED_FOREIGN, CLOSED_SLOW, CLOSED_FLOOD = 4400, 4403, 4409, 4429


async def talk(socket: WebSocket) -> None:
    if not is_same_origin(socket):
        await socket.close(CLOSED_FOREIGN)
        return
    await socket.accept()
    with services_of(socket).sockets.enter(address_of(socket)) as has_room, suppress(WebSocketDisconnect):
        if has_room:
            await converse(socket)
        else:
            await say_no(socket, 0, Refused("too_often", {}))


async def converse(socket: WebSocket) -> None:
    frame: str | bytes = b""
    try:
        if not services_of(socket).arrivals.allows(address_of(socket)):
            raise Refused("too_often", {})
        frame = await first_frame(socket)
        connection = await greeted(socket, frame)
    except Refused as refused:
        if refused.code == "too_often":
            await asyncio.sleep(TOO_OFTEN_SECONDS)
        await say_no(socket, protocol.ref_of(frame), refused)
        return
    with connection.unread:
        await serve(socket, connection)


async def say_no(socket: WebSocket, ref: int, refused: Refused) -> None:
    answer = protocol.Refused(ref=ref, code=refused.code, details=dict(refused.details), rules=[])
    with unless_gone():
        await socket.send_text(msgspec.json.encode([answer]).decode())
        await socket.close(CLOSED_REFUSED)


@contextmanager
def unless_gone() -> Iterator[None]:
    """The web server may have closed the socket, after a breach or a long silence, and not have said so yet."""
    try:
        yield
    except RuntimeError as error:
        raise WebSocketDisconnect(1006) from error


async def first_frame(socket: WebSocket) -> str | bytes:
    try:
        return await asyncio.wait_for(frame_of(wire_of(socket)), FIRST_MESSAGE_WITHIN)
    except TimeoutError:
        raise Refused("hello_expected", {}) from None


async def greeted(socket: WebSocket, frame: str | bytes) -> Connection:
    try:
        hello = protocol.read(frame, protocol.DECODER)
    except msgspec.DecodeError as error:
        raise Refused("malformed_message", {"reason": str(error)[:200]}) from None
    if not isinstance(hello, protocol.Hello):
        raise Refused("hello_expected", {})
    services = services_of(socket)
    if is_code(hello.table) and not services.codes.allows(address_of(socket)):
        raise Refused("too_often", {})
    wire = wire_of(socket)
    connection = await connect(services.wishes, hello, address_of(socket), wire)
    wire.on_writable = connection.flush
    return connection


def wire_of(socket: WebSocket) -> Talk:
    wire: Talk = socket.scope["state"][WIRE]
    return wire


async def frame_of(wire: Talk) -> str | bytes:
    """The next frame that the client sends."""
    message: Mapping[str, Any] = await wire.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | bytes | None = message.get("text")
    return text if text is not None else bytes(message["bytes"])


async def serve(socket: WebSocket, connection: Connection) -> None:
    """Receives until the client goes, or nothing can be sent to it any more."""
    receiving = asyncio.ensure_future(receive(wire_of(socket), connection))
    try:
        ends: set[asyncio.Future[Any]] = {receiving, connection.ended}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        reason = connection.ended.result() if connection.ended.done() else receiving.exception()
    finally:
        receiving.cancel()
        await asyncio.gather(receiving, return_exceptions=True)
        connection.leave()
    with suppress(TimeoutError):  # the goodbye waits behind what the client does not read
        await asyncio.wait_for(end(socket, reason), GOODBYE_WITHIN)


async def end(socket: WebSocket, reason: BaseException | None) -> None:
    match reason:
        case Slow():
            log("client_slow")
            await hang_up(socket, CLOSED_SLOW)
        case Flood():
            log("client_flood")
            await hang_up(socket, CLOSED_FLOOD)
        case Dismissed():
            await hang_up(socket, CLOSED_REFUSED)
        case None | Gone() | WebSocketDisconnect():
            pass
        case _:
            raise reason


async def hang_up(socket: WebSocket, code: int) -> None:
    with unless_gone():
        await socket.close(code)


async def receive(wire: Talk, connection: Connection) -> None:
    throttle = Throttle(asyncio.get_running_loop().time)
    while True:
        frame = await frame_of(wire)
        if delay := throttle.delay():
            await asyncio.sleep(delay)
        await connection.receive(frame)
