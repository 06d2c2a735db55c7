"""The schema says what a real server sends."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from permonik.engine.core.state import State
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from permonik.server.table import Table
from tests.engine.saboteur2.worlds import played_world
from tests.server.schema_reader import kinds, tags, wrong_to_client
from tests.server.serving import Client, Message, Server, seated, serving
from tests.server.worlds import SEATS, play_over_the_wire


async def play_on(client: Client) -> None:
    """Plays for every seat of a client until the game is over."""
    acknowledged: set[tuple[int, int]] = set()
    while True:
        message = await client.receive()
        for part in message.get("sights", []) if message["type"] == "welcome" else [message]:
            seat, number = part.get("seat"), message.get("number", message.get("line", {}).get("number"))
            if part.get("moves"):
                await client.send("move", seat=seat, move=part["moves"][-1]["text"], after=number)
        if message["type"] != "told":
            continue
        if message.get("changes", {}).get("over"):
            return
        if message.get("pausing") and "round" in message.get("changes", {}):
            key = message["seat"], message["changes"]["round"] - 1
            if key not in acknowledged:
                acknowledged.add(key)
                await client.send("acknowledge", seat=key[0], round=key[1])


async def agree(eva: Client, jan_seat: int) -> str:
    """All that a host can do before the start; Jan's new secret."""
    for wish, fields in (
        ("configure", {"options": {"rounds": 2}}),
        ("resize", {"seats": 4}),
        ("resize", {"seats": 3}),
        ("allow_chat", {"allowed": True}),
        ("allow_remarks", {"allowed": False}),
        ("chat", {"text": "Shall we dig?"}),
        ("phrase", {"phrase": "phrase-hello"}),
        ("set_clock", {"clock": "brisk"}),
        ("stand", {"target": 2}),
        ("employ", {"target": 2, "level": "random"}),
        ("open_watching", {"open": False}),
        ("open_watching", {"open": True}),
    ):
        assert (await eva.ask(wish, seat=0, **fields))["type"] == "granted", wish
    return str((await eva.ask("reissue", seat=0, target=jan_seat))["secret"])


async def begin(eva: Client, jan: Client) -> None:
    assert (await eva.ask("start", seat=0))["type"] == "granted"
    for client, seat in ((eva, 0), (jan, 1)):
        assert (await client.ask("contribute", seat=seat, contribution=f"{seat:032x}"))["type"] == "granted"
    await eva.line("dealt")


async def hurry_once(eva: Client) -> None:
    """Waits until a seat is late, and lets the default move decide."""
    await eva.next("late")
    assert (await eva.ask("why", seat=0, move="discard nothing"))["type"] == "refused"
    assert (await eva.ask("hurry", seat=0))["type"] == "granted"
    assert (await eva.ask("set_clock", seat=0, clock="off"))["type"] == "granted"


async def replace_absent(eva: Client) -> None:
    """Lets a bot play for Jan, as soon as the server has noticed that Jan is gone."""
    while (answer := await eva.ask("replace", seat=0, target=1, level="random"))["type"] != "granted":
        assert answer["code"] == "person_is_here"
        await asyncio.sleep(0.1)


async def whole_evening(server: Server) -> list[Client]:
    """Everything that can happen at a table but a fault; the clients with all that they were told."""
    table = await server.table()
    eva, _, eva_secret = await seated(server, table, "Eva")
    jan, jan_seat, _ = await seated(server, table, "Jan")
    ota, _, _ = await seated(server, table, "Ota")
    secret = await agree(eva, jan_seat)
    await jan.close()
    back = await server.client(table, secret, last=-1)
    await begin(eva, back)
    assert (await eva.ask("note", seat=0, about=1, grade="suspect"))["type"] == "granted"
    assert (await eva.ask("ready", seat=0, round=1))["type"] == "granted"
    await hurry_once(eva)
    assert (await eva.ask("reissue", seat=0, target=1))["waits"]
    assert (await back.ask("decline", seat=1, target=1))["type"] == "granted"
    assert (await eva.ask("reissue", seat=0, target=1))["waits"]
    await back.close()
    await replace_absent(eva)
    both = await server.client(table, eva_secret, secret, last=-1)
    while (await both.line("replaced"))["level"] is not None:
        pass
    await eva.close()
    both.read = 0
    await play_on(both)
    assert (await both.ask("rematch", seat=1))["type"] == "granted"
    assert (await both.ask("pass_host", seat=0, target=1))["type"] == "granted"
    assert (await both.ask("ping"))["type"] == "pong"
    watcher = await server.client(table, last=-1)
    await watcher.next("welcome")
    for client in (ota, both, watcher):
        await client.close()
    return [eva, jan, ota, back, both, watcher]


def lines_in(message: Message) -> list[Message]:
    if message["type"] == "told":
        return [message["line"]]
    return [line for sight in message.get("sights", []) for line in sight.get("missed", [])]


def test_whatever_a_real_server_sends_is_as_the_schema_says(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        got = [message for client in await whole_evening(server) for message in client.got]
        assert [wrong for message in got for wrong in wrong_to_client(message)] == []
        in_the_forest = {"pointed"}  # which test_pointing.py sees
        assert {message["type"] for message in got} == tags("toClient").keys() - in_the_forest
        assert {line["kind"] for message in got for line in lines_in(message)} == kinds().keys() - {"closed"}

    serving(tmp_path, act)


def test_whatever_is_sent_of_a_game_with_the_expansion_is_as_the_schema_says() -> None:
    world = played_world(SEATS, 9)
    stolen = [number for number, move in enumerate(world.moves) if world.game.parts(move).kind == "steal"]
    evening = play_over_the_wire(replace(world, moves=world.moves[: stolen[-1] + 1]))
    got = [json.loads(text) for eyes in evening.shown for text in evening.everything_for(eyes)]
    assert [wrong for message in got for wrong in wrong_to_client(message)] == []
    names = {event["name"] for message in got for line in lines_in(message) for event in line.get("events", [])}
    assert names >= {"received", "inspected", "swapped_hats", "swapped_hands", "robbed"}


def test_a_table_that_is_closed_says_so_as_the_schema_says(tmp_path: Path) -> None:
    def broken(table: Table) -> State:
        raise RuntimeError("the deck is on the floor")

    def rooms(storage: Storage) -> Rooms:
        return Rooms(storage, dealer=broken)

    async def act(server: Server) -> None:
        table = await server.table()
        eva, _, _ = await seated(server, table, "Eva")
        for target in (1, 2):
            await eva.ask("employ", seat=0, target=target, level="random")
        await eva.ask("start", seat=0)
        await eva.send("contribute", seat=0, contribution="0" * 32)
        assert (await eva.line("closed"))["reason"] == "fault"
        again = await server.client(table, last=-1)
        assert (await again.next("welcome"))["closed_because"] == "fault"
        assert [wrong for client in (eva, again) for message in client.got for wrong in wrong_to_client(message)] == []
        await eva.close()
        await again.close()

    serving(tmp_path, act, rooms=rooms)
