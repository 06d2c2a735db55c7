"""The message catalogue: every text a person reads, by id and arguments, in Fluent."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en",)


class MissingMessage(LookupError):
    """A message id, or an argument of a message, that the catalogue does not have."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingMessage(f"language: expected {' | '.join(LANGUAGES)}, got {language}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for resource in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if resource.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(resource.read_text(encoding="utf-8")))

    def pattern(self, message_id: str) -> Pattern | None:
        """What a message says; `card-map.meaning` is the attribute `meaning` of the message `card-map`."""
        name, _, attribute = message_id.partition(".")
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
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingMessage(f"{message_id}: {errors[0]}")
        return str(text)

    def say_error(self, code: str, details: Mapping[str, object]) -> str:
        """What a typed error of the engine says to a person."""
        return self.say(f"error-{code.replace('_', '-')}", **details)


@cache
def catalogue(language: str = "en") -> Catalogue:
    return Catalogue(language)
