"""One client on a socket: what it may see, what it wishes, and what waits to be sent to it."""

import asyncio
from contextlib import ExitStack
from functools import partial
from typing import Protocol

import msgspec

from permonik.server import protocol
from permonik.server.decisions import Refused, require, require_legal
from permonik.server.limits import household_of
from permonik.server.links import join_link, seat_link, watch_link
from permonik.server.room import Room
from permonik.server.rooms import UnknownTable
from permonik.server.screens import offered_moves
from permonik.server.secrets import CODE_LENGTH, opens, secret_hash
from permonik.server.storage import StorageError
from permonik.server.wishes import Wishes

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow client; then it must come back and catch up."""
MOST_WATCHERS = 100
"""At one table: everybody is told of everybody who comes and goes."""

ENCODER = msgspec.json.Encoder()


class Slow(Exception):
    """The client does not read what is sent to it."""


class Dismissed(Exception):
    """The client may see nothing of the table any more."""


class Gone(Exception):
    """The client has hung up."""


class Wire(Protocol):
    """The socket of a client."""

    @property
    def is_open(self) -> bool: ...

    @property
    def is_writable(self) -> bool:
        """Whether what is sent now would not only pile up."""

    def send_text(self, text: bytes) -> None:
        """Sends a text as one frame. Never waits."""


class Connection:
    """A listener of one room that also has wishes."""

    def __init__(self, wishes: Wishes, room: Room, wire: Wire) -> None:
        self.wishes = wishes
        self.room = room
        self.wire = wire
        self.keys: dict[int, str] = {}
        """The seats of this client, and the hash of the secret that opened each."""
        self.seats: frozenset[int] = frozenset()
        self.reads = False
        self.waiting: list[bytes] = []
        self.bytes_waiting = 0
        self.ended: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()
        """Why nothing can be sent any more: Slow, Dismissed or Gone."""
        self.renewing: tuple[int, str] | None = None
        """The own seat whose secret this client is replacing, and the hash of the new one."""
        self.dismissed = False
        self.unread = ExitStack()
        """Counts the welcome until it has been read, or the client is gone."""

    # What is sent.

    def say(self, answer: protocol.AnyToClient) -> None:
        self.push(ENCODER.encode(answer))

    def push(self, text: bytes) -> None:
        self.bytes_waiting += len(text)
        if self.bytes_waiting > MOST_WAITING:
            self.end(Slow())
        else:
            self.put(text)

    def put(self, text: bytes) -> None:
        """What is put here in one go is sent together."""
        if not self.waiting:
            self.wishes.outbox.add(self)
        self.waiting.append(text)

    def flush(self) -> None:
        """Sends all that waits, as one list; to a slow client, when it has read what it was sent before."""
        if not self.wire.is_open:
            self.end(Gone())
        elif self.waiting and self.wire.is_writable:
            self.wire.send_text(b"[" + b",".join(self.waiting) + b"]")
            self.waiting.clear()
            self.bytes_waiting = 0
            if self.dismissed:
                self.end(Dismissed())
        if self.wire.is_writable:
            self.unread.close()

    def end(self, reason: Exception) -> None:
        if not self.ended.done():
            self.ended.set_result(reason)

    # The first message.

    def greet(self, hello: protocol.Hello, address: str) -> None:
        """Opens the seats whose secrets fit. A secret that fits none is refused, and nothing is shown."""
        self.reads = hello.reads
        for index, secret in enumerate(hello.secrets):
            self.open_seat(self.seat_of(secret, index))
        require(bool(self.seats) or self.room.table.is_open, "watching_closed")
        require(bool(self.seats) or self.room.watchers() < MOST_WATCHERS, "watchers_full", most=MOST_WATCHERS)
        welcome = self.room.guarded(lambda _: ENCODER.encode(self.welcome(hello.last)))
        # Counted for the address and not as waiting: who comes back may have missed more than may pile up.
        has_room = self.unread.enter_context(self.wishes.unread_welcomes.enter(address, len(welcome)))
        if not has_room:
            self.unread.close()
            raise Refused("too_often", {})
        self.room.listeners.add(self)
        self.put(welcome)
        self.wishes.caretaker.notice_presence(self.room)

    def seat_of(self, secret: str, index: int) -> int:
        for number, seat in enumerate(self.room.table.seats):
            if seat.is_person and opens(secret, seat.secret_hash):
                return number
        raise Refused("wrong_secret", {"index": index})

    def open_seat(self, seat: int) -> None:
        self.keys[seat] = self.room.table.seats[seat].secret_hash
        self.seats = frozenset(self.keys)
        self.room.hands.join(self.seats)

    def welcome(self, last: int | None) -> protocol.Welcome:
        table, room = self.room.table, self.room
        return protocol.Welcome(
            table=table.id,
            code=table.code,
            join_link=join_link(table.code),
            watch_link=watch_link(table.code),
            number=table.number,
            phase=table.phase,
            game=table.game_id,
            host=table.host,
            options=dict(table.options),
            seats=[
                protocol.Place(
                    name=seat.name,
                    person=seat.is_person,
                    level=seat.level,
                    contributed=seat.contribution is not None,
                )
                for seat in table.seats
            ],
            yours=list(self.keys),
            watching=table.watching,
            chat=table.chat,
            remarks=table.remarks,
            clock=table.clock,
            commitment=table.commitment,
            pausing=table.is_pausing,
            acknowledged=sorted(table.acknowledged),
            ready=sorted(table.ready),
            shown_round=table.shown_round,
            followed_by=table.followed_by,
            closed_because=table.closed_because,
            late=self.wishes.caretaker.is_late(room),
            request=self.request(),
            waiting=self.wishes.caretaker.shown_wait(room),
            here=sorted(room.here() | self.seats),
            away=sorted(room.away - self.seats),
            watchers=room.watchers() + (not self.seats and self not in room.listeners),
            sights=[self.sight(seat, last) for seat in sorted(self.seats)] or [self.sight(None, last)],
        )

    def request(self) -> protocol.Request | None:
        asked = self.room.table.request
        return None if asked is None else protocol.Request(seat=asked.seat, by=asked.by)

    def sight(self, seat: int | None, last: int | None) -> protocol.Sight:
        return protocol.Sight(
            seat=seat,
            screen=self.room.screens.whole(seat),
            moves=offered_moves(self.room.table, seat),
            missed=self.room.missed(last, seat),
            noted=[protocol.Opinion(about=about, grade=grade) for about, grade in self.room.table.grades(seat).items()],
        )

    def recheck(self) -> None:
        """Gives up the seats whose secrets have died, and leaves when watchers are sent away."""
        places = self.room.table.seats
        before = self.seats
        for seat, key in list(self.keys.items()):
            now = places[seat].secret_hash if seat < len(places) else ""
            if self.renewing == (seat, now):
                self.keys[seat] = now
            elif now != key:
                del self.keys[seat]
        self.seats = frozenset(self.keys)
        if not self.seats and not self.room.table.is_open:
            self.room.listeners.discard(self)
            self.refuse(0, "watching_closed", {})
            self.dismissed = True
        elif self.seats != before:
            self.say(self.welcome(None))

    def leave(self) -> None:
        self.waiting.clear()
        self.room.listeners.discard(self)
        self.wishes.caretaker.notice_presence(self.room)

    # Wishes.

    async def receive(self, frame: str | bytes) -> None:
        """Answers one message; whatever it is, the table and the other clients are safe."""
        try:
            message = protocol.read(frame, protocol.DECODER)
        except msgspec.DecodeError as error:
            self.refuse(protocol.ref_of(frame), "malformed_message", {"reason": str(error)[:200]})
            return
        try:
            await self.obey(message)
        except Refused as refused:
            self.refuse(message.ref, refused.code, dict(refused.details), refused.rules)
        except StorageError as error:
            self.refuse(message.ref, "not_stored", {"reason": error.code})

    def refuse(self, ref: int, code: str, details: dict[str, object], rules: tuple[str, ...] = ()) -> None:
        self.say(protocol.Refused(ref=ref, code=code, details=details, rules=list(rules)))

    async def obey(self, message: protocol.AnyFromClient) -> None:
        match message:
            case protocol.Hello():
                raise Refused("already_greeted", {})
            case protocol.Ping():
                self.say(protocol.Pong(ref=message.ref))
            case protocol.Sit():
                seat, secret = await self.wishes.sit(self.room, message)
                self.open_seat(seat)
                self.wishes.caretaker.notice_presence(self.room)
                self.hand_over(message.ref, seat, secret)
            case _:
                require(message.seat in self.seats, "not_your_seat", seat=message.seat)
                await self.obey_wish(message)

    def hand_over(self, ref: int, seat: int, secret: str, *, waits: bool = False) -> None:
        link = seat_link(self.room.table.code, secret)
        self.say(protocol.Seated(ref=ref, seat=seat, secret=secret, link=link, waits=waits))

    async def obey_wish(self, wish: protocol.AnyWish) -> None:
        match wish:
            case protocol.Why(seat=seat, move=move):
                self.room.guarded(partial(require_legal, seat=seat, text=move))
                self.say(protocol.Granted(ref=wish.ref, number=self.room.table.number))
            case protocol.Point():
                self.wishes.point(self.room, wish)
                self.say(protocol.Granted(ref=wish.ref, number=self.room.table.number))
            case protocol.Reissue():
                secret = self.wishes.secret_for(wish)
                self.renewing = (wish.target, secret_hash(secret)) if wish.target in self.seats else None
                try:
                    opens_now = await self.wishes.reissue(self.room, wish, self, secret)
                finally:
                    self.renewing = None
                self.hand_over(wish.ref, wish.target, secret, waits=not opens_now)
            case _:
                number = await self.wishes.grant(self.room, wish, self)
                self.say(protocol.Granted(ref=wish.ref, number=number))


def opens_seat(room: Room, secret: str) -> bool:
    return any(seat.is_person and opens(secret, seat.secret_hash) for seat in room.table.seats)


def is_code(wanted: str) -> bool:
    return len(wanted) <= CODE_LENGTH


async def connect(wishes: Wishes, hello: protocol.Hello, address: str, wire: Wire) -> Connection:
    """The connection of a client that has said hello. Raises Refused."""
    try:
        find = wishes.rooms.find_code if is_code(hello.table) else wishes.rooms.find
        room = await find(hello.table.upper() if is_code(hello.table) else hello.table)
    except UnknownTable:
        raise Refused("unknown_table", {}) from None
    except StorageError as error:
        raise Refused("not_stored", {"reason": error.code}) from None
    has_seat = bool(hello.secrets) and any(opens_seat(room, secret) for secret in hello.secrets)
    wishes.admit(room, address, has_seat=has_seat)
    if not all(opens_seat(room, secret) for secret in hello.secrets):
        await wishes.rooms.settle(room)
    connection = Connection(wishes, room, wire)
    connection.greet(hello, address)
    if has_seat:
        room.party = household_of(address)
    wishes.caretaker.nudge(room)
    return connection
