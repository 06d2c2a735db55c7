"""How The Dark Cave goes among apprentices, as two tables over all seat counts: ways out and gold, wins by role.

python -m benchmarks.caves [--games 600] [--seats 2-8]

From fixed seeds. The apprentice's policy decides for its seats, from what the seat to move knows and what is public,
and chance for the others. *Gold saved* is what one dwarf carries out; *first* is how many games of a hundred more than
the mean the seat that begins wins. *Smaller side* counts the games in which fewer dwarfs work for one clan than for the
other. For *one apprentice* the wins by role are those of that seat alone.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from benchmarks.walking import mean_and_spread, parser_of, play, players, print_table, seed_of, share
from permonik.bots.dark_cave.policy import CavePolicy
from permonik.bots.dark_cave.public import CavePublic
from permonik.engine import game
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cards import CLANS
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.dark_cave.rules import DarkCave

GAME = cast(DarkCaveGame, game("dark-cave"))
ROLES = ("loyal", "saboteur")
CAVES = ("seats", "players", "exit found", "dwarfs out", "gold saved", "a side gets out", "first")
WINS = ("seats", "players", *GAME.roles, *ROLES, "all", *(f"{clan} side" for clan in CLANS), "smaller side", "nobody")
POLICY = CavePolicy()


@dataclass
class Tally:
    """What has happened in some games."""

    seats: int
    games: int = 0
    found: int = 0
    out: int = 0
    saved: int = 0
    ended: int = 0
    """Games that ended because all dwarfs of a side were out."""
    leads: list[float] = field(default_factory=list)
    """Whether the seat that began has won, beyond the mean."""
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def add(self, state: DarkCave, exit_found: bool, first: int, watched: range) -> None:
        result, scores = state.results[0], state.scores
        sides = [int(state.side(seat)) for seat in range(self.seats)]
        self.games += 1
        self.found += exit_found
        self.out += sum(result.escaped)
        self.saved += sum(nuggets for nuggets, escaped in zip(result.nuggets, result.escaped, strict=True) if escaped)
        self.ended += result.why == 0
        self.leads.append(scores[first] - sum(scores) / self.seats)
        for seat in watched:
            role = GAME.roles[result.dwarves[seat]]
            for column in (role, role.partition("-")[2], "all"):
                self.count(column, bool(scores[seat]))
        for number, clan in enumerate(CLANS):
            self.count(f"{clan} side", result.winner == number)
        self.count("nobody", result.winner == NOBODY)
        fewer = sides.count(0) - sides.count(1)
        if fewer:
            self.count("smaller side", result.winner == int(fewer > 0))

    def count(self, column: str, won: bool) -> None:
        self.played[column] += 1
        self.won[column] += won

    def cave(self) -> list[str]:
        return [
            share(self.found, self.games),
            share(self.out, self.seats * self.games),
            f"{self.saved / (self.seats * self.games):.2f}",
            share(self.ended, self.games),
            mean_and_spread(self.leads, 100, ".1f"),
        ]

    def wins(self) -> list[str]:
        return [share(self.won[column], self.played[column]) for column in WINS[2:]]


def tally(seats: int, apprentices: range, games: int) -> Tally:
    found = Tally(seats)
    for number in range(games):
        seed = seed_of(number)
        state, public = GAME.new(seats, seed), CavePublic(seats)
        first = int(state.first)
        public.begin_with(state)
        play(state, public, POLICY, apprentices, seed)
        found.add(state, public.exit != NOBODY or any(state.results[0].escaped), first, apprentices)
    return found


def main() -> int:
    args = parser_of(__doc__, "games", 600, "2-8").parse_args()
    found = [
        ((str(seats), who), tally(seats, apprentices, args.games))
        for seats in args.seats
        for who, apprentices in players(seats)
    ]
    print_table(CAVES, [[*named, *one.cave()] for named, one in found])
    print()
    print_table(WINS, [[*named, *one.wins()] for named, one in found])
    return 0


if __name__ == "__main__":
    sys.exit(main())
