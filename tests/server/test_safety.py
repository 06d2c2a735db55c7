"""Whoever means no good gets a clear refusal, learns nothing, and disturbs nobody."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from permonik.server import protocol
from permonik.server.headers import HEADERS
from permonik.server.requests import MOST_BYTES
from permonik.server.rooms import Rooms
from permonik.server.secrets import secret_hash
from permonik.server.socket import CLOSED_REFUSED
from permonik.server.storage import Storage
from tests.server.hostile import (
    Kitchen,
    Tidy,
    answered,
    attacked,
    code_of,
    ending,
    in_play,
    is_served,
    kept_logs,
    lift_throttle,
    raw_request,
    request,
    state_of,
)
from tests.server.serving import WAIT, Client, Message, seated

WISHES: dict[str, Message] = {
    "stand": {"target": 1},
    "employ": {"target": 2, "level": "random"},
    "configure": {"options": {"rounds": 1}},
    "resize": {"seats": 4},
    "start": {},
    "contribute": {"contribution": "0" * 32},
    "move": {"move": "discard map", "after": 0},
    "why": {"move": "discard map"},
    "acknowledge": {"round": 1},
    "phrase": {"phrase": "phrase-hello"},
    "chat": {"text": "Hello"},
    "allow_chat": {"allowed": True},
    "open_watching": {"open": False},
    "set_clock": {"clock": "brisk"},
    "replace": {"target": 1, "level": "random"},
    "take_back": {},
    "pass_host": {"target": 1},
    "claim_host": {},
    "reissue": {"target": 1},
    "hurry": {},
    "rematch": {},
}
"""A wish of every kind."""
OF_THE_HOST = (
    "employ",
    "configure",
    "start",
    "allow_chat",
    "open_watching",
    "set_clock",
    "replace",
    "pass_host",
    "reissue",
    "hurry",
)


async def refused_at_once(server: Tidy, table: str, *secrets: str) -> str:
    """The code of the one message that a client gets before its socket is closed."""
    client = await server.client(table, *secrets)
    assert await ending(client) == CLOSED_REFUSED
    assert len(client.got) == 1
    return code_of(client.got[0])


# Secrets.


def test_wrong_missing_and_foreign_secrets_open_nothing(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table, other = await server.table(), await server.table()
        _, _, secret = await seated(server, table, "Eva")
        _, _, foreign = await seated(server, other, "Jan")
        for tried in ("", " ", "0" * 48, secret[:-1], secret + "0", secret.upper() + "x", foreign, secret_hash(secret)):
            assert await refused_at_once(server, table, tried) == "wrong_secret"
        assert await refused_at_once(server, table, secret, foreign) == "wrong_secret"
        watcher = await server.client(table)
        assert (await watcher.next("welcome"))["yours"] == []

    attacked(tmp_path, act)


def test_a_secret_is_dead_after_reissue_after_standing_up_and_after_removal(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        host, _, _ = await seated(server, table, "Eva")
        for end in ("reissued", "stood", "removed"):
            guest, seat, secret = await seated(server, table, f"Jan {end}")
            if end == "reissued":
                fresh = (await host.ask("reissue", seat=0, target=seat))["secret"]
                assert (await (await server.client(table, fresh)).next("welcome"))["yours"] == [seat]
                await host.ask("stand", seat=0, target=seat)
                assert await refused_at_once(server, table, fresh) == "wrong_secret"
            else:
                stander, actor = (guest, seat) if end == "stood" else (host, 0)
                assert (await stander.ask("stand", seat=actor, target=seat))["type"] == "granted"
            assert await refused_at_once(server, table, secret) == "wrong_secret"
            _, seat_again, _ = await seated(server, table, f"Ota {end}")
            assert seat_again == seat
            assert await refused_at_once(server, table, secret) == "wrong_secret"
            await host.ask("stand", seat=0, target=seat)

    attacked(tmp_path, act)


def test_a_connection_whose_secret_dies_gets_nothing_of_its_seat_any_more(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table, clients, secrets = await in_play(server)
        host, guest = clients[0], clients[1]
        fresh = (await host.ask("reissue", seat=0, target=1))["secret"]
        assert code_of(await guest.ask("phrase", seat=1, phrase="phrase-hello")) == "not_your_seat"
        before = len(guest.got)
        heir = await server.client(table, fresh)
        await heir.next("welcome")
        movers = {0: host, 1: heir, 2: clients[2]}
        for _ in range(6):
            await move_on(server, table, movers, {0: secrets[0], 1: fresh, 2: secrets[2]})
        assert await is_served(guest)
        later = guest.got[before:]
        told = [message for message in later if message["type"] == "told"]
        assert len(told) >= 6
        assert {message["seat"] for message in told} == {None}
        assert '"secret"' not in json.dumps(later)

    attacked(tmp_path, act)


async def move_on(server: Tidy, table: str, clients: dict[int, Client], secrets: dict[int, str]) -> None:
    """Whoever is to move plays the last move offered."""
    looking = await server.client(table, *secrets.values())
    welcome = await looking.next("welcome")
    await looking.close()
    for sight in welcome["sights"]:
        if sight.get("moves"):
            wish = {"seat": sight["seat"], "move": sight["moves"][-1]["text"], "after": welcome["number"]}
            assert (await clients[sight["seat"]].ask("move", **wish))["type"] == "granted"


def test_whoever_has_no_seat_when_a_table_without_watchers_starts_is_sent_away(tmp_path: Path) -> None:
    """Until then everybody with the code may look, because nobody could sit down otherwise."""

    async def act(server: Tidy) -> None:
        table = await server.table()
        host, _, _ = await seated(server, table, "Eva")
        guest, seat, _ = await seated(server, table, "Jan")
        assert (await host.ask("open_watching", seat=0, open=False))["type"] == "granted"
        assert (await host.ask("stand", seat=0, target=seat))["type"] == "granted"
        assert await is_served(guest)
        for target in (1, 2):
            assert (await host.ask("employ", seat=0, target=target, level="random"))["type"] == "granted"
        assert (await host.ask("start", seat=0))["type"] == "granted"
        assert await ending(guest) == CLOSED_REFUSED
        assert code_of(guest.got[-1]) == "watching_closed"
        assert await refused_at_once(server, table) == "watching_closed"
        assert await is_served(host)

    attacked(tmp_path, act)


def test_a_host_stays_after_reissuing_the_own_secret_at_a_table_without_watchers(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        host, seat, old = await seated(server, table, "Eva")
        assert (await host.ask("open_watching", seat=seat, open=False))["type"] == "granted"
        fresh = (await host.ask("reissue", seat=seat, target=seat))["secret"]
        assert (await host.ask("phrase", seat=seat, phrase="phrase-hello"))["type"] == "granted"
        assert [line["seat"] for line in host.lines(seat) if line["kind"] == "reissued"] == [seat]
        assert await refused_at_once(server, table, old) == "wrong_secret"
        assert (await (await server.client(table, fresh)).next("welcome"))["yours"] == [seat]

    attacked(tmp_path, act)


def test_secrets_are_shown_only_to_whoever_is_given_them_and_stand_in_no_path_nor_in_the_database(
    tmp_path: Path,
) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        watcher = await server.client(table)
        host, _, first = await seated(server, table, "Eva")
        guest, seat, second = await seated(server, table, "Jan")
        third = (await host.ask("reissue", seat=0, target=seat))["secret"]
        again = await server.client(table, third, last=-1)
        for client in (watcher, guest, again):
            await client.ask("ping")
        owners = {first: [host], second: [guest], third: [host]}
        for secret, allowed in owners.items():
            for client in (watcher, host, guest, again):
                shown = [message for message in client.got if secret in json.dumps(message)]
                assert [message["type"] for message in shown] == ["seated"] * (client in allowed)
                assert secret_hash(secret) not in json.dumps(client.got)
                for message in shown:
                    path, _, fragment = message["link"].partition("#")
                    assert secret not in path
                    assert secret in fragment
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert secret_hash(third).encode() in stored
        assert not any(secret.encode() in stored for secret in owners)

    attacked(tmp_path, act)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def until_served(server: Tidy) -> None:
    for _ in range(300):
        try:
            await server.fetch("/health")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not answer")


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_logs_hold_no_secret_even_when_everything_is_logged(tmp_path: Path, form: str) -> None:
    server = Tidy(free_port())
    private = list[str]()

    async def act() -> None:
        await until_served(server)
        table, clients, secrets = await in_play(server)
        private.extend([table, *secrets, *map(secret_hash, secrets), "Jan", "Ota"])
        private.append((await clients[0].ask("reissue", seat=0, target=1))["secret"])
        back = await server.client(table, secrets[2])
        private.append((await back.next("welcome"))["code"])
        await refused_at_once(server, table, "0" * 48)
        await back.socket.send("{" + secrets[2])
        await back.socket.send(f'{{"type":"{secrets[2]}"}}')
        await answered(back)
        await server.fetch(f"/api/codes/{private[-1]}")
        await server.fetch(f"/api/tables/{table}/record")
        await server.close()

    command = [sys.executable, "-m", "permonik", "serve", "--bot-workers", "1"]
    options = ["--port", str(server.port), "--log-level", "debug", "--log-format", form]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen([*command, *options], cwd=tmp_path, env=dict(os.environ), stderr=log)
        try:
            asyncio.run(act())
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)
    written = (tmp_path / "log").read_text(encoding="utf-8")
    assert "table_opened" in written
    assert len(private) == 11
    assert [word for word in private if word in written] == []


# Seats of others.


def test_there_is_a_sample_of_every_wish() -> None:
    assert set(WISHES) == {protocol.tag_of(kind.__name__) for kind in get_args(protocol.AnyWish)}


@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_nobody_speaks_for_a_seat_of_somebody_else_in_any_wish(
    tmp_path: Path, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lift_throttle(monkeypatch)
    kitchen = Kitchen()

    async def try_all(server: Tidy, table: str, guest: Client) -> None:
        watcher = await server.client(table)
        before = state_of((await kitchen.room(table)).table)
        for wish, fields in WISHES.items():
            for seat in (0, 2, 63):
                assert code_of(await guest.ask(wish, seat=seat, **fields)) == "not_your_seat"
            assert code_of(await watcher.ask(wish, seat=1, **fields)) == "not_your_seat"
            for wrong in (-1, 64, "1", None, 1.0, True, [1]):
                assert code_of(await guest.ask(wish, **{**fields, "seat": wrong})) == "malformed_message"
        assert state_of((await kitchen.room(table)).table) == before
        assert await is_served(guest)

    async def act(server: Tidy) -> None:
        if phase == "playing":
            table, clients, _ = await in_play(server)
            await try_all(server, table, clients[1])
        else:
            table = await server.table()
            await seated(server, table, "Eva")
            guest, _, _ = await seated(server, table, "Jan")
            await try_all(server, table, guest)

    attacked(tmp_path, act, rooms=kitchen.open)


def test_only_the_host_does_what_a_host_does(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        await seated(server, table, "Eva")
        guest, seat, _ = await seated(server, table, "Jan")
        for wish in OF_THE_HOST:
            assert code_of(await guest.ask(wish, seat=seat, **WISHES[wish])) == "host_only"
        assert code_of(await guest.ask("stand", seat=seat, target=0)) == "host_only"
        assert code_of(await guest.ask("claim_host", seat=seat)) == "host_is_here"

    attacked(tmp_path, act)


# Pages from elsewhere.


ELSEWHERE = [
    "http://evil.example",
    "HTTP://EVIL.EXAMPLE",
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}@evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://localhost:{port}",
    "http://[",
    "http://[::1",
    "http://[v1.x]:{port}",
    "127.0.0.1:{port}",
    "\xff",
]


def test_a_page_from_elsewhere_gets_no_socket(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for origin in ELSEWHERE:
            with kept_logs() as logs, pytest.raises(InvalidStatus) as refused:
                await server.stranger(Origin=origin.format(port=server.port))
            assert refused.value.response.status_code == 403, origin
            assert logs.faults() == [], origin

    attacked(tmp_path, act)


def test_the_origin_is_compared_with_the_name_by_which_the_server_was_called(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        for host, origin in (
            ("games.example", "https://games.example"),
            ("games.example", "http://games.example"),
            ("games.example:8443", "https://games.example:8443"),
        ):
            proxied = await called(server, host, origin)
            await proxied.close()
            with pytest.raises(InvalidStatus):
                await called(server, f"other.{host}", origin)
        own = await server.stranger(Origin=f"http://127.0.0.1:{server.port}")
        no_browser = await server.stranger()
        for client in (own, no_browser):
            await client.send("hello", table=table)
            await client.next("welcome")

    attacked(tmp_path, act)


async def called(server: Tidy, name: str, origin: str) -> ClientConnection:
    """A socket to the server as somebody gets it who knows it by another name."""
    return await connect(
        f"ws://{name}/api/socket", host="127.0.0.1", port=server.port, additional_headers={"Origin": origin}
    )


# Frames that cannot be understood.

DEEP = 7_000
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


# Plain requests.


def assert_safe(status: int, headers: dict[str, str], body: bytes) -> None:
    """Every answer has the headers, and no answer tells how the server is built."""
    for name, value in HEADERS.items():
        assert headers.get(name.lower()) == value.lower()
    assert "server" not in headers or "permonik" not in headers["server"]
    for trace in (b"Traceback", b".py", b"line ", b"site-packages", b"Error"):
        assert trace not in body
    if status >= 400:
        code_of(json.loads(body))


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for path in ("/health", "/api/games", "/api/phrases", "/api/version"):
            status, headers, body = await request(server, "GET", path)
            assert status == 200
            assert_safe(status, headers, body)

    attacked(tmp_path, act)


REQUESTS: list[tuple[str, str, bytes, int, str | None]] = [
    ("GET", "/assets/../../app.py", b"", 404, None),
    ("GET", "/assets/%2e%2e/%2e%2e/app.py", b"", 404, None),
    ("GET", "/assets/..%2f..%2fapp.py", b"", 404, None),
    ("GET", "/assets//etc/passwd", b"", 404, None),
    ("GET", "/assets/%00", b"", 404, None),
    ("GET", "/../app.py", b"", 404, None),
    ("GET", "/nowhere", b"", 404, None),
    ("GET", "/api", b"", 404, None),
    ("GET", "/api/tables", b"", 405, None),
    ("DELETE", "/api/tables", b"", 405, None),
    ("PUT", "/health", b"{}", 405, None),
    ("POST", "/api/codes/ABCDEF", b"{}", 405, None),
    ("BREW", "/health", b"", 405, None),
    ("POST", "/api/tables", b"", 400, "malformed_message"),
    ("POST", "/api/tables", b"game=saboteur&seats=3", 400, "malformed_message"),
    ("POST", "/api/tables", b"[]", 400, "malformed_message"),
    ("POST", "/api/tables", b"\xff\xfe", 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"\xff","seats":3}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":NaN}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":1e999}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":3,"secret":1}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"\\ud800","seats":3}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"a":' + b"[" * DEEP + b"]" * DEEP + b"}", 400, "malformed_message"),
    (
        "POST",
        "/api/tables",
        b'{"game":"saboteur","seats":3,"options":' + b'{"a":' * 3_000,
        400,
        "malformed_message",
    ),
    ("POST", "/api/tables", b'{"game":"../../etc/passwd","seats":3}', 400, "unknown_game"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":63}', 400, "wrong_seats"),
    (
        "POST",
        "/api/tables",
        b'{"game":"saboteur","seats":3,"options":{"rounds":' + b"9" * 100 + b"}}",
        400,
        "wrong_option",
    ),
    ("POST", "/api/tables", b" " * (MOST_BYTES + 1), 413, "too_large"),
    ("GET", "/api/tables/../../../../etc/passwd/record", b"", 404, None),
    ("GET", "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd/record", b"", 404, None),
    ("GET", "/api/tables/..%5c..%5cwindows/record", b"", 404, "unknown_table"),
    ("GET", "/api/tables/%00/record", b"", 404, "unknown_table"),
    ("GET", "/api/tables/%ff%fe/record", b"", 404, "unknown_table"),
    ("GET", "/api/tables/'%20OR%201=1--/record", b"", 404, "unknown_table"),
    ("GET", f"/api/tables/{'x' * 10_000}/record", b"", 404, "unknown_table"),
    ("GET", "/api/codes/%25", b"", 404, "unknown_table"),
    ("GET", "/api/codes/______", b"", 404, "unknown_table"),
    ("GET", "/api/codes/%00", b"", 404, "unknown_table"),
    ("GET", "/api/codes/..", b"", 404, "unknown_table"),
    ("GET", "/api/codes/../../health", b"", 404, None),
    ("GET", "/api/socket", b"", 404, None),
]
"""The method, the path and the body, and the status and the code of the answer."""


def test_a_request_that_cannot_be_met_gets_the_one_shape_of_errors(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for method, path, body, status, code in REQUESTS:
            with kept_logs() as logs:
                got, headers, answer = await request(server, method, path, body)
                assert got == status, (method, path[:80], body[:80])
                assert_safe(got, headers, answer)
                assert code in (None, code_of(json.loads(answer))), (method, path[:80], body[:80])
            assert logs.faults() == []
        assert json.loads((await server.fetch("/health"))[1]) == {"ok": True, "tables": 0, "in_memory": 0}

    attacked(tmp_path, act)


def test_a_body_that_grows_without_end_is_cut(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunk = f"{8_000:x}\r\n".encode() + b" " * 8_000 + b"\r\n"
        status, headers, body = await raw_request(server, head + 3 * chunk)
        assert status == 413
        assert_safe(status, headers, body)

    attacked(tmp_path, act)


NOISE = (
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    bytes(range(256)),
)


def test_noise_instead_of_a_request_disturbs_nobody(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for noise in NOISE:
            with kept_logs() as logs:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(noise)
                writer.write_eof()
                answer = await asyncio.wait_for(reader.read(), WAIT)
                writer.close()
                assert b"Traceback" not in answer
            assert logs.faults() == []
        assert (await server.fetch("/health"))[0] == 200

    attacked(tmp_path, act)


def test_an_unexpected_error_shows_nothing_of_the_inside_and_has_the_headers(tmp_path: Path) -> None:
    def broken(storage: Storage) -> Rooms:
        async def count() -> int:
            raise RuntimeError("the key is under the mat")

        storage.count = count  # type: ignore[method-assign]  # a fault that nobody has thought of
        return Rooms(storage)

    async def act(server: Tidy) -> None:
        for _ in range(3):
            status, headers, body = await request(server, "GET", "/health")
            assert status == 500
            assert b"mat" not in body
            assert_safe(status, headers, body)
        assert (await request(server, "GET", "/api/version"))[0] == 200

    attacked(tmp_path, act, rooms=broken)


def test_a_socket_elsewhere_is_no_way_in(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for path in ("/", "/api", "/health", "/api/socket/..", "/api/socketx"):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{server.port}{path}")
        assert (await server.fetch("/health"))[0] == 200

    attacked(tmp_path, act)
