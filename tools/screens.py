"""Takes the pictures of the web client in docs/pictures: a server, a browser, and every page.

python -m tools.screens [FOLDER]
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from typing import cast

from playwright.sync_api import Browser, sync_playwright

from permonik.engine import game
from permonik.engine.core.record import Recorder, play_out
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.lost_mines.rules import LostMines
from tests.browser.children import Children
from tests.browser.conftest import Host
from tests.browser.dealt import serving_position
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.test_lost_mines import decide, walks
from tests.engine.dark_cave import play as cave_play
from tests.engine.lost_mines.play import purposeful_move
from tools.setting_up import find_chromium

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
QUALITY = 75
MIDDLE = 6
"""The turn in which a game has something to show."""
LATE = 4
"""The turn in which a game of many has something to show."""
PLAIN = {
    "rules": "/rules/saboteur",
    "learn": "/learn/saboteur",
    "rules-mines": "/rules/lost-mines",
    "learn-mines": "/learn/lost-mines",
    "rules-cave": "/rules/dark-cave",
    "learn-cave": "/learn/dark-cave",
    "rules-expansion": "/rules/saboteur-2#winners",
    "rules-forest": "/rules/diamond-forest",
    "learn-forest": "/learn/diamond-forest",
}
EXPANSION, EXPANSION_SEATS = 1, 7
"""The place of the expansion on the home page, and how many play it."""
MINES, MINES_SEATS = 2, 6
"""The place of Lost Mines on the home page, and how many play it."""
CAVE, CAVE_SEATS = 3, 5
"""The place of The Dark Cave on the home page, and how many play it."""
MID_CAVE = ROOT / "tools" / "mid-cave.txt"
"""A cave that has something to show."""
COVERED = 2
"""How many mines still lie covered when there is something to show."""
FOREST, CHILDREN = 4, ("Eva", "Adam")
"""The place of Diamond Forest on the home page, and who play it at one device; bots are the others."""
DEEP = 30
"""The decision after which a forest has something to show."""
REEL = 30
"""The frame of a replay that is shown."""


class Photographer:
    """Somebody who opens a page, waits until it stands still, and takes its picture."""

    def __init__(self, browser: Browser, host: Host, folder: Path) -> None:
        self.browser = browser
        self.host = host
        self.folder = folder

    def person(self, size: dict[str, int], theme: str, language: str, *, moving: bool = False) -> Person:
        touch = size is PHONE
        return Person(
            self.browser, self.host.address, language, size, touch=touch, theme=theme, moving=moving, painted=True
        )

    def take(self, person: Person, name: str) -> None:
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(400)
        self.take_at_once(person, name)

    def take_at_once(self, person: Person, name: str) -> None:
        person.page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=QUALITY, animations="disabled")

    def photograph_pages(self, size: dict[str, int], theme: str, language: str, suffix: str) -> None:
        person = self.person(size, theme, language).open()
        person.page.locator(".game .button.main").first.wait_for()
        self.take(person, f"home-{suffix}")
        for name, path in PLAIN.items():
            person.open(path)
            person.page.locator("h1").first.wait_for()
            self.take(person, f"{name}-{suffix}")
        person.close()

    def photograph_game(self, size: dict[str, int], theme: str, language: str, suffix: str) -> bool:
        """A table before the game, in the middle of it, at the end, and in the replay; False if it was too short."""
        person = self.person(size, theme, language).open()
        person.set_table()
        person.sit("Eva")
        person.page.locator("#option-rounds").select_option("1")
        person.press(person.page.locator(".start .button").first)
        self.take(person, f"table-{suffix}")
        person.press(person.page.locator(".start .button.main:not(:disabled)"))
        person.page.locator("dialog").wait_for()
        self.take(person, f"role-{suffix}")
        person.learn_role()
        turns = 0
        while person.wait_for_turn():
            turns += person.page.locator(".hand button").count() > 0
            if turns == MIDDLE and not person.page.locator(".gold").count():
                self.photograph_choice(person, suffix)
            person.play_by_hand()
        self.take(person, f"end-{suffix}")
        person.press(person.page.locator(".ended a.button").first)
        person.page.locator("h1").first.wait_for()
        self.take(person, f"replay-{suffix}")
        person.close()
        return turns >= MIDDLE

    def photograph_expansion(self, size: dict[str, int], theme: str, language: str, suffix: str) -> None:
        """The expansion with many players in the middle of the game, and the reasons at its end."""
        person = self.person(size, theme, language).open()
        person.set_table(EXPANSION)
        person.sit("Eva")
        person.page.locator("#seat-count").select_option(str(EXPANSION_SEATS))
        person.page.locator("#option-rounds").select_option("1")
        person.start_with_bots()
        turns = 0
        while person.wait_for_turn():
            turns += 1
            if turns == LATE:
                self.photograph_choice(person, f"expansion-{suffix}")
            person.play_by_hand()
        person.page.locator(".because").last.scroll_into_view_if_needed()
        self.take(person, f"end-expansion-{suffix}")
        person.close()

    def photograph_mines(self, size: dict[str, int], theme: str, language: str, suffix: str) -> bool:
        """Lost Mines: a card that is held, a walk, and the pots at the end; False if too few mines were found."""
        person = self.person(size, theme, language).open()
        person.set_table(MINES)
        person.sit("Eva")
        person.page.locator("#seat-count").select_option(str(MINES_SEATS))
        person.page.locator("#option-rounds").select_option("1")
        person.page.locator("#option-distance").select_option("6")
        person.start_with_bots()
        person.learn_role()
        moments = {"walk", "choice"}
        while moments and person.wait_for_turn():
            moment = "walk" if walks(person) else "choice"
            if moment in moments and person.page.locator(".cell:has(.back)").count() <= COVERED:
                moments.remove(moment)
                if moment == "walk":
                    self.take(person, f"walk-mines-{suffix}")
                elif person.page.locator(".hand button:not(:disabled)").count():
                    self.photograph_choice(person, f"mines-{suffix}")
            decide(person)
        person.open("/replay")
        self.open_record(person, treasure_hunt())
        person.page.locator("article[data-clan]").last.scroll_into_view_if_needed()
        self.take(person, f"end-mines-{suffix}")
        person.close()
        return not moments

    def photograph_cave(self, size: dict[str, int], theme: str, language: str, suffix: str) -> None:
        """The Dark Cave: a card that is held, what a walk costs, and the count of a game in which somebody gets out."""
        with tempfile.TemporaryDirectory() as place, serving_position(Path(place), MID_CAVE.read_text()) as address:
            person = Person(
                self.browser, address, language, size, touch=size is PHONE, theme=theme, painted=True
            ).open()
            person.set_table(CAVE)
            person.sit("Eva")
            person.page.locator("#seat-count").select_option(str(CAVE_SEATS))
            person.start_with_bots()
            person.learn_role()
            person.wait_for_turn()
            self.photograph_choice(person, f"cave-{suffix}")
            person.press(person.page.locator(".hand button").last)
            person.throw_away()
            person.confirm()
            person.page.locator("[data-move=stop]").wait_for()
            person.press(person.page.locator('.target[data-cell="1,-1.0"]'))
            self.take(person, f"walk-cave-{suffix}")
            person.close()
        person = self.person(size, theme, language).open("/replay")
        self.open_record(person, way_out())
        person.page.locator("article[data-clan]").last.scroll_into_view_if_needed()
        self.take(person, f"end-cave-{suffix}")
        person.close()

    def open_record(self, person: Person, record: str) -> None:
        """At its end."""
        opened = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
        person.page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]  # a file as Playwright wants it
        person.page.locator(".transport").wait_for()
        person.page.keyboard.press("End")

    def photograph_forest(self, size: dict[str, int], theme: str, language: str, suffix: str) -> None:
        """Two children and two bots: a table before the game, early and late, a trick, the end, and the replay."""
        person = self.person(size, theme, language, moving=True).open()
        person.page.emulate_media(reduced_motion="reduce")
        person.set_table(FOREST)
        for name in CHILDREN:
            person.sit(name)
        if size is PHONE:
            person.press(person.page.locator(".boards button").first)
        person.press(person.page.locator(".start .button").first)
        person.page.evaluate("scrollTo(0, 0)")
        self.take(person, f"table-forest-{suffix}")
        children = Children(person)
        children.start()
        children.wait()
        taken: set[str | None] = {None}
        decisions = 0
        while not person.page.locator(".ended").count():
            moment = moment_of(children, late=decisions > DEEP)
            if moment not in taken:
                self.photograph_moment(person, f"{moment}-forest-{suffix}", rolls=moment == "trick")
            taken.add(moment)
            children.decide()
            wait_for_child(children)
            decisions += 1
        self.take(person, f"end-forest-{suffix}")
        person.press(person.page.locator(".after a").first)
        person.page.locator(".transport").wait_for()
        for _ in range(REEL):
            person.page.keyboard.press("ArrowRight")
        self.take(person, f"replay-forest-{suffix}")
        person.close()

    def photograph_moment(self, person: Person, name: str, *, rolls: bool) -> None:
        if not rolls:
            self.take(person, name)
            return
        person.page.emulate_media(reduced_motion="no-preference")
        person.press(person.page.locator("[data-move=roll]"))
        person.page.locator(".large img").wait_for()
        self.take_at_once(person, name)
        person.page.emulate_media(reduced_motion="reduce")

    def photograph_choice(self, person: Person, suffix: str) -> None:
        self.take(person, f"game-{suffix}")
        person.press(person.page.locator(".hand button").first)
        self.take(person, f"choice-{suffix}")
        person.page.keyboard.press("Escape")


def treasure_hunt() -> str:
    """A game of Lost Mines in which treasures are found: bots that move at random find none."""
    random = Random(20)
    recorder = Recorder(game("lost-mines"), MINES_SEATS, 20, rounds=1, distance=6)
    return play_out(recorder, lambda state: purposeful_move(cast(LostMines, state), random)).write()


def way_out() -> str:
    """A game of The Dark Cave in which somebody gets out: bots that move at random never do."""
    random = Random(1)
    recorder = Recorder(game("dark-cave"), CAVE_SEATS, 1)
    return play_out(recorder, lambda state: cave_play.purposeful_move(cast(DarkCave, state), random)).write()


def wait_for_child(children: Children) -> None:
    """The last prompt may still be shown while bots go on."""
    while not children.is_over and children.screen["to_move"] not in children.screens:
        children.page.wait_for_timeout(15)
    children.wait()


def moment_of(children: Children, *, late: bool) -> str | None:
    """What is worth a picture before the next decision of a child in the forest."""
    screen = children.screen
    dwarf = screen["dwarfs"][screen["to_move"]]
    if screen["phase"] == "rolling" and children.remembered[dwarf["x"], dwarf["y"]] == "imp":
        return "trick"
    if screen["phase"] == "deciding":
        return "game" if late else "early"
    return None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        host = Host(Path(place))
        host.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--disable-quic"])
        try:
            photographer = Photographer(browser, host, folder)
            for size, theme, language, suffix in (
                (LAPTOP, "dark", "en", "laptop-dark"),
                (PHONE, "light", "cs", "phone-light"),
            ):
                photographer.photograph_pages(size, theme, language, suffix)
                while not photographer.photograph_game(size, theme, language, suffix):
                    pass
                photographer.photograph_expansion(size, theme, language, suffix)
                photographer.photograph_cave(size, theme, language, suffix)
                while not photographer.photograph_mines(size, theme, language, suffix):
                    pass
                photographer.photograph_forest(size, theme, language, suffix)
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main()
