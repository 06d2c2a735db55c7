"""The lobby says what the simulator knows of each house rule."""

import re

from playwright.sync_api import Browser, expect

import permonik
from permonik.server.house_rules import Measured, measured
from tests.browser.conftest import Host
from tests.browser.people import PHONE, Person

RULE = "broken_tool_costs_gold"


def of_hundred(seats: int, option: str | None) -> Measured:
    known = measured(permonik.game("saboteur"))
    return next(one for one in known if one.seats == seats and one.option == option)


def text_of(seats: int) -> str:
    """The numbers that the lobby should tell, in their order."""
    shares = [
        round(100 * one.won[side] / one.rounds)
        for one in (of_hundred(seats, RULE), of_hundred(seats, None))
        for side in ("miners", "saboteurs")
    ]
    return "miners {}, saboteurs {}. Without it: miners {}, saboteurs {}.".format(*shares)


def test_the_lobby_tells_what_a_rule_changes_for_so_many_players(host: Host, browser: Browser) -> None:
    eva = Person(browser, host.address, "en", PHONE).open()
    eva.set_table()
    known = eva.page.locator(f".option:has(#option-{RULE}) + .known")
    for seats in (5, 7):
        eva.page.locator("#seat-count").select_option(str(seats))
        expect(known).to_contain_text(text_of(seats))
        rounds = of_hundred(seats, RULE).rounds
        expect(known).to_contain_text(re.compile(f"“apprentice”, players: {seats}, rounds played: {rounds}"))
    assert eva.page.locator(".known").count() == 2, "nothing is said where nothing was measured"
    eva.close()
