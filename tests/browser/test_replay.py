"""A record that somebody opens: whoever played it is named."""

from dataclasses import replace

from playwright.sync_api import Browser, expect

from permonik.engine import game
from permonik.engine.core.record import Recorder, play_out
from tests.browser.conftest import Host
from tests.browser.people import Person


def test_a_record_is_replayed_with_the_names_of_those_who_played(host: Host, browser: Browser) -> None:
    record = play_out(Recorder(game("saboteur"), 3, 7, rounds=1), lambda state: state.moves()[0])
    text = replace(record, names=("Žofie", "", "<b>Jan</b>")).write()
    person = Person(browser, host.address).open("/replay")
    opened = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    person.page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]  # a file as Playwright wants it
    expect(person.page.locator("ol.seats .name")).to_have_text(["Žofie", "Bruno", "<b>Jan</b>"])
    person.close()
