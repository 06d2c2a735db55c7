"""Which tests a change touches most: what `./test --quick` runs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

ENGINE_TESTS = ["tests/engine", "tests/rules"]
ALWAYS = "tests/house"
"""Small, and about every file of the tree."""


def changed_files(root: Path) -> set[str]:
    """What is not committed or not yet on main; if there is nothing of both, the last commit."""
    base = git(root, "merge-base", "HEAD", "main") or ["HEAD"]
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return {*git(root, "diff", "--name-only", *base), *new} or {*git(root, "diff", "--name-only", "HEAD~1")}


def git(root: Path, *arguments: str) -> list[str]:
    """The lines of its answer; none where there is no git, no main or no commit before."""
    try:
        answer = subprocess.run(("git", *arguments), cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return []
    return answer.stdout.splitlines() if answer.returncode == 0 else []


def touched_tests(root: Path, changed: Iterable[str]) -> list[str]:
    """Folders and files of tests; those in a browser, which need a built page, are left to the whole run."""
    chosen = {ALWAYS, *(test for name in changed for test in tests_of(root, name))}
    return sorted(test for test in chosen if not any(folder in chosen for folder in folders_of(test)))


def folders_of(test: str) -> list[str]:
    return [str(folder) for folder in Path(test).parents]


def tests_of(root: Path, name: str) -> list[str]:
    top, *inner = Path(name).parts
    part = inner[1 if top == "src" else 0] if len(inner) > 1 else ""
    if top == "src" and part == "engine":
        return ENGINE_TESTS
    if top == "src" and part and (root / "tests" / part).is_dir():
        return tests_naming(root, name, f"tests/{part}")
    if top == "tests" and part == "golden":
        return ["tests/engine/test_golden.py", "tests/engine/test_lockstep.py"]
    if top == "tests" and part and part != "browser":
        return [existing(root, name)]
    return ["tests/tools"] if top == "tools" else []


def tests_naming(root: Path, name: str, folder: str) -> list[str]:
    """The tests of the server, which are many, that name a module; all of them if none does, or of another part."""
    module = ".".join(Path(name).with_suffix("").parts[1:])
    tests = sorted((root / folder).rglob("test_*.py")) if folder == "tests/server" else []
    naming = [test for test in tests if module in test.read_text(encoding="utf-8")]
    return [str(test.relative_to(root)) for test in naming] or [folder]


def existing(root: Path, name: str) -> str:
    """A file of tests, or the nearest folder of one that helps them or has gone."""
    is_there = (root / name).exists() and Path(name).name.startswith("test_")
    return name if is_there else next(folder for folder in folders_of(name) if (root / folder).exists())
