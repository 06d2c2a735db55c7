"""What `./play` and `./test` set up is done again when its inputs changed or it failed, and only then."""

import sys
from functools import partial
from pathlib import Path

import pytest

from tools import setting_up
from tools.commands import Failure


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(setting_up, "ROOT", tmp_path)
    monkeypatch.setattr(setting_up, "VENV", tmp_path / ".venv")
    (tmp_path / "src" / "permonik").mkdir(parents=True)
    (tmp_path / "src" / "permonik" / "mine.py").write_text("a tunnel")
    return tmp_path


@pytest.mark.usefixtures("project")
def test_a_step_is_done_once_for_the_same_inputs() -> None:
    done: list[str] = []
    for inputs in ("a", "a", "b", "b", "a"):
        setting_up.step("digging", inputs, partial(done.append, inputs))
    assert done == ["a", "b", "a"]


@pytest.mark.usefixtures("project")
def test_a_step_that_failed_is_done_again() -> None:
    def collapse() -> None:
        raise Failure("the tunnel collapsed")

    setting_up.step("digging", "a", lambda: None)
    with pytest.raises(Failure):
        setting_up.step("digging", "b", collapse)
    done: list[str] = []
    setting_up.step("digging", "a", lambda: done.append("a"))
    assert done == ["a"]


@pytest.mark.parametrize("name", ["src/permonik/mine.py", "src/permonik/new.py"])
def test_a_changed_or_new_file_changes_the_digest(project: Path, name: str) -> None:
    before = setting_up.digest("src")
    (project / name).write_text("a rockfall")
    assert setting_up.digest("src") != before


def test_a_renamed_file_changes_the_digest(project: Path) -> None:
    before = setting_up.digest("src")
    (project / "src/permonik/mine.py").rename(project / "src/permonik/cave.py")
    assert setting_up.digest("src") != before


def test_what_building_leaves_behind_does_not_change_the_digest(project: Path) -> None:
    before = setting_up.digest("src")
    for name in ("src/.mypy_cache/x", "src/permonik/__pycache__/mine.pyc", "src/permonik.egg-info/PKG-INFO"):
        (project / name).parent.mkdir()
        (project / name).write_text("left behind")
    assert setting_up.digest("src") == before


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false", "sh -c 'exit 1'"])
def test_a_compiler_that_does_not_compile_is_not_used(compiler: str) -> None:
    assert not setting_up.compiles(compiler)


def test_the_engine_is_compiled_once_for_the_same_sources(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(setting_up, "run", lambda *command, **_: compiled.append(command[-1]))
    (project / "build").mkdir()
    for _ in range(2):
        setting_up.compile_engine(lambda: "cc")
    (project / "src/permonik/engine").mkdir()
    (project / "src/permonik/engine/board.py").write_text("a net")
    setting_up.compile_engine(lambda: "cc")
    assert compiled == ["build_ext", "build_ext"]


@pytest.mark.usefixtures("project")
def test_an_activated_environment_without_pip_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/elsewhere/.venv/bin/python")
    monkeypatch.setattr(sys, "_base_executable", "/usr/bin/python3")
    monkeypatch.setattr(setting_up, "find_spec", lambda name: None)
    assert setting_up.outer_python() == "/usr/bin/python3"
    monkeypatch.setattr(setting_up, "find_spec", lambda name: object())
    assert setting_up.outer_python() == "/elsewhere/.venv/bin/python"
