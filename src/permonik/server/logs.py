"""What the server says of itself: one event a line with named facts, and never a secret.

A table's id opens the table to watchers, so only its beginning is written; names, hands, codes and secrets never are.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

LOG = logging.getLogger("permonik.server")
SHOWN_OF_ID = 8
FACTS = ("table", "game", "seats", "line", "reason", "count", "seconds", "bot", "address", "trace")
"""The only facts that are ever written."""


def log(event: str, severity: int = logging.INFO, **facts: object) -> None:
    if LOG.isEnabledFor(severity):
        unknown = facts.keys() - set(FACTS)
        assert not unknown, f"facts that may not be logged: {unknown}"
        if "table" in facts:
            facts["table"] = str(facts["table"])[:SHOWN_OF_ID]
        LOG.log(severity, event, extra={"facts": facts})


def log_fault(event: str, **facts: object) -> None:
    """An exception that should not have happened: where it came from, not what it said, which could hold a secret."""
    kind, _, trace = sys.exc_info()
    where = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)]
    name = kind.__name__ if kind else "nothing"
    log(event, logging.ERROR, trace=" ".join([name, *where]), **facts)


class Structured(logging.Formatter):
    """Text for people (`event key=value`) or a JSON object a line."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts = getattr(record, "facts", {})
        event = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            facts = {**facts, "trace": record.exc_info[0].__name__}
        if self.as_json:
            return json.dumps({"at": at, "level": record.levelname.lower(), "event": event, **facts})
        told = "".join(f" {name}={value}" for name, value in facts.items())
        return f"{at} {record.levelname.lower()} {event}{told}"


def begin_logging(level: str, form: str) -> None:
    """Writes the logs of the server, and of the web server under it, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Structured(as_json=form == "json"))
    root = logging.getLogger()
    root.handlers = [handler]
    # What libraries say of their work holds frames and addresses.
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # strangers could fill the log with warnings
    LOG.setLevel(level.upper())
