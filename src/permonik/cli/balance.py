"""`permonik balance`: how balanced the games are, for every number of players."""

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from permonik.cli.files import write_file
from permonik.cli.numbers import percent
from permonik.cli.progress import exit_unless, watch
from permonik.cli.study import FILE, gold_words, rate_words
from permonik.cli.words import Command, json_option, print_json, say
from permonik.engine import game as find_game
from permonik.engine import games as all_games
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.balance import balance_cells
from permonik.lab.what_if import Answers, run

HEADINGS = (
    "cli-study-seats-word",
    "cli-balance-wins",
    "cli-study-moves",
    "cli-balance-first",
    "cli-balance-seat",
    "cli-balance-worth",
)


@click.command(cls=Command, help=say("cli-balance-help"))
@click.argument("game", nargs=-1)
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help=say("cli-balance-games"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-seed-help"))
@click.option("--bots", default="apprentice", show_default=True, metavar="BOT", help=say("cli-simulate-bots"))
@click.option("--workers", type=click.IntRange(min=1), default=None, help=say("cli-simulate-workers"))
@click.option("--budget", type=click.IntRange(min=1), help=say("cli-budget-help"))
@click.option("--markdown", "page", type=FILE, help=say("cli-balance-markdown"))
@json_option
def balance(
    game: tuple[str, ...],
    games: int,
    seed: int,
    bots: str,
    workers: int | None,
    budget: int | None,
    page: Path | None,
    as_json: bool,
) -> None:
    chosen = [find_game(name) for name in game] or list(all_games())
    cells = balance_cells(chosen, games, seed, bots, budget)
    answers = Answers(cells)
    began = time.monotonic()
    total = len(cells) * games
    finished = watch(run(cells, workers or os.cpu_count() or 1), total, answers.add, "cli-simulate")
    found = [{"game": cell.study.game, **one} for cell, one in zip(cells, answers.report(), strict=True)]
    report: dict[str, Any] = {
        "bots": bots,
        "budget": budget,
        "seed": seed,
        "games": games,
        "note": say("cli-study-note", bots=bots),
        "seconds": round(time.monotonic() - began, 3),
        "finished": finished,
        "cells": found,
    }
    if page:
        command = ["permonik", "balance", *game, f"--games {games}", f"--seed {seed}", f"--bots {bots}"]
        command += [f"--budget {budget}"] if budget else []
        text = markdown(report, " ".join([*command, f"--markdown {page.name}"]))
        write_file(page, lambda path: path.write_text(text, encoding="utf-8"))
    if as_json:
        print_json(report)
    elif not page:
        show(report)
    exit_unless(finished)


def row_of(found: Mapping[str, Any]) -> list[list[str]]:
    """The lines of each column."""
    wins = [rate_words(say(f"side-{side}"), won) for side, won in found["wins"]["sides"].items()]
    first, seats = found["wins"]["seats"][0], found["wins"]["seats"]
    fair = sum(won["rate"] for won in seats) / len(seats)
    worth = [gold_words(say(f"role-{role}"), mean, found["gold_intervals"][role]) for role, mean in played(found)]
    moves = "{} ({} – {})".format(*(f"{one:.0f}" for one in (found["lengths"]["mean"], *found["lengths"]["interval"])))
    return [[str(found["seats"])], wins, [moves], [rate_words("", first).strip()], [percent(fair)], worth]


def played(found: Mapping[str, Any]) -> list[tuple[str, float]]:
    """The roles that somebody had, with what they scored."""
    return [(role, mean) for role, mean in found["gold"].items() if found["wins"]["roles"][role]["of"]]


def by_game(report: Mapping[str, Any]) -> dict[str, list[list[list[str]]]]:
    games: dict[str, list[list[list[str]]]] = {}
    for found in report["cells"]:
        games.setdefault(find_game(found["game"]).title, []).append(row_of(found))
    return games


def about(report: Mapping[str, Any]) -> Sequence[str]:
    return say("cli-balance-about", games=report["games"]), report["note"]


def show(report: Mapping[str, Any]) -> None:
    console = Console()
    for title, rows in by_game(report).items():
        table = Table(title=title)
        for heading in HEADINGS:
            table.add_column(say(heading))
        for row in rows:
            table.add_row(*("\n".join(lines) for lines in row), end_section=True)
        console.print(table)
    for line in about(report):
        console.print(line)


def markdown(report: Mapping[str, Any], command: str) -> str:
    lines = [f"# {say('cli-balance-title')}", "", say("cli-balance-command", command=f"`{command}`"), ""]
    for line in about(report):
        lines += [line, ""]
    for title, rows in by_game(report).items():
        lines += [f"## {title}", "", "| " + " | ".join(map(say, HEADINGS)) + " |", "|---" * len(HEADINGS) + "|"]
        lines += ["| " + " | ".join("<br>".join(cells) for cells in row) + " |" for row in rows]
        lines.append("")
    return "\n".join(lines)
