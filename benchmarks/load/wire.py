"""A websocket client that costs little, so that what is measured is the server."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80
"""The bit of a frame that is not continued."""
MASKED = 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; this mask leaves every byte as it is."""
OPENS_WITHIN = 60.0
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(opcode: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        head = bytes((LAST | opcode, MASKED | size))
    else:
        head = bytes((LAST | opcode, MASKED | 126)) + size.to_bytes(2, "big")
    return head + NO_MASK + body


class Wire(asyncio.Protocol):
    """Hands over the text of every frame. Knows what this server sends: whole frames, and pings that want an answer."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.received = bytearray()
        self.transport: asyncio.Transport
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def connect(cls, host: str, port: int, path: str, hear: Callable[[bytes], None]) -> "Wire":
        loop = asyncio.get_running_loop()
        transport, wire = await loop.create_connection(lambda: cls(hear), host, port)
        transport.write(UPGRADE.format(path=path, host=host, port=port).encode())
        await asyncio.wait_for(wire.opened, OPENS_WITHIN)
        return wire

    def send(self, body: bytes) -> None:
        self.transport.write(frame(TEXT, body))

    async def close(self) -> None:
        if not self.closed.done():
            self.transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
        await self.closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own kind is no subclass

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed a socket before it was open"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.opened.done() and not self.take_answer():
            return
        while self.take_frame():
            pass

    def take_answer(self) -> bool:
        """Takes the answer to the request for a socket, once all of it is here."""
        end = self.received.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self.received[: self.received.find(b"\r\n")])
        del self.received[: end + 4]
        if b" 101 " in status:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(status.decode()))
        return True

    def take_frame(self) -> bool:
        """Takes one frame, once all of it is here."""
        received = self.received
        if len(received) < 2:
            return False
        begin, size = 2, received[1]
        if size >= 126:
            begin += 2 if size == 126 else 8
            size = int.from_bytes(received[2:begin], "big")
        if len(received) < begin + size:
            return False
        opcode = received[0] & 15
        body = bytes(received[begin : begin + size])
        del received[: begin + size]
        if opcode == TEXT:
            self.hear(body)
        elif opcode == PING:
            self.transport.write(frame(PONG, body))
        elif opcode == CLOSE:
            self.transport.close()
        return True
