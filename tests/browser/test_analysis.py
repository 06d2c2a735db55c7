"""After the game: how it stood from step to step, for whoever played it, on a phone and on a laptop."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Event, Thread

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import in_one_size
from tests.browser.people import Person
from tests.browser.test_accessibility import violations
from tests.browser.waiting import PATIENCE
from tests.server.serving import WAIT, Server, play, serving
from tests.server.test_replays import begun


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a server, and the id of a table of it at which a game has been played to its end."""
    played: Queue[tuple[str, str]] = Queue()
    done = Event()

    async def serve(server: Server) -> None:
        table, eva = await begun(server)
        await eva.ask("contribute", seat=0, contribution="0" * 32)
        eva.read = 0
        await eva.line("dealt")
        for about, grade in ((1, "suspect"), (2, "trust"), (1, "unsure"), (1, "suspect")):
            await eva.ask("note", seat=0, about=about, grade=grade)
        eva.read = 0
        await play(eva, 0)
        await eva.close()
        played.put((f"http://127.0.0.1:{server.port}", table))
        await asyncio.to_thread(done.wait)

    folder: Path = tmp_path_factory.mktemp("over")
    thread = Thread(target=serving, args=(folder, serve))
    thread.start()
    try:
        yield played.get(timeout=4 * WAIT)
    finally:
        done.set()
        thread.join()


@in_one_size("theme", ["dark", "light"])
def test_whoever_played_can_look_back(
    over: tuple[str, str], browser: Browser, theme: str, size: dict[str, int]
) -> None:
    address, table = over
    person = Person(browser, address, "cs", size, theme=theme).open(f"/analysis/{table}")
    page = person.page
    rounds = page.locator("section")
    expect(rounds).to_have_count(2, timeout=4 * PATIENCE)
    for number in range(2):
        expect(rounds.nth(number).locator("figure > svg .line")).to_have_count(2)
        expect(rounds.nth(number).locator("table").first.locator("tbody tr")).to_have_count(4)
        expect(rounds.nth(number).locator("h2")).to_contain_text(f"{number + 1}.\u00a0kolo")
    noted = page.get_by_role("group", name="Poznámky: Eva")
    expect(noted).to_have_count(1)  # in the first round alone
    expect(noted.locator("tbody tr")).to_have_count(2)
    expect(noted.locator("tbody tr").first.locator("li.suspect, li.unsure")).to_have_count(3)
    expect(page.locator(".verdict")).to_have_text(
        re.compile(r"Eva: .+ je v podezření od kroku\W0, .+právem: .+; .+ má důvěru od kroku\W0, .+právem: .+\.")
    )
    story = page.get_by_role("link", name="Uložit vyprávění o hře")
    expect(story).to_have_attribute("href", f"/api/tables/{table}/story?language=cs")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
    assert violations(person) == []
    person.close()


def test_a_replay_leads_there_and_every_turning_point_leads_back(over: tuple[str, str], browser: Browser) -> None:
    address, table = over
    person = Person(browser, address).open(f"/replay/{table}")
    page = person.page
    person.press(page.get_by_role("button", name="More"))
    person.press(page.get_by_role("link", name="Look back"))
    page.wait_for_url(f"**/analysis/{table}")
    expect(page.locator("section")).to_have_count(2, timeout=4 * PATIENCE)
    for link in page.locator("li a").all():
        assert (link.get_attribute("href") or "").startswith(f"/replay/{table}#step=")
    with page.expect_download() as saved:
        person.press(page.get_by_role("link", name="Save the tale of the game"))
    told = saved.value.path().read_text(encoding="utf-8")
    assert "Eva" in told
    assert "<svg" in told
    person.close()
