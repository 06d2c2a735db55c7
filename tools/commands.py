"""Running other programs in the environment of the project, one after the other or side by side."""

from __future__ import annotations

import functools
import os
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
WEB = ROOT / "web"

say = functools.partial(print, flush=True)
Variables = dict[str, str]
Completed = subprocess.CompletedProcess[str]


class Failure(Exception):
    """A step failed; the message says which one and what can be done."""

    def __init__(self, message: str, tests: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.tests = tests
        """Those that failed, where there are any."""


def environment(changes: Variables | None = None) -> Variables:
    """The caller's variables without those that would change what is imported, or let every process read it anew."""
    dropped = {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    kept["PATH"] = f"{VENV / 'bin'}{os.pathsep}{kept.get('PATH', os.defpath)}"
    kept["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")
    return kept | (changes or {})


def run(
    *command: str, changes: Variables | None = None, to: int | IO[str] | None = None, folder: Path = ROOT
) -> Completed:
    variables = environment(changes)
    return subprocess.run(command, cwd=folder, env=variables, stdout=to, stderr=to, text=True, check=False)


def require(failure: str, *command: str, changes: Variables | None = None, folder: Path = ROOT) -> None:
    if run(*command, changes=changes, folder=folder).returncode:
        raise Failure(failure)


def require_quietly(failure: str, *command: str, changes: Variables | None = None, folder: Path = ROOT) -> None:
    """Says what a command said only when it failed."""
    done = run(*command, changes=changes, to=subprocess.PIPE, folder=folder)
    if done.returncode:
        raise Failure(f"{failure}:\n{done.stdout}{done.stderr}")


def side_by_side(*works: Callable[[], object]) -> None:
    """Do all of them at the same time; what failed is told when all have ended."""
    with ThreadPoolExecutor(len(works)) as pool:
        done = [pool.submit(work) for work in works]
    errors = [error for work in done if (error := work.exception())]
    for error in errors:
        if not isinstance(error, Failure):
            raise error
    if errors:
        raise Failure("\n".join(map(str, errors)))
