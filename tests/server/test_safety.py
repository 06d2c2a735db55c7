"""Whoever means no good gets a clear refusal, learns nothing, and disturbs nobody."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from permonik.server import protocol
from permonik.server.secrets import secret_hash
from permonik.server.socket import CLOSED_REFUSED
from tests.ports import free_port
from tests.server.hostile import (
    WISHES,
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
    state_of,
)
from tests.server.serving import PATIENCE, WAIT, Client, seated

OF_THE_HOST = (
    "employ",
    "configure",
    "start",
    "allow_chat",
    "allow_remarks",
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
        assert (await clients[2].ask("agree", seat=2, target=1))["type"] == "granted"
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


async def until_served(server: Tidy) -> None:
    async with asyncio.timeout(WAIT):
        while True:
            with suppress(OSError):
                await server.fetch("/health")
                return
            await asyncio.sleep(0.1)


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
            process.wait(WAIT)
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

    attacked(tmp_path, act, hosts=["*"])


async def called(server: Tidy, name: str, origin: str) -> ClientConnection:
    """A socket to the server as somebody gets it who knows it by another name."""
    headers = {"Origin": origin}
    uri = f"ws://{name}/api/socket"
    return await connect(uri, host="127.0.0.1", port=server.port, additional_headers=headers, **PATIENCE)
