"""A bar on standard error while something is counted, with the time that is left."""

import time
from collections.abc import Callable, Generator
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from permonik.cli.words import say

Result = TypeVar("Result")
INTERRUPTED = 130
"""What shells say of a command that was interrupted."""


def watch(results: Generator[Result, None, None], total: int, add: Callable[[Result], None], words: str) -> bool:
    """Counts what comes; False when it was interrupted, with the results so far counted. The words begin alike:
    `words-progress`, `words-rate`, `words-stopped`."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(say(f"{words}-progress"), total=total, rate="")
        began, done = time.monotonic(), 0
        try:
            for result in results:
                add(result)
                done += 1
                rate = done / max(time.monotonic() - began, 1e-9)
                progress.update(bar, advance=1, rate=say(f"{words}-rate", rate=f"{rate:.{0 if rate >= 10 else 1}f}"))
        except KeyboardInterrupt:
            results.close()
            click.echo(say(f"{words}-stopped", games=done, of=total), err=True)
            return False
    return True


def exit_unless(finished: bool) -> None:
    """At the end of a command that told what it had counted so far."""
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)
