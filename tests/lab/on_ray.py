"""A real Ray on this machine, in a process of its own: prints as JSON what it gave. `python -m tests.lab.on_ray`"""

import json
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import ray

from permonik.lab.arena import Contest
from permonik.lab.arena import run as compete
from permonik.lab.batches import in_order
from permonik.lab.ray_crew import HERE, RayCrew
from permonik.lab.simulate import Study
from permonik.lab.simulate import run as simulate
from tests.lab.crashing import die_once

STUDY = Study("saboteur", 5, 7, 3, "miner=apprentice,saboteur=random", {"rounds": 1})
CONTEST = Contest("saboteur", 4, 2, 3, ("apprentice", "random"))


def simulated_at(address: str) -> Any:
    """What the command says that is given the address of the cluster."""
    command = [sys.executable, "-m", "permonik", "simulate", STUDY.game, "--seats=5", "--games=7", "--seed=3"]
    command += [f"--bots={STUDY.bots}", "--option=rounds=1", "--json", f"--on={address}"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def main() -> None:
    crew = RayCrew(2, HERE)
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = {
                "simulated": list(simulate(STUDY, 2, HERE)) == list(simulate(STUDY, 1)),
                "competed": list(compete(CONTEST, 2, HERE)) == list(compete(CONTEST, 1)),
                "after a death": list(in_order(partial(die_once, Path(folder, "died")), 20, 2, HERE)),
                "died": Path(folder, "died").exists(),
                "at an address": simulated_at(ray.get_runtime_context().gcs_address)["wins"],
            }
    finally:
        crew.end()
    print(json.dumps({**found, "left": Path(crew.folder).exists()}))


if __name__ == "__main__":
    main()
