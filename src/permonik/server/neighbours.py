"""The other processes that serve the same tables: what they are told of a room, and what is heard from them."""

from collections.abc import Callable, Mapping

from permonik.server.fanout import Fanout, Grown, Note, Present
from permonik.server.room import Room


class Neighbours:
    def __init__(
        self, fanout: Fanout, process: str, rooms: Mapping[str, Room], on_growth: Callable[[Room], None]
    ) -> None:
        self.fanout = fanout
        self.process = process
        self.rooms = rooms
        self.on_growth = on_growth
        """Called when a log has grown in another process."""
        self.on_presence: Callable[[Room], None] = lambda room: None
        """Called when it may have changed who is here."""
        fanout.subscribe(self.hear)

    def hear(self, wanted: str, note: Note) -> None:
        """Takes what another process says about a table."""
        room = self.rooms.get(wanted)
        if room is None:
            return
        match note:
            case Grown(number):
                if number >= len(room.lines):
                    self.on_growth(room)
            case Present(process):
                room.elsewhere[process] = note
                if note.asks:
                    self.announce(room)
                room.say(room.presence())
                self.on_presence(room)

    def tell_growth(self, room: Room, number: int) -> None:
        self.fanout.publish(room.table.id, Grown(number))

    def tell_presence(self, room: Room) -> None:
        """Tells everybody, here and there, who is here, after somebody came or went."""
        self.announce(room, asks=not room.announced)
        room.announced = True
        room.say(room.presence())

    def tell_changed_seats(self, room: Room) -> None:
        self.tell_presence(room)
        self.on_presence(room)

    def announce(self, room: Room, *, asks: bool = False) -> None:
        """Tells the other processes who is here."""
        seats = frozenset(seat for listener in room.listeners for seat in listener.seats)
        alone = sum(not listener.seats for listener in room.listeners)
        self.fanout.publish(room.table.id, Present(self.process, seats, alone, asks))
