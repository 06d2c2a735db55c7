"""The command line. Every command has `--help` with an example; `--json` prints data and nothing else."""

import platform
from importlib import import_module

import click

import permonik
from permonik.cli.words import say
from permonik.engine.core.cards import OTHER_TABLES, VARIABLE

COMMANDS = (
    "analyse",
    "arena",
    "balance",
    "bench",
    "dataset",
    "games",
    "move-tables",
    "play",
    "replay",
    "rules",
    "serve",
    "simulate",
    "story",
    "study",
    "verify",
    "worker",
)


class Commands(click.Group):
    """Each in the module of its name, which is imported when it is wanted: a server starts without a terminal."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f"permonik.cli.{name}"), name)
        return command


def print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        build = say("cli-compiled") if permonik.COMPILED else say("cli-interpreted")
        click.echo(say("cli-version", version=permonik.__version__, build=build, python=platform.python_version()))
        ctx.exit()


@click.group(cls=Commands, help=say("cli-help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=print_version, help=say("cli-version-help")
)
def main() -> None:
    if OTHER_TABLES:
        raise click.UsageError(say("cli-varied", name=VARIABLE))
