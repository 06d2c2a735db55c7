"""People in front of a browser: each has a language, a size of screen and a way to play."""

import json
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen
from weakref import WeakSet

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Error,
    Locator,
    Page,
    TimeoutError,
    WebSocket,
    expect,
)

from tests.browser.waiting import MOMENT, PATIENCE, until

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1366, "height": 768}
SEATS = 4
SLOWER = float(os.environ.get("PERMONIK_SLOWER", "1"))
"""How many times slower every page runs than the machine could."""
PASSING = 20_000
"""Milliseconds in which something is pressed that may go away by itself."""
UNFELT, TRIES = 30_000, 4
"""Milliseconds after which a page has not felt a press and never will: what was pressed has moved or gone away."""
NOTE_PRESSES = """(() => {
    const note = () => (document.documentElement.dataset.felt = "");
    addEventListener("click", note, true);
    addEventListener("DOMContentLoaded", note);
})()"""
"""A press is felt when the page has its click, or has made way for another page."""
HELD_LONG = re.compile(r"HELD_LONG = (\d+);")
INPUT = Path(__file__).resolve().parents[2] / "web" / "src" / "stage" / "input.ts"
RESTLESS = """(() => {
    const after = window.setTimeout;
    const isHeld = (long) => long === HELD_LONG && !window.handRests;
    window.setTimeout = (work, long, ...given) => after(work, isHeld(long) ? 86_400_000 : long, ...given);
})()"""
"""However long a press takes on a busy machine, it is none by which something is asked to explain itself."""
FORGET_PRESSES = "() => delete document.documentElement.dataset.felt"
UNPAINTED = """(() => {
    const encode = encodeURIComponent;
    const sum = (drawing) => [...drawing].reduce((sum, one) => (31 * sum + one.charCodeAt(0)) | 0, 0);
    const hide = (_, svg, drawing) => `${svg}<desc>${sum(drawing)}</desc></svg>`;
    window.encodeURIComponent = (text) => encode(String(text).replace(/^(<svg[^>]*>)(.*)<\\/svg>$/s, hide));
})()"""
"""Every picture is there and has its own address, but nothing is on it: to paint them is most of what a page works."""
UNHEARD = "delete window.AudioContext"
"""As if the browser could not be heard: to be ready for it is work without an end."""
LAYABLE = """[...document.querySelectorAll(".target")].some(
    ({ dataset }) => !document.querySelector(`img.card[data-cell="${dataset.cell}"]`))"""
"""Whether a place is lit where no card lies: a rockfall and a map are for places with a card."""
NOTE_NEXT_PROMPT = """() => {
    const prompt = () => document.querySelector(".prompt")?.innerText;
    const before = prompt();
    delete document.documentElement.dataset.prompted;
    const note = (_, observer) => {
        if (prompt() !== before) {
            const cells = [...document.querySelectorAll("img.card")].map(({ dataset }) => dataset.cell);
            document.documentElement.dataset.prompted = cells.join(" ");
            observer.disconnect();
        }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes that the prompt has changed, and where cards lie then: bots may be so quick that it soon is what it was."""
PROMPTED = "html[data-prompted]"
FIRST_SEEN = "(parts) => parts.find((part) => document.querySelector(part)) ?? null"
TURN, END = ".prompt.mine", ".ended ol"
NO_TURN = f".prompt:not(.mine), {END}"
DIALOG, RESULT = "dialog[open] .button.main", ".ended > .button.main"
"""They say that something was read which is shown on the way: a role or cards, and the result of a round."""


EVERYBODY: WeakSet["Person"] = WeakSet()
"""Whoever sits in front of a browser; some may have left."""
TELLS_WITHIN = 10_000
"""Milliseconds in which a page can say what it shows."""
LAST_HEARD = 12


def restless() -> str:
    """What keeps fingers from resting, for as long as the page calls a rest."""
    found = HELD_LONG.search(INPUT.read_text(encoding="utf-8"))
    assert found, f"{INPUT} says after how many milliseconds something explains itself"
    return RESTLESS.replace("HELD_LONG", found[1])


def new_table(address: str, game: str, seats: int, **options: object) -> str:
    """The code of a table that nobody sits at yet."""
    wish = json.dumps({"game": game, "seats": seats, "options": options}).encode()
    with urlopen(Request(f"{address}/api/tables", wish, method="POST"), timeout=PATIENCE / 1_000) as answer:
        return str(json.load(answer)["code"])


def slow_down(page: Page, times: float) -> CDPSession:
    """Lets the processor of a page seem so many times slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


class Person:
    """One browser of its own, so that nothing is shared with others."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: dict[str, int] | None = None,
        *,
        touch: bool = False,
        theme: str = "dark",
        moving: bool = False,
        painted: bool = False,
        heard: bool = False,
    ) -> None:
        self.address = address
        self.touch = touch
        self.context: BrowserContext = browser.new_context(
            viewport=size or LAPTOP,  # type: ignore[arg-type]  # a size as Playwright wants it
            has_touch=touch,
            locale=language,
            reduced_motion="no-preference" if moving else "reduce",
        )
        settings = json.dumps({"theme": theme, "speed": "normal" if moving else "off"})
        self.context.add_init_script(
            f"localStorage.setItem('permonik.settings', '{settings}');"
            f"localStorage.setItem('permonik.language', localStorage.getItem('permonik.language') ?? '{language}');"
        )
        self.context.add_init_script(NOTE_PRESSES)
        self.context.add_init_script(restless())
        if not painted:
            self.context.add_init_script(UNPAINTED)
        if not heard:
            self.context.add_init_script(UNHEARD)
        self.errors: list[str] = []
        self.messages: list[dict[str, Any]] = []
        """What the server has said."""
        self.moves_sent: set[int] = set()
        """By their refs."""
        self.page = self.new_page()
        EVERYBODY.add(self)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self.listen)
        if SLOWER > 1:
            slow_down(page, SLOWER)
        return page

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.note_move)

    def hear(self, frame: str | bytes) -> None:
        self.messages += json.loads(frame)

    def note_move(self, frame: str | bytes) -> None:
        wish = json.loads(frame)
        if wish["type"] == "move":
            self.moves_sent.add(wish["ref"])

    def changes_told(self) -> list[dict[str, Any]]:
        """Every change of the screen."""
        return [message.get("changes", {}) for message in self.messages if message["type"] == "told"]

    def open(self, path: str = "/") -> "Person":
        self.page.goto(self.address + path)
        return self

    # How something is pressed.

    def press(self, locator: Locator, within: int = PATIENCE) -> None:
        """A finger or the mouse. It counts when the page has felt it: the click of a finger comes after its touch."""
        press = locator.tap if self.touch else locator.click
        for _ in range(TRIES):
            self.page.evaluate(FORGET_PRESSES)
            press(timeout=within)
            if self.is_felt():
                return
        raise AssertionError(f"the page does not feel a press: {locator}")

    def is_felt(self) -> bool:
        try:
            self.page.locator("html[data-felt]").wait_for(state="attached", timeout=UNFELT)
        except TimeoutError:
            return False
        return True

    def press_passing(self, locator: Locator) -> None:
        """Presses what may go away by itself meanwhile; whoever waits for what comes of it looks again."""
        with suppress(TimeoutError):
            self.press(locator, PASSING)

    def press_in_play(self, locator: Locator) -> None:
        """Presses what something to read may come over meanwhile, such as a lost card: that is read first."""
        for _ in range(PATIENCE // PASSING):
            try:
                self.press(locator, PASSING)
            except TimeoutError:
                if self.seen(DIALOG):
                    self.press_passing(self.page.locator(DIALOG))
            else:
                return
        raise AssertionError(f"cannot be pressed: {locator}")

    # Before the game.

    def sit(self, name: str) -> None:
        self.page.locator("#name").fill(name)
        self.press(self.page.locator(".sit .button"))
        expect(self.page.locator("li.mine").filter(has_text=name)).to_be_visible()

    def code(self) -> str:
        return self.page.locator(".code").inner_text()

    def set_table(self, game: int = 0) -> None:
        """From the home page to a new table of the game that stands there at this place."""
        self.press(self.page.locator(".game").nth(game).locator(".button").nth(1))
        self.page.locator(".code").wait_for()

    def choose_seats(self, count: int) -> None:
        """Returns when the table has them: bots take the seats that the page knows."""
        self.page.locator("#seat-count").select_option(str(count))
        expect(self.page.locator(".seats li")).to_have_count(count)

    def start_with_bots(self) -> None:
        """Lets bots take the free seats, and starts."""
        self.press(self.page.locator(".start .button").first)
        self.press(self.page.locator(".start .button.main:not(:disabled)"))

    def begin_first(self, name: str, guests: "dict[str, Person] | None" = None) -> None:
        """Sits down to Saboteur with the guests, lets bots take the other seats, starts and is the first to move."""
        code = new_table(self.address, "saboteur", SEATS, first_player=0)
        self.open(f"/t/{code}").sit(name)
        for guest_name, guest in (guests or {}).items():
            guest.open(f"/t/{code}").sit(guest_name)
        self.start_with_bots()
        for person in (self, *(guests or {}).values()):
            person.learn_role()
        self.wait_for_turn()

    # During the game.

    def seen(self, *parts: str) -> str | None:
        """The first of these parts that the page shows now."""
        found: str | None = self.page.evaluate(FIRST_SEEN, parts)
        return found

    def wait_for(self, *parts: str) -> str:
        """The first of these parts that the page shows, as soon as it shows one."""
        return str(self.page.wait_for_function(FIRST_SEEN, arg=parts, polling=MOMENT).json_value())

    def learn_role(self) -> None:
        """Looks at the role card and says so."""
        dialog = self.page.locator("dialog")
        self.press(dialog.locator(".button.main"))
        self.press(dialog.locator(".button.main"))
        expect(dialog).to_be_hidden()

    def open_menu(self) -> None:
        self.press(self.page.locator("header nav .button").last)
        self.page.locator("dialog[open]").wait_for()

    def is_over(self) -> bool:
        return self.page.locator(END).count() > 0

    def is_to_move(self) -> bool:
        return self.page.locator(TURN).count() > 0

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn; False when the game is over. What is shown on the way is read."""
        while (shown := self.wait_for(DIALOG, RESULT, END, TURN)) in (DIALOG, RESULT):
            self.press_passing(self.page.locator(shown))
        return shown == TURN

    def play_by_hand(self) -> None:
        """Card, place, confirmation; a card that fits nowhere is thrown away."""
        asked = self.wait_for(".gold", ".hand button", ".orientations button", ".aim")
        if asked == ".gold":
            self.press(self.page.locator(asked).last)
        elif asked == ".hand button":
            self.choose_by_hand()
        else:  # a goal that was reached can lie one way or the other; somebody can be robbed
            self.press(self.page.locator(asked).first)
        self.confirm()

    def choose_by_hand(self) -> None:
        page = self.page
        useful = page.locator(".hand button:not(.useless)")
        if useful.count():
            self.press_in_play(useful.first)
            if page.locator(".acts .button.main:not(:disabled)").count():
                return
            places = page.locator(".target, .aim")
            places.first.wait_for()
            self.press_in_play(places.last)
            if page.locator(".acts .button.main:disabled").count():  # a finger beside a border has come closer first
                self.press_in_play(places.last)
        else:
            self.press_in_play(page.locator(".hand button").first)
            self.throw_away()

    def throw_away(self) -> None:
        self.press_in_play(self.page.locator(".acts [data-act=discard]"))

    def hold_path_card(self) -> Locator:
        """Takes a card that may be laid somewhere; without one, throws a card away and waits for the next turn. Whose
        tools are broken may have to wait for the next round, and choose gold before."""
        while self.wait_for_turn():
            if self.wait_for(".gold", ".hand button") == ".gold":
                self.play_by_hand()
                continue
            for card in self.page.locator(".hand button").all():
                self.press(card)
                expect(card).to_have_attribute("aria-pressed", "true")
                if self.page.evaluate(LAYABLE):
                    return card
            self.page.keyboard.press("1")
            self.page.keyboard.press("d")
            self.confirm()
        raise AssertionError("no path card until the end of the game")

    def confirm(self) -> list[str]:
        """Returns when the table has answered; the cells where cards lay then."""
        self.page.evaluate(NOTE_NEXT_PROMPT)
        self.press_in_play(self.page.locator(".acts .button.main"))
        return self.answered()

    def answered(self) -> list[str]:
        noted = self.page.locator(self.wait_for(PROMPTED))
        return (noted.get_attribute("data-prompted") or "").split()

    def wait_for_answers(self) -> None:
        """Until the table has told what came of every move that was sent, as of all the steps of a way."""

        def is_answer(message: dict[str, Any]) -> bool:
            if message["type"] == "told":
                line = message["line"]
                return bool(line["kind"] == "moved" and line["seat"] == message["seat"])
            return message["type"] == "refused" and message["ref"] in self.moves_sent

        def is_all_answered() -> bool:
            self.page.evaluate("null")  # when the page does that, it has sent the next step
            return sum(map(is_answer, self.messages)) >= len(self.moves_sent)

        until(self.page, is_all_answered, "an answer of the table")

    def play_by_keys(self) -> None:
        """Numbers pick a card, B goes to the board, arrows move there, Enter chooses and confirms, D throws away."""
        page, keyboard = self.page, self.page.keyboard
        if self.wait_for(".gold", ".hand button", ".orientations button") == ".gold":
            page.locator(".gold").first.focus()
            keyboard.press("Enter")
        else:
            useful = page.locator(".hand button:not(.useless)")
            number = int(useful.first.locator("kbd").inner_text()) if useful.count() else 1
            keyboard.press(str(number))
            if page.locator(".target").count():
                keyboard.press("b")
                keyboard.press("Enter")
            elif page.locator(".aim").count():
                page.locator(".aim").first.focus()
                keyboard.press("Enter")
            else:
                keyboard.press("d")
        page.locator(".acts .button.main:not(:disabled)").focus()
        page.evaluate(NOTE_NEXT_PROMPT)
        keyboard.press("Enter")
        self.answered()

    def tell(self) -> str:
        """What the page shows, which errors it met and what the server said last."""
        try:
            shown = self.page.locator("body").inner_text(timeout=TELLS_WITHIN)
        except Error as error:
            shown = f"it cannot be told: {error.message}"
        heard = [f"{message['type']} {message.get('line', message).get('kind', '')}" for message in self.messages]
        return f"errors: {self.errors}\nheard: {', '.join(heard[-LAST_HEARD:])}\nshown: {shown}"

    def close(self) -> None:
        assert self.errors == []
        self.context.close()


def next_to_move(people: Sequence[Person], turn: str = TURN, end: str = END) -> Person | None:
    """Whoever of them is to move, when everybody has read what there is to read; None when the game is over."""
    found: list[Person | None] = []

    def is_due() -> bool:
        shown = [(person, person.seen(DIALOG, RESULT, end, turn)) for person in people]
        for person, part in shown:
            if part in (DIALOG, RESULT):
                person.press_passing(person.page.locator(part))
        found[:] = [person if part == turn else None for person, part in shown if part in (turn, end)]
        return bool(found)

    until(people[0].page, is_due, f"{turn} or {end}")
    return next((person for person in found if person is not None), None)
