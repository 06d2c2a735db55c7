"""`permonik move-tables`: all tables of one database into another."""

from collections import Counter
from contextlib import closing

import click

from permonik.cli.progress import exit_unless, watch
from permonik.cli.words import Command, json_option, print_json, printable, say

SHOWN_OF_ID = 8
"""Whoever has the whole id may watch."""


@click.command("move-tables", cls=Command, help=say("move-tables-help"))
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@json_option
def move_tables(source: str, target: str, as_json: bool) -> None:
    try:
        from permonik.server.moving import Move, Outcome  # noqa: PLC0415 - the server is an extra
        from permonik.server.storage import StorageError, WrongUrl  # noqa: PLC0415 - the same
    except ImportError as missing:
        raise click.UsageError(say("serve-extra-missing", package=str(missing.name))) from None
    if source == target:
        raise click.UsageError(say("move-tables-same"))
    counts: Counter[str] = Counter()

    def add(moved: tuple[str, Outcome]) -> None:
        table, outcome = moved
        counts[outcome.value] += 1
        if not outcome.is_good:
            click.echo(say(f"move-tables-{outcome.value}", table=table[:SHOWN_OF_ID]), err=True)

    try:
        with closing(Move(source, target)) as move:
            finished = watch(move.outcomes(), move.total, add, "move-tables")
    except StorageError as error:
        wrong = click.UsageError if isinstance(error, WrongUrl) else click.ClickException
        expected, got = printable(error.expected), printable(error.got)
        raise wrong(say("serve-storage", expected=expected, got=got)) from None
    report = {outcome.value.replace("-", "_"): counts[outcome.value] for outcome in Outcome}
    if as_json:
        print_json({**report, "finished": finished})
    else:
        click.echo(say("move-tables-summary", moved=report["moved"], there=report["there"]))
    exit_unless(finished)
    if any(counts[outcome.value] for outcome in Outcome if not outcome.is_good):
        raise click.exceptions.Exit(1)
