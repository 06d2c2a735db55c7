"""Diamond Forest in the browser, for children who cannot read yet."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.children import FACES, MOST_DECISIONS, NO_TEXT, PICTURES, TABLET, Children, set_table
from tests.browser.conftest import Host
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.test_accessibility import violations
from tests.browser.waiting import until

TILE = ".world > .cell:not(.target)"
FINGER = 44
MOST_ROUNDS = 10
"""Those who are unlucky for so long stop: a test should not take minutes."""
IMPS = "eooe/oooo/oooo/eooe:imp9,red1,blue1,green1"
"""So many that nobody gets home without having met one."""
LOOKS = re.compile(r"^(Anna|Bára) looks at a tile in secret\.$")
GAMES = 6
GO_ON = """() => {
    const look = document.querySelector("dialog[open] [data-act]");
    (look ?? [...document.querySelectorAll(".way .button")].at(-1))?.click();
}"""
"""In one go, for between a look and a press by hand a secret may come up and cover the page."""


@pytest.mark.long
def test_two_children_finish_a_light_game_on_one_tablet_without_a_word_of_text(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "cs", TABLET, touch=True)
    children = Children(device)
    children.find_table(set_table(host.address, 2, max_rounds=MOST_ROUNDS), ["Anna", "Bára"])
    children.start()
    device.page.evaluate(NO_TEXT)
    children.wait()

    def is_in_pictures() -> bool:
        controls = device.page.evaluate(PICTURES)
        return bool(controls) and all(one["seen"] and one["size"] >= FINGER for one in controls)

    def is_over_in_pictures() -> bool:
        until(device.page, lambda: children.is_over or is_in_pictures(), "a picture on all that can be tapped")
        return children.is_over

    children.play_until(is_over_in_pictures)
    children.see_the_end()
    result = children.screen["result"]
    assert result["somebody_home"] or result["rounds"] == MOST_ROUNDS
    expect(device.page.locator(".winner")).to_have_count(1 if result["somebody_home"] else 0)
    home = [seat for seat, rank in enumerate(result["ranks"]) if rank] if result["somebody_home"] else []
    assert all(len(children.screen["dwarfs"][seat]["diamonds"]) == 3 for seat in home)
    device.press(device.page.locator(".after a").first)
    device.page.locator(".transport").wait_for()
    expect(device.page.locator(TILE)).to_have_count(36)
    device.close()


def test_the_forest_shows_what_lies_face_up_and_nothing_else(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "sk", TABLET, touch=True)
    children = Children(device)
    children.find_table(set_table(host.address, 2), ["Anna", "Bára"])
    children.start()
    turned = set()
    for _ in range(20):
        children.decide()
        children.wait()
        up = {f"{tile['x']},{tile['y']}": tile["name"] for tile in children.screen["tiles"] if tile.get("up")}
        until(device.page, lambda up=up: device.page.evaluate(FACES) == up, f"these tiles alone face up: {up}")  # type: ignore[misc]  # bound now
        turned |= set(up)
    assert len(turned) > len(up)
    device.close()


def test_a_secret_look_is_covered_before_and_after(host: Host, browser: Browser) -> None:
    device = Person(browser, host.address, "en", TABLET, touch=True)
    children = Children(device)
    children.find_table(set_table(host.address, 2, board=IMPS, die_faces=",".join(["look"] * 6)), ["Anna", "Bára"])
    children.start()
    dialog = device.page.locator("dialog[open]")
    children.play_until(lambda: dialog.count() > 0)
    covered = dialog.locator(".seen").get_attribute("src") or ""
    assert covered == device.page.locator(f"{TILE}:not([data-face]) .back").first.get_attribute("src")
    device.press(dialog.locator("[data-act=uncover]"))
    expect(dialog.locator(".seen")).not_to_have_attribute("src", covered)
    device.press(dialog.locator("[data-act=cover]"))
    expect(dialog).to_be_hidden()
    up = sum(1 for tile in children.screen["tiles"] if tile.get("up"))
    expect(device.page.locator(f"{TILE}[data-face]")).to_have_count(up)
    device.close()


def test_a_secret_look_is_read_aloud_to_nobody_who_shares_the_device(host: Host, browser: Browser) -> None:
    looked: set[str] = set()
    for _ in range(GAMES):  # one may be over before both have looked
        device = Person(browser, host.address, "en", TABLET, touch=True)
        children = Children(device)
        children.find_table(set_table(host.address, 2, board=IMPS, die_faces=",".join(["look"] * 6)), ["Anna", "Bára"])
        children.start()
        children.play_until(partial(both_have_looked, children, looked))
        device.close()
        if looked == {"Anna", "Bára"}:
            return
    raise AssertionError(f"only {looked} looked in {GAMES} games")


def both_have_looked(children: Children, looked: set[str]) -> bool:
    """Or the game is over."""
    page = children.page
    if page.locator("dialog[open]").count():
        caption = page.locator("footer .unseen[aria-live]")
        expect(caption).to_have_text(LOOKS)
        looked.add((caption.text_content() or "").split()[0])
    return looked == {"Anna", "Bára"} or children.is_over


def test_a_choice_that_the_table_does_not_take_is_not_shown(mortal_host: Host, browser: Browser) -> None:
    parent = Person(browser, mortal_host.address, "en", LAPTOP)
    Children(parent).find_table(set_table(mortal_host.address, 2), ["Anna"])
    page = parent.page
    expect(page.locator("#remarks")).to_have_count(0)  # nobody has a secret role there
    box, rock = page.locator("#option-ranking"), page.locator("[data-option=rock_values] select").first
    parent.press(page.locator("[data-option=rock_values] summary"))
    before, chat = rock.input_value(), page.locator("#chat").is_checked()
    mortal_host.kill()
    parent.press(box)
    parent.press(page.locator("#chat"))
    rock.select_option("6" if before != "6" else "5")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(box).not_to_be_checked()
    expect(page.locator("#chat")).to_be_checked(checked=chat)
    expect(rock).to_have_value(before)
    parent.close()


def make_forest(parent: Person) -> None:
    """Four by four, with imps all around the diamonds."""
    page = parent.page
    parent.press(page.locator("[data-act=make]"))
    dialog = page.locator("dialog")
    for label, count in (("Across", 4), ("Down", 4), ("paths", 0), ("bogs", 0), ("galleries", 0), ("rocks", 0)):
        dialog.get_by_label(label, exact=True).fill(str(count))
    parent.press(dialog.locator("[data-act=use]"))
    expect(dialog.locator(".problem")).to_have_text("Tiles: 11, places: 12. There must be as many tiles as places.")
    assert violations(parent) == [], "a forest of one's own"
    parent.press(dialog.get_by_label("One more: imps"))
    parent.press(dialog.locator("[data-act=use]"))
    expect(dialog).to_be_hidden()
    expect(page.locator("#option-board")).to_have_value("oeoo/oooe/eooo/ooeo:imp9,red1,blue1,green1")


def test_children_vote_where_the_imp_flies_in_a_forest_that_was_made_for_them(host: Host, browser: Browser) -> None:
    parent = Person(browser, host.address, "en", PHONE, touch=True)
    shared, alone = Children(parent), Children(Person(browser, host.address, "cs", PHONE, touch=True))
    code = set_table(host.address, 3, die_faces=",".join(["whisk"] * 6))
    shared.find_table(code, ["Anna", "Bára"])
    make_forest(parent)
    parent.page.locator("#option-choose_entrance").check()
    parent.page.locator("#option-whisk_by").select_option("vote")
    alone.find_table(code, ["Cyril"])
    shared.start()
    children = [shared, shared, alone]
    for seat, entrances in enumerate((4, 3, 2)):
        children[seat].wait()
        expect(children[seat].page.locator(".target")).to_have_count(entrances)
        children[seat].decide()
    child = shared
    for _ in range(MOST_DECISIONS):
        child.wait()  # until then this device may not know what the other was told
        if child.screen["phase"] == "voting":
            break
        assert not child.is_over, "nobody met an imp"
        child.decide()
        child = children[child.screen["to_move"]]
    whisked = child.screen["active"]
    for voter in ((whisked + 1) % 3, (whisked + 2) % 3):
        children[voter].wait()
        wanted = children[voter].page.locator(".target").first.get_attribute("data-cell")
        children[voter].decide()
    dwarf = children[voter].screen["dwarfs"][whisked]
    assert f"{dwarf['x']},{dwarf['y']}" == wanted
    for one in (shared, alone):
        expect(one.page.locator(f'{TILE}[data-cell="{wanted}"]')).to_have_attribute("data-face", "imp")
        one.device.close()


def test_a_turn_is_played_by_keys_alone(host: Host, browser: Browser) -> None:
    adult = Person(browser, host.address, "en", LAPTOP)
    children = Children(adult)
    children.find_table(set_table(host.address, 2), ["Anna", "Bára"])
    children.start()
    children.wait()
    keyboard = adult.page.keyboard
    keyboard.press("b")
    expect(adult.page.locator(".target:focus")).to_have_count(1)
    keyboard.press("Enter")
    adult.page.locator("[data-move=retreat]").wait_for()
    keyboard.press("ArrowRight")
    expect(adult.page.locator(".target:focus")).to_have_count(1)
    for _ in range(20):
        keyboard.press("Tab")
        if adult.page.locator("[data-move=retreat]:focus").count():
            break
    keyboard.press("Enter")
    expect(adult.page.locator(".prompt")).to_contain_text("Bára")
    adult.close()


def test_a_child_plays_at_once_with_bots(host: Host, browser: Browser) -> None:
    child = Person(browser, host.address, "cs", PHONE, touch=True).open()
    child.press(child.page.locator(".game").filter(has_text="Diamantový les").locator(".button.main"))
    child.page.locator(".prompt.mine").wait_for()
    expect(child.page.locator(".seats li")).to_have_count(4)
    expect(child.page.locator(TILE)).to_have_count(36)
    child.close()


def test_a_child_follows_the_light_through_the_lesson(host: Host, browser: Browser) -> None:
    child = Person(browser, host.address, "cs", TABLET, touch=True).open("/learn/diamond-forest")
    child.press(child.page.locator(".way .button").last)
    child.press(child.page.locator(".target"))
    child.press(child.page.locator("[data-move=enter]"))
    expect(child.page.locator(f'{TILE}[data-cell="1,0"]')).to_have_attribute("data-face", "path")

    def goes_on_to_the_end() -> bool:
        child.page.evaluate(GO_ON)
        return child.page.locator(".finish").count() > 0

    until(child.page, goes_on_to_the_end, "the end of the lesson")
    expect(child.page.locator(f'{TILE}[data-cell="3,1"]')).not_to_have_attribute("data-face", "diamond-green")
    expect(child.page.locator(".seats li").first).to_contain_text("zelený diamant")
    child.close()


@pytest.mark.parametrize("missing", ["rules-diamond-forest", "ForestPart"])
def test_rules_that_cannot_be_fetched_can_be_asked_for_again(host: Host, browser: Browser, missing: str) -> None:
    reader = Person(browser, host.address, "cs", PHONE)
    reader.page.route(f"**/{missing}-*.js", lambda route: route.abort())
    reader.open("/rules/diamond-forest")
    expect(reader.page.get_by_role("alert")).to_be_visible()
    reader.page.unroute_all()
    reader.press(reader.page.get_by_role("button"))
    expect(reader.page.locator("figure").first).to_be_visible()
    reader.close()


@pytest.mark.parametrize("path", ["/rules/diamond-forest", "/learn/diamond-forest"])
def test_no_page_about_the_forest_has_a_barrier(host: Host, browser: Browser, path: str) -> None:
    for theme, size in (("dark", LAPTOP), ("light", PHONE)):
        person = Person(browser, host.address, "cs", size, theme=theme).open(path)
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        assert violations(person) == []
        person.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_moment_in_the_forest_has_a_barrier(host: Host, browser: Browser, theme: str) -> None:
    person = Person(browser, host.address, "sk", PHONE, theme=theme)
    children = Children(person)
    children.find_table(set_table(host.address, 2, memory_aid="notes"), ["Anna", "Bára"])
    person.page.locator(".boards").wait_for()
    assert violations(person) == [], "before the game"
    children.start()
    children.wait()
    assert violations(person) == [], "the forest"
    person.press(person.page.locator(".target").first)
    person.page.locator("[data-move=retreat]").wait_for()
    assert violations(person) == [], "a tile that was turned over"
    person.press(person.page.locator("nav .button").last)
    person.page.locator("dialog").wait_for()
    assert violations(person) == [], "the menu"
    person.page.keyboard.press("Escape")
    person.press(person.page.locator("nav .button").nth(-2))
    person.page.locator(".text").wait_for()
    assert violations(person) == [], "as text"
    person.close()
