"""What the events of the walking games mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import Decoder, EventKind, flag, number, one_of, secret_of
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.walking import tables
from permonik.engine.walking.vocabulary import WalkingVocabulary

SEAT = number("seat")


def finisher(value: int) -> Mapping[str, object]:
    """Who took the last turn; None when nobody did."""
    return {"finisher": value - 1 if value else None}


def shared_events(vocabulary: WalkingVocabulary, field: Decoder | None = None) -> dict[int, EventKind]:
    """`field` tells where on a card a figure stands, in games with several fields."""
    card, secret_card = one_of("card", vocabulary.names), secret_of("card", vocabulary.names)
    cell, turned, side = vocabulary.grid.args, flag("turned"), one_of("side", tables.SIDES)
    used = one_of("card", vocabulary.names)
    return {
        tables.DEALT: EventKind("dealt", seat=number("first"), value=number("round")),
        tables.GOT_ROLE: EventKind(
            "got_dwarf", seat=SEAT, value=one_of("clan", vocabulary.clans), secret=secret_of("role", vocabulary.roles)
        ),
        DREW: EventKind("drew", seat=SEAT, secret=secret_card),
        tables.PLACED: EventKind("placed", seat=SEAT, card=card, cell=cell, value=turned),
        tables.UNCOVERED: EventKind("turned_up", seat=SEAT, card=card, cell=cell, value=turned),
        tables.STEPPED: EventKind("stepped", seat=SEAT, cell=cell, value=field),
        tables.STOPPED: EventKind("stopped", seat=SEAT),
        tables.LOST: EventKind("lost", seat=SEAT, secret=secret_card),
        tables.FORFEITED: EventKind("forfeited", seat=SEAT),
        DISCARDED: EventKind("discarded", seat=SEAT, secret=secret_card),
        tables.REVEALED: EventKind("revealed", seat=SEAT, value=one_of("role", vocabulary.roles)),
        tables.LAID_TOKEN: EventKind("laid_token", seat=SEAT, card=card, cell=cell, value=side),
        tables.TOKEN_LEFT: EventKind("token_left", card=card, cell=cell, value=side),
        tables.REACHED: EventKind("reached", seat=SEAT, card=card, cell=cell),
        tables.REMOVED: EventKind("removed", seat=SEAT, card=card, cell=cell),
        tables.LOOKED_AT_CARD: EventKind(
            "looked_at_card", seat=SEAT, cell=cell, value=used, secret=secret_of("face", vocabulary.faces)
        ),
        tables.LOOKED_AT_DWARF: EventKind(
            "looked_at_dwarf", seat=SEAT, cell=number("on"), value=used, secret=secret_of("role", vocabulary.roles)
        ),
        tables.PROPOSED: EventKind("proposed_end", seat=SEAT),
        tables.VOTED: EventKind("answered", seat=SEAT, value=flag("yes")),
    }
