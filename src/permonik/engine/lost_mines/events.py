"""What the events of Lost Mines mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, number, one_of
from permonik.engine.lost_mines import tables
from permonik.engine.lost_mines.cards import KINDS, TREASURES
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import tables as walking
from permonik.engine.walking.events import SEAT, finisher, shared_events

LIES_BY = ("LM-122", "LM-201")
ENDINGS = ("treasures_gone", "hands_empty", "agreed")
PLACE = number("treasure")
CARD = one_of("card", VOCABULARY.names)


def value_of(treasure: int) -> Mapping[str, object]:
    """A treasure's secret, counted from 1."""
    return {"value": TREASURES[treasure - 1][1]}


def kind_and_value(treasure: int) -> Mapping[str, object]:
    kind, value, _ = TREASURES[treasure]
    return {"kind": kind, "value": value}


EVENTS: Mapping[int, EventKind] = {
    **shared_events(VOCABULARY),
    walking.ROUND_ENDED: EventKind("round_over", cell=finisher, value=one_of("why", ENDINGS)),
    tables.OVERCAME: EventKind("overcame", seat=SEAT, card=CARD, cell=VOCABULARY.grid.args),
    tables.LOOKED_AT_TREASURE: EventKind("looked_at_treasure", seat=SEAT, cell=PLACE, value=CARD, secret=value_of),
    tables.WOKE_DRAGON: EventKind("woke_dragon", seat=SEAT),
    tables.TOOK: EventKind("took_treasure", seat=SEAT, cell=PLACE, value=one_of("kind", KINDS), secret=value_of),
    tables.OUT: EventKind("out", seat=SEAT),
    tables.SHOWED: EventKind("showed", seat=SEAT, cell=PLACE, value=kind_and_value),
    tables.BURNT: EventKind("burnt", seat=SEAT, value=number("cost")),
    tables.PAID: EventKind("scored", seat=SEAT, value=number("points")),
    tables.COUNTED: EventKind("total", seat=SEAT, value=number("points")),
    tables.HAD_TO_LIE: EventKind("had_to_lie", card=CARD, cell=VOCABULARY.grid.args, value=one_of("rule", LIES_BY)),
}
