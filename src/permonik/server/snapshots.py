"""A running game goes on from a snapshot, which stands for the moves before it: so it does when rules have changed."""

from collections.abc import Sequence

from permonik.engine.core.state import EventRow, State
from permonik.server.lines import AnyLine, Dealt, Moved, Noted, read_line
from permonik.server.logs import log_fault
from permonik.server.room import Room
from permonik.server.screens import Screens
from permonik.server.storage import Entry, Snapshot
from permonik.server.table import ForeignSnapshot, Table

TOLD = (Dealt, Moved)
"""Lines of which the game itself tells."""


def recall(room: Room, snapshot: Snapshot, entries: Sequence[Entry]) -> None:
    """Lets an empty room go on from a snapshot and the log up to it. One that cannot be read is passed over; one that
    is of another table, or of more lines than there are, closes the table."""
    table = Table(room.table.id, room.table.code, room.table.dealer)
    table.secret = room.table.secret
    is_foreign = False
    try:
        lines = [read_line(entry.body) for entry in entries[: snapshot.number + 1]]
        for line in lines:
            table.recall(line)
        if len(lines) <= snapshot.number:
            raise ForeignSnapshot(f"of line {snapshot.number}, of {len(lines)}")
        table.restore(snapshot.state)
        told = retold(lines, table.playing)
    except ForeignSnapshot:
        is_foreign, told = True, [(line, None) for line in lines]
    except Exception:
        log_fault("snapshot_passed_over", table=table.id)
        return
    room.table, room.screens = table, Screens(table)
    room.stored = len(told)
    places = [place for place, (line, _) in enumerate(told) if not isinstance(line, Noted)]
    room.lines += [told[place] for place in places]
    room.last_told = max(places, default=-1)
    for line, _ in told:
        room.hands.heed(line)
    if is_foreign:
        room.close_faulty()


def retold(lines: Sequence[AnyLine], state: State) -> list[tuple[AnyLine, EventRow | None]]:
    """Lines with what the game told when they happened: a position keeps it, so newer rules do not tell it anew."""
    rows: list[EventRow] = []
    told = state.latest_row
    while told is not None:
        rows.append(told)
        told = told.previous
    if len(rows) != sum(isinstance(line, TOLD) for line in lines):
        raise ValueError(f"the position has told of {len(rows)} moves, and the log has others")
    return [(line, rows.pop() if isinstance(line, TOLD) else None) for line in lines]
