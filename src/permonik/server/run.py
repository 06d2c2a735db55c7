"""Starts the server in this process."""

import gc
import signal
import socket
import sys
from collections.abc import Mapping
from typing import Any

import uvicorn

from permonik.server.app import make_app
from permonik.server.logs import begin_logging, log
from permonik.server.patience import DAY, Patience
from permonik.server.requests import MOST_BYTES

SECONDS_TO_CLOSE = 10
FAILED_TO_START = 3
RARELY = (50_000, 50, 1_000)
"""How often to look for garbage: at Python's usual rate, looking through thousands of tables costs more than moves."""


class Listening(uvicorn.Server):
    """Says where it listens once it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                log("listening", address=f"http://{host}:{port}")


def run(settings: Mapping[str, Any]) -> None:
    """Serves until it is told to stop; then running games are safe in the database."""
    patience = Patience(
        bots=settings["bot_delay"],
        contributions=settings["contribution_seconds"],
        results=settings["result_seconds"],
        host=settings["host_away_seconds"],
        clocks={"relaxed": settings["relaxed_seconds"], "brisk": settings["brisk_seconds"]},
        tables=settings["keep_days"] * DAY,
    )
    gc.set_threshold(*RARELY)
    begin_logging(settings["log_level"], settings["log_format"])
    config = uvicorn.Config(
        make_app(
            settings["database"],
            settings["bot_workers"],
            patience,
            tables_per_minute=settings["tables_per_minute"],
        ),
        host=settings["host"],
        port=settings["port"],
        log_config=None,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
    )
    server = Listening(config)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises the signal again when all is closed
    server.run()
    if not server.started:
        sys.exit(FAILED_TO_START)
