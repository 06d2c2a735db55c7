"""`permonik play`: a whole game in the terminal against bots."""

import secrets
from pathlib import Path

import click
from rich.console import Console

from permonik.cli.table import Table, check_file, read_bots
from permonik.cli.terminal import keyboard
from permonik.cli.terminal.drawn import DrawnScreen
from permonik.cli.terminal.plain import PlainScreen
from permonik.cli.terminal.screen import Screen
from permonik.cli.terminal.session import Session
from permonik.cli.terminal.words import Words, default_names, printable
from permonik.cli.words import game_options, read_options, say
from permonik.engine import game as find_game
from permonik.engine.core.randomness import MOST_SEED
from permonik.messages import catalogue

RANDOM_SEEDS = 10**9
INTERRUPTED = 130
LONGEST_NAME = 16


def make_screen(words: Words, *, plain: bool) -> Screen:
    if plain:
        return PlainScreen(words)
    return DrawnScreen(words, Console(highlight=False), live=keyboard.is_live())


def check_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise click.UsageError(say("usage-seat", most=seats - 1, got=seat))
    return seat


def names_at(seats: int, me: int, name: str | None) -> list[str]:
    """Everybody's name; a bot never has the name of the player."""
    names = default_names(seats, catalogue())
    spare = catalogue().say(f"player-{seats}")
    names = [spare if other == name else other for other in names]
    names[me] = name or catalogue().say("player-you")
    return names


@click.command(help=say("play-help"))
@click.argument("game", default="saboteur")
@click.option("--seats", type=int, default=5, show_default=True, help=say("play-help-seats"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help=say("play-help-seed"))
@click.option("--bots", metavar="NAME[,NAME…]", help=say("play-help-bots"))
@game_options
@click.option("--plain", is_flag=True, help=say("play-help-plain"))
@click.option("--seat", type=int, default=0, show_default=True, help=say("play-help-seat"))
@click.option("--name", help=say("play-help-name"))
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help=say("play-help-record"))
@click.option("--pace", type=click.FloatRange(0, 60), default=0.6, show_default=True, help=say("play-help-pace"))
def play(
    game: str,
    seats: int,
    seed: int | None,
    bots: str | None,
    options: tuple[str, ...],
    plain: bool,
    seat: int,
    name: str | None,
    record: Path | None,
    pace: float,
) -> None:
    rules = find_game(game)
    me = check_seat(seat, rules.check_seats(seats))
    if record is not None:
        check_file(record)
    chosen = secrets.randbelow(RANDOM_SEEDS) if seed is None else seed
    table = Table(rules, seats, chosen, read_options(options), me, read_bots(rules, seats, me, bots))
    words = Words(rules, names_at(seats, me, printable(name.strip())[:LONGEST_NAME] if name else None), me)
    screen = make_screen(words, plain=plain)
    keyboard.enable_history()
    try:
        Session(table, screen, words, pace).run()
    except keyboard.Leave as leave:
        part_early(table, screen, words, record, interrupted=leave.interrupted)
    else:
        end(table, screen, words, record)


def end(table: Table, screen: Screen, words: Words, record: Path | None) -> None:
    if record is not None:
        table.save(record)
        screen.say(words.say("say-saved", file=str(record)))
    seats = len(words.names)
    screen.say(words.say("game-again", game=table.game.id, seats=seats, seed=str(table.seed)))


def part_early(table: Table, screen: Screen, words: Words, record: Path | None, *, interrupted: bool) -> None:
    """Says goodbye, and keeps the game so far where the player wants it."""
    screen.say("")
    if record is None and screen.live and table.recorder.moves:
        screen.say(words.say("say-save-ask"))
        record = ask_file()
    if record is not None:
        table.save(record)
        screen.say(words.say("say-saved-part", file=str(record)))
    screen.say(words.say("say-goodbye"))
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def ask_file() -> Path | None:
    try:
        name = keyboard.ask()
    except keyboard.Leave:
        return None
    return Path(name) if name else None
