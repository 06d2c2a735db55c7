"""Children in Diamond Forest: they tap pictures, remember what they saw, and share one tablet."""

from collections import deque
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import TURN, Person, new_table
from tests.browser.waiting import until

TABLET = {"width": 820, "height": 1180}
MOST_DECISIONS = 400
"""More than there are in twenty rounds of two children."""
SECRET, END = "dialog[open]", ".ended"
Cell = tuple[int, int]
NO_TEXT = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { color: transparent !important; text-shadow: none !important; }");
    document.adoptedStyleSheets = [sheet];
}"""
PICTURES = """() => [...document.querySelectorAll("footer button, dialog[open] button, .target")].map((one) => {
    const { move = "", cell } = one.dataset;
    const image = (cell ? document.querySelector(`.cell[data-cell="${cell}"]`) : one).querySelector("img");
    const { width, height } = one.getBoundingClientRect();
    return { seen: Boolean(image?.complete && image.naturalWidth), size: Math.min(width, height), move };
})"""
FACES = """() => {
    const faces = [...document.querySelectorAll(".cell[data-face]")];
    return Object.fromEntries(faces.map(({ dataset }) => [dataset.cell, dataset.face]));
}"""


def set_table(address: str, seats: int, **options: object) -> str:
    """The code of a new table in the light forest, if nothing else is wanted."""
    return new_table(address, "diamond-forest", seats, **{"board": "light", **options})


class Children:
    """Those who play at one device. What they know of the table is what it was told."""

    def __init__(self, device: Person) -> None:
        self.device = device
        self.page = device.page
        self.heard = 0
        self.screens: dict[int, dict[str, Any]] = {}
        self.remembered: dict[Cell, str] = {}

    # Before the game.

    def find_table(self, code: str, names: list[str]) -> None:
        self.device.open(f"/t/{code}")
        for name in names:
            self.device.sit(name)

    def start(self) -> None:
        self.device.press(self.page.locator(".start .button.main:not(:disabled)"))
        self.page.locator(".world .cell").first.wait_for()

    # What they are told.

    def listen(self) -> None:
        new = self.device.messages[self.heard :]
        for message in new:
            if message["type"] == "welcome":
                self.screens |= {sight["seat"]: sight["screen"] for sight in message["sights"] if "screen" in sight}
            elif message["type"] == "told" and message["seat"] is not None:
                self.screens.setdefault(message["seat"], {}).update(message.get("changes", {}))
                self.remember(message["line"].get("events", []))
        self.heard += len(new)

    def remember(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            told = event["args"]
            if "tile" in told:
                self.remembered[told["x"], told["y"]] = told["tile"]
            if event["name"] in ("swapped", "whisked"):
                self.remembered.pop((told["x"], told["y"]), None)
                self.remembered.pop((told["to_x"], told["to_y"]), None)

    @property
    def screen(self) -> dict[str, Any]:
        """What the seat sees that is told last."""
        self.listen()
        return self.screens[max(self.screens)]

    @property
    def is_over(self) -> bool:
        return bool(self.screen["over"])

    # What they do.

    def wait(self) -> str:
        """For what they have to do or see: a secret, the end or a turn."""
        return self.device.wait_for(SECRET, END, TURN)

    def decide(self) -> None:
        """One tap, or two when tiles change places; returns when the table has told what came of it."""
        if self.wait() == SECRET:
            self.look_in_secret()
        elif not self.is_over:
            before = self.screen["number"]
            self.tap()
            until(self.page, lambda: self.screen["number"] != before, "something told by the table")

    def play_until(self, reached: Callable[[], bool]) -> None:
        """Fails when the game is over before, or goes on for longer than anybody would play."""
        for _ in range(MOST_DECISIONS):
            if reached():
                return
            assert not self.is_over, "the game was over before"
            self.decide()
            self.wait()
        raise AssertionError(f"not reached in {MOST_DECISIONS} decisions")

    def see_the_end(self) -> None:
        """The last move may have been a secret look, which is covered first."""
        if self.wait() == SECRET:
            self.look_in_secret()
        self.page.locator(END).wait_for()

    def look_in_secret(self) -> None:
        dialog = self.page.locator("dialog[open]")
        self.device.press(dialog.locator("[data-act=uncover]"))
        self.device.press(dialog.locator("[data-act=cover]"))
        expect(dialog).to_be_hidden()

    def tap(self) -> None:
        moves = [button["move"] for button in self.page.evaluate(PICTURES)]
        wanted = self.wish(moves)
        if wanted is not None:
            self.device.press(self.page.locator(f'.target[data-cell="{wanted[0]},{wanted[1]}"]'))
            return
        for move in ("enter", "retreat", "roll", "pay", "trade", "stay", "agree"):
            if move in moves and not (move == "enter" and self.shown == "bog"):
                self.device.press(self.page.locator(f"[data-move={move}]").first)
                return
        self.device.press(self.page.locator(".target").first)
        if self.screen["phase"] == "shuffling":
            self.device.press(self.page.locator(".target").first)

    @property
    def shown(self) -> str:
        x, y = self.screen["shown"]
        return self.remembered[x, y]

    def wish(self, moves: list[str]) -> Cell | None:
        """The next tile on the way to a diamond, to what nobody has seen, or home; None when it is no walk."""
        screen = self.screen
        if screen["phase"] != "choosing":
            return None
        dwarf = screen["dwarfs"][screen["to_move"]]
        cells = {(tile["x"], tile["y"]): tile for tile in screen["tiles"]}
        missing = {f"diamond-{colour}" for colour in screen["colours"] if colour not in dwarf["diamonds"]}
        known = {cell for cell, name in self.remembered.items() if name in missing}
        unseen = {cell for cell, tile in cells.items() if not tile.get("name") and cell not in self.remembered}
        entrances = {cell for cell, tile in cells.items() if tile.get("name") == "entrance"}
        goals = (known or unseen) if missing else entrances
        return self.way((dwarf["x"], dwarf["y"]), goals, set(cells))

    def way(self, start: Cell, goals: set[Cell], cells: set[Cell]) -> Cell | None:
        """The first step of a shortest way around bogs and the spider."""
        ways: deque[tuple[Cell, Cell | None]] = deque([(start, None)])
        reached = {start}
        while ways:
            (x, y), first = ways.popleft()
            if first is not None and (x, y) in goals:
                return first
            for cell in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
                if cell in cells and cell not in reached and self.remembered.get(cell) not in ("bog", "spider"):
                    reached.add(cell)
                    ways.append((cell, first or cell))
        return None
