"""How uvicorn's protocols are made safe against clients that never read, never speak, or never stop."""

import asyncio
import resource
import struct
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is not compiled for every machine
    from websockets.utils import apply_mask

SILENT_SECONDS = 15.0
"""A connection that has asked for nothing by then is closed."""
LOOKS_FOR_AN_ANSWER = 4
"""So many times as long may an answer take from its request until the client has read it; then it is cut."""
FAREWELL_SECONDS = 5.0
"""Then a connection that nobody serves any more is cut, read or unread."""
MOST_UNREAD = 65_536
"""Bytes of answers to pings that may wait for a client that does not read them."""
WIRE = "permonik.wire"
"""The application finds the socket itself under this name, in the state of its scope."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a text and not continued."""
USUAL_HEAD = struct.Struct("!BBH").pack
WHOLE_PING, WHOLE_PONG = 0x89, 0x8A
MASKED = 0x80
"""The bit of its second byte that every frame of a client has."""
MASK_BYTES = 4


class Talk(WebSocketsSansIOProtocol):
    """A socket that is cut at once where uvicorn would go on reading, buffering or waiting; and that texts are sent on
    without the layers between: every move is a text for each of its table."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]  # uvicorn's own is for many readers
        self.on_writable: Callable[[], None] = lambda: None
        """Called when a client that was slow has read enough to be sent more."""
        self.between_frames = True
        """Whether all that has come was whole frames, none of them a part of a message or the last one."""

    @property
    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent; else it is to wait here."""
        return self.writable.is_set()

    def send_text(self, text: bytes) -> None:
        """Sends one frame. Only while the socket is open."""
        self.transport.write(head_of_text(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one whole text, which needs no parser. What is anything else it gets; and from the
        first frame on that is not whole, it gets everything."""
        if self.between_frames and self.handshake_initiated:
            text = whole_text(data) if self.handshake_complete else None
            if text is not None and len(text) <= self.config.ws_max_size:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
            self.between_frames = has_whole_frames(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading at every message until it is taken, which costs two calls of the kernel. Here whoever
        sends a message while another one waits is stopped."""
        if self.close_sent:
            self.transport.abort()
        elif self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    def handle_ping(self) -> None:
        if self.close_sent or self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """What a client does not read must not keep its connection open when nobody serves it any more."""
        self.scope["state"][WIRE] = self
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)


class Inbox:
    """What a client has sent and nobody has taken yet. One reader waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def empty(self) -> bool:
        return not self.messages

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.messages.popleft()


def whole_text(data: bytes) -> bytes | None:
    """The text of a client's frame, if this is exactly one, whole and not continued (RFC 6455, 5.2)."""
    if len(data) < 2 or data[0] != WHOLE_TEXT:
        return None
    begin, end = body_of_frame(data, 0)
    if end != len(data):
        return None
    return apply_mask(data[begin:], data[begin - MASK_BYTES : begin])


def has_whole_frames(data: bytes) -> bool:
    """Whether there are only texts, pings and pongs here, all of them whole."""
    at = 0
    while at < len(data):
        if data[at] not in (WHOLE_TEXT, WHOLE_PING, WHOLE_PONG):
            return False
        _, at = body_of_frame(data, at)
    return at == len(data)


def body_of_frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the body of a masked frame begins and ends; far away for one that is not masked, or larger than 64 kB."""
    size = data[at + 1] - MASKED if at + 1 < len(data) else -1
    if 0 <= size < 126:
        begin = at + 2 + MASK_BYTES
    elif size == 126:
        begin = at + 4 + MASK_BYTES
        size = int.from_bytes(data[at + 2 : at + 4], "big")
    else:
        return 0, sys.maxsize
    return begin, begin + size


def head_of_text(size: int) -> bytes:
    """What a frame begins with (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return USUAL_HEAD(WHOLE_TEXT, 126, size)
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


class Ask(H11Protocol):
    """A connection that must ask for something soon, every time."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.wait_for_request()

    def wait_for_request(self, looks: int = 0) -> None:
        self.silence = self.loop.call_later(SILENT_SECONDS, self.close_if_silent, self.cycle, looks + 1)

    def close_if_silent(self, last: object, looks: int) -> None:
        """A whole request must have come since the last look: a half one, or a slow body, is silence. So is an answer
        that nobody takes, which would stay in memory for ever."""
        if self.transport.get_protocol() is not self:  # a socket now
            return
        if self.cycle is not last:
            self.wait_for_request()
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY) or looks >= LOOKS_FOR_AN_ANSWER:
            self.transport.abort()
        else:
            self.wait_for_request(looks)

    def send_400_response(self, msg: str) -> None:
        """Nonsense after a request whose answer has begun cannot be answered; nor can the request, after this."""
        can_answer = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            can_answer = can_answer and self.cycle.scope["method"] != "HEAD"  # whose answer has no body
        if can_answer:
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.silence is not None:
            self.silence.cancel()
        super().connection_lost(exc)


def allow_many_files() -> None:
    """As many sockets as the system lets this process have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
