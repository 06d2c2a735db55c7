"""A data set as a folder: `schema.json`, and each table as JSON Lines or as Parquet."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from permonik.lab.data_files import arrow
from permonik.lab.dataset import TABLES, PlayedGame, Row, schema
from permonik.lab.simulate import Study

ROWS_AT_ONCE = 5000


class Writer(Protocol):
    def add(self, row: Row) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """One row a line; JSON inside of a row is no text there."""

    def __init__(self, path: Path, columns: Mapping[str, tuple[str, str]]) -> None:
        self.nested = [name for name, (kind, _) in columns.items() if kind == "json"]
        self.file = path.with_suffix(".jsonl").open("w", encoding="utf-8")

    def add(self, row: Row) -> None:
        inside = {name: json.loads(str(row[name])) for name in self.nested}
        self.file.write(json.dumps(row | inside, ensure_ascii=False, separators=(",", ":")) + "\n")

    def close(self) -> None:
        self.file.close()


class Parquet:
    def __init__(self, path: Path, columns: Mapping[str, tuple[str, str]]) -> None:
        self.arrow: Any = arrow()
        plain = {"int": self.arrow.int64(), "number": self.arrow.float64(), "text": self.arrow.string()}
        lists = {"ints": self.arrow.list_(plain["int"]), "texts": self.arrow.list_(plain["text"])}
        kinds = {**plain, **lists, "json": plain["text"]}
        self.schema = self.arrow.schema([(name, kinds[kind]) for name, (kind, _) in columns.items()])
        self.file = self.arrow.parquet.ParquetWriter(path.with_suffix(".parquet"), self.schema, compression="zstd")
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if len(self.rows) == ROWS_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        self.file.write_table(self.arrow.Table.from_pylist(self.rows, schema=self.schema))
        self.rows = []

    def close(self) -> None:
        self.flush()
        self.file.close()


FORMATS: dict[str, type[JsonLines] | type[Parquet]] = {"jsonl": JsonLines, "parquet": Parquet}


class DatasetFolder:
    """Takes games as they come."""

    def __init__(self, folder: Path, study: Study, form: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "schema.json").write_text(json.dumps(schema(study), indent=1, ensure_ascii=False), encoding="utf-8")
        self.tables: dict[str, Writer] = {
            table: FORMATS[form](folder / table, columns) for table, columns in TABLES.items()
        }

    def add(self, played: PlayedGame) -> None:
        self.tables["games"].add(played.game)
        for row in played.decisions:
            self.tables["decisions"].add(row)

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
