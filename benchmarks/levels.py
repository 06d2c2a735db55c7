"""How strong the levels are in each game, and what each part of the thinking brings, as tables with 95 % intervals.

python -m benchmarks.levels [--rounds 1000] [--tables ladder,sides,parts] [--games saboteur,dark-cave] [--workers 2]
                            [--minutes 10] [--seats 5] [--bots master,master:300] [--against apprentice]
                            [--keep FOLDER]

*ladder*: in every game one seat plays a level among players of the level below, on a seat that changes; its gain is
what it wins more than a player of that lower level on the same seat of the same deals, in points of a hundred, and what
it scores more. *sides* (where a game's roles form two sides that nobody knows): all seats of a role, one seat, and
everybody; the others are those of `--against`, such as `late-striker` (benchmarks/late_striker.py), whom the belief was
not made from. *parts*: the same with parts of the thinking left out, and with half and twice the budget. Only the
seatings that a table needs are played, which is why it is cheaper than `permonik arena`. *ms* is the processor time a
decision took, where there was something to decide.

A thousand rounds take hours in some games. With `--keep` each deal is written down when it has been played, and the
same command goes on after the last one: stop it and start it as you like, but never with other bots in between.
"""

import argparse
import os
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from typing import cast

import msgspec

from benchmarks.late_striker import player
from benchmarks.walking import print_table
from permonik.bots import Bot
from permonik.bots.thought import Thought
from permonik.engine import game as find_game
from permonik.engine.core.game import Game, RoundSummary
from permonik.engine.core.view import View
from permonik.lab.arena import Contest, Seating, everybody, one_among, one_role, single_round
from permonik.lab.batches import in_order
from permonik.lab.line_up import LineUp
from permonik.lab.seeds import derive
from permonik.lab.simulate import Study, play_game
from permonik.lab.standings import mean_of, rate_of

LADDER = {
    "saboteur": (5, 7),
    "saboteur-2": (5, 8),
    "lost-mines": (4, 7),
    "dark-cave": (4, 7),
    "diamond-forest": (2, 4),
}
"""Seats of the tables."""
RUNGS = (("apprentice", "random"), ("journeyman", "apprentice"), ("master", "journeyman"))
SIDES = {"saboteur": (5, 7)}
PARTS = ("master", "master-blind", "master-frozen", "master:500", "master:2000", "journeyman")
ALONE, ALL = "one seat", "everybody"


@dataclass(frozen=True, slots=True)
class Line:
    """Who plays on the seats in question: one seat, all seats of a role, or everybody."""

    bot: str
    others: str
    who: str

    def seating(self, roles: tuple[str, ...], alone: int) -> Seating:
        seats = len(roles)
        if self.who == ALONE:
            return one_among(self.bot, self.others, seats, alone)
        return everybody(self.bot, seats) if self.who == ALL else one_role(self.bot, self.others, roles, self.who)

    def seats(self, roles: tuple[str, ...], alone: int) -> list[int]:
        if self.who == ALONE:
            return [alone]
        return [seat for seat, role in enumerate(roles) if self.who in (ALL, role)]


@dataclass(frozen=True, slots=True)
class Played:
    """One deal, played by all seatings that are needed, and the time that each bot took for its decisions."""

    roles: tuple[str, ...]
    alone: int
    ends: list[tuple[Seating, RoundSummary]]
    clocks: dict[str, tuple[float, int]]

    def end(self, seating: Seating) -> RoundSummary:
        return dict(self.ends)[seating]


class Clocked(Bot):
    """Counts the processor time of a bot."""

    name = "clocked"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.budget = bot.budget
        self.seconds = 0.0
        self.decisions = 0

    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        began = time.process_time()
        yield self.bot.think(view, moves, seed, iterations)
        if len(moves) > 1:
            self.seconds += time.process_time() - began
            self.decisions += 1


def play_deals(contest: Contest, lines: Sequence[Line], first: int, count: int) -> Generator[Played, None, None]:
    game = find_game(contest.game)
    study = Study(contest.game, contest.seats, contest.rounds, contest.seed, options=single_round(contest, game))
    for number in range(first, first + count):
        roles = game.roles_in_play(game.new(study.seats, derive(study.seed, "game", number), **study.options))
        alone = number % contest.seats
        players = {name: Clocked(player(game, name)) for name in contest.bots}
        wanted = [line.seating(roles, alone) for line in lines]
        wanted += [everybody(line.others, contest.seats) for line in lines if line.who != ALL]
        ends = []
        for seating in dict.fromkeys(wanted):
            line_up = LineUp(by_seat=tuple(players[name] for name in seating))
            ends.append((seating, play_game(study, game, line_up, number).rounds[0]))
        clocks = {name: (player.seconds, player.decisions) for name, player in players.items()}
        yield Played(roles, alone, ends, clocks)


def play(game: str, seats: int, lines: Sequence[Line], args: argparse.Namespace) -> list[Played]:
    bots = tuple(dict.fromkeys(name for line in lines for name in (line.bot, line.others)))
    contest = Contest(game, seats, args.rounds, args.seed, bots)
    kept = Kept(args.keep / f"{game}-{seats}-{args.seed}-{'-'.join(bots)}.jsonl" if args.keep else None, args.rounds)
    played = len(kept.deals)
    print(f"{game}, {seats} seats: {', '.join(bots)}, {played} deals are there …", file=sys.stderr, flush=True)
    work = partial(play_more, contest, tuple(lines), played)
    in_time(in_order(work, args.rounds - played, args.workers), kept, args.minutes)
    return kept.deals


def play_more(
    contest: Contest, lines: Sequence[Line], played: int, first: int, count: int
) -> Generator[Played, None, None]:
    yield from play_deals(contest, lines, played + first, count)


class Kept:
    """The deals that have been played, in their order; with a path in a file, too, a line for each."""

    def __init__(self, path: Path | None, most: int) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path and path.exists() else []
        self.deals = [msgspec.json.decode(line, type=Played) for line in lines[:most]]

    def add(self, deal: Played) -> None:
        self.deals.append(deal)
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(deal) + b"\n")


def in_time(deals: Generator[Played, None, None], kept: Kept, minutes: float) -> None:
    """As many as are played in time, at least one."""
    end = time.monotonic() + 60 * minutes
    for deal in deals:
        kept.add(deal)
        if time.monotonic() > end:
            deals.close()
            break


def gains_of(line: Line, deals: Sequence[Played]) -> tuple[list[float], list[float]]:
    """What the seats in question won and scored more than others would have there, deal by deal."""
    won, points = [], []
    for deal in deals:
        seats = line.seats(deal.roles, deal.alone)
        if line.who not in (ALONE, ALL) and line.who not in deal.roles:
            continue
        then = deal.end(line.seating(deal.roles, deal.alone))
        usual = deal.end(everybody(line.others, len(deal.roles)))
        won.append(sum(float(then.won[seat]) - float(usual.won[seat]) for seat in seats) / len(seats))
        points.append(sum(then.points[seat] - usual.points[seat] for seat in seats) / len(seats))
    return won, points


def interval(found: dict[str, object], unit: int, form: str) -> str:
    mean, (low, high) = cast(float, found["mean"]), cast(list[float], found["interval"])
    return f"{unit * mean:+{form}} [{unit * low:{form}}, {unit * high:{form}}]"


def milliseconds(bot: str, deals: Sequence[Played]) -> str:
    seconds = sum(deal.clocks[bot][0] for deal in deals)
    decisions = sum(deal.clocks[bot][1] for deal in deals)
    return f"{1000 * seconds / max(decisions, 1):.1f}"


def ladder(games: Sequence[str], args: argparse.Namespace) -> None:
    lines = [Line(bot, others, ALONE) for bot, others in RUNGS]
    rows = []
    for game in games:
        for seats in args.seats or LADDER[game]:
            deals = play(game, seats, lines, args)
            for line in lines:
                won, points = gains_of(line, deals)
                row = [game, str(seats), line.bot, line.others, str(len(won)), interval(mean_of(won), 100, ".1f")]
                rows.append([*row, interval(mean_of(points), 1, ".2f"), milliseconds(line.bot, deals)])
    print_table(("game", "seats", "one", "among", "rounds", "wins more", "scores more", "ms"), rows)


def last_side(game: Game) -> str:
    """That of the last role: the few against the many. After those of the roles comes nobody."""
    return game.sides[len(game.roles) - 1]


def rate_in(game: Game, line: Line, deals: Sequence[Played]) -> str:
    """How often the last side of a game wins."""
    side = last_side(game)
    wins = [float(side in deal.end(line.seating(deal.roles, deal.alone)).winners) for deal in deals]
    return f"{100 * cast(float, rate_of(wins)['rate']):.1f} %"


def rows_of_sides(game: Game, seats: int, bots: Sequence[str], args: argparse.Namespace) -> list[list[str]]:
    others = args.against
    lines = [Line(bot, others, who) for bot in bots for who in (*game.roles, ALONE, ALL)]
    deals = play(game.id, seats, [Line(others, others, ALL), *lines], args)
    rows = []
    for line in (Line(others, others, ALL), *lines):
        gain = "" if line.who == ALL else interval(mean_of(gains_of(line, deals)[0]), 100, ".1f")
        row = [str(seats), str(len(deals)), line.bot, line.who, rate_in(game, line, deals), gain]
        rows.append([*row, milliseconds(line.bot, deals)])
    return rows


def sides(games: Sequence[str], bots: Sequence[str], args: argparse.Namespace) -> None:
    for name in games:
        if name in SIDES:
            game, rows = find_game(name), []
            for seats in args.seats or SIDES[name]:
                rows += rows_of_sides(game, seats, bots, args)
            print_table(("seats", "deals", "bot", "plays", f"{last_side(game)} win", "its side wins more", "ms"), rows)


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000, help="deals for each line (default: 1000)")
    parser.add_argument("--minutes", type=float, default=inf, help="at most so long for each game and number of seats")
    parser.add_argument("--tables", default="ladder,sides,parts", help="which of them (default: all)")
    parser.add_argument("--games", default=",".join(LADDER), help="games (default: all)")
    parser.add_argument("--seats", type=numbers, default=(), help="numbers of seats (default: two for each game)")
    parser.add_argument("--bots", type=words, default=("master", "journeyman"), help="of *sides* (default: who search)")
    parser.add_argument("--against", default="apprentice", help="who the others are (default: apprentice)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals (default: 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--keep", type=Path, help="a folder in which deals are written down; the same command goes on")
    args = parser.parse_args()
    games, tables = args.games.split(","), args.tables.split(",")
    if "ladder" in tables:
        ladder(games, args)
    if "sides" in tables:
        sides(games, args.bots, args)
    if "parts" in tables:
        sides(games, PARTS, args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
