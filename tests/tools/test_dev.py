"""What `./play` and `./test` set up is done again when its inputs changed or it failed, and only then."""

import re
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest

from tools import dev


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    (tmp_path / "src" / "permonik").mkdir(parents=True)
    (tmp_path / "src" / "permonik" / "mine.py").write_text("a tunnel")
    return tmp_path


@pytest.mark.usefixtures("project")
def test_a_step_is_done_once_for_the_same_inputs() -> None:
    done: list[str] = []
    for inputs in ("a", "a", "b", "b", "a"):
        dev.step("digging", inputs, partial(done.append, inputs))
    assert done == ["a", "b", "a"]


@pytest.mark.usefixtures("project")
def test_a_step_that_failed_is_done_again() -> None:
    def collapse() -> None:
        raise dev.Failure("the tunnel collapsed")

    dev.step("digging", "a", lambda: None)
    with pytest.raises(dev.Failure):
        dev.step("digging", "b", collapse)
    done: list[str] = []
    dev.step("digging", "a", lambda: done.append("a"))
    assert done == ["a"]


@pytest.mark.parametrize("name", ["src/permonik/mine.py", "src/permonik/new.py"])
def test_a_changed_or_new_file_changes_the_digest(project: Path, name: str) -> None:
    before = dev.digest("src")
    (project / name).write_text("a rockfall")
    assert dev.digest("src") != before


def test_a_renamed_file_changes_the_digest(project: Path) -> None:
    before = dev.digest("src")
    (project / "src/permonik/mine.py").rename(project / "src/permonik/cave.py")
    assert dev.digest("src") != before


def test_what_building_leaves_behind_does_not_change_the_digest(project: Path) -> None:
    before = dev.digest("src")
    for name in ("src/.mypy_cache/x", "src/permonik/__pycache__/mine.pyc", "src/permonik.egg-info/PKG-INFO"):
        (project / name).parent.mkdir()
        (project / name).write_text("left behind")
    assert dev.digest("src") == before


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false", "sh -c 'exit 1'"])
def test_a_compiler_that_does_not_compile_is_not_used(compiler: str) -> None:
    assert not dev.compiles(compiler)


def test_busy_processes_work_until_the_tests_beside_them_are_over() -> None:
    with dev.busy_processes(2) as busy:
        assert [process.poll() for process in busy] == [None, None]
    assert [process.poll() for process in busy] == [-signal.SIGKILL, -signal.SIGKILL]


def test_a_busy_process_ends_with_the_one_that_started_it() -> None:
    lines = ("import os, subprocess, sys", f"command = (sys.executable, '-c', {dev.KEEP_BUSY!r}, str(os.getpid()))")
    start_one = "; ".join((*lines, "subprocess.Popen(command)"))
    # It has inherited the output, which is read until nobody holds it.
    subprocess.run((sys.executable, "-c", start_one), stdout=subprocess.PIPE, check=True, timeout=300)


def test_what_is_done_side_by_side_is_done_and_every_failure_is_told() -> None:
    met = threading.Barrier(2, timeout=300)

    def collapse(where: str) -> None:
        met.wait()
        raise dev.Failure(f"the tunnel collapsed in the {where}")

    with pytest.raises(dev.Failure) as failure:
        dev.side_by_side(lambda: collapse("north"), lambda: None, lambda: collapse("south"))
    assert str(failure.value) == "the tunnel collapsed in the north\nthe tunnel collapsed in the south"


def test_a_fault_beside_a_failure_is_not_hidden() -> None:
    def stumble() -> None:
        raise ZeroDivisionError

    def collapse() -> None:
        raise dev.Failure("the tunnel collapsed")

    with pytest.raises(ZeroDivisionError):
        dev.side_by_side(collapse, stumble)


@pytest.mark.usefixtures("project")
def test_a_check_says_in_one_piece_what_was_found_and_fails_with_it(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(dev.Failure, match="lamp failed"):
        dev.check("lamp", sys.executable, "-c", "import sys; print('dark', file=sys.stderr); sys.exit(1)")
    assert re.fullmatch(r"\n== lamp: [\d.]+ s ==\ndark\n", capfd.readouterr().out)


def test_a_failed_test_is_told_before_its_check_has_ended(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def say(text: str, end: str = "") -> None:
        told.append(text)
        (project / "heard").touch()

    monkeypatch.setattr(dev, "say", say)
    lines = (
        "import time, pathlib",
        "print('failed: the lamp', flush=True)",
        "while not pathlib.Path('heard').exists(): time.sleep(0.01)",
    )
    dev.check("lamps", sys.executable, "-c", "\n".join(lines), folder=project)
    assert told[0] == "lamps: failed: the lamp\n"
    assert len(told) == 2


@pytest.mark.parametrize(("lamps", "counts", "passes"), [(1, "small", True), (4, "small", False), (1, "full", False)])
def test_a_few_tests_that_fail_beside_others_are_tried_once_more_and_told(
    lamps: int,
    counts: str,
    passes: bool,
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What stands for pytest here fails as long as its lamps are not lit, and lights them."""
    lamp = project / "lamp"
    told = "\n".join(f"failed: test_lamp.py::test_{number}" for number in range(lamps))
    look = f"import pathlib, sys; lamp = pathlib.Path({str(lamp)!r}); lit = lamp.exists()"
    program = f"{look}; lamp.touch(); lit or print({told!r}); sys.exit(not lit)"
    monkeypatch.setattr(dev, "PYTEST", (sys.executable, "-c", program, "-n", "2"))
    if passes:
        dev.check_tests("lamps", counts, changes={})
        assert "UNSTEADY, failed beside other work and passed alone: test_lamp.py::test_0\n" in capsys.readouterr().out
    else:
        with pytest.raises(dev.Failure, match="lamps failed"):
            dev.check_tests("lamps", counts, changes={})


def test_a_test_that_fails_alone_as_well_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import sys; print('failed: test_lamp.py::test_dark'); sys.exit(1)"
    monkeypatch.setattr(dev, "PYTEST", (sys.executable, "-c", program, "-n", "2"))
    with pytest.raises(dev.Failure, match="lamps, what failed alone failed"):
        dev.check_tests("lamps", "normal", changes={})


def test_the_engine_is_compiled_once_for_the_same_sources(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(dev, "run", lambda *command, **_: compiled.append(command[-1]))
    (project / "build").mkdir()
    for _ in range(2):
        dev.compile_engine(lambda: "cc")
    (project / "src/permonik/engine").mkdir()
    (project / "src/permonik/engine/board.py").write_text("a net")
    dev.compile_engine(lambda: "cc")
    assert compiled == ["build_ext", "build_ext"]
