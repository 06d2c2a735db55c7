"""Numbered pieces of work spread over processes, here or on a cluster; the results come in the order of their numbers,
whoever does them when."""

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from permonik.engine.core.errors import PermonikError

BATCHES_AHEAD = 3
"""Batches waiting for each worker: enough to keep it busy, few enough to stop soon."""
BATCH_SECONDS = 0.3
MOST_LOSSES = 5
"""So often a batch is done anew when the worker that did it has died; then the batch is what kills them."""

Result = TypeVar("Result")
Work = Callable[[int, int], Iterable[Result]]
"""Does the pieces `first` to `first + count - 1`, in order; it must be possible to send it to another process."""
Tables = Mapping[str, str]
"""Data tables of the games that are others than usual, by their places."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Result]):
    """Some results in a row, and how long they took."""

    results: list[Result]
    seconds: float


class NoRay(PermonikError):
    """Ray is not installed."""

    code = "no_ray"


class WorkerLost(Exception):
    """A worker has died, and took with it what it was doing."""


class Promise(Protocol[Result]):
    """A batch that somebody does; `result` waits for it, and may raise WorkerLost."""

    def result(self) -> Batch[Result]: ...


class Crew(Protocol):
    """Workers that do batches."""

    workers: int

    def submit(self, work: Work[Result], first: int, count: int) -> Promise[Result]: ...

    def renew(self) -> None:
        """After a loss: whatever was submitted is forgotten."""

    def end(self) -> None:
        """At once; what they were doing is not wanted any more."""


def do_batch(work: Work[Result], first: int, count: int) -> Batch[Result]:
    began = time.perf_counter()
    results = list(work(first, count))
    return Batch(results, time.perf_counter() - began)


def in_order(
    work: Work[Result], pieces: int, workers: int, on: str = "", tables: Tables | None = None
) -> Generator[Result, None, None]:
    """All results, the same whatever the number of workers. `on` is empty for processes of this machine, `ray` for a
    Ray that is started here, or the address of one. Other `tables` are in force in processes of this machine."""
    if workers == 1 and not on and not tables:
        yield from work(0, pieces)
        return
    crew = gather(workers, on, tables or {})
    try:
        yield from directed(crew, work, pieces)
    finally:
        crew.end()


def gather(workers: int, on: str, tables: Tables) -> Crew:
    if on:
        assert not tables
        try:
            from permonik.lab.ray_crew import RayCrew  # noqa: PLC0415 - Ray is an extra
        except ImportError as missing:
            raise NoRay("pip install permonik[ray]", missing.name) from None
        return RayCrew(workers, on)
    from permonik.lab.local_crew import LocalCrew  # noqa: PLC0415 - knows this module

    return LocalCrew(workers, tables)


def directed(crew: Crew, work: Work[Result], pieces: int) -> Generator[Result, None, None]:
    waiting: deque[tuple[int, int, Promise[Result]]] = deque()
    first, size, losses = 0, 1, 0
    while waiting or first < pieces:
        while first < pieces and len(waiting) < BATCHES_AHEAD * crew.workers:
            count = min(size, pieces - first)
            waiting.append((first, count, crew.submit(work, first, count)))
            first += count
        try:
            batch = waiting[0][2].result()
        except WorkerLost:
            losses += 1
            if losses > MOST_LOSSES:
                raise
            crew.renew()
            waiting = deque((start, count, crew.submit(work, start, count)) for start, count, _ in waiting)
            continue
        waiting.popleft()
        losses = 0
        size = next_size(batch)
        yield from batch.results


def next_size(batch: Batch[Result]) -> int:
    """So many pieces that a batch takes a moment: progress stays visible, and stopping is quick."""
    pieces = len(batch.results)
    return max(1, min(4 * pieces, int(pieces * BATCH_SECONDS / max(batch.seconds, 1e-6))))
