"""What the clients of a seat show: its screen once, then only what a line changed; and the moves it may choose from."""

from collections.abc import Collection, Mapping
from functools import lru_cache

import msgspec

from permonik.engine import game as find_game
from permonik.engine.core.game import Fields
from permonik.engine.core.state import State
from permonik.server.phases import Phase
from permonik.server.table import NOBODY, Table

ENCODER = msgspec.json.Encoder()
NOT_SHOWN = object()


class Screens:
    """The screens of a table as they were shown last, for the seats that somebody listens for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shared: Fields = {}
        """What all these seats see alike."""
        self.own: Mapping[int | None, Fields] = {}
        """What each of them sees for itself."""
        self.shown_at = -1
        """The line after which that was so."""

    def whole(self, seat: int | None) -> msgspec.Raw | None:
        """The screen of a seat (None: of the audience); nothing before the deal."""
        if self.table.state is None:
            return None
        if seat not in self.own or self.shown_at != self.table.number:
            self.look(self.table.state, {seat, *self.own})
        return msgspec.Raw(ENCODER.encode(self.shared | self.own[seat]))

    def changes(self, seats: Collection[int | None]) -> dict[int | None, Fields]:
        """For each of these seats the fields of its screen that are new since it was last shown. The screens of others
        are forgotten: nobody looks at them any more."""
        if self.table.state is None or not seats:
            return {}
        shared, own = self.shared, self.own
        self.look(self.table.state, seats)
        alike = {name: msgspec.Raw(ENCODER.encode(value)) for name, value in news(shared, self.shared).items()}
        return {
            seat: alike | news(own[seat], fields) if seat in own else self.shared | fields
            for seat, fields in self.own.items()
        }

    def look(self, state: State, seats: Collection[int | None]) -> None:
        self.shared, self.own = self.table.game.screen_parts(state, seats)
        self.shown_at = self.table.number


def news(old: Fields, new: Fields) -> Fields:
    """Most of what has not changed is the same object as before: then nothing is compared."""
    return {
        name: value
        for name, value in new.items()
        if (shown := old.get(name, NOT_SHOWN)) is not value and shown != value
    }


@lru_cache(maxsize=100_000)
def offer_of(game: str, move: int) -> msgspec.Raw:
    """A move on offer: its text and its parts."""
    found = find_game(game)
    return msgspec.Raw(ENCODER.encode({"text": found.text(move), **found.parts(move).given()}))


def chooser(table: Table) -> int:
    """The seat of the person who is to choose now; NOBODY while a bot thinks, or all look at a result."""
    if table.phase != Phase.PLAYING or table.is_pausing:
        return NOBODY
    seat = int(table.playing.to_move)
    return seat if table.seats[seat].level is None else NOBODY


def offers(table: Table) -> list[msgspec.Raw]:
    """What the seat to move can choose from."""
    game = table.game_id
    return [offer_of(game, move) for move in table.playing.moves()]


def offered_moves(table: Table, seat: int | None) -> list[msgspec.Raw]:
    """The moves a person may choose from now; empty when somebody else is to act."""
    return offers(table) if seat is not None and seat == chooser(table) else []
