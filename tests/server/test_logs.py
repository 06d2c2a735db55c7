"""What the server writes about itself never holds what somebody could play or sit down with."""

import asyncio
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from permonik.engine.core.record import read_record
from permonik.server.logs import FACTS, LOG, REQUEST, Structured, log, log_fault
from permonik.server.secrets import secret_hash
from tests.server.processes import process
from tests.server.serving import WAIT, Client, Server, play, seated

CHAT = "Dig towards the left one, I have seen it"
NAMES = ("Evženie", "Bartoloměj")
KEYS = {"at", "level", "event", *FACTS}
AT_ONCE = ("--bot-workers=1", "--bot-delay=0", "--role-seconds=0")
QUICK = (*AT_ONCE, "--contribution-seconds=20", "--result-seconds=20", "--port=0")


@dataclass
class Evening:
    """All that must not be written, gathered while a game was played."""

    table: str = ""
    secrets: set[str] = field(default_factory=set)

    def add_seat(self, secret: str) -> None:
        self.secrets |= {secret, secret_hash(secret)}

    def add_messages(self, client: Client) -> None:
        """Hands, as they could be written, and moves."""
        for message in client.got:
            for hand in hands_in(message):
                self.secrets |= {json.dumps(hand), repr(hand), json.dumps(hand, separators=(",", ":"))}
            self.secrets |= {move["text"] for move in message.get("moves") or ()}


def hands_in(message: dict[str, Any]) -> Iterator[list[str]]:
    screens = [message.get("changes", {}), *(sight.get("screen", {}) for sight in message.get("sights", []))]
    yield from (screen["hand"] for screen in screens if screen.get("hand"))


async def play_an_evening(server: Server) -> Evening:
    """A whole game with chat, a new secret, a wrong one and nonsense."""
    table = await server.table()
    evening = Evening(table)
    eva, eva_seat, eva_secret = await seated(server, table, NAMES[0])
    lost, jan_seat, lost_secret = await seated(server, table, NAMES[1])
    secret = (await eva.ask("reissue", seat=0, target=jan_seat))["secret"]
    await lost.close()
    stranger = await server.client(table, lost_secret)
    assert (await stranger.next("refused"))["code"] == "wrong_secret"
    jan = await server.client(table, secret)
    code = (await jan.next("welcome"))["code"]
    await jan.socket.send(json.dumps({"type": "dance", "secret": secret}))
    for wish, fields in (
        ("employ", {"target": 2, "level": "random"}),
        ("allow_chat", {"allowed": True}),
        ("allow_remarks", {"allowed": False}),
        ("chat", {"text": CHAT}),
        ("start", {}),
    ):
        assert (await eva.ask(wish, seat=0, **fields))["type"] == "granted"
    for client, seat in ((eva, eva_seat), (jan, jan_seat)):
        await client.send("contribute", seat=seat, contribution=f"{seat:032x}")
    await asyncio.gather(play(eva, eva_seat), play(jan, jan_seat))
    _, body = await server.fetch(f"/api/tables/{table}/record")
    record = read_record(body.decode())
    assert record.fair is not None
    assert isinstance(record.seed, bytes)
    evening.secrets |= {table, code, CHAT, *NAMES, *map(ascii, NAMES), record.fair.seed.hex(), record.seed.hex()}
    evening.secrets |= {move for _, move in record.moves}
    for kept in (eva_secret, lost_secret, secret):
        evening.add_seat(kept)
    for client in (eva, jan):
        evening.add_messages(client)
        await client.close()
    await stranger.close()
    return evening


async def port_of(log_file: Path, running: subprocess.Popen[bytes]) -> int:
    """The port that the server says it listens on."""
    async with asyncio.timeout(WAIT):
        while True:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", log_file.read_text(encoding="utf-8"))
            if found:
                return int(found.group(1))
            assert running.poll() is None, log_file.read_text(encoding="utf-8")
            await asyncio.sleep(0.02)


def logged_evening(folder: Path, form: str) -> tuple[str, Evening]:
    """What a server in a process of its own writes about a game, as much as it can be made to."""
    log_file = folder / "server.log"
    database = f"--database=sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "permonik", "serve", *QUICK, database]

    async def act() -> Evening:
        return await play_an_evening(Server(await port_of(log_file, running)))

    with log_file.open("wb") as output:
        running = subprocess.Popen([*command, "--log-level=debug", f"--log-format={form}"], stderr=output)
    try:
        evening = asyncio.run(act())
    finally:
        running.terminate()
        assert running.wait(WAIT) is not None
    return log_file.read_text(encoding="utf-8"), evening


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, form: str) -> None:
    written, evening = logged_evening(tmp_path, form)
    assert len(evening.secrets) > 50
    assert evening.table[:8] in written
    assert "table_opened" in written
    assert [secret for secret in sorted(evening.secrets) if secret in written] == []
    if form == "json":
        assert all(json.loads(line).keys() <= KEYS for line in written.splitlines())


@pytest.fixture
def written() -> Iterator[tuple[StringIO, StringIO]]:
    """What is logged meanwhile, as text and as JSON."""
    texts = StringIO(), StringIO()
    handlers = [logging.StreamHandler(text) for text in texts]
    before = LOG.level
    LOG.setLevel(logging.DEBUG)
    for handler, as_json in zip(handlers, (False, True), strict=True):
        handler.setFormatter(Structured(as_json=as_json))
        LOG.addHandler(handler)
    yield texts
    LOG.setLevel(before)
    for handler in handlers:
        LOG.removeHandler(handler)


def test_an_event_is_written_with_its_facts(written: tuple[StringIO, StringIO]) -> None:
    log("table_opened", table="0123456789abcdef", game="saboteur", seats=3)
    text, data = (one.getvalue() for one in written)
    assert text.endswith(" info table_opened table=01234567 game=saboteur seats=3\n")
    told = json.loads(data)
    assert told.pop("at").endswith("+00:00")
    assert told == {"level": "info", "event": "table_opened", "table": "01234567", "game": "saboteur", "seats": 3}


@pytest.mark.parametrize("fact", ["secret", "name", "hand", "move", "code", "text", "client"])
def test_a_fact_that_is_not_on_the_list_is_refused(fact: str, written: tuple[StringIO, StringIO]) -> None:
    with pytest.raises(AssertionError, match=fact):
        log("something", **{fact: "x"})  # type: ignore[arg-type]  # a severity is no fact
    assert [one.getvalue() for one in written] == ["", ""]


def fail_with(secret: str) -> None:
    raise ValueError(f"a secret that nobody may see: {secret}")


def test_a_fault_says_where_it_came_from_but_not_what_it_said(written: tuple[StringIO, StringIO]) -> None:
    try:
        fail_with("c0ffee")
    except ValueError:
        log_fault("table_closed", table="0123456789abcdef", line=7)
    for one in written:
        assert "ValueError" in one.getvalue()
        assert "fail_with:" in one.getvalue()
        assert "c0ffee" not in one.getvalue()
    assert json.loads(written[1].getvalue())["level"] == "error"


def test_what_another_library_raised_is_named_but_not_repeated(written: tuple[StringIO, StringIO]) -> None:
    try:
        fail_with("c0ffee")
    except ValueError:
        LOG.exception("it failed")
    for one in written:
        assert "ValueError" in one.getvalue()
        assert "c0ffee" not in one.getvalue()
        assert len(one.getvalue().splitlines()) == 1


def test_what_is_written_while_a_request_is_served_has_its_id(written: tuple[StringIO, StringIO]) -> None:
    async def serve(request: str) -> None:
        REQUEST.set(request)
        await asyncio.sleep(0)
        log("host_refused")

    async def scenario() -> None:
        await asyncio.gather(serve("first"), serve("second"))
        log("stopping")

    asyncio.run(scenario())
    assert [json.loads(line).get("request") for line in written[1].getvalue().splitlines()] == ["first", "second", None]
    assert "host_refused request=first" in written[0].getvalue()


@pytest.mark.parametrize("believed", [True, False])
def test_the_id_that_a_proxy_gives_is_taken_if_the_proxy_is_believed(tmp_path: Path, believed: bool) -> None:
    async def run() -> str:
        settings = {"trusted_proxy": "127.0.0.1"} if believed else {}
        async with process(tmp_path, **settings) as running:
            for given in ("from-the-proxy-1", "no id; of ours"):
                await running.server.fetch("/health", headers={"Host": f"{len(given)}.example", "X-Request-Id": given})
            return running.log.read_text(encoding="utf-8")

    written = asyncio.run(run())
    assert re.search(r"host_refused address=16\.example request=\S+\n", written)
    assert ("request=from-the-proxy-1\n" in written) == believed
    assert "no id" not in written
