"""Simulations give on Ray what they give here, and a worker that dies there costs nothing but time."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from permonik.cli import main
from permonik.engine import game
from permonik.lab.simulate import run
from permonik.lab.statistics import Tally
from tests.lab.on_ray import STUDY

pytestmark = [pytest.mark.any_build, pytest.mark.long]

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 900


def test_ray_gives_what_one_process_gives_even_after_a_death(tmp_path: Path) -> None:
    """In a process group of its own, with a home of its own, on the loopback: nothing of it stays."""
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    variables = {**os.environ, "HOME": str(tmp_path), "PYTHONPATH": paths, "RAY_AUTH_MODE": "disabled"}
    command = [sys.executable, "-m", "tests.lab.on_ray"]
    with subprocess.Popen(
        command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            told, _ = process.communicate(timeout=PATIENCE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0
    found = json.loads(told.splitlines()[-1])
    tally = Tally(game(STUDY.game), STUDY.seats)
    for result in run(STUDY, 1):
        tally.add(result)
    assert found == {
        "simulated": True,
        "competed": True,
        "after a death": list(range(20)),
        "died": True,
        "at an address": json.loads(json.dumps(tally.report()["wins"])),
        "left": False,
    }


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "permonik.lab.ray_crew", raising=False)
    done = CliRunner().invoke(main, ["simulate", "saboteur", "--games", "1", "--on", "ray"])
    assert done.exit_code == 2
    assert "permonik[ray]" in done.output
