"""One client on a socket: what it may see, what it wishes, and what waits to be sent to it."""

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec

from permonik.server import protocol
from permonik.server.decisions import Refused, require, why_not
from permonik.server.hall import Hall, legal_moves, screen
from permonik.server.rooms import Room, UnknownTable
from permonik.server.secrets import opens
from permonik.server.storage import StorageError

MOST_WAITING = 500
"""Messages that may wait for a slow client; then it must come back and catch up."""
PATIENCE_OF_LIMITS = 3.0
ALLOWED_PER_SECOND = 20.0
BURST = 60.0

ENCODER = msgspec.json.Encoder()


class Slow(Exception):
    """The client does not read what is sent to it."""


class Flood(Exception):
    """The client sends more than anybody can type."""


class Bucket:
    """Lets a burst through, then slows down, then gives up."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.level = BURST
        self.at = now()
        self.slow_since: float | None = None

    def delay(self) -> float:
        """How long the client has to wait for its next message. Raises Flood when it has been slowed for too long."""
        now = self.now()
        self.level = min(BURST, self.level + (now - self.at) * ALLOWED_PER_SECOND) - 1
        self.at = now
        if self.level >= 0:
            self.slow_since = None
            return 0.0
        self.slow_since = now if self.slow_since is None else self.slow_since
        if now - self.slow_since > PATIENCE_OF_LIMITS:
            raise Flood
        return -self.level / ALLOWED_PER_SECOND


class Connection:
    """A listener of one room that also has wishes."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall = hall
        self.room = room
        self.seats: frozenset[int] = frozenset()
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.slow = False

    def say(self, answer: protocol.AnyToClient) -> None:
        self.push(ENCODER.encode(answer))

    def push(self, text: bytes) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.slow = True
            self.waiting.put_nowait(None)
        else:
            self.waiting.put_nowait(text)

    def hear(self, seat: int | None, text: bytes) -> None:
        self.say(protocol.Told(seat=seat, line=msgspec.Raw(text)))
        if seat is not None:
            self.offer_moves(seat)

    def offer_moves(self, seat: int) -> None:
        table = self.room.table
        if table.phase == "playing" and int(table.playing.to_move) == seat and table.seats[seat].played_by is None:
            self.say(protocol.Turn(seat=seat, after=len(self.room.lines) - 1, moves=legal_moves(self.room, seat)))

    async def outgoing(self) -> AsyncIterator[bytes]:
        """What to send, in order. Raises Slow when too much has piled up."""
        while (text := await self.waiting.get()) is not None and not self.slow:
            yield text
        raise Slow

    # The first message.

    def greet(self, hello: protocol.Hello) -> None:
        """Opens the seats whose secrets fit. A secret that fits none is refused, and nothing is shown."""
        self.seats = frozenset(self.seat_of(secret) for secret in hello.secrets)
        require(bool(self.seats) or self.room.table.watching, "watching_closed")
        self.room.listeners.add(self)
        self.hall.notice_presence(self.room)
        self.say(self.welcome(hello.last))
        for seat in sorted(self.seats):
            self.offer_moves(seat)

    def seat_of(self, secret: str) -> int:
        for number, seat in enumerate(self.room.table.seats):
            if seat.is_person and opens(secret, seat.secret_hash):
                return number
        raise Refused("wrong_secret", {})

    def welcome(self, last: int) -> protocol.Welcome:
        table = self.room.table
        eyes: list[int | None] = [None]
        if self.seats:
            eyes = [*sorted(self.seats)]
        known = 0 <= last < len(self.room.lines)
        missed = self.room.catch_up(last, eyes[0]) if known and len(eyes) == 1 else []
        shown = [] if known and len(eyes) == 1 else eyes
        playing = table.state is not None
        return protocol.Welcome(
            table=table.id,
            code=table.code,
            number=len(self.room.lines) - 1,
            phase=table.phase,
            game=table.game.id,
            host=table.host,
            options=dict(table.options),
            seats=[
                {"name": seat.name, "person": seat.is_person, "level": seat.level, "free": seat.is_free}
                for seat in table.seats
            ],
            yours=sorted(self.seats),
            watching=table.watching,
            chat=table.chat,
            clock=table.clock,
            commitment=table.commitment,
            screens={str(eye): screen(self.room, eye) for eye in shown} if playing else {},
            missed=[msgspec.Raw(text) for text in missed],
        )

    def leave(self) -> None:
        self.room.listeners.discard(self)
        self.hall.notice_presence(self.room)

    # Wishes.

    async def receive(self, frame: str | bytes) -> None:
        """Answers one message; whatever it is, the table and the other clients are safe."""
        ref = protocol.ref_of(frame)
        try:
            await self.obey(protocol.DECODER.decode(frame))
        except msgspec.DecodeError as error:
            self.refuse(ref, "malformed_message", {"got": str(error)[:200]})
        except Refused as refused:
            self.refuse(ref, refused.code, dict(refused.details), refused.rules)
        except StorageError as error:
            self.refuse(ref, "not_stored", {"reason": error.code})

    def refuse(self, ref: int, code: str, details: dict[str, object], rules: tuple[str, ...] = ()) -> None:
        self.say(protocol.Refused(ref=ref, code=code, details=details, rules=list(rules)))

    async def obey(self, message: protocol.AnyFromClient) -> None:
        match message:
            case protocol.Hello():
                raise Refused("already_greeted", {})
            case protocol.Ping():
                self.say(protocol.Pong(ref=message.ref))
            case protocol.Sit():
                seat, secret = await self.hall.sit(self.room, message)
                self.take_seat(message.ref, seat, secret)
            case _:
                require(message.seat in self.seats, "not_your_seat", seat=message.seat)
                await self.obey_wish(message)

    def take_seat(self, ref: int, seat: int, secret: str) -> None:
        self.seats |= {seat}
        self.hall.notice_presence(self.room)
        self.say(protocol.Seated(ref=ref, seat=seat, secret=secret))

    async def obey_wish(self, wish: protocol.AnyWish) -> None:
        match wish:
            case protocol.Why(seat=seat, move=move):
                require(self.room.table.phase == "playing", "not_playing")
                refusal = why_not(self.room.table, seat, move)
                if refusal is None:
                    self.say(protocol.Granted(ref=wish.ref, number=len(self.room.lines) - 1))
                else:
                    self.refuse(wish.ref, refusal.reason, dict(refusal.args), refusal.rules)
            case protocol.Reissue():
                seat, secret = await self.hall.reissue(self.room, wish)
                self.dismiss(seat)
                self.say(protocol.Seated(ref=wish.ref, seat=seat, secret=secret))
            case _:
                self.say(protocol.Granted(ref=wish.ref, number=await self.hall.grant(self.room, wish)))

    def dismiss(self, seat: int) -> None:
        """Whoever listens for a seat whose secret has died does so no longer."""
        for listener in list(self.room.listeners):
            if isinstance(listener, Connection) and seat in listener.seats:
                listener.seats -= {seat}


async def connect(hall: Hall, hello: protocol.Hello) -> Connection:
    """The connection of a client that has said hello. Raises Refused."""
    try:
        by_code = len(hello.table) <= len("ABCDEF")
        room = await (hall.rooms.find_code(hello.table.upper()) if by_code else hall.rooms.find(hello.table))
    except UnknownTable:
        raise Refused("unknown_table", {}) from None
    connection = Connection(hall, room)
    connection.greet(hello)
    hall.nudge(room)
    return connection
