"""What goes over the socket, as JSON text: a frame from a client is one message, a frame to a client a list of them.

A client says hello, then sends wishes. Every wish is answered once: granted, refused, or with what was asked for.
"""

import re
from typing import Annotated, TypeVar

import msgspec

Read = TypeVar("Read")

Text = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
OptionText = Annotated[str, msgspec.Meta(max_length=400)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Coordinate = Annotated[int, msgspec.Meta(ge=-99, le=99)]


def tag_of(name: str) -> str:
    """AllowChat is `allow_chat` on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=tag_of):
    """`ref` is the client's own number for the message; it comes back with the answer."""

    ref: Number = 0


class Hello(FromClient, frozen=True, kw_only=True):
    """The first message: which table, by id or code; which seats, by their secrets (none to watch); and the number of
    the last line seen (-1 for none, null when past lines are not wanted). A client that `reads` says when its people
    have read a role or a result, and is waited for."""

    table: Word
    secrets: Annotated[list[Word], msgspec.Meta(max_length=16)] = []
    last: Number | None = None
    reads: bool = False


class Ping(FromClient, frozen=True, kw_only=True):
    """Answered by `pong`."""


class Sit(FromClient, frozen=True, kw_only=True):
    """Take a seat, or any free one, with a name. Answered by `seated`. The client draws the secret and keeps it before
    it asks: then nothing is lost with the answer, and asking again changes nothing."""

    name: Name
    seat: SeatNumber | None = None
    secret: Word | None = None


class Wish(FromClient, frozen=True, kw_only=True):
    """A message in the name of a seat that this client holds."""

    seat: SeatNumber


class Stand(Wish, frozen=True, kw_only=True):
    """Leave a seat, one's own or as host another's, before the start."""

    target: SeatNumber


class Employ(Wish, frozen=True, kw_only=True):
    """As host, let a bot of a level take a free seat, or empty it again (no level)."""

    target: SeatNumber
    level: Word | None


class Configure(Wish, frozen=True, kw_only=True):
    """As host, choose rule options."""

    options: Annotated[dict[Word, bool | int | OptionText], msgspec.Meta(max_length=32)]


class Resize(Wish, frozen=True, kw_only=True):
    """As host, choose how many play."""

    seats: SeatNumber


class Start(Wish, frozen=True, kw_only=True):
    """As host, fix seats and options and publish the hash of the seed."""


class Contribute(Wish, frozen=True, kw_only=True):
    """Add 16 random bytes to the deal, as 32 hexadecimal digits."""

    contribution: Word


class Move(Wish, frozen=True, kw_only=True):
    """`after` is the number of the last line the client has seen: a stale wish is refused."""

    move: Text
    after: Number


class Why(Wish, frozen=True, kw_only=True):
    """Ask why a move is refused. Granted when it is not."""

    move: Text


class Acknowledge(Wish, frozen=True, kw_only=True):
    """The seat has seen the result of a round and is ready for the next."""

    round: Number


class Ready(Wish, frozen=True, kw_only=True):
    """The seat has read what its round began with, such as its role; bots wait for it."""

    round: Number


class Phrase(Wish, frozen=True, kw_only=True):
    """Say a phrase of the list."""

    phrase: Word


class Chat(Wish, frozen=True, kw_only=True):
    """Say something, if the host allows it."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Point(Wish, frozen=True, kw_only=True):
    """Point at a cell of the board while somebody else decides, where the rules of the game let others do so."""

    x: Coordinate
    y: Coordinate


class Note(Wish, frozen=True, kw_only=True):
    """Note what the seat thinks of another one: trust, unsure or suspect. Nobody else hears of it before the end."""

    about: SeatNumber
    grade: Word


class AllowChat(Wish, frozen=True, kw_only=True):
    """As host, allow or forbid free chat."""

    allowed: bool


class AllowRemarks(Wish, frozen=True, kw_only=True):
    """As host, let bots say whom they suspect and whom they trust, or not."""

    allowed: bool


class OpenWatching(Wish, frozen=True, kw_only=True):
    """As host, let watchers in or send them away."""

    open: bool


class SetClock(Wish, frozen=True, kw_only=True):
    """As host, choose the soft clock: off, relaxed or brisk."""

    clock: Word


class Replace(Wish, frozen=True, kw_only=True):
    """As host, let a bot play for somebody who is away."""

    target: SeatNumber
    level: Word


class PassHost(Wish, frozen=True, kw_only=True):
    """As host, make another seat host."""

    target: SeatNumber


class ClaimHost(Wish, frozen=True, kw_only=True):
    """Become host when the host is away."""


class Reissue(Wish, frozen=True, kw_only=True):
    """As host, give a seat a new secret; the old one is dead. Answered by `seated`. The client draws it, as in `sit`.
    In a running game somebody else may have to agree first."""

    target: SeatNumber
    secret: Word | None = None


class Agree(Wish, frozen=True, kw_only=True):
    """Agree to the new secret of a seat that the host asks for."""

    target: SeatNumber


class Decline(Wish, frozen=True, kw_only=True):
    """Do not agree to it; or, as host, ask no longer."""

    target: SeatNumber


class Hurry(Wish, frozen=True, kw_only=True):
    """As host, let a bot of a level decide once for a seat whose time has run out; no level makes the default move."""

    level: Word | None = None


class Rematch(Wish, frozen=True, kw_only=True):
    """Set a new table for the same people, whose secrets open their seats there as well; for another `game`, or for the
    same one (null)."""

    game: Word | None = None


AnyWish = (
    Stand
    | Employ
    | Configure
    | Resize
    | Start
    | Contribute
    | Move
    | Why
    | Acknowledge
    | Ready
    | Phrase
    | Chat
    | Point
    | Note
    | AllowChat
    | AllowRemarks
    | OpenWatching
    | SetClock
    | Replace
    | PassHost
    | ClaimHost
    | Reissue
    | Agree
    | Decline
    | Hurry
    | Rematch
)
AnyFromClient = Hello | Ping | Sit | AnyWish
DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


class OnlyRef(msgspec.Struct, frozen=True):
    ref: Number = 0


REF_DECODER: msgspec.json.Decoder[OnlyRef] = msgspec.json.Decoder(OnlyRef)


def read(frame: str | bytes, decoder: msgspec.json.Decoder[Read]) -> Read:
    """What somebody sent. Raises DecodeError, whatever is wrong with it."""
    try:
        return decoder.decode(frame)
    except UnicodeError:
        raise msgspec.DecodeError("JSON is malformed: not UTF-8") from None
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None


def ref_of(frame: str | bytes) -> int:
    """The client's number for a message, even for one that cannot be understood; 0 when it has none."""
    try:
        return read(frame, REF_DECODER).ref
    except msgspec.DecodeError:
        return 0


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=tag_of):
    pass


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. A person with a level is away, and a bot of that level plays."""

    name: str
    person: bool
    level: str | None
    contributed: bool


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """The host (`by`) asks those at the table to agree to a new secret of a seat."""

    seat: int
    by: int


class Opinion(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has noted about another one."""

    about: int
    grade: str
    """trust, unsure or suspect."""


class Sight(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat sees (null: the audience): its screen once there is a game, its moves when it is to move, the
    lines after the last one seen, and what it has noted about others in this round."""

    seat: int | None
    screen: msgspec.Raw | None = None
    moves: list[msgspec.Raw] = []
    missed: list[msgspec.Raw] = []
    noted: list[Opinion] = []


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """What the table waits for before it goes on by itself."""

    what: str
    """role, result or move."""
    seats: list[int]
    seconds: int | None
    """Until it goes on all the same, rounded up; null when it waits as long as it takes."""


class Welcome(ToClient, frozen=True, kw_only=True):
    """The table as this client may see it."""

    table: str
    code: str
    join_link: str
    watch_link: str
    number: int
    """The number of the last line."""
    phase: str
    """lobby, contributing, playing, over or closed."""
    game: str
    host: int
    """The host's seat; -1 while nobody sits."""
    options: dict[str, bool | int | str]
    seats: list[Place]
    yours: list[int]
    """The seats of this client, in the order of their secrets in `hello`."""
    watching: bool
    chat: bool
    remarks: bool
    clock: str
    commitment: str
    pausing: bool
    acknowledged: list[int]
    ready: list[int]
    shown_round: int
    followed_by: str
    closed_because: str
    late: bool
    request: Request | None
    waiting: Wait | None
    here: list[int]
    away: list[int]
    watchers: int
    sights: list[Sight]


class Told(ToClient, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the log for one seat of this client (null: for the audience), the fields of its screen that the line
    changed, and, when the line decides about them, the moves it may choose from now. While `pausing`, a round is over
    and the table waits until everybody has acknowledged it."""

    seat: int | None
    line: msgspec.Raw
    changes: dict[str, object] = {}
    moves: list[msgspec.Raw] | None = None
    pausing: bool = False


class Presence(ToClient, frozen=True, kw_only=True):
    """Who is connected now, and who has been gone for some seconds."""

    here: list[int]
    away: list[int]
    watchers: int


class Waiting(ToClient, frozen=True, kw_only=True):
    """What the table waits for from now on; null when nothing is counted and nobody is asked for."""

    wait: Wait | None


class Late(ToClient, frozen=True, kw_only=True):
    """The soft clock of a seat has run out: the host may hurry."""

    seat: int


class Pointed(ToClient, frozen=True, kw_only=True):
    """A seat points at a cell just now. It is in no log, and means nothing to the game."""

    seat: int
    x: int
    y: int


class Noted(ToClient, frozen=True, kw_only=True):
    """A seat of this client has noted what it thinks of another one; on each of its devices, and on no other."""

    seat: int
    about: int
    grade: str


class Seated(ToClient, frozen=True, kw_only=True, omit_defaults=True):
    """The secret of a seat, and the link that carries it. While it `waits`, somebody must agree before it opens."""

    ref: int
    seat: int
    secret: str
    link: str
    waits: bool = False


class Granted(ToClient, frozen=True, kw_only=True):
    """The wish is durable; `number` is the line it made, or the last one."""

    ref: int
    number: int


class Refused(ToClient, frozen=True, kw_only=True):
    """The one shape of every error: a message id with arguments, and the rules where a move is refused."""

    ref: int
    code: str
    details: dict[str, object]
    rules: list[str]


class Pong(ToClient, frozen=True, kw_only=True):
    """The answer to `ping`."""

    ref: int


AnyToClient = Welcome | Told | Presence | Waiting | Late | Pointed | Noted | Seated | Granted | Refused | Pong
