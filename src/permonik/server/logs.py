"""What the server says of itself: one event a line with named facts, and never a secret.

A table's id opens the table to watchers, so only its beginning is written; names, hands, codes and secrets never are.
"""

import json
import logging
import sys
import time
import traceback
from collections import OrderedDict
from contextlib import nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TextIO

from permonik.server.limits import Clock

LOG = logging.getLogger("permonik.server")
SHOWN_OF_ID = 8
FACTS = ("table", "game", "seats", "line", "reason", "count", "seconds", "bot", "address", "trace", "request")
"""The only facts that are ever written."""
A_WHILE = 60.0
"""Seconds in which the same is written once, and then counted."""
MOST_NEWS = 100
"""How often in that time the same may be written that is no fault."""
MOST_KINDS = 1_000
MOST_CHARACTERS = 500
"""Of what another library says."""


def log(event: str, severity: int = logging.INFO, **facts: object) -> None:
    if LOG.isEnabledFor(severity):
        unknown = facts.keys() - set(FACTS)
        assert not unknown, f"facts that may not be logged: {unknown}"
        if "table" in facts:
            facts["table"] = str(facts["table"])[:SHOWN_OF_ID]
        LOG.log(severity, event, extra={"facts": facts})


def log_fault(event: str, **facts: object) -> None:
    """An exception that should not have happened: where it came from, not what it said, which could hold a secret."""
    log(event, logging.ERROR, trace=trace_of(), **facts)


def trace_of() -> str:
    """Where the exception that is being handled came from, by the names of functions."""
    kind, _, trace = sys.exc_info()
    where = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)]
    return " ".join([kind.__name__ if kind else "nothing", *where])


REQUEST: ContextVar[str] = ContextVar("REQUEST", default="")
"""Which request or socket is being served; empty for what follows by itself."""


class Structured(logging.Formatter):
    """Text for people (`event key=value`) or a JSON object a line."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts = getattr(record, "facts", {})
        event = " ".join(record.getMessage().split())[:MOST_CHARACTERS]
        if record.exc_info and record.exc_info[0] is not None:
            facts = {**facts, "trace": record.exc_info[0].__name__}
        if request := REQUEST.get():
            facts = {**facts, "request": request}
        if self.as_json:
            return json.dumps({"at": at, "level": record.levelname.lower(), "event": event, **facts})
        told = "".join(f" {name}={value}" for name, value in facts.items())
        return f"{at} {record.levelname.lower()} {event}{told}"


@dataclass(slots=True)
class Said:
    """What has been written of one kind, and since when."""

    event: str
    severity: int
    since: float
    written: int = 0
    left_out: int = 0


class Repeats:
    """Counts what is the same: strangers who make the same fault again and again must not fill a disk."""

    def __init__(self, now: Clock = time.monotonic) -> None:
        self.now = now
        self.said: OrderedDict[tuple[object, ...], Said] = OrderedDict()
        """The oldest first."""

    def takes(self, record: logging.LogRecord) -> bool:
        """Whether a record is to be written, and not only counted."""
        kind = kind_of(record)
        if kind not in self.said:
            self.said[kind] = Said(record.getMessage(), record.levelno, self.now())
        said = self.said[kind]
        if said.written < (1 if record.levelno >= logging.WARNING else MOST_NEWS):
            said.written += 1
            return True
        said.left_out += 1
        return False

    def due(self, *, all_of_them: bool = False) -> list[logging.LogRecord]:
        """What is to be said of everything that was counted and is over now."""
        told = []
        while self.said:
            kind, said = next(iter(self.said.items()))
            if not all_of_them and self.now() - said.since < A_WHILE and len(self.said) <= MOST_KINDS:
                break
            del self.said[kind]
            if said.left_out:
                told.append(counted(said, self.now() - said.since))
        return told


def kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """What two records have in common that are the same: where they come from, whatever they name."""
    facts = getattr(record, "facts", None)
    raised = record.exc_info[0] if record.exc_info else None
    if facts is None:
        return record.name, record.levelno, record.pathname, record.lineno, raised
    return record.name, record.levelno, record.msg, facts.get("trace"), raised


def counted(said: Said, seconds: float) -> logging.LogRecord:
    made = logging.LogRecord(LOG.name, said.severity, __file__, 0, "repeated", None, None)
    reason = " ".join(said.event.split())[:MOST_CHARACTERS]
    made.__dict__["facts"] = {"reason": reason, "count": said.left_out, "seconds": round(seconds)}
    return made


class Sparing(logging.StreamHandler[TextIO]):
    """Writes what is the same once in a while, with how often it was."""

    def __init__(self, stream: TextIO | None = None, now: Clock = time.monotonic) -> None:
        super().__init__(stream)
        self.repeats = Repeats(now)

    def emit(self, record: logging.LogRecord) -> None:
        self.tell_repeats()
        if self.repeats.takes(record):
            super().emit(record)

    def tell_repeats(self, *, all_of_them: bool = False) -> None:
        for record in self.repeats.due(all_of_them=all_of_them):
            super().emit(record)

    def close(self) -> None:
        self.tell_repeats(all_of_them=True)
        super().close()


def tell_repeats() -> None:
    """Writes what has been counted and is over now, when nothing else is written."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Sparing):
            with handler.lock or nullcontext():
                handler.tell_repeats()


def begin_logging(level: str, form: str) -> None:
    """Writes the logs of the server, and of the web server under it, to standard error."""
    handler = Sparing()
    handler.setFormatter(Structured(as_json=form == "json"))
    root = logging.getLogger()
    root.handlers = [handler]
    # What libraries say of their work holds frames and addresses.
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
