"""What all tests share: how often to repeat, which build is under test, and which rules are proved."""

import ast
import os
import signal
from importlib import import_module
from pathlib import Path

import hypothesis
import pytest

from tests.counts import SIZES, Counts, samples
from tests.rule_recorder import RuleMarks, RuleRecorder, is_whole_run

ROOT = Path(__file__).resolve().parent.parent
os.environ["PERMONIK_LANGUAGE"] = "en"  # what tests read, whatever the machine speaks
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a script; programs under test inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("permonik")
    group.addoption("--counts", choices=SIZES, default="small", help="how often tests repeat (default: small)")
    group.addoption("--update-covered", action="store_true", help="add the rules now covered to covered-rules.txt")


def pytest_configure(config: pytest.Config) -> None:
    check_build(os.environ.get("PERMONIK_EXPECT"))
    set_up_hypothesis(Counts(config.getoption("counts")))
    config.pluginmanager.register(RuleMarks())
    update_ratchet = config.getoption("update_covered")
    if update_ratchet and not is_whole_run(config):
        raise pytest.UsageError("--update-covered: expected a run of all tests, got a choice of tests")
    if hasattr(config, "workerinput"):
        return
    config.pluginmanager.register(Alarm(config))
    if is_whole_run(config):
        config.pluginmanager.register(RuleRecorder(ROOT, update_ratchet=update_ratchet))


class Alarm:
    """Says at once which test failed: with full counts the end, where pytest does, is more than an hour away."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.write_line(f"\nfailed: {report.nodeid}")  # tools/checking.py knows it by its beginning
            terminal.flush()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    counts = Counts(metafunc.config.getoption("counts"))
    for mark in metafunc.definition.iter_markers("some_of"):
        name, groups = mark.args
        metafunc.parametrize(name, samples(groups, metafunc.definition.name, counts), ids=str)


@pytest.fixture(scope="session")
def counts(request: pytest.FixtureRequest) -> Counts:
    return Counts(request.config.getoption("counts"))


def set_up_hypothesis(counts: Counts) -> None:
    """Reproducible, unlimited by the clock, and without a database of examples in the tree."""
    examples = counts(small=20, normal=100, full=1_000)
    profile = hypothesis.settings(max_examples=examples, derandomize=True, deadline=None, database=None)
    hypothesis.settings.register_profile("permonik", profile)
    hypothesis.settings.load_profile("permonik")


def check_build(expected: str | None) -> None:
    """Refuse to test another build than `./test` means to test: `compiled` or `interpreted`."""
    if expected is None:
        return
    if expected not in ("compiled", "interpreted"):
        raise pytest.UsageError(f"PERMONIK_EXPECT: expected compiled or interpreted, got {expected!r}")
    compiled = expected == "compiled"
    files = {name: imported_from(name) for name in ("permonik", *compiled_modules())}
    wrong = [f"{name} from {file}" for name, file in files.items() if is_of_other_build(name, file, compiled)]
    if wrong:
        raise pytest.UsageError(f"expected the {expected} engine, got " + ", ".join(wrong))
    if (flag := import_module("permonik.engine").COMPILED) is not compiled:
        raise pytest.UsageError(f"expected permonik.engine.COMPILED to be {compiled}, got {flag}")


def is_of_other_build(name: str, file: Path, compiled: bool) -> bool:
    if file.is_relative_to(ROOT / "src"):
        return compiled
    return not compiled or (name != "permonik" and file.suffix == ".py")


def imported_from(name: str) -> Path:
    return Path(str(import_module(name).__file__))


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles, by their names."""
    for statement in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="COMPILED")], value=value):
                return [".".join(Path(path).with_suffix("").parts[1:]) for path in ast.literal_eval(value)]
    raise pytest.UsageError("expected setup.py to assign COMPILED")
