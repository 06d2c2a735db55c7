"""Tools are told apart by colour-blind eyes and in grey, at the size they have in front of a seat."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import LAPTOP, Person

TOOLS = ("pickaxe", "lantern", "cart")
EYES = {
    "ordinary": [1, 0, 0, 0, 1, 0, 0, 0, 1],
    "protan": [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    "deutan": [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    "tritan": [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
    "grey": [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
}
"""What the three kinds of light become (Machado, Oliveira and Fernandes 2009, full strength)."""
LEAST_DIFFERENCE = 10.0
"""Of 255, on average over the picture: the same picture twice has 0."""
DIFFERENCE = """async ([one, other, eyes]) => {
  const seen = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 60];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 40, 60);
    const pixels = context.getImageData(0, 0, 40, 60).data;
    const seen = [];
    for (let at = 0; at < pixels.length; at += 4) {
      const light = [pixels[at], pixels[at + 1], pixels[at + 2]];
      for (let row = 0; row < 9; row += 3) {
        const value = eyes[row] * light[0] + eyes[row + 1] * light[1] + eyes[row + 2] * light[2];
        seen.push(Math.round(Math.min(255, Math.max(0, value))));
      }
    }
    return seen;
  };
  const [first, second] = [await seen(one), await seen(other)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]), 0) / first.length;
}"""


def pictures(person: Person) -> dict[str, str]:
    """The card that breaks each tool, as the glossary shows it."""
    rows = person.page.locator("tr[data-card]")
    rows.first.wait_for()
    expect(rows.locator("img:not([src])")).to_have_count(0)  # those far below are drawn in spare time
    found = rows.evaluate_all("all => all.map(row => [row.dataset.card, row.querySelector('img').src])")
    return {name.removeprefix("break-"): source for name, source in found if name.startswith("break-")}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_tools_stay_apart_for_every_kind_of_eyes(host: Host, browser: Browser, theme: str) -> None:
    person = Person(browser, host.address, "en", LAPTOP, theme=theme, painted=True).open("/rules/saboteur")
    shown = pictures(person)
    assert shown.keys() == set(TOOLS)
    for eyes in EYES.values():
        for one, other in combinations(TOOLS, 2):
            difference = person.page.evaluate(DIFFERENCE, [shown[one], shown[other], eyes])
            assert difference > LEAST_DIFFERENCE, (one, other, eyes, difference)
    person.close()
