"""How long Diamond Forest takes among the dwarfs, as a table: the median of the rounds, on two boards.

python -m benchmarks.forest [--games 100] [--workers 2]
"""

import argparse
import os
import sys
from statistics import median

from permonik.lab.simulate import Study, run

LEVELS = ("apprentice", "journeyman", "master")
BOARDS = ("full", "light")
SEATS = (2, 3, 4)


def rounds(board: str, seats: int, level: str, games: int, workers: int) -> float:
    study = Study("diamond-forest", seats, games, 1, level, {"board": board})
    return median(len(result.lengths) for result in run(study, workers))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games for each number (default: 100)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    args = parser.parse_args()
    print(f"| board | seats | {' | '.join(LEVELS)} |\n|---|---|{'---|' * len(LEVELS)}")
    for board in BOARDS:
        for seats in SEATS:
            medians = [rounds(board, seats, level, args.games, args.workers) for level in LEVELS]
            print(f"| {board} | {seats} | {' | '.join(f'{one:g}' for one in medians)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
