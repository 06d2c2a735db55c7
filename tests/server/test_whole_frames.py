"""A text that comes whole is read without the parser: whatever comes, and however it is cut, nobody can tell."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from permonik.server.wire import Talk, has_whole_frames, whole_text
from tests.counts import Counts

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LAST, MASKED = 0x80, 0x80
MOST = 70_000
"""Bytes of the largest message that is taken."""
REQUEST = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(kind: int, body: bytes, *, last: bool = True, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A frame as a client sends it; without a mask it is against the rules."""
    bit, size = MASKED if mask else 0, len(body)
    if size < 126:
        length = bytes([bit | size])
    elif size < 65_536:
        length = bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([bit | 127]) + size.to_bytes(8, "big")
    shown = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body)) if mask else body
    return bytes([(LAST if last else 0) | kind]) + length + mask + shown


class Line(asyncio.Transport):
    """Keeps what is sent, and how it was ended."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.end = ""
        self.reading = True

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = self.end or "cut"

    def is_closing(self) -> bool:
        return bool(self.end)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return 0


class Parsed(Talk):
    """Lets the parser read everything."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.between_frames = False


def heard(kind: Callable[..., Talk], chunks: list[bytes]) -> tuple[list[object], bytes, str]:
    """What the application gets of these chunks, what the client is sent, and how the connection ends."""
    messages: list[object] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            messages.append(message)
            if message["type"] == "websocket.disconnect":
                return

    async def run() -> tuple[list[object], bytes, str]:
        config = uvicorn.Config(app, log_config=None, ws_max_size=MOST, ws_per_message_deflate=False, lifespan="off")
        config.load()
        line = Line()
        talk = kind(config, ServerState(), {}, asyncio.get_running_loop())
        talk.connection_made(line)
        talk.data_received(REQUEST)
        await settled(lambda: talk.handshake_complete)
        for chunk in chunks:
            if line.end:
                break
            talk.data_received(chunk)
            await settled(lambda: line.reading and talk.queue.empty())
        end, line.end = line.end, "lost"
        talk.connection_lost(None)
        await asyncio.gather(*talk.tasks)
        return messages, line.sent, end

    return asyncio.run(run())


async def settled(is_so: Callable[[], bool]) -> None:
    for _ in range(20):
        await asyncio.sleep(0)
        if is_so():
            return


def texts_for(random: Random) -> bytes:
    sizes = (0, 1, 60, 125, 126, 127, 128, 1_000)
    return ("ä" if random.random() < 0.2 else "x").encode() * random.choice(sizes)


def usual(random: Random) -> bytes:
    return frame(TEXT, texts_for(random), mask=random.randbytes(4))


def unusual(random: Random) -> bytes:
    kind = random.randrange(10)
    text = texts_for(random)
    if kind < 2:
        return frame(PING, b"here") if kind else frame(PONG, b"here")
    if kind < 5:
        between = frame(PING, b"now") if kind == 2 else b""
        return frame(TEXT, text, last=False) + between + frame(CONTINUED, text)
    if kind < 7:
        return frame(BINARY, text)
    rare = (
        frame(TEXT, b"\xff\xfe"),
        frame(TEXT, b"x", mask=b""),
        frame(TEXT, b"x" * 66_000),
        frame(TEXT, b"x" * (MOST + 1)),
        frame(CONTINUED, b"x"),
        frame(CLOSE, b"\x03\xe8"),
        frame(3, b"x"),
        b"\xc1" + frame(TEXT, b"x")[1:],
    )
    return random.choice(rare)


def cut(random: Random, stream: list[bytes]) -> list[bytes]:
    """The frames as they come: nearly always one by one, now and then several at once or in pieces."""
    chunks: list[bytes] = []
    for sent in stream:
        chance = random.random()
        if chance < 0.15 and chunks:
            chunks[-1] += sent
        elif chance < 0.25 and len(sent) > 1:
            place = random.randrange(1, len(sent))
            chunks += [sent[:place], sent[place:]]
        else:
            chunks.append(sent)
    return chunks


def test_nobody_can_tell_whether_the_parser_has_read_a_text(counts: Counts) -> None:
    for seed in range(counts(small=60, normal=200, full=3_000)):
        random = Random(seed)
        stream = [unusual(random) if random.random() < 0.15 else usual(random) for _ in range(12)]
        chunks = cut(random, stream)
        assert heard(Talk, chunks) == heard(Parsed, chunks), f"seed {seed}"


def test_texts_are_read_without_the_parser_until_one_does_not_come_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    receive = Talk.__mro__[1].data_received  # type: ignore[attr-defined]  # uvicorn's

    def note(talk: Talk, data: bytes) -> None:
        parsed.append(data)
        receive(talk, data)

    monkeypatch.setattr(Talk.__mro__[1], "data_received", note)
    text, pong, split = frame(TEXT, b"one"), frame(PONG, b"here"), frame(TEXT, b"x" * 200)
    messages, _, _ = heard(Talk, [text, pong, text + text, text, split[:100], split[100:], text])
    assert parsed == [REQUEST, pong, text + text, split[:100], split[100:], text]
    assert len(messages) == 7


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_a_whole_text_is_read_and_every_piece_of_it_is_left(size: int) -> None:
    body = b"x" * size
    sent = frame(TEXT, body)
    assert whole_text(sent) == body
    assert has_whole_frames(sent + frame(PING, b"") + sent)
    for piece in {1, 2, 3, 5, len(sent) // 2, len(sent) - 1}:
        assert whole_text(sent[:piece]) is None
        assert not has_whole_frames(sent + sent[:piece])
    assert whole_text(sent + sent) is None


@pytest.mark.parametrize(
    "sent",
    [
        frame(TEXT, b"x", mask=b""),
        frame(TEXT, b"x", last=False),
        frame(CONTINUED, b"x"),
        frame(BINARY, b"x"),
        frame(CLOSE, b""),
        frame(TEXT, b"x" * 65_536),
        b"\xc1" + frame(TEXT, b"x")[1:],
    ],
)
def test_all_else_is_left_to_the_parser_from_then_on(sent: bytes) -> None:
    assert whole_text(sent) is None
    assert not has_whole_frames(sent)
