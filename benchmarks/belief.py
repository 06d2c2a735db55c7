"""How true the belief of the searching bots is, as a table: against populations that it was not made from.

python -m benchmarks.belief [--games saboteur,saboteur-2] [--rounds 40] [--seats 5,7] [--seed 1]

Rounds are played by a population. Every few decisions the seat to move is asked for each other seat how likely it has
which role: by the belief of a searching bot, and by the suspicion of the apprentice where that is another one, both
from the view alone. Roles that the rules exclude are left out, and where there are two roles the chance of one says
that of the other. *ECE* is the expected calibration error over ten bins, *log loss* the mean surprise in nats; of both
less is better. *Area* is how often a role is believed in more of a seat that has it than of one that has not, in a pair
of both.

Populations: *apprentices*; *journeymen* and *masters*, who search; *late strikers*, who play like somebody who hinders
nobody until it is nearly too late; and *mixtures*, in which every seat is any of these, or plays at random.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple, cast

from benchmarks.late_striker import NAME as LATE_STRIKER
from benchmarks.late_striker import player
from benchmarks.walking import print_table
from permonik.bots import Bot, bot
from permonik.bots.core.mind import SearchBot
from permonik.bots.thought import Chances
from permonik.engine import game
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View

EVERY = 4
"""Decisions from one question to the next."""
BINS = 10
LEAST = 0.005
"""Nobody is taken to be surer than that, or one wrong word would decide a table."""
HEAD = ("game", "seats", "population", "judge", "judgements", "ECE", "log loss", "area")


SEATS = {"saboteur": (5, 7), "saboteur-2": (5, 8), "lost-mines": (4, 7), "dark-cave": (4, 7)}
POPULATIONS = {
    "apprentices": ("apprentice",),
    "journeymen": ("journeyman",),
    "masters": ("master",),
    "late strikers": (LATE_STRIKER,),
    "mixtures": ("random", "apprentice", "journeyman", LATE_STRIKER),
}


class Judgement(NamedTuple):
    chance: float
    """That a seat has a role."""
    is_one: bool


def gathered(name: str, population: str, seats: int, chance: Random) -> list[Bot]:
    """Who sits where."""
    levels, played = POPULATIONS[population], game(name)
    return [player(played, level) for level in (chance.choices(levels, k=seats) if len(levels) > 1 else levels * seats)]


def questions(name: str, players: list[Bot], seats: int, seed: int) -> Iterator[State]:
    """The positions of a round in which somebody is asked."""
    played = game(name)
    has_rounds = any(option.name == "rounds" for option in played.options)
    state = played.new(seats, seed, **({"rounds": 1} if has_rounds else {}))
    while not state.over and not played.summaries(state):
        if state.number % EVERY == EVERY - 1:
            yield state
        seat = int(state.to_move)
        state.play(players[seat].think(state.view(seat), state.moves(), seed ^ state.number).move)


def believed(mind: SearchBot, view: View, seed: int) -> tuple[Chances, ...]:
    return mind.roles(view, seed)


def suspected(mind: SearchBot, view: View, seed: int) -> tuple[Chances, ...]:
    assert view.seat is not None
    judge = mind.apprentice
    state = judge.imagined(view)
    return judge.roles(state, judge.public_of(view, state), view.seat)


JUDGES = {"belief": believed, "suspicion": suspected}


def judged(name: str, population: str, seats: int, rounds: int, seed: int) -> dict[str, list[Judgement]]:
    found: dict[str, list[Judgement]] = {name: [] for name in JUDGES}
    played, mind, chance = game(name), cast(SearchBot, bot(name, "master")), Random(seed)
    for number in range(rounds):
        players = gathered(name, population, seats, chance)
        for state in questions(name, players, seats, seed << 32 | number):
            me, roles = int(state.to_move), played.roles_in_play(state)
            view = state.view(me)
            said = {judge: ask(mind, view, number) for judge, ask in JUDGES.items()}
            for seat, role in asked(played, said["suspicion"], me):
                for judge, chances in said.items():
                    found[judge].append(Judgement(chances[seat][role], roles[seat] == role))
    return found


def asked(played: Game, chances: Sequence[Chances], me: int) -> list[tuple[int, str]]:
    """Seats, and the roles that they may have by the rules."""
    names = played.roles if len(played.roles) > 2 else played.roles[1:]
    return [(seat, role) for seat in range(len(chances)) if seat != me for role in names if chances[seat][role] > 0]


def calibration_error(judgements: Sequence[Judgement]) -> float:
    """How far what is believed is from what is true, bin by bin."""
    bins: list[list[Judgement]] = [[] for _ in range(BINS)]
    for one in judgements:
        bins[min(int(BINS * one.chance), BINS - 1)].append(one)
    off = sum(abs(sum(one.chance for one in some) - sum(one.is_one for one in some)) for some in bins)
    return off / len(judgements)


def log_loss(judgements: Sequence[Judgement]) -> float:
    total = 0.0
    for chance, is_one in judgements:
        sure = min(max(chance, LEAST), 1 - LEAST)
        total -= log(sure if is_one else 1 - sure)
    return total / len(judgements)


def area(judgements: Sequence[Judgement]) -> float:
    """Under the curve of hits over false alarms, by ranks."""
    ordered = sorted(judgements)
    ranks: dict[float, float] = {}
    first = 0
    for last, one in enumerate(ordered, 1):
        if last == len(ordered) or ordered[last].chance != one.chance:
            ranks[one.chance] = (first + 1 + last) / 2
            first = last
    hits = [one for one in ordered if one.is_one]
    misses = len(ordered) - len(hits)
    if not hits or not misses:
        return 0.5
    return (sum(ranks[one.chance] for one in hits) - len(hits) * (len(hits) + 1) / 2) / (len(hits) * misses)


def line(name: str, seats: int, population: str, judge: str, judgements: Sequence[Judgement]) -> list[str]:
    measures = (calibration_error(judgements), log_loss(judgements), area(judgements))
    return [name, str(seats), population, judge, str(len(judgements)), *(f"{measure:.3f}" for measure in measures)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(SEATS), help="games with hidden roles (default: all)")
    parser.add_argument("--rounds", type=int, default=40, help="rounds for each population (default: 40)")
    parser.add_argument("--seats", default="", help="numbers of seats (default: two for each game)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same rounds (default: 1)")
    parser.add_argument("--populations", default=",".join(POPULATIONS), help="which of them (default: all)")
    args = parser.parse_args()
    lines = []
    for name in args.games.split(","):
        for seats in map(int, args.seats.split(",")) if args.seats else SEATS[name]:
            for population in args.populations.split(","):
                print(f"{name}, {population}, {seats} seats …", file=sys.stderr, flush=True)
                found = judged(name, population, seats, args.rounds, args.seed)
                judges = JUDGES if found["belief"] != found["suspicion"] else ("belief",)
                lines += [line(name, seats, population, judge, found[judge]) for judge in judges]
    print_table(HEAD, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
