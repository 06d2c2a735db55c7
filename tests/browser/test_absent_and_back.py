"""Somebody goes away: everybody sees whom the table waits for, a bot plays, and who comes back plays on at once."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.children import Children
from tests.browser.conftest import Host, in_one_size
from tests.browser.people import DIALOG, Person, new_table
from tests.browser.test_accessibility import violations
from tests.browser.waiting import until

FOREST = "diamond-forest"
GAMES = ("saboteur", "saboteur-2", FOREST)
BOT_MOVED = re.compile("A bot made (1\u00a0move|[2-4]\u00a0moves) for you while you were away.")
"""A turn of the expansion may be several moves: cards are discarded one by one."""


def start(eva: Person, jan: Person, code: str, game: str) -> None:
    """Eva is host; both have read their roles where there are any. A bot has the third seat, if there is one."""
    eva.open(f"/t/{code}").sit("Eva")
    jan.open(f"/t/{code}").sit("Jan")
    if game == FOREST:
        eva.press(eva.page.locator(".start .button.main:not(:disabled)"))
        return
    eva.start_with_bots()
    for person in (eva, jan):
        person.learn_role()


def read_until_back(person: Person) -> None:
    """A bot may have taken a new hat, whose role is read first."""
    back = person.page.locator("dialog").filter(has_text="for you while you were away")
    while person.wait_for(DIALOG) and not back.count():
        person.press_passing(person.page.locator(DIALOG))


@in_one_size("game", GAMES)
def test_a_bot_plays_for_who_is_away_until_the_person_is_back(
    host: Host, browser: Browser, game: str, size: dict[str, int]
) -> None:
    eva = Person(browser, host.address, "en", size)
    jan = Person(browser, host.address, "en", size)
    code = new_table(host.address, game, 2 if game == FOREST else 3, first_player=1)
    start(eva, jan, code, game)
    watcher = Person(browser, host.address, "en", size).open(f"/t/{code}/watch")
    room = Person(browser, host.address, "en").open(f"/t/{code}/screen")
    jan.wait_for_turn()
    at = jan.page.url
    jan.open("/")  # the table is closed on this device

    expect(room.page.locator(".prompt")).to_have_text("Waiting for Jan, who is away")
    absent = eva.page.locator("footer .absent")
    expect(absent).to_contain_text("Waiting for Jan, who is away")
    expect(absent).to_be_in_viewport(ratio=1)
    seen = watcher.page.locator("footer .absent")
    expect(seen).to_contain_text("The host, Eva, can let a bot play.")
    assert seen.locator("button").count() == 0
    assert violations(eva) == [], "somebody is away"
    eva.press(absent.locator(".button.main"))
    expect(absent).to_have_count(0)
    expect(seen).to_have_count(0)
    expect(room.page.locator(".prompt")).not_to_contain_text("away")
    assert eva.wait_for_turn()

    jan.page.goto(at)
    read_until_back(jan)
    dialog = jan.page.locator("dialog")
    if game == FOREST:
        expect(dialog).to_contain_text("for you while you were away")
        assert dialog.locator("li").count() == 0, "in a game about memory nothing is told again"
    else:
        expect(dialog).to_contain_text(BOT_MOVED)
        expect(dialog.locator("li").first).to_contain_text("You")
    assert violations(jan) == [], "back again"
    jan.press(dialog.locator(".button.main"))
    expect(dialog).to_be_hidden()

    # The seat is Jan's again, without anything to press.
    if game == FOREST:
        children = Children(eva)
        while not jan.is_to_move():
            until(eva.page, lambda: eva.is_to_move() or jan.is_to_move(), "somebody's turn")
            if eva.is_to_move():
                children.decide()
    else:
        eva.play_by_hand()
    assert jan.wait_for_turn()
    for person in (eva, jan, watcher, room):
        person.close()


def test_nothing_is_told_where_the_bot_had_nothing_to_do(host: Host, browser: Browser) -> None:
    eva, jan = Person(browser, host.address, "en"), Person(browser, host.address, "en")
    eva.begin_first("Eva", {"Jan": jan})
    at = jan.page.url
    jan.open("/")  # the table is closed on this device
    eva.press(eva.page.locator("header nav .button").last)
    eva.press(eva.page.get_by_role("button", name="Let a bot play"))
    expect(eva.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    eva.page.keyboard.press("Escape")
    jan.page.goto(at)
    expect(eva.page.locator(".log li").last).to_have_text("Jan plays again.")
    jan.page.locator(".hand").wait_for()
    expect(jan.page.locator("dialog")).to_have_count(0)
    eva.close()
    jan.close()
