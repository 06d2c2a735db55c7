"""Cards and the board follow the hand: mouse, fingers and keys, in a real Chromium."""

import math
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Host
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.waiting import rest, until

CARD_WIDTH, CARD_HEIGHT = 100, 150
STEPS = 8
REST = 150
MOMENTS = 10
"""So many rests the board stays where it is."""
FAR_AWAY = "6,2"
"""So far from the start that the mine has not got there when somebody has found a card to lay."""
NEAR = 3
"""Pixels that do not matter to a hand."""


class Point(NamedTuple):
    x: float
    y: float

    def moved(self, x: float, y: float) -> "Point":
        return Point(self.x + x, self.y + y)

    def towards(self, other: "Point", part: float) -> "Point":
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


class View(NamedTuple):
    """Where the board lies on the page, and how large."""

    scale: float
    left: float
    top: float

    def shows(self, cell: tuple[float, float]) -> Point:
        """Where a point of the board, in cells, is seen."""
        return Point(self.left + cell[0] * CARD_WIDTH * self.scale, self.top + cell[1] * CARD_HEIGHT * self.scale)

    def cell_at(self, point: Point) -> tuple[float, float]:
        return (
            (point.x - self.left) / CARD_WIDTH / self.scale,
            (point.y - self.top) / CARD_HEIGHT / self.scale,
        )


def view(person: Person) -> View:
    scale, left, top = person.page.locator(".world").evaluate(
        """world => {
            const { a, e, f } = new DOMMatrix(getComputedStyle(world).transform);
            const frame = world.parentElement.getBoundingClientRect();
            return [a, frame.left + e, frame.top + f];
        }"""
    )
    return View(scale, left, top)


def settled(person: Person, expected: View | float, tolerance: float = 0.02) -> View:
    """The view, or only its scale, once it is as expected: what a hand does is drawn some frames later."""

    def is_as_expected() -> bool:
        seen = view(person)
        wanted = View(expected, seen.left, seen.top) if isinstance(expected, float) else expected
        return abs(seen.scale / wanted.scale - 1) < tolerance and math.dist(seen[1:], wanted[1:]) <= NEAR

    until(person.page, is_as_expected, f"the board at {expected}")
    return view(person)


def middle(locator: Locator) -> Point:
    box = locator.bounding_box()
    assert box is not None
    return Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def middle_of_cell(person: Person, cell: str) -> Point:
    x, y = map(int, cell.split(","))
    return view(person).shows((x + 0.5, y + 0.5))


class Fingers:
    """Touches of the screen as the system reports them."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.protocol = person.context.new_cdp_session(person.page)

    def report(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": point.x, "y": point.y, "id": finger} for finger, point in enumerate(points)]
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: tuple[Point, Point]) -> None:
        """Each finger goes down, along its way, rests there as a flick would not, and goes up."""
        self.report("touchStart", [start for start, _ in ways])
        for step in range(1, STEPS + 1):
            self.report("touchMove", [start.towards(end, step / STEPS) for start, end in ways])
        self.page.wait_for_timeout(REST)
        self.report("touchEnd", [])


def drag(person: Person, start: Point, end: Point) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    mouse.up()


@pytest.fixture
def eva(host: Host, browser: Browser) -> Iterator[Person]:
    """She has a mouse and is to move."""
    person = Person(browser, host.address)
    person.begin_first("Eva")
    rest(person.page)
    yield person
    person.close()


@pytest.fixture
def jan(host: Host, browser: Browser) -> Iterator[Person]:
    """He has a phone and is to move."""
    person = Person(browser, host.address, size=PHONE, touch=True)
    person.begin_first("Jan")
    rest(person.page)
    yield person
    person.close()


def target_of(person: Person) -> tuple[Locator, str]:
    """A lit place where the held card fits as it is held, or else where it fits turned."""
    page = person.page
    target = page.locator(".target:not(.outlined)").or_(page.locator(".target")).first
    return target, target.get_attribute("data-cell") or ""


def expect_ghost(person: Person, cell: str) -> None:
    expect(person.page.locator(".target.chosen")).to_have_attribute("data-cell", cell)
    expect(person.page.locator("img.ghost")).to_be_visible()


def expect_nothing_held(person: Person) -> None:
    expect(person.page.locator(".hand .held, .target, .flying")).to_have_count(0)


def test_a_card_is_dragged_with_the_mouse_to_a_lit_place_and_confirmed(eva: Person) -> None:
    card = eva.hold_path_card()
    _, cell = target_of(eva)
    eva.page.keyboard.press("Escape")
    drag(eva, middle(card), middle_of_cell(eva, cell))
    expect_ghost(eva, cell)
    assert cell in eva.confirm()


def test_a_card_is_dragged_with_a_finger_and_the_next_touch_counts(jan: Person) -> None:
    card = jan.hold_path_card()
    _, cell = target_of(jan)
    Fingers(jan).move((middle(card), middle_of_cell(jan, cell)))
    expect_ghost(jan, cell)
    cancel = jan.page.get_by_role("button", name="Cancel")
    jan.press(cancel)
    expect(jan.page.locator("img.ghost")).to_have_count(0)
    jan.press(cancel)
    expect_nothing_held(jan)
    jan.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    Fingers(jan).move((middle(card), middle_of_cell(jan, cell)))
    assert cell in jan.confirm()


def test_two_fingers_zoom_about_themselves_and_one_moves(jan: Person) -> None:
    fingers, before = Fingers(jan), view(jan)
    between = middle(jan.page.locator(".frame")).moved(40, -50)
    fingers.move((between.moved(-30, 0), between.moved(-75, 0)), (between.moved(30, 0), between.moved(75, 0)))
    zoomed = settled(jan, before.scale * 2.5)
    assert math.dist(zoomed.shows(before.cell_at(between)), between) <= NEAR
    fingers.move((between, between.moved(40, -60)))
    settled(jan, View(zoomed.scale, zoomed.left + 40, zoomed.top - 60))
    fingers.move((between.moved(-75, 0), between.moved(-30, 0)), (between.moved(75, 0), between.moved(30, 0)))
    settled(jan, before.scale)
    jan.press(jan.page.locator(".zoom .button").last)
    settled(jan, before)


def test_wheel_keys_and_buttons_zoom_and_all_comes_back(eva: Person) -> None:
    page, before = eva.page, view(eva)
    at = middle(page.locator(".frame")).moved(90, 40)
    page.mouse.move(*at)
    page.mouse.wheel(0, -400)
    wheeled = settled(eva, before.scale * math.exp(0.8))
    assert math.dist(wheeled.shows(before.cell_at(at)), at) <= NEAR
    page.keyboard.press("-")
    settled(eva, wheeled.scale * 0.8)
    page.keyboard.press("+")
    settled(eva, wheeled.scale)
    page.keyboard.press("0")
    settled(eva, before)
    closer, farther, fit = page.locator(".zoom .button").all()
    closer.click()
    settled(eva, before.scale * 1.3)
    farther.click()
    settled(eva, before)
    drag(eva, at, at.moved(-700, -500))
    settled(eva, View(before.scale, before.left - 700, before.top - 500))
    fit.click()
    settled(eva, before)
    frame = page.locator(".frame").bounding_box()
    assert frame is not None
    for card in page.locator("img.card").all():
        box = card.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"] <= frame["x"] + frame["width"] - box["width"]
        assert frame["y"] <= box["y"] <= frame["y"] + frame["height"] - box["height"]


def test_escape_takes_back_the_place_and_then_the_card(eva: Person) -> None:
    card = eva.hold_path_card()
    target, cell = target_of(eva)
    target.click()
    expect_ghost(eva, cell)
    eva.page.keyboard.press("Escape")
    expect(eva.page.locator("img.ghost")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    eva.page.keyboard.press("Escape")
    expect_nothing_held(eva)


def test_escape_lets_go_of_a_card_in_the_middle_of_a_drag(eva: Person) -> None:
    card = eva.hold_path_card()
    _, cell = target_of(eva)
    eva.page.keyboard.press("Escape")
    mouse, end = eva.page.mouse, middle_of_cell(eva, cell)
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*end, steps=STEPS)
    expect(eva.page.locator(".flying")).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect_nothing_held(eva)
    mouse.up()
    expect_nothing_held(eva)


def test_the_board_stays_where_it_is_while_a_card_is_held(host: Host, browser: Browser) -> None:
    """Although moves of the others are still being shown, somebody talks, and the browser shows a bar of its own."""
    eva = Person(browser, host.address, moving=True)
    jan = Person(browser, host.address)
    eva.begin_first("Eva", guests={"Jan": jan})
    eva.play_by_hand()
    jan.wait_for_turn()
    jan.play_by_hand()
    eva.wait_for_turn()
    eva.press(eva.page.locator(".hand button").first)
    before = view(eva)
    jan.page.locator("nav .button").nth(1).click()
    jan.page.locator(".phrases .button").first.click()
    expect(eva.page.locator(".log")).to_contain_text("Jan:")
    eva.page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"] - 60})
    for _ in range(MOMENTS):
        assert view(eva) == before
        eva.page.wait_for_timeout(REST)
    expect(eva.page.locator(".hand .held")).to_have_count(1)
    eva.close()
    jan.close()


def test_a_place_where_the_card_does_not_fit_says_why_and_links_the_rule(eva: Person) -> None:
    eva.hold_path_card()
    eva.page.mouse.click(*middle_of_cell(eva, FAR_AWAY))
    why = eva.page.locator(".why[role=alert]")
    expect(why).to_contain_text("It touches no open card there.")
    rule = why.locator("a").first
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/saboteur#BA-\d{3}$"))
    with eva.page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator("section.found h2")).to_be_in_viewport()
