"""The lesson of The Dark Cave can be completed, by taps on a phone where it matters."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person


def test_a_lesson_leads_out_of_the_cave(host: Host, browser: Browser) -> None:
    """The teacher shows every step but two: the learner uses the axe out of turn, and steps onto the exit."""
    person = Person(browser, host.address, "en", PHONE, touch=True).open("/learn/dark-cave")
    page = person.page
    guide, onward = page.locator(".guide"), page.locator(".guide .button").last
    for said in (
        "water in this cave is rising",
        "Your dwarf is blue",
        "Try the straight path",
        "The gold vein fits upside down",
        "You stand on a ladder",
        "So far in a single step",
        "end their walk on a vein",
    ):
        expect(guide).to_contain_text(said)
        person.press(onward)
    expect(guide).to_contain_text("Bruno gives you a battle axe")
    person.press(page.locator('[data-text="fight yes"]'))
    person.press(page.locator("[data-act=confirm]"))
    for said in ("The goblin is gone", "a wooden bridge", "One card is gone", "costs nothing"):
        expect(guide).to_contain_text(said)
        person.press(onward)
    expect(guide).to_contain_text("you have one step left")
    person.press(page.locator('[data-target="4,-4.4"]'))
    expect(guide).to_contain_text("6 × 1 = 6")
    person.close()
