"""Whatever the server refuses, and whatever people may say there, has a message."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, VariableReference

import permonik
from permonik.engine.core.errors import PermonikError
from permonik.messages import LANGUAGES, catalogue
from permonik.server.decisions import PHRASES
from permonik.server.requests import STATUS

SERVER = Path(permonik.__file__).parent / "server"
CALLS = ("Refused", "problem", "refuse", "require")
"""What is called with the code of a refusal; `require` takes its details as keywords."""


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def literal_code(call: ast.Call) -> str | None:
    """The code that is written in a call; None where it comes from elsewhere, such as an error of the engine."""
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return texts[0] if texts else None


def details_in(call: ast.Call) -> set[str]:
    named = {keyword.arg for keyword in call.keywords if keyword.arg}
    written = [arg for arg in call.args if isinstance(arg, ast.Dict)]
    return named | {str(key.value) for arg in written for key in arg.keys if isinstance(key, ast.Constant)}


def refusals_in(source: str) -> Iterator[tuple[str, set[str]]]:
    """Every code that a source refuses with, and the details it gives there."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node) in CALLS and (code := literal_code(node)):
            yield code, details_in(node)


@cache
def refusals() -> dict[str, list[set[str]]]:
    found = defaultdict(list)
    for path in sorted(SERVER.rglob("*.py")):
        for code, details in refusals_in(path.read_text(encoding="utf-8")):
            found[code].append(details)
    return dict(found)


def messages(language: str) -> dict[str, Message]:
    text = files("permonik.messages").joinpath(language, "server.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


class Variables(visitor.Visitor):
    def __init__(self, message: Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


def dashed(prefix: str, code: str) -> str:
    return f"{prefix}-{code.replace('_', '-')}"


def expected_ids() -> set[str]:
    return {dashed("server", code) for code in refusals()} | set(PHRASES)


def test_the_refusals_of_the_server_are_found() -> None:
    found = refusals()
    assert len(found) > 30
    assert {"seat"} in found["not_your_seat"]
    assert set(map(len, found["stale"])) == {0, 2}
    assert found["too_large"] == [{"expected"}, {"expected"}]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('raise Refused("a_code", {"got": 3})', ("a_code", {"got"})),
        ('require(holds, "a_code", got=3, expected=4)', ("a_code", {"got", "expected"})),
        ('decisions.require(holds, "a_code")', ("a_code", set())),
        ('self.refuse(ref, "a_code", {"reason": why})', ("a_code", {"reason"})),
        ('return problem("a_code", {})', ("a_code", set())),
    ],
)
def test_a_refusal_is_found_however_it_is_written(source: str, expected: tuple[str, set[str]]) -> None:
    assert list(refusals_in(source)) == [expected]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_phrase_has_a_message_and_no_message_is_unused(language: str) -> None:
    assert sorted(messages(language)) == sorted(expected_ids())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(refusals()))
def test_a_message_uses_only_details_that_every_such_refusal_has(code: str, language: str) -> None:
    message = messages(language)[dashed("server", code)]
    assert Variables(message).names <= set.intersection(*refusals()[code])


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_messages_need_no_arguments(language: str) -> None:
    others = [message for name, message in messages(language).items() if not name.startswith("server-")]
    assert [message.id.name for message in others if Variables(message).names] == []
    assert all(catalogue(language).say(message.id.name) for message in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_short_sentences(language: str) -> None:
    for name in messages(language):
        text = catalogue(language).say(
            name, **dict.fromkeys(("code", "expected", "got", "most", "name", "reason"), "x")
        )
        assert len(text) <= 140
        assert text.endswith((".", "!", "?", "…"))


def test_a_code_that_the_engine_has_as_well_means_the_same() -> None:
    errors, todo = set(), [PermonikError]
    while todo:
        error = todo.pop()
        errors.add(error.code)
        todo += error.__subclasses__()
    assert errors & refusals().keys() == {"wrong_contribution"}


def test_every_code_with_a_status_of_its_own_exists() -> None:
    assert STATUS.keys() <= refusals().keys()
