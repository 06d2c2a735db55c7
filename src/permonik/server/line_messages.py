"""What each seat, and the audience, is told of a line of the log: built field by field, one message a line."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from permonik.engine import game as find_game
from permonik.engine.core.arrays import numbers
from permonik.engine.core.events import Event
from permonik.engine.core.state import EventRow
from permonik.server.lines import (
    Acknowledged,
    AnyLine,
    Chatted,
    Closed,
    Committed,
    Configured,
    Contributed,
    Dealt,
    Declined,
    Employed,
    Followed,
    Hosted,
    Line,
    Moved,
    Opened,
    Paced,
    Readied,
    Reissued,
    Remarked,
    Replaced,
    Requested,
    Resized,
    Resumed,
    Said,
    Sat,
    Stood,
    Watched,
)

ENCODER = msgspec.json.Encoder()


class ToldEvent(msgspec.Struct, frozen=True):
    """A fact as bytes, for those who may know all of it, and for the others."""

    confidant: int | None
    """The seat that is told more than the others."""
    confided: msgspec.Raw
    shared: msgspec.Raw


@lru_cache(maxsize=1)
def events_of(told: EventRow) -> tuple[ToldEvent, ...]:
    """Found once for all seats, which are told one after the other."""
    game = told.game.id
    return tuple([event_of(game, word) for word in numbers(told.words)])


@lru_cache(maxsize=10_000)
def event_of(game: str, word: int) -> ToldEvent:
    """Much of what happens has happened before, at this table or at another."""
    event = find_game(game).event(word)
    confidant = None if event.secret is None else event.to
    confided, shared = (msgspec.Raw(ENCODER.encode(told_event(event, seat))) for seat in (confidant, None))
    return ToldEvent(confidant, confided, shared)


def told_event(event: Event, seat: int | None) -> dict[str, object]:
    seen = event.seen_by(seat)
    shown: dict[str, object] = {"name": seen.name, "args": dict(seen.args)}
    if seen.secret is not None:
        shown["secret"] = dict(seen.secret)
    return shown


def confidants(told: EventRow) -> set[int]:
    """The seats that are told more than the others."""
    return {event.confidant for event in events_of(told) if event.confidant is not None}


def seen_event(event: ToldEvent, seat: int | None) -> msgspec.Raw:
    return event.confided if seat is not None and seat == event.confidant else event.shared


def message(
    number: int, line: AnyLine, told: EventRow | None, seat: int | None, *, retells: bool = True
) -> dict[str, object]:
    """The numbered message about a line for one seat; None is the audience. Without `retells` it has no events."""
    shown: dict[str, object] = {"number": number, "kind": line.kind}
    for name in PUBLIC[type(line)]:
        shown[name] = getattr(line, name)
    if told is not None:
        shown["events"] = [seen_event(event, seat) for event in events_of(told)] if retells else []
    return shown


PUBLIC: Mapping[type[Line], tuple[str, ...]] = {
    Opened: ("game", "rules_version", "seats", "options"),
    Sat: ("seat", "name"),
    Stood: ("seat",),
    Employed: ("seat", "level"),
    Configured: ("options",),
    Resized: ("seats",),
    Hosted: ("seat", "claimed"),
    Reissued: ("seat", "by", "agreed"),
    Requested: ("seat", "by"),
    Declined: ("seat", "by"),
    Committed: ("commitment",),
    Contributed: ("seat", "contribution"),
    Dealt: (),
    Moved: ("seat", "by"),
    Acknowledged: ("seat",),
    Readied: ("seat",),
    Resumed: (),
    Replaced: ("seat", "level"),
    Watched: ("open",),
    Chatted: ("allowed",),
    Remarked: ("allowed",),
    Paced: ("clock",),
    Said: ("seat", "phrase", "text", "about"),
    Followed: ("code",),
    Closed: ("reason",),
}
"""What everybody may know of a line: not the text of a move, nor the hash of a secret."""
