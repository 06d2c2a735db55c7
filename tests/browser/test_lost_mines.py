"""One person and five bots play a whole game of Lost Mines by touch."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Browser, expect

from permonik.engine import game
from permonik.engine.core.record import Recorder, play_out
from permonik.engine.lost_mines.rules import LostMines
from tests.browser.conftest import Host
from tests.browser.dealt import serving_position
from tests.browser.people import NO_TURN, PHONE, Person
from tests.browser.test_accessibility import violations
from tests.browser.waiting import rest, until
from tests.engine.lost_mines.play import purposeful_move
from tests.rules.tables import drawing

MINES = 2
"""The place of the game on the home page."""
SEATS = 6
STOP = "[data-move=stop]"
MOST_DECISIONS = 400
MISS = 12
"""Pixels by which a finger misses what it means."""
TRAP = """
    hand 0 trap NS
    hand 1 NE
    hand 2 NW
"""
"""Eva has a trap, which may lie on each side of a start."""


def border_at(person: Person, border: str) -> tuple[float, tuple[float, float]]:
    """How wide the light on a border is, and where its middle."""
    rest(person.page)
    box = person.page.locator(f'[data-target="{border}"]').bounding_box()
    assert box is not None
    return box["width"], (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def walks(person: Person) -> bool:
    return person.page.locator(STOP).count() > 0


def throw_two_away(person: Person) -> None:
    """The second card is tapped when the first one is about to go."""
    page = person.page
    hand = page.locator(".hand button")
    before = hand.count()
    person.press(hand.first)
    person.throw_away()
    person.press(hand.nth(1))
    expect(page.locator(".hand .held")).to_have_count(2)
    person.confirm()
    expect(hand).not_to_have_count(before - 1)


def decide(person: Person) -> None:
    """One decision by finger: a card, a way to a lit card, or what else is asked."""
    page = person.page
    asked = person.wait_for(STOP, ".orientations button", ".hand button:not(:disabled)", ".target, .plainly", NO_TURN)
    if asked == NO_TURN:  # the last step of a way has ended it meanwhile
        return
    if asked == STOP:
        lit = page.locator(".target")
        person.press_in_play(lit.last if lit.count() else page.locator(STOP))
        confirm = page.locator("[data-act=confirm]:not(:disabled)")
        if confirm.count():
            person.press_in_play(confirm.first)
    elif asked == ".hand button:not(:disabled)":
        person.choose_by_hand()
        person.confirm()
    else:
        person.press_in_play(page.locator(asked).first)
        person.confirm()
    person.wait_for_answers()


@pytest.mark.long
def test_one_person_and_five_bots_play_a_whole_game_by_touch(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "cs", PHONE, touch=True).open()
    page = eva.page
    eva.set_table(MINES)
    eva.sit("Eva")
    eva.choose_seats(SEATS)
    page.locator("#option-rounds").select_option("1")
    page.locator("#option-first_player").select_option("0")
    assert violations(eva) == [], "before the game"
    eva.start_with_bots()
    eva.learn_role()
    eva.wait_for_turn()
    expect(page.locator("ol [data-state]")).to_have_count(3)
    assert violations(eva) == [], "the game"
    throw_two_away(eva)

    walked = 0
    for _ in range(MOST_DECISIONS):
        if not eva.wait_for_turn():
            break
        if walks(eva) and not walked:
            assert violations(eva) == [], "a walk"
            expect(page.locator(".target .badge").first).to_be_visible()
        walked += walks(eva)
        decide(eva)
    assert eva.is_over()
    assert walked > 0
    expect(page.locator(".ended ol li")).to_have_count(SEATS)
    expect(page.locator("article[data-clan]")).to_have_count(2)
    assert violations(eva) == [], "the end"

    eva.press(page.locator(".ended a.button").first)
    page.locator(".transport").wait_for()
    page.keyboard.press("Home")
    expect(page.locator("footer section li")).to_have_count(SEATS)
    assert violations(eva) == [], "the replay"
    eva.close()


def test_nine_dwarfs_are_told_apart_on_a_phone(host: Host, browser: Browser) -> None:
    """Those in a crowd are counted by their clans; a tap shows who they are."""
    eva = Person(browser, host.address, "en", PHONE, touch=True).open()
    page = eva.page
    eva.set_table(MINES)
    eva.sit("Eva")
    eva.choose_seats(9)
    page.locator("#option-first_player").select_option("0")
    eva.start_with_bots()
    eva.learn_role()
    eva.wait_for_turn()
    crowds = page.locator(".crowd")
    crowds.first.wait_for()
    counted = [int(span.get_attribute("data-count") or "") for span in crowds.locator("span").all()]
    assert sum(counted) in (8, 9), "one's own figure is seen as well, if it stands among them"
    eva.press(crowds.first)
    standing = page.locator(".frame section")
    standing.locator("li").nth(counted[0] - 1).wait_for()
    assert violations(eva) == [], "who stands there"
    eva.press(standing.locator(".button"))  # it may lie over the mine that is tapped next
    expect(standing).to_be_hidden()

    for text in ("9", "1/2"):
        expect(page.locator("header").get_by_text(text, exact=True)).to_be_in_viewport()
    expect(page.locator("header nav .button").last).to_be_in_viewport(ratio=1)
    rest(page)
    box = page.locator('[data-cell="9,2"]').first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".why")).to_contain_text("LM-037")
    eva.close()


def test_a_finger_between_two_borders_comes_closer_before_it_chooses(browser: Browser, tmp_path: Path) -> None:
    with serving_position(tmp_path, drawing("lost-mines", TRAP)) as address:
        eva = Person(browser, address, "en", PHONE, touch=True).open()
        page = eva.page
        eva.set_table(MINES)
        eva.sit("Eva")
        eva.choose_seats(3)
        eva.start_with_bots()
        eva.learn_role()
        eva.wait_for_turn()
        trap = page.locator(".hand button[aria-label*='rap']").first
        eva.press(trap)
        size, (x, y) = border_at(eva, "1,2 east")
        assert size < MISS * 2, "so small that a finger misses it"
        other_x, other_y = border_at(eva, "1,2 south")[1]
        page.touchscreen.tap((x + other_x) / 2, (y + other_y) / 2)
        until(page, lambda: border_at(eva, "1,2 east")[0] > 2 * size, "a closer look")
        expect(page.locator(".target.chosen")).to_have_count(0)
        x, y = border_at(eva, "1,2 east")[1]
        page.touchscreen.tap(x + MISS, y)
        expect(page.locator(".target.chosen")).to_have_attribute("data-target", "1,2 east")
        assert violations(eva) == [], "a border"
        eva.confirm()
        until(page, lambda: page.locator(".target[data-target$=east]").count() == 0, "a walk")

        eva.close()


def test_a_round_with_treasures_is_explained_pot_by_pot(host: Host, browser: Browser) -> None:
    """A record of players with a purpose: random ones find no mine."""
    random = Random(20)
    recorder = Recorder(game("lost-mines"), SEATS, 20, rounds=1, distance=6)
    record = play_out(recorder, lambda state: purposeful_move(cast(LostMines, state), random))
    person = Person(browser, host.address).open("/replay")
    page = person.page
    opened = {
        "name": "game.txt",
        "mimeType": "text/plain",
        "buffer": replace(record, names=("", *"BCDEF")).write().encode(),
    }
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]  # a file as Playwright wants it
    page.locator(".transport").wait_for()
    page.keyboard.press("End")
    expect(page.locator("article[data-clan]")).to_have_count(2)
    members = page.locator("article[data-clan] li").count()
    expect(page.locator("article[data-clan] .crosses")).to_have_count(2)
    texts = page.locator("article[data-clan] p").all_inner_texts()
    assert any(re.search(r"shared by \d: \d for each", text) for text in texts), texts
    assert 0 < members <= SEATS
    person.close()


def test_a_lesson_leads_to_the_treasure(host: Host, browser: Browser) -> None:
    """The teacher shows every step; the learner walks over the trap alone."""
    person = Person(browser, host.address, "en", PHONE, touch=True).open("/learn/lost-mines")
    page = person.page
    guide, onward = page.locator(".guide"), page.locator(".guide .button").last
    for said in (
        "every path",
        "Your dwarf is yellow",
        "play a card first",
        "up to three cards",
        "over the fallen trees",
        "Stay here for now",
        "you have an axe",
        "one at a time",
    ):
        expect(guide).to_contain_text(said)
        person.press(onward)
    expect(guide).to_contain_text("Before the next card lies the trap")
    person.press(page.locator('[data-target="6,2"]'))
    expect(guide).to_contain_text("Snap!")
    person.press(page.locator('[data-target="7,2"]'))
    expect(guide).to_contain_text("The mine with the gems!")
    person.press(page.locator(".target").first)
    person.press(page.locator("[data-act=confirm]"))
    expect(guide).to_contain_text("It is worth four")
    person.close()
