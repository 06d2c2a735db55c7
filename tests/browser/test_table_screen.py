"""A big screen in the middle of the room and four phones around it: one QR code, and a whole game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.children import Children
from tests.browser.conftest import Host
from tests.browser.far import SCREEN, assert_readable
from tests.browser.people import END, PHONE, TURN, Person, next_to_move
from tests.browser.qr import read_qr
from tests.browser.test_accessibility import violations
from tests.browser.test_dark_cave import decide as creep_or_play
from tests.browser.test_lost_mines import decide as walk_or_play
from tests.browser.test_whole_game import screens_of
from tests.browser.waiting import rest, until
from tests.counts import some_of

NAMES = {"Eva": "cs", "Jan": "sk", "Bára": "en", "Petr": "cs"}
"""Who comes, and in which language each of them plays."""
MOST_DECISIONS = 800
SECRET = "dialog[open] [data-act]"
"""What one looks at alone."""


def sabotage(phone: Person) -> None:
    phone.play_by_hand()


def look_for_diamonds(phone: Person) -> None:
    Children(phone).decide()


@dataclass(frozen=True)
class Played:
    """How a game is played on phones, and made short."""

    decide: Callable[[Person], None]
    options: tuple[tuple[str, str], ...]
    has_roles: bool = True
    end: str = END


GAMES = {
    "saboteur": Played(sabotage, (("rounds", "1"),)),
    "saboteur-2": Played(sabotage, (("rounds", "1"),)),
    "dark-cave": Played(creep_or_play, ()),
    "lost-mines": Played(walk_or_play, (("rounds", "1"),)),
    "diamond-forest": Played(look_for_diamonds, (("max_rounds", "5"),), has_roles=False, end=".ended"),
}
WHOLE = ("saboteur", "diamond-forest")
"""Those that are played to their end."""
DIGGING, WALKING = ("saboteur", "saboteur-2"), ("lost-mines", "dark-cave")
"""Those with hands, by how they are played."""


class Room:
    """The screen, and the phones of those who have scanned its code."""

    def __init__(self, browser: Browser, house: Host, game: str, people: Mapping[str, str] = NAMES) -> None:
        self.game = GAMES[game]
        self.people = people
        self.screen = Person(browser, house.address, "cs", SCREEN).open()
        self.screen.press(self.screen.page.locator(f".game:has([href='/rules/{game}']) .link"))
        self.code = self.screen.page.locator(".qr svg")
        self.code.wait_for()
        self.link = read_qr(self.code)
        self.phones = [Person(browser, "", language, PHONE, touch=True) for language in people.values()]
        self.host = self.phones[0]

    def sit_down(self) -> None:
        for phone, name in zip(self.phones, self.people, strict=True):
            phone.open(self.link).sit(name)
            for person in (self.screen, self.host):  # the host starts when all are there
                expect(person.page.locator("li").filter(has_text=name)).to_be_visible()

    def start(self) -> None:
        page = self.host.page
        for name, value in self.game.options:
            page.locator(f"#option-{name}").select_option(value)
        free = page.locator(".start .button").count() > 1
        if free:
            self.host.start_with_bots()
        else:
            self.host.press(page.locator(".start .button.main:not(:disabled)"))
        if self.game.has_roles:
            for phone in self.phones:
                phone.learn_role()
        self.screen.page.locator(".board .cell").first.wait_for()

    def next_to_move(self) -> Person | None:
        return next_to_move(self.phones, f"{TURN}, {SECRET}", self.game.end)

    def close(self) -> None:
        for person in (self.screen, *self.phones):
            person.close()


def height_of(person: Person, part: str) -> float:
    box = person.page.locator(part).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.long
@some_of("game", WHOLE)
def test_four_phones_and_a_big_screen_play_a_whole_game_from_one_code(house: Host, browser: Browser, game: str) -> None:
    room = Room(browser, house, game)
    screen = room.screen
    assert room.link == screen.page.url.removesuffix("/screen") + "/hand"
    assert_readable(screen)
    room.sit_down()
    assert_readable(screen)
    assert violations(screen) == []
    room.start()

    moves = 0
    while (phone := room.next_to_move()) is not None:
        if moves == 0:
            assert violations(phone) == []
        room.game.decide(phone)
        moves += 1
        assert moves < MOST_DECISIONS
        if moves in (1, 8):
            assert_readable(screen)
    assert moves > 4

    for person in (screen, *room.phones):
        person.page.locator(".ended").wait_for()
    assert_readable(screen)
    assert violations(screen) == []
    running = [shown for shown in screens_of(screen) if not shown.get("over")]
    assert not any(shown.get("hand") or shown.get("role") for shown in running)
    assert "secrets" not in screen.page.evaluate("JSON.stringify(localStorage)")

    # The same people go on, and so does the screen.
    before = screen.page.url
    room.host.press(room.host.page.locator(".after .button.main"))
    room.host.page.locator("li.mine").wait_for()
    until(screen.page, lambda: screen.page.url != before, "another table on the screen")
    assert screen.page.url.endswith("/screen")
    beside = screen.page.url.removesuffix("/screen") + "/hand"
    until(room.host.page, lambda: room.host.page.url == beside, "the same table on the phone")
    expect(screen.page.locator("li").filter(has_text="Petr")).to_be_visible()
    room.close()


@some_of("game", DIGGING, WALKING)
def test_a_phone_beside_the_screen_is_a_hand_with_a_map_that_grows(house: Host, browser: Browser, game: str) -> None:
    room = Room(browser, house, game, {"Eva": "cs"})
    room.sit_down()
    room.host.page.locator("#option-first_player").select_option("0")  # before anybody can break her tools
    room.start()
    phone = room.next_to_move()
    assert phone is not None
    page = phone.page
    page.locator(".hand li").first.wait_for()
    rest(page)
    small, hand = height_of(phone, ".board"), height_of(phone, ".own")
    assert height_of(phone, ".hand li >> nth=0") > 100
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    phone.hold_path_card()
    until(page, lambda: height_of(phone, ".board") > small, "a larger map")
    until(page, lambda: height_of(phone, ".own") < hand, "a smaller hand")
    expect(page.locator(".target").first).to_be_visible()

    # The menu leads to the whole table and back, and the seat stays.
    page.keyboard.press("Escape")
    phone.press(page.locator("header nav .button").last)
    phone.press(page.locator("dialog a[href^='/t/']"))
    expect(page.locator(".private")).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()
    room.close()


@some_of("seats", [3, 10])
def test_many_seats_fit_on_the_screen(house: Host, browser: Browser, seats: int, tmp_path: Path) -> None:
    host = Person(browser, house.address).open()
    host.set_table()
    host.sit("Eva")
    host.choose_seats(seats)
    host.page.locator("#option-rounds").select_option("1")
    screen = Person(browser, house.address, "sk", SCREEN).open(f"/t/{host.code()}/screen")
    screen.page.locator(".qr svg").wait_for()
    host.start_with_bots()
    host.learn_role()
    screen.page.locator(".board .cell").first.wait_for()
    expect(screen.page.locator(".seats li")).to_have_count(seats)
    assert_readable(screen)
    for person in (host, screen):
        person.close()
