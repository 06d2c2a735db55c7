"""Large answers: kept compressed, handed out piece by piece as they are taken, and counted until they are."""

import zlib
from collections.abc import Iterator
from contextlib import ExitStack

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from permonik.server.decisions import Refused

LEVEL = 9
"""A tenth less than level 6 leaves, for twice the time: some ten milliseconds for a long game."""
GZIP = 31
"""What zlib calls the format of gzip."""
PIECE = 65_536


class Packer:
    """Takes a text in pieces. Raises Refused when it becomes larger, packed, than may be kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.packing = zlib.compressobj(LEVEL, wbits=GZIP)
        self.body = bytearray()

    def add(self, text: bytes) -> None:
        self.take(self.packing.compress(text))

    def finish(self) -> bytes:
        self.take(self.packing.flush())
        return bytes(self.body)

    def take(self, packed: bytes) -> None:
        self.body += packed
        if len(self.body) > self.most:
            raise Refused("too_large", {"expected": self.most})


class Packed(Response):
    """JSON that was packed. What is `held` is let go when the client has taken the answer, or is gone."""

    def __init__(self, body: bytes, held: ExitStack, *, unpacked: bool) -> None:
        headers = {"Vary": "Accept-Encoding"}
        if not unpacked:
            headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(body))}
        self.packed = body
        self.held = held
        self.unpacked = unpacked
        super().__init__(None, headers=headers, media_type="application/json")
        if unpacked:
            del self.headers["Content-Length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.held:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for piece in unpack(self.packed) if self.unpacked else pieces(self.packed):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b""})


def pieces(body: bytes) -> Iterator[bytes]:
    return (body[at : at + PIECE] for at in range(0, len(body), PIECE))


def unpack(body: bytes) -> Iterator[bytes]:
    """The text in pieces, so that it is never whole in memory."""
    unpacking = zlib.decompressobj(wbits=GZIP)
    while not unpacking.eof:
        yield unpacking.decompress(body, PIECE)
        body = unpacking.unconsumed_tail
