"""What goes over the socket: JSON text frames, one tagged message each.

A client says hello, then sends wishes. Every wish is answered once: granted, refused, or with what was asked for.
"""

from typing import Annotated

import msgspec

Text = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]


class FromClient(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """`ref` is the client's own number for the message; it comes back with the answer."""

    ref: Number = 0


class Hello(FromClient, frozen=True, kw_only=True):
    """The first message: which table, which seats by their secrets (none to watch), and the last number seen."""

    table: Word
    secrets: Annotated[list[Word], msgspec.Meta(max_length=16)] = []
    last: Number = -1


class Ping(FromClient, frozen=True, kw_only=True):
    pass


class Sit(FromClient, frozen=True, kw_only=True):
    name: Name
    seat: SeatNumber | None = None


class Wish(FromClient, frozen=True, kw_only=True):
    """A message in the name of a seat that this client holds."""

    seat: SeatNumber


class Stand(Wish, frozen=True, kw_only=True):
    """Leave a seat, one's own or as host another's, before the start."""

    target: SeatNumber


class Employ(Wish, frozen=True, kw_only=True):
    target: SeatNumber
    level: Word | None


class Configure(Wish, frozen=True, kw_only=True):
    options: Annotated[dict[Word, bool | int | Word], msgspec.Meta(max_length=32)]


class Start(Wish, frozen=True, kw_only=True):
    pass


class Contribute(Wish, frozen=True, kw_only=True):
    contribution: Word


class Move(Wish, frozen=True, kw_only=True):
    """`after` is the number of the last line the client has seen: a stale wish is refused."""

    move: Text
    after: Number


class Why(Wish, frozen=True, kw_only=True):
    move: Text


class Acknowledge(Wish, frozen=True, kw_only=True):
    """The seat has seen the result of a round."""

    round: Number


class Phrase(Wish, frozen=True, kw_only=True):
    phrase: Word


class Chat(Wish, frozen=True, kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=1000)]


class AllowChat(Wish, frozen=True, kw_only=True):
    allowed: bool


class OpenWatching(Wish, frozen=True, kw_only=True):
    open: bool


class SetClock(Wish, frozen=True, kw_only=True):
    clock: Word


class Replace(Wish, frozen=True, kw_only=True):
    target: SeatNumber
    level: Word


class TakeBack(Wish, frozen=True, kw_only=True):
    pass


class PassHost(Wish, frozen=True, kw_only=True):
    target: SeatNumber


class ClaimHost(Wish, frozen=True, kw_only=True):
    pass


class Reissue(Wish, frozen=True, kw_only=True):
    target: SeatNumber


AnyWish = (
    Stand
    | Employ
    | Configure
    | Start
    | Contribute
    | Move
    | Why
    | Acknowledge
    | Phrase
    | Chat
    | AllowChat
    | OpenWatching
    | SetClock
    | Replace
    | TakeBack
    | PassHost
    | ClaimHost
    | Reissue
)
AnyFromClient = Hello | Ping | Sit | AnyWish
DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


class OnlyRef(msgspec.Struct, frozen=True):
    ref: Number = 0


def ref_of(frame: str | bytes) -> int:
    """The client's number for a message, even for one that cannot be understood; 0 when it has none."""
    try:
        return msgspec.json.decode(frame, type=OnlyRef).ref
    except msgspec.DecodeError:
        return 0


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    pass


class Welcome(ToClient, frozen=True, kw_only=True):
    """The table as this client may see it: lobby facts, its seats' screens, and the lines it missed."""

    table: str
    code: str
    number: int
    phase: str
    game: str
    host: int
    options: dict[str, object]
    seats: list[dict[str, object]]
    yours: list[int]
    watching: bool
    chat: bool
    clock: str
    commitment: str
    screens: dict[str, msgspec.Raw]
    missed: list[msgspec.Raw]


class Told(ToClient, frozen=True, kw_only=True):
    """One line of the log, for one seat of this client (None: for the audience)."""

    seat: int | None
    line: msgspec.Raw


class Turn(ToClient, frozen=True, kw_only=True):
    """The moves that a seat of this client may choose from now."""

    seat: int
    after: int
    moves: list[dict[str, object]]


class Seated(ToClient, frozen=True, kw_only=True):
    """The secret of a seat, shown once."""

    ref: int
    seat: int
    secret: str


class Granted(ToClient, frozen=True, kw_only=True):
    ref: int
    number: int


class Refused(ToClient, frozen=True, kw_only=True):
    """The one shape of every error: a message id with arguments, and the rules where a move is refused."""

    ref: int
    code: str
    details: dict[str, object]
    rules: list[str]


class Pong(ToClient, frozen=True, kw_only=True):
    ref: int


AnyToClient = Welcome | Told | Turn | Seated | Granted | Refused | Pong


def schema() -> dict[str, object]:
    """The JSON Schema of both directions, from which the client's types are made."""
    shown, components = msgspec.json.schema_components(
        (AnyFromClient, AnyToClient), schema_hook=lambda _: {"title": "JSON"}, ref_template="#/$defs/{name}"
    )
    return {"fromClient": shown[0], "toClient": shown[1], "$defs": components}
