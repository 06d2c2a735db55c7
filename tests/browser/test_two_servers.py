"""A game in two browsers over two servers that share PostgreSQL and Valkey, its bots in a worker of their own."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.balancer import Balancer, balancing
from tests.browser.conftest import Host
from tests.browser.people import END, Person, new_table, next_to_move
from tests.browser.waiting import until
from tests.server.postgres import some_postgres
from tests.server.processes import Worker
from tests.server.valkey import some_valkey

Made = TypeVar("Made")
SEATS = 10
"""The more bots, the fewer moves are made by hand."""


@contextmanager
def in_a_thread(made: AbstractContextManager[Made]) -> Iterator[Made]:
    """Playwright's own loop runs in this one, and there can be no other."""
    with ThreadPoolExecutor(1) as thread:
        entered = thread.submit(made.__enter__).result()
        try:
            yield entered
        finally:
            thread.submit(made.__exit__, None, None, None).result()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[Host, Host]]:
    """Two servers that think for no bot, and a worker that does."""
    with ExitStack() as stack:
        database = stack.enter_context(in_a_thread(stack.enter_context(in_a_thread(some_postgres())).database()))
        valkey = stack.enter_context(in_a_thread(some_valkey()))
        shared = (f"--database={database}", f"--redis={valkey}", "--bots-think=elsewhere", "--bot-delay=0")
        hosts = []
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            hosts.append(Host(tmp_path / name, *shared))
            stack.callback(hosts[-1].stop)
            hosts[-1].start()
        stack.callback(Worker(tmp_path, valkey).kill)
        yield hosts[0], hosts[1]


def welcomes(person: Person) -> int:
    return sum(message["type"] == "welcome" for message in person.messages)


def moves(person: Person) -> list[dict[str, Any]]:
    """As the person was told of them, live or on coming back."""
    told = [message["line"] for message in person.messages if message["type"] == "told"]
    sights = (sight for message in person.messages if message["type"] == "welcome" for sight in message["sights"])
    lines = told + [line for sight in sights for line in sight.get("missed", ())]
    by_number = {line["number"]: line for line in lines if line["kind"] == "moved"}
    return [by_number[number] for number in sorted(by_number)]


def play_once(people: tuple[Person, Person]) -> bool:
    mover = next_to_move(people)
    if mover is not None:
        mover.play_by_hand()
    return mover is not None


def sit_down(eva: Person, jan: Person) -> None:
    code = new_table(eva.address, "saboteur", SEATS, rounds=1)
    for person, name in ((eva, "Eva"), (jan, "Jan")):
        person.open(f"/t/{code}").sit(name)
    expect(eva.page.locator(".seats li").nth(1)).to_contain_text("Jan")
    eva.start_with_bots()
    for person in (eva, jan):
        person.learn_role()


def come_back(person: Person, known: int) -> None:
    """By itself, without anything to press."""
    until(person.page, lambda: welcomes(person) > known, "a page that has come back")


@pytest.mark.long
def test_a_game_in_two_browsers_over_two_servers_of_which_each_goes_once(
    servers: tuple[Host, Host], browser: Browser
) -> None:
    first, second = servers
    with balancing(first.port, second.port) as to_first, balancing(second.port, first.port) as to_second:
        eva, jan = people = (at(browser, to_first), at(browser, to_second))
        sit_down(eva, jan)
        assert play_once(people)

        known = welcomes(jan)
        second.kill()
        come_back(jan, known)
        second.start()
        assert play_once(people)

        both = welcomes(eva), welcomes(jan)
        first.stop()
        for person, before in zip(people, both, strict=True):
            come_back(person, before)
        while play_once(people):
            pass

        for person in people:
            expect(person.page.locator(f"{END} li")).to_have_count(SEATS)
        assert moves(eva)[-1]["number"] == moves(jan)[-1]["number"]
        assert [line["seat"] for line in moves(eva)] == [line["seat"] for line in moves(jan)]
        assert {line["by"] for line in moves(eva)} - {"person", "default"}, "the worker has thought"
        for person in people:
            person.close()


def at(browser: Browser, balancer: Balancer) -> Person:
    return Person(browser, balancer.address)
