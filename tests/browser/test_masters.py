"""One person plays against three masters, chosen in the lobby, which says what a master does."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import END, PHONE, Person, new_table

MASTERS = 3


@pytest.mark.long
def test_one_person_plays_a_whole_game_against_three_masters(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "en", PHONE, touch=True)
    page = eva.page
    eva.open(f"/t/{new_table(host.address, 'saboteur', 1 + MASTERS, rounds=1, first_player=0)}").sit("Eva")
    levels = page.locator(".seats li select")
    expect(levels).to_have_count(MASTERS)
    for seat in range(MASTERS):
        levels.nth(seat).select_option("master")
        expect(levels.nth(seat)).to_have_value("master")
    expect(page.locator("dd")).to_contain_text("about a thousand ways")
    eva.press(page.locator(".start .button.main:not(:disabled)"))
    eva.learn_role()
    moves = 0
    while eva.wait_for_turn():
        eva.play_by_hand()
        moves += 1
    assert moves > 0
    expect(page.locator(f"{END} li")).to_have_count(1 + MASTERS)
    masters = {line["seat"] for line in lines_of(eva) if line["kind"] == "moved" and line["by"] == "bot"}
    assert masters == {1, 2, 3}
    eva.close()


def lines_of(person: Person) -> list[dict[str, object]]:
    return [message["line"] for message in person.messages if message["type"] == "told"]
