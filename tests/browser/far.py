"""What is read from four metres."""

from tests.browser.people import Person
from tests.browser.waiting import at_rest

SCREEN = {"width": 1920, "height": 1080}
SMALLEST = 30
"""Pixels of a line of the smallest letters: on a screen of a metre in width, capitals of seven millimetres."""
SMALL_LETTERS = """(smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = [];
    while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, height } = range.getBoundingClientRect();
        const hidden = parentElement.closest(".unseen, .switches, .reach, script, style") || width < 2;
        if (textContent.trim() && !hidden && height < smallest) small.push(textContent.trim());
    }
    return small;
}"""
"""Every text whose line is lower than so many pixels. Switches are for the one who stands before the screen."""
CUT_OFF = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const shown = [...document.querySelectorAll("li, tr, p, h1, h2, h3, article, .prompt, .code, .qr")];
    const beyond = shown.filter((one) => {
        if (one.closest("[role=log], .unseen")) return false;
        const { top, left, right, bottom, width } = one.getBoundingClientRect();
        const pages = one.closest(".pages")?.getBoundingClientRect();
        const isBeside = pages ? width > pages.width + 1 : left < -1 || right > innerWidth + 1;
        return isBeside || top < (pages?.top ?? 0) - 1 || bottom > (pages?.bottom ?? innerHeight) + 1;
    });
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) beyond.push(document.body);
    return beyond.map(({ tagName, innerText }) => `${tagName} ${innerText.slice(0, 80)}`);
}"""
"""Whatever is beyond the edges, or on two pages; only what happened long ago may be."""


def assert_readable(screen: Person) -> None:
    """Whatever is on pages that turn counts as seen: it must only be whole on one of them."""
    page = screen.page
    small, cut_off = at_rest(page, lambda: (page.evaluate(SMALL_LETTERS, SMALLEST), page.evaluate(CUT_OFF)))
    assert small == []
    assert cut_off == []
