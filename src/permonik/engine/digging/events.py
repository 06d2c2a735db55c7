"""What the events of digging mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, flag, number, one_of, secret_of
from permonik.engine.digging import kit
from permonik.engine.digging.book import Book
from permonik.engine.digging.tools import TOOLS
from permonik.engine.hands.state import DISCARDED, DREW

SEAT = number("seat")


def tool_of(value: int) -> Mapping[str, object]:
    return {"on": value & 15, "tool": TOOLS[value >> 4]}


def shared_events(book: Book) -> dict[int, EventKind]:
    card, secret_card = one_of("card", book.names), secret_of("card", book.names)
    cell, turned = book.grid.args, flag("turned")
    return {
        kit.DEALT: EventKind("dealt", seat=number("first"), value=number("round")),
        kit.GOT_ROLE: EventKind("got_role", seat=SEAT, secret=secret_of("role", book.roles)),
        DREW: EventKind("drew", seat=SEAT, secret=secret_card),
        kit.PLACED: EventKind("placed", seat=SEAT, card=card, cell=cell, value=turned),
        kit.REACHED: EventKind("reached", seat=SEAT, card=card, cell=cell),
        kit.UNCOVERED: EventKind("uncovered", card=card, cell=cell, value=turned),
        kit.BROKE: EventKind("broke", seat=SEAT, card=card, value=tool_of),
        kit.REPAIRED: EventKind("repaired", seat=SEAT, card=card, value=tool_of),
        kit.COLLAPSED: EventKind("collapsed", seat=SEAT, card=card, cell=cell),
        kit.LOOKED: EventKind("looked", seat=SEAT, cell=cell, secret=secret_of("face", book.faces)),
        DISCARDED: EventKind("discarded", seat=SEAT, secret=secret_card),
        kit.SKIPPED: EventKind("skipped", seat=SEAT),
        kit.ROUND_ENDED: EventKind("round_ended", seat=number("finisher"), value=flag("gold_reached")),
        kit.REVEALED: EventKind("revealed", seat=SEAT, value=one_of("role", book.roles)),
        kit.PAID: EventKind("paid", seat=SEAT, value=number("nuggets")),
        kit.COUNTED: EventKind("counted", seat=SEAT, value=number("nuggets")),
    }
