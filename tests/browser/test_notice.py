"""A turn is noticed, latecomers know that they watch, and one finds one's tables and links."""

import json

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.waiting import until

NOTE_NOTICES = """(() => {
    window.noticed = { sounds: 0, vibrations: 0, notifications: [], awake: 0, ears: 0 };
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            this.addEventListener("statechange", () => (window.noticed.ears += this.state === "running"));
        }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.noticed.sounds++;
        return start.apply(this, when);
    };
    Object.defineProperty(navigator, "vibrate", { value: () => ++window.noticed.vibrations });
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        window.noticed.awake++;
        return { release: async () => void window.noticed.awake-- };
    } } });
    window.Notification = class {
        static permission = "default";
        static async requestPermission() {
            return (this.permission = "granted");
        }
        constructor(title, { body }) {
            window.noticed.notifications.push(body);
        }
        close() {}
    };
})()"""
"""Counts what a browser without ears, motors and notifications would do."""

ONLY_BY_WORKER = """(() => {
    window.noticed = [];
    window.Notification = class {
        static permission = "granted";
        static async requestPermission() {
            return "granted";
        }
        constructor() {
            throw new TypeError("Illegal constructor");
        }
    };
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
        if (!this.active) throw new TypeError("no active worker");
        window.noticed.push(options.body);
    };
})()"""
"""A browser in which a worker alone may notify, and what that was asked to show."""


def noticed(person: Person) -> dict[str, object]:
    return dict(person.page.evaluate("window.noticed"))


def hide(person: Person, *, hidden: bool) -> None:
    """As if the person looked at something else."""
    person.page.evaluate(
        """(hidden) => {
            Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def play_and_look_away(person: Person) -> None:
    """Looks away first: bots may answer at once."""
    person.choose_by_hand()
    hide(person, hidden=True)
    person.confirm()


def test_a_turn_is_noticed_and_each_sign_of_it_can_be_switched_off(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "en", LAPTOP, heard=True)
    eva.context.add_init_script(NOTE_NOTICES)
    page = eva.page
    eva.begin_first("Eva")
    expect(page).to_have_title("▶ Your turn – Permoník")
    until(page, lambda: noticed(eva)["awake"] == 1, "a screen that stays on")
    seen = noticed(eva)
    assert seen["vibrations"] == 1
    assert seen["notifications"] == []

    eva.open_menu()
    page.locator("#notice-notification").check()
    expect(page.locator("#notice-notification")).to_be_checked()
    page.keyboard.press("Escape")
    until(page, lambda: noticed(eva)["ears"] == 1, "a page that may be heard")
    play_and_look_away(eva)
    until(page, lambda: noticed(eva)["notifications"], "a notification")
    eva.wait_for_turn()  # it is heard when it can be seen
    seen = noticed(eva)
    assert seen["notifications"] == [f"It is your turn: Saboteur, table {page.url[-6:]}."]
    assert (seen["sounds"], seen["vibrations"]) == (2, 2), "two notes, once"
    hide(eva, hidden=False)

    eva.open_menu()
    for name in ("sound", "vibration", "title", "awake", "notification"):
        page.locator(f"#notice-{name}").uncheck()
    page.keyboard.press("Escape")
    expect(page).to_have_title("Saboteur – Permoník")
    until(page, lambda: noticed(eva)["awake"] == 0, "a screen that may go off")
    eva.play_by_hand()
    hide(eva, hidden=True)
    eva.wait_for_turn()
    assert noticed(eva) == {**seen, "awake": 0}
    eva.close()


def test_where_a_page_may_not_notify_a_worker_does_and_does_nothing_else(host: Host, browser: Browser) -> None:
    """As in browsers of phones."""
    eva = Person(browser, host.address, "en", PHONE, touch=True)
    eva.context.add_init_script(ONLY_BY_WORKER)
    page = eva.open().page
    eva.begin_first("Eva")
    eva.open_menu()
    page.locator("#notice-notification").check()
    expect(page.locator("#notice-notification")).to_be_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    play_and_look_away(eva)
    until(page, lambda: page.evaluate("window.noticed.length"), "a notification")
    assert page.evaluate("window.noticed") == [f"It is your turn: Saboteur, table {page.url[-6:]}."]
    scopes = "navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))"
    assert page.evaluate(scopes) == [f"{host.address}/notices/"]
    page.reload()
    eva.wait_for_turn()
    assert page.evaluate("navigator.serviceWorker.controller") is None
    assert page.evaluate("caches.keys()") == []
    eva.close()


def test_who_comes_late_is_told_that_they_watch(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address)
    eva.begin_first("Eva")
    address = eva.page.url.removeprefix(host.address)
    late = Person(browser, host.address, "cs", PHONE, touch=True).open(address)
    expect(late.page.locator("dialog[open]")).to_contain_text("Hra už začala")
    late.press(late.page.locator("dialog[open] .button.main"))
    expect(late.page.locator("dialog[open]")).to_have_count(0)
    expect(late.page.locator(".watches")).to_be_visible()
    watcher = Person(browser, host.address, "en").open(f"{address}/watch")
    expect(watcher.page.locator(".watches")).to_be_visible()
    assert watcher.page.locator("dialog[open]").count() == 0
    for person in (eva, late, watcher):
        person.close()


def test_the_menu_has_the_links_to_watch_and_to_the_own_seat(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address)
    eva.begin_first("Eva")
    address = eva.page.url
    eva.open_menu()
    eva.page.locator("dialog summary").click()
    expect(eva.page.locator("#watch-link")).to_have_value(f"{address}/watch")
    link = eva.page.locator("#seat-link-0").input_value()
    assert link.startswith(f"{address}#seat=")
    tablet = Person(browser, "").open(link)
    tablet.learn_role()
    expect(tablet.page.locator(".hand")).to_be_visible()
    for person in (eva, tablet):
        person.close()


def test_who_sets_a_table_sits_there_and_finds_it_again(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "en").open()
    eva.set_table()
    page = eva.page
    expect(page.locator("li.mine")).to_contain_text("Permoník")
    jan = Person(browser, host.address, "cs", PHONE, touch=True).open(f"/t/{eva.code()}")
    jan.sit("Jan")
    eva.sit("Eva")
    expect(page.locator("li.mine")).to_have_count(1)
    expect(jan.page.locator("li").filter(has_text="Eva")).to_be_visible()
    code = eva.code()
    page.locator("#option-first_player").select_option("1")
    eva.start_with_bots()
    for person in (eva, jan):
        person.learn_role()
    jan.wait_for_turn()

    for person, turn in ((eva, "To move: Jan"), (jan, "Jsi na tahu")):
        person.open("/")
        row = person.page.locator(".mine li").filter(has_text=code)
        expect(row).to_contain_text(turn)
        expect(row).to_contain_text("Eva, Jan")
    expect(page.locator(".mine time")).to_have_text("now")

    # Next time the name is known.
    eva.set_table()
    expect(page.locator("li.mine")).to_contain_text("Eva")
    assert json.loads(page.evaluate("localStorage.getItem('permonik.tables')"))[0]["game"] == "saboteur"
    for person in (eva, jan):
        person.close()
