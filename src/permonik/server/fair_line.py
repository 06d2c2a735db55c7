"""A line in front of few places, in which nobody stands in everybody's way."""

import asyncio
from collections import OrderedDict, deque


class FairLine:
    """Whoever waits is served party after party, and within a party in order: one that asks for much waits for its own
    questions, and not the others for them."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.parties: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Who waits, by party; the next one first."""

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self.parties.values())

    async def enter(self, party: str) -> None:
        """Waits for a place, which is to be left again."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parties.setdefault(party, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came at the same moment
                self.leave()
            else:
                self.give_up(party, turn)
            raise

    def give_up(self, party: str, turn: asyncio.Future[None]) -> None:
        line = self.parties.get(party)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self.parties[party]

    def leave(self) -> None:
        """Gives the place to the next party, which then goes to the end."""
        while self.parties:
            party, line = self.parties.popitem(last=False)
            turn = line.popleft()
            if line:
                self.parties[party] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
