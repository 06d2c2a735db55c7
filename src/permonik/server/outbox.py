"""What is put for clients in one turn of the loop goes to all of them together when the turn is over."""

import asyncio
from collections import deque
from typing import Protocol


class Sender(Protocol):
    def flush(self) -> None:
        """Sends all that waits."""


class Outbox:
    """Many clients are told of one move: one call of the loop for all of them costs less than one for each."""

    def __init__(self) -> None:
        self.senders: deque[Sender] = deque()

    def add(self, sender: Sender) -> None:
        if not self.senders:
            self.send_soon()
        self.senders.append(sender)

    def send_soon(self) -> None:
        asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        try:
            while self.senders:
                self.senders.popleft().flush()
        finally:
            if self.senders:  # one of them has failed: the others do not notice
                self.send_soon()
