"""`permonik serve`: tables for people on other devices."""

from collections.abc import Callable
from typing import Any

import click

from permonik.cli.words import Command, Finite, printable, say
from permonik.server.settings import SETTINGS, Setting

EVERYBODY = "0.0.0.0"


def kind_of(setting: Setting) -> Any:
    """What a value of a setting may be."""
    if setting.choices:
        return click.Choice(setting.choices)
    if isinstance(setting.default, int):
        return click.IntRange(int(setting.least), None if setting.most is None else int(setting.most))
    if isinstance(setting.default, float):
        return Finite(setting.least, setting.most)
    return str


def as_option(setting: Setting) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(
        setting.option,
        default=None if setting.many else setting.default,
        multiple=setting.many,
        type=kind_of(setting),
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
@click.option("--lan", is_flag=True, help=say("serve-lan"))
@all_settings
def serve(lan: bool, **settings: Any) -> None:
    try:
        from permonik.cli.invitation import invite  # noqa: PLC0415 - the web server is an extra
        from permonik.server.addresses import WrongAddress, WrongPlace  # noqa: PLC0415 - the same
        from permonik.server.hosts import WrongHost  # noqa: PLC0415 - the same
        from permonik.server.run import CannotListen, run  # noqa: PLC0415 - the same
        from permonik.server.storage import DatabaseInUse, StorageError, WrongUrl  # noqa: PLC0415 - the same
        from permonik.server.webhook import WrongWebhook  # noqa: PLC0415 - the same
    except ImportError as missing:
        raise click.UsageError(say("serve-extra-missing", package=str(missing.name))) from None
    if lan:
        settings |= {"host": EVERYBODY, "log_level": "warning"}
    try:
        run(settings, invite if lan else lambda port, origins: None)
    except CannotListen as error:
        raise click.ClickException(say("serve-cannot-listen", address=error.address, problem=error.problem)) from None
    except WrongAddress as error:
        raise click.UsageError(say("serve-wrong-address", got=printable(error.got))) from None
    except WrongPlace as error:
        raise click.UsageError(say("serve-wrong-metrics", got=printable(error.got))) from None
    except WrongHost as error:
        raise click.UsageError(say("serve-wrong-host", got=printable(error.got))) from None
    except WrongWebhook:
        raise click.UsageError(say("serve-wrong-webhook")) from None
    except WrongUrl as error:
        raise click.UsageError(say("serve-storage", expected=error.expected, got=printable(error.got))) from None
    except DatabaseInUse as error:
        raise click.ClickException(say("serve-database-in-use", file=printable(error.got))) from None
    except StorageError as error:
        expected, got = printable(error.expected), printable(error.got)
        raise click.ClickException(say("serve-storage", expected=expected, got=got)) from None
