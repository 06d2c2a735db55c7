"""What the commands share: texts from the catalogue, JSON on standard output, options of games."""

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from permonik.messages import catalogue

Command = TypeVar("Command", bound=Callable[..., Any])


def say(message_id: str, **args: object) -> str:
    return catalogue().say(message_id, **args)


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help=say("cli-json-help"))(command)


def game_options(command: Command) -> Command:
    """`--option name=value`, any number of times."""
    return click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("cli-option-help"))(
        command
    )


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(say("cli-option-wrong", got=pair))
        options[name] = value
    return options
