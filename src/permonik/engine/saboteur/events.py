"""What the events of the base game mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, number
from permonik.engine.digging.events import SEAT, shared_events
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.vocabulary import VOCABULARY


def cards_offered(value: int) -> Mapping[str, object]:
    return {"offer": unpack_offer(value)}


def unpack_offer(value: int) -> list[int]:
    """Gold cards in ascending order from their counts, four bits for each value."""
    return [nuggets for nuggets in (1, 2, 3) for _ in range(value >> 4 * (nuggets - 1) & 15)]


EVENTS: Mapping[int, EventKind] = {
    **shared_events(VOCABULARY),
    tables.OFFERED: EventKind("offered", seat=SEAT, value=number("count"), secret=cards_offered),
    tables.KEPT: EventKind("kept", seat=SEAT, secret=number("nuggets")),
}
