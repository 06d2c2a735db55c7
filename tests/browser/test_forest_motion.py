"""What moves in the forest moves slowly enough for a child to follow."""

import json
from urllib.request import Request, urlopen

from playwright.sync_api import Browser

from tests.browser.children import TABLET, Children
from tests.browser.conftest import Host
from tests.browser.people import Person

LONG_ENOUGH = 700
ROLL = """async () => {
    const seen = (selector) => new Promise((resolve) => {
        const look = () => document.querySelector(selector) ? resolve(performance.now()) : requestAnimationFrame(look);
        look();
    });
    document.querySelector("[data-move=roll]").click();
    const start = await seen(".over .rolling");
    return (await seen(".over [data-die]")) - start;
}"""
"""How many milliseconds a die rolls."""


def test_a_die_rolls_before_all_eyes(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "cs", TABLET, touch=True, moving=True)
    children = Children(device)
    body = json.dumps({"game": "diamond-forest", "seats": 2, "options": {"board": "light"}})
    with urlopen(Request(f"{host.address}/api/tables", body.encode(), method="POST"), timeout=10) as answer:
        children.find_table(json.load(answer)["code"], ["Anna", "Bára"])
    children.start()
    device.page.emulate_media(reduced_motion="reduce")
    children.wait()
    while children.screen["phase"] != "rolling":
        children.decide()
        children.wait()
    device.page.emulate_media(reduced_motion="no-preference")
    assert device.page.evaluate(ROLL) > LONG_ENOUGH
    device.close()
