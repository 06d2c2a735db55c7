"""Each wish has its decision: the line that it makes, or why not."""

import msgspec

from permonik.bots import Thought
from permonik.engine.core.fairness import commitment
from permonik.server import decisions, protocol
from permonik.server.caretaker import Caretaker
from permonik.server.room import Listener, Room
from permonik.server.secrets import secret_hash
from permonik.server.table import Decided, Table


class Circumstances(msgspec.Struct, frozen=True):
    """What a wish depends on that is in no log. It is looked at when the wish is decided: others may have been served
    since it was wished."""

    room: Room
    holder: Listener
    """Whoever wishes it."""
    caretaker: Caretaker
    thought_after: int = -1
    """The line after which a bot thought, for a seat that is hurried."""
    thought: Thought | None = None
    code: str = ""
    """Of the table that was set for a rematch."""

    def is_away(self, seat: int) -> bool:
        return seat in self.room.away

    def host_is_away(self) -> bool:
        return self.caretaker.host_is_away(self.room)

    def is_late(self) -> bool:
        return self.caretaker.is_late(self.room)

    def was_here(self, seat: int) -> bool:
        return self.caretaker.was_here(self.room, seat)


def decide(table: Table, wish: protocol.AnyWish, now: Circumstances) -> Decided:
    """The line that a wish makes. Raises Refused."""
    seat = wish.seat
    decisions.require(seat in now.holder.seats, "not_your_seat", seat=seat)
    match wish:
        case protocol.Move(move=move, after=after):
            return decisions.move(table, seat, move, after)
        case protocol.Contribute(contribution=contribution):
            return decisions.contribute(table, seat, contribution)
        case protocol.Acknowledge(round=shown_round):
            return decisions.acknowledge(table, seat, shown_round)
        case protocol.Ready(round=shown_round):
            return decisions.ready(table, seat, shown_round)
        case protocol.Stand(target=target):
            return decisions.stand(table, seat, target)
        case protocol.Phrase() | protocol.Chat() | protocol.Note():
            return decide_to_say(table, wish)
        case protocol.ClaimHost():
            return decisions.claim_host(table, seat, host_is_away=now.host_is_away())
        case protocol.Agree(target=target):
            return decisions.agree(table, seat, target, is_hosts_hand=now.room.hands.are_one(table.host, seat))
        case protocol.Decline(target=target):
            return decisions.decline(table, seat, target)
        case protocol.Rematch():
            return decisions.follow(table, seat, now.code)
        case _:
            return decide_for_host(table, wish, now)


def decide_to_say(table: Table, wish: protocol.Phrase | protocol.Chat | protocol.Note) -> Decided:
    """Aloud, or to oneself."""
    match wish:
        case protocol.Phrase(phrase=phrase):
            return decisions.say_phrase(table, wish.seat, phrase)
        case protocol.Chat(text=text):
            return decisions.chat(table, wish.seat, text)
        case protocol.Note(about=about, grade=grade):
            return decisions.note(table, wish.seat, about, grade)


def decide_for_host(table: Table, wish: protocol.AnyWish, now: Circumstances) -> Decided:
    """The wishes that only the host has."""
    seat = wish.seat
    match wish:
        case protocol.Employ(target=target, level=level):
            return decisions.employ(table, seat, target, level)
        case protocol.Configure(options=options):
            return decisions.configure(table, seat, dict(options))
        case protocol.Resize(seats=seats):
            return decisions.resize(table, seat, seats)
        case protocol.Start():
            assert table.secret is not None, "it is kept before its hash is published"
            return decisions.start(table, seat, commitment(table.secret))
        case protocol.AllowChat(allowed=allowed):
            return decisions.allow_chat(table, seat, allowed=allowed)
        case protocol.AllowRemarks(allowed=allowed):
            return decisions.allow_remarks(table, seat, allowed=allowed)
        case protocol.OpenWatching(open=is_open):
            return decisions.watch(table, seat, is_open=is_open)
        case protocol.SetClock(clock=clock):
            return decisions.pace(table, seat, clock)
        case protocol.Replace(target=target, level=level):
            return decisions.replace(table, seat, target, level, is_away=now.is_away(target))
        case protocol.PassHost(target=target):
            return decisions.pass_host(table, seat, target)
        case protocol.Hurry():
            return decisions.hurry(table, seat, now.thought_after, now.thought, is_late=now.is_late())
        case protocol.Reissue(target=target, secret=str(secret)):
            is_own, was_here = target in now.holder.seats, now.was_here(target)
            return decisions.reissue(table, seat, target, secret_hash(secret), is_own=is_own, was_here=was_here)
    raise AssertionError(f"no decision for {type(wish).__name__}")
