"""`permonik study`: what if the deck, the board, an option or the pay of a game were another."""

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from permonik.cli.files import write_file
from permonik.cli.numbers import decimal, interval, percent, span
from permonik.cli.progress import exit_unless, watch
from permonik.cli.words import Command, game_options, json_option, print_json, read_options, say
from permonik.engine import game as find_game
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.data_files import write_csv, write_parquet
from permonik.lab.dials import check_name, names_of
from permonik.lab.findings import panels_of, row_of
from permonik.lab.line_up import usual_seats
from permonik.lab.plot import draw
from permonik.lab.what_if import Answers, Question, cells_of, check_tables, run
from permonik.sights.words import SEPARATOR

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=Command, help=say("cli-study-help"))
@click.argument("game")
@click.option("--vary", multiple=True, metavar="NAME=VALUE,VALUE", help=say("cli-study-vary"))
@click.option("--seats", metavar="SEATS", help=say("cli-study-seats"))
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help=say("cli-study-games"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-seed-help"))
@click.option("--bots", default="apprentice", show_default=True, metavar="BOTS", help=say("cli-simulate-bots"))
@click.option("--workers", type=click.IntRange(min=1), default=None, help=say("cli-simulate-workers"))
@click.option("--budget", type=click.IntRange(min=1), help=say("cli-budget-help"))
@click.option("--csv", "csv_file", type=FILE, help=say("cli-study-csv"))
@click.option("--parquet", "parquet_file", type=FILE, help=say("cli-study-parquet"))
@click.option("--svg", "svg_file", type=FILE, help=say("cli-study-svg"))
@click.option("--side", metavar="SIDE", help=say("cli-study-side"))
@game_options
@json_option
def study(
    game: str,
    vary: tuple[str, ...],
    seats: str | None,
    games: int,
    seed: int,
    bots: str,
    workers: int | None,
    budget: int | None,
    csv_file: Path | None,
    parquet_file: Path | None,
    svg_file: Path | None,
    side: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    rules = find_game(game)
    side = read_side(rules, side)
    question = Question(
        game, read_seats(rules, seats), games, seed, bots, read_vary(rules, vary), read_options(options), budget
    )
    cells = cells_of(question)
    check_tables(cells)
    answers = Answers(cells)
    began = time.monotonic()
    total = len(cells) * games
    finished = watch(run(cells, workers or os.cpu_count() or 1), total, answers.add, "cli-simulate")
    about: dict[str, object] = {"game": game, "bots": bots, "budget": budget, "seed": seed}
    report: dict[str, Any] = {
        **about,
        "options": dict(question.options),
        "vary": {name: list(values) for name, values in question.vary.items()},
        "note": say("cli-study-note", bots=bots),
        "seconds": round(time.monotonic() - began, 3),
        "finished": finished,
        "cells": answers.report(),
    }
    rows = [row_of(found, about) for found in report["cells"]]
    if csv_file:
        write_file(csv_file, lambda path: write_csv(path, rows))
    if parquet_file:
        write_file(parquet_file, lambda path: write_parquet(path, rows))
    if svg_file:
        drawing = drawn(rules, report, side)
        write_file(svg_file, lambda path: path.write_text(drawing, encoding="utf-8"))
    if as_json:
        print_json(report)
    else:
        show(rules, report)
    exit_unless(finished)


def read_seats(game: Game, text: str | None) -> tuple[int, ...]:
    """`5`, `3-10`, `3,5,7` or `all`; the usual table where nothing is said."""
    if text is None:
        return (usual_seats(game),)
    if text == "all":
        return tuple(range(game.least_seats, game.most_seats + 1))
    found: list[int] = []
    for word in text.split(","):
        first, dash, last = word.strip().partition("-")
        ends = [first, last] if dash else [first, first]
        if not all(end.isdecimal() and len(end) < 4 for end in ends) or int(ends[0]) > int(ends[1]):
            raise click.UsageError(say("cli-study-seats-wrong", got=text))
        found += [game.check_seats(seats) for seats in range(int(ends[0]), int(ends[1]) + 1)]
    return tuple(dict.fromkeys(found))


def read_vary(game: Game, pairs: Sequence[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for pair in pairs:
        name, equals, values = (part.strip() for part in pair.partition("="))
        if not equals or name in found:
            raise click.UsageError(say("cli-study-vary-wrong", got=pair, names=SEPARATOR.join(names_of(game))))
        check_name(game, name)
        found[name] = tuple(dict.fromkeys(value.strip() for value in values.split(",")))
    return found


def read_side(game: Game, side: str | None) -> str:
    if side is not None and side not in game.sides:
        raise click.UsageError(say("cli-study-side-wrong", got=side, sides=SEPARATOR.join(game.sides)))
    return side or game.sides[0]


def drawn(game: Game, report: Mapping[str, Any], side: str) -> str:
    name = say(f"side-{side}")
    title = say("cli-study-plot", game=game.title, side=name)
    panels = panels_of(report["cells"], side, say("cli-study-seats-word"))
    dials = list(report["vary"])
    across = say("cli-study-across", name=dials[0]) if dials else say("cli-study-across-seats")
    return draw(title, [across, report["note"]], panels)


def show(game: Game, report: Mapping[str, Any]) -> None:
    console = Console()
    unit = "round" if game.pauses_between_rounds else "game"
    table = Table()
    dials = list(report["vary"])
    for heading in (*dials, say("cli-study-seats-word")):
        table.add_column(heading, justify="right")
    table.add_column(say("cli-simulate-won", unit=unit))
    table.add_column(say("cli-study-moves"), justify="right")
    table.add_column(say("cli-simulate-score", unit=unit))
    for found in report["cells"]:
        wins = [rate_words(say(f"side-{side}"), won) for side, won in found["wins"]["sides"].items()]
        gold = [
            gold_words(say(f"role-{role}"), mean, found["gold_intervals"][role]) for role, mean in found["gold"].items()
        ]
        setting = [found["setting"][name] for name in dials]
        moves = decimal(found["lengths"]["mean"], 1)
        table.add_row(*setting, str(found["seats"]), "\n".join(wins), moves, "\n".join(gold), end_section=True)
    console.print(table)
    games = sum(found["games"] for found in report["cells"])
    console.print(
        say("cli-study-summary", games=games, cells=len(report["cells"]), seconds=decimal(report["seconds"], 1))
    )
    console.print(report["note"])


def rate_words(name: str, won: Mapping[str, Any]) -> str:
    return f"{name} {percent(won['rate'])} ({interval(won)})"


def gold_words(name: str, mean: float, bounds: Sequence[float]) -> str:
    return f"{name} {decimal(mean, 2)} ({span(bounds, 2)})"
