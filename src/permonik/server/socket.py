"""A socket from its first message to its last."""

import asyncio
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from permonik.server import protocol
from permonik.server.connection import Connection, Dismissed, Slow, connect, is_code
from permonik.server.decisions import Refused
from permonik.server.house import house_of
from permonik.server.limits import Flood, Throttle
from permonik.server.logs import log

FIRST_MESSAGE_WITHIN = 10.0
CLOSED_REFUSED, CLOSED_FOREIGN, CLOSED_SLOW, CLOSED_FLOOD = 4400, 4403, 4409, 4429


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
        await say_no(socket, refused)
        return
    except (TimeoutError, WebSocketDisconnect):
        return
    try:
        await serve(socket, connection)
    finally:
        connection.leave()


async def say_no(socket: WebSocket, refused: Refused) -> None:
    answer = protocol.Refused(ref=0, code=refused.code, details=dict(refused.details), rules=[])
    await socket.send_text(msgspec.json.encode([answer]).decode())
    await socket.close(CLOSED_REFUSED)


async def greeted(socket: WebSocket) -> Connection:
    frame = await asyncio.wait_for(frame_of(socket), FIRST_MESSAGE_WITHIN)
    try:
        hello = protocol.DECODER.decode(frame)
    except msgspec.DecodeError as error:
        raise Refused("malformed_message", {"reason": str(error)[:200]}) from None
    if not isinstance(hello, protocol.Hello):
        raise Refused("hello_expected", {})
    house = house_of(socket)
    if is_code(hello.table) and not house.codes.allows(socket.client.host if socket.client else ""):
        raise Refused("too_often", {})
    return await connect(house.hall, hello)


async def frame_of(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | bytes | None = message.get("text")
    return text if text is not None else bytes(message["bytes"])


async def serve(socket: WebSocket, connection: Connection) -> None:
    """Sends and receives until one of them ends."""
    sending = asyncio.ensure_future(send(socket, connection))
    receiving = asyncio.ensure_future(receive(socket, connection))
    try:
        done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        receiving.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
    for task in done:
        await end(socket, task.exception())


async def end(socket: WebSocket, reason: BaseException | None) -> None:
    match reason:
        case Slow():
            log("client_slow")
            await socket.close(CLOSED_SLOW)
        case Flood():
            log("client_flood")
            await socket.close(CLOSED_FLOOD)
        case Dismissed():
            await socket.close(CLOSED_REFUSED)
        case None | WebSocketDisconnect():
            pass
        case _:
            raise reason


async def send(socket: WebSocket, connection: Connection) -> None:
    while True:
        await socket.send_text(await connection.next_frame())


async def receive(socket: WebSocket, connection: Connection) -> None:
    throttle = Throttle(asyncio.get_running_loop().time)
    while True:
        frame = await frame_of(socket)
        if delay := throttle.delay():
            await asyncio.sleep(delay)
        await connection.receive(frame)
