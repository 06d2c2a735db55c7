"""What the events of Diamond Forest mean, word by word."""

from collections.abc import Mapping

from permonik.engine.core.events import EventKind, flag, number, one_of, secret_of
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.tiles import COLOURS, NAMES, TRICKS

SEAT = number("seat")
TILE = one_of("tile", NAMES)
TRICK = one_of("trick", TRICKS)


def other_cell(value: int) -> Mapping[str, object]:
    x, y = GRID.point(value)
    return {"to_x": x, "to_y": y}


def secret_cell(value: int) -> Mapping[str, object]:
    return GRID.args(value - 1)


EVENTS: Mapping[int, EventKind] = {
    tables.DEALT: EventKind("forest_laid", seat=number("first")),
    tables.STARTED: EventKind("started", seat=SEAT, cell=GRID.args),
    tables.TURN: EventKind("turn", seat=SEAT),
    tables.SHOWN: EventKind("shown", seat=SEAT, card=TILE, cell=GRID.args),
    tables.COVERED: EventKind("covered", cell=GRID.args),
    tables.ENTERED: EventKind("entered", seat=SEAT, card=TILE, cell=GRID.args),
    tables.TOOK: EventKind("took", seat=SEAT, value=one_of("colour", COLOURS)),
    tables.LIT: EventKind("lit", seat=SEAT, card=TILE, cell=GRID.args),
    tables.ROLLED: EventKind("rolled", seat=SEAT, value=number("pips")),
    tables.CLIMBED: EventKind("climbed", seat=SEAT, value=flag("earned")),
    tables.CROSSED: EventKind("crossed", seat=SEAT),
    tables.PAID: EventKind("paid_tokens", seat=SEAT, value=number("tokens")),
    tables.STUCK: EventKind("stuck", seat=SEAT),
    tables.TRICKED: EventKind("tricked", seat=SEAT, value=TRICK),
    tables.TRADED: EventKind("traded", seat=SEAT, value=number("on")),
    tables.LOOKED: EventKind("peeked", seat=SEAT, cell=GRID.args, secret=secret_of("tile", NAMES)),
    tables.DECLINED: EventKind("declined", seat=SEAT),
    tables.PROPOSED: EventKind("proposed", seat=SEAT, cell=GRID.args),
    tables.AGREED: EventKind("agreed", seat=SEAT),
    tables.CALLED: EventKind("called_vote", seat=SEAT),
    tables.VOTED: EventKind("voted", seat=SEAT, secret=secret_cell),
    tables.WHISKED: EventKind("whisked", seat=SEAT, cell=other_cell, value=GRID.args),
    tables.SWAPPED: EventKind("swapped", seat=SEAT, cell=GRID.args, value=other_cell),
    tables.FOILED: EventKind("foiled", seat=SEAT, value=TRICK),
    tables.TRAVELLED: EventKind("travelled", seat=SEAT, cell=GRID.args),
    tables.STAYED: EventKind("stayed", seat=SEAT),
    tables.GOT_HOME: EventKind("got_home", seat=SEAT, value=number("rank")),
    tables.ENDED: EventKind("game_ended", value=flag("somebody_home")),
    tables.COUNTED: EventKind("diamonds_counted", seat=SEAT, value=number("count")),
}
