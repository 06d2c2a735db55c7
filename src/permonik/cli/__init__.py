"""The command line. Every command has `--help` with an example; `--json` prints data and nothing else."""

import platform

import click

import permonik
from permonik.cli.bench import bench
from permonik.cli.games import games
from permonik.cli.play import play
from permonik.cli.replay import replay
from permonik.cli.rules import rules
from permonik.cli.serve import serve
from permonik.cli.simulate import simulate
from permonik.cli.verify import verify
from permonik.cli.words import say


def print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        build = say("cli-compiled") if permonik.COMPILED else say("cli-interpreted")
        click.echo(say("cli-version", version=permonik.__version__, build=build, python=platform.python_version()))
        ctx.exit()


@click.group(help=say("cli-help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=print_version, help=say("cli-version-help")
)
def main() -> None:
    pass


for command in (play, serve, replay, verify, simulate, bench, games, rules):
    main.add_command(command)
