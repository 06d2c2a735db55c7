"""A record that somebody opens: whoever played it is named."""

from dataclasses import replace

from playwright.sync_api import Browser, expect

from permonik.engine import game
from permonik.engine.core.record import Recorder, play_out
from tests.browser.conftest import Host
from tests.browser.people import Person


def opened(host: Host, browser: Browser, text: str) -> Person:
    person = Person(browser, host.address).open("/replay")
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    person.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a file as Playwright wants it
    return person


def test_a_record_is_replayed_with_the_names_of_those_who_played(host: Host, browser: Browser) -> None:
    record = play_out(Recorder(game("saboteur"), 3, 7, rounds=1), lambda state: state.moves()[0])
    text = replace(record, names=("Žofie", "", "<b>Jan</b>")).write()
    person = opened(host, browser, text)
    expect(person.page.locator("ol.seats .name")).to_have_text(["Žofie", "Bruno", "<b>Jan</b>"])
    person.close()


def test_play_and_one_step_have_different_pictures(host: Host, browser: Browser) -> None:
    record = play_out(Recorder(game("saboteur"), 3, 7, rounds=1), lambda state: state.moves()[0])
    person = opened(host, browser, record.write())
    paths = person.page.locator(".buttons path")
    expect(paths).to_have_count(5)
    shapes = [(path.get_attribute("d") or "").count("Z") for path in paths.all()]
    assert shapes == [3, 2, 1, 2, 3], "to the start, one back, play, one on, to the end"
    person.close()
