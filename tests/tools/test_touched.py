"""`./test --quick` finds what has changed, and the tests that stand nearest to it."""

import subprocess
from pathlib import Path

import pytest

from tools.touched import changed_files, touched_tests

FILES = {
    "src/permonik/engine/core/state.py": "",
    "src/permonik/server/rooms.py": "",
    "src/permonik/server/clock.py": "",
    "src/permonik/cli/play.py": "",
    "tests/engine/saboteur/test_deal.py": "",
    "tests/rules/saboteur/test_turn.py": "",
    "tests/server/test_rooms.py": "from permonik.server.rooms import Rooms",
    "tests/server/test_people.py": "",
    "tests/server/storage/test_kill.py": "from permonik.server.rooms import Rooms",
    "tests/cli/test_play.py": "",
    "tests/house/test_tree.py": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        write(tmp_path / name, text)
    for command in (["init", "--quiet", "--initial-branch=main"], ["add", "."], ["commit", "--quiet", "-m", "All."]):
        git(tmp_path, *command)
    return tmp_path


def git(project: Path, *arguments: str) -> None:
    who = ("-c", "user.name=Eva", "-c", "user.email=eva@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(("git", *who, *arguments), cwd=project, check=True)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def commit(project: Path, name: str) -> None:
    write(project / name, "changed")
    git(project, "add", ".")
    git(project, "commit", "--quiet", "-m", "Change.")


def test_what_is_new_changed_or_not_yet_on_main_has_changed(project: Path) -> None:
    git(project, "switch", "--quiet", "--create", "deeper")
    commit(project, "src/permonik/cli/play.py")
    write(project / "src/permonik/server/rooms.py", "changed")
    write(project / "README.md", "new")
    assert changed_files(project) == {"src/permonik/cli/play.py", "src/permonik/server/rooms.py", "README.md"}


def test_where_nothing_has_changed_the_last_commit_counts(project: Path) -> None:
    commit(project, "src/permonik/cli/play.py")
    assert changed_files(project) == {"src/permonik/cli/play.py"}


def test_outside_of_git_nothing_has_changed(tmp_path: Path) -> None:
    assert changed_files(tmp_path) == set()


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("src/permonik/engine/core/state.py", ["tests/engine", "tests/rules"]),
        ("src/permonik/server/rooms.py", ["tests/server/storage/test_kill.py", "tests/server/test_rooms.py"]),
        ("src/permonik/server/clock.py", ["tests/server"]),
        ("src/permonik/cli/play.py", ["tests/cli"]),
        ("tests/server/test_people.py", ["tests/server/test_people.py"]),
        ("tests/server/serving.py", ["tests/server"]),
        ("tests/server/gone/test_gone.py", ["tests/server"]),
        ("tests/golden/saboteur-3.txt", ["tests/engine/test_golden.py", "tests/engine/test_lockstep.py"]),
        ("tests/browser/test_lesson.py", []),
        ("tools/dev.py", ["tests/tools"]),
        ("tests/conftest.py", []),
        ("web/src/App.svelte", []),
        ("README.md", []),
    ],
)
def test_a_change_touches_the_tests_beside_it_and_those_of_the_tree(
    project: Path, changed: str, expected: list[str]
) -> None:
    assert touched_tests(project, [changed]) == sorted([*expected, "tests/house"])


def test_a_test_in_a_folder_that_runs_anyway_is_not_named_twice(project: Path) -> None:
    changed = ["tests/engine/saboteur/test_deal.py", "src/permonik/engine/core/state.py"]
    assert touched_tests(project, changed) == ["tests/engine", "tests/house", "tests/rules"]
