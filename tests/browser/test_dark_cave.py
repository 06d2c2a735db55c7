"""People and bots play The Dark Cave by touch: a whole game, what a walk costs, goals and the way out."""

import re
from pathlib import Path
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Browser, expect

from permonik.engine import game
from permonik.engine.core.record import Recorder, play_out
from permonik.engine.dark_cave.rules import DarkCave
from tests.browser.conftest import Host
from tests.browser.dealt import serving_position
from tests.browser.people import NO_TURN, PHONE, Person, next_to_move
from tests.browser.test_accessibility import violations
from tests.engine.dark_cave.play import purposeful_move
from tests.rules.tables import drawing

CAVE = 3
"""The place of the game on the home page."""
SEATS = 5
STOP = "[data-move=stop]"
CONFIRM = "[data-act=confirm]:not(:disabled)"
MOST_DECISIONS = 400
TURNED = re.compile(r"\bturned\b")
AXE = """
    seats 5
    turn 1
    cave
      1D:NEW S 1NEW
    dwarf 1 1,0
    axes 0 battle-axe-I
    hand 0 NE-I NW-I
    hand 1 rat-I NS-I
    hand 2 NE-II
    hand 3 NW-II
    hand 4 EW-II
"""
"""Eva stands at the start with others, beside a lair, and has an axe. Jan has the rat."""
COSTS = """
    phase walking
    steps 3
    cave
      .  1L:SW       .
      S  1T:NE|SW    1NW
      .  1Bns:NS|EW  .
    dwarf 0 1,0 1
    creature rat-I 0,0:0 1
    hand 0 NES-I NE-III
    hand 1 NW-III
    hand 2 NW-II
"""
"""Eva stands in a curve: a tunnel, a bridge and a rat beside her."""
GOAL = """
    phase walking
    steps 3
    cave
      .  .  .  1EW  .
      .  .  .  .    .
      .  .  .  .    .
      .  .  .  .    .
      S  .  .  .    .
    dwarf 0 3,-4
    hand 0 NES-I NE-III
    hand 1 NW-III
    hand 2 NW-II
"""
"""Eva stands before the goal with the lair, which can lie both ways."""
EXIT = """
    phase walking
    steps 3
    cave
      *X:NESW  1EW  .  .  .
      .        .    .  .  .
      .        .    .  .  .
      .        .    .  .  .
      .        .    .  .  S
    dwarf 0 -3,-4
    hand 0 NES-I NE-III
    hand 1 NW-III
    hand 2 NW-II
"""
"""Eva stands before the exit, which lies open."""


def walks(person: Person) -> bool:
    return person.page.locator(STOP).count() > 0


def decide(person: Person) -> None:
    """One decision by finger: a card, a way to a lit field, or what else is asked."""
    page = person.page
    asked = person.wait_for(STOP, ".orientations button", ".hand button:not(:disabled)", ".plainly", NO_TURN)
    if asked == NO_TURN:  # the last step of a way has ended it meanwhile
        return
    if asked == ".orientations button":
        person.press_in_play(page.locator(asked).first)
        person.confirm()
    elif asked in (STOP, ".plainly"):
        lit = page.locator(".target")
        person.press_in_play(lit.last if asked == STOP and lit.count() else page.locator(asked).first)
        if page.locator(CONFIRM).count():
            person.press_in_play(page.locator(CONFIRM).first)
    else:
        person.choose_by_hand()
        person.confirm()
    person.wait_for_answers()


def lead_the_rat(person: Person) -> None:
    """Out of the lair, and onto the field of the others: it is asked whether it shall attack."""
    page = person.page
    person.wait_for_turn()
    person.press(page.locator(".hand button").last)
    person.press(page.locator('.target[data-cell="-1,0"]'))
    person.confirm()
    person.press(page.locator('.target[data-cell="0,0.0"]'))
    expect(page.locator(".prompt")).to_contain_text("attacks")
    person.press(page.locator(CONFIRM))


@pytest.mark.long
def test_a_whole_game_of_five_by_touch_with_an_axe_out_of_turn(browser: Browser, tmp_path: Path) -> None:
    with serving_position(tmp_path, drawing("dark-cave", AXE)) as address:
        eva = Person(browser, address, size=PHONE, touch=True).open()
        eva.set_table(CAVE)
        eva.sit("Eva")
        eva.choose_seats(SEATS)
        jan = Person(browser, address, size=PHONE, touch=True).open(f"/t/{eva.code()}")
        jan.sit("Jan")
        assert violations(eva) == [], "before the game"
        eva.start_with_bots()
        for person in (eva, jan):
            person.learn_role()
        lead_the_rat(jan)

        alarm = eva.page.locator(".prompt.threatening")
        expect(alarm).to_contain_text("The rat attacks")
        assert violations(eva) == [], "the axe"
        eva.press(eva.page.locator("[data-move=fight]").last)
        eva.confirm()
        expect(alarm).to_have_count(0)
        expect(eva.page.locator('[data-figure="creature rat"]')).to_have_count(0)

        walked = 0
        for _ in range(MOST_DECISIONS):
            mover = next_to_move((eva, jan))
            if mover is None:
                break
            if walks(mover) and not walked:
                expect(mover.page.locator(".target .badge").first).to_be_visible()
                assert violations(mover) == [], "a walk"
            walked += walks(mover)
            decide(mover)
        assert eva.is_over()
        assert walked > 0
        expect(eva.page.locator("article[data-clan]")).to_have_count(2)
        assert violations(eva) == [], "the end"
        jan.close()
        eva.close()


def begin(browser: Browser, address: str, seats: int = 3) -> Person:
    eva = Person(browser, address, size=PHONE, touch=True).open()
    eva.set_table(CAVE)
    eva.sit("Eva")
    eva.choose_seats(seats)
    eva.start_with_bots()
    eva.learn_role()
    eva.wait_for_turn()
    return eva


def test_a_way_that_costs_something_is_asked_about_and_shown(browser: Browser, tmp_path: Path) -> None:
    with serving_position(tmp_path, drawing("dark-cave", COSTS)) as address:
        eva = begin(browser, address)
        page, prompt = eva.page, eva.page.locator(".prompt")
        eva.press(page.locator('.target[data-cell="1,1.0"]'))
        expect(prompt).to_contain_text("The bridge costs you a card.")
        eva.press(page.locator('.target[data-cell="0,0.0"]'))
        expect(prompt).to_contain_text("The rat stops you there and takes a card.")
        eva.press(page.locator('.target[data-cell="2,0.0"]'))
        expect(prompt).to_contain_text("3 steps. The tunnel costs you a nugget.")
        expect(page.locator("[data-way=walk]")).to_be_attached()
        expect(page.locator(".cell.lit")).to_have_count(2)
        eva.press(page.locator(CONFIRM))
        expect(page.locator("[data-seat='0']").first).to_contain_text("2")
        expect(page.locator("[data-way=walk]")).to_have_count(0)
        eva.close()


def test_a_goal_that_can_lie_both_ways_is_laid_by_choice(browser: Browser, tmp_path: Path) -> None:
    with serving_position(tmp_path, drawing("dark-cave", GOAL)) as address:
        eva = begin(browser, address)
        page = eva.page
        goal = page.locator('.target[data-cell="4,-4.0"]')
        expect(goal).to_have_attribute("aria-label", "To field 1 at 4,-4: one step. You uncover the goal and stop.")
        eva.press(goal)
        expect(page.locator(".orientations button")).to_have_count(2)
        assert violations(eva) == [], "a goal"
        eva.press(page.locator(".orientations button").last)
        eva.confirm()
        expect(page.locator(".orientations")).to_have_count(0)
        expect(page.locator('img.card[data-cell="4,-4"]')).to_have_class(TURNED)
        eva.close()


def test_the_way_out_is_an_event_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    with serving_position(tmp_path, drawing("dark-cave", EXIT)) as address:
        eva = begin(browser, address)
        page = eva.page
        out = page.locator('.target[data-cell="-4,-4.4"]')
        expect(out).to_have_attribute("aria-label", "To field 5 at -4,-4: 2 steps. You leave the cave with 3 nuggets.")
        eva.press(out)
        expect(page.locator('[data-figure="dwarf 0"]')).to_have_count(0)
        expect(page.locator('[data-figure^="dwarf"]')).to_have_count(2)
        eva.wait_for_turn()
        expect(page.locator(".hand button:not(:disabled)").first).to_be_visible()
        eva.close()


def test_a_game_in_which_somebody_gets_out_is_replayed_and_counted(host: Host, browser: Browser) -> None:
    """A record of players with a purpose: random ones find no way out."""
    random = Random(1)
    record = play_out(
        Recorder(game("dark-cave"), SEATS, 1), lambda state: purposeful_move(cast(DarkCave, state), random)
    )
    person = Person(browser, host.address, size=PHONE, touch=True).open("/replay")
    page = person.page
    opened = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.write().encode()}
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]  # a file as Playwright wants it
    page.locator(".transport").wait_for()
    assert violations(person) == [], "the replay"
    page.keyboard.press("End")
    expect(page.locator("article[data-clan]")).to_have_count(2)
    expect(page.locator("article[data-clan] li")).to_have_count(SEATS)
    person.close()
