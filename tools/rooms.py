"""Takes the pictures of a big screen and of a phone beside it in docs/pictures, for every game.

python -m tools.rooms [FOLDER]
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from permonik.bots import bot as find_bot
from permonik.engine import game as find_game
from permonik.lab.decide import decide
from tests.browser.dealt import serving_position
from tests.browser.people import LAPTOP, PHONE, Person, new_table
from tests.browser.waiting import rest
from tools.screens import FOLDER, QUALITY
from tools.setting_up import find_chromium

SEATS = {"saboteur": 5, "saboteur-2": 7, "lost-mines": 6, "dark-cave": 5, "diamond-forest": 4}
WITHOUT_ROLES = ("diamond-forest",)
SEED = 11
LATE = 2 / 3
"""How much of a game is over when it has something to show."""


def late_in(game: str) -> str:
    """A game of apprentices in which the first seat is to move."""
    rules, bot = find_game(game), find_bot(game, "apprentice")
    options = {option.name: 1 for option in rules.options if option.name == "rounds"}
    state = rules.new(SEATS[game], SEED, **options)
    turns = []
    while not state.over:
        if state.to_move == 0:
            turns.append(state.save())
        state.play(decide(bot, state, SEED))
    return turns[int(LATE * len(turns))]


def photograph(browser: Browser, game: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, serving_position(Path(place), late_in(game)) as address:
        code = new_table(address, game, SEATS[game])
        phone = Person(browser, address, "cs", PHONE, touch=True, painted=True).open(f"/t/{code}/hand")
        phone.sit("Eva")
        screen = Person(browser, address, "cs", LAPTOP, painted=True).open(f"/t/{code}/screen")
        screen.page.locator(".code").wait_for()
        phone.start_with_bots()
        if game not in WITHOUT_ROLES:
            phone.learn_role()
        phone.wait_for_turn()
        useful = phone.page.locator(".hand button:not(.useless):not(:disabled)")
        if useful.count():
            phone.press(useful.first)
        screen.page.locator(".board .cell").first.wait_for()
        for person, name in ((screen, "screen"), (phone, "hand")):
            person.page.wait_for_load_state("networkidle")
            rest(person.page)
            picture = folder / f"room-{game}-{name}.jpg"
            person.page.screenshot(path=picture, type="jpeg", quality=QUALITY, animations="disabled")
            person.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.rooms", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--disable-quic"])
        try:
            for game in SEATS:
                photograph(browser, game, folder)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
