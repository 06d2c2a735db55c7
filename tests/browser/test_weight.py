"""What a phone has to fetch, cold, until a page is on its screen: every byte of every answer, with its headers."""

from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from permonik.engine import game as find_game
from permonik.engine.core.record import Recorder, play_out
from tests.browser.conftest import Host, shown_games
from tests.browser.people import PHONE, Person

HOME = 90_000
HOME_AND_GAME = 161_000
OTHERS = 140_000
GAMES = shown_games()
LESSONS = [game for game in GAMES if files("permonik.messages").joinpath("en", f"learn-{game}.ftl").is_file()]
BOTH_FONTS = """() => document.fonts.load("500 1em 'Alegreya Permonik'", "eě")"""
BOARD = ".board"
RECORD = 70_000
"""A whole game, seen by all, may weigh so much besides the page that shows it."""


class Scale:
    """A visitor who brings nothing along, in Czech, which needs both parts of the font, and what travels to them.

    On this machine Chromium would take brotli; from a server in the same house, without HTTPS, it takes gzip."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self.visitor = Person(browser, host.address, "cs", PHONE)
        self.visitor.context.set_extra_http_headers({"Accept-Encoding": "gzip"})
        self.addresses: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        network = self.visitor.context.new_cdp_session(self.visitor.page)
        network.on("Network.responseReceived", self.note_address)
        network.on("Network.loadingFinished", self.note_bytes)
        network.send("Network.enable")
        self.host = host

    def note_address(self, message: dict[str, Any]) -> None:
        self.addresses[message["requestId"]] = message["response"]["url"]

    def note_bytes(self, message: dict[str, Any]) -> None:
        self.bytes[message["requestId"]] = message["encodedDataLength"]

    def weigh(self, budget: int, *, without: str = "data:") -> int:
        """Everything but what has this in its address; how much that is."""
        page = self.visitor.page
        page.evaluate(BOTH_FONTS)
        page.wait_for_load_state("networkidle")
        every = [(size, self.addresses[one]) for one, size in self.bytes.items()]
        ours = [(size, address) for size, address in every if not address.startswith("data:")]
        left_out = sum(size for size, address in ours if without in address)
        ours = [(size, address) for size, address in ours if without not in address]
        assert all(address.startswith(self.host.address) for _, address in ours)
        assert sum(address.endswith(".woff2") for _, address in ours) == 2
        assert sum(size for size, _ in ours) < budget, sorted(ours, reverse=True)
        self.visitor.close()
        return left_out


@pytest.fixture
def scale(browser: Browser, host: Host) -> Callable[[], Scale]:
    return lambda: Scale(browser, host)


def test_the_start_page_is_light(scale: Callable[[], Scale]) -> None:
    start = scale()
    start.visitor.open().page.locator(".game .button.main").first.wait_for()
    start.weigh(HOME)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_light_for_who_begins_it_and_for_who_watches_it(game: str, scale: Callable[[], Scale]) -> None:
    player = scale()
    page = player.visitor.open().page
    player.visitor.press(page.locator(f".game:has([href='/rules/{game}']) .button.main"))
    page.locator(BOARD).wait_for()
    address = page.url.removeprefix(player.host.address)
    player.weigh(HOME_AND_GAME)
    watcher = scale()
    watcher.visitor.open(f"{address}/watch").page.locator(BOARD).wait_for()
    watcher.weigh(OTHERS)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_for_players_is_light(game: str, scale: Callable[[], Scale]) -> None:
    host = scale()
    page = host.visitor.open().page
    host.visitor.press(page.locator(f".game:has([href='/rules/{game}']) .button:not(.main)"))
    page.locator(".code").wait_for()
    address = page.url.removeprefix(host.host.address)
    host.visitor.close()
    guest = scale()
    guest.visitor.open(address).page.locator(".code").wait_for()
    guest.weigh(OTHERS)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_light(game: str, scale: Callable[[], Scale]) -> None:
    reader = scale()
    page = reader.visitor.open(f"/rules/{game}").page
    page.locator("section h2").first.wait_for()
    reader.weigh(OTHERS)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_light(game: str, scale: Callable[[], Scale]) -> None:
    pupil = scale()
    pupil.visitor.open(f"/learn/{game}").page.locator(BOARD).wait_for()
    pupil.weigh(OTHERS)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_light(game: str, scale: Callable[[], Scale]) -> None:
    chance = Random(7)
    rules = find_game(game)
    record = play_out(Recorder(rules, min(5, rules.most_seats), 7), lambda state: chance.choice(state.moves()))
    opened = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.write().encode()}
    viewer = scale()
    page = viewer.visitor.open("/replay").page
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]  # a file as Playwright wants it
    page.locator(BOARD).wait_for()
    assert 0 < viewer.weigh(OTHERS, without="/api/replay") < RECORD
