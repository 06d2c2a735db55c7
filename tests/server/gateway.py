"""What an operator's webhook leads to: a real web server that remembers what it was told."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from tests.server.serving import WAIT


class Gateway:
    def __init__(self, port: int) -> None:
        self.port = port
        self.told: list[dict[str, Any]] = []
        """The bodies that came, in order."""
        self.paths: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.statuses: list[int] = []
        """How to answer next; 200 when nothing else is said."""
        self.silent = False
        """Whether requests are heard and never answered."""
        self.closing = Event()

    def url(self, path: str = "/bell", who: str = "") -> str:
        return f"http://{who}127.0.0.1:{self.port}{path}"

    async def until(self, count: int) -> list[dict[str, Any]]:
        """All that it was told, once it is so much."""
        async with asyncio.timeout(WAIT):
            while len(self.told) < count:
                await asyncio.sleep(0.01)
        return self.told


@contextmanager
def gateway() -> Iterator[Gateway]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            made.paths.append(self.path)
            made.headers.append(dict(self.headers))
            made.told.append(json.loads(body))
            if made.silent:
                made.closing.wait(WAIT)
                return
            status = made.statuses.pop(0) if made.statuses else 200
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", made.url("/elsewhere"))
            self.end_headers()

        def do_GET(self) -> None:
            """Nobody asks for anything here: a redirection was followed."""
            made.paths.append(self.path)
            made.told.append({})

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made = Gateway(server.server_address[1])
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield made
    finally:
        made.closing.set()
        server.shutdown()
        thread.join()
        server.server_close()
