"""Files that a command reads and writes."""

from collections.abc import Callable
from pathlib import Path

import click

from permonik.cli.table import cannot_use
from permonik.cli.words import printable, say
from permonik.engine.core.record import Record, read_record
from permonik.lab.data_files import NoParquet

MOST_RECORD_BYTES = 4_000_000
"""Many times the longest record. A device, or a pipe, may have no end."""


def read_record_file(path: Path) -> Record:
    """Raises DamagedRecord, or UsageError for a file that cannot be one."""
    try:
        with path.open("rb") as file:
            read = file.read(MOST_RECORD_BYTES + 1)
    except OSError as error:
        raise cannot_use(path, error) from None
    if len(read) > MOST_RECORD_BYTES:
        most = MOST_RECORD_BYTES // 1_000_000
        raise click.UsageError(say("usage-file-large", file=printable(path), most=most))
    return read_record(read.decode(errors="replace"))


def write_file(path: Path, write: Callable[[Path], object]) -> None:
    try:
        write(path)
    except NoParquet:
        raise click.UsageError(say("cli-no-parquet")) from None
    except OSError as error:
        raise cannot_use(path, error) from None
