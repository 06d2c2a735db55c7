"""Takes the pictures of a finished game that is looked back at, and of its tale.

python -m tools.looking_back [FOLDER]

Eva plays with journeymen; what is on the pictures differs each time.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.browser.conftest import chromium
from tests.browser.people import LAPTOP, PHONE
from tests.server.serving import Server, play, seated, serving

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
QUALITY = 75
BOTS = 4
PATIENCE = 600_000
VIEWS = (("laptop-dark", LAPTOP, "dark"), ("phone-light", PHONE, "light"))


async def take(browser: Browser, address: str, table: str, folder: Path) -> None:
    for name, size, theme in VIEWS:
        context = await browser.new_context(viewport=size, locale="cs")  # type: ignore[arg-type]  # a size as it wants it
        kept = f"localStorage.setItem('permonik.settings', '{{\"theme\": \"{theme}\"}}')"
        await context.add_init_script(f"{kept};localStorage.setItem('permonik.language', 'cs')")
        page = await context.new_page()
        await page.goto(f"{address}/analysis/{table}")
        await page.locator("section").first.wait_for(timeout=PATIENCE)
        await page.screenshot(path=folder / f"analysis-{name}.jpg", type="jpeg", quality=QUALITY)
        story = await page.request.get(f"{address}/api/tables/{table}/story?language=cs")
        tale = await context.new_page()  # as it is opened from a file, far from the server and its headers
        await tale.set_content(await story.text())
        await tale.screenshot(path=folder / f"story-{name}.jpg", type="jpeg", quality=QUALITY)
        await context.close()


def main(folder: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table(seats=BOTS + 1)
        eva, seat, _ = await seated(server, table, "Eva")
        for target in range(1, BOTS + 1):
            await eva.ask("employ", seat=seat, target=target, level="journeyman")
        await eva.ask("start", seat=seat)
        await eva.ask("contribute", seat=seat, contribution="0" * 32)
        eva.read = 0
        await play(eva, seat)
        await eva.close()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=["--disable-quic"])
            await take(browser, f"http://127.0.0.1:{server.port}", table, folder)
            await browser.close()

    with tempfile.TemporaryDirectory() as kept:
        serving(Path(kept), act)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    main(parser.parse_args().folder)
