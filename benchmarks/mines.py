"""How The Lost Mines goes among apprentices, as two tables over all seat counts: treasures and mines, points by role.

python -m benchmarks.mines [--rounds 2000] [--seats 3-9] [--distances 8,7,6]

Rounds of one game each, from fixed seeds. The apprentice's policy decides for its seats, from what the seat to move
knows and what is public, and chance for the others. *First* is how many points more than the mean the seat that begins
has; *most* is the share of rounds in which a seat of the role has as many points as any other, and some. For *one
apprentice* the points are those of that seat alone.
"""

import argparse
import math
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.engine import game
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.cards import DISTANCE
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.state import Result

GAME = cast(LostMinesGame, game("lost-mines"))
ROLES = ("loyal", "selfish", "saboteur")
FORESTS = ("seats", "distance", "players", "treasures taken", "mines opened", "dragon woken", "first")
POINTS = ("seats", "distance", "players", *GAME.roles, "all", *(f"{role}: most" for role in ROLES))
SEED = 1
POLICY = MinesPolicy()


@dataclass
class Tally:
    """What has happened in some rounds."""

    seats: int
    rounds: int = 0
    taken: int = 0
    opened: int = 0
    woken: int = 0
    leads: list[float] = field(default_factory=list)
    """Points of the seat that began beyond the mean."""
    played: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    most: Counter[str] = field(default_factory=Counter)

    def add(self, result: Result, first: int, watched: range) -> None:
        self.rounds += 1
        self.taken += sum(taker != NOBODY for taker in result.takers)
        self.opened += sum(result.forest.cells[cell] != FACE_DOWN for cell in result.forest.layout.covered)
        self.woken += result.dragon != NOBODY
        self.leads.append(result.gains[first] - sum(result.gains) / self.seats)
        for seat in watched:
            role = GAME.roles[result.dwarves[seat]]
            for column in (role, role.partition("-")[2], "all"):
                self.played[column] += 1
                self.points[column] += result.gains[seat]
                self.most[column] += 0 < result.gains[seat] == max(result.gains)

    def forest(self) -> list[str]:
        mean = sum(self.leads) / self.rounds
        spread = 1.96 * math.sqrt(sum((lead - mean) ** 2 for lead in self.leads)) / self.rounds
        return [
            f"{100 * self.taken / (self.seats * self.rounds):.0f} %",
            f"{self.opened / self.rounds:.2f}",
            f"{100 * self.woken / self.rounds:.0f} %",
            f"{mean:+.2f} ± {spread:.2f}",
        ]

    def roles(self) -> list[str]:
        means = [self.mean(self.points, role, "{:.2f}", 1) for role in (*GAME.roles, "all")]
        return [*means, *(self.mean(self.most, role, "{:.0f} %", 100) for role in ROLES)]

    def mean(self, sums: Counter[str], role: str, form: str, unit: int) -> str:
        return form.format(unit * sums[role] / self.played[role]) if self.played[role] else "–"


def play(state: LostMines, apprentices: range, seed: int) -> Result:
    public, generator = MinesPublic(state.seats, state.options.distance), Fast(seed)
    public.begin_with(state)
    while not state.over:
        if state.to_move in apprentices:
            public.follow(state, POLICY.choose(state, public, generator))
        else:
            moves = state.moves()
            public.follow(state, moves[generator.below(len(moves))])
    return state.results[0]


def tally(seats: int, distance: int, apprentices: range, rounds: int) -> Tally:
    found = Tally(seats)
    for number in range(rounds):
        seed = SEED << 32 | number
        state = GAME.new(seats, seed, rounds=1, distance=distance)
        first = int(state.first)
        found.add(play(state, apprentices, seed), first, apprentices)
    return found


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def seats_in(text: str) -> range:
    least, _, most = text.partition("-")
    return range(int(least), int(most or least) + 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds for each line (default: 2000)")
    parser.add_argument("--seats", type=seats_in, default=seats_in("3-9"), help="seat counts (default: 3-9)")
    parser.add_argument("--distances", default=str(DISTANCE), help=f"columns to the mines (default: {DISTANCE})")
    args = parser.parse_args()
    found = [
        ((str(seats), str(distance), players), tally(seats, distance, range(count), args.rounds))
        for distance in map(int, args.distances.split(","))
        for seats in args.seats
        for players, count in (("one apprentice", 1), ("apprentices", seats))
    ]
    print(line(*FORESTS), line(*["---"] * len(FORESTS)), sep="\n")
    print("\n".join(line(*named, *one.forest()) for named, one in found), end="\n\n")
    print(line(*POINTS), line(*["---"] * len(POINTS)), sep="\n")
    print("\n".join(line(*named, *one.roles()) for named, one in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
