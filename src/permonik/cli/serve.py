"""`permonik serve`: tables for people on other devices."""

from collections.abc import Callable
from typing import Any

import click

from permonik.cli.words import Command, say
from permonik.server.settings import SETTINGS, Setting


def as_option(setting: Setting) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    kind = click.Choice(setting.choices) if setting.choices else type(setting.default)
    return click.option(
        setting.option,
        default=setting.default,
        type=kind,
        envvar=setting.variable,
        show_default=True,
        show_envvar=True,
        help=say(setting.help),
    )


def all_settings(command: Callable[..., Any]) -> Callable[..., Any]:
    for setting in reversed(SETTINGS):
        command = as_option(setting)(command)
    return command


@click.command(cls=Command, help=say("serve-help"))
@all_settings
def serve(**settings: Any) -> None:
    try:
        from permonik.server.run import run  # noqa: PLC0415 - the web server is an extra
    except ImportError as missing:
        raise click.UsageError(say("serve-extra-missing", package=str(missing.name))) from None
    run(settings)
