"""Draws the pictures of the documentation: `python -m tools.pictures`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from permonik.cli.play import names_at
from permonik.cli.terminal.choices import Choices, choices_of
from permonik.cli.terminal.drawn import DrawnScreen
from permonik.cli.terminal.screen import Moment, places_of
from permonik.engine import game as find_game
from permonik.engine.core.record import read_record
from permonik.sights.sight import sight_of
from permonik.sights.words import Words

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "tools" / "mid-game.txt"
ME = 0
WIDTH, HEIGHT = 100, 40
"""Both, or a console asks the machine how large its terminal is."""
FETCHED_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
LEADING_SPACE = re.compile(r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"([^>]*)>((?:&#160;)+)')
LETTER = 12.2
"""The width of a character in such a picture."""


def mid_game() -> tuple[Moment, Choices, Words]:
    """A recorded game on the way to the gold, as the player at seat 0 sees it."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    game = find_game(record.game)
    words = Words(game, names_at(record.seats, ME, None), ME)
    news: list[str] = []
    last = places_of([])
    mover = ME
    for state, told in record.replay(game):
        events = [event.seen_by(ME) for event in told or ()]
        news = ([] if mover == ME else news) + words.news(events)
        last = places_of(events) or last
        mover = int(state.to_move)
    sight = sight_of(game, state.screen(ME))
    return Moment(sight, news, last), choices_of(game, state.moves(), sight.hand), words


def terminal() -> str:
    """A turn in the terminal as SVG."""
    moment, choices, words = mid_game()
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
    )
    DrawnScreen(words, console, redraws=False).turn(moment, choices)
    return portable(console.export_svg(title="permonik play", theme=MONOKAI, unique_id="permonik"))


def portable(svg: str) -> str:
    """Without the fonts that it would fetch from elsewhere, and without leading spaces, which some viewers drop."""
    return LEADING_SPACE.sub(without_space, FETCHED_FONT.sub("", svg))


def without_space(found: re.Match[str]) -> str:
    shift = LETTER * found[5].count("&")
    x, length = float(found[1]) + shift, float(found[3]) - shift
    return f'x="{x:.1f}" y="{found[2]}" textLength="{length:.1f}"{found[4]}>'


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal(), encoding="utf-8")


if __name__ == "__main__":
    main()
