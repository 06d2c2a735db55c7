"""What a phone has to fetch, cold. Two sums are weighed, of every byte of every answer with its headers:

* what is asked for until the page shows what one came for, such as the board: so long a person waits;
* all that is fetched until nothing moves any more: what may be wanted next comes in spare time.

What the socket tells until then is weighed for itself, for nothing packs it. A whole game that is replayed, as
apprentices play it, counts with its page. The visitor brings nothing along, reads Czech, which needs both parts of the
font, and takes gzip: over HTTPS brotli would make a tenth less of it, but a server in the same house has none.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser

from permonik.bots import bot
from permonik.engine import game as find_game
from permonik.engine.core.record import Recorder, play_out
from permonik.lab.decide import decide
from tests.browser.conftest import Host, shown_games
from tests.browser.people import PHONE, Person, new_table


@dataclass(frozen=True)
class Budget:
    """Bytes: until the page is shown, all in all, and told by the socket."""

    shown: int
    fetched: int
    told: int = 0


HOME = Budget(69_500, 69_500)
HOME_AND_GAME = Budget(150_000, 170_000, 18_000)
WATCHED = Budget(132_000, 158_000, 12_000)
LOBBY = Budget(86_000, 145_000, 3_000)
RULES = Budget(98_000, 106_000)
LESSON = Budget(136_000, 139_000)
REPLAY = Budget(137_500, 137_500)

GAMES = shown_games()
LESSONS = [game for game in GAMES if files("permonik.messages").joinpath("en", f"learn-{game}.ftl").is_file()]
BOTH_FONTS = """() => document.fonts.load("500 1em 'Alegreya Permonik'", "eě")"""
NOTE_SHOWN = """selector => {
    const idle = window.requestIdleCallback;
    const kept = [];
    window.requestIdleCallback = (work, bound) => (window.shown_at ? idle(work, bound) : kept.push([work, bound]));
    new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        window.shown_at = (performance.timeOrigin + performance.now()) / 1000;
        for (const [work, bound] of kept) idle(work, bound);
    }).observe(document, { attributes: true, childList: true, subtree: true });
}"""
"""At once. Spare time begins there: on a busy machine some would be over before anything is shown."""
FONT = ".woff2"
"""Asked for when letters are laid out, just after."""
SPARE_TIME = 1_500
"""Milliseconds after which the page begins to fetch what may be wanted next, and more."""
BOARD, BUTTON, CODE, SECTION = ".board", ".game .button.main", ".code", "section h2"


class Scale:
    """A visitor who came for something, and what travels to them."""

    def __init__(self, browser: Browser, host: Host, wanted: str) -> None:
        self.visitor = Person(browser, host.address, "cs", PHONE)
        self.visitor.context.set_extra_http_headers({"Accept-Encoding": "gzip"})
        self.visitor.context.add_init_script(f"({NOTE_SHOWN})({wanted!r})")
        self.wanted = wanted
        self.asked_at: dict[str, float] = {}
        self.addresses: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self.told: list[int] = []
        network = self.visitor.context.new_cdp_session(self.visitor.page)
        network.on("Network.requestWillBeSent", self.note_asked)
        network.on("Network.loadingFinished", self.note_bytes)
        network.on("Network.webSocketFrameReceived", self.note_told)
        network.send("Network.enable")
        self.host = host

    def note_asked(self, message: dict[str, Any]) -> None:
        self.asked_at[message["requestId"]] = message["wallTime"]
        self.addresses[message["requestId"]] = message["request"]["url"]

    def note_bytes(self, message: dict[str, Any]) -> None:
        self.bytes[message["requestId"]] = message["encodedDataLength"]

    def note_told(self, message: dict[str, Any]) -> None:
        self.told.append(len(message["response"]["payloadData"].encode()))

    def weigh(self, budget: Budget) -> None:
        page = self.visitor.page
        page.locator(self.wanted).first.wait_for()
        page.wait_for_function("window.shown_at")
        told = sum(self.told)
        page.evaluate(BOTH_FONTS)
        page.wait_for_timeout(SPARE_TIME)
        page.wait_for_load_state("networkidle")
        shown_at = page.evaluate("window.shown_at")
        ours = {one: address for one, address in self.addresses.items() if not address.startswith("data:")}
        assert all(address.startswith(self.host.address) for address in ours.values())
        assert sum(address.endswith(FONT) for address in ours.values()) == 2
        weights = sorted(
            (
                (self.bytes[one], address, address.endswith(FONT) or self.asked_at[one] <= shown_at)
                for one, address in ours.items()
            ),
            reverse=True,
        )
        self.visitor.close()
        found = Budget(sum(size for size, _, before in weights if before), sum(size for size, _, _ in weights), told)
        print(found, len(weights), *weights, sep="\n")  # to be seen with -s
        assert found.shown < budget.shown, weights
        assert found.fetched < budget.fetched, weights
        assert found.told <= budget.told, self.told


@pytest.fixture
def scale(browser: Browser, host: Host) -> Callable[[str], Scale]:
    return lambda wanted: Scale(browser, host, wanted)


def test_the_start_page_is_light(scale: Callable[[str], Scale]) -> None:
    start = scale(BUTTON)
    start.visitor.open()
    start.weigh(HOME)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_light_for_who_begins_it_and_for_who_watches_it(game: str, scale: Callable[[str], Scale]) -> None:
    player = scale(BOARD)
    page = player.visitor.open().page
    player.visitor.press(page.locator(f".game:has([href='/rules/{game}']) .button.main"))
    page.locator(BOARD).wait_for()
    address = page.url.removeprefix(player.host.address)
    player.weigh(HOME_AND_GAME)
    watcher = scale(BOARD)
    watcher.visitor.open(f"{address}/watch")
    watcher.weigh(WATCHED)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_for_players_is_light(game: str, scale: Callable[[str], Scale]) -> None:
    guest = scale(CODE)
    guest.visitor.open(f"/t/{new_table(guest.host.address, game, find_game(game).least_seats)}")
    guest.weigh(LOBBY)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_light(game: str, scale: Callable[[str], Scale]) -> None:
    reader = scale(SECTION)
    reader.visitor.open(f"/rules/{game}")
    reader.weigh(RULES)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_light(game: str, scale: Callable[[str], Scale]) -> None:
    pupil = scale(BOARD)
    pupil.visitor.open(f"/learn/{game}")
    pupil.weigh(LESSON)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_of_a_whole_game_is_light(game: str, scale: Callable[[str], Scale]) -> None:
    rules, apprentice = find_game(game), bot(game, "apprentice")
    record = play_out(Recorder(rules, min(5, rules.most_seats), 7), lambda state: decide(apprentice, state, 7))
    opened = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.write().encode()}
    viewer = scale(BOARD)
    page = viewer.visitor.open("/replay").page
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]  # a file as Playwright wants it
    viewer.weigh(REPLAY)
