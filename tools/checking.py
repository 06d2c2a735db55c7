"""Checking the project: lint, types, the page, and the tests of both builds of the engine."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools.commands import PYTHON, ROOT, WEB, Failure, Variables, environment, require, say, side_by_side
from tools.setting_up import (
    PAGE,
    compile_engine,
    find_or_install_chromium,
    find_or_install_compiler,
    require_compiled_package,
    set_up_page,
)
from tools.touched import ENGINE_TESTS, changed_files, touched_tests

WORKERS = 2 + (os.cpu_count() or 1)
"""Two more than there are cores: many tests wait for a server or a browser."""
PYTEST = (PYTHON, "-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal")
COMPILED = {"PERMONIK_EXPECT": "compiled"}
FROM_SOURCE = {"PERMONIK_EXPECT": "interpreted", "PYTHONPATH": str(ROOT / "src")}
NICELY = 5
BUSY, TIMES = 4, 5
ALARM = "failed: "
"""How a line begins by which tests/conftest.py tells of a failed test."""
MOST_UNSTEADY = 3
"""More tests than these do not fail because a machine was busy."""
KEEP_BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]): pass"
"""Works as long as the process lives that started it, however that ends."""


def check(title: str, *command: str, changes: Variables | None = None, folder: Path = ROOT) -> None:
    """What it says is told in one piece when it has ended: others may work beside it. A failed test is told at once."""
    start, said, failed = time.perf_counter(), "", []
    with subprocess.Popen(
        command, cwd=folder, env=environment(changes), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if line.startswith(ALARM):
                failed.append(line.removeprefix(ALARM).strip())
                say(f"{title}: {line}", end="")
    say(f"\n== {title}: {time.perf_counter() - start:.1f} s ==\n{said}", end="")
    if process.returncode:
        raise Failure(f"{title} failed", tuple(failed))


def check_tests(title: str, counts: str, *tests: str, changes: Variables) -> None:
    """Beside other checks. A few that fail there are tried once more, alone, and are told: they are to be mended. With
    full counts nothing is forgiven."""
    command = (*PYTEST, "--counts", counts, *tests)
    try:
        check(title, *command, changes=changes)
    except Failure as failure:
        if counts == "full" or not 0 < len(failure.tests) <= MOST_UNSTEADY:
            raise
        alone = (*command[: command.index("-n")], "--counts", counts, *failure.tests)
        check(f"{title}, what failed alone", *alone, changes=changes)
        say(f"UNSTEADY, failed beside other work and passed alone: {', '.join(failure.tests)}")


def check_by_pytest(title: str, *arguments: str, changes: Variables) -> None:
    """Alone, and so one can watch it."""
    say(f"\n== {title} ==")
    require(f"{title} failed", *PYTEST, *arguments, changes=changes)


def check_python() -> None:
    check("ruff check", PYTHON, "-m", "ruff", "check")
    check("ruff format", PYTHON, "-m", "ruff", "format", "--check")
    check("mypy", PYTHON, "-m", "mypy")


def check_page() -> None:
    set_up_page()
    check("svelte-check", "npm", "run", "--silent", "check", folder=WEB)
    check("vitest", "npm", "run", "--silent", "test", folder=WEB)


def check_everything(counts: str, arguments: list[str]) -> None:
    """The compiler takes minutes of one core: beside it goes all that does not need it."""
    in_browser = any("tests/browser" in argument for argument in arguments)

    def check_sources() -> None:
        check_python()
        if not arguments:
            check_interpreted("-m", "not any_build", *ENGINE_TESTS)  # the others do not see how it runs

    stages = []
    if arguments and not in_browser:
        stages.append(lambda: check_interpreted(*arguments))
    if not in_browser:
        stages.append(lambda: check_compiled(counts, *arguments))
    if in_browser or not arguments:
        stages.append(lambda: check_in_browser(counts, *(arguments or ["tests/browser"])))
    side_by_side(lambda: compile_engine(find_or_install_compiler), check_page, check_sources)
    require_compiled_package()
    side_by_side(*stages)


def check_interpreted(*tests: str) -> None:
    """Nicely, for the compiler shall not wait for it; but not so nicely that other work leaves nothing to it."""
    command = ("nice", "-n", str(NICELY), *PYTEST, "--counts", "small", *tests)
    check("pytest, interpreted engine", *command, changes=FROM_SOURCE)


def check_compiled(counts: str, *tests: str) -> None:
    check_tests("pytest, compiled engine", counts, *tests, changes=COMPILED)


def check_in_browser(counts: str, *tests: str) -> None:
    find_or_install_chromium()
    sizes = "full" if counts == "full" else "small"
    check_tests("pytest, in a browser", sizes, *tests, changes=COMPILED)


def check_quickly(arguments: list[str]) -> None:
    """Lint, types and the tests that a change touches most, from source: nothing is compiled."""
    changed = changed_files(ROOT)
    if not changed:
        raise Failure("git tells of no change here; ./test checks everything")
    checks = [check_python]
    if not PAGE.exists() or any(name.startswith("web/") for name in changed):
        checks.append(check_page)
    side_by_side(*checks)
    tests = arguments or touched_tests(ROOT, changed)
    check_by_pytest("pytest, what the change touches most", "--counts", "small", *tests, changes=FROM_SOURCE)


@contextlib.contextmanager
def busy_processes(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Other work on this machine, which never rests."""
    with contextlib.ExitStack() as stack:
        command = (sys.executable, "-c", KEEP_BUSY, str(os.getpid()))
        started = []
        for _ in range(count):
            started.append(stack.enter_context(subprocess.Popen(command)))
            stack.callback(started[-1].kill)
        yield started


def check_beside_other_work(arguments: list[str]) -> None:
    """No test depends on speed: again and again beside busy processes, those in a browser if no others are named."""
    find_or_install_chromium()
    where = arguments or ["tests/browser"]
    with busy_processes(BUSY):
        for run_number in range(1, TIMES + 1):
            title = f"pytest beside {BUSY} busy processes, {run_number} of {TIMES}"
            check_by_pytest(title, *where, changes=COMPILED)
