"""One person and six bots play a whole game of the expansion through the page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person
from tests.browser.test_accessibility import violations

EXPANSION = 1
"""The place of the game on the home page."""
SEATS = 7


def pass_two_cards(person: Person) -> None:
    """Throws two cards away, one after the other, then has enough."""
    page = person.page
    before, heard = page.locator(".hand li").count(), len(hands_told(person))
    person.press(page.locator(".hand button").first)
    person.throw_away()
    person.confirm()
    expect(page.locator(".hand li")).to_have_count(before - 1)
    assert violations(person) == [], "passing"
    person.press(page.locator(".hand button").first)
    person.confirm()
    expect(page.locator(".hand li")).to_have_count(before - 2)
    person.press(page.locator(".acts .plainly"))
    person.confirm()
    # What came of it, before somebody has swapped hands with this person.
    assert hands_told(person)[heard:][:3] == [before - 1, before - 2, before]


def hands_told(person: Person) -> list[int]:
    """How many cards were in the hand, whenever that was told."""
    return [len(changes["hand"]) for changes in person.changes_told() if "hand" in changes]


def play_out(person: Person) -> int:
    moves = 0
    while person.wait_for_turn():
        person.play_by_hand()
        moves += 1
    return moves


@pytest.mark.long
def test_one_person_and_six_bots_play_a_whole_game_of_the_expansion(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "cs", PHONE, touch=True).open()
    page = eva.page
    eva.set_table(EXPANSION)
    eva.sit("Eva")
    eva.choose_seats(SEATS)
    page.locator("#option-rounds").select_option("1")
    page.locator("#option-first_player").select_option("0")
    assert violations(eva) == [], "before the game"
    eva.start_with_bots()
    eva.learn_role()
    eva.wait_for_turn()
    assert violations(eva) == [], "the game"
    pass_two_cards(eva)
    assert play_out(eva) > 0

    expect(page.locator(".ended ol li")).to_have_count(SEATS)
    expect(page.locator(".because")).to_have_count(SEATS)
    reasons = page.locator(".because").all_inner_texts()
    assert all(reason.endswith(".") for reason in reasons), reasons
    assert violations(eva) == [], "the end"

    eva.press(page.locator(".ended a.button").first)
    page.locator(".board img.card").first.wait_for()
    page.keyboard.press("End")
    expect(page.locator(".because")).to_have_count(SEATS)
    page.keyboard.press("Home")
    expect(page.locator("footer section li")).to_have_count(SEATS)
    assert violations(eva) == [], "the replay"
    eva.close()
