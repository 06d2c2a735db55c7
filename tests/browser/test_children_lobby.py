"""Children begin by pictures: two taps from the home page to a forest with two dwarfs and two bots."""

from playwright.sync_api import Browser, expect

from tests.browser.children import set_table
from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person


def who_plays(child: Person) -> list[tuple[str, bool]]:
    """The names of people at the table, as the server knows them, and whether a bot plays there."""
    welcome = [message for message in child.messages if message["type"] == "welcome"][-1]
    return [(place["name"], place["level"] is not None) for place in welcome["seats"]]


def test_two_taps_lead_to_a_forest_with_two_dwarfs_and_two_bots(host: Host, browser: Browser) -> None:
    child = Person(browser, host.address, "cs", PHONE, touch=True).open()
    child.press(child.page.locator("a.children"))
    child.press(child.page.locator(".go"))
    child.page.locator(".board").wait_for()
    assert child.page.url.startswith(f"{host.address}/t/")
    assert who_plays(child) == [("Bambulka", False), ("Lampička", False), ("", True), ("", True)]
    assert not child.errors
    child.close()


def test_a_picture_that_is_tapped_is_one_of_the_children_or_a_bot_again(host: Host, browser: Browser) -> None:
    child = Person(browser, host.address, "en", PHONE, touch=True).open("/children/diamond-forest")
    crown, bobble, lantern = (child.page.locator("li button").nth(seat) for seat in (3, 0, 1))
    expect(bobble).to_have_attribute("aria-pressed", "true")
    child.press(crown)
    child.press(bobble)
    child.press(lantern)
    expect(crown).to_contain_text("Crown")
    child.press(crown)  # the last child stays: somebody must play
    expect(crown).to_have_attribute("aria-pressed", "true")
    box = crown.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 100, "a small finger finds it"
    go = child.page.locator(".go").bounding_box()
    assert go is not None
    assert go["y"] + go["height"] <= PHONE["height"], "the way into the forest is in sight without scrolling"
    child.press(child.page.locator(".go"))
    child.page.locator(".board").wait_for()
    assert who_plays(child) == [("", True), ("", True), ("", True), ("Crown", False)]
    child.close()


def test_at_a_table_of_the_forest_one_sits_down_by_a_picture(host: Host, browser: Browser) -> None:
    child = Person(browser, host.address, "sk", PHONE, touch=True).open(f"/t/{set_table(host.address, 3)}")
    child.press(child.page.get_by_role("button", name="Klobúčik"))
    expect(child.page.locator("li.mine")).to_contain_text("Klobúčik")
    expect(child.page.get_by_role("button", name="Klobúčik")).to_have_count(0)
    expect(child.page.get_by_role("button", name="Brmbolček")).to_be_visible()
    child.close()


def test_only_a_game_for_children_is_begun_by_pictures(host: Host, browser: Browser) -> None:
    child = Person(browser, host.address).open("/children/saboteur")
    expect(child.page.get_by_role("link", name="Back to the start page")).to_be_visible()
    expect(child.page.locator(".go")).to_have_count(0)
    child.close()
