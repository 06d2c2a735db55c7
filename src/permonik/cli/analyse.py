"""`permonik analyse`: who could have won when, who was suspected, and which decisions mattered."""

from collections.abc import Generator
from pathlib import Path

import click
import msgspec
from rich.box import HEAVY_HEAD, SIMPLE
from rich.console import Console
from rich.table import Table

from permonik.analysis import Analysis, Analyst, Chapter
from permonik.analysis.plot import picture
from permonik.analysis.words import Teller, percent
from permonik.cli.files import read_record_file
from permonik.cli.progress import exit_unless, watch
from permonik.cli.replay import Damaged, where
from permonik.cli.table import cannot_use
from permonik.cli.words import Command, json_option, print_json, say, say_error
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.randomness import MOST_SEED
from permonik.engine.core.record import Record
from permonik.messages import LANGUAGES, catalogue

SHOWN = 8
"""Moments of a curve in the terminal."""
MOST_NAMED = 5
"""Seats that are called by their names at the head of a table; more of them have numbers."""


def work_of(analyst: Analyst) -> Generator[None, None, None]:
    yield from analyst.work()


def analysed(file: Path, seed: int) -> tuple[Record, Analysis]:
    """With a bar meanwhile. Whoever interrupts it gets nothing: half an analysis would mislead."""
    try:
        record = read_record_file(file)
        analyst = Analyst(record, seed)
    except PermonikError as error:
        raise Damaged("\n".join([say_error(error), *where(file, error)])) from None
    exit_unless(watch(work_of(analyst), analyst.size, lambda _: None, "cli-analyse"))
    return record, analyst.done()


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise cannot_use(file, error) from None


@click.command(cls=Command, help=say("cli-analyse-help"))
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-analyse-seed"))
@click.option("--language", type=click.Choice(LANGUAGES), help=say("cli-language-help"))
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help=say("cli-analyse-svg"))
@json_option
def analyse(record: Path, seed: int, language: str | None, svg: Path | None, as_json: bool) -> None:
    played, found = analysed(record, seed)
    teller = Teller(played, found, catalogue(language))
    if svg is not None:
        write(svg, picture(teller, found))
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        show(teller, found)


def show(teller: Teller, found: Analysis) -> None:
    console = Console()
    for chapter in found.chapters:
        console.print(teller.say("analysis-won", title=teller.title(chapter), winners=teller.winners(chapter)))
        console.print(chances(teller, chapter))
        if chapter.notes and found.noted == "suspicion":
            console.print(suspicions(teller, chapter))
        for point in chapter.turning_points:
            console.print(teller.turning_point(point))
        if not chapter.turning_points:
            console.print(teller.say("analysis-no-turning-point"))
        console.print()


def some_of(count: int) -> list[int]:
    """A few places of so many, the first and the last among them."""
    shown = min(count, SHOWN)
    return [round(place * (count - 1) / max(shown - 1, 1)) for place in range(shown)]


def chances(teller: Teller, chapter: Chapter) -> Table:
    places = some_of(len(chapter.moments))
    table = Table(teller.say("analysis-step"))
    for place in places:
        table.add_column(str(chapter.moments[place].step), justify="right")
    for name, line in teller.lines(chapter).items():
        table.add_row(name, *(f"{percent(line[place])} %" for place in places))
    return table


def suspicions(teller: Teller, chapter: Chapter) -> Table:
    """At the end, before anybody showed a card: a row for who is suspected, a column for each pair of eyes."""
    names, last = teller.words.names, chapter.notes[-1]
    many = len(names) > MOST_NAMED
    numbers = [str(seat) for seat in range(1, len(names) + 1)]
    heads, thoughts = [teller.say("analysis-audience"), *(numbers if many else names)], [last.audience, *last.eyes]
    eyes = [(place, thought) for place, thought in enumerate(thoughts) if thought]
    table = Table(teller.say("analysis-suspects"), box=SIMPLE if many else HEAVY_HEAD, padding=(0, 0 if many else 1))
    for place, _ in eyes:
        table.add_column(heads[place], justify="right", width=max(map(len, [*heads[place].split(), "100"])))
    for seat in range(len(names)):
        who = teller.who(seat, chapter.roles[seat])
        cells = ("" if place == seat + 1 else str(percent(thought[seat])) for place, thought in eyes)
        table.add_row(f"{numbers[seat]} {who}" if many else who, *cells)
    return table
