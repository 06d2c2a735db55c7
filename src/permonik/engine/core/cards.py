"""Cards as data: read from tables, drawn by the client, listed in the glossary."""

import csv
import json
import os
from dataclasses import dataclass
from importlib.resources import files

VARIABLE = "PERMONIK_TABLES"
"""The variable that gives a process other tables from its beginning: JSON, texts by place. Only studies of variants
(`permonik.lab.what_if`) set it, for processes of their own; the commands of people refuse to run with it."""
OTHER_TABLES: dict[str, str] = json.loads(os.environ.get(VARIABLE) or "{}")


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. `open` and `links` describe tunnels, `tools` what an action card breaks or mends.

    `feature` is what else a path card shows: a door of a colour in its linked tunnels, a ladder, a crystal.
    """

    id: str
    name: str
    kind: str
    count: int
    open: str = ""
    links: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    feature: str = ""
    level: str = ""
    """What the back shows, where backs differ."""
    fields: tuple[str, ...] = ()
    """Where steps inside a card count: the name of each field and behind `:` the edges it touches, as in `n:N`."""
    joins: tuple[str, ...] = ()
    """The fields that are one step apart, as in `n-c`."""
    feature_at: tuple[str, ...] = ()
    """The fields with the feature."""

    @property
    def ladder(self) -> bool:
        return self.feature == "ladder"

    @property
    def dead_end(self) -> bool:
        return bool(self.open) and not self.links and not self.ladder


def table_text(place: str) -> str:
    """A data table by its place, such as `permonik.engine.saboteur/pay.csv`."""
    package, _, name = place.partition("/")
    return OTHER_TABLES.get(place) or files(package).joinpath("data", name).read_text(encoding="utf-8")


def read_table(package: str, name: str) -> list[dict[str, str]]:
    """The rows of a data table of a game."""
    return list(csv.DictReader(table_text(f"{package}/{name}").splitlines()))


def read_cards(package: str, name: str, kind: str = "") -> tuple[Card, ...]:
    """The cards of a data table; `kind` where the table has no such column."""
    return tuple(
        Card(
            id=row["id"],
            name=row["name"],
            kind=row.get("kind") or kind,
            count=int(row["count"]),
            open=row.get("open", ""),
            links=tuple(group for group in row.get("links", "").split("|") if group not in ("", "-")),
            tools=tuple(tool for tool in row.get("tools", "").split("+") if tool),
            feature=row.get("feature", ""),
            level=row.get("level", ""),
            fields=tuple(row.get("fields", "").split()),
            joins=tuple(row.get("joins", "").split()),
            feature_at=tuple(row.get("feature_at", "").split()),
        )
        for row in read_table(package, name)
    )
