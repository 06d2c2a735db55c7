"""The end of a game of many on a big screen: large, whole, and on pages that turn by themselves if it is long."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from permonik.bots import bot as find_bot
from permonik.engine import game as find_game
from permonik.lab.decide import decide
from tests.browser import test_dark_cave, test_lost_mines
from tests.browser.dealt import serving_position
from tests.browser.far import SCREEN, assert_readable
from tests.browser.people import Person
from tests.browser.test_accessibility import violations
from tests.browser.test_table_screen import DIGGING, WALKING
from tests.counts import some_of

SEED = 7
GAMES: dict[str, tuple[int, Callable[[Person], None]]] = {
    "saboteur": (10, Person.play_by_hand),
    "saboteur-2": (12, Person.play_by_hand),
    "lost-mines": (9, test_lost_mines.decide),
    "dark-cave": (8, test_dark_cave.decide),
}
"""As many as can play, and how one of them does."""


def near_the_end(game: str, seats: int) -> str:
    """The last round of apprentices, when the first seat is to move for the last time and nothing is decided yet."""
    rules, bot = find_game(game), find_bot(game, "apprentice")
    options = {option.name: 1 for option in rules.options if option.name == "rounds"}
    state = rules.new(seats, SEED, **options)
    last = state.save()
    while not state.over:
        if state.to_move == 0 and not json.loads(saved := state.save()).get("results"):
            last = saved
        state.play(decide(bot, state, SEED))
    return last


@some_of("game", DIGGING, WALKING)
def test_the_result_of_many_is_read_from_afar(browser: Browser, tmp_path: Path, game: str) -> None:
    seats, play = GAMES[game]
    with serving_position(tmp_path, near_the_end(game, seats)) as address:
        host = Person(browser, address).open()
        host.press(host.page.locator(f".game:has([href='/rules/{game}']) .button").nth(1))
        host.page.locator(".code").wait_for()
        host.sit("Eva")
        host.choose_seats(seats)
        screen = Person(browser, address, "cs", SCREEN).open(f"/t/{host.code()}/screen")
        screen.page.locator(".code").wait_for()
        host.start_with_bots()
        host.learn_role()
        screen.page.locator(".board .cell").first.wait_for()
        assert_readable(screen)
        while host.wait_for_turn():
            play(host)
        screen.page.locator(".ended ol li").first.wait_for()
        assert_readable(screen)
        assert violations(screen) == []

        marks = screen.page.locator(".marks button")
        shown = screen.page.locator(".ended [data-seat]")
        expect(shown.first).to_be_visible()
        if marks.count():
            expect(marks.nth(1)).to_have_attribute("aria-current", "page")
            screen.press(marks.first)
            expect(marks.first).to_have_attribute("aria-current", "page")
            expect(screen.page.locator(".ended ol li").first).to_be_in_viewport(ratio=0.99)
            screen.press(marks.last)
            expect(shown.last).to_be_in_viewport(ratio=0.99)
        for person in (host, screen):
            person.close()
