"""How strong the apprentice is, as a table: both sides by apprentices and by random players.

python -m benchmarks.apprentice [--rounds 2000] [--workers 2]
"""

import argparse
import os
import sys

from permonik.engine import game
from permonik.lab.simulate import Study, run
from permonik.lab.statistics import Tally, wilson

PAIRINGS = (("apprentice", "random"), ("random", "apprentice"), ("apprentice", "apprentice"))
SEATS = (5, 7)


def row(seats: int, miner: str, saboteur: str, rounds: int, workers: int) -> str:
    bots = f"miner={miner},saboteur={saboteur}"
    tally = Tally(game("saboteur"), seats)
    for result in run(Study("saboteur", seats, rounds, 1, bots, {"rounds": 1}), workers):
        tally.add(result)
    won = tally.sides["saboteurs"]
    low, high = wilson(won, tally.rounds)
    share = won / tally.rounds
    return f"| {seats} | {miner} | {saboteur} | {tally.rounds} | {share:.1%} | {low:.1%} – {high:.1%} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds for each row (default: 2000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    args = parser.parse_args()
    print("| seats | miners | saboteurs | rounds | saboteurs win | 95 % interval |\n|---|---|---|---|---|---|")
    for seats in SEATS:
        for miner, saboteur in PAIRINGS:
            print(row(seats, miner, saboteur, args.rounds, args.workers), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
