"""Welcomes that nobody reads are counted for their address: however many sockets it has, they hold little memory."""

import asyncio
import json
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from permonik.server import decisions
from permonik.server.limits import Crowd
from permonik.server.wishes import MOST_UNREAD_BYTES, Wishes
from tests.server.tables_in_play import all_are, come, turned_away
from tests.server.test_wire import TEXT, Raw, Wired, frame, raw, until, wired

FAMILY = 24
TALK = 400
"""What was said at a table, so often that a welcome which tells it anew does not fit into the buffers."""


def wishes_of(server: Wired) -> Wishes:
    app: Any = server.running.config.app
    wishes: Wishes = app.state.services.wishes
    return wishes


async def talkative_table(server: Wired) -> str:
    table = await server.table()
    eva = await come(server, table)
    await eva.sit("Eva")
    await eva.must("allow_chat", seat=0, allowed=True)
    wishes = wishes_of(server)
    room = await wishes.rooms.find(table)
    for number in range(TALK):
        text = f"{number} " + 150 * "x"
        await wishes.rooms.write(room, partial(decisions.chat, actor=0, text=text))
    await eva.leave()
    return table


async def come_deaf(server: Wired, table: str, client: Raw) -> None:
    """Wants to be told everything, and reads nothing of it."""
    head = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: Upgrade", "Upgrade: websocket"]
    head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    client.writer.write(("\r\n".join(head) + "\r\n\r\n").encode())
    await client.reader.readuntil(b"\r\n\r\n")
    client.writer.write(frame(TEXT, json.dumps({"type": "hello", "table": table, "last": -1}).encode()))


@pytest.mark.usefixtures("small_kernel")
def test_an_address_gets_only_so_many_welcomes_before_it_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(server: Wired) -> None:
        table = await talkative_table(server)
        unread = wishes_of(server).unread_welcomes
        whoever_reads = await come(server, table, last=-1)
        size = len(json.dumps(whoever_reads.welcome["sights"][0]["missed"], separators=(",", ":")))
        await until(lambda: not unread.everybody)
        monkeypatch.setattr(unread, "most", 3 * size)
        async with AsyncExitStack() as open_sockets:
            for count in (1, 2):
                await come_deaf(server, table, await open_sockets.enter_async_context(raw(server, deaf=True)))
                await until(lambda many=count: unread.everybody > many * size)  # type: ignore[misc]
            for _ in range(3):
                assert await turned_away(server, table, last=-1) == "too_often"
            held = unread.everybody
            assert 2 * size < held < 3 * size
            await (await come(server, table)).leave()  # a small one has room
        await until(lambda: not unread.households)
        await (await come(server, table, last=-1)).leave()

    wired(tmp_path, act, chatter_per_minute=100_000, hellos_per_minute=10_000)


def test_a_family_behind_one_address_gets_in_all_at_once(tmp_path: Path) -> None:
    async def act(server: Wired) -> None:
        table = await talkative_table(server)
        guests = await asyncio.gather(*(come(server, table, last=-1) for _ in range(FAMILY)))
        await all_are(guests, lambda guest: guest.welcome)
        assert all(len(guest.welcome["sights"][0]["missed"]) >= TALK for guest in guests)
        assert 2 * FAMILY * max(len(guest.text) for guest in guests) < MOST_UNREAD_BYTES
        await until(lambda: not wishes_of(server).unread_welcomes.everybody)

    wired(tmp_path, act, chatter_per_minute=100_000, hellos_per_minute=10_000)


def test_a_crowd_counts_by_size_and_each_household_for_itself() -> None:
    crowd = Crowd(100)
    with crowd.enter("192.0.2.1", 60) as first, crowd.enter("192.0.2.1", 41) as second:
        assert (first, second) == (True, False)
        with crowd.enter("192.0.2.2", 100) as other:
            assert other
    assert not crowd.households
    assert not crowd.everybody
