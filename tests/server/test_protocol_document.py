"""docs/protocol.md says what the schema says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import permonik
from permonik.engine.core.names import LONGEST_CHAT, LONGEST_NAME
from permonik.engine.core.view import View
from permonik.messages import catalogue
from permonik.server import protocol, requests, socket
from permonik.server.connection import MOST_WAITING
from permonik.server.decisions import CLOCKS
from permonik.server.limits import Throttle
from permonik.server.schema import schema, screens
from tests.server.schema_reader import DEFINITIONS, kinds, problems, tags, wrong_from_client, wrong_to_client
from tests.server.serving import Server, serving

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
WEB_CODES = {1000, 1009, 1012}
"""Closing codes that the web server gives by itself."""
COMMON = {"ref?": "integer -1..2^53"}
"""What every message of a client has beside its type."""


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
