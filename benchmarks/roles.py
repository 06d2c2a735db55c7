"""What each role of Saboteur with the expansion is paid a round, thefts included, as a table over all seat counts.

python -m benchmarks.roles [--games 200] [--seats 2-12] [--workers 2]

For each seat count three lines: random players only; one apprentice among random players, what *it* is paid, in three
times as many games; and apprentices only. A role is the one that a seat has at the end of the round.
"""

import argparse
import os
import sys
from collections import Counter

from permonik.engine import game
from permonik.lab.simulate import Study, run

GAME = game("saboteur-2")
HEAD = ("seats", "players", *GAME.roles, "all")


def seats_in(text: str) -> range:
    least, _, most = text.partition("-")
    return range(int(least), int(most or least) + 1)


def row(seats: int, players: str, bots: str, watched: range, games: int, workers: int) -> str:
    """The mean pay of the watched seats by role."""
    played: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    for result in run(Study(GAME.id, seats, games, 1, bots), workers):
        for summary in result.rounds:
            for seat in watched:
                for column in (summary.roles[seat], "all"):
                    played[column] += 1
                    paid[column] += summary.points[seat]
    means = [f"{paid[column] / played[column]:.2f}" if played[column] else "–" for column in HEAD[2:]]
    return line(str(seats), players, *means)


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games of three rounds for each line (default: 200)")
    parser.add_argument("--seats", type=seats_in, default=seats_in("2-12"), help="seat counts (default: 2-12)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    args = parser.parse_args()
    print(line(*HEAD), line(*["---"] * len(HEAD)), sep="\n", flush=True)
    for seats in args.seats:
        everybody, first = range(seats), range(1)
        alone = ",".join(["apprentice", *["random"] * (seats - 1)])
        for players, bots, watched, games in (
            ("random", "random", everybody, args.games),
            ("one apprentice", alone, first, 3 * args.games),
            ("apprentices", "apprentice", everybody, args.games),
        ):
            print(row(seats, players, bots, watched, games, args.workers), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
