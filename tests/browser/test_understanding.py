"""Whoever asks is told: what a card does and why it cannot be played, what a line of the log is about, and the keys."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.children import set_table
from tests.browser.conftest import Host, shown_games, some_sizes
from tests.browser.dealt import serving_position
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.test_accessibility import violations
from tests.browser.waiting import rest, until
from tests.rules.tables import drawing
from tests.server.test_pointing import WHISKED

GAMES = shown_games()
HINDERED = """
    broken 0 cart
    hand 0 NS EW map repair-lantern break-pickaxe rockfall
    hand 1 NE NE NW NW NES NES
    hand 2 NE NW NES NEW NEW NEW
    mine
      S
"""
"""Eva has a broken cart, and nothing that is to be repaired, taken away or looked at but the goals."""
DRAFT = """
    roles miner miner miner saboteur
    goals stone-NE gold stone-NW
    mine
      S  EW  NEW  NESW  NEW  NESW  EW
    hand 0 EW map map map rockfall rockfall
    stack 1 1 3  3 3 3 2 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1
"""
"""Eva lays the last card before the gold, and chooses first."""
NUMBERS = re.compile(r"\d,-?\d")
NOTE_SIGN = """() => {
    const note = (_, observer) => {
        if (document.querySelectorAll("img.sign").length !== 1) return;
        document.documentElement.dataset.signed = "";
        observer.disconnect();
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes that a sign has been there: it goes away by itself."""
SIGNED = "html[data-signed]"
FOCUSED = "() => document.activeElement?.className || document.activeElement?.tagName"
VOICE = """(() => {
    window.spoken = [];
    const voice = { lang: "cs-CZ", name: "Hlas" };
    Object.defineProperty(window, "speechSynthesis", { value: {
        pending: false, getVoices: () => [voice], addEventListener: () => undefined, cancel: () => undefined,
        speak: ({ text }) => window.spoken.push(text),
    } });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
})()"""
"""A browser with a Czech voice, which writes down what it says."""


def hold(person: Person, shown: Locator) -> None:
    """The mouse rests on the middle of something until it explains itself."""
    rest(person.page)
    person.page.evaluate("window.handRests = true")
    box = shown.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    explained(person).wait_for()
    person.page.mouse.up()
    person.page.evaluate("window.handRests = false")


def explained(person: Person) -> Locator:
    return person.page.locator("dialog [data-card]")


@pytest.fixture(scope="module")
def hindered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_position(tmp_path_factory.mktemp("hindered"), drawing("saboteur", HINDERED)) as address:
        yield address


def eva_at(address: str, browser: Browser, size: dict[str, int]) -> Person:
    eva = Person(browser, address, "en", size).open()
    eva.set_table()
    eva.sit("Eva")
    eva.choose_seats(3)
    eva.start_with_bots()
    eva.learn_role()
    eva.wait_for_turn()
    return eva


def card(person: Person, name: str) -> Locator:
    return person.page.locator(f".hand button[aria-label*='{name}']").first


@some_sizes()
def test_a_chosen_card_says_what_it_does_and_why_it_cannot_be_played(
    hindered: str, browser: Browser, size: dict[str, int]
) -> None:
    eva = eva_at(hindered, browser, size)
    does, why = eva.page.locator(".does"), eva.page.locator(".why")
    eva.press(card(eva, "map"))
    expect(does).to_contain_text("Look secretly at one goal card.")
    expect(why).to_have_count(0)
    eva.press(card(eva, "straight path (up and down)"))
    expect(does).to_contain_text("A straight path: up and down.")
    expect(why).to_contain_text("cart")
    expect(why.locator("a")).to_have_attribute("href", re.compile(r"/rules/saboteur#BA-\d{3}$"))
    eva.press(card(eva, "repair lantern"))
    expect(why).to_have_text("Nobody has a broken tool that this card repairs.")
    eva.press(card(eva, "rockfall"))
    expect(why).to_contain_text("No path card lies in the mine")
    assert violations(eva) == [], "a card that explains itself"
    eva.close()


def test_a_card_held_long_or_asked_about_by_a_key_shows_its_rule(hindered: str, browser: Browser) -> None:
    eva = eva_at(hindered, browser, LAPTOP)
    page = eva.page
    hold(eva, card(eva, "map"))
    expect(explained(eva)).to_have_attribute("data-card", "map")
    expect(page.locator("dialog section")).to_contain_text("With a map you look secretly at one goal")
    expect(page.locator("dialog section")).to_contain_text("BA-103")
    assert violations(eva) == [], "a whole card"
    expect(page.locator(".hand .held")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("5")
    page.keyboard.press("i")
    expect(explained(eva)).to_have_attribute("data-card", "rockfall")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".hand .held")).to_have_count(1)
    until(page, lambda: page.evaluate(FOCUSED) != "BODY", "the focus somewhere")
    eva.close()


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_what_lies_open_explains_itself(host: Host, browser: Browser, game: str) -> None:
    person = Person(browser, host.address, "cs").open()
    page = person.page
    person.press(page.locator(f".game:has([href='/rules/{game}']) .button.main"))
    page.locator(".board").wait_for()
    if game != "diamond-forest":
        person.learn_role()
    person.wait_for_turn()
    hold(person, page.locator(".world .cell.up, .world img.card:not(.back)").first)
    expect(explained(person)).to_be_visible()
    expect(page.locator("dialog section p").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    if page.locator(".hand button").count():
        page.keyboard.press("1")
        expect(page.locator(".does span")).not_to_be_empty()
        page.keyboard.press("i")
        expect(page.locator("dialog section p").first).to_be_visible()
    person.close()


def test_a_line_of_the_log_marks_what_it_is_about(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address).open()
    eva.begin_first("Eva")
    eva.hold_path_card()
    page = eva.page
    eva.press(page.locator(".target").first)
    eva.confirm()
    eva.wait_for_turn()
    told = page.locator(".log button")
    laid = told.filter(has_text="You place").last
    expect(laid).to_be_attached()
    assert not [line for line in told.all_inner_texts() if NUMBERS.search(line)]
    laid.hover()
    expect(page.locator(".board .pointed")).to_have_count(1)
    expect(page.locator(".seats .marked")).to_have_count(1)
    page.locator(".prompt").hover()
    expect(page.locator(".board .pointed, .seats .marked")).to_have_count(0)
    eva.press(laid)
    page.locator(".prompt").hover()
    expect(page.locator(".board .pointed")).to_have_count(1)
    eva.press(page.locator("nav .button[aria-pressed]").last)  # as text
    page.locator(".text").wait_for()
    expect(laid).to_have_text(NUMBERS)
    eva.close()


def test_on_a_phone_the_log_makes_way_for_what_it_marks(host: Host, browser: Browser) -> None:
    jan = Person(browser, host.address, size=PHONE, touch=True).open()
    jan.begin_first("Jan")
    jan.hold_path_card()
    page = jan.page
    jan.press(page.locator(".target").first)
    jan.confirm()
    jan.wait_for_turn()
    jan.press(page.locator("nav .button").first)
    jan.press(page.locator(".log button").filter(has_text="You place").last)
    expect(page.locator(".log")).to_have_count(0)
    expect(page.locator(".board .pointed")).to_have_count(1)
    jan.close()


def test_no_caption_covers_the_text_view(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address).open()
    eva.begin_first("Eva")
    page = eva.page
    eva.press(page.locator("nav .button[aria-pressed]").last)
    page.locator(".moves .button").first.wait_for()
    page.locator("#typed").fill("place NESW 6,2")
    page.keyboard.press("Enter")
    why = page.locator(".why")
    why.wait_for()
    rest(page)
    shown, text = why.bounding_box(), page.locator(".text").bounding_box()
    assert shown is not None
    assert text is not None
    assert shown["y"] >= text["y"] + text["height"]
    eva.close()


def test_keys_are_shown_and_the_focus_is_never_lost(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address).open()
    eva.set_table()
    eva.sit("Eva")
    page, keyboard = eva.page, eva.page.keyboard
    page.locator("#option-first_player").select_option("0")
    eva.start_with_bots()
    page.locator("dialog .button.main").wait_for()
    for _ in range(2):  # the role is seen, and known, by Enter alone
        keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    eva.wait_for_turn()
    keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    assert violations(eva) == [], "the keys"
    keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    until(page, lambda: page.evaluate(FOCUSED) != "BODY", "the focus after a dialog")
    eva.play_by_keys()
    until(page, lambda: page.evaluate(FOCUSED) != "BODY", "the focus after a move")
    eva.close()


def test_every_card_of_a_gold_draft_has_its_number(tmp_path: Path, browser: Browser) -> None:
    with serving_position(tmp_path, drawing("saboteur", DRAFT)) as address:
        eva = eva_at(address, browser, PHONE)
        eva.press(card(eva, "straight path"))
        eva.press(eva.page.locator('.target[data-cell="7,0"]'))
        eva.confirm()
        gold = eva.page.locator(".gold")
        expect(gold).to_have_text(["1", "1", "3"])
        eva.press(gold.nth(1))
        expect(eva.page.locator(".gold.chosen")).to_have_count(1)
        eva.close()


def test_others_point_while_the_spokesperson_decides(tmp_path: Path, browser: Browser) -> None:
    with serving_position(tmp_path, WHISKED) as address:
        code = set_table(address, 3)
        people = [Person(browser, address, "en", PHONE, touch=True).open(f"/t/{code}") for _ in range(3)]
        for person, name in zip(people, ("Eva", "Jan", "Ida"), strict=True):
            person.sit(name)
        people[0].press(people[0].page.locator(".start .button.main:not(:disabled)"))
        _, jan, ida = people
        expect(ida.page.locator(".prompt")).to_contain_text("Where the imp flies is up to Jan.")
        for person in people:
            person.page.evaluate(NOTE_SIGN)
        ida.press(ida.page.locator('.target[data-cell="1,1"]'))
        for person in people:
            person.wait_for(SIGNED)
        for person in people:
            expect(person.page.locator("img.sign")).to_have_count(0)
        assert not [message for message in jan.messages if message["type"] == "told" and "1,1" in str(message["line"])]
        expect(jan.page.locator(".prompt.mine")).to_be_visible()
        for person in people:
            person.close()


def test_a_prompt_is_heard_where_there_is_a_voice_and_nothing_is_promised_where_there_is_none(
    host: Host, browser: Browser
) -> None:
    spoken, silent = Person(browser, host.address, "cs"), Person(browser, host.address, "sk")
    for person in (spoken, silent):
        person.context.add_init_script(VOICE)
        person.open().begin_first("Eva")
        person.press(person.page.locator("nav .button").last)
        person.page.locator("#notice-sound").wait_for()
    expect(silent.page.locator("#notice-speech")).to_have_count(0)
    spoken.press(spoken.page.locator("#notice-speech"))
    spoken.page.keyboard.press("Escape")
    asked = "Jsi na tahu: vyber kartu"
    until(spoken.page, lambda: asked in spoken.page.evaluate("window.spoken"), "what is asked, said aloud")
    spoken.close()
    silent.close()
