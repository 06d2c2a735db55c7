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

    The pool is told before they die: otherwise the thread that listens to them finds it broken, and closes the pipes by
    which it is told just then. That thread has ended as well, for Python's own farewell would meet it closing them.
    """
    workers = list((pool._processes or {}).values())
    listener: threading.Thread | None = pool._executor_manager_thread  # type: ignore[assignment]  # typeshed is wrong
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:  # the pool itself would wait for them
        worker.kill()
    if listener is not None:
        listener.join()


def begin_worker() -> None:
    """Leaves interrupts to the parent, and ends with it whatever happens to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)
