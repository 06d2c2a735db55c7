"""Frames that cannot be understood, or come at the wrong time, are refused and change nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.frames import Opcode

from permonik.server.requests import MOST_BYTES
from permonik.server.socket import CLOSED_REFUSED
from tests.server.hostile import (
    DEEP,
    WISHES,
    Tidy,
    answered,
    attacked,
    code_of,
    ending,
    in_play,
    is_served,
    kept_logs,
    lift_throttle,
)
from tests.server.serving import Client, Message, seated

# Frames that cannot be understood.

MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "space": " ",
    "no JSON": "hello",
    "half": '{"type":"ping"',
    "two": '{"type":"ping"}{"type":"ping"}',
    "null": "null",
    "number": "1",
    "list": '[{"type":"ping"}]',
    "no type": '{"ref":1}',
    "unknown type": '{"type":"dance"}',
    "type of an answer": '{"type":"granted","ref":1,"number":1}',
    "unknown field": '{"type":"ping","admin":true}',
    "braces": "{" * 10_000,
    "brackets": "[" * MOST_BYTES,
    "deep list": '{"type":"ping","x":' + "[" * DEEP + "]" * DEEP + "}",
    "deep list first": '{"x":' + "[" * DEEP + "]" * DEEP + ',"type":"ping"}',
    "deep objects": '{"a":' * 2_500 + "1" + "}" * 2_500,
    "deep options": '{"type":"configure","seat":0,"options":{"rounds":' + "[" * DEEP + "]" * DEEP + "}}",
    "NaN": '{"type":"ping","ref":NaN}',
    "infinity": '{"type":"ping","ref":-Infinity}',
    "huge float": '{"type":"ping","ref":1e999999}',
    "fraction": '{"type":"ping","ref":1.5}',
    "big number": '{"type":"ping","ref":18446744073709551616}',
    "huge number": '{"type":"ping","ref":' + "9" * 10_000 + "}",
    "very negative": '{"type":"ping","ref":-2}',
    "huge option": '{"type":"configure","seat":0,"options":{"rounds":' + "9" * 5_000 + "}}",
    "lone surrogate": '{"type":"sit","name":"\\ud800"}',
    "lone low surrogate": '{"type":"sit","name":"\\udc00x"}',
    "surrogate for a field": '{"type":"ping","\\ud800":1}',
    "surrogate for a type": '{"type":"\\ud800"}',
    "bare control character": '{"type":"sit","name":"\x01"}',
    "bytes that are no text": b'{"type":"sit","name":"\xff\xfe"}',
    "overlong slash": b'{"type":"sit","name":"\xc0\xaf"}',
    "encoded surrogate": b'{"type":"sit","name":"\xed\xa0\x80"}',
    "field that is no text": b'{"type":"ping","\xff":1}',
    "noise": bytes(range(256)),
    "zeros": bytes(1_000),
    "two types": '{"type":"ping","type":"start","seat":0}',
    "too many secrets": json.dumps({"type": "hello", "table": "x", "secrets": ["x"] * 17}),
    "long word": json.dumps({"type": "phrase", "seat": 0, "phrase": "x" * 65}),
}


def test_a_frame_that_cannot_be_understood_is_refused_before_and_after_hello(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        client, _, _ = await seated(server, await server.table(), "Eva")
        for name, frame in MALFORMED.items():
            with kept_logs() as logs:
                await client.socket.send(frame)
                assert code_of(await answered(client)) == "malformed_message", name
                newcomer = await server.stranger()
                await newcomer.socket.send(frame)
                assert await ending(newcomer) == CLOSED_REFUSED, name
                assert [code_of(message) for message in newcomer.got] == ["malformed_message"], name
            assert logs.faults() == [], name
        assert await is_served(client)

    attacked(tmp_path, act)


def test_a_refusal_repeats_the_number_of_the_message_even_of_one_not_understood(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        client = await server.client(table)
        await client.socket.send('{"type":"dance","ref":77}')
        assert (await client.next("refused"))["ref"] == 77
        for frame in ('{"type":"hello","ref":78,"table":"nowhere-at-all"}', '{"type":"ping","ref":78}', '{"ref":78}'):
            newcomer = await server.stranger()
            await newcomer.socket.send(frame)
            assert (await newcomer.next("refused"))["ref"] == 78

    attacked(tmp_path, act)


def test_a_binary_frame_and_doubled_keys_are_read_like_any_text(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        client, seat, _ = await seated(server, await server.table(), "Eva")
        await client.socket.send(b'{"type":"ping","ref":5,"ref":6}')
        assert (await client.next("pong"))["ref"] == 6
        await client.socket.send(f'{{"type":"phrase","ref":7,"seat":1,"seat":{seat},"phrase":"phrase-hello"}}')
        assert (await client.next("granted"))["ref"] == 7
        await client.socket.send(f'{{"type":"phrase","ref":8,"seat":{seat},"seat":1,"phrase":"phrase-hello"}}')
        assert code_of(await client.next("refused")) == "not_your_seat"

    attacked(tmp_path, act)


async def send_too_much(client: Client) -> None:
    await client.socket.send(json.dumps({"type": "ping", "x": "y" * MOST_BYTES}))


async def send_too_much_in_pieces(client: Client) -> None:
    await client.socket.send(["x" * 1_000] * (MOST_BYTES // 1_000 + 1))


async def send_too_many_bytes(client: Client) -> None:
    await client.socket.send(bytes(10 * MOST_BYTES))


async def send_no_text(client: Client) -> None:
    send_frame(client, bytes([0x80 | Opcode.TEXT, 0x80 | 3]) + b"\0\0\0\0" + b"\xff\xfe\xfd")


async def send_without_mask(client: Client) -> None:
    send_frame(client, bytes([0x80 | Opcode.TEXT, 2]) + b"{}")


async def send_unknown_kind(client: Client) -> None:
    send_frame(client, bytes([0x80 | 0x3, 0x80]) + b"\0\0\0\0")


def send_frame(client: Client, frame: bytes) -> None:
    client.socket.transport.write(frame)


BREACHES: dict[Callable[[Client], Awaitable[None]], int] = {
    send_too_much: 1009,
    send_too_much_in_pieces: 1009,
    send_too_many_bytes: 1009,
    send_no_text: 1007,
    send_without_mask: 1002,
    send_unknown_kind: 1002,
}


def test_a_breach_of_the_socket_closes_it_with_a_code_and_nobody_else_notices(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        calm, _, _ = await seated(server, table, "Eva")
        _, seat, secret = await seated(server, table, "Jan")
        for breach, code in BREACHES.items():
            client, newcomer = await server.client(table, secret), await server.stranger()
            assert (await client.next("welcome"))["yours"] == [seat]
            for hostile in (client, newcomer):
                await breach(hostile)
                assert await ending(hostile) == code
            assert newcomer.got == []
            assert await is_served(calm)

    attacked(tmp_path, act)


def test_a_breach_while_the_table_is_talking_makes_no_noise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lift_throttle(monkeypatch)

    async def act(server: Tidy) -> None:
        table = await server.table()
        talker, seat, _ = await seated(server, table, "Eva")
        with kept_logs() as logs:
            for _ in range(20):
                client = await server.client(table)
                await client.next("welcome")
                refs = [await talker.send("phrase", seat=seat, phrase="phrase-hello") for _ in range(5)]
                for _ in range(5):
                    await client.send("ping")
                    await asyncio.sleep(0)
                await send_without_mask(client)
                assert await ending(client) == 1002
                while (await talker.next("granted"))["ref"] != refs[-1]:
                    pass
        assert logs.faults() == []

    attacked(tmp_path, act)


def test_the_largest_frame_that_is_allowed_is_answered(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        client = await server.client(await server.table())
        frame = json.dumps({"type": "ping", "ref": 9}).ljust(MOST_BYTES)
        await client.socket.send(frame)
        assert (await client.next("pong"))["ref"] == 9

    attacked(tmp_path, act)


# Messages at the wrong time.


def test_nothing_comes_before_hello(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        await seated(server, await server.table(), "Eva")
        wishes = {wish: {"seat": 0, **fields} for wish, fields in WISHES.items()}
        for kind, fields in {"ping": {}, "sit": {"name": "Jan"}, **wishes}.items():
            client = await server.stranger()
            await client.send(kind, **fields)
            assert await ending(client) == CLOSED_REFUSED
            assert [code_of(message) for message in client.got] == ["hello_expected"]

    attacked(tmp_path, act)


def test_whoever_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("permonik.server.socket.FIRST_MESSAGE_WITHIN", 0.2)

    async def act(server: Tidy) -> None:
        client = await server.stranger()
        assert await ending(client) == CLOSED_REFUSED
        assert [code_of(message) for message in client.got] == ["hello_expected"]

    attacked(tmp_path, act)


def test_a_second_hello_changes_nothing_not_even_with_the_secret_of_another_seat(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table, other = await server.table(), await server.table()
        await seated(server, table, "Eva")
        _, seat, secret = await seated(server, table, "Jan")
        watcher = await server.client(table)
        for wanted, secrets in ((table, [secret]), (other, []), (table, ["wrong"])):
            assert code_of(await watcher.ask("hello", table=wanted, secrets=secrets)) == "already_greeted"
        assert code_of(await watcher.ask("phrase", seat=seat, phrase="phrase-hello")) == "not_your_seat"

    attacked(tmp_path, act)


def offered(client: Client, seat: int) -> Message:
    """The last message that offered moves to a seat, if it came with the deal."""
    return next(
        message
        for message in client.got
        if message["type"] == "told" and message["seat"] == seat and message["line"]["kind"] == "dealt"
    )


def test_the_same_move_sent_twice_is_played_once(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        _, clients, _ = await in_play(server)
        seat = next(seat for seat in range(3) if offered(clients[seat], seat).get("moves"))
        client, deal = clients[seat], offered(clients[seat], seat)
        wish = {"seat": seat, "move": deal["moves"][-1]["text"], "after": deal["line"]["number"]}
        refs = [await client.send("move", **wish) for _ in range(5)]
        answers = [await answered(client) for _ in refs]
        assert [answer["ref"] for answer in answers] == refs
        assert [answer["type"] for answer in answers] == ["granted"] + ["refused"] * 4
        assert {code_of(answer) for answer in answers[1:]} == {"stale"}
        other = clients[(seat + 1) % 3]
        await other.ask("ping")
        moved = [line for line in other.lines((seat + 1) % 3) if line["kind"] == "moved"]
        assert [line["seat"] for line in moved] == [seat]

    attacked(tmp_path, act)


def test_two_clients_of_one_seat_move_once(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table, clients, secrets = await in_play(server)
        seat = next(seat for seat in range(3) if offered(clients[seat], seat).get("moves"))
        twin = await server.client(table, secrets[seat])
        await twin.next("welcome")
        deal = offered(clients[seat], seat)
        wish = {"seat": seat, "move": deal["moves"][-1]["text"], "after": deal["line"]["number"]}
        answers = await asyncio.gather(clients[seat].ask("move", **wish), twin.ask("move", **wish))
        assert sorted(answer["type"] for answer in answers) == ["granted", "refused"]

    attacked(tmp_path, act)


def test_a_move_by_somebody_who_has_not_seen_the_last_line_is_stale(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        _, clients, _ = await in_play(server)
        seat = next(seat for seat in range(3) if offered(clients[seat], seat).get("moves"))
        deal = offered(clients[seat], seat)
        number = deal["line"]["number"]
        for after in (-1, 0, number - 1, number + 1, 2**53):
            answer = await clients[seat].ask("move", seat=seat, move=deal["moves"][-1]["text"], after=after)
            assert code_of(answer) == "stale"
            assert answer["details"] == {"expected": number, "got": after}

    attacked(tmp_path, act)
