"""Nobody is hurried: bots wait for who reads, a result stays, and a clock shows its seconds."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host, in_one_size, some_sizes
from tests.browser.dealt import serving_position
from tests.browser.people import PHONE, RESULT, TABLET, TURN, Person, new_table
from tests.browser.test_absent_and_back import FOREST, GAMES
from tests.browser.test_absent_and_back import start as start_together
from tests.browser.test_pass_and_play import uncover
from tests.browser.waiting import until
from tests.rules.tables import drawing

LAST_CARDS = """
    option rounds 2
    hand 0 NS
    hand 1 EW
    hand 2 NE
    deck -
    mine
      S
"""
SECONDS = re.compile(r"^\d+\u00a0s$")


def moves_told(person: Person) -> list[dict[str, Any]]:
    return [told for told in person.messages if told["type"] == "told" and told["line"]["kind"] == "moved"]


def waits_told(person: Person) -> list[dict[str, Any]]:
    told = [message["wait"] for message in person.messages if message["type"] == "waiting"]
    return [wait for wait in told if wait]


def start(eva: Person, code: str, guests: dict[str, Person]) -> None:
    eva.open(f"/t/{code}").sit("Eva")
    for name, guest in guests.items():
        guest.open(f"/t/{code}").sit(name)
    eva.start_with_bots()


@in_one_size("game", GAMES[:2])
def test_bots_wait_until_the_role_is_read(host: Host, browser: Browser, game: str, size: dict[str, int]) -> None:
    eva = Person(browser, host.address, "en", size)
    start(eva, new_table(host.address, game, 3, first_player=1), {})
    dialog = eva.page.locator("dialog")
    eva.press(dialog.locator(".button.main"))
    expect(dialog.locator(".name")).to_be_visible()
    expect(dialog.locator(".countdown")).to_have_count(0)
    assert waits_told(eva) == [{"what": "role", "seats": [0], "seconds": None}]
    assert moves_told(eva) == []
    eva.press(dialog.locator(".button.main"))
    assert eva.wait_for_turn()
    assert {told["line"]["seat"] for told in moves_told(eva)} == {1, 2}
    eva.close()


@some_sizes()
def test_it_is_seen_who_still_reads_and_for_how_long_bots_wait(
    host: Host, browser: Browser, size: dict[str, int]
) -> None:
    eva, jan = Person(browser, host.address, "en", size), Person(browser, host.address, "cs", size)
    start(eva, new_table(host.address, "saboteur", 3, first_player=2), {"Jan": jan})
    eva.learn_role()
    expect(eva.page.locator(".prompt")).to_have_text("Jan is still reading the role")
    expect(eva.page.locator("footer .countdown:not(.urgent)")).to_have_text(SECONDS)
    expect(jan.page.locator("dialog .countdown")).to_have_text(SECONDS)
    assert moves_told(eva) == []
    jan.learn_role()
    assert eva.wait_for_turn()
    expect(eva.page.locator(".countdown")).to_have_count(0)
    eva.close()
    jan.close()


def test_those_who_share_a_device_all_read_before_bots_begin(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "en", TABLET, touch=True)
    device.open(f"/t/{new_table(host.address, 'saboteur', 3, first_player=2)}")
    for name in ("Anna", "Bára"):
        device.sit(name)
    device.start_with_bots()
    for name in ("Anna", "Bára"):
        assert uncover(device) == name
        assert moves_told(device) == []
        device.learn_role()
    assert uncover(device) == "Anna"
    assert device.wait_for_turn()
    device.close()


def test_in_the_forest_bots_begin_by_themselves(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "en", PHONE, touch=True)
    start(eva, new_table(host.address, FOREST, 2, first_player=1, board="light"), {})
    eva.page.locator(".prompt.mine").wait_for()
    assert {told["line"]["seat"] for told in moves_told(eva)} == {1}
    eva.close()


def play_to_the_result(*people: Person) -> None:
    """Until the first round is over for everybody."""
    eva = people[0]

    def is_due() -> bool:
        return any(person.seen(RESULT, TURN) for person in people)

    while True:
        until(eva.page, is_due, "somebody's turn or the result")
        mover = next((person for person in people if person.is_to_move()), None)
        if mover is None:
            break
        mover.play_by_hand()
    for person in people:
        person.page.locator(RESULT).wait_for()


@pytest.fixture(scope="module")
def near_a_result(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at whose tables everybody has one card left in the first of two rounds."""
    with serving_position(tmp_path_factory.mktemp("result"), drawing("saboteur", LAST_CARDS)) as address:
        yield address


def test_a_result_stays_for_who_plays_with_bots(near_a_result: str, browser: Browser) -> None:
    eva = Person(browser, near_a_result, "en", PHONE, touch=True)
    start(eva, new_table(near_a_result, "saboteur", 3), {})
    eva.learn_role()
    play_to_the_result(eva)
    expect(eva.page.locator(".countdown")).to_have_count(0)
    assert waits_told(eva)[-1] == {"what": "result", "seats": [0], "seconds": None}
    eva.press(eva.page.locator(RESULT))
    eva.learn_role()
    eva.close()


def test_several_people_see_how_long_a_result_stays_and_who_still_looks(near_a_result: str, browser: Browser) -> None:
    eva, jan = Person(browser, near_a_result, "en", PHONE, touch=True), Person(browser, near_a_result, "en")
    start(eva, new_table(near_a_result, "saboteur", 3), {"Jan": jan})
    for person in (eva, jan):
        person.learn_role()
    play_to_the_result(eva, jan)
    for person in (eva, jan):
        expect(person.page.locator("footer .countdown")).to_have_text(SECONDS)
        expect(person.page.locator("footer .countdown")).to_be_in_viewport(ratio=1)
    jan.press(jan.page.locator(RESULT))
    expect(jan.page.locator(".prompt")).to_have_text("Waiting for Eva")
    eva.press(eva.page.locator(RESULT))
    for person in (eva, jan):
        person.learn_role()
        person.close()


@in_one_size("game", GAMES)
def test_the_clock_shows_its_seconds(host: Host, browser: Browser, game: str, size: dict[str, int]) -> None:
    eva, jan = Person(browser, host.address, "en", size), Person(browser, host.address, "en", size)
    start_together(eva, jan, new_table(host.address, game, 2 if game == FOREST else 3, first_player=0), game)
    eva.press(eva.page.locator("header nav .button").last)
    eva.page.locator("#clock").select_option("relaxed")
    eva.page.keyboard.press("Escape")
    eva.wait_for_turn()
    mine, others = eva.page.locator("footer .countdown.urgent"), jan.page.locator("footer .countdown:not(.urgent)")
    for shown in (mine, others):
        expect(shown).to_have_text(SECONDS)
        expect(shown).to_be_in_viewport(ratio=1)
    # It goes on by itself.
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)
    eva.close()
    jan.close()
