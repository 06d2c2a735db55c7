"""A program that tests start on a folder that is thrown away; it ends with whoever has started it."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from tests.server.serving import WAIT

# The second process reads until whoever has started them closes the pipe or is no more, however it ended.
WATCHED = 'exec 3<&0; "$@" </dev/null & pid=$!; (read -r line <&3; kill -INT $pid) & wait $pid'


class Program:
    """What it says goes into the file `log`."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.running: subprocess.Popen[bytes] | None = None

    def launch(self, command: Sequence[str], **options: Any) -> None:
        """The options are those of `Popen`."""
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                ["sh", "-c", WATCHED, "sh", *command], stdin=subprocess.PIPE, stdout=log, stderr=log, **options
            )

    def has_ended(self) -> bool:
        return self.running is not None and self.running.poll() is not None

    def stop(self) -> None:
        """Ends it in order, whoever is connected."""
        assert self.running is not None
        assert self.running.stdin is not None
        self.running.stdin.close()
        self.running.wait(WAIT)


class Startable(Protocol):
    def start(self) -> None: ...
    def stop(self) -> None: ...


One = TypeVar("One", bound=Startable)


@contextmanager
def started(program: One) -> Iterator[One]:
    program.start()
    try:
        yield program
    finally:
        program.stop()
