"""Two people and three bots play a whole game through the page, while somebody watches."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import END, PHONE, Person, next_to_move


def screens_of(person: Person) -> list[dict[str, Any]]:
    """Every screen, and every change of one, that reached a person."""
    welcomes = [message for message in person.messages if message["type"] == "welcome"]
    return person.changes_told() + [sight.get("screen") or {} for welcome in welcomes for sight in welcome["sights"]]


def set_up(host: Host, browser: Browser) -> tuple[Person, Person, Person]:
    """Eva in Czech by touch on a phone, Jan in Slovak by keyboard, and somebody who watches."""
    eva = Person(browser, host.address, "cs", PHONE, touch=True).open()
    eva.set_table()
    eva.sit("Eva")
    code = eva.code()
    jan = Person(browser, host.address, "sk").open(f"/t/{code}")
    jan.page.locator("#name").fill("Jan")
    jan.page.keyboard.press("Enter")
    expect(jan.page.locator("li.mine")).to_contain_text("Jan")
    watcher = Person(browser, host.address, "en").open(f"/t/{code}/watch")
    eva.page.locator("#option-rounds").select_option("1")
    eva.page.locator("#option-first_player").select_option("0")
    eva.start_with_bots()
    for person in (eva, jan):
        person.learn_role()
    return eva, jan, watcher


def play_out(host: Host, eva: Person, jan: Person) -> int:
    """Until the end, with a reload and a killed server on the way; how many moves the two made after that.

    Both come so early that the game cannot be over: nobody digs to the gold with fewer than seven cards.
    """
    assert play_once(eva, jan)
    eva.page.reload()
    eva.page.locator(".hand").wait_for()
    assert play_once(eva, jan)
    host.kill()
    for person in (eva, jan):
        expect(person.page.locator(".prompt")).not_to_have_class(re.compile("mine"))
    host.start()
    moves = 0
    while play_once(eva, jan):
        moves += 1
    return moves


def play_once(eva: Person, jan: Person) -> bool:
    """Whoever of the two comes first to move plays; False when the game is over."""
    mover = next_to_move((eva, jan))
    if mover is eva:
        eva.play_by_hand()
    elif mover is jan:
        jan.play_by_keys()
    return mover is not None


def go_on_at_a_new_table(eva: Person, jan: Person) -> None:
    """Whoever asks for it goes there at once, the other when he is told of it; both have their seats."""
    for person in (eva, jan):
        person.press(person.page.locator(".after .button.main"))
        person.page.locator(".code").wait_for()
        expect(person.page.locator("li.mine")).to_have_count(1)
    assert eva.code() == jan.code()
    expect(eva.page.locator(".start .button.main:not(:disabled)")).to_be_visible()


@pytest.mark.long
def test_two_people_and_three_bots_play_a_whole_game(mortal_host: Host, browser: Browser) -> None:
    eva, jan, watcher = set_up(mortal_host, browser)
    assert eva.page.evaluate("document.documentElement.lang") == "cs"
    assert jan.page.evaluate("document.documentElement.lang") == "sk"
    assert play_out(mortal_host, eva, jan) > 0
    for person in (eva, jan, watcher):
        expect(person.page.locator(f"{END} li")).to_have_count(5)
    running = [shown for shown in screens_of(watcher) if shown.get("round", 1) == 1]
    assert running
    assert not any(shown.get("hand") or shown.get("role") for shown in running)
    assert watcher.page.evaluate("JSON.stringify(localStorage)").count("secrets") == 0
    go_on_at_a_new_table(eva, jan)
    for person in (eva, jan, watcher):
        person.close()
