"""What the events of The Dark Cave mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, flag, number, one_of, secret_of
from permonik.engine.dark_cave import tables
from permonik.engine.dark_cave.cards import CLANS, LEVELS
from permonik.engine.dark_cave.vocabulary import CREATURES, VOCABULARY
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.walking import tables as walking
from permonik.engine.walking.events import SEAT, finisher, shared_events

ENDINGS = ("side_out", "hands_empty", "agreed")
CARD = one_of("card", VOCABULARY.names)
SECRET_CARD = secret_of("card", VOCABULARY.names)
LEVEL = one_of("level", LEVELS)
CREATURE = one_of("creature", CREATURES)
CELL = VOCABULARY.grid.args
SIDE = one_of("side", walking.SIDES)
FIELD = number("field")


def winner(value: int) -> Mapping[str, object]:
    return {"clan": CLANS[value - 1] if value else "nobody"}


EVENTS: Mapping[int, EventKind] = {
    **shared_events(VOCABULARY, FIELD),
    DREW: EventKind("drew", seat=SEAT, value=LEVEL, secret=SECRET_CARD),
    DISCARDED: EventKind("discarded", seat=SEAT, value=LEVEL, secret=SECRET_CARD),
    walking.LOST: EventKind("lost", seat=SEAT, value=LEVEL, secret=SECRET_CARD),
    walking.REMOVED: EventKind("removed", seat=SEAT, card=CARD, cell=CELL, value=one_of("by", VOCABULARY.names)),
    walking.ROUND_ENDED: EventKind("cave_ended", cell=finisher, value=one_of("why", ENDINGS)),
    tables.HALTED: EventKind("halted", seat=SEAT, card=CREATURE),
    tables.SWAPPED: EventKind("swapped_cards", seat=SEAT, card=CARD, cell=number("on")),
    tables.RECEIVED: EventKind("received_card", seat=SEAT, cell=number("giver"), value=LEVEL, secret=SECRET_CARD),
    tables.WEB_TURNED: EventKind("web_turned", card=CARD, cell=CELL, value=SIDE),
    tables.GAVE: EventKind("equipped", seat=SEAT, card=CARD, cell=number("on")),
    tables.CALLED: EventKind("called", seat=SEAT, card=CARD, cell=CELL),
    tables.LED: EventKind("led_on", seat=SEAT, card=CARD, cell=CELL),
    tables.CREPT: EventKind("crept", seat=SEAT, card=CREATURE, cell=CELL, value=FIELD),
    tables.CREATURE_LEFT: EventKind("creature_left", card=CREATURE),
    tables.FOUGHT: EventKind("fought", seat=SEAT, card=CREATURE),
    tables.DECLINED: EventKind("kept_axe", seat=SEAT, card=CREATURE),
    tables.ATTACKED: EventKind("attacked", seat=SEAT, card=CREATURE, value=flag("harmed")),
    tables.CUT: EventKind("cut", seat=SEAT, cell=CELL, value=SIDE),
    tables.STOOD_UP: EventKind("stood_up", seat=SEAT),
    tables.SKIPPED: EventKind("turn_skipped", seat=SEAT),
    tables.PAID_TOLL: EventKind("paid_toll", seat=SEAT, cell=CELL),
    tables.GOLD_LAID: EventKind("gold_laid", cell=CELL),
    tables.GOLD_TAKEN: EventKind("gold_taken", seat=SEAT, cell=CELL),
    tables.GOLD_BURIED: EventKind("gold_buried", cell=CELL),
    tables.ESCAPED: EventKind("escaped", seat=SEAT, value=number("nuggets")),
    tables.LOOKED_ASIDE: EventKind(
        "looked_aside",
        seat=SEAT,
        cell=number("number"),
        value=one_of("clan", CLANS),
        secret=secret_of("role", VOCABULARY.roles),
    ),
    tables.VALUED: EventKind("valued", card=one_of("clan", CLANS), value=number("points")),
    tables.WON: EventKind("clan_won", value=winner),
}
