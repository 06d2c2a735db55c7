"""Takes the pictures of a finished game that is looked back at, of its tale, and of what somebody notes meanwhile.

python -m tools.looking_back [FOLDER]

Eva plays with journeymen; what is on the pictures differs each time.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, async_playwright

from tests.browser.people import LAPTOP, PHONE
from tests.server.serving import Client, Server, play, seated, serving
from tools.setting_up import find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
QUALITY = 75
BOTS = 4
PATIENCE = 600_000
VIEWS = (("laptop-dark", LAPTOP, "dark"), ("phone-light", PHONE, "light"))

NOTES = {4: (2, "suspect"), 9: (3, "trust"), 15: (2, "unsure"), 18: (4, "suspect"), 22: (2, "suspect")}
"""After so many moves what Eva notes about whom."""


async def context_of(browser: Browser, size: dict[str, int], theme: str) -> BrowserContext:
    context = await browser.new_context(viewport=size, locale="cs")  # type: ignore[arg-type]  # a size as it wants it
    kept = f"localStorage.setItem('permonik.settings', '{{\"theme\": \"{theme}\"}}')"
    await context.add_init_script(f"{kept};localStorage.setItem('permonik.language', 'cs')")
    return context


async def take_noting(browser: Browser, address: str, link: str, folder: Path) -> None:
    """Eva looks at her role, taps on a portrait and is asked what she thinks."""
    for name, size, theme in VIEWS:
        context = await context_of(browser, size, theme)
        page = await context.new_page()
        await page.goto(f"{address}{link}")
        for _ in range(2):
            await page.locator("dialog .button.main").click(timeout=PATIENCE)
        await page.get_by_role("button", name="Co si myslíš").first.click(timeout=PATIENCE)
        await page.get_by_role("button", name="Podezírám").wait_for(timeout=PATIENCE)
        await page.screenshot(path=folder / f"noting-{name}.jpg", type="jpeg", quality=QUALITY)
        await context.close()


async def note(eva: Client, seat: int) -> None:
    """While she plays at another device."""
    for moves in range(1, max(NOTES) + 1):
        await eva.line("moved")
        if moves in NOTES:
            about, grade = NOTES[moves]
            await eva.ask("note", seat=seat, about=about, grade=grade)


async def take(browser: Browser, address: str, table: str, folder: Path) -> None:
    for name, size, theme in VIEWS:
        context = await context_of(browser, size, theme)
        page = await context.new_page()
        await page.goto(f"{address}/analysis/{table}")
        await page.locator("section").first.wait_for(timeout=PATIENCE)
        await page.screenshot(path=folder / f"analysis-{name}.jpg", type="jpeg", quality=QUALITY)
        await page.locator("h3", has_text="Kdo koho podezírá").first.evaluate("one => one.scrollIntoView()")
        await page.screenshot(path=folder / f"suspected-{name}.jpg", type="jpeg", quality=QUALITY)
        story = await page.request.get(f"{address}/api/tables/{table}/story?language=cs")
        tale = await context.new_page()  # as it is opened from a file, far from the server and its headers
        await tale.set_content(await story.text())
        await tale.screenshot(path=folder / f"story-{name}.jpg", type="jpeg", quality=QUALITY)
        await context.close()


def main(folder: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table(seats=BOTS + 1)
        eva, seat, secret = await seated(server, table, "Eva")
        for target in range(1, BOTS + 1):
            await eva.ask("employ", seat=seat, target=target, level="journeyman")
        await eva.ask("start", seat=seat)
        await eva.ask("contribute", seat=seat, contribution="0" * 32)
        eva.read = 0
        await eva.line("dealt")
        address = f"http://127.0.0.1:{server.port}"
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_chromium(), args=["--disable-quic"])
            await take_noting(browser, address, f"{eva.got[0]['join_link']}#seat={secret}", folder)
            noting = await server.client(table, secret)
            eva.read = 0
            await asyncio.gather(play(eva, seat), note(noting, seat))
            await asyncio.gather(eva.close(), noting.close())
            await take(browser, address, table, folder)
            await browser.close()

    with tempfile.TemporaryDirectory() as kept:
        serving(Path(kept), act)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    main(parser.parse_args().folder)
