"""How strong the apprentice of Saboteur is, as a table: both sides by its policy and by random players.

python -m benchmarks.apprentice [--rounds 2000]
"""

import argparse
import sys

from benchmarks.walking import print_table
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import new_public
from permonik.engine import game
from permonik.engine.core.randomness import Fast
from permonik.lab.seeds import derive
from permonik.lab.statistics import wilson

GAME = game("saboteur")
PAIRINGS = (("apprentice", "random"), ("random", "apprentice"), ("apprentice", "apprentice"))
SEATS = (5, 7)


def saboteurs_win(seats: int, number: int, players: dict[str, str]) -> bool:
    """Plays a round in which the role of a seat says who plays it."""
    state = GAME.new(seats, derive(1, "game", number), rounds=1)
    public, policy, generator = new_public(seats), SaboteurPolicy(), Fast(number)
    roles = GAME.roles_in_play(state)
    while not policy.is_decided(state, 1):
        if players[roles[int(state.to_move)]] == "apprentice":
            public.follow(state, policy.choose(state, public, generator))
        else:
            moves = state.moves()
            public.follow(state, moves[generator.below(len(moves))])
    return "saboteurs" in GAME.summaries(state)[0].winners


def row(seats: int, miner: str, saboteur: str, rounds: int) -> list[str]:
    players = {"miner": miner, "saboteur": saboteur}
    won = sum(saboteurs_win(seats, number, players) for number in range(rounds))
    low, high = wilson(won, rounds)
    share, interval = f"{100 * won / rounds:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"
    return [str(seats), miner, saboteur, str(rounds), share, interval]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds for each row (default: 2000)")
    args = parser.parse_args()
    rows = [row(seats, *pairing, args.rounds) for seats in SEATS for pairing in PAIRINGS]
    print_table(("seats", "miners", "saboteurs", "rounds", "saboteurs win", "95 % interval"), rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
