"""How long a policy takes to decide, its move and what everybody thinks of it included, against a budget.

python -m benchmarks.policies [--rounds 300] [--repeats 7]

Process CPU time, the least of several repeats, because the machines are shared and noisy. Exit code 1 when a budget is
missed.
"""

import argparse
import sys
from time import process_time

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.bots.dark_cave.policy import CavePolicy
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import new_public as new_saboteur_public
from permonik.bots.saboteur2.policy import ExpansionPolicy
from permonik.bots.saboteur2.public import new_public as new_expansion_public
from permonik.engine import COMPILED, game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur2.rules import Saboteur2

SEATS = {"saboteur": (3, 5, 10), "saboteur-2": (3, 7, 12), "lost-mines": (3, 6, 9), "dark-cave": (2, 5, 8)}
MOST_MICROSECONDS = {"saboteur": 3.0, "saboteur-2": 3.0, "lost-mines": 6.0, "dark-cave": 6.0}


def thinking(state: State) -> tuple[Policy, Public]:
    """The policy of a game, and what everybody thinks in the beginning."""
    if isinstance(state, Saboteur):
        return SaboteurPolicy(), new_saboteur_public(int(state.seats))
    if isinstance(state, Saboteur2):
        return ExpansionPolicy(), new_expansion_public(int(state.seats))
    if isinstance(state, LostMines):
        mines = MinesPublic(state.seats, state.options.distance)
        mines.begin_with(state)
        return MinesPolicy(), mines
    assert isinstance(state, DarkCave)
    cave = CavePublic(state.seats)
    cave.begin_with(state)
    return CavePolicy(), cave


def decision(name: str, seats: int, rounds: int) -> float:
    """Microseconds of one decision among apprentices, from the deal to the end of a round."""
    spent, decisions = 0.0, 0
    for seed in range(rounds):
        state = game(name).new(seats, seed)
        policy, public = thinking(state)
        generator = Fast(seed)
        began = process_time()
        decisions += policy.playout(state, public, generator)
        spent += process_time() - began
    return 1e6 * spent / decisions


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=300, help="rounds in each repeat (default: 300)")
    parser.add_argument("--repeats", type=int, default=7, help="repeats, of which the quickest counts (default: 7)")
    args = parser.parse_args()
    if not COMPILED:
        sys.exit("benchmarks/policies.py: expected the compiled engine, found the interpreted one")
    missed = False
    for name, seat_counts in SEATS.items():
        for seats in seat_counts:
            took = min(decision(name, seats, args.rounds) for _ in range(args.repeats))
            missed = missed or took > MOST_MICROSECONDS[name]
            print(f"{name}, {seats} seats: {took:.2f} us a decision, at most {MOST_MICROSECONDS[name]:g}", flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
