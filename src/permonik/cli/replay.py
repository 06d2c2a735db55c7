"""`permonik replay`: steps through a recorded game."""

import re
from dataclasses import dataclass
from pathlib import Path

import click

from permonik.cli.files import read_record_file
from permonik.cli.play import check_seat, find_shown, make_screen
from permonik.cli.terminal import keyboard
from permonik.cli.terminal.screen import Moment, Screen, places_of
from permonik.cli.words import Command, printable, say, say_error
from permonik.engine import game as find_game
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.record import Record
from permonik.engine.core.state import State
from permonik.messages import catalogue
from permonik.sights.shown import Sight
from permonik.sights.sight import sight_of, sight_of_all
from permonik.sights.words import Words, names_in

NUMBER = re.compile("[0-9]{1,9}")
PACES = {"": 1, "b": -1}
"""What a key does when one steps through a game."""


class Damaged(click.ClickException):
    exit_code = 2


@dataclass(frozen=True, slots=True)
class Step:
    """The table after a move, and what the move said. `move` is None for the deal and for a move that is secret."""

    sight: Sight
    events: list[Event]
    mover: int | None
    move: str | None


def read_steps(file: Path, seat: int | None) -> tuple[Record, list[Step]]:
    """All steps of a record, through one seat's eyes or everybody's. Raises PermonikError for a damaged one."""
    record = read_record_file(file)
    game = find_shown(record.game)
    if seat is not None:
        check_seat(seat, game.check_seats(record.seats))
    movers: list[tuple[int, str] | None] = [None, *record.moves]
    steps = []
    for played, (state, told) in zip(movers, record.replay(game), strict=True):
        events = [event if seat is None else event.seen_by(seat) for event in told or ()]
        mover, move = played or (None, None)
        shown = move if seat in (None, mover) else None
        steps.append(Step(see(game, state, seat), events, mover, shown))
    return record, steps


def see(game: Game, state: State, seat: int | None) -> Sight:
    return sight_of_all(game, state) if seat is None else sight_of(game, state.screen(seat))


@click.command(cls=Command, help=say("replay-help"))
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", type=int, help=say("replay-help-seat"))
@click.option("--plain", is_flag=True, help=say("replay-help-plain"))
@click.option("--all", "everything", is_flag=True, help=say("replay-help-all"))
def replay(file: Path, seat: int | None, plain: bool, everything: bool) -> None:
    try:
        record, steps = read_steps(file, seat)
    except PermonikError as error:
        raise Damaged("\n".join([say_error(error), *where(file, error)])) from None
    names = names_in(record, catalogue())
    if seat is not None:
        names[seat] = say("player-you")
    words = Words(find_game(record.game), names, seat)
    screen = make_screen(words, plain=plain)
    if everything or not keyboard.is_live():
        screen.redraws = False
        for number in range(len(steps)):
            show(screen, words, steps, number)
    else:
        browse(screen, words, steps)


def where(file: Path, error: PermonikError) -> list[str]:
    name = printable(file)
    if error.details.get("line"):
        return [say("replay-line", line=error.details["line"], file=name)]
    if error.details.get("move"):
        return [say("replay-at-move", move=error.details["move"], file=name)]
    return [say("replay-in-file", file=name)]


def show(screen: Screen, words: Words, steps: list[Step], number: int) -> None:
    step = steps[number]
    title = words.say("replay-step", step=number, last=len(steps) - 1)
    lines = words.news(step.events)
    if step.mover is None:
        lines = [words.say("replay-deal"), *lines]
    elif step.move is not None:
        lines = [words.say("replay-move", name=words.name(step.mover), move=printable(step.move)), *lines]
    screen.step(Moment(step.sight, last=places_of(step.events)), title, lines)


def browse(screen: Screen, words: Words, steps: list[Step]) -> None:
    """Enter goes on, `b` back, a number jumps, `q` leaves."""
    number = 0
    last = len(steps) - 1
    show(screen, words, steps, number)
    while True:
        screen.say(words.say("replay-ask"))
        try:
            line = keyboard.ask().lower()
        except keyboard.Leave:
            return
        if line in ("q", "quit"):
            return
        if NUMBER.fullmatch(line):
            if int(line) > last:
                screen.say(words.say("replay-number", last=last, got=line))
                continue
            number = int(line)
        elif line in PACES:
            number = min(max(number + PACES[line], 0), last)
        else:
            continue
        show(screen, words, steps, number)
