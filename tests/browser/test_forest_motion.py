"""What moves in the forest moves slowly enough for a child to follow."""

from playwright.sync_api import Browser

from tests.browser.children import TABLET, Children, set_table
from tests.browser.conftest import Host
from tests.browser.people import Person

LONG_ENOUGH = 700
"""Milliseconds."""
ROCKS = "eooe/oooo/oooo/eooe:rock9,red1,blue1,green1"
"""So many that nobody gets home without having climbed one."""
ROLL = """async (long) => {
    const seen = (selector) => new Promise((resolve) => {
        new MutationObserver((_, observer) => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            resolve();
        }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    const [after, put_off] = [window.setTimeout, []];
    window.setTimeout = (work, wait, ...given) => (wait > long ? put_off.push(work) : after(work, wait, ...given));
    const [rolling, lying] = [seen(".over .rolling"), seen(".over [data-die]")];
    document.querySelector("[data-move=roll]").click();
    await rolling;
    await new Promise((resolve) => after(resolve, long));
    const rolls = document.querySelector(".over .rolling") !== null;
    window.setTimeout = after;
    put_off.forEach((work) => work());
    await lying;
    return rolls;
}"""
"""Whether a die still rolls when all has happened that the page does not put off for longer. No clock is asked: from
change to change of a page any time may go by on a busy machine."""


def test_a_die_rolls_before_all_eyes(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "cs", TABLET, touch=True, moving=True)
    children = Children(device)
    children.find_table(set_table(host.address, 2, board=ROCKS), ["Anna", "Bára"])
    children.start()
    device.page.emulate_media(reduced_motion="reduce")
    children.wait()
    children.play_until(lambda: children.screen["phase"] == "rolling")
    device.page.emulate_media(reduced_motion="no-preference")
    assert device.page.evaluate(ROLL, LONG_ENOUGH)
    device.close()
