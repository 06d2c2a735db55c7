"""What the events of the base game mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.cards import TOOLS
from permonik.engine.core.events import EventKind, flag, number, one_of, secret_of
from permonik.engine.digging import kit
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import FACES, NAMES, ROLES
from permonik.engine.saboteur.notation import GRID

SEAT = number("seat")
CARD = one_of("card", NAMES)
TURNED = flag("turned")


def tool_of(value: int) -> Mapping[str, object]:
    return {"on": value & 15, "tool": TOOLS[value >> 4]}


def cards_offered(value: int) -> Mapping[str, object]:
    return {"offer": unpack_offer(value)}


def unpack_offer(value: int) -> list[int]:
    """Gold cards in ascending order from their counts, four bits for each value."""
    return [nuggets for nuggets in (1, 2, 3) for _ in range(value >> 4 * (nuggets - 1) & 15)]


EVENTS: Mapping[int, EventKind] = {
    kit.DEALT: EventKind("dealt", seat=number("first"), value=number("round")),
    kit.GOT_ROLE: EventKind("got_role", seat=SEAT, secret=secret_of("role", ROLES)),
    kit.DREW: EventKind("drew", seat=SEAT, secret=secret_of("card", NAMES)),
    kit.PLACED: EventKind("placed", seat=SEAT, card=CARD, cell=GRID.args, value=TURNED),
    kit.REACHED: EventKind("reached", seat=SEAT, card=CARD, cell=GRID.args),
    kit.UNCOVERED: EventKind("uncovered", card=CARD, cell=GRID.args, value=TURNED),
    kit.BROKE: EventKind("broke", seat=SEAT, card=CARD, value=tool_of),
    kit.REPAIRED: EventKind("repaired", seat=SEAT, card=CARD, value=tool_of),
    kit.COLLAPSED: EventKind("collapsed", seat=SEAT, card=CARD, cell=GRID.args),
    kit.LOOKED: EventKind("looked", seat=SEAT, cell=GRID.args, secret=secret_of("face", FACES)),
    kit.DISCARDED: EventKind("discarded", seat=SEAT, secret=secret_of("card", NAMES)),
    kit.SKIPPED: EventKind("skipped", seat=SEAT),
    kit.ROUND_ENDED: EventKind("round_ended", seat=number("finisher"), value=flag("gold_reached")),
    kit.REVEALED: EventKind("revealed", seat=SEAT, value=one_of("role", ROLES)),
    tables.OFFERED: EventKind("offered", seat=SEAT, value=number("count"), secret=cards_offered),
    tables.KEPT: EventKind("kept", seat=SEAT, secret=number("nuggets")),
    kit.PAID: EventKind("paid", seat=SEAT, value=number("nuggets")),
    kit.COUNTED: EventKind("counted", seat=SEAT, value=number("nuggets")),
}
