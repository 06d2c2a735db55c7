"""What the page shows to invite others leads to the table from where they are."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from permonik.server.addresses import Addresses
from tests.browser.conftest import Host, running
from tests.browser.people import PHONE, Person

QR_CODE = ".invite svg[role=img] path"


@pytest.fixture
def lan_host(tmp_path: Path) -> Iterator[Host]:
    """As `./play` starts it."""
    yield from running(tmp_path, "--lan")


@pytest.fixture(scope="module")
def two_addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A machine with two addresses for others: with Linux every machine has them, with a network or without."""
    for address in ("127.0.0.2", "127.0.0.3"):
        if not has_address(address):
            pytest.skip(f"this machine has no {address}; with macOS: sudo ifconfig lo0 alias {address}")
    yield from running(
        tmp_path_factory.mktemp("two"), "--lan", "--address=http://127.0.0.2:{port},http://127.0.0.3:{port}"
    )


def has_address(address: str) -> bool:
    with socket.socket() as one:
        try:
            one.bind((address, 0))
        except OSError:
            return False
    return True


def link(person: Person, field: str = "join-link") -> str:
    return person.page.locator(f"#{field}").input_value()


def qr_code(person: Person) -> str | None:
    return person.page.locator(QR_CODE).get_attribute("d")


def test_two_people_at_two_addresses_come_together_by_the_link_that_the_page_shows(
    two_addresses: Host, browser: Browser
) -> None:
    other = f"http://127.0.0.2:{two_addresses.port}"
    eva = Person(browser, two_addresses.address).open()
    eva.set_table()
    eva.sit("Eva")
    expect(eva.page.locator("#join-link")).to_have_value(f"{other}/t/{eva.code()}")
    eva.page.locator("details summary").click()
    jan = Person(browser, "", "cs", PHONE, touch=True).open(link(eva))
    jan.sit("Jan")
    expect(eva.page.locator("li").filter(has_text="Jan")).to_be_visible()
    assert qr_code(eva) == qr_code(jan) is not None
    watcher = Person(browser, "").open(link(eva, "watch-link"))
    assert watcher.page.url == f"{other}/t/{eva.code()}/watch"
    expect(watcher.page.locator("li").filter(has_text="Jan")).to_be_visible()
    tablet = Person(browser, "").open(link(eva, "seat-link-0"))
    expect(tablet.page.locator("li.mine")).to_contain_text("Eva")
    assert tablet.page.url == f"{other}/t/{eva.code()}"
    for person in (eva, jan, watcher, tablet):
        person.close()


def test_with_several_networks_the_host_chooses(two_addresses: Host, browser: Browser) -> None:
    eva = Person(browser, two_addresses.address).open()
    eva.set_table()
    eva.sit("Eva")
    first, second = (f"127.0.0.{last}:{two_addresses.port}" for last in (2, 3))
    choice = eva.page.locator(".invite select")
    expect(choice).to_have_value(f"http://{first}")
    assert choice.locator("option").all_inner_texts() == [first, second]
    code = qr_code(eva)
    choice.select_option(f"http://{second}")
    expect(eva.page.locator("#join-link")).to_have_value(f"http://{second}/t/{eva.code()}")
    expect(eva.page.locator(QR_CODE)).not_to_have_attribute("d", code or "")
    eva.page.locator("details summary").click()
    assert [link(eva, field).startswith(f"http://{second}/") for field in ("watch-link", "seat-link-0")] == [True, True]
    jan = Person(browser, "").open(link(eva))
    jan.sit("Jan")
    jan.close()
    eva.close()


def test_with_lan_the_page_invites_to_the_address_that_the_terminal_prints(lan_host: Host, browser: Browser) -> None:
    """Or says that this machine is in no network."""
    eva = Person(browser, lan_host.address).open()
    eva.set_table()
    printed = Addresses("0.0.0.0", lan_host.port).origins()
    if printed:
        expect(eva.page.locator("#join-link")).to_have_value(f"{printed[0]}/t/{eva.code()}")
        jan = Person(browser, "").open(link(eva))
        jan.sit("Jan")
        expect(eva.page.locator("li").filter(has_text="Jan")).to_be_visible()
        jan.close()
    else:
        expect(eva.page.locator(".only-here")).to_be_visible()
    eva.close()


def test_a_server_for_this_machine_alone_says_so(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "cs", PHONE, touch=True).open()
    eva.set_table()
    expect(eva.page.locator(".only-here")).to_contain_text("--lan")
    expect(eva.page.locator("#join-link")).to_have_value(f"{host.address}/t/{eva.code()}")
    assert eva.page.locator(QR_CODE).count() == 0
    eva.close()


def test_who_comes_by_a_code_that_opens_nothing_is_told_why(host: Host, browser: Browser) -> None:
    guest = Person(browser, host.address, "en").open("/t/ZZZZZZ")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such table. Is the code right?")
    guest.close()
