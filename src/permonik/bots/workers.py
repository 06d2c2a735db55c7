"""Processes in which bots think, away from whoever asks them."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def begin_pool(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=begin_worker)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Ends the workers at once; what they were doing is not wanted any more.

    The thread that listens to them has ended as well: Python's own farewell would otherwise meet it closing its pipes.
    """
    for worker in list((pool._processes or {}).values()):  # the pool itself would wait for them
        worker.kill()
    pool.shutdown(cancel_futures=True)


def begin_worker() -> None:
    """Leaves interrupts to the parent, and ends with it whatever happens to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)
