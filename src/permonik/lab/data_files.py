"""Rows of plain values as files for other programs: CSV, and Parquet where pyarrow is there."""

import csv
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

Row = Mapping[str, Any]


class NoParquet(ImportError):
    """pyarrow is not installed."""


def arrow() -> Any:
    """pyarrow with its Parquet; it says nothing about its types."""
    try:
        import_module("pyarrow.parquet")
    except ImportError as missing:
        raise NoParquet(str(missing)) from None
    return import_module("pyarrow")


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, rows: Sequence[Row]) -> None:
    pyarrow = arrow()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist([dict(row) for row in rows]), path)
