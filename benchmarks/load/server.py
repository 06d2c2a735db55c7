"""The server as people run it: `permonik serve` in a process of its own, on a database that is thrown away."""

import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

HOST = "127.0.0.1"
STARTS_WITHIN = 60.0
STOPS_WITHIN = 60.0
UNLIMITED = 1_000_000
"""All clients come from one address."""
OPTIONS = {"rounds": 3}


def allow_sockets(count: int) -> None:
    """Raises the limit of open files, for this process and the server that it starts."""
    wanted = count + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            sys.exit(f"benchmarks/tables.py: expected room for {wanted} open files, got {hard}: raise ulimit -Hn")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """A running server, and what it costs according to the kernel. Its bot workers are processes of their own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.pid = process.pid
        self.port = port

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = int(fields[11]), int(fields[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    def memory_bytes(self) -> int:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def fetch(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"http://{HOST}:{self.port}{path}", data), timeout=30) as answer:
            return bytes(answer.read())

    def new_table(self, seats: int, game: str) -> str:
        wish = {"game": game, "seats": seats, "options": OPTIONS}
        return str(json.loads(self.fetch("/api/tables", wish))["table"])

    def is_compiled(self) -> bool:
        return bool(json.loads(self.fetch("/api/version"))["compiled"])


def command(port: int, database: Path, **others: object) -> list[str]:
    settings: dict[str, object] = {
        "port": port,
        "database": f"sqlite:///{database}",
        "bot-workers": 1,
        "tables-per-minute": UNLIMITED,
        "chatter-per-minute": UNLIMITED,
        "hellos-per-minute": UNLIMITED,
        "requests-per-minute": UNLIMITED,
        "sockets-per-address": UNLIMITED,
        "log-level": "warning",
        **others,
    }
    options = [part for name, value in settings.items() for part in (f"--{name}", str(value))]
    return [sys.executable, "-m", "permonik", "serve", *options]


@contextmanager
def serving(database: Path, **settings: object) -> Iterator[Server]:
    port = free_port()
    process = subprocess.Popen(command(port, database, **settings))
    try:
        server = Server(process, port)
        wait_for(server, process)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(server: Server, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end and process.poll() is None:
        try:
            server.fetch("/health")
        except URLError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"the server did not answer within {STARTS_WITHIN:.0f} s, exit code {process.returncode}")
