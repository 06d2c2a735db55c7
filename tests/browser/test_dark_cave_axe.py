"""An axe is asked for out of turn: whoever has it sees at once what attacks, what it does and who is saved."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.dealt import serving_position
from tests.browser.people import PHONE, TABLET, Person
from tests.browser.test_accessibility import violations
from tests.rules.tables import drawing

CAVE = 3
"""The place of the game on the home page."""
NAMES = ("Eva", "Jan", "Cilka")
"""A bot on the third seat has the last name by itself."""
POSITION = """
    cave
      1D:NEW S 1NEW 1EW
    dwarf 0 2,0
    axes 1 battle-axe-I
    hand 0 rat-I NS-I
    hand 1 NE-III NW-III
    hand 2 NE-II NW-II
"""
"""Jan and Cilka stand at the start, beside a lair, and Jan has an axe. Eva has the rat."""
WEB = """
    cave
      S 1NEW
    dwarf 0 1,0
    token web-I 1,0 E 1 2
    axes 0 battle-axe-I
    hand 0 rat-I NS-I
    hand 1 NE-III NW-III
    hand 2 NE-II NW-II
"""
ATTACKS = "The rat attacks Jan and Cilka! Jan has an axe and decides."
ASKS = "The rat attacks you and Cilka: each loses a card that chance picks. Your axe drives it away and saves you all."


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_position(tmp_path_factory.mktemp("axe"), drawing("dark-cave", POSITION)) as found:
        yield found


def set_cave(person: Person, *names: str) -> None:
    person.set_table(CAVE)
    for name in names:
        person.sit(name)
    person.choose_seats(len(NAMES))


def lead_the_rat(person: Person) -> None:
    """Out of the lair, and onto the field of the others."""
    page = person.page
    person.wait_for_turn()
    person.press(page.locator(".hand button[aria-label*='rat I']"))
    person.press(page.locator('.target[data-cell="-1,0"]'))
    person.confirm()
    step = page.locator('.target[data-cell="0,0.0"]')
    step.wait_for()
    person.press(step)
    confirm = page.locator("[data-act=confirm]:not(:disabled)")
    if confirm.count():
        person.press_passing(confirm)


def keep_axe(person: Person) -> None:
    person.press(person.page.locator("[data-move=fight]").first)
    person.confirm()


def alarm(person: Person) -> Locator:
    return person.page.locator(".prompt.threatening")


def use_axe(person: Person) -> None:
    person.press(person.page.locator("[data-move=fight]").last)
    person.confirm()


def test_it_is_seen_at_once_on_the_device_of_the_seat_that_is_asked(address: str, browser: Browser) -> None:
    eva = Person(browser, address).open()
    set_cave(eva, "Eva")
    jan = Person(browser, address, size=PHONE, touch=True).open(f"/t/{eva.code()}")
    jan.sit("Jan")
    eva.start_with_bots()
    for person in (eva, jan):
        person.learn_role()
    lead_the_rat(eva)

    expect(alarm(jan)).to_have_text(ASKS)
    expect(alarm(jan).locator("img")).to_be_in_viewport()
    expect(jan.page.locator("[data-move=fight]")).to_have_text(["Keep it, lose a card", "Use the axe: save all"])
    expect(jan.page.locator("[data-move=fight]").last).to_be_in_viewport()
    expect(jan.page).to_have_title(re.compile("^▶"))
    assert violations(jan) == [], "the axe"
    expect(alarm(eva)).to_have_text(ATTACKS)

    use_axe(jan)
    expect(alarm(jan)).to_have_count(0)
    expect(eva.page.locator("[data-move=stop]")).to_be_visible()
    expect(eva.page.locator(".log")).to_contain_text("Jan uses an axe!")
    eva.close()
    jan.close()


def test_one_device_is_passed_on_to_whoever_has_the_axe_and_back(address: str, browser: Browser) -> None:
    device = Person(browser, address, size=TABLET, touch=True).open()
    set_cave(device, *NAMES)
    device.press(device.page.locator(".start .button.main:not(:disabled)"))
    page = device.page
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Eva")
    device.press(cover.locator(".button.main"))
    device.learn_role()
    lead_the_rat(device)

    expect(cover.locator("h1")).to_have_text(ATTACKS)
    expect(cover).to_contain_text("Pass the device to Jan")
    assert page.locator(".hand, .role, .log").count() == 0
    device.press(cover.locator(".button.main"))
    device.learn_role()
    expect(alarm(device)).to_have_text(ASKS)
    use_axe(device)

    expect(cover).to_contain_text("Pass the device to Eva")
    device.press(cover.locator(".button.main"))
    expect(page.locator("[data-move=stop]")).to_be_visible()
    device.close()


def test_the_lost_card_is_shown_to_the_victim_alone_when_the_device_is_passed_on(
    address: str, browser: Browser
) -> None:
    device = Person(browser, address, size=TABLET, touch=True).open()
    set_cave(device, *NAMES)
    device.press(device.page.locator(".start .button.main:not(:disabled)"))
    page = device.page
    cover, dialog = page.locator(".cover"), page.locator("dialog[open]")
    device.press(cover.locator(".button.main"))
    device.learn_role()
    lead_the_rat(device)
    expect(cover).to_contain_text("Pass the device to Jan")
    device.press(cover.locator(".button.main"))
    device.learn_role()
    keep_axe(device)

    expect(cover).to_contain_text("Pass the device to Eva")
    device.press(cover.locator(".button.main"))
    while device.wait_for("[data-move=stop]", ".cover") != ".cover":  # the way of the rat, and the walk of the dwarf
        device.press(page.locator("[data-move=stop]"))
        device.confirm()
    expect(cover).to_contain_text("Pass the device to Jan")
    assert dialog.count() == 0
    device.press(cover.locator(".button.main"))
    expect(dialog).to_contain_text("Welcome back, Jan!")
    expect(dialog).to_contain_text("You lose “")
    expect(dialog.locator("img")).to_be_visible()
    assert violations(device) == [], "the lost card"
    device.press(dialog.locator(".button.main"))
    expect(dialog).to_have_count(0)
    device.close()


def test_beside_a_web_the_axe_is_a_button(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving_position(tmp_path_factory.mktemp("web"), drawing("dark-cave", WEB)) as address:
        eva = Person(browser, address, size=PHONE, touch=True).open()
        set_cave(eva, "Eva")
        eva.start_with_bots()
        eva.learn_role()
        eva.wait_for_turn()
        cut = eva.page.locator("[data-move=cut]")
        expect(cut).to_have_text("Free: axe the web on the right (2 becomes 1)")
        eva.press(cut)
        eva.confirm()
        expect(cut).to_have_count(0)
        expect(eva.page.locator(".hand button:not(:disabled)")).to_have_count(2)
        eva.close()


def test_the_own_role_and_all_counts_are_one_tap_away(address: str, browser: Browser) -> None:
    eva = Person(browser, address, size=PHONE, touch=True).open()
    page = eva.page
    set_cave(eva, "Eva")
    eva.start_with_bots()
    eva.learn_role()
    eva.wait_for_turn()
    eva.press(page.locator("[data-role]"))
    expect(page.locator("[data-role] .told")).to_contain_text("You win with it if its treasure is worth more")
    assert violations(eva) == [], "the role"

    expect(page.locator("button[data-pile]")).to_contain_text("Level\u00a0I: 18 cards left")
    eva.press(page.locator("button[data-pile]"))
    dialog = page.locator("dialog")
    expect(dialog.locator("tr.sum td")).to_have_text(["29", "27", "26", "82"])
    expect(dialog).to_contain_text("Blue: 2 loyal, 2 saboteurs")
    expect(dialog).to_contain_text("Goblin: up to 5 fields; takes a nugget")
    assert violations(eva) == [], "the overview"
    eva.press(dialog.locator(".plain"))
    expect(dialog).to_have_count(0)
    eva.close()
