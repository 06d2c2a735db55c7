"""A table in memory with its lines and those who listen: a durable line is applied here, and told to each of them."""

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from typing import Protocol, TypeVar

import msgspec

from permonik.engine.core.state import EventRow
from permonik.server import protocol
from permonik.server.decisions import Refused
from permonik.server.fanout import Present
from permonik.server.hands import Hands
from permonik.server.limits import Bucket, Guard
from permonik.server.lines import (
    AnyLine,
    Closed,
    Committed,
    Dealt,
    Moved,
    Noted,
    Reissued,
    Replaced,
    Resumed,
    Said,
    Stood,
    Watched,
)
from permonik.server.logs import log_fault
from permonik.server.message_cache import MessageCache
from permonik.server.phases import Phase
from permonik.server.screens import Screens, chooser, offers
from permonik.server.table import NOBODY, Decided, Table, line_of

Result = TypeVar("Result")

PLAYS_ON = (Dealt, Moved, Resumed, Replaced, Closed)
"""Lines after which screens and moves on offer may be others."""
CHANGES_OF_SEATS = (Stood, Reissued, Watched, Committed)
"""Lines after which somebody may see less than before."""
AUDIENCE = (None,)
"""For whom a watcher listens."""
MOST_MISSED = 2_000
"""Lines that are told again to somebody who comes back."""
MOST_TALK = 100_000
"""Bytes of what was said among them: it would be the longest, and is told to each seat of a client."""
ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody at the table: the seats it may see, or the audience."""

    seats: frozenset[int]
    """Empty for a watcher."""
    reads: bool
    """Whether it says when its people have read something: only then does the table wait for that."""

    def push(self, text: bytes) -> None:
        """Takes a message. Never waits."""

    def recheck(self) -> None:
        """Gives up what it may see no longer."""


class Room:
    """A cache of a table's log, and never ahead of it. A table that raises is closed; the others do not notice."""

    def __init__(self, table: Table, on_seats: Callable[["Room"], None] = lambda room: None) -> None:
        self.table = table
        self.on_seats = on_seats
        """Called when somebody may see less than before."""
        self.lines: list[tuple[AnyLine, EventRow | None]] = []
        """Each with what the game told. Asides are not among them: so nobody can tell that there are any."""
        self.stored = 0
        """How many lines of the log have been taken in, asides and all."""
        self.last_told = -1
        """Where in the log the last line stands that is no aside."""
        self.messages = MessageCache(self.lines, retells=True)
        self.eventless_messages = MessageCache(self.lines, retells=False)
        """For a game that tells its events only once."""
        self.first_live = 0
        """The first line that this process has seen happen."""
        self.said: list[int] = []
        """The numbers of the lines in which somebody says something, of those that were looked through."""
        self.looked_through = 0
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Present] = {}
        self.hands = Hands()
        self.away: set[int] = set()
        """The people who have been gone for some seconds: who loads the page anew is not."""
        self.screens = Screens(table)
        self.turn = asyncio.Lock()
        """Held while a line is decided and stored: one wish at a time."""
        self.behind = False
        """Whether the log may have gone on without this room."""
        self.faulty = False
        self.following = asyncio.Lock()
        """Held while a table for a rematch is being set."""
        self.buckets: dict[int, Bucket] = {}
        """How much each seat may still say and change beside its moves."""
        self.party = ""
        """From where a seat was opened last: the bots of all tables of one household think in turns with others."""
        self.knocks: list[Guard] | None = None
        """How often whoever is at the door may still say hello."""
        self.announced = False
        """Whether the other processes have been asked who is there."""
        self.dormant = False
        """Whether people are at other processes alone, so that nobody tells this one what happens: whoever comes reads
        the log first."""
        self.idle = False
        """Whether nobody listened, nor looked for it, since the last time somebody tidied up."""

    # Lines.

    def append(self, decided: Decided) -> int:
        """Applies a durable line and tells it; its number, or that of the line before an aside."""
        number, line = len(self.lines), line_of(decided)
        self.stored += 1
        try:
            told = self.table.apply(decided)
            if isinstance(line, Noted):
                self.confide(line)
                return self.table.number
            self.last_told = self.stored - 1
            self.hands.heed(line)
            self.lines.append((line, told))
            self.tell(number, line)
            if isinstance(line, CHANGES_OF_SEATS):
                self.on_seats(self)
        except Exception:
            self.close_faulty()
        return number

    def guarded(self, act: Callable[[Table], Result]) -> Result:
        """What comes of acting on the table."""
        try:
            return act(self.table)
        except Refused:
            raise
        except Exception:
            self.close_faulty()
            raise Refused("table_closed", {"reason": "fault"}) from None

    def close_faulty(self) -> None:
        if self.faulty:
            return
        log_fault("table_closed", table=self.table.id, line=len(self.lines))
        self.faulty = True
        self.table.phase = Phase.CLOSED
        self.table.closed_because = "fault"
        closed = Closed("fault")
        self.lines.append((closed, None))
        self.tell(len(self.lines) - 1, closed)

    # Telling.

    def tell(self, number: int, line: AnyLine) -> None:
        """Tells everybody about a line; watchers share one text."""
        if isinstance(line, CHANGES_OF_SEATS):
            for listener in list(self.listeners):
                self.recheck(listener)
        listening: set[int | None] = set()
        told = [(listener, listener.seats or AUDIENCE) for listener in self.listeners]
        for _, seats in told:
            listening.update(seats)
        texts = self.told(number, line, listening)
        for listener, seats in told:
            for seat in seats:
                listener.push(texts[seat])

    def confide(self, line: Noted) -> None:
        """Tells an aside to the devices of its seat, and to nobody else."""
        text = ENCODER.encode(protocol.Noted(seat=line.seat, about=line.about, grade=line.grade))
        for listener in self.listeners:
            if line.seat in listener.seats:
                listener.push(text)

    def recheck(self, listener: Listener) -> None:
        """A listener that fails at this listens no longer; the table does not suffer."""
        try:
            listener.recheck()
        except Exception:
            log_fault("listener_dropped", table=self.table.id)
            self.listeners.discard(listener)

    def told(self, number: int, line: AnyLine, seats: Collection[int | None]) -> dict[int | None, bytes]:
        """What each of these seats is told of a line."""
        plays_on, pausing = isinstance(line, PLAYS_ON), self.table.is_pausing
        changes = self.screens.changes(seats) if plays_on and not self.faulty else {}
        mover = chooser(self.table) if plays_on else NOBODY
        moves = offers(self.table) if mover in seats else []
        texts: dict[int | None, bytes] = {}
        for seat in seats:
            told = protocol.Told(
                seat=seat,
                line=self.messages.text(number, seat),
                changes=changes.get(seat, {}),
                moves=None if not plays_on else moves if seat == mover else [],
                pausing=pausing,
            )
            texts[seat] = ENCODER.encode(told)
        return texts

    def say(self, answer: protocol.AnyToClient) -> None:
        """Tells everybody something that is in no log."""
        text = ENCODER.encode(answer)
        for listener in list(self.listeners):
            listener.push(text)

    def missed(self, after: int | None, seat: int | None) -> list[msgspec.Raw]:
        """Every line that a seat has missed since the one with this number; of too many, what was said goes first.
        They are without their events in a game that tells them only once."""
        if after is None:
            return []
        retells = self.table.state is None or self.table.game.retells(self.table.state)
        first = max(0, after + 1)
        texts = (self.messages if retells else self.eventless_messages).since(first, seat)
        left_out = self.old_talk(texts, first)
        if left_out:
            texts = [text for number, text in enumerate(texts, first) if number not in left_out]
        return texts[-MOST_MISSED:]

    def old_talk(self, texts: Sequence[msgspec.Raw], first: int) -> set[int]:
        """The lines that were said too long ago to find room."""
        said = self.said_since(first)
        lines, size = MOST_MISSED - (len(texts) - len(said)), 0
        for place, number in enumerate(reversed(said)):
            size += len(texts[number - first])
            if place >= lines or size > MOST_TALK:
                return set(said[: len(said) - place])
        return set()

    def said_since(self, first: int) -> list[int]:
        """The lines in which somebody says something, from a number on."""
        lines = range(self.looked_through, len(self.lines))
        self.said += [number for number in lines if isinstance(self.lines[number][0], Said)]
        self.looked_through = len(self.lines)
        return self.said[bisect_left(self.said, first) :]

    # Who is here.

    def here(self) -> frozenset[int]:
        """The seats that somebody is connected for, in any process."""
        here: set[int] = set()
        for listener in self.listeners:
            here.update(listener.seats)
        for present in self.elsewhere.values():
            here.update(present.seats)
        return frozenset(here)

    def watchers(self) -> int:
        alone = sum(not listener.seats for listener in self.listeners)
        return alone + sum(present.watchers for present in self.elsewhere.values())

    def presence(self) -> protocol.Presence:
        return protocol.Presence(here=sorted(self.here()), away=sorted(self.away), watchers=self.watchers())
