"""Two people and three bots play a whole game through the page, while somebody watches."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person

LONGEST_GAME = 300
"""Seconds. It takes less than sixty on two busy cores."""


def messages(person: Person) -> list[dict[str, Any]]:
    return [message for frame in person.frames for message in json.loads(frame)]


def screens_of(person: Person) -> list[dict[str, Any]]:
    """Every screen, and every change of one, that reached a person."""
    found = [message.get("changes", {}) for message in messages(person) if message["type"] == "told"]
    welcomes = [message for message in messages(person) if message["type"] == "welcome"]
    return found + [sight.get("screen") or {} for welcome in welcomes for sight in welcome["sights"]]


def set_up(host: Host, browser: Browser) -> tuple[Person, Person, Person]:
    """Eva in Czech by touch on a phone, Jan in Slovak by keyboard, and somebody who watches."""
    eva = Person(browser, host.address, "cs", PHONE, touch=True).open()
    eva.press(eva.page.locator(".game .button").nth(1))
    eva.page.locator(".code").wait_for()
    eva.sit("Eva")
    code = eva.code()
    jan = Person(browser, host.address, "sk").open(f"/t/{code}")
    jan.page.locator("#name").fill("Jan")
    jan.page.keyboard.press("Enter")
    expect(jan.page.locator("li.mine")).to_contain_text("Jan")
    watcher = Person(browser, host.address, "en").open(f"/t/{code}/watch")
    eva.page.locator("#option-rounds").select_option("1")
    eva.press(eva.page.locator(".start .button").first)
    eva.press(eva.page.locator(".start .button.main:not(:disabled)"))
    for person in (eva, jan):
        person.learn_role()
    return eva, jan, watcher


def play_out(host: Host, eva: Person, jan: Person) -> int:
    """Until the end, with a reload and a killed server in the middle; how many moves the two made."""
    moves = 0
    deadline = time.monotonic() + LONGEST_GAME
    while time.monotonic() < deadline:
        eva.page.locator(".prompt.mine, .ended ol").first.or_(eva.page.locator(".seats .turn")).first.wait_for()
        if eva.is_over():
            return moves
        for person, play in ((eva, eva.play_by_hand), (jan, jan.play_by_keys)):
            if person.page.locator(".prompt.mine").count():
                play()
                moves += 1
        if moves == 4:
            eva.page.reload()
            eva.page.locator(".hand").wait_for()
            moves += 1
        if moves == 8:
            host.kill()
            expect(jan.page.locator(".prompt")).not_to_have_class(re.compile("mine"))
            host.start()
            moves += 1
    raise AssertionError("the game does not end")


def go_on_at_a_new_table(eva: Person, jan: Person) -> None:
    """Whoever asks for it goes there at once, the other when he is told of it; both have their seats."""
    for person in (eva, jan):
        person.press(person.page.locator(".after .button.main"))
        person.page.locator(".code").wait_for()
        expect(person.page.locator("li.mine")).to_have_count(1)
    assert eva.code() == jan.code()
    expect(eva.page.locator(".start .button.main:not(:disabled)")).to_be_visible()


def test_two_people_and_three_bots_play_a_whole_game(mortal_host: Host, browser: Browser) -> None:
    eva, jan, watcher = set_up(mortal_host, browser)
    assert eva.page.evaluate("document.documentElement.lang") == "cs"
    assert jan.page.evaluate("document.documentElement.lang") == "sk"
    assert play_out(mortal_host, eva, jan) > 8
    for person in (eva, jan, watcher):
        expect(person.page.locator(".ended ol li")).to_have_count(5)
    running = [shown for shown in screens_of(watcher) if shown.get("round", 1) == 1]
    assert running
    assert not any(shown.get("hand") or shown.get("role") for shown in running)
    assert watcher.page.evaluate("JSON.stringify(localStorage)").count("secrets") == 0
    go_on_at_a_new_table(eva, jan)
    for person in (eva, jan, watcher):
        person.close()
