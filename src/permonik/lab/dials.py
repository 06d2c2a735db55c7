"""What can be varied of a game: its options, and the numbers of its data tables, by names that a designer would use.

A count of a card is called by the card (`map`), what depends on the number of seats by its column (`hand`), and a row
of a small table by its key (`distance`, `pay.2`). Where a name is taken twice, its table comes before it: `path.NESW`.
"""

import csv
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from permonik.engine.core.cards import table_text
from permonik.engine.core.errors import PermonikError, shown
from permonik.engine.core.game import Game

MOST = 99
"""No table of a game needs a larger number."""
MOST_DIGITS = 9

Tables = dict[str, str]
"""Texts of tables by their place, as `table_text` knows it: those that are not as in the real game."""


class UnknownDial(PermonikError):
    code = "unknown_dial"


class WrongDial(PermonikError):
    code = "wrong_dial"


@dataclass(frozen=True, slots=True)
class Dial:
    """A number in a table: of the row with this key, or where `key` is empty of the row of the seats."""

    place: str
    key: str
    column: str

    @property
    def table(self) -> str:
        return self.place.rpartition("/")[2].removesuffix(".csv")

    def short(self) -> str:
        return self.key or self.column

    def full(self) -> str:
        return f"{self.table}.{self.short()}"


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(text.splitlines()))


def key_of(row: Mapping[str, str]) -> str:
    """How a row is called: by its name, or by what stands first."""
    return row.get("name") or next(iter(row.values()))


def dials_in(place: str, columns: tuple[str, ...]) -> Iterator[Dial]:
    rows = rows_of(table_text(place))
    for column in columns:
        yield from (
            [Dial(place, "", column)] if "seats" in rows[0] else [Dial(place, key_of(row), column) for row in rows]
        )


@cache
def dials_of(game: Game) -> Mapping[str, Dial]:
    """All dials of the tables of a game by name. A name that a later table has, too, means the later one."""
    found = [dial for place, columns in game.tables.items() for dial in dials_in(place, columns)]
    return {dial.full(): dial for dial in found} | {
        dial.short(): dial for dial in found if not dial.short().isdecimal()
    }


def names_of(game: Game) -> list[str]:
    """What `--vary` understands for a game, each once."""
    options = [option.name for option in game.options]
    short: dict[Dial, str] = {}
    for name, dial in dials_of(game).items():
        short[dial] = name
    return options + [name for name in short.values() if name not in options]


def check_name(game: Game, name: str) -> None:
    if name not in dials_of(game) and not is_option(game, name):
        raise UnknownDial(", ".join(names_of(game)), name)


def is_option(game: Game, name: str) -> bool:
    return any(option.name == name for option in game.options)


def split(game: Game, setting: Mapping[str, str], seats: int) -> tuple[dict[str, object], Tables]:
    """A setting of dials as options of the game, and as tables that differ from those of the real game."""
    options: dict[str, object] = {}
    changed: dict[str, list[dict[str, str]]] = {}
    for name, value in setting.items():
        check_name(game, name)
        if is_option(game, name):
            options[name] = value
            continue
        dial = dials_of(game)[name]
        rows = changed.setdefault(dial.place, rows_of(table_text(dial.place)))
        turn(dial, rows, seats, check_number(name, value))
    tables = {place: written(rows) for place, rows in changed.items()}
    return options, {place: text for place, text in tables.items() if rows_of(text) != rows_of(table_text(place))}


def check_number(name: str, value: object) -> int:
    if not isinstance(value, str):
        raise WrongDial("a value as text", shown(value), dial=name)
    if not value.isdecimal() or len(value) > MOST_DIGITS or int(value) > MOST:
        raise WrongDial(f"0 to {MOST}", value, dial=name)
    return int(value)


def turn(dial: Dial, rows: list[dict[str, str]], seats: int, number: int) -> None:
    for row in rows:
        if key_of(row) == (dial.key or str(seats)):
            row[dial.column] = str(number)


def written(rows: list[dict[str, str]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
