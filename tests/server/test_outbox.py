"""What is put for clients in one turn of the loop is sent when it is over, whatever one of them does."""

import asyncio

import pytest

from permonik.server.outbox import Outbox


class Client:
    def __init__(self, sent: list[str], name: str, *, fails: bool = False) -> None:
        self.sent = sent
        self.name = name
        self.fails = fails

    def flush(self) -> None:
        if self.fails:
            raise RuntimeError(self.name)
        self.sent.append(self.name)


def test_what_is_put_in_one_turn_is_sent_in_order_when_it_is_over() -> None:
    async def scenario() -> None:
        outbox, sent = Outbox(), list[str]()
        for name in ("Eva", "Jan"):
            outbox.add(Client(sent, name))
            assert sent == []
        await asyncio.sleep(0)
        assert sent == ["Eva", "Jan"]
        outbox.add(Client(sent, "Ota"))
        await asyncio.sleep(0)
        assert sent == ["Eva", "Jan", "Ota"]

    asyncio.run(scenario())


def test_a_client_that_fails_keeps_nothing_from_the_others() -> None:
    async def scenario() -> None:
        faults: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(str(fault["exception"])))
        outbox, sent = Outbox(), list[str]()
        for name in ("Eva", "Jan", "Ota", "Iva"):
            outbox.add(Client(sent, name, fails=name in ("Eva", "Ota")))
        while outbox.senders:
            await asyncio.sleep(0)
        assert (sent, faults) == (["Jan", "Iva"], ["Eva", "Ota"])

    asyncio.run(scenario())


@pytest.mark.parametrize("others", [0, 3])
def test_whoever_puts_something_while_all_is_sent_is_served_as_well(others: int) -> None:
    async def scenario() -> None:
        outbox, sent = Outbox(), list[str]()

        class Chatty(Client):
            def flush(self) -> None:
                super().flush()
                outbox.add(Client(sent, "late"))

        outbox.add(Chatty(sent, "chatty"))
        for _ in range(others):
            outbox.add(Client(sent, "other"))
        while outbox.senders:
            await asyncio.sleep(0)
        assert sent == ["chatty", *["other"] * others, "late"]

    asyncio.run(scenario())
