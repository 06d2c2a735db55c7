"""Grants what people wish: every wish becomes a line of a table's log, or is refused with a reason."""

import asyncio
from functools import partial

from msgspec.structs import replace

from permonik.engine.core.names import clean_name
from permonik.server import decisions, protocol
from permonik.server.bell import Bell
from permonik.server.caretaker import Caretaker
from permonik.server.decide import Circumstances, decide
from permonik.server.decisions import Refused
from permonik.server.limits import Bucket, Crowd, Guard
from permonik.server.outbox import Outbox
from permonik.server.phases import Phase
from permonik.server.rematch import first_lines, next_game
from permonik.server.room import Listener, Room
from permonik.server.rooms import Rooms
from permonik.server.secrets import is_strong, seat_secret, secret_hash
from permonik.server.storage import StorageError
from permonik.server.table import Decide
from permonik.server.thinkers import Thinkers
from permonik.server.timeouts import Timeouts

EXPECTED = (protocol.Move, protocol.Contribute, protocol.Acknowledge, protocol.Ready)
"""Wishes that the table waits for."""
MOST_UNREAD_BYTES = 32_000_000
"""Of welcomes that one address has not read yet: a family of 24 devices that come back to the longest game has half."""
TOGETHER_AT_A_DOOR = 5
"""How many times as often as one address all of them together may say hello to one table."""


class Wishes:
    """Serves any game of the engine through its contract alone."""

    def __init__(
        self,
        rooms: Rooms,
        thinkers: Thinkers,
        timeouts: Timeouts | None = None,
        chatter_per_minute: float = 60,
        hellos_per_minute: float = 60,
        bell: Bell | None = None,
    ) -> None:
        self.rooms = rooms
        self.chatter_per_minute = chatter_per_minute
        self.hellos_per_minute = hellos_per_minute
        self.outbox = Outbox()
        self.unread_welcomes = Crowd(MOST_UNREAD_BYTES)
        self.caretaker = Caretaker(rooms, thinkers, timeouts or Timeouts(), bell)

    async def write(self, room: Room, decide_next: Decide) -> int:
        number = await self.rooms.write(room, decide_next)
        self.caretaker.nudge(room)
        return number

    def admit(self, room: Room, address: str, *, has_seat: bool) -> None:
        """A hello is the dearest of all messages: it is answered with the whole table, and everybody hears of it.

        Those who open a seat are counted apart, so that strangers cannot keep them out.
        """
        if room.knocks is None:
            often = self.hellos_per_minute
            room.knocks = [
                Guard(self.rooms.monotonic, often / 3, often / 60, together=TOGETHER_AT_A_DOOR) for _ in range(2)
            ]
        decisions.require(room.knocks[has_seat].allows(address), "too_often")

    def secret_for(self, wish: protocol.Sit | protocol.Reissue) -> str:
        """The one that the client has drawn, or a new one for a client that leaves it to the server."""
        if wish.secret is None:
            return seat_secret(self.rooms.source)
        decisions.require(is_strong(wish.secret), "weak_secret", expected="32-64", got=len(wish.secret))
        return wish.secret

    async def sit(self, room: Room, wish: protocol.Sit) -> tuple[int, str]:
        """The seat taken and its secret, which is shown to nobody else. Who has it already may ask again, and before
        the start by another name."""
        secret = self.secret_for(wish)
        kept = secret_hash(secret)
        seat = room.table.seat_of(kept)
        if (
            seat is not None
            and room.table.phase == Phase.LOBBY
            and clean_name(wish.name) != room.table.seats[seat].name
        ):
            self.require_calm(room, seat)
            await self.write(room, partial(decisions.rename, name=wish.name, secret_hash=kept))
        try:
            if seat is None:
                await self.write(room, partial(decisions.sit, name=wish.name, seat=wish.seat, secret_hash=kept))
        except Refused:
            if room.table.seat_of(kept) is None:  # otherwise the same wish came twice at once
                raise
        taken = room.table.seat_of(kept)
        if taken is None:
            decisions.require(room.table.phase != Phase.CLOSED, "table_closed", reason=room.table.closed_because)
            raise Refused("stale", {})  # stood up at once, by another socket
        return taken, secret

    async def grant(self, room: Room, wish: protocol.AnyWish, holder: Listener) -> int:
        """The number of the line that a wish brought about. Raises Refused or StorageError."""
        if not isinstance(wish, EXPECTED):
            self.require_calm(room, wish.seat)
        now = Circumstances(room, holder, self.caretaker)
        match wish:
            case protocol.Start():
                decisions.start(room.table, wish.seat, "")
                await self.rooms.journal.keep_secret(room)
            case protocol.Hurry():
                now = await self.with_thought(now, wish)
            case protocol.Note():
                return await self.note(room, wish, now)
            case protocol.Rematch():
                decisions.follow(room.table, wish.seat, "")
                # Whoever asked may hang up: it is carried on to the end, or nothing stays behind.
                return await asyncio.shield(self.rooms.chores.begin(self.rematch(wish, now)))
        return await self.write(room, partial(decide, wish=wish, now=now))

    def require_calm(self, room: Room, seat: int) -> None:
        """What is neither a move nor asked for may come now and then: every line is kept for good."""
        bucket = room.buckets.get(seat)
        if bucket is None:
            bucket = Bucket(self.rooms.monotonic, self.chatter_per_minute, self.chatter_per_minute / 60)
            room.buckets[seat] = bucket
        decisions.require(bucket.take_if_there(), "too_often")

    def point(self, room: Room, wish: protocol.Point) -> None:
        """Everybody at the table sees it now, and it is forgotten at once. It costs as much as a word."""
        self.require_calm(room, wish.seat)
        room.guarded(partial(decisions.require_pointing, seat=wish.seat))
        room.say(protocol.Pointed(seat=wish.seat, x=wish.x, y=wish.y))

    async def note(self, room: Room, wish: protocol.Note, now: Circumstances) -> int:
        """Nothing that others wait for depends on it. What is noted already is not noted again."""
        if room.table.grades(wish.seat).get(wish.about) == wish.grade:
            return room.table.number
        return await self.rooms.write(room, partial(decide, wish=wish, now=now))

    async def reissue(self, room: Room, wish: protocol.Reissue, holder: Listener, secret: str) -> bool:
        """Whether the secret opens the seat now; otherwise somebody must agree first. Asking again changes nothing."""
        kept = secret_hash(secret)
        self.require_calm(room, wish.seat)
        asked = room.table.request
        waits = asked is not None and (asked.seat, asked.secret_hash) == (wish.target, kept)
        is_done = waits or room.table.seat_of(kept) == wish.target
        if wish.seat != room.table.host or not is_done:
            now = Circumstances(room, holder, self.caretaker)
            await self.write(room, partial(decide, wish=replace(wish, secret=secret), now=now))
        return room.table.seat_of(kept) == wish.target

    async def with_thought(self, now: Circumstances, wish: protocol.Hurry) -> Circumstances:
        """What a bot, or the default move, would do for a seat that is late."""
        table = now.room.table
        decisions.require_host(table, wish.seat)
        decisions.require(now.is_late(), "not_late")
        changed, thought = table.changed, None
        if wish.level is not None:
            decisions.require_level(table, wish.level)
            thought = await self.caretaker.think(now.room, wish.level)
        return replace(now, thought_after=changed, thought=thought)

    async def rematch(self, wish: protocol.Rematch, now: Circumstances) -> int:
        """A new table for the same people: their secrets open their seats there as well."""
        old = now.room.table
        async with now.room.following:
            decisions.follow(old, wish.seat, "")
            again = (await self.rooms.open(*first_lines(old, next_game(old, wish.game)))).table
            now = replace(now, code=again.code)
            try:
                return await self.write(now.room, partial(decide, wish=wish, now=now))
            except (Refused, StorageError):  # another process was faster, or the disk is full
                await self.rooms.delete(again.id)
                raise

    async def close(self) -> None:
        await self.caretaker.close()
        await self.rooms.close()
