"""People in front of a browser: each has a language, a size of screen and a way to play."""

import json
import os
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, TimeoutError, expect

from tests.browser.waiting import PATIENCE

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1366, "height": 768}
SLOWER = float(os.environ.get("PERMONIK_SLOWER", "1"))
"""How many times slower every page runs than the machine could."""
PASSING = 5_000
"""Milliseconds in which something is pressed that may go away by itself."""
UNFELT, TRIES = 30_000, 4
"""Milliseconds after which a page has not felt a press and never will: what was pressed has moved or gone away."""
NOTE_PRESSES = """(() => {
    const note = () => (document.documentElement.dataset.felt = "");
    addEventListener("click", note, true);
    addEventListener("DOMContentLoaded", note);
})()"""
"""A press is felt when the page has its click, or has made way for another page."""
FORGET_PRESSES = "() => delete document.documentElement.dataset.felt"
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
TURN, END = ".prompt.mine", ".ended ol"
DIALOG, RESULT = "dialog[open] .button.main", ".ended > .button.main"
"""They say that something was read which is shown on the way: a role or cards, and the result of a round."""


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
        self.errors: list[str] = []
        self.messages: list[dict[str, Any]] = []
        """What the server has said."""
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        if SLOWER > 1:
            slow_down(page, SLOWER)
        return page

    def hear(self, frame: str | bytes) -> None:
        self.messages += json.loads(frame)

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

    # Before the game.

    def sit(self, name: str) -> None:
        self.page.locator("#name").fill(name)
        self.press(self.page.locator(".sit button"))
        expect(self.page.locator("li.mine").filter(has_text=name)).to_be_visible()

    def code(self) -> str:
        return self.page.locator(".code").inner_text()

    def set_table(self, game: int = 0) -> None:
        """From the home page to a new table of the game that stands there at this place."""
        self.press(self.page.locator(".game").nth(game).locator(".button").nth(1))
        self.page.locator(".code").wait_for()

    def start_with_bots(self) -> None:
        """Lets bots take the free seats, and starts."""
        self.press(self.page.locator(".start .button").first)
        self.press(self.page.locator(".start .button.main:not(:disabled)"))

    def begin_first(self, name: str, guests: "dict[str, Person] | None" = None) -> None:
        """Sets a table, sits down with the guests, lets bots take the other seats, starts and is the first to move."""
        self.set_table()
        self.sit(name)
        for guest_name, guest in (guests or {}).items():
            guest.open(f"/t/{self.code()}").sit(guest_name)
        self.page.locator("#option-first_player").select_option("0")
        self.start_with_bots()
        for person in (self, *(guests or {}).values()):
            person.learn_role()
        self.wait_for_turn()

    # During the game.

    def learn_role(self) -> None:
        """Looks at the role card and says so."""
        dialog = self.page.locator("dialog")
        self.press(dialog.locator(".button.main"))
        self.press(dialog.locator(".button.main"))
        expect(dialog).to_be_hidden()

    def is_over(self) -> bool:
        return self.page.locator(END).count() > 0

    def is_to_move(self) -> bool:
        return self.page.locator(TURN).count() > 0

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn; False when the game is over. What is shown on the way is read."""
        moments = self.page.locator(f"{TURN}, {END}, {DIALOG}, {RESULT}")
        while True:
            moments.first.wait_for()
            if not self.read():
                if self.is_over():
                    return False
                if self.is_to_move():
                    return True

    def read(self) -> bool:
        """Reads what is shown just now, if anything is; it may be over by itself when others go on."""
        shown = next((one for one in map(self.page.locator, (DIALOG, RESULT)) if one.count()), None)
        if shown is not None:
            self.press_passing(shown)
        return shown is not None

    def play_by_hand(self) -> None:
        """Card, place, confirmation; a card that fits nowhere is thrown away."""
        page = self.page
        if page.locator(".gold").count():
            self.press(page.locator(".gold").last)
        elif page.locator(".hand").count():
            self.choose_by_hand()
        else:  # a goal that was reached can lie one way or the other; somebody can be robbed
            self.press(page.locator(".orientations button, .aim").first)
        self.confirm()

    def choose_by_hand(self) -> None:
        page = self.page
        useful = page.locator(".hand button:not(.useless)")
        if useful.count():
            self.press(useful.first)
            if page.locator(".acts .button.main:not(:disabled)").count():
                return
            places = page.locator(".target, .aim")
            places.first.wait_for()
            self.press(places.last)
        else:
            self.press(page.locator(".hand button").first)
            self.throw_away()

    def throw_away(self) -> None:
        self.press(self.page.locator(".acts [data-act=discard]"))

    def hold_path_card(self) -> Locator:
        """Takes a card that may be laid somewhere; without one, throws a card away and waits for the next turn. Whose
        tools are broken may have to wait for the next round."""
        while self.wait_for_turn():
            for card in self.page.locator(".hand button").all():
                self.press(card)
                if self.page.evaluate(LAYABLE):
                    return card
            self.page.keyboard.press("1")
            self.page.keyboard.press("d")
            self.confirm()
        raise AssertionError("no path card until the end of the game")

    def confirm(self) -> list[str]:
        """Returns when the table has answered; the cells where cards lay then."""
        self.page.evaluate(NOTE_NEXT_PROMPT)
        self.press(self.page.locator(".acts .button.main"))
        return self.answered()

    def answered(self) -> list[str]:
        noted = self.page.locator(PROMPTED)
        noted.wait_for(state="attached")
        return (noted.get_attribute("data-prompted") or "").split()

    def play_by_keys(self) -> None:
        """Numbers pick a card, B goes to the board, arrows move there, Enter chooses and confirms, D throws away."""
        page, keyboard = self.page, self.page.keyboard
        if page.locator(".gold").count():
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

    def close(self) -> None:
        assert self.errors == []
        self.context.close()
