"""What a phone has to fetch until the game is on its screen."""

import gzip

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person

MOST_BYTES = 128_000
BOTH_FONTS = """() => document.fonts.load("500 1em 'Alegreya Permonik'", "eě")"""


def weight(response: Response) -> int:
    """As many bytes as travel: what the server would send packed, and a font as it is."""
    body = response.body()
    return len(body) if response.url.endswith(".woff2") else min(len(body), len(gzip.compress(body, 6)))


@pytest.mark.parametrize(("number", "board"), [(0, ".board"), (2, ".forest")], ids=["saboteur", "diamond-forest"])
def test_the_game_page_is_light(number: int, board: str, host: Host, browser: Browser) -> None:
    """In Czech, which needs the letters of both parts of the font."""
    player = Person(browser, host.address, "cs", PHONE).open()
    player.press(player.page.locator(".game .button.main").nth(number))
    player.page.locator(board).wait_for()
    address = player.page.url
    player.context.close()
    fetched: list[Response] = []

    def note(response: Response) -> None:
        fetched.append(response)

    watcher = Person(browser, host.address, "cs", PHONE)
    watcher.page.on("response", note)
    watcher.open(f"{address.removeprefix(host.address)}/watch")
    watcher.page.locator(board).wait_for()
    watcher.page.evaluate(BOTH_FONTS)
    watcher.page.wait_for_load_state("networkidle")
    ours = {response.url: weight(response) for response in fetched if not response.url.startswith("data:")}
    assert all(url.startswith(host.address) for url in ours)
    assert sum(url.endswith(".woff2") for url in ours) == 2
    assert sum(ours.values()) < MOST_BYTES, sorted(ours.items(), key=lambda item: -item[1])
    watcher.close()
