"""Changes one rule at a time in a copy of the engine, to see whether a comparison notices.

A list of mutations belongs to a game; `python -m tests.engine.lost_mines.mutations` tries that of The Lost Mines, and a
few words after it choose those whose line has them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
BUILT = ("__pycache__", "*.so", "*.egg-info", "page")
GAMES = "40"
"""Of each number of seats; a comparison stops at the first difference."""
LINE = 240
"""As much of the last words is shown."""


@dataclass(frozen=True)
class Mutation:
    """What is written otherwise in a file of the engine, and the rule that it breaks."""

    rule: str
    file: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.rule} {Path(self.file).stem}: {' '.join(self.before.split())} -> {' '.join(self.after.split())}"

    @property
    def path(self) -> Path:
        return SOURCE / "permonik" / "engine" / self.file

    def count(self) -> int:
        """How often its text stands in the file: a mutation of a text that is not there once means nothing."""
        return self.path.read_text(encoding="utf-8").count(self.before)


@contextmanager
def mutated(mutation: Mutation) -> Iterator[Path]:
    """A copy of the sources, not compiled, with the mutation in it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns(*BUILT))
        file = copy / mutation.path.relative_to(SOURCE)
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(mutation.before, mutation.after, 1), encoding="utf-8")
        yield copy


def fate(mutation: Mutation, comparison: str) -> str | None:
    """How a comparison fails with the mutated engine: its last words; None if it does not notice."""
    with mutated(mutation) as source:
        environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", comparison, GAMES]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, text=True)
        return (done.stderr.strip().splitlines() or ["failed"])[-1] if done.returncode else None


def report(mutations: Sequence[Mutation], comparison: str) -> int:
    """Tries all of them, or those whose line has all words given to the program; says what became of each, and returns
    how many survived."""
    wanted = [mutation for mutation in mutations if all(word in str(mutation) for word in sys.argv[1:])]
    survivors = 0
    for mutation in wanted:
        caught_by = fate(mutation, comparison)
        survivors += caught_by is None
        print("SURVIVED" if caught_by is None else "caught", mutation, flush=True)
        print("   ", (caught_by or "")[:LINE], flush=True)
    print(f"{len(wanted) - survivors} of {len(wanted)} caught")
    return survivors
