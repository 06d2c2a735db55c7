"""The log of what happened outlives the server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Host
from tests.browser.people import Person

STORY = ".log li:not(.since) span"


def story(person: Person) -> list[str]:
    return person.page.locator(STORY).all_inner_texts()


def begin(host: Host, browser: Browser) -> tuple[Person, Person]:
    """Eva plays with bots in Czech, and somebody watches in Slovak."""
    eva = Person(browser, host.address, "cs").open()
    eva.set_table()
    eva.sit("Eva")
    watcher = Person(browser, host.address, "sk").open(f"/t/{eva.code()}/watch")
    eva.start_with_bots()
    eva.learn_role()
    return eva, watcher


@pytest.mark.parametrize("end", [Host.stop, Host.kill])
def test_what_happened_is_there_after_a_restart_and_a_reload(
    mortal_host: Host, browser: Browser, end: Callable[[Host], None]
) -> None:
    """A server that is stopped leaves a snapshot, one that is killed may leave none."""
    people = eva, watcher = begin(mortal_host, browser)
    for _ in range(3):
        assert eva.wait_for_turn()
        eva.play_by_hand()
    assert eva.wait_for_turn()
    watcher.page.locator(STORY).nth(len(story(eva)) // 2).wait_for()
    before = [story(person) for person in people]
    end(mortal_host)
    mortal_host.start()
    for person, told in zip(people, before, strict=True):
        person.page.reload()
        expect(person.page.locator(STORY).nth(len(told) - 1)).to_be_visible()
        assert story(person)[: len(told)] == told
        assert len(told) > 10
    assert before[0][0] != before[1][0]
    assert eva.wait_for_turn()
    eva.play_by_hand()
    expect(eva.page.locator(STORY).nth(len(before[0]))).to_be_attached()
    for person in people:
        person.close()


def test_the_host_lets_bots_say_whom_they_suspect_or_not_and_everybody_is_told(host: Host, browser: Browser) -> None:
    eva, watcher = begin(host, browser)
    eva.open_menu()
    remarks = eva.page.locator("#remarks")
    expect(remarks).to_be_checked()
    eva.press(remarks)
    expect(remarks).not_to_be_checked()
    expect(watcher.page.locator(STORY).filter(has_text="Boti už nehovoria, koho podozrievajú.")).to_be_attached()
    eva.page.reload()
    eva.open_menu()
    expect(remarks).not_to_be_checked()
    for person in (eva, watcher):
        person.close()


@pytest.mark.parametrize("layout", ["", "/screen"])
def test_a_game_that_cannot_be_asked_for_can_be_asked_for_again(host: Host, browser: Browser, layout: str) -> None:
    eva = Person(browser, host.address).open()
    eva.set_table()
    eva.sit("Eva")
    code = eva.code()
    eva.start_with_bots()
    eva.learn_role()
    eva.page.route("**/api/games/saboteur", lambda route: route.abort())
    eva.open(f"/t/{code}{layout}")
    expect(eva.page.get_by_role("alert")).to_be_visible()
    eva.page.unroute_all()
    eva.press(eva.page.get_by_role("button"))
    expect(eva.page.locator("img.card").first).to_be_visible()
    eva.close()
