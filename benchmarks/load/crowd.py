"""Many tables that play at the same time, as fast as they can or so many moves a second."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from benchmarks.load.players import Player, Score, Table, until
from benchmarks.load.server import Server

AT_ONCE = 20
"""Tables that are set up at the same time."""
STAGES = 100
"""Moves of a game over which tables are spread; most games are longer."""
SOONEST = 1 / 15
"""Seconds between two moves of one socket: the server slows down whoever sends more than 20 messages a second."""
TICK = 0.001


@dataclass
class Heat:
    """What was measured while tables played."""

    seconds: float = 0.0
    cpu: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def add(self, other: "Heat") -> None:
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.latencies += other.latencies


class Crowd:
    """Tables on one server, dealt and waiting for `play`."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.score = Score()
        self.tables = [Table(number, self.score, self.release) for number in range(tables)]
        self.release_to: Callable[[Player], None] = wait
        """What whoever is to move does now."""

    @classmethod
    async def gather(cls, server: Server, tables: int) -> "Crowd":
        crowd = cls(server, tables)
        free = asyncio.Semaphore(AT_ONCE)

        async def set_up(table: Table) -> None:
            async with free:
                await table.set_up(server)

        await asyncio.gather(*(set_up(table) for table in crowd.tables))
        return crowd

    def release(self, player: Player) -> None:
        self.release_to(player)

    def let_play(self, how: Callable[[Player], None]) -> None:
        self.release_to = how
        for table in self.tables:
            for player in table.players:
                if player.offered:
                    how(player)

    async def stop(self) -> None:
        """Until every move is acknowledged; whoever is to move then waits."""
        self.release_to = wait
        await until(lambda: self.score.in_flight == 0, self.score)

    async def rest(self) -> None:
        """Until nobody is held back any more, or somebody would be released twice."""
        await asyncio.sleep(2 * SOONEST)

    # How they play.

    async def play_to(self, stage_of: Callable[[int], int]) -> None:
        """Every table plays, as fast as it can, up to the move that is given for its number."""
        goals = {table: stage_of(number) for number, table in enumerate(self.tables)}

        def play_on(player: Player) -> None:
            if player.table.played < goals[player.table]:
                self.move_soon(player)

        self.let_play(play_on)
        await until(lambda: all(table.played >= goals[table] for table in self.tables), self.score, 600)
        await self.stop()
        await self.rest()

    async def play(self, rate: float, seconds: float) -> Heat:
        """Plays for so long, or until games end, and measures. A rate of 0 is as fast as the server can."""
        self.score.latencies = []
        cpu, began = self.server.cpu_seconds(), perf_counter()
        pacing = asyncio.ensure_future(self.pace(rate)) if rate else None
        if pacing is None:
            self.let_play(self.move_soon)
        while perf_counter() - began < seconds and not self.is_spent():
            await asyncio.sleep(0.01)
        if pacing is not None:
            pacing.cancel()
        await self.stop()
        heat = Heat(perf_counter() - began, self.server.cpu_seconds() - cpu, self.score.latencies)
        await self.rest()
        return heat

    def is_spent(self) -> bool:
        """Whether games have ended or are about to."""
        return self.score.over or bool(self.score.failed) or len(self.score.latencies) >= STAGES * len(self.tables)

    def move_soon(self, player: Player) -> None:
        early = player.sent + SOONEST - perf_counter()
        if early > 0:
            asyncio.get_running_loop().call_later(early, self.release, player)
        else:
            player.move(perf_counter())

    async def pace(self, rate: float) -> None:
        """Lets whoever has waited longest move when the next move is due. A move that nobody can make yet is late, and
        its time runs: a slow server does not make itself look fast."""
        ready: deque[Player] = deque()
        late: deque[float] = deque()

        def be_ready(player: Player) -> None:
            if late:
                player.move(late.popleft())
            else:
                ready.append(player)

        self.let_play(be_ready)
        began, due = perf_counter(), 0
        while True:
            now = perf_counter()
            for _ in range(int((now - began) * rate) - due):
                due += 1
                if ready:
                    ready.popleft().move(perf_counter())
                else:
                    late.append(now)
            await asyncio.sleep(TICK)

    async def leave(self) -> None:
        await asyncio.gather(*(table.leave() for table in self.tables))


def wait(player: Player) -> None:
    """Keeps what was offered for later."""
