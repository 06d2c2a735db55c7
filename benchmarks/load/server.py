"""The server as people run it: `permonik serve` in a process of its own, or in several."""

import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

from permonik.engine import game as find_game

HOST = "127.0.0.1"
STARTS_WITHIN = 300.0
STOPS_WITHIN = 60.0
UNLIMITED = 1_000_000
"""All clients come from one address."""
OPTIONS = {"rounds": 3}
"""Where a game has them."""


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


@dataclass(frozen=True)
class Place:
    """On what servers run, and how many."""

    database: str
    """Its URL; several servers need a PostgreSQL database, and an empty one."""
    processes: int = 1
    redis: str = ""
    """By which several hear of each other; without it by PostgreSQL."""
    spread: str = "seats"
    """What goes to the servers in turns: the seats of every table, as by any balancer, or whole tables."""


class Server:
    """Running servers, and what they cost together according to the kernel. Bot workers are processes of their own."""

    def __init__(self, processes: list[subprocess.Popen[bytes]], ports: list[int], spread: str) -> None:
        self.pids = [process.pid for process in processes]
        self.ports = ports
        self.spread = spread

    def port_for(self, table: int, seat: int) -> int:
        return self.ports[(table + (seat if self.spread == "seats" else 0)) % len(self.ports)]

    @property
    def port(self) -> int:
        return self.ports[0]

    def cpu_seconds(self) -> float:
        return sum(map(cpu_seconds, self.pids))

    def memory_bytes(self) -> int:
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def fetch(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"http://{HOST}:{self.port}{path}", data), timeout=30) as answer:
            return bytes(answer.read())

    def new_table(self, seats: int, game: str) -> str:
        known = {option.name for option in find_game(game).options}
        options = {name: value for name, value in OPTIONS.items() if name in known}
        wish = {"game": game, "seats": seats, "options": options}
        return str(json.loads(self.fetch("/api/tables", wish))["table"])

    def is_compiled(self) -> bool:
        return bool(json.loads(self.fetch("/api/version"))["compiled"])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def command(port: int, place: Place, **others: object) -> list[str]:
    settings: dict[str, object] = {
        "port": port,
        "database": place.database,
        "bot-workers": 1,
        "tables-per-minute": UNLIMITED,
        "chatter-per-minute": UNLIMITED,
        "hellos-per-minute": UNLIMITED,
        "requests-per-minute": UNLIMITED,
        "sockets-per-address": UNLIMITED,
        "log-level": "warning",
        **others,
    }
    if place.processes > 1:
        settings |= {"redis": place.redis} if place.redis else {"shared": "yes"}
    options = [part for name, value in settings.items() for part in (f"--{name}", str(value))]
    return [sys.executable, "-m", "permonik", "serve", *options]


@contextmanager
def serving(place: Place, **settings: object) -> Iterator[Server]:
    with ExitStack() as stack:
        ports = [free_port() for _ in range(place.processes)]
        processes = [stack.enter_context(running(command(port, place, **settings))) for port in ports]
        server = Server(processes, ports, place.spread)
        for process, port in zip(processes, ports, strict=True):
            wait_for(Server([process], [port], place.spread), process)
        yield server


@contextmanager
def running(words: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(words)
    try:
        yield process
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
