"""`permonik arena`: which bot is stronger, and by how much."""

import os
import time
from collections.abc import Mapping
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from permonik.cli.numbers import decimal, interval, percent, span
from permonik.cli.progress import exit_unless, watch
from permonik.cli.words import Command, game_options, json_option, on_option, print_json, read_options, say
from permonik.engine import game as find_game
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.arena import Contest, run
from permonik.lab.line_up import usual_seats
from permonik.lab.standings import Standings


@click.command(cls=Command, help=say("cli-arena-help"))
@click.argument("game")
@click.option("--seats", type=click.IntRange(min=1), help=say("cli-simulate-seats"))
@click.option("--bots", default="apprentice,random", show_default=True, metavar="BOTS", help=say("cli-arena-bots"))
@click.option("--rounds", type=click.IntRange(min=1), default=200, show_default=True, help=say("cli-arena-rounds"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-seed-help"))
@click.option("--roles/--no-roles", default=True, show_default=True, help=say("cli-arena-roles"))
@click.option("--workers", type=click.IntRange(min=1), default=None, help=say("cli-simulate-workers"))
@on_option
@game_options
@json_option
def arena(
    game: str,
    seats: int | None,
    bots: str,
    rounds: int,
    seed: int,
    roles: bool,
    workers: int | None,
    on: str,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    rules = find_game(game)
    seats = usual_seats(rules) if seats is None else seats
    chosen = tuple(name.strip() for name in bots.split(","))
    contest = Contest(game, seats, rounds, seed, chosen, read_options(options), roles and len(rules.roles) > 1)
    standings = Standings(rules, contest)
    began = time.monotonic()
    finished = watch(run(contest, workers or os.cpu_count() or 1, on), rounds, standings.add, "cli-arena")
    seconds = round(time.monotonic() - began, 3)
    told = {"game": game, "seats": seats, "seed": seed, "bots": list(chosen), "options": dict(contest.options)}
    report = {**told, "seconds": seconds, "finished": finished, **standings.report()}
    if as_json:
        print_json(report)
    else:
        show(report)
    exit_unless(finished)


def show(report: Mapping[str, Any]) -> None:
    console = Console()
    game = find_game(report["game"])
    unit = "round" if game.pauses_between_rounds else "game"
    console.print(say("cli-arena-summary", unit=unit, rounds=report["rounds"], seconds=decimal(report["seconds"], 1)))
    ratings = new_table("cli-arena-bot", "cli-arena-rating", "cli-simulate-interval")
    for one in report["ratings"]:
        ratings.add_row(one["bot"], str(one["rating"]), "{} – {}".format(*one["interval"]))
    console.print(ratings)
    sides = new_table("cli-arena-all", "cli-arena-side", "cli-arena-wins", "cli-simulate-interval")
    for table in report["tables"]:
        for side, won in table["sides"].items():
            sides.add_row(table["bot"], say(f"side-{side}"), percent(won["rate"]), interval(won))
        sides.add_section()
    console.print(sides)
    gains = new_table(
        "cli-arena-bot",
        "cli-arena-where",
        "cli-arena-wins",
        "cli-arena-usual",
        "cli-arena-gain",
        "cli-simulate-interval",
        "cli-arena-points",
    )
    for one in report["alone"]:
        add_gain(gains, one, say("cli-arena-among", others=one["among"]))
    gains.add_section()
    for one in report["roles"]:
        add_gain(gains, one, say("cli-arena-against", role=say(f"role-{one['role']}"), others=one["against"]))
    console.print(gains)
    console.print(say("cli-arena-meaning"))


def new_table(*headings: str) -> Table:
    table = Table()
    for heading in headings:
        texts = heading in ("cli-arena-bot", "cli-arena-all", "cli-arena-side", "cli-arena-where")
        table.add_column(say(heading), justify="left" if texts else "right")
    return table


def add_gain(table: Table, one: Mapping[str, Any], where: str) -> None:
    gain, points = one["gain"], one["points"]
    table.add_row(
        one["bot"],
        where,
        percent(one["won"]["rate"]),
        percent(one["usual"]["rate"]),
        decimal(100 * gain["mean"], 1, "+"),
        span([100 * bound for bound in gain["interval"]], 1, "+"),
        decimal(points["mean"], 2, "+"),
    )
