"""The server as clients meet it."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from permonik.engine.core.record import read_record
from permonik.server.lines import Opened
from tests.server.hostile import Kitchen
from tests.server.serving import Client, Server, play, seated, serving
from tests.server.tables_in_play import PATIENT, begin, play_together, sit_down


async def flood_with(client: Client, messages: int) -> None:
    for _ in range(messages):
        await client.send("ping")
    for _ in range(messages):
        await client.receive()


def test_two_people_and_a_bot_play_a_whole_game(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table()
        eva, eva_seat, _ = await seated(server, table, "Eva")
        jan, jan_seat, secret = await seated(server, table, "Jan")
        watcher = await server.client(table)
        await watcher.next("welcome")
        assert (await eva.ask("employ", seat=0, target=2, level="random"))["type"] == "granted"
        assert (await eva.ask("start", seat=0))["type"] == "granted"
        for client, seat in ((eva, eva_seat), (jan, jan_seat)):
            assert (await client.ask("contribute", seat=seat, contribution=f"{seat:032x}"))["type"] == "granted"
        status, _ = await server.fetch(f"/api/tables/{table}/record")
        assert status == 409
        await asyncio.gather(play(eva, eva_seat), play(jan, jan_seat))
        status, body = await server.fetch(f"/api/tables/{table}/record")
        assert status == 200
        record = read_record(body.decode())
        assert record.fair is not None
        assert record.fair.verify() == record.seed
        assert len([line for line in eva.lines(0) if line["kind"] == "moved"]) == len(record.moves)
        assert {"bot", "person"} <= {line["by"] for line in eva.lines(0) if line["kind"] == "moved"}
        back = await server.client(table, secret, last=5)
        welcome = await back.next("welcome")
        assert welcome["yours"] == [jan_seat]
        told = [line for line in jan.lines(jan_seat) if line["number"] > 5]
        assert welcome["sights"][0]["missed"] == told
        await watcher.send("ping")
        await watcher.next("pong")
        assert '"secret"' not in json.dumps(watcher.got)

    serving(tmp_path, act)


def test_wrong_foreign_and_dead_secrets_open_nothing(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table, other = await server.table(), await server.table()
        host, _, _ = await seated(server, table, "Eva")
        _, seat, secret = await seated(server, table, "Jan")
        for where, tried in ((table, "0" * 48), (table, ""), (other, secret)):
            client = await server.client(where, tried)
            assert (await client.next("refused"))["code"] == "wrong_secret"
            with pytest.raises(ConnectionClosed):
                await client.socket.recv()
        fresh = (await host.ask("reissue", seat=0, target=seat))["secret"]
        assert (await (await server.client(table, secret)).next("refused"))["code"] == "wrong_secret"
        assert (await (await server.client(table, fresh)).next("welcome"))["yours"] == [seat]
        assert (await (await server.client("Z" * 6)).next("refused"))["code"] == "unknown_table"

    serving(tmp_path, act)


def test_a_client_cannot_speak_for_another_seat_or_out_of_order(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table()
        eva, _, _ = await seated(server, table, "Eva")
        await seated(server, table, "Jan")
        assert (await eva.ask("start", seat=1))["code"] == "not_your_seat"
        assert (await eva.ask("move", seat=0, move="discard map", after=2))["code"] == "not_playing"
        assert (await eva.ask("start", seat=0))["code"] == "seats_free"
        assert (await eva.ask("hello", table=table))["code"] == "already_greeted"
        assert (await eva.ask("dance"))["code"] == "malformed_message"
        await eva.socket.send("{" * 1000)
        assert (await eva.next("refused"))["code"] == "malformed_message"
        assert (await eva.ask("ping"))["type"] == "pong"

    serving(tmp_path, act)


def test_a_page_from_elsewhere_gets_no_socket(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table()
        with pytest.raises(InvalidStatus):
            await server.client(table, additional_headers={"Origin": "http://evil.example"})
        same = {"Origin": f"http://127.0.0.1:{server.port}"}
        assert await (await server.client(table, additional_headers=same)).next("welcome")

    serving(tmp_path, act)


def test_the_address_of_a_socket_may_say_the_table_and_hello_decides(tmp_path: Path) -> None:
    """A balancer reads the address; whoever writes something else there is served all the same."""

    async def act(server: Server) -> None:
        table = await server.table()
        code = (await (await server.client(table)).next("welcome"))["code"]
        for named in (code, table, "ZZZZZZ", "", "%00", "x" * 5_000):
            client = await server.client(table, path=f"/api/socket?table={named}")
            assert (await client.next("welcome"))["table"] == table

    serving(tmp_path, act)


def test_a_flood_is_slowed_and_then_cut_while_others_play_on(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await server.table()
        calm, _, _ = await seated(server, table, "Eva")
        flood, _, _ = await seated(server, table, "Jan")
        with pytest.raises(ConnectionClosed):
            await flood_with(flood, 2_000)
        assert (await calm.ask("ping"))["type"] == "pong"

    serving(tmp_path, act)


def test_requests_that_cannot_be_met_say_what_was_expected(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        for body, expected in (
            ({"game": "chess", "seats": 3}, "unknown_game"),
            ({"game": "saboteur", "seats": 2}, "wrong_seats"),
            ({"game": "saboteur", "seats": 3, "options": {"rounds": 9}}, "wrong_option"),
            ({"game": "saboteur"}, "malformed_message"),
            ([], "malformed_message"),
        ):
            status, answer = await server.fetch("/api/tables", body)
            assert (status, json.loads(answer)["code"]) == (400, expected)
        assert (await server.fetch("/api/tables/nowhere/record"))[0] == 404
        assert json.loads((await server.fetch("/health"))[1])["ok"] is True
        assert "version" in json.loads((await server.fetch("/api/version"))[1])
        assert "fromClient" in json.loads((await server.fetch("/api/protocol"))[1])

    serving(tmp_path, act)


def test_a_record_names_the_rules_that_its_table_was_opened_with(tmp_path: Path) -> None:
    kitchen = Kitchen()

    async def act(server: Server) -> None:
        assert kitchen.rooms is not None
        table = (await kitchen.rooms.open(Opened("saboteur", 7, 3, {"rounds": 1}))).table.id
        guests = await sit_down(server, table, "Eva", "Jan", "Petr")
        await begin(*guests)
        await play_together(guests)
        _, body = await server.fetch(f"/api/tables/{table}/record")
        assert body.decode() == (await kitchen.replayed(table)).record().write()
        assert read_record(body.decode()).rules_version == 7

    serving(tmp_path, act, PATIENT, kitchen.open)
