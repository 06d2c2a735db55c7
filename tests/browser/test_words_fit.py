"""Czech and Slovak words are longer than English ones: nothing may stick out of the smallest phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from permonik.engine.core.record import Record
from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person
from tests.counts import some_of

LANGUAGES = ("cs", "sk")
PAGES = (
    "/",
    "/rules/saboteur",
    "/rules/saboteur-2",
    "/rules/lost-mines",
    "/rules/diamond-forest",
    "/learn/saboteur",
    "/learn/lost-mines",
    "/learn/diamond-forest",
    "/replay",
)
STICKING_OUT = """() => [...document.querySelectorAll("body, h1, header, header .round, .button, dialog")]
    .filter((one) => one.checkVisibility() && !one.closest(".board"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, { left, right }]) => left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(([one, { left, right }]) => `${one.tagName} ${one.innerText || one.ariaLabel}: ${left} to ${right}`)"""
"""What is wider than the window, or than its own box."""


def sticking_out(person: Person) -> list[str]:
    person.page.wait_for_load_state("networkidle")
    wider: bool = person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    found: list[str] = person.page.evaluate(STICKING_OUT)
    return ["the page", *found] if wider else found


@some_of("language", LANGUAGES)
def test_every_page_fits_a_phone(host: Host, browser: Browser, language: str) -> None:
    person = Person(browser, host.address, language, PHONE, touch=True)
    for path in PAGES:
        person.open(path)
        person.page.locator("h1").first.wait_for()
        assert sticking_out(person) == [], path
    person.close()


@some_of("language", LANGUAGES)
def test_a_table_fits_a_phone_before_and_in_the_game(host: Host, browser: Browser, language: str) -> None:
    person = Person(browser, host.address, language, PHONE, touch=True).open()
    person.set_table()
    person.sit("Eva")
    assert sticking_out(person) == [], "before the game"
    person.press(person.page.locator(".start .button").first)
    person.press(person.page.locator(".start .button.main:not(:disabled)"))
    person.page.locator("dialog").wait_for()
    assert sticking_out(person) == [], "the role"
    person.learn_role()
    person.wait_for_turn()
    assert sticking_out(person) == [], "the game"
    person.close()


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 5), ("diamond-forest", 4)])
@some_of("language", LANGUAGES)
def test_a_replay_fits_a_phone(
    host: Host, browser: Browser, tmp_path: Path, language: str, game: str, seats: int
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(Record(game, rules_version=1, seats=seats, seed=11).write(), encoding="utf-8")
    person = Person(browser, host.address, language, PHONE, touch=True).open("/replay")
    person.page.locator("input[type=file]").set_input_files(record)
    person.page.locator(".transport").wait_for()
    assert sticking_out(person) == []
    person.close()
