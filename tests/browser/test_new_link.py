"""Links of seats: a lost answer locks nobody out, and a new link in a running game needs somebody's agreement."""

import re

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person


def close_dialog(person: Person) -> None:
    person.press(person.page.locator("dialog .head .button"))
    expect(person.page.locator("dialog")).to_be_hidden()


def test_a_new_link_in_a_running_game_works_when_somebody_else_agrees(host: Host, browser: Browser) -> None:
    anna, bob = Person(browser, host.address), Person(browser, host.address, size=PHONE, touch=True)
    cyril = Person(browser, host.address)
    anna.begin_first("Anna", {"Bob": bob, "Cyril": cyril})
    cyril.close()

    anna.open_menu()
    row = anna.page.locator("dialog li").filter(has_text="Cyril")
    anna.press(row.get_by_role("button", name="New seat link"))
    expect(anna.page.locator("dialog [role=status]")).to_contain_text("as soon as somebody else at the table agrees")
    link = anna.page.locator("#new-link").input_value()
    question = bob.page.locator("dialog")
    expect(question).to_contain_text("Anna asks for a new link to the seat of Cyril")

    # Until somebody agrees, the link opens nothing.
    early = Person(browser, host.address)
    early.page.goto(link)
    expect(early.page.get_by_role("alert")).to_contain_text("does not open")
    early.close()

    bob.press(question.get_by_role("button", name="I do not agree"))
    expect(question).to_be_hidden()
    expect(anna.page.locator("#new-link")).to_be_hidden()
    anna.press(row.get_by_role("button", name="New seat link"))
    expect(anna.page.locator("#new-link")).not_to_have_value(link)
    bob.press(question.get_by_role("button", name="I agree"))
    expect(anna.page.locator("dialog [role=status]")).to_be_hidden()
    link = anna.page.locator("#new-link").input_value()

    again = Person(browser, host.address)
    again.page.goto(link)
    again.learn_role()
    expect(again.page.locator(".hand button").first).to_be_visible()
    expect(anna.page.locator("#new-link")).to_be_hidden()
    close_dialog(anna)
    told = anna.page.locator(".log")
    expect(told).to_contain_text("Cyril keeps the old seat link: Bob wants it so.")
    expect(told).to_contain_text("Anna gave the seat of Cyril a new link, and Bob agreed.")
    for person in (anna, bob, again):
        person.close()


def test_an_answer_that_is_lost_leaves_the_seat_to_whoever_took_it(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address).open()
    eva.set_table()
    lost: list[str] = []

    def lose_the_answer(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            if not lost and re.search('"type":"seated"', str(frame)):
                lost.append(str(frame))
                page.close(code=1011)
                server.close()
            else:
                page.send(frame)

        server.on_message(pass_on)

    eva.page.route_web_socket(re.compile(r"/api/socket\?"), lose_the_answer)
    eva.open(f"/t/{eva.code()}")
    eva.sit("Eva")
    assert len(lost) == 1
    expect(eva.page.locator("li.mine")).to_have_count(1)
    eva.page.reload()
    expect(eva.page.locator("li.mine")).to_contain_text("Eva")
    eva.close()


def test_a_wish_that_never_arrives_is_forgotten_and_can_be_made_again(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address).open()
    eva.set_table()
    jan = Person(browser, host.address).open()
    lost: list[str] = []
    greeted: list[str] = []

    def lose_the_wish(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            text = str(frame)
            if '"type":"hello"' in text:
                greeted.append(text)
            if not lost and '"type":"sit"' in text:
                lost.append(text)
                page.close(code=1011)
                server.close()
            else:
                server.send(frame)

        page.on_message(pass_on)

    jan.page.route_web_socket(re.compile(r"/api/socket\?"), lose_the_wish)
    jan.open(f"/t/{eva.code()}")
    jan.page.locator("#name").fill("Jan")
    jan.press(jan.page.locator(".sit .button"))
    expect(jan.page.get_by_role("alert")).to_be_visible()
    jan.page.wait_for_function("() => JSON.parse(localStorage['permonik.tables'] ?? '[]').length === 0")
    jan.page.locator("#name").wait_for()
    jan.sit("Jan")
    assert len(greeted) >= 3
    jan.close()
    eva.close()
