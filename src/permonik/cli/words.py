"""What the commands share: texts from the catalogue, JSON on standard output, numbers, options of games."""

import json
import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from permonik.engine import games
from permonik.engine.core.errors import PermonikError
from permonik.messages import catalogue
from permonik.sights.words import SEPARATOR

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class Command(click.Command):
    """Shows what the engine says of bad input as wrong usage of this command, and exits with 2."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except PermonikError as error:
            raise click.UsageError(say_error(error), ctx) from None


class Finite(click.FloatRange):
    """A number in a range; not `nan`, which every range lets pass, nor infinity."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not math.isfinite(number):
            self.fail(say("cli-not-finite", got=printable(value)), param, ctx)
        return number


def say(message_id: str, **args: object) -> str:
    return catalogue().say(message_id, **args)


def printable(text: object) -> str:
    """Without characters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "�" for letter in str(text))


def say_error(error: PermonikError) -> str:
    """What an error of the engine says; it may repeat what somebody else has written into a file."""
    details = {name: printable(value) for name, value in error.details.items()}
    return catalogue().say_error(error.code, details)


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


def json_option(command: Decorated) -> Decorated:
    return click.option("--json", "as_json", is_flag=True, help=say("cli-json-help"))(command)


def on_option(command: Decorated) -> Decorated:
    return click.option("--on", default="", metavar="ray|ADDRESS", help=say("cli-on-help"))(command)


def game_options(command: Decorated) -> Decorated:
    """`--option name=value`, any number of times."""
    names = dict.fromkeys(option.name for game in games() for option in game.options)
    text = say("cli-option-help", names=SEPARATOR.join(names))
    return click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=text)(command)


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(say("cli-option-wrong", got=pair))
        options[name] = value
    return options
