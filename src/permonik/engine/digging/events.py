"""What the events of digging mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, flag, number, one_of, secret_of
from permonik.engine.digging import tables
from permonik.engine.digging.tools import TOOLS
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.hands.state import DISCARDED, DREW

SEAT = number("seat")


def tool_of(value: int) -> Mapping[str, object]:
    return {"on": value & 15, "tool": TOOLS[value >> 4]}


def shared_events(vocabulary: Vocabulary) -> dict[int, EventKind]:
    card, secret_card = one_of("card", vocabulary.names), secret_of("card", vocabulary.names)
    cell, turned = vocabulary.grid.args, flag("turned")
    return {
        tables.DEALT: EventKind("dealt", seat=number("first"), value=number("round")),
        tables.GOT_ROLE: EventKind("got_role", seat=SEAT, secret=secret_of("role", vocabulary.roles)),
        DREW: EventKind("drew", seat=SEAT, secret=secret_card),
        tables.PLACED: EventKind("placed", seat=SEAT, card=card, cell=cell, value=turned),
        tables.REACHED: EventKind("reached", seat=SEAT, card=card, cell=cell),
        tables.UNCOVERED: EventKind("uncovered", card=card, cell=cell, value=turned),
        tables.BROKE: EventKind("broke", seat=SEAT, card=card, value=tool_of),
        tables.REPAIRED: EventKind("repaired", seat=SEAT, card=card, value=tool_of),
        tables.COLLAPSED: EventKind("collapsed", seat=SEAT, card=card, cell=cell),
        tables.LOOKED: EventKind("looked", seat=SEAT, cell=cell, secret=secret_of("face", vocabulary.faces)),
        DISCARDED: EventKind("discarded", seat=SEAT, secret=secret_card),
        tables.SKIPPED: EventKind("skipped", seat=SEAT),
        tables.ROUND_ENDED: EventKind("round_ended", seat=number("finisher"), value=flag("gold_reached")),
        tables.REVEALED: EventKind("revealed", seat=SEAT, value=one_of("role", vocabulary.roles)),
        tables.PAID: EventKind("paid", seat=SEAT, value=number("nuggets")),
        tables.COUNTED: EventKind("counted", seat=SEAT, value=number("nuggets")),
    }
