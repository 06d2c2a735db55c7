"""Files that a command writes."""

from collections.abc import Callable
from pathlib import Path

import click

from permonik.cli.table import cannot_use
from permonik.cli.words import say
from permonik.lab.data_files import NoParquet


def write_file(path: Path, write: Callable[[Path], object]) -> None:
    try:
        write(path)
    except NoParquet:
        raise click.UsageError(say("cli-no-parquet")) from None
    except OSError as error:
        raise cannot_use(path, error) from None
