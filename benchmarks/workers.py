"""What it adds when a bot thinks in `permonik worker` and not in a process of the server: the way there and back.

python -m benchmarks.workers --redis redis://HOST [--json] [--questions 500]

Asks a bot that does not think at all, one question after the other, by turns of the server's own pool and of a worker
that this starts, by way of Valkey or Redis: so a machine that is busy meanwhile is so for both. The medians are
compared. Nobody else may use that Valkey. Exit code 1 when the budget is missed.

Example: python -m benchmarks.workers --redis unix:///tmp/valkey/socket --questions 200
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles
from time import perf_counter

import uvloop

import permonik
from permonik.bots import bot
from permonik.server.bot_pool import BotPool
from permonik.server.bot_worker import Question
from permonik.server.remote_bots import RemoteBots
from permonik.server.thinkers import Thinkers

GAME, LEVEL, SEATS = "saboteur", "random", 5
WARMING = 20
"""Questions that are not measured: processes begin with the first one."""
PATIENCE = 300.0
"""Seconds: the first question waits until the worker has begun."""
MOST_ADDED_MS = 10.0


def question(number: int) -> Question:
    """About the first move of another deal each time."""
    state = permonik.game(GAME).new(SEATS, number)
    view = state.view(int(state.to_move)).save()
    return Question(GAME, LEVEL, view, state.moves(), number, bot(GAME, LEVEL).budget)


async def asked(thinkers: Thinkers, number: int) -> float:
    """The seconds until the answer."""
    about = question(number)
    began = perf_counter()
    thought = await thinkers.think(about)
    took = perf_counter() - began
    if thought is None:
        raise RuntimeError("expected a thought of a bot, got none: does the worker reach Valkey?")
    return took


async def measure(url: str, questions: int) -> dict[str, float]:
    pool, remote = BotPool(1, PATIENCE), RemoteBots(url, PATIENCE)
    took: dict[str, list[float]] = {"pool": [], "worker": []}
    try:
        for number in range(WARMING + questions):
            for name, thinkers in (("pool", pool), ("worker", remote)):
                took[name].append(await asked(thinkers, number))
    finally:
        pool.close()
        remote.close()
        await asyncio.gather(remote.running, return_exceptions=True)
    figures: dict[str, float] = {"questions": questions}
    for name, seconds in took.items():
        hundredths = quantiles(seconds[WARMING:], n=100)
        for percent in (10, 50, 90):
            figures[f"{name}_p{percent}_ms"] = round(1e3 * hundredths[percent - 1], 2)
    figures["added_p50_ms"] = round(figures["worker_p50_ms"] - figures["pool_p50_ms"], 2)
    return figures


@contextmanager
def worker(url: str) -> Iterator[None]:
    process = subprocess.Popen([sys.executable, "-m", "permonik", "worker", "--redis", url, "--processes", "1"])
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--redis", required=True, help="redis://… or unix://…, a Valkey that nobody else uses")
    parser.add_argument("--questions", type=int, default=500, help="how many each of the two is asked (default: 500)")
    parser.add_argument("--json", action="store_true", help="print JSON on standard output and nothing else there")
    args = parser.parse_args()
    with worker(args.redis), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(measure(args.redis, args.questions))
    is_missed = figures["added_p50_ms"] > MOST_ADDED_MS
    if args.json:
        print(json.dumps({**figures, "missed": ["added_p50_ms"] if is_missed else []}))
    else:
        for name, figure in figures.items():
            said = f"  {'FAIL' if is_missed else 'pass'} (at most {MOST_ADDED_MS:g})" if name == "added_p50_ms" else ""
            print(f"{name:<20} {figure:>10,.2f}{said}")
    return 1 if is_missed else 0


if __name__ == "__main__":
    sys.exit(main())
