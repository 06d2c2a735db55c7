"""`permonik play`: a whole game in the terminal against bots."""

import secrets
import shlex
from pathlib import Path

import click
from rich.console import Console

from permonik.bots import bots as bots_of
from permonik.cli.table import Table, check_file, path_of, read_bots
from permonik.cli.terminal import keyboard
from permonik.cli.terminal.drawn import DrawnScreen
from permonik.cli.terminal.plain import PlainScreen
from permonik.cli.terminal.screen import Screen
from permonik.cli.terminal.session import Session
from permonik.cli.words import Command, Finite, game_options, printable, read_options, say
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.names import clean_name
from permonik.engine.core.randomness import MOST_SEED
from permonik.messages import catalogue
from permonik.sights.sight import can_show
from permonik.sights.words import LONGEST_NAME, SEPARATOR, Words, default_names

RANDOM_SEEDS = 10**9
INTERRUPTED = 130
ALWAYS_REPEATED = ("seats", "seed")
NEVER_REPEATED = ("record",)


def make_screen(words: Words, *, plain: bool) -> Screen:
    if plain:
        return PlainScreen(words)
    return DrawnScreen(words, Console(highlight=False), redraws=keyboard.is_live())


def find_shown(name: str) -> Game:
    """A game by its id, if the terminal can show it."""
    found = find_game(name)
    if not can_show(found):
        raise click.UsageError(say("usage-browser", game=say(f"game-{found.id}")))
    return found


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


def bots_help() -> str:
    names = dict.fromkeys(bot.name for game in games() for bot in bots_of(game.id))
    return say("play-help-bots", names=SEPARATOR.join(names))


@click.command(cls=Command, help=say("play-help"))
@click.argument("game", default="saboteur")
@click.option("--seats", type=int, default=5, show_default=True, help=say("play-help-seats"))
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help=say("play-help-seed"))
@click.option("--bots", metavar="NAME[,NAME…]", help=bots_help())
@game_options
@click.option("--plain", is_flag=True, help=say("play-help-plain"))
@click.option("--seat", type=int, default=0, show_default=True, help=say("play-help-seat"))
@click.option("--name", help=say("play-help-name"))
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help=say("play-help-record"))
@click.option("--pace", type=Finite(0, 60), default=0.6, show_default=True, help=say("play-help-pace"))
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
    rules = find_shown(game)
    me = check_seat(seat, rules.check_seats(seats))
    if record is not None:
        check_file(record)
    chosen = secrets.randbelow(RANDOM_SEEDS) if seed is None else seed
    called = clean_name(name or "")[:LONGEST_NAME]
    table = Table(rules, seats, chosen, read_options(options), me, read_bots(rules, seats, me, bots), called)
    words = Words(rules, names_at(seats, me, called or None), me)
    screen = make_screen(words, plain=plain)
    keyboard.enable_history()
    try:
        Session(table, screen, words, pace).run()
    except keyboard.Leave as leave:
        part_early(table, screen, words, record, interrupted=leave.interrupted)
    else:
        end(table, screen, words, record)


def end(table: Table, screen: Screen, words: Words, record: Path | None) -> None:
    keep(table, screen, words, record, "say-saved")
    click.echo(words.say("game-again", arguments=same_again(click.get_current_context(), table.seed)))


def same_again(ctx: click.Context, seed: int) -> str:
    """The arguments that deal the same cards to the same players again."""
    given = {**ctx.params, "seed": seed}
    arguments = [str(given["game"])]
    for option in ctx.command.params:
        name = str(option.name)
        value = given[name]
        if not isinstance(option, click.Option) or name in NEVER_REPEATED or value in (None, False):
            continue
        if value == option.default and name not in ALWAYS_REPEATED:
            continue
        if option.is_flag:
            arguments.append(option.opts[0])
            continue
        for one in value if option.multiple else [value]:
            arguments += [option.opts[0], printable(one)]
    return shlex.join(arguments)


def part_early(table: Table, screen: Screen, words: Words, record: Path | None, *, interrupted: bool) -> None:
    """Says goodbye, and keeps the game so far where the player wants it."""
    screen.say("")
    if record is None and keyboard.is_live() and table.recorder.moves:
        screen.say(words.say("say-save-ask"))
        record = ask_file()
    keep(table, screen, words, record, "say-saved-part")
    screen.say(words.say("say-goodbye"))
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def keep(table: Table, screen: Screen, words: Words, file: Path | None, saved: str) -> None:
    """Saves the game. Whoever sits there is asked for another file until one can be used, or for none."""
    while file is not None:
        try:
            table.save(file)
        except click.UsageError as error:
            if not keyboard.is_live():
                raise
            screen.say(error.message, words.say("say-save-again"))
            file = ask_file()
        else:
            screen.say(words.say(saved, file=printable(file)))
            return


def ask_file() -> Path | None:
    try:
        name = keyboard.ask()
    except keyboard.Leave:
        return None
    return path_of(name) if name else None
