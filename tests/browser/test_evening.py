"""An evening in the browser: what the same people play one after the other, and who won."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import Browser, Locator, expect

import permonik
from tests.browser.conftest import Host, some_sizes
from tests.browser.far import SCREEN, assert_readable
from tests.browser.people import Person
from tests.browser.test_accessibility import violations
from tests.browser.waiting import rest
from tests.engine.games import short_options
from tests.server.serving import Message, Server
from tests.server.tables_in_play import all_are, come, game_of, go_on, play_together

Result = TypeVar("Result")


def elsewhere(act: Coroutine[Any, Any, Result]) -> Result:
    """What others do at their own devices: this thread belongs to the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, act).result()


async def play_and_go_on(port: int) -> tuple[Message, dict[int, str]]:
    """A game of Saboteur that is over, and the forest that follows: its welcome, and the secrets of its seats."""
    guests = await game_of(Server(port), "Eva", "Jan", "Ota")
    await play_together(guests)
    again = await go_on(Server(port), guests, "diamond-forest")
    return again[0].welcome, {seat: secret for guest in again for seat, secret in guest.secrets.items()}


async def play_out(port: int, table: str, secrets: dict[int, str]) -> None:
    guests = [await come(Server(port), table, secret) for secret in secrets.values()]
    for guest, (seat, secret) in zip(guests, secrets.items(), strict=True):
        guest.secrets[seat] = secret
    await guests[0].must("configure", seat=0, options=short_options(permonik.game("diamond-forest")))
    await guests[0].must("start", seat=0)
    for guest, seat in zip(guests, secrets, strict=True):
        await guest.ask("contribute", seat=seat, contribution=f"{seat:032x}")  # a page at the same seat may be faster
    await all_are(guests, lambda guest: any(guest.screens.values()))
    await play_together(guests)


def rows(evening: Locator) -> list[str]:
    return [row.splitlines()[0].strip() for row in evening.locator("tbody th").all_inner_texts()]


@some_sizes()
def test_lobby_and_result_say_who_won_this_evening_and_any_game_comes_next(
    size: dict[str, int], host: Host, browser: Browser
) -> None:
    forest, secrets = elsewhere(play_and_go_on(host.port))
    eva = Person(browser, host.address, "en", size).open(f"/t/{forest['code']}#seat={secrets[0]}")
    evening = eva.page.get_by_role("region", name="This evening")
    expect(evening).to_contain_text("One game so far")
    assert sorted(rows(evening)) == ["Eva", "Jan", "Ota"]
    expect(evening.locator("thead th")).to_have_text(["Saboteur"])
    assert evening.locator("tbody .won").count() >= 1, "somebody has won, and has a nugget for it"
    assert evening.locator(".roles span").count() >= 3, "each has had a role"

    elsewhere(play_out(host.port, forest["table"], secrets))
    expect(evening).to_contain_text("2\u00a0games so far")
    expect(evening.locator("thead th:not(.sum)")).to_have_text(["Saboteur", "Diamond Forest"])

    eva.press(eva.page.get_by_role("button", name="Another game"))
    dialog = eva.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Lost Mines")).to_be_enabled()
    eva.press(dialog.get_by_role("button", name="Lost Mines"))
    expect(eva.page.locator("h1")).to_have_text("The Lost Mines")
    expect(evening).to_contain_text("2\u00a0games so far")
    assert eva.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
    eva.close()


def test_the_big_screen_shows_the_evening_with_the_last_result(host: Host, browser: Browser) -> None:
    forest, secrets = elsewhere(play_and_go_on(host.port))
    screen = Person(browser, host.address, "cs", SCREEN).open(f"/t/{forest['code']}/screen")
    screen.page.locator(".code").wait_for()
    elsewhere(play_out(host.port, forest["table"], secrets))
    evening = screen.page.get_by_role("region", name="Dnešní večer")
    expect(evening).to_contain_text("2\u00a0hry")
    rest(screen.page)  # until then it may have become too long for one page
    marks = screen.page.locator(".marks button")
    if marks.count():
        screen.press(marks.last)
    expect(evening.locator("tbody").last).to_be_in_viewport(ratio=0.99)
    assert_readable(screen)
    assert violations(screen) == []
    screen.close()


def test_a_game_with_too_few_seats_cannot_be_chosen(host: Host, browser: Browser) -> None:
    async def play_five() -> tuple[str, str]:
        guests = await game_of(Server(host.port), "Eva", "Jan", "Ota", "Iva", "Petr")
        await play_together(guests)
        return str(guests[0].welcome["code"]), guests[0].secrets[0]

    code, secret = elsewhere(play_five())
    eva = Person(browser, host.address).open(f"/t/{code}#seat={secret}")
    eva.press(eva.page.get_by_role("button", name="Another game"))
    dialog = eva.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Dark Cave")).to_be_enabled()
    expect(dialog.get_by_role("button", name="Diamond Forest")).to_be_disabled()
    expect(eva.page.get_by_role("region", name="This evening")).to_have_count(0)  # one game is no evening yet
    eva.close()
