"""What a table waits for before it goes on by itself, and for how long. Nobody is hurried for the sake of bots."""

from dataclasses import dataclass

from permonik.server.phases import Phase
from permonik.server.room import Room
from permonik.server.timeouts import Timeouts


@dataclass(frozen=True, slots=True)
class Wait:
    """`since` is the round, or the line, that the wait began with: a later one is another wait."""

    what: str
    """role, result or move."""
    since: int
    seats: frozenset[int]
    """Who is waited for."""
    seconds: float | None
    """How long; None is as long as it takes."""

    def goes_on_from(self, other: "Wait | None") -> bool:
        """Whether the time that runs for the other one runs for this one as well."""
        return other is not None and (self.what, self.since, self.seconds) == (other.what, other.since, other.seconds)


def wait_at(room: Room, timeouts: Timeouts, *, read: int, late: int) -> Wait | None:
    """What the table waits for. `read` is the round whose roles were waited for long enough, `late` the line after
    which the seat to move has run out of time."""
    table = room.table
    if table.phase != Phase.PLAYING:
        return None
    if table.is_pausing:
        return wait_for_people(room, "result", table.players() - table.acknowledged, timeouts.results)
    mover = int(table.playing.to_move)
    is_bots = table.seats[mover].played_by is not None
    clock = None if is_bots or late == table.changed else timeouts.clocks.get(table.clock)
    if timeouts.roles and read != table.shown_round and (is_bots or clock is not None):
        wait = wait_for_people(room, "role", table.players() - table.ready - silent(room), timeouts.roles)
        if wait is not None:
            return wait
    return None if clock is None else Wait("move", table.changed, frozenset({mover}), clock)


def wait_for_people(room: Room, what: str, missing: set[int], seconds: float) -> Wait | None:
    if not missing:
        return None
    limit = seconds if keeps_others_waiting(room, missing) else None
    return Wait(what, room.table.shown_round, frozenset(missing), limit)


def keeps_others_waiting(room: Room, missing: set[int]) -> bool:
    """Whether somebody who is here waits for others, and not only bots do. Who shares a device looks together."""
    here = room.table.players() & room.here()
    at_one_device = any(here <= listener.seats and listener.reads for listener in room.listeners)
    return bool(here) and not (at_one_device and here & missing)


def silent(room: Room) -> set[int]:
    """The seats whose clients never say that something was read."""
    reading = {seat for listener in room.listeners if listener.reads for seat in listener.seats}
    return {seat for listener in room.listeners for seat in listener.seats} - reading
