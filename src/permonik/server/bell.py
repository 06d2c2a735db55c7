"""The bell calls people whose turn it is and who do not look, for games that last for days."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from permonik.messages import catalogue
from permonik.server.links import join_link
from permonik.server.phases import Phase
from permonik.server.room import Room
from permonik.server.webhook import Call, Webhook

MOST_TABLES = 10_000
"""Tables whose turns are remembered, so that nobody is called twice for the same one."""


@dataclass(slots=True)
class Turn:
    """A person's turn, from the line after which the table waits for this seat."""

    seat: int
    since: int
    timer: asyncio.TimerHandle | None = None


class Bell:
    """Whoever is not here is called after `away` seconds, and whoever is here but does nothing after `patience`."""

    def __init__(self, webhook: Webhook, away: float, patience: float, origin: str) -> None:
        self.webhook = webhook
        self.away = away
        self.patience = patience
        self.origin = origin
        self.turns: OrderedDict[str, Turn] = OrderedDict()

    def notice(self, room: Room) -> None:
        """To be called whenever something has happened at a table."""
        seat, turn = awaited(room), self.turns.get(room.table.id)
        if turn is not None and turn.seat == seat:
            return
        self.forget(room.table.id)
        if seat is not None:
            turn = self.turns[room.table.id] = Turn(seat, room.table.changed)
            turn.timer = asyncio.get_running_loop().call_later(self.away, self.look, room, turn)
        if len(self.turns) > MOST_TABLES:
            self.forget(next(iter(self.turns)))

    def forget(self, table: str) -> None:
        turn = self.turns.pop(table, None)
        if turn is not None and turn.timer is not None:
            turn.timer.cancel()

    def look(self, room: Room, turn: Turn) -> None:
        """A while has passed in a turn: whoever is here gets some more time."""
        if turn.seat in room.here():
            turn.timer = asyncio.get_running_loop().call_later(self.patience, self.call, room, turn)
        else:
            self.call(room, turn)

    def call(self, room: Room, turn: Turn) -> None:
        turn.timer = None
        table = room.table
        if table.changed != turn.since:  # who has made a part of the move knows of it
            return
        name, say = table.seats[turn.seat].name, catalogue().say
        link = self.origin and self.origin + join_link(table.code)
        text = say("bell-turn", name=name, table=table.code, game=say(f"game-{table.game_id}"))
        self.webhook.send(Call(text, table.code, table.game_id, name, link))

    async def close(self) -> None:
        for table in list(self.turns):
            self.forget(table)
        await self.webhook.close()


def awaited(room: Room) -> int | None:
    """The seat of the person whom the game waits for."""
    table = room.table
    if table.phase != Phase.PLAYING or table.is_pausing:
        return None
    seat = int(table.playing.to_move)
    return None if table.seats[seat].played_by is not None else seat
