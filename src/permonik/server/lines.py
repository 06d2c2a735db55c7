"""What can happen at a table: one struct for each kind of line in its log.

The log is the truth. A line says only what was decided; everything else follows from it. Moves are secret, and so are
these lines: clients get messages made from them, never the lines themselves.
"""

import msgspec

from permonik.engine.core.options import OptionValue
from permonik.server.evening import Played


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """The kind of a line is the name of its class in small letters."""

    @property
    def kind(self) -> str:
        return type(self).__name__.lower()


class Opened(Line, frozen=True):
    """Somebody set a table; whoever sits down first is its host. `evening` is what its people played before."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    evening: tuple[Played, ...] = ()


class Sat(Line, frozen=True):
    """A person took a free seat. Only the hash of the seat's secret is kept."""

    seat: int
    name: str
    secret_hash: str


class Stood(Line, frozen=True):
    """A person left the seat, or was removed, before the start."""

    seat: int


class Employed(Line, frozen=True):
    """A bot took a free seat; no level empties it again."""

    seat: int
    level: str | None


class Configured(Line, frozen=True):
    """The host chose rule options."""

    options: dict[str, OptionValue]


class Resized(Line, frozen=True):
    """The host chose how many play; free seats came or went at the end."""

    seats: int


class Hosted(Line, frozen=True):
    """Another seat is host now; `claimed` when it took the chair of a host who was away."""

    seat: int
    claimed: bool = False


class Reissued(Line, frozen=True):
    """The seat got a new secret; the old one is dead. `by` did it, and `agreed` agreed where that was needed."""

    seat: int
    secret_hash: str
    by: int | None = None
    agreed: int | None = None


class Requested(Line, frozen=True):
    """The host asks those at the table to agree to a new secret of a seat."""

    seat: int
    secret_hash: str
    by: int


class Declined(Line, frozen=True):
    """Somebody did not agree, or the host asks no longer."""

    seat: int
    by: int


class Committed(Line, frozen=True):
    """The host started: seats and options are fixed, the seed of the deal is fixed, its hash is published."""

    commitment: str


class Contributed(Line, frozen=True):
    """A person added randomness to the deal, as 32 hexadecimal digits."""

    seat: int
    contribution: str


class Dealt(Line, frozen=True):
    """Contributions are closed and the cards are dealt."""


class Moved(Line, frozen=True):
    """A seat's move; `by` is "person", "bot" or "default", or the level of a bot that stood in for one that
    had too much to do."""

    seat: int
    move: str
    by: str


class Acknowledged(Line, frozen=True):
    """A seat has seen the result of the last round."""

    seat: int


class Readied(Line, frozen=True):
    """A seat has read what its round began with, such as its role: bots need not wait for it."""

    seat: int


class Resumed(Line, frozen=True):
    """Everybody has seen the result, or had the time to: the next round goes on."""


class Replaced(Line, frozen=True):
    """A bot plays for an absent person, until the person comes back (no level)."""

    seat: int
    level: str | None


class Watched(Line, frozen=True):
    """The host opened or closed the table to watchers."""

    open: bool


class Chatted(Line, frozen=True):
    """The host allowed or forbade free chat."""

    allowed: bool


class Remarked(Line, frozen=True):
    """The host let bots say whom they suspect, or not."""

    allowed: bool


class Paced(Line, frozen=True):
    """The host chose the soft clock: "off", "relaxed" or "brisk"."""

    clock: str


class Said(Line, frozen=True, omit_defaults=True):
    """A phrase from the list, or a chat text; one of them is empty. What a bot says is about another seat."""

    seat: int
    phrase: str
    text: str
    about: int | None = None


class Noted(Line, frozen=True):
    """What a seat thinks of another one: trust, unsure or suspect. An aside: nobody else hears of it before the end,
    not even that there is such a line."""

    seat: int
    about: int
    grade: str


class Followed(Line, frozen=True):
    """A new table for the same people."""

    code: str


class Closed(Line, frozen=True):
    """The table cannot go on."""

    reason: str


AnyLine = (
    Opened
    | Sat
    | Stood
    | Employed
    | Configured
    | Resized
    | Hosted
    | Reissued
    | Requested
    | Declined
    | Committed
    | Contributed
    | Dealt
    | Moved
    | Acknowledged
    | Readied
    | Resumed
    | Replaced
    | Watched
    | Chatted
    | Remarked
    | Paced
    | Said
    | Noted
    | Followed
    | Closed
)
DECODER: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def write_line(line: AnyLine) -> bytes:
    return msgspec.json.encode(line)


def read_line(body: bytes) -> AnyLine:
    return DECODER.decode(body)
