"""Which rules the tests of a run have proved: the pytest plugin behind `@pytest.mark.rule("BA-053", ...)`."""

import os
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from permonik.rulebook import UnknownRule, rule, rules
from permonik.rulebook.coverage import RATCHET, Coverage, tree_hash


def rule_ids(item: pytest.Item) -> list[str]:
    return [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]


def is_whole_run(config: pytest.Config) -> bool:
    """Whether nothing was chosen: no path, no expression, nothing left out."""
    chosen = ("keyword", "markexpr", "deselect", "lf", "stepwise", "ignore", "ignore_glob", "collectonly")
    anything_chosen = any(config.getoption(option, False) for option in chosen)
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not anything_chosen


class RuleMarks:
    """In the process that runs the tests: hands the rules of a test on with its reports."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            item.user_properties += [("rule", rule_id) for rule_id in rule_ids(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        for rule_id in rule_ids(item):
            try:
                rule(rule_id)
            except UnknownRule as error:
                raise pytest.fail.Exception(f"in the mark `rule`: {error}", pytrace=False) from None


class RuleRecorder:
    """In the process that reports: keeps coverage and the ratchet of a whole run."""

    def __init__(self, root: Path, *, update_ratchet: bool) -> None:
        self.root = root
        self.tree = tree_hash(root)
        self.update_ratchet = update_ratchet
        self.everything_collected = True
        self.passed: defaultdict[str, set[str]] = defaultdict(set)
        self.failed: set[str] = set()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.everything_collected = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [str(value) for name, value in report.user_properties if name == "rule"]
        if report.failed:
            self.failed.update(ids)
        elif report.passed and report.when == "call":
            for rule_id in ids:
                self.passed[rule_id].add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        stopped = session.shouldstop or session.shouldfail or not self.everything_collected
        if stopped or session.exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return
        if os.environ.get("PERMONIK_EXPECT") == "compiled":
            Coverage(tree=self.tree, tests=self.covered()).write(self.root)
        if self.update_ratchet:
            self.write_ratchet()
        elif lost := self.lost():
            self.report_lost(session, lost)

    def covered(self) -> dict[str, tuple[str, ...]]:
        """For each rule with a test that passed and none that failed, the tests that passed."""
        return {rule_id: tuple(sorted(self.passed[rule_id])) for rule_id in sorted(self.passed.keys() - self.failed)}

    def lost(self) -> list[str]:
        """Rules of the ratchet that no test speaks of any more; those whose test failed are reported as failures."""
        return sorted(self.ratchet() - self.covered().keys() - self.failed)

    def ratchet(self) -> set[str]:
        path = self.root / RATCHET
        return set(path.read_text(encoding="utf-8").split()) if path.exists() else set()

    def write_ratchet(self) -> None:
        kept = self.ratchet() | self.covered().keys()
        lines = [f"{rule_id}\n" for rule_id in rules() if rule_id in kept]
        (self.root / RATCHET).write_text("".join(lines), encoding="utf-8")

    def report_lost(self, session: pytest.Session, lost: Iterable[str]) -> None:
        """Fail the run as one more failed test, so that the closing line of pytest counts it."""
        name = RATCHET.as_posix()
        message = f"{name} lists rules that no test proves any more: {', '.join(lost)}"
        location = (name, None, "covered rules")
        report = pytest.TestReport(f"{name}::lost", location, {}, outcome="failed", longrepr=message, when="call")
        session.config.hook.pytest_runtest_logreport(report=report)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
