"""How true the belief of the searching bots of Saboteur is, as a table: against populations that it was not made from.

python -m benchmarks.belief [--rounds 40] [--seats 5,7] [--seed 1]

Rounds are played by a population. Every few decisions the seat to move is asked for each other seat how likely it is a
saboteur: by the belief of a searching bot, and by the suspicion of the apprentice, both from the view alone. *ECE* is
the expected calibration error over ten bins, *log loss* the mean surprise in nats; of both less is better. *Area* is
how often a saboteur is believed to be one more than a miner is, in a pair of both.

Populations: *apprentices*; *journeymen* and *masters*, who search; *late strikers*, who play like a miner until the
gold is near or the pile is short; and *mixtures*, in which every seat is any of these, or plays at random.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple, cast

from benchmarks.walking import print_table
from permonik.bots import Bot, bot
from permonik.bots.digging.sketch import DISTANCE
from permonik.bots.saboteur.apprentice import Apprentice
from permonik.bots.saboteur.mind import SaboteurMind
from permonik.bots.thought import Thought, weighed
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import SABOTEUR

GAME = game("saboteur")
EVERY = 4
"""Decisions from one question to the next."""
BINS = 10
LEAST = 0.005
"""Nobody is taken to be surer than that, or one wrong word would decide a table."""
NEAR = 2
"""Cards to the nearest goal at which a late striker strikes."""
HEAD = ("seats", "population", "judge", "judgements", "ECE", "log loss", "area")


class LateStriker(Apprentice):
    """Weighs as a miner does until it is nearly too late."""

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        assert view is not None
        state = cast(Saboteur, self.imagined(view))
        public, me = self.public_of(view, state), int(state.to_move)
        nearest = min(int(public.distances) >> 8 * goal & DISTANCE for goal in range(3))
        if int(state.roles[me]) == SABOTEUR and nearest > NEAR and state.left >= state.seats:
            roles = [0 if seat == me else int(role) for seat, role in enumerate(state.roles)]
            state.restore_cards(roles, [int(face) for face in state.goals])
        return weighed(moves, self.policy().weighed(state, public), seed)


class Judgement(NamedTuple):
    chance: float
    """That a seat is a saboteur."""
    is_one: bool


def crew(names: Sequence[str]) -> Callable[[Random, int], list[Bot]]:
    def gather(chance: Random, seats: int) -> list[Bot]:
        chosen = names if len(names) == 1 else chance.choices(names, k=seats)
        players = [LateStriker() if name == "late" else bot("saboteur", name) for name in chosen]
        return players * (seats if len(names) == 1 else 1)

    return gather


POPULATIONS = {
    "apprentices": crew(["apprentice"]),
    "journeymen": crew(["journeyman"]),
    "masters": crew(["master"]),
    "late strikers": crew(["late"]),
    "mixtures": crew(["random", "apprentice", "journeyman", "late"]),
}


def questions(players: list[Bot], seats: int, seed: int) -> Iterator[State]:
    """The positions of a round in which somebody is asked."""
    state = GAME.new(seats, seed, rounds=1)
    while not GAME.summaries(state):
        if state.number % EVERY == EVERY - 1:
            yield state
        seat = int(state.to_move)
        state.play(players[seat].think(state.view(seat), state.moves(), seed ^ state.number).move)


def believed(view: View, seed: int) -> list[float]:
    return [chances["saboteur"] for chances in SaboteurMind().situation(view, seed).belief.roles]


def suspected(view: View, seed: int) -> list[float]:
    judge = Apprentice()
    state = judge.imagined(view)
    return [chances["saboteur"] for chances in judge.belief(state, judge.public_of(view, state)).roles]


JUDGES = {"belief": believed, "suspicion": suspected}


def judged(population: str, seats: int, rounds: int, seed: int) -> dict[str, list[Judgement]]:
    found: dict[str, list[Judgement]] = {name: [] for name in JUDGES}
    chance = Random(seed)
    for number in range(rounds):
        players = POPULATIONS[population](chance, seats)
        for state in questions(players, seats, seed << 32 | number):
            me, roles = int(state.to_move), GAME.roles_in_play(state)
            view = state.view(me)
            for name, judge in JUDGES.items():
                chances = judge(view, number)
                found[name] += [
                    Judgement(chances[seat], roles[seat] == "saboteur") for seat in range(seats) if seat != me
                ]
    return found


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


def line(seats: int, population: str, judge: str, judgements: Sequence[Judgement]) -> list[str]:
    measures = (calibration_error(judgements), log_loss(judgements), area(judgements))
    return [str(seats), population, judge, str(len(judgements)), *(f"{measure:.3f}" for measure in measures)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40, help="rounds for each population (default: 40)")
    parser.add_argument("--seats", default="5,7", help="seat counts (default: 5,7)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same rounds (default: 1)")
    parser.add_argument("--populations", default=",".join(POPULATIONS), help="which of them (default: all)")
    args = parser.parse_args()
    lines = []
    for seats in map(int, args.seats.split(",")):
        for population in args.populations.split(","):
            print(f"{population}, {seats} seats …", file=sys.stderr, flush=True)
            found = judged(population, seats, args.rounds, args.seed)
            lines += [line(seats, population, judge, judgements) for judge, judgements in found.items()]
    print_table(HEAD, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
