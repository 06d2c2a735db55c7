"""docs/protocol.md says what the schema says, and the schema says what a real server sends."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import permonik
from permonik.engine.core.names import LONGEST_CHAT, LONGEST_NAME
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.messages import catalogue
from permonik.server import protocol, requests, socket
from permonik.server.connection import MOST_WAITING
from permonik.server.decisions import CLOCKS
from permonik.server.limits import Throttle
from permonik.server.rooms import Rooms
from permonik.server.schema import schema, screens
from permonik.server.storage import Storage
from permonik.server.table import Table
from tests.engine.saboteur2.worlds import played_world
from tests.server.serving import Client, Message, Server, seated, serving
from tests.server.worlds import SEATS, play_over_the_wire

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "protocol.md"
DEFINITIONS = schema()["$defs"]
SILENT = {"title", "description", "default", "discriminator"}
"""Keywords that refuse nothing."""
WEB_CODES = {1000, 1009, 1012}
"""Closing codes that the web server gives by itself."""
COMMON = {"ref?": "integer -1..2^53"}
"""What every message of a client has beside its type."""

# A small reader of JSON Schema, for the keywords that our schema uses.


def problems(node: dict[str, Any], value: Any, where: str = "") -> Iterator[str]:
    """What is wrong with a value. Stricter than JSON Schema: a field that is not described is a mistake."""
    for keyword, wanted in node.items():
        if keyword not in SILENT:
            yield from CHECKS[keyword](node, wanted, value, where)


def resolved(node: dict[str, Any]) -> dict[str, Any]:
    return DEFINITIONS[node["$ref"].removeprefix("#/$defs/")] if "$ref" in node else node


def check_any(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if "discriminator" in node:
        tag, mapping = node["discriminator"]["propertyName"], node["discriminator"]["mapping"]
        if not isinstance(value, dict) or value.get(tag) not in mapping:
            yield f"{where}: unknown {tag} in {value}"
        else:
            yield from problems({"$ref": mapping[value[tag]]}, value, where)
    elif all(any(problems(one, value, where)) for one in wanted):
        yield f"{where}: {value} is none of {wanted}"


def check_type(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    kinds: dict[str, type] = {"string": str, "integer": int, "boolean": bool, "object": dict, "array": list}
    fits = value is None if wanted == "null" else type(value) is kinds[wanted]
    if not fits:
        yield f"{where}: {value!r} is no {wanted}"


def check_properties(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, part in value.items():
            if name in wanted:
                yield from problems(wanted[name], part, f"{where}.{name}")
            elif not node.get("additionalProperties"):
                yield f"{where}.{name}: nothing says what it is"


def check_others(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict) and wanted:
        for name in value.keys() - node.get("properties", {}).keys():
            yield from problems(wanted, value[name], f"{where}.{name}")


def check_items(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, list) and wanted:
        for number, part in enumerate(value):
            yield from problems(wanted, part, f"{where}[{number}]")


def check_first_items(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, list):
        for number, (one, part) in enumerate(zip(wanted, value, strict=False)):
            yield from problems(one, part, f"{where}[{number}]")


def check_required(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (f"{where}.{name}: missing" for name in wanted if name not in value)


def check_names(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name in value:
            yield from problems(wanted, name, f"{where}.{name}")


def check_enum(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if value not in wanted:
        yield f"{where}: {value!r} is none of {wanted}"


def check_most(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    size = len(value) if isinstance(value, str | list | dict) else value
    if isinstance(size, int) and size > wanted:
        yield f"{where}: more than {wanted}"


def check_least(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    size = len(value) if isinstance(value, str | list | dict) else value
    if isinstance(size, int) and size < wanted:
        yield f"{where}: less than {wanted}"


CHECKS = {
    "$ref": lambda node, wanted, value, where: problems(resolved(node), value, where),
    "anyOf": check_any,
    "type": check_type,
    "enum": check_enum,
    "properties": check_properties,
    "required": check_required,
    "additionalProperties": check_others,
    "propertyNames": check_names,
    "items": check_items,
    "prefixItems": check_first_items,
    **dict.fromkeys(("maximum", "maxLength", "maxItems", "maxProperties"), check_most),
    **dict.fromkeys(("minimum", "minItems"), check_least),
}


def wrong_from_client(message: Any) -> list[str]:
    return list(problems(schema()["fromClient"], message))


def wrong_to_client(message: Any) -> list[str]:
    return list(problems(schema()["toClient"], message))


# How the document writes a type.


def shape(node: dict[str, Any]) -> str:
    most = f" ≤ {limit}" if (limit := node.get("maxItems", node.get("maxProperties"))) else ""
    match node:
        case {"$ref": reference}:
            return str(reference).removeprefix("#/$defs/")
        case {"anyOf": several}:
            return " | ".join(map(shape, several))
        case {"type": "string", "maxLength": limit}:
            return f"string ≤ {limit}"
        case {"type": "integer", "minimum": least, "maximum": limit}:
            return f"integer {least}..{'2^53' if limit == 2**53 else limit}"
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(map(shape, parts))}]"
        case {"type": "array", "items": items}:
            return f"[{shape(items)}]{most}"
        case {"type": "object", "additionalProperties": {"description": "Any JSON."}}:
            return "{string: any}"
        case {"type": "object", "additionalProperties": values}:
            name = shape({"type": "string", **node["propertyNames"]}) if "propertyNames" in node else "string"
            return f"{{{name}: {shape(values)}}}{most}"
    return str(node["type"])


def fields_of(name: str, *, without: tuple[str, ...] = ("type", "kind")) -> dict[str, str]:
    """The fields of a definition, those that may be missing with a question mark, and their types."""
    definition = DEFINITIONS[name]
    return {
        field if field in definition["required"] else f"{field}?": shape(node)
        for field, node in definition["properties"].items()
        if field not in without
    }


def tags(direction: str) -> dict[str, str]:
    """The types of messages of a direction, and the names of their definitions."""
    mapping = schema()[direction]["discriminator"]["mapping"]
    return {tag: reference.removeprefix("#/$defs/") for tag, reference in mapping.items()}


def kinds() -> dict[str, str]:
    mapping = DEFINITIONS["Line"]["discriminator"]["mapping"]
    return {tag: reference.removeprefix("#/$defs/") for tag, reference in mapping.items()}


# The document.


def chapter(title: str) -> str:
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found, f"docs/protocol.md has no chapter {title}"
    return found.group(1)


def sections(title: str) -> dict[str, str]:
    """The parts of a chapter by their headings, which are names as in the code."""
    parts = re.split(r"^### `(\w+)`\n", chapter(title), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(text: str) -> list[list[str]]:
    """The rows of every table in a text, without the first, as written between the bars."""
    found = []
    for table in re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE):
        for line in table.splitlines()[2:]:
            cells = re.split(r"(?<!\\)\|", line.strip()[1:-1])
            found.append([cell.strip().replace("\\|", "|") for cell in cells])
    return found


def documented_fields(text: str) -> dict[str, str]:
    """Fields and types of the table of a section; each row has a meaning as well."""
    found = {}
    for field, kind, meaning in rows(text):
        assert meaning, f"{field} has no meaning"
        found[field.strip("`")] = kind.strip("`")
    return found


def examples(text: str) -> list[Any]:
    return [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", text, re.DOTALL | re.MULTILINE)]


def of_client() -> dict[str, str]:
    return sections("Messages of the client")


def of_server() -> dict[str, str]:
    return sections("Messages of the server")


def test_every_message_of_a_client_is_documented_and_no_other() -> None:
    assert sorted(of_client()) == sorted(tags("fromClient"))


def test_every_message_of_the_server_is_documented_and_no_other() -> None:
    assert sorted(of_server()) == sorted(tags("toClient"))


@pytest.mark.parametrize(("tag", "name"), tags("fromClient").items())
def test_the_fields_of_a_client_s_message_are_documented_with_their_types(tag: str, name: str) -> None:
    assert COMMON | documented_fields(of_client()[tag]) == fields_of(name)


@pytest.mark.parametrize(("tag", "name"), tags("toClient").items())
def test_the_fields_of_a_server_s_message_are_documented_with_their_types(tag: str, name: str) -> None:
    assert documented_fields(of_server()[tag]) == fields_of(name)


@pytest.mark.parametrize("name", ["Place", "Sight", "Offer", "Event"])
def test_the_parts_of_messages_are_documented_with_their_types(name: str) -> None:
    assert documented_fields(sections("Parts of messages")[name]) == fields_of(name, without=())


def test_what_all_screens_share_is_documented() -> None:
    documented = documented_fields(sections("Parts of messages")["Screen"])
    assert documented.keys() == set(View.__struct_fields__)
    for screen in screens():
        fields = {"game": "string", **fields_of(screen.__name__, without=("game",))}
        assert documented.items() <= fields.items()


def test_every_kind_of_line_is_documented_with_its_fields() -> None:
    found = {}
    for kind, fields, meaning in rows(chapter("Lines")):
        assert meaning
        found[kind.strip("`")] = dict(field.split(": ", 1) for field in re.findall(r"`(.*?)`", fields))
    assert found == {kind: fields_of(name, without=("kind", "number")) for kind, name in kinds().items()}


def refusal_tables() -> tuple[list[list[str]], list[list[str]]]:
    """The server's own refusals, and those that come from the engine."""
    own, engine = chapter("Refusals").split("### ", 1)
    return rows(own), rows(engine)


def test_every_refusal_of_the_server_is_documented_and_no_other() -> None:
    text = (Path(permonik.__file__).parent / "messages" / "en" / "server.ftl").read_text(encoding="utf-8")
    codes = [name.replace("-", "_") for name in re.findall(r"^server-(\S+) =", text, re.MULTILINE)]
    documented, _ = refusal_tables()
    assert all(meaning for _, _, meaning in documented)
    assert sorted(code.strip("`") for code, _, _ in documented) == sorted(codes)


def test_a_message_needs_no_detail_that_is_not_documented() -> None:
    own, engine = refusal_tables()
    for prefix, table in (("server", own), ("error", engine)):
        for code, details, _ in table:
            message = f"{prefix}-{code.strip('`').replace('_', '-')}"
            if prefix == "server" or catalogue().has(message):
                assert catalogue().say(message, **dict.fromkeys(re.findall(r"`(\w+)`", details), "x"))


def test_every_refusal_of_the_engine_in_the_table_exists() -> None:
    _, engine = refusal_tables()
    names = [code.strip("`").replace("_", "-") for code, _, _ in engine]
    assert all(catalogue().has(f"error-{name}") or catalogue().has(f"refusal-{name}") for name in names)


def test_every_closing_code_is_documented() -> None:
    documented = {int(code.strip("`")) for code, _ in rows(chapter("Closing codes"))}
    ours = {getattr(socket, name) for name in dir(socket) if name.startswith("CLOSED_")}
    assert documented == ours | WEB_CODES


def test_every_request_is_documented() -> None:
    methods = {route.path: route.methods or set() for route in requests.ROUTES}
    headings = re.findall(r"^### `(GET|POST) (\S+)`$", chapter("Requests"), re.MULTILINE)
    assert {path for _, path in headings} == methods.keys()
    assert all(method in methods[path] for method, path in headings)


def test_the_limits_are_documented() -> None:
    throttle = Throttle(lambda: 0.0)
    limits = chapter("Limits")
    for limit in (
        f"{requests.MOST_BYTES:,} bytes",
        f"{MOST_WAITING:,} bytes",
        f"{socket.FIRST_MESSAGE_WITHIN:.0f} seconds",
        f"{throttle.bucket.burst:.0f} at once, then {throttle.bucket.per_second:.0f} a second",
        f"after {throttle.flood_after:.0f} seconds",
        f"{LONGEST_NAME} characters",
        f"{LONGEST_CHAT} characters",
    ):
        assert limit in limits


def test_the_clocks_are_documented() -> None:
    assert all(f"`{clock}`" in of_client()["set_clock"] for clock in CLOCKS)


def test_every_message_of_a_client_has_examples_that_the_server_understands() -> None:
    for tag, text in of_client().items():
        found = examples(text)
        assert found, f"{tag} has no example"
        for message in found:
            assert message["type"] == tag
            assert wrong_from_client(message) == []
            protocol.DECODER.decode(json.dumps(message))


def test_every_message_of_the_server_has_examples_as_the_schema_says() -> None:
    for tag, text in of_server().items():
        found = [message for frame in examples(text) for message in frame]
        assert tag in [message["type"] for message in found], f"{tag} has no example"
        assert [wrong for message in found for wrong in wrong_to_client(message)] == []


def test_other_examples_are_as_the_schema_says() -> None:
    parts = sections("Parts of messages")
    for name in ("Place", "Offer", "Event"):
        assert [wrong for one in examples(parts[name]) for wrong in problems(DEFINITIONS[name], one)] == []
    for lines in examples(chapter("Lines")):
        assert [wrong for line in lines for wrong in problems(DEFINITIONS["Line"], line)] == []
    for frame in examples(chapter("The life of a connection")):
        if isinstance(frame, list):
            assert [wrong for message in frame for wrong in wrong_to_client(message)] == []
        else:
            assert wrong_from_client(frame) == []


# The schema.


def test_the_schema_is_the_same_every_time() -> None:
    once = json.dumps(schema())
    schema.cache_clear()
    assert json.dumps(schema()) == once
    assert list(schema()["$defs"]) == sorted(schema()["$defs"])


def test_every_part_of_the_schema_is_used_and_can_be_found() -> None:
    references = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema())))
    assert references == DEFINITIONS.keys()


@pytest.mark.parametrize("secret", ["secret_hash", "move"])
def test_no_line_shows_what_is_secret(secret: str) -> None:
    assert [name for name in kinds().values() if secret in DEFINITIONS[name]["properties"]] == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "dance"},
        {"type": "sit"},
        {"type": "sit", "name": 3},
        {"type": "sit", "name": "x" * 81},
        {"type": "sit", "name": "Eva", "seat": 64},
        {"type": "sit", "name": "Eva", "hat": True},
        {"type": "ping", "ref": -2},
        {"type": "hello", "table": "ABCDEF", "secrets": ["x"] * 17},
        {"type": "hello", "table": "ABCDEF", "last": "none"},
        {"type": "configure", "seat": 0, "options": {"rounds": None}},
        {"type": "configure", "seat": 0, "options": {"x" * 65: 1}},
        [],
    ],
)
def test_the_schema_refuses_what_the_server_refuses(message: Any) -> None:
    assert wrong_from_client(message)
    with pytest.raises(msgspec.DecodeError):
        protocol.DECODER.decode(json.dumps(message))


# A real server.


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


def keys_in(data: Any) -> Any:
    """What an answer looks like, whatever stands in it."""
    if isinstance(data, dict):
        return {name: keys_in(part) for name, part in data.items()}
    if isinstance(data, list):
        return [keys_in(data[0])] if data else []
    return type(data).__name__


def test_the_answers_to_requests_look_as_documented(tmp_path: Path) -> None:
    text = chapter("Requests")
    parts = re.split(r"^### `(?:GET|POST) (\S+)`$", text, flags=re.MULTILINE)
    documented = {path: examples(part) for path, part in zip(parts[1::2], parts[2::2], strict=True)}

    async def act(server: Server) -> None:
        wish, answer = documented["/api/tables"]
        status, body = await server.fetch("/api/tables", wish)
        assert (status, keys_in(json.loads(body))) == (201, keys_in(answer))
        code, table = json.loads(body)["code"], json.loads(body)["table"]
        for path, real in (
            ("/api/codes/{code}", f"/api/codes/{code.lower()}"),
            ("/api/games", "/api/games"),
            ("/api/games/{game}", "/api/games/saboteur-2"),
            ("/api/games/{game}/house-rules", "/api/games/saboteur/house-rules"),
            ("/api/phrases", "/api/phrases"),
            ("/api/version", "/api/version"),
            ("/health", "/health"),
            ("/ready", "/ready"),
        ):
            status, body = await server.fetch(real)
            assert (status, keys_in(json.loads(body))) == (200, keys_in(documented[path][0]))
        status, body = await server.fetch(f"/api/tables/{table}")
        stands = {**documented["/api/tables/{table}"][0], "to_move": None, "yours": []}
        free = [{"name": "", "person": False, "level": None}]
        assert (status, keys_in(json.loads(body))) == (200, keys_in({**stands, "seats": free}))
        status, body = await server.fetch("/api/tables/nowhere/record")
        assert (status, keys_in(json.loads(body))) == (404, keys_in(documented["/api/tables/{table}/record"][0]))
        _, body = await server.fetch("/api/protocol")
        assert json.loads(body) == schema()

    serving(tmp_path, act)
