"""`permonik games`: what can be played."""

import click
from rich.console import Console
from rich.table import Table

from permonik.bots import bots
from permonik.cli.words import Command, json_option, print_json, say
from permonik.engine import games as all_games
from permonik.engine.core.game import Game
from permonik.engine.core.options import Option
from permonik.sights.words import SEPARATOR


@click.command(cls=Command, help=say("cli-games-help"))
@json_option
def games(as_json: bool) -> None:
    if as_json:
        print_json([described(game) for game in all_games()])
        return
    for game in all_games():
        seats = {"least": game.least_seats, "most": game.most_seats}
        table = Table(title=say("cli-games-title", id=game.id, title=game.title, **seats))
        for heading in ("option", "values", "default", "meaning"):
            table.add_column(say(f"cli-games-{heading}"), overflow="fold")
        for option in game.options:
            table.add_row(option.name, values(option), str(option.default).lower(), say(option.help))
        Console().print(table)
        levels = Table()
        for heading in ("bots", "does"):
            levels.add_column(say(f"cli-games-{heading}"), overflow="fold")
        for bot in bots(game.id):
            levels.add_row(bot.name, say(f"level-about-{bot.name}", game=game.id))
        Console().print(levels)
        if game.reconstructed:
            click.echo(say("cli-games-reconstructed", tables=SEPARATOR.join(game.reconstructed)))


def values(option: Option) -> str:
    shown = [str(choice).lower() for choice in option.choices]
    if option.type == "seat":
        shown.insert(0, say("cli-games-seat"))
    if option.type == "text":
        shown.append(say("cli-games-own"))
    return " | ".join(shown)


def described(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": [game.least_seats, game.most_seats],
        "reconstructed": list(game.reconstructed),
        "bots": [{"name": bot.name, "does": say(f"level-about-{bot.name}", game=game.id)} for bot in bots(game.id)],
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "choices": list(option.choices),
                "help": say(option.help),
            }
            for option in game.options
        ],
    }
