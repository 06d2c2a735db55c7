"""How tests wait for a page: for what is seen, however slow and busy the machine is, and never for a while."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

Seen = TypeVar("Seen")
PATIENCE = 180_000
"""Milliseconds after which something will never happen, however slow and busy the machine is."""
MOMENT, LONGEST_MOMENT = 25, 200
"""Milliseconds between the first two looks, and between two after a while: a look is work, and others wait for it."""
PLACES = """async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return JSON.stringify([...document.querySelectorAll("body *")].map((one) => one.getBoundingClientRect()));
}"""
"""Where everything is, once letters have come and the page has been drawn."""


ENDED = """() => Promise.all(
    document.getAnimations()
        .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => null))
).then(() => null)"""
"""When all that moves, or changes its colour, and will end has ended."""


def until(page: Page, reached: Callable[[], object], wanted: str) -> None:
    """Looks again and again, while the page goes on."""
    deadline, moment = time.monotonic() + PATIENCE / 1_000, float(MOMENT)
    while not reached():
        assert time.monotonic() < deadline, f"waited in vain: {wanted}"
        page.wait_for_timeout(moment)
        moment = min(1.3 * moment, LONGEST_MOMENT)


def rest(page: Page) -> str:
    """Until nothing moves any more: whoever presses a point of the page, not a thing on it, waits for that. Where
    everything is then."""
    seen = [""]

    def is_still() -> bool:
        seen.append(page.evaluate(PLACES))
        return seen[-1] == seen[-2]

    until(page, is_still, "a page at rest")
    return seen[-1]


def at_rest(page: Page, look: Callable[[], Seen]) -> Seen:
    """What is seen of a page while nothing on it moves: others may go on, and then it is looked at again."""
    found: list[Seen] = []

    def is_seen_at_rest() -> bool:
        before = rest(page)
        found.append(look())
        return bool(page.evaluate(PLACES) == before)

    until(page, is_seen_at_rest, "a look at a page at rest")
    return found[-1]
