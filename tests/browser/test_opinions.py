"""During play a tap on a portrait notes whom one suspects: for oneself alone, and it is said who will see it later."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Host, some_sizes
from tests.browser.people import Person
from tests.browser.test_accessibility import violations

FINGER = 44
"""Pixels that a finger needs."""
MANY = 10
QUESTION, SUSPECT, TRUST = "Co si myslíš o hráči", "Podezírám", "Věřím"


def portraits(page: Page) -> Locator:
    return page.locator("ol.seats").get_by_role("button", name=QUESTION)


@some_sizes()
def test_a_tap_on_a_portrait_notes_whom_one_suspects(host: Host, browser: Browser, size: dict[str, int]) -> None:
    eva = Person(browser, host.address, "cs", size, touch=True).open()
    page = eva.page
    eva.set_table()
    eva.sit("Eva")
    eva.choose_seats(MANY)
    eva.start_with_bots()
    eva.learn_role()
    expect(portraits(page)).to_have_count(MANY - 1)
    for portrait in portraits(page).all():
        box = portrait.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    eva.press(portraits(page).nth(2))
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Během hry to vidíš jen ty. Po hře to při ohlédnutí uvidí všichni.")
    assert violations(eva) == []
    eva.press(asked.get_by_role("button", name=SUSPECT))
    expect(asked).to_have_count(0)
    noted = page.locator("ol.seats .grade.suspect")
    expect(noted).to_have_count(1)
    expect(noted).to_contain_text(SUSPECT)
    assert violations(eva) == []

    page.reload()
    expect(noted).to_have_count(1)
    portraits(page).nth(2).focus()
    page.keyboard.press("Enter")
    expect(asked.get_by_role("button", name=SUSPECT)).to_be_focused()
    expect(asked.get_by_role("button", name=SUSPECT)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("ol.seats .grade.trust")).to_contain_text(TRUST)
    expect(noted).to_have_count(0)
    eva.close()


def test_nobody_else_sees_it_beside_a_big_screen(host: Host, browser: Browser) -> None:
    """In the layout of a hand the portraits are there as well; who watches sees nothing of it."""
    eva = Person(browser, host.address, "cs").open()
    eva.set_table()
    eva.sit("Eva")
    code = eva.code()
    eva.start_with_bots()
    eva.learn_role()
    eva.page.goto(f"{host.address}/t/{code}/hand")
    screen = Person(browser, host.address, "cs").open(f"/t/{code}/screen")
    eva.press(portraits(eva.page).first)
    eva.press(eva.page.get_by_role("button", name=SUSPECT))
    expect(eva.page.locator(".grade.suspect")).to_have_count(1)
    screen.page.reload()
    expect(screen.page.locator("body")).to_contain_text("Eva")
    expect(screen.page.locator(".grade")).to_have_count(0)
    assert not any(message["type"] == "noted" for message in screen.messages)
    eva.close()
    screen.close()
