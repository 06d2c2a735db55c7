"""Starts the server in this process."""

from collections.abc import Mapping
from typing import Any

import uvicorn

from permonik.server.app import MOST_BYTES, make_app
from permonik.server.hall import Patience


def run(settings: Mapping[str, Any]) -> None:
    """Serves until it is told to stop; then running games are safe in the database."""
    patience = Patience(
        bots=settings["bot_delay"],
        contributions=settings["contribution_seconds"],
        results=settings["result_seconds"],
        host=settings["host_away_seconds"],
    )
    uvicorn.run(
        make_app(settings["database"], settings["bot_workers"], patience),
        host=settings["host"],
        port=settings["port"],
        log_level=settings["log_level"],
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
    )
