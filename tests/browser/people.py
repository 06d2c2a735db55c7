"""People in front of a browser: each has a language, a size of screen and a way to play."""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1366, "height": 768}
PATIENCE = 60_000
"""Milliseconds after which something will never happen, however slow and busy the machine is."""
LAYABLE = """[...document.querySelectorAll(".target")].some(
    ({ dataset }) => !document.querySelector(`img.card[data-cell="${dataset.cell}"]`))"""
"""Whether a place is lit where no card lies: a rockfall and a map are for places with a card."""
NOTE_NEXT_PROMPT = """() => {
    const prompt = () => document.querySelector(".prompt")?.innerText;
    const before = prompt();
    delete document.documentElement.dataset.prompted;
    const note = (_, observer) => {
        if (prompt() !== before) {
            document.documentElement.dataset.prompted = "";
            observer.disconnect();
        }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes that the prompt has changed, even if bots are so quick that it soon is what it was."""
PROMPTED = "html[data-prompted]"


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
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: Any) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode(errors="replace"))

    def open(self, path: str = "/") -> "Person":
        self.page.goto(self.address + path)
        return self

    def press(self, locator: Locator) -> None:
        """A finger or the mouse."""
        if self.touch:
            locator.tap()
        else:
            locator.click()

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
        return self.page.locator(".ended ol").count() > 0

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn; False when the game is over."""
        self.page.locator(".prompt.mine, .ended ol").first.wait_for()
        return not self.is_over()

    def wait_and_read(self) -> bool:
        """Like `wait_for_turn`; what is shown to this person on the way, a new role or cards, is read."""
        shown = self.page.locator("dialog .button.main")
        moments = self.page.locator(".prompt.mine, .ended ol, dialog")
        moments.first.wait_for()
        while shown.count():
            self.press(shown)
            moments.first.wait_for()
        return not self.is_over()

    def play_by_hand(self) -> None:
        """Card, place, confirmation; a card that fits nowhere is thrown away."""
        page = self.page
        if page.locator(".gold").count():
            self.press(page.locator(".gold").last)
        elif page.locator(".hand").count():
            self.choose_by_hand()
        else:  # a goal that was reached can lie one way or the other; somebody can be robbed
            self.press(page.locator(".ways button, .aim").first)
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
        self.press(self.page.locator(".acts .button").filter(has=self.page.locator("svg")).nth(-3))

    def hold_path_card(self) -> Locator:
        """Takes a card that may be laid somewhere; without one, throws a card away and waits for the next turn. Whose
        tools are broken may have to wait for the next round."""
        while self.wait_and_read():
            for card in self.page.locator(".hand button").all():
                self.press(card)
                if self.page.evaluate(LAYABLE):
                    return card
            self.page.keyboard.press("1")
            self.page.keyboard.press("d")
            self.confirm()
        raise AssertionError("no path card until the end of the game")

    def confirm(self) -> None:
        self.page.evaluate(NOTE_NEXT_PROMPT)
        self.press(self.page.locator(".acts .button.main"))
        self.page.locator(PROMPTED).wait_for(state="attached")

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
        page.locator(PROMPTED).wait_for(state="attached")

    def close(self) -> None:
        assert self.errors == []
        self.context.close()
