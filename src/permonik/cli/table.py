"""A table in the terminal: one seat is a person's, bots play the others. Nothing is shown here."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import click

from permonik.bots import Bot, usual_bot
from permonik.bots import bot as find_bot
from permonik.cli.words import printable, say
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.record import HEADERS, Recorder
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.lab.decide import decide_soon
from permonik.lab.line_up import WrongLineUp
from permonik.lab.seeds import derive


class Table:
    """A game in progress and who plays it. The person at seat `me` gets only what that seat may know."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object],
        me: int,
        players: Mapping[int, Bot],
        name: str = "",
    ) -> None:
        self.recorder = Recorder(game, seats, seed, **options)
        self.game = game
        self.seed = seed
        self.me = me
        self.name = name
        self.bots = players

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def my_turn(self) -> bool:
        return int(self.state.to_move) == self.me

    def view(self) -> View:
        """What the person sees: the screen of the own seat."""
        return self.state.screen(self.me)

    def play(self, move: int) -> list[Event]:
        """Plays a move of whoever is to move; what the person is told of it."""
        return [event.seen_by(self.me) for event in self.recorder.play(move)]

    def deal(self) -> list[Event]:
        """What the person is told of the deal."""
        return self.told()[0]

    def told(self) -> list[list[Event]]:
        """What the person was told so far, a list for each move."""
        return self.game.told(self.state.view(self.me))

    def bot_move(self) -> int:
        """What the bot to move decides, from its own view alone."""
        seat = int(self.state.to_move)
        seed = derive(self.seed, "seat", seat, "move", self.state.number)
        return decide_soon(self.bots[seat], self.state, seed)

    def save(self, path: Path) -> None:
        check_file(path)
        record = self.recorder.record() if self.state.over else self.recorder.so_far()
        names = tuple(self.name if seat == self.me else "" for seat in range(record.seats))
        record = replace(record, names=names)
        try:
            path.write_text(record.write(), encoding="utf-8")
        except (OSError, ValueError) as error:
            raise cannot_use(path, error) from None


def read_bots(game: Game, seats: int, me: int, text: str | None) -> dict[int, Bot]:
    """Who plays the other seats: the usual bot, one for all, or one for each seat in order."""
    others = [seat for seat in range(seats) if seat != me]
    if text is None:
        return dict.fromkeys(others, usual_bot(game.id))
    chosen = [find_bot(game.id, name.strip()) for name in text.split(",")]
    if len(chosen) not in (1, len(others)):
        raise WrongLineUp(f"1 | {len(others)}", len(chosen))
    return dict(zip(others, chosen if len(chosen) > 1 else chosen * len(others), strict=True))


def check_file(path: Path) -> None:
    """Nothing but a record is ever overwritten."""
    try:
        taken = path.exists() and not (path.is_file() and begins_like_a_record(path))
    except (OSError, ValueError) as error:
        raise cannot_use(path, error) from None
    if taken:
        raise click.UsageError(say("usage-file-taken", file=printable(path)))


def begins_like_a_record(path: Path) -> bool:
    with path.open("rb") as file:
        begin = file.read(len(HEADERS[-1])).decode(errors="replace")
    return begin == "" or begin in HEADERS


def cannot_use(path: Path, error: OSError | ValueError) -> click.UsageError:
    problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return click.UsageError(say("usage-file", file=printable(path), problem=problem))


def path_of(text: str) -> Path:
    """A file as a person names it: `~` is the home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the home of nobody
        return Path(text)
