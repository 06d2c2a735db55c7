"""Plays with and without each house rule, apprentices among themselves, and writes what the lobby tells of it.

python -m tools.house_rules             all games, for some minutes; the same seed makes the same table
python -m tools.house_rules saboteur    one game, the others stay as they are
python -m tools.house_rules --rounds 50 fewer rounds with each rule, or more: the table says how many
"""

import argparse
import csv
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from permonik.engine import game as find_game
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.lab.simulate import Study, run
from permonik.lab.statistics import Tally

FILE = Path(__file__).resolve().parents[1] / "src" / "permonik" / "server" / "data" / "house-rules.csv"
COLUMNS = ("game", "seats", "option", "value", "level", "rounds", "what", "who", "amount")
LEVEL = "apprentice"
SEED = 16


@dataclass(frozen=True)
class Measured:
    """The rules of a game that change what bots do or get, and how many rounds are played with each."""

    options: tuple[str, ...]
    rounds: int
    counts_gold: bool = False


MEASURED = {
    "saboteur": Measured(("one_gold_card_per_miner", "broken_tool_costs_gold"), 300, counts_gold=True),
    "saboteur-2": Measured(("generous_both_doors",), 150, counts_gold=True),
    "lost-mines": Measured(("distance",), 60),
}
"""What only people decide, such as an early end by agreement, no simulation tells."""

Row = dict[str, str]


def rules_of(game: Game, names: Sequence[str]) -> Iterator[tuple[str, OptionValue | None]]:
    """No rule of the house at first, then each one for itself."""
    yield "", None
    for option in game.options:
        if option.name in names:
            yield from ((option.name, value) for value in option.choices if value != option.default)


def measure(game: Game, seats: int, option: str, value: OptionValue | None, measured: Measured) -> Iterator[Row]:
    """How often each side wins single rounds, and what a role gets where gold counts."""
    chosen = {} if value is None else {option: value}
    study = Study(game.id, seats, measured.rounds, SEED, LEVEL, {"rounds": 1, **chosen})
    tally = Tally(game, seats)
    for result in run(study, 1):
        tally.add(result)
    shown = "" if value is None else str(value).lower()
    about = (game.id, str(seats), option, shown, LEVEL, str(tally.endings))
    for side in game.sides:
        if tally.sides[side]:
            yield row(*about, "won", side, str(tally.sides[side]))
    for role in game.roles if measured.counts_gold else ():
        if tally.role_played[role]:
            yield row(*about, "gold", role, f"{tally.role_points[role] / tally.role_played[role]:.2f}")


def row(*cells: str) -> Row:
    return dict(zip(COLUMNS, cells, strict=True))


def measure_game(game: Game, measured: Measured, seats: Sequence[int] = ()) -> Iterator[Row]:
    for count in seats or range(game.least_seats, game.most_seats + 1):
        for option, value in rules_of(game, measured.options):
            print(game.id, count, option, "" if value is None else value, file=sys.stderr)
            yield from measure(game, count, option, value, measured)


def read(file: Path) -> list[Row]:
    if not file.is_file():
        return []
    with file.open(encoding="utf-8", newline="") as source:
        return list(csv.DictReader(source))


def write(file: Path, rows: Sequence[Row]) -> None:
    with file.open("w", encoding="utf-8", newline="") as target:
        writer = csv.DictWriter(target, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(MEASURED))
    parser.add_argument("--rounds", type=int, help="with each rule, instead of the usual number")
    options = parser.parse_args()
    wanted = options.game
    for name, measured in MEASURED.items():
        if wanted in (None, name):
            wished = replace(measured, rounds=options.rounds or measured.rounds)
            rows = list(measure_game(find_game(name), wished))
            others = [row for row in read(FILE) if row["game"] != name]
            write(FILE, sorted([*others, *rows], key=lambda row: list(MEASURED).index(row["game"])))


if __name__ == "__main__":
    main()
