"""Grants what people wish: every wish becomes a line of a table's log, or is refused with a reason."""

import asyncio
from collections.abc import Callable

from permonik.engine.core.fairness import commitment
from permonik.server import decisions, protocol
from permonik.server.bot_pool import BotPool
from permonik.server.caretaker import Caretaker
from permonik.server.decisions import Refused
from permonik.server.limits import Bucket, Guard
from permonik.server.lines import AnyLine, Chatted, Employed, Hosted, Opened, Paced, Sat, Watched
from permonik.server.rooms import Listener, Room, Rooms
from permonik.server.secrets import is_strong, seat_secret, secret_hash
from permonik.server.storage import StorageError
from permonik.server.table import Table
from permonik.server.timeouts import Timeouts

EXPECTED = (protocol.Move, protocol.Contribute, protocol.Acknowledge, protocol.Ready)
"""Wishes that the table waits for."""
TOGETHER_AT_A_DOOR = 5
"""How many times as often as one address all of them together may say hello to one table."""

Decide = Callable[[Table], AnyLine]


class Wishes:
    """Serves any game of the engine through its contract alone."""

    def __init__(
        self,
        rooms: Rooms,
        bot_pool: BotPool,
        timeouts: Timeouts | None = None,
        chatter_per_minute: float = 60,
        hellos_per_minute: float = 60,
    ) -> None:
        self.rooms = rooms
        self.chatter_per_minute = chatter_per_minute
        self.hellos_per_minute = hellos_per_minute
        self.caretaker = Caretaker(rooms, bot_pool, timeouts or Timeouts())

    async def write(self, room: Room, decide: Decide) -> int:
        number = await self.rooms.write(room, decide)
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
        """The seat taken and its secret, which is shown to nobody else. Who has it already may ask again."""
        secret = self.secret_for(wish)
        kept = secret_hash(secret)
        try:
            if room.table.seat_of(kept) is None:
                await self.write(room, lambda table: decisions.sit(table, wish.name, wish.seat, kept))
        except Refused:
            if room.table.seat_of(kept) is None:  # otherwise the same wish came twice at once
                raise
        taken = room.table.seat_of(kept)
        if taken is None:
            raise Refused("table_closed", {"reason": room.table.closed_because})
        return taken, secret

    async def reissue(self, room: Room, wish: protocol.Reissue, holder: Listener, secret: str) -> bool:
        """Whether the secret opens the seat now; otherwise somebody must agree first. Asking again changes nothing."""
        kept = secret_hash(secret)
        self.require_calm(room, wish)

        def is_done() -> bool:
            asked = room.table.request
            waits = asked is not None and (asked.seat, asked.secret_hash) == (wish.target, kept)
            return waits or room.table.seat_of(kept) == wish.target

        def decide(table: Table) -> AnyLine:
            is_own = wish.target in holder.seats
            was_here = self.caretaker.was_here(room, wish.target)
            return decisions.reissue(table, wish.seat, wish.target, kept, is_own=is_own, was_here=was_here)

        if wish.seat != room.table.host or not is_done():
            await self.write(room, by_holder(holder, wish, decide))
        return room.table.seat_of(kept) == wish.target

    async def grant(self, room: Room, wish: protocol.AnyWish, holder: Listener) -> int:
        """The number of the line that a wish brought about. Raises Refused or StorageError."""
        if not isinstance(wish, EXPECTED):
            self.require_calm(room, wish)
        match wish:
            case protocol.Start():
                return await self.start(room, wish, holder)
            case protocol.Hurry():
                return await self.hurry(room, wish, holder)
            case protocol.Rematch():
                return await self.rematch(room, wish, holder)
        return await self.write(room, by_holder(holder, wish, self.decision(room, wish, holder)))

    def require_calm(self, room: Room, wish: protocol.AnyWish) -> None:
        """What is neither a move nor asked for may come now and then: every line is kept for good."""
        bucket = room.buckets.get(wish.seat)
        if bucket is None:
            bucket = Bucket(self.rooms.monotonic, self.chatter_per_minute, self.chatter_per_minute / 60)
            room.buckets[wish.seat] = bucket
        decisions.require(bucket.take_if_there(), "too_often")

    def decision(self, room: Room, wish: protocol.AnyWish, holder: Listener) -> Decide:
        seat = wish.seat
        match wish:
            case protocol.Move(move=move, after=after):
                return lambda table: decisions.move_oneself(table, seat, move, after)
            case protocol.Stand(target=target):
                return lambda table: decisions.stand(table, seat, target)
            case protocol.Contribute(contribution=contribution):
                return lambda table: decisions.contribute(table, seat, contribution)
            case protocol.Acknowledge(round=shown_round):
                return lambda table: decisions.acknowledge(table, seat, shown_round)
            case protocol.Ready(round=shown_round):
                return lambda table: decisions.ready(table, seat, shown_round)
            case protocol.Phrase(phrase=phrase):
                return lambda table: decisions.say_phrase(table, seat, phrase)
            case protocol.Chat(text=text):
                return lambda table: decisions.chat(table, seat, text)
            case protocol.ClaimHost():
                away = self.caretaker.host_is_away
                return lambda table: decisions.claim_host(table, seat, host_is_away=away(room))
            case protocol.Agree(target=target):
                return lambda table: decisions.agree(table, seat, target, is_host_too=table.host in holder.seats)
            case protocol.Decline(target=target):
                return lambda table: decisions.decline(table, seat, target)
            case _:
                return self.host_decision(room, wish)

    def host_decision(self, room: Room, wish: protocol.AnyWish) -> Decide:
        seat = wish.seat
        match wish:
            case protocol.Employ(target=target, level=level):
                return lambda table: decisions.employ(table, seat, target, level)
            case protocol.Configure(options=options):
                return lambda table: decisions.configure(table, seat, dict(options))
            case protocol.Resize(seats=seats):
                return lambda table: decisions.resize(table, seat, seats)
            case protocol.AllowChat(allowed=allowed):
                return lambda table: decisions.allow_chat(table, seat, allowed=allowed)
            case protocol.OpenWatching(open=is_open):
                return lambda table: decisions.watch(table, seat, is_open=is_open)
            case protocol.SetClock(clock=clock):
                return lambda table: decisions.pace(table, seat, clock)
            case protocol.Replace(target=target, level=level):
                return lambda table: decisions.replace(table, seat, target, level, is_away=target in room.away)
            case protocol.PassHost(target=target):
                return lambda table: decisions.pass_host(table, seat, target)
        raise AssertionError(f"no decision for {type(wish).__name__}")

    async def start(self, room: Room, wish: protocol.Start, holder: Listener) -> int:
        """Draws the server's seed and keeps it durably before its hash is published."""
        decisions.start(room.table, wish.seat, "")
        published = commitment(await self.rooms.keep_secret(room))
        return await self.write(
            room, by_holder(holder, wish, lambda table: decisions.start(table, wish.seat, published))
        )

    async def hurry(self, room: Room, wish: protocol.Hurry, holder: Listener) -> int:
        """Lets a bot or the default move decide for a seat that is late."""
        decisions.require_host(room.table, wish.seat)
        decisions.require(self.caretaker.is_late(room), "not_late")
        changed, thought = room.table.changed, None
        if wish.level is not None:
            decisions.require_level(room.table, wish.level)
            thought = await self.caretaker.think(room, wish.level)

        def decide(table: Table) -> AnyLine:
            # The thought is for one seat in one position: in another it would say what that seat holds.
            decisions.require(table.changed == changed and self.caretaker.is_late(room), "not_late")
            move, by = self.caretaker.choice(table, thought)
            return decisions.hurry(table, wish.seat, move, by)

        return await self.write(room, by_holder(holder, wish, decide))

    async def rematch(self, room: Room, wish: protocol.Rematch, holder: Listener) -> int:
        """A new table for the same people: their secrets open their seats there as well."""
        decisions.follow(room.table, wish.seat, "")
        # Whoever asked may hang up: it is carried on to the end, or nothing stays behind.
        return await asyncio.shield(self.rooms.begin(self.open_again(room, wish, holder)))

    async def open_again(self, room: Room, wish: protocol.Rematch, holder: Listener) -> int:
        old = room.table
        async with room.following:
            decisions.follow(old, wish.seat, "")
            opened = Opened(old.game_id, old.game.rules_version, len(old.seats), dict(old.options))
            again = await self.rooms.open(opened)
            code = again.table.code
            try:
                for line in lines_of_rematch(old):
                    await self.rooms.write(again, agreed(line))
                return await self.write(
                    room, by_holder(holder, wish, lambda table: decisions.follow(table, wish.seat, code))
                )
            except (Refused, StorageError):  # another process was faster, or the disk is full
                await self.rooms.delete(again.table.id)
                raise

    async def close(self) -> None:
        await self.caretaker.close()
        await self.rooms.close()


def by_holder(holder: Listener, wish: protocol.AnyWish, decide: Decide) -> Decide:
    """Whoever wished it must still hold the seat when it is decided: others may have been served in between."""

    def decide_for_holder(table: Table) -> AnyLine:
        decisions.require(wish.seat in holder.seats, "not_your_seat", seat=wish.seat)
        return decide(table)

    return decide_for_holder


def agreed(line: AnyLine) -> Decide:
    return lambda table: line


def lines_of_rematch(old: Table) -> list[AnyLine]:
    """Who sits where, and what the host had chosen."""
    lines: list[AnyLine] = []
    for seat, place in enumerate(old.seats):
        if place.is_person:
            lines.append(Sat(seat, place.name, place.secret_hash))
        elif place.is_bot:
            lines.append(Employed(seat, place.level))
    return [*lines, Hosted(old.host, old.host_claimed), Watched(old.watching), Chatted(old.chat), Paced(old.clock)]
