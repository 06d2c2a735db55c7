"""A server under load: many tables of five, every seat on its own socket, every move durable before it is acknowledged.

python -m benchmarks.tables [--json] [--tables 200] [--seconds 10] [--rate 0] [--processes 1] [--database URL]

Starts `permonik serve` in a process of its own with a temporary database, and a client for every seat on loopback.
Server CPU is what the kernel says of that process; setting tables up is not measured. Needs Linux. Exit code 1 when a
budget is missed.

With --database only the speed is measured, of one server on SQLite, of one there, and of several --processes there:
what a move costs all of them together, at the same calm rate, and from that how many times as much they carry.

Examples: python -m benchmarks.tables --tables 50 --seconds 5 --only speed
          python -m benchmarks.tables --tables 20 --database postgresql://HOST/EMPTY
          python -m benchmarks.tables --tables 20 --processes 2 --database postgresql://HOST/EMPTY --redis redis://HOST
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import uvloop

from benchmarks.load.crowd import STAGES, Crowd, Heat
from benchmarks.load.hellos import SEATS as TWELVE
from benchmarks.load.hellos import LongTable
from benchmarks.load.players import SEATS
from benchmarks.load.server import Place, Server, allow_sockets, serving

CALM_RATE = 300.0
TURNS = 2
HELLOS_PER_SECOND = 20
MIDDLE = 40
"""Moves after which a game counts as half played."""
IDLE_BATCHES = 5
"""The first batch of idle tables is not counted: the server grows for the sockets, too, and keeps that room."""

BUDGETS: dict[str, tuple[str, float]] = {
    "moves_per_s": ("least", 1_500),
    "server_cpu_us_per_move": ("most", 400),
    "calm_p99_ms": ("most", 25),
    "memory_per_idle_table_kb": ("most", 150),
    "cpu_many_to_few": ("most", 1.3),
    "hello_cpu_ms": ("most", 10),
    "cpu_there_to_sqlite": ("most", 1.3),
    "carried_by_processes": ("least", 1.6),
}


@dataclass(frozen=True)
class Load:
    tables: int = 200
    seconds: float = 10.0
    rate: float = 0.0
    few: int = 10
    many: int = 1_000
    idle: int = 200
    lines: int = 760

    def most_tables(self) -> int:
        return max(self.tables, self.few, self.many, self.idle)


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def per_move_us(heat: Heat) -> float:
    return 1e6 * heat.cpu / len(heat.latencies)


def percentiles_ms(heat: Heat) -> tuple[float, float]:
    hundredths = quantiles(heat.latencies, n=100)
    return 1e3 * hundredths[49], 1e3 * hundredths[98]


async def measured(crowd: Crowd, rate: float, seconds: float) -> tuple[Crowd, Heat]:
    """Plays for so long, at new tables when games end; the crowd that sits there in the end."""
    total = Heat()
    while True:
        total.add(await crowd.play(rate, seconds - total.seconds))
        if total.seconds >= seconds:
            return crowd, total
        await crowd.leave()
        crowd = await Crowd.gather(crowd.server, len(crowd.tables))


async def measure_speed(server: Server, load: Load) -> dict[str, float]:
    """At a calm pace, then at the one that was asked for."""
    progress(f"speed: {load.tables} tables, {load.tables * SEATS} sockets")
    crowd = await Crowd.gather(server, load.tables)
    crowd, calm = await measured(crowd, CALM_RATE, load.seconds)
    progress(f"speed: {CALM_RATE:.0f} moves/s asked, {len(calm.latencies) / calm.seconds:,.0f} made")
    crowd, heat = await measured(crowd, load.rate, load.seconds)
    await crowd.leave()
    calm_p50, calm_p99 = percentiles_ms(calm)
    p50, p99 = percentiles_ms(heat)
    return {
        "moves": len(calm.latencies) + len(heat.latencies),
        "moves_per_s": len(heat.latencies) / heat.seconds,
        "p50_ms": p50,
        "p99_ms": p99,
        "server_cpu_us_per_move": per_move_us(heat),
        "calm_moves_per_s": len(calm.latencies) / calm.seconds,
        "calm_p50_ms": calm_p50,
        "calm_p99_ms": calm_p99,
        "calm_cpu_us_per_move": per_move_us(calm),
    }


async def measure_memory(server: Server, load: Load) -> dict[str, float]:
    """What a table costs that nobody looks at and that is still in memory."""
    batch = max(1, load.idle // (IDLE_BATCHES - 1))
    before = 0
    for number in range(IDLE_BATCHES):
        crowd = await Crowd.gather(server, batch)
        await crowd.play_to(lambda _: MIDDLE)
        await crowd.leave()
        before = before or server.memory_bytes()
        progress(f"memory: {(number + 1) * batch} tables, {server.memory_bytes() / 1e6:,.1f} MB")
    grown = server.memory_bytes() - before
    return {"memory_per_idle_table_kb": grown / 1e3 / (batch * (IDLE_BATCHES - 1))}


async def measure_scaling(server: Server, load: Load, tables: int) -> float:
    """Server CPU for a move when so many tables share the same number of moves.

    Few tables play many moves each, many tables few: so many tables begin at all stages of a game.
    """
    crowd = await Crowd.gather(server, tables)
    progress(f"scaling: {tables * SEATS} sockets")
    moves_each = load.seconds * CALM_RATE / tables
    if moves_each < STAGES:
        await crowd.play_to(lambda number: number % STAGES)
    crowd, heat = await measured(crowd, CALM_RATE, load.seconds)
    progress(f"scaling: {tables} tables, {per_move_us(heat):,.0f} us a move")
    await crowd.leave()
    return per_move_us(heat)


async def measure_hello(server: Server, load: Load) -> dict[str, float]:
    """What it costs the server when a device with all seats of a long game of twelve comes back."""
    table = await LongTable.played(server, load.lines)
    hellos = max(1, int(HELLOS_PER_SECOND * load.seconds))
    size = await table.hello(server, TWELVE)
    before = server.cpu_seconds()
    for _ in range(hellos):
        await table.hello(server, TWELVE)
    cost = (server.cpu_seconds() - before) / hellos
    progress(f"hello: {table.count()} lines, {1e3 * cost:,.1f} ms")
    await table.table.leave()
    return {"hello_lines": table.count(), "hello_kb": size / 1e3, "hello_cpu_ms": 1e3 * cost}


def on_a_server(act: Callable[[Server], Coroutine[Any, Any, Any]], place: Path | Place) -> Any:
    """Does something with a server of its own, or several."""
    began = perf_counter()
    place = place if isinstance(place, Place) else Place(f"sqlite:///{place}")
    with serving(place) as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if not server.is_compiled():
            progress("the engine of this server is interpreted")
        figures = runner.run(act(server))
    progress(f"took {perf_counter() - began:.0f} s")
    return figures


def run(load: Load, parts: tuple[str, ...], folder: Path) -> dict[str, float]:
    """All figures of the parts that are asked for; the databases are left in the folder."""
    allow_sockets(load.most_tables() * SEATS)
    figures: dict[str, float] = {"tables": load.tables, "sockets": load.tables * SEATS, "seconds": load.seconds}
    if "speed" in parts:
        figures |= on_a_server(partial(measure_speed, load=load), folder / "speed.db")
    if "memory" in parts:
        figures |= on_a_server(partial(measure_memory, load=load), folder / "memory.db")
    if "scaling" in parts:
        for name, tables in (("few", load.few), ("many", load.many)):
            cost = on_a_server(partial(measure_scaling, load=load, tables=tables), folder / f"{name}.db")
            figures |= {f"{name}_tables": tables, f"{name}_cpu_us_per_move": cost}
        figures["cpu_many_to_few"] = figures["many_cpu_us_per_move"] / figures["few_cpu_us_per_move"]
    if "hello" in parts:
        figures |= on_a_server(partial(measure_hello, load=load), folder / "hello.db")
    return {name: round(value, 3) for name, value in figures.items()}


async def measure_calm(server: Server, load: Load) -> float:
    """What a move costs all servers together, at a calm pace."""
    crowd = await Crowd.gather(server, load.tables)
    crowd, heat = await measured(crowd, load.rate or CALM_RATE, load.seconds)
    await crowd.leave()
    progress(f"{len(server.ports)} processes: {len(heat.latencies)} moves, {per_move_us(heat):,.0f} us a move")
    return per_move_us(heat)


def run_elsewhere(load: Load, place: Place, folder: Path) -> dict[str, float]:
    """What a move costs one server on SQLite, one on another database, and several there.

    They take turns, so that a machine that is busy meanwhile is so for all of them.
    """
    allow_sockets(load.tables * SEATS)
    places = {"sqlite": Place(f"sqlite:///{folder / 'one.db'}"), "one": replace(place, processes=1)}
    if place.processes > 1:
        places["several"] = place
    costs: dict[str, list[float]] = {name: [] for name in places}
    for _ in range(TURNS):
        for name, each in places.items():
            costs[name].append(on_a_server(partial(measure_calm, load=load), each))
    best = {name: min(figures) for name, figures in costs.items()}
    figures = {f"{name}_cpu_us_per_move": cost for name, cost in best.items()}
    figures["cpu_there_to_sqlite"] = best["one"] / best["sqlite"]
    if place.processes > 1:
        carried = place.processes * best["one"] / best["several"]
        figures |= {"processes": place.processes, "carried_by_processes": carried}
    return {"tables": load.tables, "seconds": load.seconds} | {name: round(cost, 3) for name, cost in figures.items()}


PARTS = ("speed", "memory", "scaling", "hello")


def kept(name: str, figure: float) -> bool:
    kind, budget = BUDGETS[name]
    return figure >= budget if kind == "least" else figure <= budget


def show(figures: dict[str, float]) -> None:
    for name, figure in figures.items():
        said = ""
        if name in BUDGETS:
            kind, budget = BUDGETS[name]
            said = f"  {'pass' if kept(name, figure) else 'FAIL'} (at {kind} {budget:g})"
        print(f"{name:<26} {figure:>12,.2f}{said}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON on standard output and nothing else there")
    parser.add_argument("--tables", type=int, default=200, help="tables of five that play (default: 200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement takes (default: 10)")
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second in all; 0 is as fast as possible")
    parser.add_argument("--few", type=int, default=10, help="tables at the small end of scaling (default: 10)")
    parser.add_argument("--many", type=int, default=1_000, help="tables at the large end of scaling (default: 1000)")
    parser.add_argument("--idle", type=int, default=200, help="tables without sockets, for memory (default: 200)")
    parser.add_argument(
        "--lines", type=int, default=760, help="lines of the table that is said hello to (default: 760)"
    )
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    parser.add_argument("--folder", help="where the databases are made (default: the folder for temporary files)")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the tables (default: 1)")
    parser.add_argument("--database", default="", help="postgresql://…, an empty database (default: a new SQLite)")
    parser.add_argument("--redis", default="", help="redis://…, by which several servers hear of each other")
    parser.add_argument(
        "--spread", choices=("seats", "tables"), default="seats", help="what goes to the servers in turns"
    )
    args = parser.parse_args()
    if args.processes > 1 and not args.database.startswith("postgresql://"):
        parser.error("--processes: expected --database postgresql://… with several, got none")
    return args


def main() -> int:
    args = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # or the server would be left behind
    load = Load(args.tables, args.seconds, args.rate, args.few, args.many, args.idle, args.lines)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        if args.database:
            place = Place(args.database, args.processes, args.redis, args.spread)
            figures = run_elsewhere(load, place, Path(folder))
        else:
            figures = run(load, (args.only,) if args.only else PARTS, Path(folder))
    missed = [name for name in BUDGETS if name in figures and not kept(name, figures[name])]
    if args.json:
        print(json.dumps({**figures, "missed": missed}))
    else:
        show(figures)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
