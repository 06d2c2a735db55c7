"""`permonik simulate`: many games between bots."""

import os
import time
from collections.abc import Mapping
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from permonik.cli.words import Command, game_options, json_option, print_json, read_options, say
from permonik.engine import game as find_game
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.simulate import Study, check_study, run
from permonik.lab.statistics import Tally

USUAL_SEATS = 5


@click.command(cls=Command, help=say("cli-simulate-help"))
@click.argument("game")
@click.option("--seats", type=click.IntRange(min=1), help=say("cli-simulate-seats"))
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help=say("cli-simulate-games"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-seed-help"))
@click.option("--bots", default="random", show_default=True, metavar="BOTS", help=say("cli-simulate-bots"))
@click.option("--workers", type=click.IntRange(min=1), default=None, help=say("cli-simulate-workers"))
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
    budget: int | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    rules = find_game(game)
    seats = min(USUAL_SEATS, rules.most_seats) if seats is None else seats
    study = Study(game, seats, games, seed, bots, read_options(options), budget)
    check_study(study)
    tally = Tally(rules, seats)
    began = time.monotonic()
    finished = watch(study, workers or os.cpu_count() or 1, tally)
    seconds = time.monotonic() - began
    chosen = {"game": game, "seats": seats, "seed": seed, "bots": bots, "budget": budget}
    report = {**chosen, "options": dict(study.options), "seconds": round(seconds, 3), **tally.report()}
    if as_json:
        print_json({**report, "finished": finished})
    else:
        show(report)
    if not finished:
        raise click.exceptions.Exit(130)


def watch(study: Study, workers: int, tally: Tally) -> bool:
    """Plays with a progress bar on standard error; False when it was interrupted, with the games so far counted."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    results = run(study, workers)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(say("cli-simulate-progress"), total=study.games, rate="")
        began = time.monotonic()
        try:
            for result in results:
                tally.add(result)
                rate = tally.games / max(time.monotonic() - began, 1e-9)
                progress.update(bar, advance=1, rate=say("cli-simulate-rate", rate=f"{rate:.0f}"))
        except KeyboardInterrupt:
            results.close()
            click.echo(say("cli-simulate-stopped", games=tally.games, of=study.games), err=True)
            return False
    return True


def show(report: Mapping[str, Any]) -> None:
    console = Console()
    console.print(
        say(
            "cli-simulate-summary",
            games=report["games"],
            rounds=report["rounds"],
            steps=report["steps"],
            seconds=f"{report['seconds']:.1f}",
        )
    )
    unit = "round" if find_game(report["game"]).pauses_between_rounds else "game"
    table = Table()
    for heading in ("who", "won", "interval", "score"):
        table.add_column(say(f"cli-simulate-{heading}", unit=unit), justify="left" if heading == "who" else "right")
    for group in ("sides", "roles"):
        for name, won in report["wins"][group].items():
            low, high = won["interval"]
            score = f"{report['gold'][name]:.2f}" if group == "roles" else ""
            table.add_row(say(f"{group[:-1]}-{name}"), f"{won['rate']:.1%}", f"{low:.1%} – {high:.1%}", score)
        table.add_section()
    console.print(table)
    console.print(say("cli-simulate-lengths", **report["lengths"]))
    means = ", ".join(f"{mean:.2f}" for mean in report["scores"]["mean"])
    console.print(say("cli-simulate-scores", means=means))
