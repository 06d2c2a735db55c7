"""How quick the thinking of the bots is in each game, against budgets.

python -m benchmarks.policies [--json] [--games saboteur,dark-cave] [--rounds 300] [--repeats 7] [--decisions 12]

*decision*: what a policy takes to decide, its move and what everybody thinks of it included, with few, some and many
seats. *random* and *policy*: rounds that are played from the deal to the end in a second, by chance or by the policy on
all seats (of Diamond Forest, ten rounds). Then for each level that searches how long a decision takes in which it does,
from the view to its last thought, and how many iterations of its budget that makes in a second, the deals of its worlds
and its belief included.

Process CPU time, of the policy the least of several repeats, because the machines are shared and noisy. Exit code 1
when a budget is missed.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from time import process_time

from benchmarks.walking import print_table
from permonik.bots import Bot, bots
from permonik.bots.core.policy_bot import PolicyBot
from permonik.engine import COMPILED, game, games
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.lab.bench import first_state

MOST_MICROSECONDS = {"saboteur": 3.0, "saboteur-2": 3.0, "lost-mines": 6.0, "dark-cave": 6.0}
"""Of a decision of the policy; a dwarf in Diamond Forest plans whole ways, and has no budget but that of its level."""
EVERY = 7
"""Between two decisions of a game that a level is asked about."""


@dataclass(frozen=True, slots=True)
class Search:
    """How quick a level searches."""

    milliseconds: float
    iterations_per_s: float
    budget_s: float
    """What it may take at a table."""


@dataclass(frozen=True, slots=True)
class Figures:
    decision_us: dict[int, float]
    """By the number of seats."""
    budget_us: float | None
    random_per_s: float
    policy_per_s: float
    levels: dict[str, Search] = field(default_factory=dict)

    def missed(self) -> list[str]:
        slow = [f"decision with {seats}" for seats, took in self.decision_us.items() if took > (self.budget_us or took)]
        return slow + [name for name, level in self.levels.items() if level.milliseconds > 1000 * level.budget_s]


def apprentice_of(one: Game) -> PolicyBot:
    """Who plays by the policy at a glance."""
    apprentice = bots(one.id)[1]
    assert isinstance(apprentice, PolicyBot), "an apprentice is its policy"
    return apprentice


def round_of(one: Game, state: State, seed: int) -> tuple[float, int]:
    """The seconds and the decisions of a round among policies."""
    apprentice = apprentice_of(one)
    policy, public = apprentice.policy(), apprentice.public_of(state.view(None), state)
    generator = Fast(seed)
    began = process_time()
    decisions = policy.playout(state, public, generator)
    return process_time() - began, decisions


def decision(one: Game, seats: int, rounds: int) -> float:
    """Microseconds of one decision among policies, from the deal to the end of a round."""
    played = [round_of(one, one.new(seats, seed), seed) for seed in range(rounds)]
    return 1e6 * sum(seconds for seconds, _ in played) / sum(decisions for _, decisions in played)


def random_rounds(one: Game, rounds: int) -> float:
    """Rounds a second by chance."""
    began = process_time()
    first_state(one).playouts(rounds, Fast(1))
    return rounds / (process_time() - began)


def policy_rounds(one: Game, rounds: int) -> float:
    """Rounds a second by the policy, from deals like those that chance plays."""
    start, generator = first_state(one), Fast(1)
    return rounds / sum(round_of(one, start.fresh(generator), seed)[0] for seed in range(rounds))


def searched(one: Game, level: Bot) -> Iterator[tuple[View, list[int], int]]:
    """Decisions among apprentices that a level searches: about the others it has one thought, and that is all."""
    apprentice, seed = apprentice_of(one), 0
    while True:
        state = one.new(first_state(one).seats, seed)
        seed += 1
        while not state.over:
            view, moves = state.view(int(state.to_move)), state.moves()
            if state.number % EVERY == 0 and sum(1 for _ in level.thoughts(view, moves, 1, len(moves))) > 1:
                yield view, moves, int(state.number)
            state.play(apprentice.think(view, moves, int(state.number)).move)


def search_of(one: Game, level: Bot, decisions: int) -> Search:
    questions = searched(one, level)
    spent = 0.0
    for _ in range(decisions):
        view, moves, seed = next(questions)
        began = process_time()
        level.think(view, moves, seed)
        spent += process_time() - began
    rate = level.budget.iterations * decisions / spent
    return Search(1000 * spent / decisions, rate, level.budget.seconds)


def figures_of(one: Game, rounds: int, repeats: int, decisions: int) -> Figures:
    some = (one.least_seats + one.most_seats) // 2
    took = {
        seats: min(decision(one, seats, rounds) for _ in range(repeats))
        for seats in (one.least_seats, some, one.most_seats)
    }
    by_chance = max(random_rounds(one, 20 * rounds) for _ in range(repeats))
    by_policy = max(policy_rounds(one, rounds) for _ in range(repeats))
    levels = {level.name: search_of(one, level, decisions) for level in bots(one.id) if level.budget.iterations}
    return Figures(took, MOST_MICROSECONDS.get(one.id), by_chance, by_policy, levels)


def show(found: dict[str, Figures]) -> None:
    rows = []
    for name, one in found.items():
        took = ", ".join(f"{seats}: {us:.1f}" for seats, us in one.decision_us.items())
        budget = "" if one.budget_us is None else f"{one.budget_us:g}"
        rows.append([name, took, budget, f"{one.random_per_s:,.0f}", f"{one.policy_per_s:,.0f}"])
    print_table(("game", "us a decision, by seats", "at most", "random rounds/s", "policy rounds/s"), rows)
    rows = [
        [name, level, f"{one.milliseconds:.0f}", f"{1000 * one.budget_s:.0f}", f"{one.iterations_per_s:,.0f}"]
        for name, figures in found.items()
        for level, one in figures.levels.items()
    ]
    print_table(("game", "level", "ms a decision", "at most", "iterations/s"), rows)


def chosen(names: str) -> Sequence[Game]:
    return [game(name) for name in names.split(",")] if names else games()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON on standard output and nothing else there")
    parser.add_argument("--games", default="", help="games (default: all)")
    parser.add_argument("--rounds", type=int, default=300, help="rounds in each repeat (default: 300)")
    parser.add_argument("--repeats", type=int, default=7, help="repeats, of which the quickest counts (default: 7)")
    parser.add_argument("--decisions", type=int, default=12, help="decisions of each level (default: 12)")
    args = parser.parse_args()
    if not COMPILED:
        sys.exit("benchmarks/policies.py: expected the compiled engine, found the interpreted one")
    found = {one.id: figures_of(one, args.rounds, args.repeats, args.decisions) for one in chosen(args.games)}
    missed = [f"{name}: {what}" for name, one in found.items() for what in one.missed()]
    if args.json:
        print(json.dumps({**{name: asdict(one) for name, one in found.items()}, "missed": missed}))
    else:
        show(found)
        print("\n".join(f"missed: {what}" for what in missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
