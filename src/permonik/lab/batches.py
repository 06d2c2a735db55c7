"""Numbered pieces of work spread over processes; the results come in the order of their numbers."""

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Generic, TypeVar

from permonik.bots.workers import begin_pool, end_pool

BATCHES_AHEAD = 3
"""Batches waiting for each worker: enough to keep it busy, few enough to stop soon."""
BATCH_SECONDS = 0.3

Result = TypeVar("Result")
Work = Callable[[int, int], Iterable[Result]]
"""Does the pieces `first` to `first + count - 1`, in order; it must be possible to send it to another process."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Result]):
    """Some results in a row, and how long they took."""

    results: list[Result]
    seconds: float


def do_batch(work: Work[Result], first: int, count: int) -> Batch[Result]:
    began = time.perf_counter()
    results = list(work(first, count))
    return Batch(results, time.perf_counter() - began)


def in_order(work: Work[Result], pieces: int, workers: int) -> Generator[Result, None, None]:
    """All results, the same whatever the number of workers."""
    if workers == 1:
        yield from work(0, pieces)
        return
    pool = begin_pool(workers)
    waiting: deque[Future[Batch[Result]]] = deque()
    first, size = 0, 1
    try:
        while waiting or first < pieces:
            while first < pieces and len(waiting) < BATCHES_AHEAD * workers:
                count = min(size, pieces - first)
                waiting.append(pool.submit(do_batch, work, first, count))
                first += count
            batch = waiting.popleft().result()
            size = next_size(batch)
            yield from batch.results
    finally:
        end_pool(pool)


def next_size(batch: Batch[Result]) -> int:
    """So many pieces that a batch takes a moment: progress stays visible, and stopping is quick."""
    pieces = len(batch.results)
    return max(1, min(4 * pieces, int(pieces * BATCH_SECONDS / max(batch.seconds, 1e-6))))
