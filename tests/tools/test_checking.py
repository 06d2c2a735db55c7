"""What a check says, what is tried once more, and the busy processes beside it."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import checking
from tools.commands import Failure


def test_busy_processes_work_until_the_tests_beside_them_are_over() -> None:
    with checking.busy_processes(2) as busy:
        assert [process.poll() for process in busy] == [None, None]
    assert [process.poll() for process in busy] == [-signal.SIGKILL, -signal.SIGKILL]


def test_a_busy_process_ends_with_the_one_that_started_it() -> None:
    command = f"command = (sys.executable, '-c', {checking.KEEP_BUSY!r}, str(os.getpid()))"
    start_one = "; ".join(("import os, subprocess, sys", command, "subprocess.Popen(command)"))
    # It has inherited the output, which is read until nobody holds it.
    subprocess.run((sys.executable, "-c", start_one), stdout=subprocess.PIPE, check=True, timeout=300)


def test_a_check_says_in_one_piece_what_was_found_and_fails_with_it(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Failure, match="lamp failed"):
        checking.check("lamp", sys.executable, "-c", "import sys; print('dark', file=sys.stderr); sys.exit(1)")
    assert re.fullmatch(r"\n== lamp: [\d.]+ s ==\ndark\n", capfd.readouterr().out)


def test_a_failed_test_is_told_before_its_check_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def say(text: str, end: str = "") -> None:
        told.append(text)
        (tmp_path / "heard").touch()

    monkeypatch.setattr(checking, "say", say)
    lines = (
        "import time, pathlib",
        "print('failed: the lamp', flush=True)",
        "while not pathlib.Path('heard').exists(): time.sleep(0.01)",
    )
    checking.check("lamps", sys.executable, "-c", "\n".join(lines), folder=tmp_path)
    assert told[0] == "lamps: failed: the lamp\n"
    assert len(told) == 2


@pytest.mark.parametrize(("lamps", "counts", "passes"), [(1, "small", True), (4, "small", False), (1, "full", False)])
def test_a_few_tests_that_fail_beside_others_are_tried_once_more_and_told(
    lamps: int,
    counts: str,
    passes: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What stands for pytest here fails as long as its lamps are not lit, and lights them."""
    lamp = tmp_path / "lamp"
    told = "\n".join(f"failed: test_lamp.py::test_{number}" for number in range(lamps))
    look = f"import pathlib, sys; lamp = pathlib.Path({str(lamp)!r}); lit = lamp.exists()"
    program = f"{look}; lamp.touch(); lit or print({told!r}); sys.exit(not lit)"
    monkeypatch.setattr(checking, "PYTEST", (sys.executable, "-c", program, "-n", "2"))
    if passes:
        checking.check_tests("lamps", counts, changes={})
        assert "UNSTEADY, failed beside other work and passed alone: test_lamp.py::test_0\n" in capsys.readouterr().out
    else:
        with pytest.raises(Failure, match="lamps failed"):
            checking.check_tests("lamps", counts, changes={})


def test_a_test_that_fails_alone_as_well_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import sys; print('failed: test_lamp.py::test_dark'); sys.exit(1)"
    monkeypatch.setattr(checking, "PYTEST", (sys.executable, "-c", program, "-n", "2"))
    with pytest.raises(Failure, match="lamps, what failed alone failed"):
        checking.check_tests("lamps", "normal", changes={})
