"""The operator's webhook: a request to one address that was given when the server was started, and to no other."""

import asyncio
import logging
import ssl
from base64 import b64encode
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import quote, unquote, urlsplit

import msgspec

from permonik.server.logs import log

MOST_WAITING = 100
"""Messages that wait to be sent; further ones are dropped."""
SECONDS = 10.0
"""How long one try may take, from the look-up of the name to the answer."""
PAUSES = (1.0, 5.0)
"""Seconds before each further try."""
KEPT = "/%:=&?~+!$,;'@()*[]"
"""What stands for itself in an address."""
TOO_MANY, FAULT = 429, 500


class WrongWebhook(Exception):
    """What was given is no address of a webhook. It is not repeated: it may hold a password."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a webhook is, and what every request to it begins with."""

    host: str
    port: int
    is_safe: bool
    head: bytes = field(repr=False)


def read_target(url: str) -> Target:
    """Raises WrongWebhook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise WrongWebhook from None
    is_clean = url.isprintable() and " " not in url
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_clean:
        raise WrongWebhook
    is_safe = parts.scheme == "https"
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    path = quote(parts.path or "/", safe=KEPT) + (f"?{quote(parts.query, safe=KEPT)}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {name}{f':{port}' if port else ''}", "Connection: close"]
    lines += ["User-Agent: permonik", "Content-Type: application/json"]
    if parts.username is not None:
        allowed = f"{unquote(parts.username)}:{unquote(parts.password or '')}".encode()
        lines.append(f"Authorization: Basic {b64encode(allowed).decode()}")
    return Target(parts.hostname, port or (443 if is_safe else 80), is_safe, "\r\n".join(lines).encode())


class Call(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the webhook is told: nothing that is not known to everybody who may watch the table."""

    text: str
    """In the language of the server."""
    table: str
    """The code to say aloud."""
    game: str
    name: str
    link: str = ""
    """Where the table is, when the server was told its address."""


class Webhook:
    """Sends one message after the other, tries a few times, and then gives up: no table ever waits for it."""

    def __init__(self, target: Target, pauses: tuple[float, ...] = PAUSES, seconds: float = SECONDS) -> None:
        self.target = target
        self.pauses = pauses
        self.seconds = seconds
        self.waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self.trust = ssl.create_default_context() if target.is_safe else None
        self.working: asyncio.Task[None] | None = None

    def send(self, call: Call) -> None:
        try:
            self.waiting.put_nowait(call)
        except asyncio.QueueFull:
            log("webhook_dropped", logging.WARNING)
            return
        if self.working is None:
            self.working = asyncio.ensure_future(self.work())

    async def work(self) -> None:
        while True:
            await self.deliver(await self.waiting.get())

    async def deliver(self, call: Call) -> None:
        body = msgspec.json.encode(call)
        for pause in (*self.pauses, None):
            problem = await self.try_once(body)
            if not problem:
                return
            may_pass = not problem.isdigit() or int(problem) == TOO_MANY or int(problem) >= FAULT
            if pause is None or not may_pass:
                log("webhook_failed", logging.WARNING, reason=problem)
                return
            await asyncio.sleep(pause)

    async def try_once(self, body: bytes) -> str:
        """What went wrong: the status of the answer, or the kind of the fault. An answer that leads elsewhere is not
        followed."""
        try:
            async with asyncio.timeout(self.seconds):
                status = await self.post(body)
        except (OSError, ValueError, TimeoutError) as error:  # what it says could hold the address
            return type(error).__name__
        return "" if 200 <= status < 300 else str(status)

    async def post(self, body: bytes) -> int:
        """The status of the answer; the rest of it is not read."""
        target = self.target
        reader, writer = await asyncio.open_connection(target.host, target.port, ssl=self.trust)
        try:
            writer.write(target.head + f"\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
            await writer.drain()
            return int((await reader.readline()).split()[1])
        except IndexError:
            raise ValueError("no status") from None
        finally:
            writer.close()

    async def close(self) -> None:
        if self.working is not None:
            self.working.cancel()
            with suppress(asyncio.CancelledError):
                await self.working
