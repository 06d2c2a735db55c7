"""Tables for tests: lines go through the log's text, as they would through storage."""

from itertools import count

import pytest

import permonik
from permonik.engine.core.fairness import commitment
from permonik.engine.core.state import EventRow
from permonik.server import decisions
from permonik.server.decisions import Refused
from permonik.server.lines import Opened, read_line, write_line
from permonik.server.secrets import secret_hash
from permonik.server.table import Decided, Table, line_of
from tests.engine.games import short_options

SECRET = bytes(range(32))
NAMES = ("Alena", "Bořek", "Cyril", "Dana", "Emil")


class Logged:
    """A table with its log."""

    def __init__(self, seats: int = 3, game: str = "saboteur", **options: object) -> None:
        self.table = Table("table-1", "ABCDEF")
        self.log: list[bytes] = []
        self.told: list[EventRow | None] = []
        chosen: dict[str, object] = {**short_options(permonik.game(game)), **options}
        self.add(Opened(game, 1, seats, chosen))  # type: ignore[arg-type]  # options of tests

    def add(self, decided: Decided) -> EventRow | None:
        body = write_line(line_of(decided))
        self.log.append(body)
        told = self.table.apply(read_line(body))
        self.told.append(told)
        return told

    def fill(self) -> "Logged":
        for seat in range(len(self.table.seats)):
            self.add(decisions.sit(self.table, NAMES[seat], None, secret_hash(f"secret-{seat}")))
        return self

    def deal(self) -> "Logged":
        self.table.secret = SECRET
        self.add(decisions.start(self.table, self.table.host, commitment(SECRET)))
        for seat in self.table.persons():
            self.add(decisions.contribute(self.table, seat, f"{seat:032x}"))
        self.add(decisions.deal(self.table))
        return self

    def play_on(self, moves: int) -> "Logged":
        for number in count():
            if number == moves or self.table.phase != "playing":
                return self
            state = self.table.playing
            self.add(
                decisions.legal(self.table, int(state.to_move), state.moves()[number % len(state.moves())], "person")
            )
        return self

    def rebuilt(self) -> Table:
        table = Table(self.table.id, self.table.code)
        table.secret = self.table.secret
        for body in self.log:
            table.apply(read_line(body))
        return table


def refused(decide: object, *args: object, **kwargs: object) -> str:
    """The code of the refusal."""
    assert callable(decide)
    with pytest.raises(Refused) as error:
        decide(*args, **kwargs)
    return error.value.code
