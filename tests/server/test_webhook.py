"""The operator's webhook: people are called to their turn, nobody waits for it, and no secret goes there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from permonik.server.addresses import Addresses
from permonik.server.webhook import MOST_WAITING, Call, Target, Webhook, WrongWebhook, read_target
from tests.ports import free_port
from tests.server.gateway import gateway
from tests.server.serving import WAIT, Server, serving
from tests.server.tables_in_play import PATIENT, all_are, come, game_of, in_step, play_together, whose_turn
from tests.server.test_serve_command import serve

CALL = Call("It is Eva's turn at table ABCDEF.", "ABCDEF", "saboteur", "Eva")
AT_ONCE = replace(PATIENT, calls=0.0)
NEVER_WHO_IS_HERE = replace(PATIENT, calls=WAIT)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERMONIK_LANGUAGE", "en")


def with_webhook(target: Target, act: Callable[[Webhook], Awaitable[None]], seconds: float = WAIT) -> None:
    async def run() -> None:
        webhook = Webhook(target, pauses=(0.0, 0.0), seconds=seconds)
        try:
            await act(webhook)
        finally:
            await webhook.close()

    asyncio.run(run())


# What is told, and when.


def test_who_does_nothing_in_a_turn_is_called_once(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr", first_player=0)
        await bell.until(1)
        code = guests[0].welcome["code"]
        text = f"It is Eva's turn at table {code} (Saboteur)."
        assert bell.told == [{"text": text, "table": code, "game": "saboteur", "name": "Eva"}]
        await guests[0].must("phrase", seat=0, phrase="phrase-one-moment")
        await guests[0].move(0)
        assert [call["name"] for call in await bell.until(2)] == ["Eva", "Jan"]

    with gateway() as bell:
        serving(tmp_path, act, AT_ONCE, webhook=read_target(bell.url()))


def test_who_is_not_here_is_called_and_who_is_here_is_not(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr", first_player=0)
        await jan.leave()
        await all_are([eva, petr], lambda guest: 1 in guest.away)
        await eva.move(0)
        assert [call["name"] for call in await bell.until(1)] == ["Jan"]
        back = await come(server, jan.table, jan.secrets[1])
        back.secrets = jan.secrets
        guests = [eva, back, petr]
        await back.move(1)
        await play_together(guests)
        assert [call["name"] for call in bell.told] == ["Jan"]

    with gateway() as bell:
        serving(tmp_path, act, NEVER_WHO_IS_HERE, webhook=read_target(bell.url()))


def test_the_link_begins_with_the_address_that_was_given(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, *_ = await game_of(server, "Eva", "Jan", "Petr", first_player=0)
        (call,) = await bell.until(1)
        assert call["link"] == f"https://play.example.org/t/{eva.welcome['code']}"

    with gateway() as bell:
        addresses = Addresses("127.0.0.1", 0, ["https://play.example.org"])
        serving(tmp_path, act, AT_ONCE, webhook=read_target(bell.url()), addresses=addresses)


def test_no_secret_goes_there_and_bots_are_not_called(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests, lambda guest: guest.number > 20)
        await in_step(guests)
        for seat in (1, 2):
            await guests[seat].leave()
        await guests[0].until(lambda: {1, 2} <= set(guests[0].away))
        for seat in (1, 2):
            await guests[0].must("replace", seat=0, target=seat, level="random")
        turns = guests[0].number
        await play_together(guests[:1], lambda guest: guest.over)
        told = str([bell.told, bell.paths, bell.headers])
        assert not [secret for guest in guests for secret in guest.secrets.values() if secret in told]
        assert guests[0].table not in told
        fields = {name for call in bell.told for name in call}
        assert fields == {"text", "table", "game", "name"}
        # Calls may still have been on their way when the bots came; those would have been called more often.
        assert guests[0].number > 2 * turns
        assert sum(call["name"] != "Eva" for call in bell.told) <= turns

    with gateway() as bell:
        serving(tmp_path, act, AT_ONCE, webhook=read_target(bell.url()))


def test_no_table_waits_for_a_webhook_that_never_answers(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await bell.until(1)
        await play_together(guests)
        assert all(guest.over for guest in guests)

    with gateway() as bell:
        bell.silent = True
        serving(tmp_path, act, AT_ONCE, webhook=read_target(bell.url()))


def test_without_a_webhook_nothing_changes(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        guest, seat = whose_turn(guests)
        await guest.move(seat)

    serving(tmp_path, act, AT_ONCE)


# How it is sent.


def test_the_address_is_asked_as_it_was_given() -> None:
    async def act(webhook: Webhook) -> None:
        webhook.send(CALL)
        await bell.until(1)
        assert bell.paths == ["/our-tables?tpl=1&m=%7B%7B.text%7D%7D"]
        (headers,) = bell.headers
        assert headers["Host"] == f"127.0.0.1:{bell.port}"
        assert headers["Authorization"] == "Basic ZXZhOmh1bnRlciAy"

    with gateway() as bell:
        with_webhook(read_target(bell.url("/our-tables?tpl=1&m={{.text}}", "eva:hunter%202@")), act)


@pytest.mark.parametrize(("statuses", "tries"), [([], 1), ([503, 429], 3), ([500, 500, 500], 3), ([404], 1)])
def test_what_may_pass_is_tried_again_a_little(statuses: list[int], tries: int) -> None:
    async def act(webhook: Webhook) -> None:
        webhook.send(CALL)
        webhook.send(replace_name("Jan"))
        told = await bell.until(tries + 1)
        assert [call["name"] for call in told] == ["Eva"] * tries + ["Jan"]

    with gateway() as bell:
        bell.statuses = list(statuses)
        with_webhook(read_target(bell.url()), act)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_an_answer_that_leads_elsewhere_is_not_followed(status: int) -> None:
    async def act(webhook: Webhook) -> None:
        webhook.send(CALL)
        webhook.send(replace_name("Jan"))
        await bell.until(2)
        assert bell.paths == ["/bell", "/bell"]

    with gateway() as bell:
        bell.statuses = [status]
        with_webhook(read_target(bell.url()), act)


def test_what_takes_too_long_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def act(webhook: Webhook) -> None:
        webhook.send(CALL)
        await failed(caplog)
        assert len(bell.told) == 3

    with gateway() as bell, caplog.at_level(logging.WARNING, "permonik.server"):
        bell.silent = True
        with_webhook(read_target(bell.url()), act, seconds=0.1)


def test_where_nobody_listens_it_is_given_up_and_the_log_keeps_the_address_to_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def act(webhook: Webhook) -> None:
        webhook.send(CALL)
        await failed(caplog)
        assert "hunter2" not in repr([record.__dict__ for record in caplog.records])
        assert "hunter2" not in repr(webhook.target)

    with caplog.at_level(logging.WARNING, "permonik.server"):
        with_webhook(read_target(f"http://127.0.0.1:{free_port()}/hunter2"), act)


def test_what_waits_is_bounded(caplog: pytest.LogCaptureFixture) -> None:
    async def act(webhook: Webhook) -> None:
        webhook.send(CALL)
        await bell.until(1)
        for _ in range(MOST_WAITING + 5):
            webhook.send(CALL)
        assert webhook.waiting.qsize() == MOST_WAITING
        assert [record.getMessage() for record in caplog.records] == ["webhook_dropped"] * 5

    with gateway() as bell, caplog.at_level(logging.WARNING, "permonik.server"):
        bell.silent = True
        with_webhook(read_target(bell.url()), act)


# What is no webhook.


@pytest.mark.parametrize(
    "url",
    [
        "ntfy.example/x",
        "ftp://ntfy.example/x",
        "https:///x",
        "https://a b/x",
        "http://x:y/",
        "http://[x",
        "http://x/\n",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(WrongWebhook):
        read_target(url + "hunter2")


def test_the_command_says_so_without_repeating_it(tmp_path: Path) -> None:
    code, said = serve(tmp_path, "--webhook=ftp://eva:hunter2@ntfy.example")
    assert code == 2
    assert "https://ntfy.example/TOPIC" in said
    assert "hunter2" not in said


def replace_name(name: str) -> Call:
    return Call(CALL.text, CALL.table, CALL.game, name)


async def failed(caplog: pytest.LogCaptureFixture) -> None:
    """Until the log says that a message could not be sent."""
    async with asyncio.timeout(WAIT):
        while "webhook_failed" not in [record.getMessage() for record in caplog.records]:
            await asyncio.sleep(0.01)
