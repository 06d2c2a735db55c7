"""A server whose bots are all masters: how long its tables wait for a move, and how often a weaker level stands in.

python -m benchmarks.masters [--json] [--tables 50] [--seconds 20] [--game saboteur] [--workers 2]

Starts `permonik serve` in a process of its own, and at each table one person who moves at once beside masters, at the
pace that bots have for the sake of people. A move is late when it comes later than a master may think and the longest
pace together. Tells how long tables waited, who decided (*bot*: the master that sits there; else the level that stood
in for it, as the table is told, too), what the server and its workers cost, and how busy the machine was besides. Exit
code 1 when a move is late.

Example: python -m benchmarks.masters --tables 10 --seconds 5
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load.server import Place, Server, cpu_seconds, serving
from permonik.bots import bot
from permonik.engine import game as find_game
from permonik.server.pace import SLOW

SEATS = 5
LEVEL = "master"
DELAY = 1.0
"""Seconds that a bot takes for the sake of people, about."""
LEVELS = ("bot", "journeyman", "apprentice", "default")
"""Who decided: the master, who stood in for it, or nobody."""
NOBODY = -1


@dataclass
class Score:
    waits: list[float] = field(default_factory=list)
    by: Counter[str] = field(default_factory=Counter)


class Table:
    """One person, who watches the clock."""

    def __init__(self, number: int, score: Score) -> None:
        self.choice = Random(number)
        self.score = score
        self.socket: ClientConnection
        self.seat = NOBODY
        self.ref = 0
        self.since = 0.0
        self.acknowledged = 0

    async def send(self, kind: str, **fields: object) -> int:
        self.ref += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        return self.ref

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """The answer to a wish; whatever else comes before the game begins is of no interest."""
        ref = await self.send(kind, **fields)
        while True:
            for message in json.loads(await self.socket.recv()):
                if message.get("ref") == ref:
                    return dict(message)

    async def set_up(self, server: Server, game: str) -> None:
        seats = min(SEATS, find_game(game).most_seats)
        table = await asyncio.to_thread(server.new_table, seats, game)
        self.socket = await connect(f"ws://127.0.0.1:{server.port}/api/socket", ping_timeout=None, max_queue=None)
        await self.send("hello", table=table)
        seated = await self.ask("sit", name="Person", seat=0)
        self.seat = int(seated["seat"])
        for seat in range(1, seats):
            await self.ask("employ", seat=self.seat, target=seat, level=LEVEL)

    async def play(self) -> None:
        await self.send("start", seat=self.seat)
        while True:
            for message in json.loads(await self.socket.recv()):
                if message["type"] == "told" and message["seat"] == self.seat:
                    await self.hear(message)

    async def hear(self, told: dict[str, Any]) -> None:
        now, line = perf_counter(), told["line"]
        if line["kind"] == "moved" and line["seat"] != self.seat:
            self.score.waits.append(now - self.since)
            self.score.by[line["by"]] += 1
        self.since = now
        if line["kind"] == "committed":
            await self.send("contribute", seat=self.seat, contribution=f"{self.choice.getrandbits(128):032x}")
        if told.get("moves"):
            move = self.choice.choice(told["moves"])["text"]
            await self.send("move", seat=self.seat, move=move, after=line["number"])
        if told.get("pausing") and told.get("changes", {}).get("round", 0) > self.acknowledged:
            self.acknowledged = told["changes"]["round"]
            await self.send("acknowledge", seat=self.seat, round=self.acknowledged - 1)


async def measure(server: Server, tables: int, seconds: float, game: str) -> Score:
    score = Score()
    made = [Table(number, score) for number in range(tables)]
    await asyncio.gather(*(table.set_up(server, game) for table in made))
    playing = [asyncio.ensure_future(table.play()) for table in made]
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(table.socket.close() for table in made))
    return score


class Busy:
    """What ran beside the table: the cores that the server and its workers took, and that everybody took."""

    def __init__(self, servers: list[int]) -> None:
        self.servers = servers
        self.began, self.served, self.ran = perf_counter(), self.serving(), self.running()

    def serving(self) -> float:
        threads = [thread for pid in self.servers for thread in Path(f"/proc/{pid}/task").iterdir()]
        children = [int(pid) for thread in threads for pid in (thread / "children").read_text().split()]
        return sum(map(cpu_seconds, [*self.servers, *children]))

    def running(self) -> float:
        """Seconds that all processes of the machine have run, those in the kernel included."""
        user, nice, system = Path("/proc/stat").read_text().split()[1:4]
        return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")

    def figures(self) -> dict[str, float]:
        seconds = perf_counter() - self.began
        served, ran = (self.serving() - self.served) / seconds, (self.running() - self.ran) / seconds
        return {"server_cores": served, "all_cores": ran, "load": os.getloadavg()[0]}


def late_after(game: str) -> float:
    """Seconds after which a move should have come, whoever makes it."""
    return bot(game, LEVEL).budget.seconds + DELAY * SLOW


def figures_of(score: Score, late: float) -> dict[str, float]:
    cuts = quantiles(score.waits, n=100) if len(score.waits) > 1 else [0.0] * 99
    decided = {f"by_{level}": float(score.by[level]) for level in LEVELS}
    waited = {"wait_p50_s": cuts[49], "wait_p99_s": cuts[98], "wait_max_s": max(score.waits, default=0.0)}
    found = {"moves": float(len(score.waits)), "late_after_s": late, "late": float(sum(w > late for w in score.waits))}
    return {**found, **waited, **decided}


def run(folder: Path, tables: int, seconds: float, game: str, workers: int) -> dict[str, float]:
    with serving(Place(f"sqlite:///{folder / 'masters.db'}"), **{"bot-workers": workers, "bot-delay": DELAY}) as server:
        busy = Busy(server.pids)
        figures = figures_of(asyncio.run(measure(server, tables, seconds, game)), late_after(game))
        return {**figures, **busy.figures()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="saboteur")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = run(Path(folder), given.tables, given.seconds, given.game, given.workers)
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:>14} {value:10.2f}")
    sys.exit(1 if figures["late"] else 0)


if __name__ == "__main__":
    main()
