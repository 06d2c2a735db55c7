"""Answers that nobody reads do not stay: they are packed, few at a time, and cut after a while."""

import asyncio
import gzip
import json
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from permonik.server import replays, wire
from permonik.server.decisions import Refused
from permonik.server.packed import PIECE, Packed, Packer
from tests.server.test_replays import played, post
from tests.server.test_wire import Raw, Wired, raw, until, wired

LARGE = played(10, rounds=3).write()


async def ask_for_replay(client: Raw, text: str, keep: str) -> None:
    """As large as it can be: not packed."""
    head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: {keep}\r\nContent-Length: {len(text)}\r\n\r\n"
    client.writer.write(head.encode() + text.encode())
    await client.writer.drain()


def stuck(server: Wired) -> int:
    """How many answers wait to be read."""
    return sum(one.flow.write_paused for one in server.connections)


@pytest.mark.usefixtures("small_kernel")
@pytest.mark.parametrize("keep", ["close", "keep-alive"])
def test_an_answer_that_nobody_reads_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keep: str) -> None:
    monkeypatch.setattr(wire, "SILENT_SECONDS", 5.0)

    async def act(server: Wired) -> None:
        async with raw(server, deaf=True) as deaf:
            await ask_for_replay(deaf, LARGE, keep)
            await until(lambda: stuck(server) == 1)
            await until(lambda: not server.connections)

    wired(tmp_path, act)


@pytest.mark.usefixtures("small_kernel")
def test_an_address_gets_only_so_many_replays_before_it_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_IN_FLIGHT", 2)
    small = played(3).write()

    async def act(server: Wired) -> None:
        async with raw(server, deaf=True) as one, raw(server, deaf=True) as other:
            for deaf in (one, other):
                await ask_for_replay(deaf, LARGE, "close")
            await until(lambda: stuck(server) == 2)
            assert await post(server, small) == (429, {**REFUSED, "code": "too_often"})
        await until(lambda: not server.connections)
        assert (await post(server, small))[0] == 200

    wired(tmp_path, act)


REFUSED = {"type": "refused", "ref": 0, "code": "", "details": {}, "rules": []}


def test_a_replay_that_is_too_large_to_be_kept_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_PACKED_BYTES", 5_000)

    async def act(server: Wired) -> None:
        status, answer = await post(server, LARGE)
        assert (status, answer["code"], answer["details"]) == (413, "too_large", {"expected": 5_000})

    wired(tmp_path, act)


def test_the_largest_games_are_far_from_the_limit_and_kept_small() -> None:
    made = asyncio.run(replays.Replays(lambda: 0.0).make(replays.Replay(played(10, rounds=3))))
    whole = gzip.decompress(made)
    assert len(json.loads(whole)["steps"]) > 200
    assert 5 * len(made) < min(len(whole), replays.MOST_PACKED_BYTES)


@pytest.mark.parametrize("unpacked", [True, False])
def test_an_answer_is_sent_in_pieces_and_held_until_the_last(unpacked: bool) -> None:
    text = json.dumps(list(range(100_000))).encode()
    packer = Packer(10**9)
    for at in range(0, len(text), 1_000):
        packer.add(text[at : at + 1_000])
    held = ExitStack()
    let_go: list[int] = []
    sent: list[bytes] = []
    held.callback(lambda: let_go.append(len(sent)))
    packed = packer.finish()

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        assert not let_go
        sent.append(message.get("body", b""))

    async def receive() -> dict[str, object]:
        raise AssertionError("nothing is read")

    asyncio.run(Packed(packed, held, unpacked=unpacked)({"type": "http"}, receive, send))
    got = b"".join(sent)
    assert (got if unpacked else gzip.decompress(got)) == text
    assert max(map(len, sent)) <= PIECE
    assert let_go == [len(sent)]


def test_a_packer_takes_no_more_than_may_be_kept() -> None:
    packer = Packer(1_000)
    packer.add(b"0123456789" * 1_000)
    with pytest.raises(Refused, match="too_large"):
        packer.add(Random(1).randbytes(2_000_000))
