"""What the events of the game with the expansion mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, number, one_of, secret_of
from permonik.engine.digging.events import SEAT, shared_events
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.cards import HARMS
from permonik.engine.saboteur2.vocabulary import VOCABULARY

ON = number("on")
ROLE = secret_of("role", VOCABULARY.roles)

EVENTS: Mapping[int, EventKind] = {
    **shared_events(VOCABULARY),
    tables.LAID_THEFT: EventKind("laid_theft", seat=SEAT),
    tables.TOOK_HANDS_OFF: EventKind("hands_off", seat=SEAT, value=ON),
    tables.SWAPPED_HANDS: EventKind("swapped_hands", seat=SEAT, value=ON),
    tables.RECEIVED: EventKind("received", seat=SEAT, value=number("from"), secret=secret_of("card", VOCABULARY.names)),
    tables.INSPECTED: EventKind("inspected", seat=SEAT, value=ON, secret=ROLE),
    tables.SWAPPED_HATS: EventKind("swapped_hats", seat=SEAT, value=ON, secret=ROLE),
    tables.IMPRISONED: EventKind("imprisoned", seat=SEAT, value=ON),
    tables.RELEASED: EventKind("released", seat=SEAT, value=ON),
    tables.SHED: EventKind("shed", seat=SEAT, value=one_of("harm", HARMS)),
    tables.ROBBED: EventKind("robbed", seat=SEAT, value=ON),
    tables.SPARED: EventKind("spared", seat=SEAT),
}
