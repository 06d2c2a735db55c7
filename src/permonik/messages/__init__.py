"""The message catalogue: every text a person reads, by id and arguments, in Fluent."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "cs", "sk")
VARIABLES = ("PERMONIK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language of this machine's user is told, the first one first."""
LONGEST_ARGUMENT = 2_000
"""Characters: Fluent raises for a longer one. What others wrote is cut shorter where it comes in."""
ID = re.compile(r"^([a-z][A-Za-z0-9-]*) =", re.MULTILINE)


def fitting(value: object) -> object:
    """An argument as a message can take it: of a very long text its beginning and its end."""
    if not isinstance(value, str) or len(value) <= LONGEST_ARGUMENT:
        return value
    return f"{value[: LONGEST_ARGUMENT // 2 - 1]}…{value[-LONGEST_ARGUMENT // 2 :]}"


class MissingMessage(LookupError):
    """A message id, or an argument of a message, that the catalogue does not have."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingMessage(f"language: expected {' | '.join(LANGUAGES)}, got {language}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """The text of the file that has a message, until the file is needed: most commands need few of them."""
        for resource in files(__name__).joinpath(language).iterdir():
            if resource.name.endswith(".ftl"):
                text = resource.read_text(encoding="utf-8")
                self.unread |= dict.fromkeys(ID.findall(text), text)

    def read(self, name: str) -> None:
        """Reads the file of a message, once."""
        text = self.unread.get(name)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for known in ID.findall(text):
                del self.unread[known]

    def pattern(self, message_id: str) -> Pattern | None:
        """What a message says; `card-map.meaning` is the attribute `meaning` of the message `card-map`."""
        name, _, attribute = message_id.partition(".")
        self.read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def has(self, message_id: str) -> bool:
        return self.pattern(message_id) is not None

    def say(self, message_id: str, **args: object) -> str:
        """The text of a message. Raises MissingMessage rather than showing a gap."""
        pattern = self.pattern(message_id)
        if pattern is None:
            raise MissingMessage(message_id)
        text, errors = self.bundle.format_pattern(pattern, {name: fitting(value) for name, value in args.items()})
        if errors:
            raise MissingMessage(f"{message_id}: {errors[0]}")
        return str(text)

    def say_error(self, code: str, details: Mapping[str, object]) -> str:
        """What a typed error of the engine says to a person."""
        name = f"error-{code.replace('_', '-')}"
        exact = f"{name}-{details.get('reason')}"
        return self.say(exact if self.has(exact) else name, **details)


def spoken_language() -> str:
    """The language of whoever sits at this machine, if we speak it."""
    told = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return told[:2].lower() if told[:2].lower() in LANGUAGES else "en"


def catalogue(language: str | None = None) -> Catalogue:
    return catalogue_of(language or spoken_language())


@cache
def catalogue_of(language: str) -> Catalogue:
    return Catalogue(language)
