"""`permonik simulate`: many games between bots."""

import os
import time
from collections.abc import Mapping
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from permonik.cli.numbers import decimal, interval, percent
from permonik.cli.progress import exit_unless, watch
from permonik.cli.words import Command, game_options, json_option, on_option, print_json, read_options, say
from permonik.engine import game as find_game
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.line_up import usual_seats
from permonik.lab.simulate import Study, run
from permonik.lab.statistics import Tally


@click.command(cls=Command, help=say("cli-simulate-help"))
@click.argument("game")
@click.option("--seats", type=click.IntRange(min=1), help=say("cli-simulate-seats"))
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help=say("cli-simulate-games"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-seed-help"))
@click.option("--bots", default="random", show_default=True, metavar="BOTS", help=say("cli-simulate-bots"))
@click.option("--workers", type=click.IntRange(min=1), default=None, help=say("cli-simulate-workers"))
@on_option
@click.option("--budget", type=click.IntRange(min=1), help=say("cli-budget-help"))
@game_options
@json_option
def simulate(
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    workers: int | None,
    on: str,
    budget: int | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    rules = find_game(game)
    seats = usual_seats(rules) if seats is None else seats
    study = Study(game, seats, games, seed, bots, read_options(options), budget)
    tally = Tally(rules, seats)
    began = time.monotonic()
    finished = watch(run(study, workers or os.cpu_count() or 1, on), games, tally.add, "cli-simulate")
    seconds = time.monotonic() - began
    chosen = {"game": game, "seats": seats, "seed": seed, "bots": bots, "budget": budget}
    report = {**chosen, "options": dict(study.options), "seconds": round(seconds, 3), **tally.report()}
    if as_json:
        print_json({**report, "finished": finished})
    else:
        show(report)
    exit_unless(finished)


def show(report: Mapping[str, Any]) -> None:
    console = Console()
    console.print(
        say(
            "cli-simulate-summary",
            games=report["games"],
            rounds=report["rounds"],
            steps=report["steps"],
            seconds=decimal(report["seconds"], 1),
        )
    )
    unit = "round" if find_game(report["game"]).pauses_between_rounds else "game"
    table = Table()
    for heading in ("who", "won", "interval", "score"):
        table.add_column(say(f"cli-simulate-{heading}", unit=unit), justify="left" if heading == "who" else "right")
    for group in ("sides", "roles"):
        for name, won in report["wins"][group].items():
            score = decimal(report["gold"][name], 2) if group == "roles" else ""
            table.add_row(say(f"{group[:-1]}-{name}"), percent(won["rate"]), interval(won), score)
        table.add_section()
    console.print(table)
    console.print(say("cli-simulate-lengths", **report["lengths"]))
    means = "; ".join(decimal(mean, 2) for mean in report["scores"]["mean"])
    console.print(say("cli-simulate-scores", means=means))
