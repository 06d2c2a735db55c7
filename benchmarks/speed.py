"""The speed of the compiled engine against a hand-written C program on the same work, in one interleaved run.

python -m benchmarks.speed [--json] [--rounds 5]

Process CPU time, medians; the budgets are ratios, because the machines are shared and noisy. Exit code 1 when a budget
is missed.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from permonik.engine import COMPILED, game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import NO_MOVES, State
from permonik.lab.bench import drive, first_state, middle_state, seconds_each

REFERENCE = Path(__file__).parent / "reference"
GAME = game("saboteur")
PLAYOUTS = 8_000
DRIVEN = 2_000
COPIES = 20_000
SMALL_MINE, LARGE_MINE = 10, 40
POSITIONS = 60

BUDGETS: dict[str, tuple[str, float]] = {
    "playouts_to_c": ("least", 0.40),
    "driven_to_c": ("least", 0.12),
    "clone_in_steps": ("most", 5.0),
    "imagine_in_steps": ("most", 15.0),
    "large_mine_to_small": ("most", 2.0),
}


def build_reference(folder: Path) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        sys.exit("benchmarks/speed.py: expected a C compiler (cc, gcc or clang) on the PATH, found none")
    program = folder / "reference"
    sources = [str(REFERENCE / name) for name in ("bench.c", "sab.c")]
    subprocess.run([compiler, "-O3", "-o", str(program), *sources], check=True)
    return program


def reference_step(program: Path) -> float:
    """Microseconds of a step in C."""
    out = subprocess.run([program, str(4 * PLAYOUTS)], check=True, capture_output=True, text=True).stdout
    return float(out.split()[1])


def playout_step(start: State, seed: int) -> float:
    began = process_time()
    steps = start.playouts(PLAYOUTS, Fast(seed))
    return 1e6 * (process_time() - began) / steps


def driven_step(seed: int) -> float:
    began = process_time()
    steps = drive(GAME, DRIVEN, seed)
    return 1e6 * (process_time() - began) / steps


def mines_of(size: int) -> list[State]:
    """Positions with so many cards laid, from games whose seats place whenever they can."""
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        state, choice = GAME.new(5, seed, rounds=1), Random(seed)
        seed += 1
        while not state.over:
            if len(GAME.view(state, None).mine) == size:  # type: ignore[attr-defined]  # a view of this game
                found.append(state)
                break
            moves = state.moves()
            places = [move for move in moves if GAME.parts(move).kind == "place"]
            keeps = [move for move in moves if GAME.parts(move).kind in ("discard", "repair", "map")]
            state.play(choice.choice(places or keeps or moves))
    return found


def step_on(positions: list[State], seed: int) -> float:
    """A random step on such a mine, without the cost of the copy it is made on."""
    generator, room = Fast(seed), NO_MOVES[:]

    def copy_and_step(number: int) -> None:
        positions[number % POSITIONS].clone().step(generator, room)

    both = seconds_each(copy_and_step, COPIES)
    copying = seconds_each(lambda number: positions[number % POSITIONS].clone(), COPIES)
    return 1e6 * (both - copying)


def run(rounds: int) -> dict[str, float]:
    """The median of every figure over interleaved rounds."""
    start, middle = first_state(GAME), middle_state(GAME)
    sample = GAME.imaginer(middle.view(int(middle.to_move)))
    small, large = mines_of(SMALL_MINE), mines_of(LARGE_MINE)
    figures: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        program = build_reference(Path(folder))
        work: dict[str, Callable[[int], float]] = {
            "c_us_per_step": lambda _: reference_step(program),
            "us_per_step": lambda seed: playout_step(start, seed),
            "api_us_per_step": driven_step,
            "clone_us": lambda _: 1e6 * seconds_each(lambda _: middle.clone(), COPIES),
            "imagine_us": lambda _: 1e6 * seconds_each(sample, COPIES),
            "small_mine_us": lambda seed: step_on(small, seed),
            "large_mine_us": lambda seed: step_on(large, seed),
        }
        for number in range(rounds):
            for name, measured in work.items():
                figures.setdefault(name, []).append(measured(number))
    return {name: median(values) for name, values in figures.items()}


def ratios(figures: dict[str, float]) -> dict[str, float]:
    return {
        "playouts_to_c": figures["c_us_per_step"] / figures["us_per_step"],
        "driven_to_c": figures["c_us_per_step"] / figures["api_us_per_step"],
        "clone_in_steps": figures["clone_us"] / figures["us_per_step"],
        "imagine_in_steps": figures["imagine_us"] / figures["us_per_step"],
        "large_mine_to_small": figures["large_mine_us"] / figures["small_mine_us"],
    }


def kept(name: str, ratio: float) -> bool:
    kind, budget = BUDGETS[name]
    return ratio >= budget if kind == "least" else ratio <= budget


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON on standard output and nothing else there")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default: 5)")
    args = parser.parse_args()
    if not COMPILED:
        sys.exit("benchmarks/speed.py: expected the compiled engine, got the interpreted one; run ./test --setup")
    figures = run(args.rounds)
    found = ratios(figures)
    missed = [name for name, ratio in found.items() if not kept(name, ratio)]
    if args.json:
        rounded = {name: round(value, 4) for name, value in {**figures, **found}.items()}
        print(json.dumps({**rounded, "budgets": BUDGETS, "missed": missed}))
    else:
        for name, value in figures.items():
            print(f"{name:22} {value:8.4f}")
        for name, ratio in found.items():
            kind, budget = BUDGETS[name]
            print(f"{name:22} {ratio:8.3f}   at {kind} {budget}   {'missed' if name in missed else 'kept'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
