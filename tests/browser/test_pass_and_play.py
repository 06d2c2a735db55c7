"""People pass one tablet on, and nobody sees the cards of another."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import TABLET, Person

NAMES = ("Anna", "Bára", "Cyril")
TURNS = 6
"""Each has the device twice. Nobody digs to the gold with so few cards."""
NOTE_HANDS = """() => {
    window.handsShown = 0;
    const note = () => (window.handsShown += document.querySelectorAll(".hand").length);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


def uncover(device: Person) -> str:
    """Whoever is asked for takes the device; the name. Nothing secret is on the cover."""
    cover, secret = device.page.locator(".cover"), device.page.locator(".acts .button.main")
    cover.or_(secret).first.wait_for()
    if secret.count():  # the one before has looked at a goal, and keeps that for a while
        device.press_passing(secret)
        cover.wait_for()
    assert device.page.locator(".hand, .role, .log, .grade").count() == 0
    title = cover.locator("h1").inner_text()
    device.press(cover.locator(".button.main"))
    return next(name for name in NAMES if name in title)


def suspect_somebody(device: Person) -> None:
    device.press(device.page.get_by_role("button", name="What do you think of").first)
    device.press(device.page.get_by_role("button", name="I suspect"))


def hand_of(device: Person) -> list[str]:
    labels = device.page.locator(".hand button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return sorted(label.split(":", 1)[1] for label in labels)


def test_three_seats_on_one_page_never_show_one_hand_to_another(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "en", TABLET, touch=True).open()
    device.set_table()
    for name in NAMES:
        device.sit(name)
    device.choose_seats(3)
    device.press(device.page.locator(".start .button.main:not(:disabled)"))
    seen: dict[str, list[str]] = {}
    suspicious = ""
    for turn in range(TURNS):
        name = uncover(device)
        if turn < len(NAMES):
            device.learn_role()
        expect(device.page.locator(".mine.turn")).to_contain_text(name)
        device.page.locator(".hand button").first.wait_for()
        if turn == 0:
            suspect_somebody(device)
            suspicious = name
        # What one notes about others is for oneself, at a device of all as well.
        expect(device.page.locator(".grade.suspect")).to_have_count(int(name == suspicious))
        shown = hand_of(device)
        # Since the last time this person had the device only one card was used, and one drawn.
        if name in seen:
            kept = [card for card in shown if card in seen[name]]
            assert len(kept) >= len(shown) - 1
        device.play_by_hand()
        seen[name] = shown
    assert set(seen) == set(NAMES)
    device.close()


def test_a_cover_is_not_lifted_when_the_turn_goes_on_without_the_one_it_waits_for(host: Host, browser: Browser) -> None:
    cyril = Person(browser, host.address).open()
    cyril.set_table()
    cyril.sit("Cyril")
    at = f"/t/{cyril.code()}"
    device = Person(browser, host.address, "en", TABLET, touch=True).open(at)
    device.sit("Anna")
    device.sit("Bára")
    cyril.choose_seats(3)
    cyril.page.locator("#option-first_player").select_option("1")
    cyril.press(cyril.page.locator(".start .button.main:not(:disabled)"))
    cyril.learn_role()
    assert uncover(device) == "Anna"
    device.learn_role()
    device.play_by_hand()
    covered = device.page
    covered.locator(".cover").wait_for()
    covered.evaluate(NOTE_HANDS)

    # Bára plays, but not here.
    device.page = device.new_page()
    assert uncover(device.open(at)) == "Bára"
    device.learn_role()
    device.play_by_hand()
    device.page = covered

    assert cyril.wait_for_turn()
    expect(covered.locator(".cover h1")).to_contain_text("Bára")
    cyril.play_by_hand()
    expect(covered.locator(".cover h1")).to_contain_text("Anna")
    assert covered.evaluate("window.handsShown") == 0
    cyril.close()
    device.close()
