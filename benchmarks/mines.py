"""How The Lost Mines goes among apprentices, as two tables over all seat counts: treasures and mines, points by role.

python -m benchmarks.mines [--rounds 2000] [--seats 3-9] [--distances 8,7,6]

Rounds of one game each, from fixed seeds. The apprentice's policy decides for its seats, from what the seat to move
knows and what is public, and chance for the others. *First* is how many points more than the mean the seat that begins
has; *most* is the share of rounds in which a seat of the role has as many points as any other, and some. For *one
apprentice* the points are those of that seat alone.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from benchmarks.walking import mean_and_spread, mean_of, parser_of, play, players, print_table, seed_of, share
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.engine import game
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.cards import DISTANCE
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.state import Result

GAME = cast(LostMinesGame, game("lost-mines"))
ROLES = ("loyal", "selfish", "saboteur")
FORESTS = ("seats", "distance", "players", "treasures taken", "mines opened", "dragon woken", "first")
POINTS = ("seats", "distance", "players", *GAME.roles, "all", *(f"{role}: most" for role in ROLES))
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
        return [
            share(self.taken, self.seats * self.rounds),
            f"{self.opened / self.rounds:.2f}",
            share(self.woken, self.rounds),
            mean_and_spread(self.leads),
        ]

    def roles(self) -> list[str]:
        means = [mean_of(self.points, self.played, role) for role in (*GAME.roles, "all")]
        return [*means, *(share(self.most[role], self.played[role]) for role in ROLES)]


def tally(seats: int, distance: int, apprentices: range, rounds: int) -> Tally:
    found = Tally(seats)
    for number in range(rounds):
        seed = seed_of(number)
        state, public = GAME.new(seats, seed, rounds=1, distance=distance), MinesPublic(seats, distance)
        first = int(state.first)
        public.begin_with(state)
        play(state, public, POLICY, apprentices, seed)
        found.add(state.results[0], first, apprentices)
    return found


def main() -> int:
    parser = parser_of(__doc__, "rounds", 2000, "3-9")
    parser.add_argument("--distances", default=str(DISTANCE), help=f"columns to the mines (default: {DISTANCE})")
    args = parser.parse_args()
    found = [
        ((str(seats), str(distance), who), tally(seats, distance, apprentices, args.rounds))
        for distance in map(int, args.distances.split(","))
        for seats in args.seats
        for who, apprentices in players(seats)
    ]
    print_table(FORESTS, [[*named, *one.forest()] for named, one in found])
    print()
    print_table(POINTS, [[*named, *one.roles()] for named, one in found])
    return 0


if __name__ == "__main__":
    sys.exit(main())
