"""The hall: grants wishes, and does what nobody asks for: deals, lets bots move, waits between rounds."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from permonik.engine.core.fairness import commitment
from permonik.server import decisions, protocol
from permonik.server.decisions import Refused
from permonik.server.entries import AnyLine, Opened
from permonik.server.rooms import Room, Rooms
from permonik.server.secrets import seat_secret, secret_hash
from permonik.server.storage import StorageError
from permonik.server.table import Table
from permonik.server.thinkers import Question, Thinkers

LOG = logging.getLogger("permonik.server")


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the table waits, in seconds."""

    bots: float = 1.0
    """A bot's move comes no sooner, so that people can follow."""
    contributions: float = 10.0
    results: float = 30.0
    host: float = 60.0
    """A host who is away longer may be replaced by anybody."""


@dataclass(slots=True)
class Attention:
    """What the hall keeps of a room beside its log; after a restart it begins anew."""

    task: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    shown_round: int = 1
    """The last round whose beginning everybody may see."""
    acknowledged: set[int] = field(default_factory=set)
    host_left: float | None = None


class Hall:
    """Serves any game of the engine through its contract alone."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, patience: Patience | None = None) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.patience = patience or Patience()
        self.attention: dict[str, Attention] = {}

    def attend(self, room: Room) -> Attention:
        return self.attention.setdefault(room.table.id, Attention())

    async def open(self, line: Opened) -> Room:
        return await self.rooms.open(line)

    # What people wish.

    async def sit(self, room: Room, wish: protocol.Sit) -> tuple[int, str]:
        """The seat taken and its secret, which is shown to nobody else."""
        secret = seat_secret(self.rooms.source)
        number = await self.write(room, lambda table: decisions.sit(table, wish.name, wish.seat, secret_hash(secret)))
        line, _ = room.lines[number]
        return int(getattr(line, "seat", -1)), secret

    async def reissue(self, room: Room, wish: protocol.Reissue) -> tuple[int, str]:
        secret = seat_secret(self.rooms.source)
        await self.write(room, lambda table: decisions.reissue(table, wish.seat, wish.target, secret_hash(secret)))
        return wish.target, secret

    async def grant(self, room: Room, wish: protocol.AnyWish) -> int:
        """The number of the line that a wish brought about. Raises Refused or StorageError."""
        if isinstance(wish, protocol.Acknowledge):
            return self.acknowledge(room, wish)
        if isinstance(wish, protocol.Start):
            return await self.start(room, wish)
        if isinstance(wish, protocol.Move):
            self.require_fresh(room, wish)
        return await self.write(room, self.decision(room, wish))

    def decision(self, room: Room, wish: protocol.AnyWish) -> Callable[[Table], AnyLine]:
        seat = wish.seat
        match wish:
            case protocol.Move(move=move):
                return lambda table: decisions.move(table, seat, move)
            case protocol.Stand(target=target):
                return lambda table: decisions.stand(table, seat, target)
            case protocol.Employ(target=target, level=level):
                return lambda table: decisions.employ(table, seat, target, level)
            case protocol.Configure(options=options):
                return lambda table: decisions.configure(table, seat, dict(options))
            case protocol.Contribute(contribution=contribution):
                return lambda table: decisions.contribute(table, seat, contribution)
            case protocol.Phrase(phrase=phrase):
                return lambda table: decisions.say_phrase(table, seat, phrase)
            case protocol.Chat(text=text):
                return lambda table: decisions.chat(table, seat, text)
            case _:
                return self.host_decision(room, wish)

    def host_decision(self, room: Room, wish: protocol.AnyWish) -> Callable[[Table], AnyLine]:
        seat = wish.seat
        match wish:
            case protocol.AllowChat(allowed=allowed):
                return lambda table: decisions.allow_chat(table, seat, allowed=allowed)
            case protocol.OpenWatching(open=is_open):
                return lambda table: decisions.watch(table, seat, is_open=is_open)
            case protocol.SetClock(clock=clock):
                return lambda table: decisions.pace(table, seat, clock)
            case protocol.Replace(target=target, level=level):
                return lambda table: decisions.replace(table, seat, target, level)
            case protocol.TakeBack():
                return lambda table: decisions.take_back(table, seat)
            case protocol.PassHost(target=target):
                return lambda table: decisions.pass_host(table, seat, target)
            case protocol.ClaimHost():
                away = self.host_is_away(room)
                return lambda table: decisions.claim_host(table, seat, host_is_away=away)
        raise AssertionError(f"no decision for {type(wish).__name__}")

    async def start(self, room: Room, wish: protocol.Start) -> int:
        """Draws the server's seed and keeps it durably before its hash is published."""
        if room.table.secret is None:
            decisions.start(room.table, wish.seat, "")
            secret = self.rooms.source(32)
            await self.rooms.storage.keep_secret(room.table.id, secret)
            room.table.secret = secret
        published = commitment(room.table.secret)
        return await self.write(room, lambda table: decisions.start(table, wish.seat, published))

    def require_fresh(self, room: Room, wish: protocol.Move) -> None:
        last = len(room.lines) - 1
        decisions.require(wish.after == last, "stale", expected=last, got=wish.after)
        decisions.require(not self.is_pausing(room), "round_pause")

    def acknowledge(self, room: Room, wish: protocol.Acknowledge) -> int:
        decisions.require_person(room.table, wish.seat)
        attention = self.attend(room)
        if self.is_pausing(room) and wish.round >= attention.shown_round:
            attention.acknowledged.add(wish.seat)
            attention.changed.set()
        return len(room.lines) - 1

    async def write(self, room: Room, decide: Callable[[Table], AnyLine]) -> int:
        number = await self.rooms.write(room, decide)
        self.nudge(room)
        return number

    # Who is here.

    def host_is_away(self, room: Room) -> bool:
        left = self.attend(room).host_left
        return left is not None and self.rooms.now() - left >= self.patience.host

    def notice_presence(self, room: Room) -> None:
        """Remembers since when nobody listens for the host's seat."""
        here = any(room.table.host in listener.seats for listener in room.listeners)
        attention = self.attend(room)
        if here:
            attention.host_left = None
        elif attention.host_left is None:
            attention.host_left = self.rooms.now()

    # What nobody asks for.

    def nudge(self, room: Room) -> None:
        """Sees to it that somebody looks after what comes next at this table."""
        attention = self.attend(room)
        attention.changed.set()
        if attention.task is None or attention.task.done():
            attention.task = asyncio.ensure_future(self.look_after(room))

    async def look_after(self, room: Room) -> None:
        try:
            while await self.take_a_step(room):
                pass
        except StorageError as error:
            LOG.warning("table %s waits: %s", room.table.id, error)
        except Exception:
            LOG.exception("table %s: nobody looks after it any more", room.table.id)

    async def take_a_step(self, room: Room) -> bool:
        """Does the next thing that follows by itself; False when a person is to act."""
        table = room.table
        if table.phase == "contributing":
            await self.until(room, self.patience.contributions, lambda: self.all_contributed(table))
            return await self.follow(room, decisions.deal)
        if table.phase != "playing":
            return False
        if self.is_pausing(room):
            await self.until(room, self.patience.results, lambda: self.all_acknowledged(room))
            attention = self.attend(room)
            attention.shown_round = int(table.playing.round)
            attention.acknowledged.clear()
            return True
        level = table.seats[int(table.playing.to_move)].played_by
        if level is None:
            return False
        return await self.move_bot(room, level)

    async def follow(self, room: Room, decide: Callable[[Table], AnyLine]) -> bool:
        """Writes a line that follows by itself, unless somebody was faster."""
        try:
            await self.rooms.write(room, decide)
        except Refused:
            return room.table.phase in ("contributing", "playing")
        return True

    async def move_bot(self, room: Room, level: str) -> bool:
        state, number = room.table.playing, len(room.lines)
        seat = int(state.to_move)
        seed = int.from_bytes(self.rooms.source(7), "big")
        question = Question(room.table.game.id, level, state.view(seat).save(), state.moves(), seed, 0)
        thought, _ = await asyncio.gather(self.thinkers.think(question), asyncio.sleep(self.patience.bots))

        def decide(table: Table) -> AnyLine:
            decisions.require(len(room.lines) == number, "stale")
            move = table.playing.default_move() if thought is None else thought
            text = table.game.text(move, table.playing)
            return decisions.move(table, seat, text, by="default" if thought is None else "bot")

        return await self.follow(room, decide)

    async def until(self, room: Room, seconds: float, is_done: Callable[[], bool]) -> None:
        """Waits until something is so, or the time is up."""
        attention = self.attend(room)
        deadline = asyncio.get_running_loop().time() + seconds
        while not is_done():
            attention.changed.clear()
            left = deadline - asyncio.get_running_loop().time()
            try:
                await asyncio.wait_for(attention.changed.wait(), left)
            except TimeoutError:
                return

    def all_contributed(self, table: Table) -> bool:
        return all(table.seats[seat].contribution is not None for seat in table.persons())

    def is_pausing(self, room: Room) -> bool:
        """Between rounds people look at the result before the next one goes on."""
        return room.table.phase == "playing" and int(room.table.playing.round) > self.attend(room).shown_round

    def all_acknowledged(self, room: Room) -> bool:
        waiting = [seat for seat in room.table.persons() if room.table.seats[seat].level is None]
        return set(waiting) <= self.attend(room).acknowledged

    def close(self) -> None:
        for attention in self.attention.values():
            if attention.task is not None:
                attention.task.cancel()
        self.thinkers.close()


def legal_moves(room: Room, seat: int) -> list[dict[str, object]]:
    """The moves of the seat to move, as texts and parts; the client re-implements no rule."""
    game, state = room.table.game, room.table.playing
    if int(state.to_move) != seat:
        return []
    return [{"text": game.text(move, state), **game.parts(move).given()} for move in state.moves()]


def screen(room: Room, seat: int | None) -> msgspec.Raw:
    """What a client may show, as JSON."""
    return msgspec.Raw(room.table.playing.screen(seat).save())
