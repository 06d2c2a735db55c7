"""The next table of the same people: who sits where, what the host had chosen, and what was played before."""

from permonik.bots import bots, usual_bot
from permonik.engine import game as find_game
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game
from permonik.server.decisions import Refused
from permonik.server.lines import AnyLine, Chatted, Employed, Hosted, Opened, Paced, Remarked, Sat, Watched
from permonik.server.table import Table


def next_game(old: Table, wanted: str | None) -> Game:
    """The game that is played next: the same one, or one that has a seat for everybody. Raises Refused."""
    try:
        game = old.game if wanted is None else find_game(wanted)
        if len(old.persons()) > game.most_seats:
            game.check_seats(len(old.persons()))
    except PermonikError as error:
        raise Refused(error.code, error.details) from None
    return game


def first_lines(old: Table, game: Game) -> tuple[Opened, list[AnyLine]]:
    """What the log of the next table begins with. In the same game all is as it was; in another one bots make room for
    people, and the options are the usual ones."""
    seats = min(max(len(old.seats), game.least_seats), game.most_seats)
    options = dict(old.options) if game is old.game else game.check_options({}, seats)
    room_for_bots = seats - len(old.persons())
    bot_seats = [seat for seat, place in enumerate(old.seats) if place.is_bot][:room_for_bots]
    kept = sorted([*old.persons(), *bot_seats])
    levels = [bot.name for bot in bots(game.id)]
    lines: list[AnyLine] = []
    for seat, before in enumerate(kept):
        place = old.seats[before]
        if place.is_person:
            lines.append(Sat(seat, place.name, place.secret_hash))
        else:
            lines.append(Employed(seat, place.level if place.level in levels else usual_bot(game.id).name))
    lines.append(Hosted(kept.index(old.host), old.host_claimed))
    lines += [Watched(old.watching), Chatted(old.chat), Paced(old.clock)]
    if not old.remarks:  # else as at any new table: a server of before reads the log, too
        lines.append(Remarked(allowed=False))
    return Opened(game.id, game.rules_version, seats, options, old.evening), lines
