"""What the clients of a seat show: its screen once, then only what a line changed; and the moves it may choose from."""

from functools import lru_cache

import msgspec
from msgspec.structs import asdict, astuple

from permonik.engine import game as find_game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.server.phases import Phase
from permonik.server.table import Table

ENCODER = msgspec.json.Encoder()


class Screens:
    """The screens of a table as they were after its last line, for the seats that somebody listens for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown: dict[int | None, View] = {}
        self.fresh: dict[int | None, View] = {}
        """The screens after the line `fresh_at`, built together."""
        self.fresh_at = -1

    def whole(self, seat: int | None) -> msgspec.Raw | None:
        """The screen of a seat (None: of the audience); nothing before the deal."""
        if self.table.state is None:
            return None
        self.shown[seat] = self.newest(self.table.state, seat)
        return msgspec.Raw(self.shown[seat].save())

    def changes(self, seat: int | None) -> dict[str, object]:
        """The fields of a seat's screen that are new since it was last shown."""
        if self.table.state is None:
            return {}
        old, new = self.shown.get(seat), self.newest(self.table.state, seat)
        self.shown[seat] = new
        if old is None:
            return asdict(new)
        fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
        return {name: now for name, before, now in fields if now != before}

    def newest(self, state: State, seat: int | None) -> View:
        """A seat's screen after the last line, which alone changes the game."""
        if self.fresh_at != self.table.number or seat not in self.fresh:
            self.fresh = self.table.game.screens(state, {seat, *self.shown})
            self.fresh_at = self.table.number
        return self.fresh[seat]

    def keep_only(self, seats: set[int | None]) -> None:
        for seat in self.shown.keys() - seats:
            del self.shown[seat]


@lru_cache(maxsize=100_000)
def parts_of(game: str, move: int) -> bytes:
    return ENCODER.encode(find_game(game).parts(move).given())


def offered_moves(table: Table, seat: int | None) -> list[msgspec.Raw]:
    """The moves a person may choose from now, each as its text and its parts; empty when somebody else is to act."""
    if seat is None or table.phase != Phase.PLAYING or seat != table.playing.to_move:
        return []
    if table.is_pausing or table.seats[seat].played_by is not None:
        return []
    game, state = table.game, table.playing
    return [
        msgspec.Raw(b'{"text":' + ENCODER.encode(game.text(move, state)) + b"," + parts_of(game.id, move)[1:])
        for move in state.moves()
    ]
