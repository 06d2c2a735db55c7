"""Coverage counts only what ran and passed, and only for the tree it was written for."""

from pathlib import Path
from typing import Literal

import pytest

from permonik.rulebook.coverage import FILE, RATCHET, Coverage, MissingCoverage, StaleCoverage, tree_hash
from tests.rule_recorder import RuleRecorder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("src/permonik/mine.py", "tests/test_mine.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(f"# {name}\n")
    return tmp_path


def report(
    outcome: Literal["passed", "failed", "skipped"],
    *rules: str,
    test: str = "test_a",
    when: Literal["setup", "call", "teardown"] = "call",
) -> pytest.TestReport:
    ids = [("rule", rule) for rule in rules]
    return pytest.TestReport(test, (test, 0, test), {}, outcome, None, when, user_properties=ids)


def recorder(root: Path, *reports: pytest.TestReport) -> RuleRecorder:
    recorder = RuleRecorder(root, update_ratchet=False)
    for one in reports:
        recorder.pytest_runtest_logreport(one)
    return recorder


def test_a_rule_is_covered_by_the_tests_that_passed(project: Path) -> None:
    passed = recorder(project, report("passed", "BA-001", test="b"), report("passed", "BA-001", "BA-002", test="a"))
    assert passed.covered() == {"BA-001": ("a", "b"), "BA-002": ("a",)}


def test_a_skipped_test_covers_nothing(project: Path) -> None:
    skipped = recorder(
        project,
        report("passed", "BA-001", when="setup"),
        report("skipped", "BA-001"),
        report("skipped", "BA-002", when="setup"),
    )
    assert skipped.covered() == {}


@pytest.mark.parametrize("when", ["setup", "call", "teardown"])
def test_a_rule_with_a_failed_test_is_not_covered(project: Path, when: Literal["setup", "call", "teardown"]) -> None:
    failed = recorder(project, report("passed", "BA-001", test="a"), report("failed", "BA-001", test="b", when=when))
    assert failed.covered() == {}


def test_a_rule_of_the_ratchet_without_a_test_is_lost(project: Path) -> None:
    (project / RATCHET).write_text("BA-001\nBA-002\nBA-003\n")
    run = recorder(project, report("passed", "BA-001"), report("failed", "BA-002"))
    assert run.lost() == ["BA-003"]


def test_the_ratchet_only_grows_but_forgets_unknown_rules(project: Path) -> None:
    (project / RATCHET).write_text("BA-003\nXX-001\n")
    recorder(project, report("passed", "BA-002")).write_ratchet()
    assert (project / RATCHET).read_text() == "BA-002\nBA-003\n"


def test_what_was_written_is_read(project: Path) -> None:
    coverage = Coverage(tree=tree_hash(project), tests={"BA-001": ("tests/test_mine.py::test_a",)})
    coverage.write(project)
    assert Coverage.read(project) == coverage


@pytest.mark.parametrize("content", [None, "", "{}", '{"tree": 1, "tests": {}}'])
def test_an_unreadable_coverage_counts_as_missing(project: Path, content: str | None) -> None:
    if content is not None:
        (project / FILE).parent.mkdir()
        (project / FILE).write_text(content)
    with pytest.raises(MissingCoverage, match=r"expected .*coverage\.json, written by a whole run of \./test"):
        Coverage.read(project)


@pytest.mark.parametrize("name", ["src/permonik/mine.py", "tests/test_mine.py", "tests/test_new.py"])
def test_coverage_of_another_tree_is_refused(project: Path, name: str) -> None:
    Coverage(tree=tree_hash(project), tests={}).write(project)
    (project / name).write_text("changed")
    with pytest.raises(StaleCoverage, match="expected coverage of tree"):
        Coverage.read(project)


def test_what_a_run_leaves_behind_does_not_change_the_tree(project: Path) -> None:
    before = tree_hash(project)
    caches = ("src/.mypy_cache/x", "src/permonik/__pycache__/mine.pyc", "src/permonik.egg-info/PKG-INFO")
    for name in (*caches, str(RATCHET)):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text("left behind")
    assert tree_hash(project) == before
