"""Czech and Slovak say all that English says, with the right forms of numbers."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, VariableReference

from permonik.messages import LANGUAGES, catalogue, spoken_language

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PAGE = ("web", "speak", "rhymes", "replay", "whys", "learn")
"""How the files begin whose texts are for the page alone."""
OTHERS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 5, 22, 1.5)
NUGGETS = {
    "en": ["0 nuggets", "1 nugget", "2 nuggets", "5 nuggets", "22 nuggets", "1.5 nuggets"],
    "cs": ["0\u00a0nugetů", "1\u00a0nuget", "2\u00a0nugety", "5\u00a0nugetů", "22\u00a0nugetů", "1,5\u00a0nugetu"],
    "sk": ["0\u00a0nugetov", "1\u00a0nuget", "2\u00a0nugety", "5\u00a0nugetov", "22\u00a0nugetov", "1,5\u00a0nugetu"],
}
CATEGORIES = {"one", "few", "many", "other"}
GENDERED = re.compile(r"\$\w*[nN]ame \} (\w+(?:l|la|lo|li|ly|ený|ená|aný|aná)|je \w+(?:en|ena|án|ána))\b")
"""A name followed by a past tense or a participle, which would need the player's gender."""


class Parts(visitor.Visitor):
    """The variables of a message, and the keys of each choice by number."""

    def __init__(self, message: Message) -> None:
        self.names: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named after the node
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - named after the node
        keys = {key.name for key in (variant.key for variant in node.variants) if not isinstance(key, NumberLiteral)}
        if keys <= CATEGORIES and len(keys) > 1:
            self.choices.append(keys)
        self.generic_visit(node)


def messages(language: str) -> Iterator[tuple[str, str, Message]]:
    for resource in files("permonik.messages").joinpath(language).iterdir():
        if resource.name.endswith(".ftl"):
            for entry in FluentParser().parse(resource.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    yield resource.name, entry.id.name, entry


def shape(language: str) -> dict[tuple[str, str], set[str]]:
    """Each message and its attributes, in which file."""
    return {
        (file, name): {attribute.id.name for attribute in message.attributes}
        for file, name, message in messages(language)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_the_same_file_with_the_same_attributes(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_no_argument_that_the_original_does_not_get(language: str) -> None:
    known = {name: Parts(message).names for _, name, message in messages("en")}
    # Whoever gets the name of a tool or a role may choose by its id.
    known = {name: names | {one.removesuffix("Name") for one in names} for name, names in known.items()}
    strange = {name: Parts(message).names - known[name] for _, name, message in messages(language)}
    assert {name: names for name, names in strange.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_choices_by_number_have_every_form(language: str) -> None:
    """`few` is for 2 to 4, `many` for fractions alone; a message may leave out only what comes to the same."""
    lacking = [name for _, name, message in messages(language) for keys in Parts(message).choices if "few" not in keys]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_right_forms(language: str) -> None:
    assert [catalogue(language).say("web-gold", count=count) for count in COUNTS] == NUGGETS[language]


@pytest.mark.parametrize("language", OTHERS)
def test_no_name_is_followed_by_a_form_that_needs_a_gender(language: str) -> None:
    folder = files("permonik.messages").joinpath(language)
    found = [
        match[0]
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
        for match in GENDERED.finditer(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def sources_of_the_page() -> str:
    files = sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
    ours = [file for file in files if "generated" not in file.parts and not file.name.endswith(".test.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in ours)


def test_every_text_of_the_page_is_in_the_catalogue() -> None:
    known = {name for _, name, _ in messages("en")}
    attributes = {
        f"{name}.{attribute.id.name}" for _, name, message in messages("en") for attribute in message.attributes
    }
    said = set(re.findall(r'\bsay\(\s*"([^"]+)"', sources_of_the_page()))
    assert len(said) > 100
    assert sorted(said - known - attributes) == []


def test_no_text_is_written_for_the_page_that_it_never_says() -> None:
    """An id is written out, or begins with what a template says before its first `${`."""
    source = sources_of_the_page()
    written = set(re.findall(r"[\w-]+", source))
    begun = ("web-problem-", *re.findall(r"`([a-z][a-z-]*-)\$\{", source))
    ids = [name for file, name, _ in messages("en") if file.startswith(PAGE)]
    assert len(ids) > 300
    assert [name for name in ids if name not in written and not name.startswith(begun)] == []


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "sk_SK"}, "sk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "cs_CZ.UTF-8", "PERMONIK_LANGUAGE": "en"}, "en"),
    ],
)
def test_the_command_line_speaks_the_language_of_the_machine(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PERMONIK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert spoken_language() == expected
