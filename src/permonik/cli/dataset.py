"""`permonik dataset`: games between bots as data, for other programs."""

import os
from contextlib import closing
from pathlib import Path

import click

from permonik.cli.progress import exit_unless, watch
from permonik.cli.table import cannot_use
from permonik.cli.words import Command, game_options, json_option, print_json, printable, read_options, say
from permonik.engine import game as find_game
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.data_files import NoParquet
from permonik.lab.dataset import VERSION, PlayedGame, run
from permonik.lab.dataset_files import FORMATS, DatasetFolder
from permonik.lab.line_up import usual_seats
from permonik.lab.simulate import Study, check_study


@click.command(cls=Command, help=say("cli-dataset-help"))
@click.argument("game")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--seats", type=click.IntRange(min=1), help=say("cli-simulate-seats"))
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help=say("cli-simulate-games"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help=say("cli-seed-help"))
@click.option("--bots", default="apprentice", show_default=True, metavar="BOTS", help=say("cli-simulate-bots"))
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="jsonl", help=say("cli-dataset-format"))
@click.option("--workers", type=click.IntRange(min=1), default=None, help=say("cli-simulate-workers"))
@click.option("--budget", type=click.IntRange(min=1), help=say("cli-budget-help"))
@game_options
@json_option
def dataset(
    game: str,
    folder: Path,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    form: str,
    workers: int | None,
    budget: int | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    rules = find_game(game)
    seats = usual_seats(rules) if seats is None else seats
    study = Study(game, seats, games, seed, bots, read_options(options), budget)
    check_study(study)
    check_folder(folder)
    played = decided = 0

    def add(one: PlayedGame) -> None:
        nonlocal played, decided
        played, decided = played + 1, decided + len(one.decisions)
        files.add(one)

    try:
        with closing(DatasetFolder(folder, study, form)) as files:
            finished = watch(run(study, workers or os.cpu_count() or 1), games, add, "cli-simulate")
    except NoParquet:
        raise click.UsageError(say("cli-no-parquet")) from None
    except OSError as error:
        raise cannot_use(folder, error) from None
    report = {"folder": str(folder), "version": VERSION, "games": played, "decisions": decided, "finished": finished}
    if as_json:
        print_json(report)
    else:
        click.echo(say("cli-dataset-summary", games=played, decisions=decided, folder=printable(folder)))
    exit_unless(finished)


def check_folder(folder: Path) -> None:
    """Nothing that is there already is mixed with a data set."""
    try:
        taken = folder.exists() and any(folder.iterdir())
    except (OSError, ValueError) as error:
        raise cannot_use(folder, error) from None
    if taken:
        raise click.UsageError(say("cli-dataset-taken", folder=printable(folder)))
