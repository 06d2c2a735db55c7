"""How long looking back at a game takes, as `permonik analyse` does it, against a budget.

python -m benchmarks.analyses [--json] [--games saboteur,dark-cave] [--seed 1]

One game of each kind among five apprentices, of three rounds where a game has rounds (Diamond Forest: four, on its
usual board), made from the seed and analysed with the usual effort. How much that is does not hang on the machine, only
how long it takes.

Process CPU time from the record to the whole analysis, on one core. Exit code 1 when the budget is missed.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from time import process_time

from benchmarks.walking import print_table
from permonik.analysis import Analyst
from permonik.bots import bot
from permonik.engine import COMPILED, game, games
from permonik.engine.core.game import Game
from permonik.engine.core.record import Record, Recorder, play_out
from permonik.engine.core.state import State

MOST_SECONDS = 60.0
SEATS = 5
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Figures:
    seats: int
    rounds: int
    moves: int
    seconds: float


def played(one: Game, seed: int) -> Record:
    """A game among apprentices."""
    apprentice = bot(one.id, "apprentice")
    rounds = {"rounds": ROUNDS} if any(option.name == "rounds" for option in one.options) else {}

    def choose(state: State) -> int:
        return apprentice.think(state.view(int(state.to_move)), state.moves(), int(state.number)).move

    return play_out(Recorder(one, min(SEATS, one.most_seats), seed, **rounds), choose)


def figures_of(one: Game, seed: int) -> Figures:
    record = played(one, seed)
    began = process_time()
    analyst = Analyst(record)
    for _ in analyst.work():
        pass
    found = analyst.done()
    return Figures(record.seats, len(found.chapters), len(record.moves), process_time() - began)


def show(found: dict[str, Figures]) -> None:
    rows = [
        [name, str(one.seats), str(one.rounds), str(one.moves), f"{one.seconds:.1f}", f"{MOST_SECONDS:g}"]
        for name, one in found.items()
    ]
    print_table(("game", "seats", "rounds", "moves", "seconds", "at most"), rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON on standard output and nothing else there")
    parser.add_argument("--games", default="", help="games (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (default: 1)")
    args = parser.parse_args()
    if not COMPILED:
        sys.exit("benchmarks/analyses.py: expected the compiled engine, found the interpreted one")
    chosen = [game(name) for name in args.games.split(",")] if args.games else games()
    found = {one.id: figures_of(one, args.seed) for one in chosen}
    missed = [name for name, one in found.items() if one.seconds > MOST_SECONDS]
    if args.json:
        print(json.dumps({**{name: asdict(one) for name, one in found.items()}, "missed": missed}))
    else:
        show(found)
        print("\n".join(f"missed: {name}" for name in missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
