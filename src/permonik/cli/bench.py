"""`permonik bench`: how fast the engine is here."""

import click

from permonik.cli.words import Command, json_option, print_json, say
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.lab.bench import measure


@click.command(cls=Command, help=say("cli-bench-help"))
@click.argument("game", required=False)
@json_option
def bench(game: str | None, as_json: bool) -> None:
    chosen = games() if game is None else (find_game(game),)
    figures = []
    for one in chosen:
        click.echo(say("cli-bench-running", game=one.title), err=True)
        figures.append(measure(one))
    if as_json:
        print_json(figures if game is None else figures[0])
        return
    for measured in figures:
        click.echo(say("cli-bench-report", **{**measured, "compiled": str(measured["compiled"]).lower()}))
