"""How quickly the page is there and how smoothly it moves, in a real Chromium whose processor is slowed down.

python -m benchmarks.page [--json] [--slower 4]

Measures on loopback, as a phone would feel it: the time until the first board is drawn, the longest frame while a
move is animated and while a mine of 44 cards is panned, and how long a page of rules holds the browser up at once,
while it is opened and while it is read to its end.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.conftest import Host, shown_games
from tests.browser.people import PHONE, Person, slow_down
from tools.setting_up import find_chromium

BUDGETS = {
    "first_board_ms": 1_000.0,
    "longest_frame_of_a_move_ms": 50.0,
    "longest_frame_of_panning_ms": 50.0,
    "longest_task_of_rules_ms": 200.0,
}
CARDS = 44
WATCH_FRAMES = """
window.frames_seen = [];
window.last_frame = performance.now();
(function look() {
  requestAnimationFrame(() => {
    const now = performance.now();
    frames_seen.push(now - last_frame);
    last_frame = now;
    look();
  });
})();
"""
WATCH_TASKS = """
window.tasks_seen = [0];
new PerformanceObserver(list => tasks_seen.push(...list.getEntries().map(task => task.duration)))
  .observe({ type: "longtask", buffered: true });
"""
# Faces of the hand lie in the mine too: there not all cards are alike.
MANY_CARDS = """count => {
  const world = document.querySelector('.world');
  const cells = [...world.querySelectorAll('.cell')].filter(cell => cell.querySelector('img.card'));
  const faces = [...document.querySelectorAll('img.card, .hand img')].map(image => image.src);
  for (let at = cells.length; at < count; at++) {
    const copy = cells[at % cells.length].cloneNode(true);
    copy.querySelector('img').src = faces[at % faces.length];
    copy.style.left = `${(at % 9) * 100}px`;
    copy.style.top = `${(Math.floor(at / 9) - 2) * 150}px`;
    world.append(copy);
  }
  return world.querySelectorAll('img.card').length;
}"""


def begin_game(browser: Browser, host: Host) -> Person:
    player = Person(browser, host.address, "en", PHONE, touch=True, moving=True, painted=True).open()
    player.press(player.page.locator(".game .button.main").first)
    player.learn_role()
    player.wait_for_turn()
    return player


def first_board(player: Person, slower: float) -> float:
    """From the request of the page until its board has cards, in milliseconds."""
    slow_down(player.page, slower)
    player.page.reload(wait_until="commit")
    player.page.locator("img[data-cell]").first.wait_for()
    drawn: float = player.page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"
    )
    return drawn


def longest_frame(page: Page) -> float:
    seen: list[float] = page.evaluate("frames_seen")
    return max(seen)


def middle_of(page: Page, selector: str) -> dict[str, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None, selector
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def touch(finger: CDPSession, kind: str, *points: dict[str, float]) -> None:
    """A bare finger: Playwright's looks for its aim with scripts in the page, and so slows the frames to be seen."""
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def frames_of_a_move(player: Person) -> float:
    page = player.page
    player.wait_for_turn()
    player.choose_by_hand()
    # Nobody confirms at once; meanwhile the page draws what it will need.
    page.wait_for_timeout(2_000)
    confirm = middle_of(page, ".acts .button.main")
    finger = page.context.new_cdp_session(page)
    page.evaluate(WATCH_FRAMES)
    touch(finger, "touchStart", confirm)
    touch(finger, "touchEnd")
    page.wait_for_timeout(1_500)
    assert page.locator(".held").count() == 0, "the move was made"
    return longest_frame(page)


def frames_of_panning(player: Person) -> float:
    page = player.page
    count = page.evaluate(MANY_CARDS, CARDS)
    assert count >= CARDS, count
    start = middle_of(page, ".frame")
    before = page.locator(".world").get_attribute("style")
    page.wait_for_timeout(500)
    finger = page.context.new_cdp_session(page)
    page.evaluate(WATCH_FRAMES)
    touch(finger, "touchStart", start)
    for step in range(60):
        touch(finger, "touchMove", {"x": start["x"] + (step % 20) * 5, "y": start["y"] + (step % 15) * 4})
    touch(finger, "touchEnd")
    # When the board rests it may be drawn anew: that frame counts too.
    page.wait_for_timeout(300)
    assert page.locator(".world").get_attribute("style") != before, "the board was moved"
    return longest_frame(page)


def tasks_of_rules(browser: Browser, host: Host, game: str, slower: float) -> float:
    reader = Person(browser, host.address, "en", PHONE, touch=True, moving=True, painted=True)
    page = reader.page
    page.add_init_script(WATCH_TASKS)
    slow_down(page, slower)
    reader.open(f"/rules/{game}")
    page.locator("section h2").first.wait_for()
    for _ in range(10):
        page.wait_for_timeout(300)
        page.evaluate("scrollBy(0, document.body.scrollHeight / 10)")
    page.wait_for_timeout(3_000)
    assert page.locator("section img, section image").count() > 0, "there are pictures"
    longest: float = page.evaluate("Math.max(...tasks_seen)")
    reader.close()
    return longest


def measure(slower: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        host.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--disable-quic"])
        try:
            player = begin_game(browser, host)
            return {
                "slower": slower,
                "first_board_ms": first_board(player, slower),
                "longest_frame_of_a_move_ms": frames_of_a_move(player),
                "longest_frame_of_panning_ms": frames_of_panning(player),
                "longest_task_of_rules_ms": max(tasks_of_rules(browser, host, game, slower) for game in shown_games()),
            }
        finally:
            browser.close()
            host.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON and nothing else")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor is (default: 4)")
    arguments = parser.parse_args()
    figures = measure(arguments.slower)
    missed = [name for name, budget in BUDGETS.items() if figures[name] > budget]
    if arguments.json:
        print(json.dumps({**figures, "missed": missed}))
    else:
        for name, budget in BUDGETS.items():
            print(f"{name:30} {figures[name]:8.1f}  budget {budget:8.1f}  {'missed' if name in missed else 'ok'}")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
