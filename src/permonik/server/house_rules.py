"""What the simulator knows of house rules: a table that `python -m tools.house_rules` makes, and nothing typed in."""

import csv
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby

import msgspec

from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue

Row = dict[str, str]
ABOUT = ("game", "seats", "option", "value", "level", "rounds")


class Measured(msgspec.Struct, frozen=True):
    """Rounds that bots of a level played with a house rule, or without any (no option)."""

    seats: int
    option: str | None
    value: OptionValue | None
    level: str
    rounds: int
    won: dict[str, int]
    """How many of the rounds each side won; several may win one."""
    gold: dict[str, float]
    """What a role got in a round; empty where gold does not count."""


@cache
def rows() -> tuple[Row, ...]:
    text = files("permonik.server").joinpath("data", "house-rules.csv").read_text(encoding="utf-8")
    return tuple(csv.DictReader(text.splitlines()))


def measured(game: Game) -> Iterator[Measured]:
    """All that is known for a game; nothing for one whose rules only people can judge."""
    options = {option.name: option for option in game.options}
    own = [row for row in rows() if row["game"] == game.id]
    for (_, seats, name, value, level, rounds), several in groupby(own, lambda row: tuple(row[one] for one in ABOUT)):
        counted = list(several)
        yield Measured(
            seats=int(seats),
            option=name or None,
            value=options[name].check(value, int(seats)) if name else None,
            level=level,
            rounds=int(rounds),
            won={row["who"]: int(row["amount"]) for row in counted if row["what"] == "won"},
            gold={row["who"]: float(row["amount"]) for row in counted if row["what"] == "gold"},
        )
