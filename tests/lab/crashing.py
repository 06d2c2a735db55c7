"""Work that kills the process which does it."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path


def die_once(mark: Path, first: int, count: int) -> Iterator[int]:
    """The numbers of the pieces; whoever does piece 3 for the first time dies of it."""
    for number in range(first, first + count):
        if number == 3 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        yield number


def die_always(first: int, count: int) -> Iterator[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    yield from range(first, first + count)
