"""Workers that are processes of this machine."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic

from permonik.bots.workers import begin_pool, end_pool
from permonik.engine.core.cards import VARIABLE
from permonik.lab.batches import Batch, Result, Tables, Work, WorkerLost, do_batch


@contextmanager
def inherited(tables: Tables) -> Iterator[None]:
    """Processes that begin meanwhile have these tables."""
    if not tables:
        yield
        return
    os.environ[VARIABLE] = json.dumps(dict(tables))
    try:
        yield
    finally:
        del os.environ[VARIABLE]


@dataclass(frozen=True, slots=True)
class PoolPromise(Generic[Result]):
    future: Future[Batch[Result]]

    def result(self) -> Batch[Result]:
        try:
            return self.future.result()
        except BrokenProcessPool as broken:
            raise WorkerLost from broken


class LocalCrew:
    """A pool of processes, and another one when one of them has died."""

    def __init__(self, workers: int, tables: Tables) -> None:
        self.workers = workers
        self.tables = tables
        self.pool: ProcessPoolExecutor = begin_pool(workers)

    def submit(self, work: Work[Result], first: int, count: int) -> PoolPromise[Result]:
        with inherited(self.tables):  # the pool begins its processes when it is first asked
            try:
                return PoolPromise(self.pool.submit(do_batch, work, first, count))
            except BrokenProcessPool:
                self.renew()
                return PoolPromise(self.pool.submit(do_batch, work, first, count))

    def renew(self) -> None:
        end_pool(self.pool)
        self.pool = begin_pool(self.workers)

    def end(self) -> None:
        end_pool(self.pool)
