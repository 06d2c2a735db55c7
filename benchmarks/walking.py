"""What the tables of both walking games share: rounds among apprentices and random players, and lines of a table."""

import argparse
import math
from collections import Counter
from collections.abc import Sequence

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State

SEED = 1


def seed_of(number: int) -> int:
    return SEED << 32 | number


def play(state: State, public: Public, policy: Policy, apprentices: range, seed: int) -> None:
    """To the end: the policy decides for its seats, from what the seat to move knows and what is public, and chance for
    the others."""
    generator = Fast(seed)
    while not state.over:
        if state.to_move in apprentices:
            public.follow(state, policy.choose(state, public, generator))
        else:
            moves = state.moves()
            public.follow(state, moves[generator.below(len(moves))])


def players(seats: int) -> list[tuple[str, range]]:
    """Who is an apprentice in the lines of a number of seats."""
    return [("one apprentice", range(1)), ("apprentices", range(seats))]


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def mean_of(sums: Counter[str], played: Counter[str], name: str) -> str:
    return f"{sums[name] / played[name]:.2f}" if played[name] else "–"


def mean_and_spread(numbers: Sequence[float], unit: int = 1, form: str = ".2f") -> str:
    """A mean and its 95 % interval."""
    mean = sum(numbers) / len(numbers)
    spread = 1.96 * math.sqrt(sum((number - mean) ** 2 for number in numbers)) / len(numbers)
    return f"{unit * mean:+{form}} ± {unit * spread:{form}}"


def print_table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    for cells in (head, ["---"] * len(head), *lines):
        print(f"| {' | '.join(cells)} |")


def parser_of(about: str | None, rounds: str, count: int, seats: str) -> argparse.ArgumentParser:
    """With the options of both tables; `rounds` is what is played `count` times for each line."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(f"--{rounds}", type=int, default=count, help=f"{rounds} for each line (default: {count})")
    parser.add_argument("--seats", type=seats_in, default=seats_in(seats), help=f"seat counts (default: {seats})")
    return parser


def seats_in(text: str) -> range:
    least, _, most = text.partition("-")
    return range(int(least), int(most or least) + 1)
