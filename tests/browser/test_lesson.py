"""The lesson can be completed, by clicks on a phone."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person
from tests.browser.waiting import rest

SCRIPTS = Path(__file__).resolve().parents[2] / "web" / "src" / "generated"


def wanted(step: dict[str, Any]) -> dict[str, Any] | None:
    """The move that a step asks for, if it asks for one."""
    tried: dict[str, Any] | None = step.get("tries")
    return tried or next((offer for offer in step.get("offers", ()) if offer["text"] == step.get("plays")), None)


def press_cell(page: Page, x: int, y: int) -> None:
    rest(page)
    box = page.locator('img[data-cell="0,0"]').bounding_box()
    assert box is not None, "the start card is on the board"
    page.mouse.click(box["x"] + (x + 0.5) * box["width"], box["y"] + (y + 0.5) * box["height"])


def do_step(page: Page, step: dict[str, Any], hand: list[str]) -> None:
    move = wanted(step)
    if move is None:
        page.locator(".way .button").last.click()
        return
    if "card" in move:
        page.locator(".hand button").nth(hand.index(move["card"])).click()
    if "x" in move:
        press_cell(page, move["x"], move["y"])
    elif "seat" in move:
        page.locator(f'[data-seat="{move["seat"]}"] .aim').click()
    else:
        page.locator(f'[data-nuggets="{move["nuggets"]}"]').click()
    if "plays" in step:
        page.locator('[data-act="confirm"]').click()


@pytest.mark.parametrize("game", ["saboteur", "saboteur-2"])
def test_the_lesson_can_be_completed_and_leads_to_a_game(host: Host, browser: Browser, game: str) -> None:
    script = json.loads((SCRIPTS / f"lesson-{game}.json").read_text(encoding="utf-8"))
    learner = Person(browser, host.address, "cs", PHONE).open(f"/learn/{game}")
    hand = script["screen"]["hand"]
    for number, step in enumerate(script["steps"]):
        now = learner.page.locator(f".dots span:nth-child({number + 1})")
        expect(now).to_have_class(re.compile("now"))
        if number < len(script["steps"]) - 1:
            do_step(learner.page, step, hand)
        for turn in step.get("turns", ()):
            hand = turn["changes"].get("hand", hand)
    learner.page.locator(".finish .main").click()
    expect(learner.page).to_have_url(re.compile("/t/[A-Z]{6}"))
    learner.close()
