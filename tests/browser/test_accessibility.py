"""axe-core finds nothing on any page, in both themes, at the size of a phone or of a laptop."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import Host, in_one_size
from tests.browser.people import Person
from tests.browser.waiting import ENDED
from tests.counts import Counts, samples

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/replay", "/nowhere/at/all"]
GAMES = ("saboteur", "saboteur-2", "lost-mines", "dark-cave")
SIMILAR = [[f"/{about}/{game}" for game in GAMES] for about in ("rules", "learn")]
"""Groups of pages that are made alike."""


def violations(person: Person) -> list[str]:
    """In colours as they stay: text that is still fading in has no contrast yet."""
    person.page.evaluate(ENDED)
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


@in_one_size("theme", ["dark", "light"])
def test_no_page_has_a_barrier(host: Host, browser: Browser, counts: Counts, theme: str, size: dict[str, int]) -> None:
    person = Person(browser, host.address, "cs", size, theme=theme)
    for path in (*PAGES, *samples(SIMILAR, theme, counts)):
        person.open(path)
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        assert violations(person) == [], path
    person.close()


@in_one_size("theme", ["dark", "light"])
def test_no_moment_at_a_table_has_a_barrier(host: Host, browser: Browser, theme: str, size: dict[str, int]) -> None:
    person = Person(browser, host.address, "sk", size, theme=theme).open()
    page = person.page
    person.press(page.locator(".game .button").nth(1))
    page.locator(".code").wait_for()
    person.sit("Eva")
    assert violations(person) == [], "before the game"
    person.press(page.locator(".start .button").first)
    person.press(page.locator(".start .button.main:not(:disabled)"))
    page.locator("dialog").wait_for()
    assert violations(person) == [], "the role"
    person.learn_role()
    person.wait_for_turn()
    assert violations(person) == [], "the game"
    person.press(page.locator(".hand button").first)
    assert violations(person) == [], "a held card"
    person.press(page.get_by_role("button", name="Ponuka").or_(page.locator("nav .button").last))
    page.locator("dialog").wait_for()
    assert violations(person) == [], "the menu"
    page.keyboard.press("Escape")
    person.press(page.locator("nav .button").nth(2))
    page.locator(".text").wait_for()
    assert violations(person) == [], "as text"
    person.close()
