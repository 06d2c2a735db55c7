"""Whether looking ahead in Diamond Forest beats the policy, which plans whole ways: one dwarf that searches among those
who do not, all with perfect memory.

python -m benchmarks.foresight [--board light] [--seats 2] [--games 100] [--turns 1,4,8] [--playouts 64]

The searching dwarf weighs where it walks: worlds are drawn by what it has seen, each is played with every move in
question and the same luck by the policy, for so many turns of its own. What is left then is estimated: the way that the
policy sees, and a search for each diamond that is not found yet, by how many tiles are still unknown (the numbers are
from games among masters). The others stand still meanwhile, as what they do hardly depends on this move; where they
have to decide because of an imp, they do. After each round of playouts the weaker half of the moves is dropped.

With two seats every deal is played from both of them, else on a seat that changes. *even* is what a dwarf like the
others would win; *other* is how often it does what the policy would not.
"""

import argparse
import sys
from dataclasses import dataclass
from time import process_time

from benchmarks.walking import print_table
from permonik.bots.diamond_forest.policy import SHARPNESS, ForestPolicy
from permonik.bots.diamond_forest.public import ForestPublic
from permonik.engine import game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import CHOOSING, DECIDING, TRAVELLING
from permonik.engine.diamond_forest.turns import end_turn
from permonik.lab.statistics import wilson

GAME = game("diamond-forest")
SEARCHED = (CHOOSING, DECIDING, TRAVELLING)
"""Where a dwarf walks; what an imp lets it do is left to its kindness."""
OF_WAY, OF_UNKNOWN, OF_DIAMOND, OF_SEARCH = 0.75, 0.5, 2.2, 1.5
"""Turns for each that the way takes in the eyes of the policy; for each unknown tile, shared by the seats; for each
diamond that is not found; and for looking at all."""
TRUST = 0.25
"""How much the policy's own opinion counts beside the playouts."""
PUBLIC = ForestPublic()


@dataclass
class Score:
    won: list[float]
    decisions: int = 0
    other: int = 0
    seconds: float = 0.0


class Seer:
    """Looks so many turns ahead."""

    def __init__(self, turns: int, playouts: int) -> None:
        self.turns = turns
        self.playouts = playouts
        self.policy = ForestPolicy()

    def choose(self, state: DiamondForest, seed: int) -> int:
        me, moves = int(state.to_move), state.moves()
        weights = self.policy.weighed(state, PUBLIC)
        if state.phase not in SEARCHED:
            return int(self.policy.choose(state, PUBLIC, Fast(seed)))
        best, chance = max(weights), Fast(seed)
        imagine = GAME.imaginer(state.view(me))
        turns = [TRUST * (best - weight) / SHARPNESS for weight in weights]
        sums, worlds = [0.0] * len(moves), 0
        alive = sorted(range(len(moves)), key=lambda i: turns[i])
        left, stages = self.playouts, (len(moves) - 1).bit_length()
        while len(alive) > 1:
            for _ in range(max(1, left // stages // len(alive))):
                world, luck = imagine(int(chance.word())), int(chance.word())
                worlds, left = worlds + 1, left - len(alive)
                for i in alive:
                    sums[i] += self.turns_after(world, moves[i], me, luck)
            stages -= 1
            alive.sort(key=lambda i: sums[i] / worlds + turns[i])
            del alive[(len(alive) + 1) // 2 :]
        return moves[alive[0]]

    def turns_after(self, world: State, move: int, me: int, luck: int) -> float:
        """How many turns a move leaves in a world, with this luck."""
        state, chance, taken, active = world.clone(), Fast(luck), 0, me
        assert isinstance(state, DiamondForest)
        state.apply(move)
        while not state.over:
            if state.active != active:
                taken += active == me
                active = int(state.active)
                if taken == self.turns:
                    break
            if active != me:
                end_turn(state)
                active = int(state.active)
            else:
                state.apply(self.policy.choose(state, PUBLIC, chance))
        return taken + (1.0 if state.ranks[me] == 1 else self.turns_left(state, me))

    def turns_left(self, state: DiamondForest, me: int) -> float:
        quest, woods = self.policy.own, self.policy.woods
        woods.look(state, me)
        self.policy.plan(quest, state, me)
        missing = (int(state.board.colours) & ~int(state.diamonds[me])).bit_count()
        hidden = missing - int(quest.count)
        turns = OF_WAY * float(quest.turns(int(state.dwarfs[me]))) + float(state.stuck[me])
        if hidden:
            unknown = int(woods.unknown) * hidden / (hidden + 1) / int(state.seats)
            turns += OF_UNKNOWN * unknown + OF_DIAMOND * hidden + OF_SEARCH
        return turns


def play(board: str, seats: int, number: int, seat: int, seer: Seer, score: Score) -> None:
    """One game, in which the seer has this seat."""
    state = GAME.new(seats, number, board=board, first_player="random")
    assert isinstance(state, DiamondForest)
    policy, chance = ForestPolicy(), Fast(number)
    while not state.over:
        if state.to_move == seat and len(state.moves()) > 1:
            began = process_time()
            move = seer.choose(state, int(chance.word()))
            score.seconds += process_time() - began
            weights = dict(zip(state.moves(), policy.weighed(state, PUBLIC), strict=True))
            score.decisions += 1
            score.other += weights[move] < max(weights.values()) - SHARPNESS / 50
        else:
            move = int(policy.choose(state, PUBLIC, chance))
        state.apply(move)
    score.won.append(float(state.outcome.winners == (seat,)))


def row_of(args: argparse.Namespace, turns: int) -> list[str]:
    score = Score([])
    for number in range(args.games):
        for seat in range(2) if args.seats == 2 else (number % args.seats,):
            play(args.board, args.seats, number, seat, Seer(turns, args.playouts), score)
    low, high = wilson(sum(score.won), len(score.won))
    wins = f"{100 * sum(score.won) / len(score.won):.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
    took, other = 1000 * score.seconds / score.decisions, 100 * score.other / score.decisions
    even = f"{100 / args.seats:.0f} %"
    games = str(len(score.won))
    return [args.board, str(args.seats), str(turns), games, wins, even, f"{other:.0f} %", f"{took:.1f}"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="light", help="the board (default: light)")
    parser.add_argument("--seats", type=int, default=2, help="seats (default: 2)")
    parser.add_argument("--games", type=int, default=100, help="deals for each line (default: 100)")
    parser.add_argument("--turns", default="1,4,8", help="own turns that are played ahead (default: 1,4,8)")
    parser.add_argument("--playouts", type=int, default=64, help="playouts for each decision (default: 64)")
    args = parser.parse_args()
    rows = [row_of(args, int(turns)) for turns in args.turns.split(",")]
    print_table(("board", "seats", "turns ahead", "games", "wins", "even", "other", "ms"), rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
