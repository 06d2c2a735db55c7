"""A table that has been played for long, and people who say hello to it."""

import asyncio
from time import perf_counter

from benchmarks.load.players import ENCODER, PATIENCE, Player, Score, Table, until
from benchmarks.load.server import HOST, Server
from benchmarks.load.wire import Wire

GAME, SEATS = "saboteur-2", 12
"""The game with the most seats."""


class LongTable:
    """A table of twelve with so many lines; everybody still sits there."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.score = Score()
        self.table = Table(1, self.score, self.play_on, SEATS, GAME)

    @classmethod
    async def played(cls, server: Server, lines: int) -> "LongTable":
        long = cls(lines)
        await long.table.set_up(server)
        await until(lambda: long.score.over or long.count() >= lines, long.score, 600)
        while long.count() < lines:
            await asyncio.gather(
                *(player.ask(type="phrase", seat=player.seat, phrase="phrase-hello") for player in long.table.players)
            )
        return long

    def count(self) -> int:
        return self.table.players[0].after + 1

    def play_on(self, player: Player) -> None:
        if player.after + 1 < self.lines:
            player.move(perf_counter())

    async def hello(self, server: Server, seats: int) -> int:
        """Comes back with so many seats, after everything, and goes away; how many bytes the welcome had."""
        heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def hear(frame: bytes) -> None:
            if not heard.done():
                heard.set_result(len(frame))

        wire = await Wire.connect(HOST, server.port, "/api/socket", hear)
        secrets = [player.secret for player in self.table.players[:seats]]
        wire.send(ENCODER.encode({"type": "hello", "table": self.table.id, "secrets": secrets, "last": -1}))
        try:
            return await asyncio.wait_for(heard, PATIENCE)
        finally:
            await asyncio.shield(wire.close())
