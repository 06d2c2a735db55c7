"""How uvicorn's protocols are made safe against clients that never read, never speak, or never stop."""

import asyncio
import resource
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SILENT_SECONDS = 15.0
"""A connection that has asked for nothing by then is closed."""
LOOKS_FOR_AN_ANSWER = 4
"""So many times as long may an answer take from its request until the client has read it; then it is cut."""
FAREWELL_SECONDS = 5.0
"""Then a connection that nobody serves any more is cut, read or unread."""
MOST_UNREAD = 65_536
"""Bytes of answers to pings that may wait for a client that does not read them."""


class Talk(WebSocketsSansIOProtocol):
    """A socket that is cut at once where uvicorn would go on reading, buffering or waiting."""

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self.transport.abort()
        else:
            super().send_receive_event_to_app()

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
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)


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
