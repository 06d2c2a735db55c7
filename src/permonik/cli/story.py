"""`permonik story`: the tale of a recorded game, on one page."""

from pathlib import Path

import click

from permonik.analysis.story import Story, as_page, as_text
from permonik.analysis.words import Teller
from permonik.cli.analyse import analysed, write
from permonik.cli.words import Command, printable, say
from permonik.engine.core.randomness import MOST_SEED
from permonik.messages import LANGUAGES, catalogue


@click.command(cls=Command, help=say("cli-story-help"))
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-analyse-seed"))
@click.option("--language", type=click.Choice(LANGUAGES), help=say("cli-language-help"))
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help=say("cli-story-output"))
def story(record: Path, seed: int, language: str | None, output: Path | None) -> None:
    played, found = analysed(record, seed)
    texts = catalogue(language)
    parts = Story(Teller(played, found, texts), found).parts()
    if output is None:
        click.echo(as_text(parts), nl=False)
        return
    write(output, as_page(parts, texts.language) if output.suffix in (".html", ".htm") else as_text(parts))
    click.echo(say("cli-story-written", file=printable(output)))
