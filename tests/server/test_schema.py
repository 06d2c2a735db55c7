"""The schema is whole, steady and as strict as the server."""

import json
import re
from typing import Any

import msgspec
import pytest

from permonik.server import protocol
from permonik.server.schema import schema
from tests.server.schema_reader import DEFINITIONS, kinds, wrong_from_client


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
