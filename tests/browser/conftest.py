"""A real server, a real Chromium. These tests run in a pytest of their own: `./test` starts it last."""

import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from permonik.engine import games
from tests.browser.people import EVERYBODY, LAPTOP, PHONE
from tests.browser.waiting import PATIENCE
from tests.counts import some_of
from tests.ports import free_port
from tools.setting_up import find_chromium

WAIT = PATIENCE / 1_000
expect.set_options(timeout=PATIENCE)  # five seconds otherwise, which a busy machine may need
GAMES_OF_THE_PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
SIZES = {"phone": PHONE, "laptop": LAPTOP}


def in_one_size(name: str, values: Sequence[str]) -> pytest.MarkDecorator:
    """A test for each value, by turns at the `size` of a phone and of a laptop; with full counts in both."""
    sized = ([pytest.param(value, SIZES[size], id=f"{value}-{size}") for size in SIZES] for value in values)
    return some_of(f"{name}, size", *sized)


def some_sizes() -> pytest.MarkDecorator:
    """A test at the `size` of a phone or of a laptop; with full counts at both."""
    return some_of("size", [pytest.param(size, id=name) for name, size in SIZES.items()])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with what takes longest, so that none is left alone with it at the end: each has as many
    tests as another to begin with, in this order."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    items[:] = [item for worker in range(workers) for item in items[worker::workers]]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """When a test fails, its pages tell what they show, and are closed: the next test shall not find them at work."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.when == "call" and report.failed and isinstance(browser, Browser):
        there = [person for person in EVERYBODY if person.context in browser.contexts]
        report.sections += [(f"page {person.page.url}", person.tell()) for person in there]
        for person in there:
            with suppress(Error):
                person.context.close()
    return report


def shown_games() -> list[str]:
    """The games that the page can show; the engine may know more."""
    return [game.id for game in games() if "play:" in (GAMES_OF_THE_PAGE / game.id / "game.ts").read_text()]


class Host:
    """A server with the web page, which can be killed and started again on the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.options = [option.format(port=self.port) for option in options]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "permonik", "serve", f"--port={self.port}", "--bot-workers=1"]
        command += [f"--database=sqlite:///{self.folder / 'tables.db'}", "--bot-delay=0.05", "--bot-seconds=0.05"]
        # Longer than any test looks at them, and than any page takes to be there.
        command += ["--role-seconds=600", "--result-seconds=600", "--contribution-seconds=600"]
        command += [
            "--tables-per-minute=600",
            "--codes-per-minute=6000",
            "--hellos-per-minute=6000",
            "--requests-per-minute=100000",
        ]
        command += self.options
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log)
        deadline = time.monotonic() + WAIT
        while not self.is_healthy():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def is_healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=WAIT) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(WAIT)
            self.process = None


def running(folder: Path, *options: str) -> Iterator[Host]:
    made = Host(folder, *options)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One for all tests: at tables of their own they do not meet."""
    yield from running(tmp_path_factory.mktemp("host"))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One that knows an address which phones can open."""
    yield from running(tmp_path_factory.mktemp("house"), "--address=http://127.0.0.1:{port}")


@pytest.fixture
def mortal_host(tmp_path: Path) -> Iterator[Host]:
    """One that a test may kill."""
    yield from running(tmp_path)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_chromium(), args=["--disable-quic"])
        yield opened
        opened.close()
