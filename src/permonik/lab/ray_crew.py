"""Workers on Ray: a cluster by its address, or a Ray that is started here for the purpose, on this machine alone."""

import os
import shutil
import tempfile
from dataclasses import dataclass
from typing import Any, Generic

import ray
from ray.exceptions import RayError, RayTaskError

from permonik.engine.core.errors import PermonikError
from permonik.lab.batches import Batch, Result, Work, WorkerLost, do_batch

HERE = "ray"
LOOPBACK = "127.0.0.1"
RETRIES = 5
"""Ray itself does a task again whose worker or machine has died."""
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}


class NoCluster(PermonikError):
    code = "no_cluster"


@dataclass(frozen=True, slots=True)
class RayPromise(Generic[Result]):
    reference: Any

    def result(self) -> Batch[Result]:
        try:
            batch: Batch[Result] = ray.get(self.reference)
        except RayTaskError:  # what the work itself has raised
            raise
        except RayError as lost:
            raise WorkerLost from lost
        return batch


def begin_here(workers: int) -> str:
    """Starts a Ray that nobody else reaches, without a dashboard; gives the folder that it works in."""
    folder = tempfile.mkdtemp(prefix="permonik-ray-")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=workers, include_dashboard=False, _temp_dir=folder, _node_ip_address=LOOPBACK, **QUIET)
    return folder


def join(address: str) -> None:
    try:
        ray.init(address=address, **QUIET)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster("the address of a Ray cluster, such as 127.0.0.1:6379", address) from error


class RayCrew:
    """A Ray that runs already in this process is used and left running."""

    def __init__(self, workers: int, on: str) -> None:
        self.folder = ""
        self.begun = not ray.is_initialized()
        if self.begun:
            if on == HERE:
                self.folder = begin_here(workers)
            else:
                join(on)
        resources: Any = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray says nothing about it
        self.workers = max(1, int(resources.get("CPU", 1)))
        self.task: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(do_batch)

    def submit(self, work: Work[Result], first: int, count: int) -> RayPromise[Result]:
        return RayPromise(self.task.remote(work, first, count))

    def renew(self) -> None:
        """Ray has replaced its workers itself."""

    def end(self) -> None:
        if self.begun:
            ray.shutdown()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
