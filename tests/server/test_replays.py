"""Replays: everything is there after the end, nothing before, and the tables do not wait for them."""

import asyncio
import gzip
import json
import re
import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.requests import Request as Asked

from permonik.engine import game
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.fairness import FairDeal, deal_seed
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.record import Record, Recorder, play_out, read_record
from permonik.server import replays
from permonik.server.decisions import Refused
from permonik.server.replays import MOST_MOVES, MOST_RECORD_BYTES, Replay, Replays, replay_routes
from tests.engine.games import short_options
from tests.server.serving import WAIT, Client, Message, Server, play, seated, serving
from tests.server.tables import Logged

ROOT = Path(__file__).resolve().parents[2]
GAME = game("saboteur")
EXPANSION = game("saboteur-2")
FOREST = game("diamond-forest")


@cache
def played(seats: int, rounds: int = 2, rules: Game = GAME) -> Record:
    chance = Fast(5)

    def choose(state: Any) -> int:
        moves: list[int] = state.moves()
        return moves[chance.below(len(moves))]

    return play_out(Recorder(rules, seats, 11, **short_options(rules, rounds)), choose)


@cache
def shown(seats: int, rules: Game = GAME) -> Message:
    replay = Replay(played(seats, rules=rules))
    return made(replay)


def made(replay: Replay) -> Message:
    """The answer as a client gets it."""
    answer: Message = json.loads(gzip.decompress(asyncio.run(Replays(time.monotonic).make(replay))))
    return answer


def screens(replay: Message) -> list[dict[int | None, Message]]:
    """What every pair of eyes sees after each step, as a client puts it together."""
    now: dict[int | None, Message] = {}
    found: list[dict[int | None, Message]] = []
    for step in replay["steps"]:
        now = {eyes: {**screen, "number": len(found)} for eyes, screen in now.items()}
        for change in step["changes"]:
            now |= {eyes: changed(now.get(eyes, {}), change) for eyes in change["eyes"]}
        found.append(dict(now))
    return found


def changed(screen: Message, change: Message) -> Message:
    lists = {
        name: screen[name][:at] + new + screen[name][at + cut :] for name, (at, cut, new) in change["lists"].items()
    }
    tables = {name: entries(screen[name] | new) for name, new in change["tables"].items()}
    fields: Message = change["fields"]
    return screen | fields | lists | tables


def entries(table: Message) -> Message:
    return {name: value for name, value in table.items() if value is not None}


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(GAME, 3), (GAME, 10), (EXPANSION, 2), (EXPANSION, 12), (FOREST, 2), (FOREST, 4)],
    ids=lambda value: getattr(value, "id", value),
)
def test_every_pair_of_eyes_sees_what_it_saw_in_the_game(rules: Game, seats: int) -> None:
    record = played(seats, rules=rules)
    for seen, (state, _) in zip(screens(shown(seats, rules)), record.replay(rules), strict=True):
        assert seen.keys() == {None, *range(seats)}
        for eyes, screen in seen.items():
            assert screen == json.loads(state.screen(eyes).save())


@pytest.mark.parametrize("rules", [GAME, EXPANSION, FOREST], ids=lambda rules: rules.id)
def test_a_step_has_its_mover_its_move_and_all_that_it_told_with_the_secrets(rules: Game) -> None:
    record = played(3, rules=rules)
    told = [list(told or ()) for _, told in record.replay(rules)]
    steps = shown(3, rules)["steps"]
    assert (steps[0]["seat"], steps[0]["move"]) == (None, None)
    assert [(step["seat"], step["move"]) for step in steps[1:]] == list(record.moves)
    for step, events in zip(steps, told, strict=True):
        assert [event["name"] for event in step["events"]] == [event.name for event in events]
        assert [event.get("secret") for event in step["events"]] == [event.secret for event in events]
        assert all(event["to"] is not None for event in step["events"] if "secret" in event)


@pytest.mark.parametrize("rules", [GAME, EXPANSION], ids=lambda rules: rules.id)
def test_the_deal_tells_the_roles_with_their_secrets(rules: Game) -> None:
    dealt = shown(3, rules)["steps"][0]["events"]
    assert [bool(event["secret"]) for event in dealt if event["name"] == "got_role"] == [True] * 3


def test_only_what_changed_is_told_and_what_all_see_is_told_once() -> None:
    for before, step in pairwise(screens(shown(3))):
        assert before.keys() == step.keys()
    for step, (before, now) in zip(shown(3)["steps"][1:], pairwise(screens(shown(3))), strict=True):
        told = [
            (eyes, name)
            for change in step["changes"]
            for eyes in change["eyes"]
            for name in (*change["fields"], *change["lists"], *change["tables"])
        ]
        assert len(set(told)) == len(told)
        assert all(before[eyes][name] != now[eyes][name] for eyes, name in told)
    whole = shown(3)["steps"][0]["changes"][0]
    assert whole["eyes"] == [None, 0, 1, 2]
    assert {"game", "options", "mine"} <= whole["fields"].keys()


def test_a_record_of_nobody_in_particular_has_no_names() -> None:
    replay = shown(3)
    assert {name: replay[name] for name in ("game", "seats", "names", "proof")} == {
        "game": "saboteur",
        "seats": 3,
        "names": None,
        "proof": None,
    }
    assert replay["options"]["rounds"] == 2


def test_the_proof_of_a_fair_deal_is_handed_on_unchecked() -> None:
    table = Logged().fill().deal().play_on(10_000).table
    record = table.record()
    assert record.fair is not None
    proof = replays.proof_of(record)
    assert proof == {
        "table": "table-1",
        "commitment": record.fair.commitment,
        "secret": record.fair.seed.hex(),
        "contributions": [f"{seat:032x}" for seat in range(3)],
        "seed": deal_seed(record.fair.seed, "table-1", record.fair.contributions).hex(),
    }
    broken = record.write().replace(record.fair.commitment, "0" * 64)
    again = replays.proof_of(read_record(broken))
    assert again is not None
    assert again["commitment"] == "0" * 64


def steps_in(text: str) -> int:
    return len(list(Replay(read_record(text)).steps()))


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: text.replace("game saboteur", "game chess"),
        lambda text: text.replace("seats 3", "seats 30"),
        lambda text: text.replace("option rounds 2", "option rounds 9"),
        lambda text: text.replace("scores ", "scores 9"),
        lambda text: text.replace("moves\n", "moves\n0 dance\n"),
        lambda text: text + "0 discard map\n",
        lambda text: text.replace("seed 11", "seed " + "9" * 4000),
        lambda text: text.replace("seed 11", "deal {}"),
        lambda text: text.replace("seed 11", f'deal {{"deals": {"[" * 90_000}{"]" * 90_000}}}'),
        lambda text: text.replace("moves\n", "moves\n" + "0 discard map\n" * (MOST_MOVES + 1)),
    ],
)
def test_what_is_no_record_of_a_game_is_refused(change: Any) -> None:
    with pytest.raises(PermonikError):
        steps_in(change(played(3).write()))


def test_a_record_of_a_game_that_stops_early_is_shown_as_far_as_it_goes() -> None:
    record = Record("saboteur", 1, 3, 11, {"rounds": 2}, moves=played(3).moves[:5])
    assert steps_in(record.write()) == 6


# How long it takes.


def test_a_long_game_of_ten_is_made_in_slices_of_some_milliseconds() -> None:
    record = played(10, rounds=3)

    async def act() -> float:
        """The longest work, by the processor's clock, between two turns of the others."""
        made = asyncio.ensure_future(Replays(time.monotonic).show(asking(), Replay(record)))
        longest = 0.0
        while not made.done():
            at = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - at)
        assert (await made).status_code == 200
        return longest

    assert min(asyncio.run(act()) for _ in range(3)) < 0.02


def asking() -> Asked:
    return Asked({"type": "http", "headers": [], "client": ("192.0.2.1", 1)})


def test_an_address_may_ask_so_often() -> None:
    several = Replays(lambda: 0.0)
    for _ in range(20):
        several.admit(asking())
    with pytest.raises(Refused, match="too_often"):
        several.admit(asking())


# A real server.


async def post(server: Server, text: str) -> tuple[int, Message]:
    def call() -> tuple[int, bytes]:
        request = Request(f"http://127.0.0.1:{server.port}/api/replay", text.encode(), {"Accept-Encoding": "gzip"})
        try:
            with urlopen(request, timeout=WAIT) as answer:
                assert answer.headers["Content-Encoding"] == "gzip"
                return answer.status, gzip.decompress(answer.read())
        except HTTPError as error:
            with error:
                return error.code, error.read()

    status, body = await asyncio.to_thread(call)
    return status, json.loads(body)


async def begun(server: Server) -> tuple[str, Client]:
    """A table where Eva plays with two bots; the game is dealt."""
    table = await server.table()
    eva, _, _ = await seated(server, table, "Eva")
    for target in (1, 2):
        await eva.ask("employ", seat=0, target=target, level="random")
    await eva.ask("start", seat=0)
    return table, eva


def test_a_table_is_replayed_after_its_end_and_not_before(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table, eva = await begun(server)
        where = f"/api/tables/{table}/replay"
        for wish in ({"wish": "ping"}, {"wish": "contribute", "seat": 0, "contribution": "0" * 32}):
            await eva.ask(**wish)
            status, body = await server.fetch(where)
            assert (status, json.loads(body)["code"]) == (409, "not_over")
        eva.read = 0
        await play(eva, 0)
        status, body = await server.fetch(where)
        replay = json.loads(body)
        assert (status, replay["names"]) == (200, ["Eva", "", ""])
        _, text = await server.fetch(f"/api/tables/{table}/record")
        record = read_record(text.decode())
        assert [(step["seat"], step["move"]) for step in replay["steps"][1:]] == list(record.moves)
        fair = FairDeal(
            table,
            bytes.fromhex(replay["proof"]["secret"]),
            replay["proof"]["commitment"],
            tuple(one and bytes.fromhex(one) for one in replay["proof"]["contributions"]),
        )
        assert fair.verify().hex() == replay["proof"]["seed"]
        assert await post(server, text.decode()) == (200, replay)
        await eva.close()

    serving(tmp_path, act)


def test_a_record_made_up_for_a_running_table_tells_nothing_of_it(tmp_path: Path) -> None:
    """It is played from what stands in it: the server's secret of the table is not looked up."""

    async def act(server: Server) -> None:
        table, eva = await begun(server)
        await eva.ask("contribute", seat=0, contribution="0" * 32)
        dealt = await eva.line("dealt")
        told = next(message for message in eva.got if message["type"] == "told" and message["line"] == dealt)
        commitment = next(line["commitment"] for line in eva.lines(0) if line["kind"] == "committed")
        guess = bytes(32)
        contributions = (bytes(16), None, None)
        head = f"permonik record 1\ngame saboteur\nrules 1\nseats 3\noption rounds 2\ntable {table}\n"
        proof = f"commitment {commitment}\ncontribution 0 {'0' * 32}\nsecret {guess.hex()}\n"
        seed = deal_seed(guess, table, contributions)
        status, replay = await post(server, f"{head}{proof}seed {seed.hex()}\nmoves\n")
        assert status == 200
        assert screens(replay)[0][0]["hand"] != told["changes"]["hand"]
        state = GAME.new(3, seed, rounds=2)
        assert screens(replay)[0][0] == json.loads(state.screen(0).save())
        for missing in ("seed", "secret"):
            lines = [line for line in f"{head}{proof}moves\n".splitlines() if not line.startswith(missing)]
            status, answer = await post(server, "\n".join(lines))
            assert (status, answer["code"]) == (400, "damaged_record")
        await eva.close()

    serving(tmp_path, act)


def test_what_is_wrong_is_said_in_the_shape_of_every_refusal(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        for text, status, code in (
            ("nonsense", 400, "damaged_record"),
            ("permonik record 1\ngame saboteur", 400, "damaged_record"),
            ("x" * (MOST_RECORD_BYTES + 1), 413, "too_large"),
        ):
            answered, body = await post(server, text)
            assert (answered, body["type"], body["code"]) == (status, "refused", code)
        status, nothing = await server.fetch("/api/tables/nowhere/replay")
        assert (status, json.loads(nothing)["code"]) == (404, "unknown_table")
        status, _ = await server.fetch("/api/replay")
        assert status == 405

    serving(tmp_path, act)


def test_what_a_stranger_wrote_is_not_sent_back_whole(tmp_path: Path) -> None:
    text, word = played(3).write(), "word" * 10_000

    async def act(server: Server) -> None:
        for old, new in (
            ("permonik record", word),
            ("game saboteur", f"game {word}"),
            ("option rounds 2", f"option rounds {word}"),
            ("option rounds 2", f"option {word} 2"),
            ("moves", f"moves\n0 {word}"),
            ("\nscores", "\nscores " + "1 " * 20_000),
        ):
            assert old in text
            answered, body = await post(server, text.replace(old, new, 1))
            assert (answered, body["type"]) == (400, "refused")
            assert len(json.dumps(body)) < 2_000

    serving(tmp_path, act)


# The documentation.


def keys_in(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            name: None if name in ("args", "secret", "fields", "lists", "tables", "options") else keys_in(data[name])
            for name in data
        }
    return [keys_in(data[0])] if isinstance(data, list) and data and isinstance(data[0], dict) else None


def test_both_requests_are_documented_with_an_answer_that_looks_like_a_real_one() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = text.split("### Replays", 1)[1].split("\n### ", 1)[0]
    for route in replay_routes():
        method = "POST" if route.methods and "POST" in route.methods else "GET"
        assert f"`{method} {route.path}`" in section
    assert f"{MOST_RECORD_BYTES:,} bytes" in text
    (example,) = (json.loads(one) for one in re.findall(r"^```json\n(.*?)^```", section, re.DOTALL | re.MULTILINE))
    table = Logged().fill().deal().play_on(10_000).table
    replay = Replay(table.record())
    real = made(replay)
    assert keys_in({**example, "steps": []}) == keys_in({**real, "steps": []})
    for step in example["steps"]:
        assert step.keys() == real["steps"][0].keys()
        assert all(change.keys() == real["steps"][0]["changes"][0].keys() for change in step["changes"])
    secrets = [event for step in example["steps"] for event in step["events"] if "secret" in event]
    assert all("to" in event for event in secrets)
    assert secrets
