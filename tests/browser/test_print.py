"""What a game needs on paper: a score sheet, who is who, and the rules."""

import re

import pytest
from playwright.sync_api import Browser, expect

import permonik
from tests.browser.conftest import Host, shown_games
from tests.browser.people import Person
from tests.browser.waiting import until

PAPER = {"width": 794, "height": 1123}
"""A4 in pixels, 96 to the inch."""
WHITE = "rgb(255, 255, 255)"


@pytest.mark.parametrize("game", shown_games())
def test_a_game_is_printed_on_white_pages_of_paper(game: str, host: Host, browser: Browser) -> None:
    reader = Person(browser, host.address, "cs", PAPER, theme="dark").open(f"/print/{game}")
    page = reader.page
    papers = page.locator(".paper")
    papers.last.locator("section h2").last.wait_for()
    has_roles = game != "diamond-forest"
    expect(papers).to_have_count(3 if has_roles else 2)
    lines = papers.first.locator("table").first.locator("tbody tr")
    expect(lines).to_have_count(permonik.game(game).most_seats)
    if has_roles:
        expect(papers.nth(1).locator("li")).to_have_count(len(permonik.game(game).roles))
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(papers.first).to_have_css("background-color", WHITE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the paper"
    unpainted = "images => images.filter(({ complete, naturalWidth }) => !complete || !naturalWidth).length"
    until(page, lambda: page.locator(".paper img").evaluate_all(unpainted) == 0, "all pictures on paper")
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
    assert pages > len(papers.all()), "the rules have several pages"
    page.emulate_media(media="screen")
    reader.press(page.get_by_label("Pravidla", exact=True))
    page.emulate_media(media="print")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == (2 if has_roles else 1)
    assert not reader.errors
    reader.close()


def test_rules_lead_to_their_paper_and_it_leaves_the_theme_as_it_was(host: Host, browser: Browser) -> None:
    reader = Person(browser, host.address, "en", theme="dark").open("/rules/saboteur")
    reader.press(reader.page.get_by_role("link", name="Print"))
    reader.page.locator(".paper").first.wait_for()
    expect(reader.page.locator("html")).to_have_attribute("data-theme", "light")
    reader.press(reader.page.get_by_role("link", name="Back to the rules"))
    reader.page.locator("section h2").first.wait_for()
    expect(reader.page.locator("html")).to_have_attribute("data-theme", "dark")
    reader.close()
