"""What strangers may ask for: by our own names, not too often, and without filling the log."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from permonik.messages import LANGUAGES
from permonik.server import addresses
from permonik.server.addresses import Addresses
from permonik.server.hosts import ALWAYS, Hosts, WrongHost, read_host
from permonik.server.limits import Crowd
from permonik.server.logs import A_WHILE, MOST_KINDS, MOST_NEWS, Repeats, Sparing, Structured
from tests.server.hostile import kept_logs, raw_request
from tests.server.processes import process
from tests.server.serving import PATIENCE, WAIT, Server, seated, serving
from tests.server.test_wire import Wired, raw, wired

HEAD = "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
GARBAGE = 50 * b"no chunk at all\r\n"
EVIL = "tables.evil.example"
WIFI = "192.168.1.5"


# The log.


def test_nonsense_after_a_request_is_no_fault_of_the_server(tmp_path: Path) -> None:
    async def act(server: Wired) -> None:
        with kept_logs() as kept:
            for method in ("HEAD", "GET", "POST"):
                for path in ("/health", "/api/tables", "/api/replay"):
                    async with raw(server) as stranger:
                        stranger.writer.write(HEAD.format(method=method, path=path).encode() + GARBAGE)
                        await stranger.ended()
            assert (await server.fetch("/health"))[0] == 200
        assert kept.faults() == []

    wired(tmp_path, act)


def test_strangers_do_not_fill_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        async with process(tmp_path, log_level="warning") as made:
            for _ in range(100):
                async with raw(made.server) as stranger:
                    stranger.writer.write(HEAD.format(method="HEAD", path="/health").encode() + GARBAGE)
                    await stranger.ended()
                async with raw(made.server) as stranger:
                    stranger.writer.write(b"no request at all\r\n\r\n")
                    await stranger.ended()
                await raw_request(made.server, asking("/health", EVIL))
            await made.end(signal.SIGTERM)
            written = made.log.read_text(encoding="utf-8")
            assert len(written) < 20_000
            counted = re.findall(r"repeated reason=host_refused count=(\d+)", written)
            assert written.count(" host_refused address=") + sum(map(int, counted)) == 100

    asyncio.run(run())


def record(event: str, severity: int = logging.ERROR, line: int = 1, **facts: object) -> logging.LogRecord:
    made = logging.LogRecord("permonik.server", severity, "file.py", line, event, None, None)
    if facts:
        made.__dict__["facts"] = facts
    return made


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_equal_faults_are_written_once_and_then_counted() -> None:
    clock, text = Time(), StringIO()
    handler = Sparing(text, clock)
    handler.setFormatter(Structured(as_json=False))

    def lines() -> list[str]:
        return [line.split(" ", 1)[1] for line in text.getvalue().splitlines()]

    for number in range(1_000):
        handler.handle(record("table_closed", trace="KeyError play:7", table=str(number)))
    handler.handle(record("table_closed", trace="KeyError play:8", table="0"))
    assert lines() == [
        "error table_closed trace=KeyError play:7 table=0",
        "error table_closed trace=KeyError play:8 table=0",
    ]
    clock.now += A_WHILE
    handler.handle(record("table_closed", trace="KeyError play:7", table="1"))
    assert lines()[2:] == [
        "error repeated reason=table_closed count=999 seconds=60",
        "error table_closed trace=KeyError play:7 table=1",
    ]
    handler.handle(record("table_closed", trace="KeyError play:7", table="2"))
    handler.close()
    assert lines()[4:] == ["error repeated reason=table_closed count=1 seconds=0"]


def test_what_other_libraries_say_is_the_same_when_it_comes_from_the_same_place() -> None:
    repeats = Repeats(Time())
    assert [repeats.takes(record(f"Fatal error at port {port}", line=1)) for port in range(3)] == [True, False, False]
    assert repeats.takes(record("Something else", line=2))


def test_news_is_written_more_often_than_faults() -> None:
    repeats = Repeats(Time())
    taken = [repeats.takes(record("table_opened", logging.INFO, table=str(number))) for number in range(2 * MOST_NEWS)]
    assert taken == [True] * MOST_NEWS + [False] * MOST_NEWS


def test_only_so_many_kinds_are_remembered() -> None:
    repeats = Repeats(Time())
    for number in range(2 * MOST_KINDS):
        repeats.due()
        assert repeats.takes(record("fault", trace=str(number)))
    assert len(repeats.said) <= MOST_KINDS + 1


# So often.


@pytest.mark.usefixtures("stopped_clock")
def test_an_address_may_ask_for_so_much(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table()
        eva, seat, _ = await seated(server, table, "Eva")
        answers = [await server.fetch("/api/version") for _ in range(10)]
        assert [status for status, _ in answers] == [200] * 4 + [429] * 6
        assert json.loads(answers[-1][1])["code"] == "too_often"
        assert (await eva.ask("phrase", seat=seat, phrase="phrase-hello"))["type"] == "granted"
        again = await server.client(table)
        assert await again.next("welcome")

    serving(tmp_path, act, requests=5)


@pytest.mark.usefixtures("stopped_clock")
def test_whoever_asks_for_another_server_uses_up_its_allowance_too(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        statuses = [(await raw_request(server, asking("/health", EVIL)))[0] for _ in range(8)]
        assert statuses[0] == 421
        assert statuses[-1] == 429

    serving(tmp_path, act, requests=5)


def test_a_crowd_has_a_limit_for_one_address_and_one_for_all() -> None:
    crowd = Crowd(2, together=3)
    with crowd.enter("a") as first, crowd.enter("a") as second, crowd.enter("a") as third:
        assert (first, second, third) == (True, True, False)
        with crowd.enter("b") as fourth:
            assert not fourth
    with crowd.enter("b") as later:
        assert later
    assert not crowd.households


# By which name.


def asking(path: str, host: str, **headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@pytest.fixture(autouse=True)
def one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: [WIFI])


OURS = (
    "localhost",
    "LOCALHOST:8040",
    "localhost.",
    "127.0.0.1",
    "127.0.0.1:8040",
    "[::1]",
    "[::1]:8040",
    WIFI,
    f"{WIFI}:1",
    # An address is no name that could be made to lead here, and may be ours since a moment.
    "192.168.1.6",
    "203.0.113.7:8040",
    "[2001:db8::5]:8040",
    "[fe80::1]",
)
FOREIGN = (
    EVIL,
    f"{EVIL}:8040",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192.168.1.6.evil.example",
    "192.168.1",
    "c0a80106",
    "2001:db8::5",
    "",
    "[",
    "x@localhost.example",
)


def test_a_server_answers_to_its_own_names_only() -> None:
    known = Hosts(Addresses("0.0.0.0", 8040))
    assert [host for host in OURS if not known.allows(host)] == []
    assert [host for host in FOREIGN if known.allows(host)] == []


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        (["play.example.org"], ["play.example.org", "PLAY.example.org:443", "localhost", WIFI]),
        (["play.example.org:8443", "oldpc"], ["play.example.org", "oldpc:8040"]),
        (["*"], [EVIL, "anything"]),
    ],
)
def test_more_names_can_be_given(given: list[str], allowed: list[str]) -> None:
    known = Hosts(Addresses("0.0.0.0", 8040), map(read_host, given))
    assert [host for host in allowed if not known.allows(host)] == []
    assert given == ["*"] or not known.allows(EVIL)


def test_the_addresses_that_were_given_for_invitations_are_allowed() -> None:
    known = Hosts(Addresses("0.0.0.0", 8040, ["https://play.example.org", "http://203.0.113.7:80"]))
    assert known.allows("play.example.org")
    assert not known.allows(EVIL)


@pytest.mark.parametrize("text", ["http://play.example.org", "play.example.org/tables", "", "a b", "a@b", "["])
def test_what_is_no_name_cannot_be_allowed(text: str) -> None:
    with pytest.raises(WrongHost):
        read_host(text)


def test_whoever_asks_for_another_server_is_told_what_was_expected_and_what_came(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        for path in ("/", "/health", "/api/games", "/assets/x.js", "/nowhere"):
            status, headers, body = await raw_request(server, asking(path, EVIL))
            assert status == 421
            assert "content-security-policy" in headers
            answer = json.loads(body)
            assert (answer["code"], answer["details"]) == ("wrong_host", {"expected": list(ALWAYS), "got": EVIL})
            assert WIFI.encode() not in body
        for language in LANGUAGES:
            request = asking("/", "<b>evil</b>", Accept="text/html", Accept_Language=f"xx,{language}-XX;q=0.9")
            status, headers, body = await raw_request(server, request)
            assert (status, headers["content-type"]) == (421, "text/html; charset=utf-8")
            assert f'lang="{language}"'.encode() in body
            assert b"&lt;b&gt;evil&lt;/b&gt;" in body
            assert b"<b>" not in body
        for host in ("localhost", f"{WIFI}:8040", "[2001:db8::5]:8040", "play.example.org"):
            assert (await raw_request(server, asking("/health", host)))[0] == 200

    serving(tmp_path, act, hosts=["play.example.org"])


def test_a_socket_opens_by_our_own_names_only(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        with pytest.raises(InvalidStatus, match="403"):
            await opened(server, EVIL, f"http://{EVIL}")
        for host in (f"localhost:{server.port}", WIFI, "10.1.2.3"):
            await opened(server, host, f"http://{host}")

    serving(tmp_path, act)


async def opened(server: Server, host: str, origin: str) -> None:
    """A socket whose page was opened at another name of the same machine."""
    uri = f"ws://{host.partition(':')[0]}:{server.port}/api/socket" if ":" in host else f"ws://{host}/api/socket"
    headers = {"Origin": origin}
    async with connect(uri, host="127.0.0.1", port=server.port, additional_headers=headers, **PATIENCE):
        pass


def started(arguments: Sequence[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "permonik", "serve", "--port=0", "--database=sqlite:///x.db", *arguments]
    environment = {**os.environ, "PERMONIK_LANGUAGE": "en", **variables}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=WAIT, check=False
    )


def test_a_wrong_name_is_refused_before_anything_starts(tmp_path: Path) -> None:
    for arguments, variables in (
        (["--allowed-host=play.example.org", "--allowed-host=http://x.example"], {}),
        ([], {"PERMONIK_ALLOWED_HOST": "play.example.org http://x.example"}),
    ):
        ended = started(arguments, tmp_path, **variables)
        assert ended.returncode == 2
        assert "written like play.example.org" in " ".join(ended.stderr.split())
        assert "http://x.example" in ended.stderr
    assert not (tmp_path / "x.db").exists()


def test_a_name_that_was_allowed_is_served(tmp_path: Path) -> None:
    async def run() -> None:
        async with process(tmp_path, allowed_host="play.example.org") as made:
            assert (await raw_request(made.server, asking("/health", "play.example.org")))[0] == 200
            assert (await raw_request(made.server, asking("/health", EVIL)))[0] == 421

    asyncio.run(run())


def test_a_page_from_elsewhere_neither_sets_a_table_nor_tries_codes(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        own = f"http://127.0.0.1:{server.port}"
        code = json.loads((await server.fetch("/api/tables", {"game": "saboteur", "seats": 3}))[1])["code"]
        wish = b'{"game": "saboteur", "seats": 3}'

        async def ask(method: str, path: str, origin: str, body: bytes = b"") -> tuple[int, str]:
            head = [
                f"{method} {path} HTTP/1.1",
                f"Host: 127.0.0.1:{server.port}",
                f"Origin: {origin}",
                "Connection: close",
                f"Content-Length: {len(body)}",
            ]
            status, _, answer = await raw_request(server, ("\r\n".join(head) + "\r\n\r\n").encode() + body)
            shown = json.loads(answer)
            return status, shown["code"]

        foreign = ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", f"{own}.evil.example")
        for origin in foreign * 6:
            assert await ask("POST", "/api/tables", origin, wish) == (403, "foreign_page")
            assert await ask("GET", f"/api/codes/{code}", origin) == (403, "foreign_page")
        assert json.loads((await server.fetch("/health"))[1])["tables"] == 1
        assert await ask("GET", f"/api/codes/{code}", own) == (200, code)
        assert (await ask("POST", "/api/tables", own, wish))[0] == 201

    serving(tmp_path, act)
