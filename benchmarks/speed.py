"""The speed of the compiled engine against a hand-written C program on the same work, and of the other games against
the base game, in one interleaved run.

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
EXPANSION = game("saboteur-2")
MINES = game("lost-mines")
CAVE = game("dark-cave")
FOREST = game("diamond-forest")
PLAYOUTS = 8_000
DRIVEN = 2_000
COPIES = 20_000
SMALL_MINE, LARGE_MINE = 10, 40
FEW_CARDS, MANY_CARDS = 20, 70
"""Cards in a mine of the expansion, start and goals included: all that the deck can lay but four."""
START_AND_GOALS = 4
ASIDE = 10
FARTHEST = 6
"""Columns beyond this one would lead to the goals, and the round would end."""
POSITIONS = 60
SWAPS = 2
"""All that the deck has."""
MOVES_SINCE = 25

BUDGETS: dict[str, tuple[str, float]] = {
    "playouts_to_c": ("least", 0.40),
    "driven_to_c": ("least", 0.12),
    "clone_in_steps": ("most", 5.0),
    "imagine_in_steps": ("most", 15.0),
    "imagine_after_swap_in_steps": ("most", 35.0),
    "large_mine_to_small": ("most", 2.0),
    "expansion_to_base": ("most", 1.6),
    "many_cards_to_few": ("most", 2.0),
    "lost_mines_to_base": ("most", 2.0),
    "dark_cave_to_base": ("most", 2.5),
    "forest_to_saboteur": ("most", 0.6),
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


def crowded_mines(cards: int) -> list[State]:
    """Positions of the expansion with so many cards in the mine, from deals whose path cards come first."""
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        state, choice = EXPANSION.load(path_cards_first(seed)), Random(seed)
        seed += 1
        while not state.over:
            if len(EXPANSION.view(state, None).mine) + START_AND_GOALS == cards:  # type: ignore[attr-defined]  # a view of this game
                found.append(state)
                break
            state.play(digging_move(state, choice))
    return found


def path_cards_first(seed: int) -> str:
    """An explicit deal: action cards are set aside, path cards are dealt and drawn before the rest."""
    random = Random(seed)
    paths = [card.name for card in EXPANSION.cards if card.kind == "path" for _ in range(card.count)]
    fixed = ("path", "start", "goal")
    actions = [card.name for card in EXPANSION.cards if card.kind not in fixed for _ in range(card.count)]
    random.shuffle(paths)
    random.shuffle(actions)
    deal = {
        "roles": ["blue-miner"] * 4
        + ["green-miner"] * 4
        + ["saboteur"] * 3
        + ["boss", "profiteer"]
        + ["geologist"] * 2,
        "goals": ["stone-NE", "gold", "stone-NW"],
        "deck": [*actions[:ASIDE], *paths, *actions[ASIDE:]],
    }
    return json.dumps({"game": EXPANSION.id, "seats": 5, "deals": [deal], "first": 0, "options": {"rounds": 1}})


def digging_move(state: State, choice: Random) -> int:
    """A tunnel that goes on, else a dead end, far from the goals; else no more cards than must be are discarded."""
    cards = {card.name: card for card in EXPANSION.cards}
    parts = {move: EXPANSION.parts(move) for move in state.moves()}
    places = [move for move, part in parts.items() if part.kind == "place" and int(part.x or 0) < FARTHEST]
    open_ended = [move for move in places if not cards[str(parts[move].card)].dead_end]
    passes = [move for move, part in parts.items() if part.kind == "pass" and not cards[str(part.card)].open]
    enough = [move for move, part in parts.items() if part.kind == "enough"]
    return choice.choice(open_ended or places or enough or passes or list(parts))


def after_swaps() -> tuple[State, int]:
    """A position some moves after the last swap of hands, and a seat that has given hands away in every one."""
    seed = 0
    while True:
        state, choice = EXPANSION.new(5, seed, rounds=1), Random(seed)
        seed += 1
        swappers: list[set[int]] = []
        since = 0
        while not state.over and since < MOVES_SINCE:
            moves = state.moves()
            swaps = [move for move in moves if EXPANSION.parts(move).kind == "swap-hand"]
            move = choice.choice(swaps or moves)
            if swaps:
                swappers.append({int(state.to_move), int(EXPANSION.parts(move).seat or 0)})
            state.play(move)
            since += len(swappers) == SWAPS
        both = set.intersection(*swappers) if len(swappers) == SWAPS else set()
        if both and not state.over:
            return state, min(both)


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
    start, middle, forest = first_state(GAME), middle_state(GAME), first_state(FOREST)
    mines, cave = MINES.new(6, 1, rounds=1), CAVE.new(5, 1)
    sample = GAME.imaginer(middle.view(int(middle.to_move)))
    swapped, giver = after_swaps()
    sample_after_swap = EXPANSION.imaginer(swapped.view(giver))
    small, large = mines_of(SMALL_MINE), mines_of(LARGE_MINE)
    expansion, few, many = first_state(EXPANSION), crowded_mines(FEW_CARDS), crowded_mines(MANY_CARDS)
    figures: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        program = build_reference(Path(folder))
        work: dict[str, Callable[[int], float]] = {
            "c_us_per_step": lambda _: reference_step(program),
            "us_per_step": lambda seed: playout_step(start, seed),
            "api_us_per_step": driven_step,
            "clone_us": lambda _: 1e6 * seconds_each(lambda _: middle.clone(), COPIES),
            "imagine_us": lambda _: 1e6 * seconds_each(sample, COPIES),
            "imagine_after_swap_us": lambda _: 1e6 * seconds_each(sample_after_swap, COPIES),
            "small_mine_us": lambda seed: step_on(small, seed),
            "large_mine_us": lambda seed: step_on(large, seed),
            "expansion_us_per_step": lambda seed: playout_step(expansion, seed),
            "few_cards_us": lambda seed: step_on(few, seed),
            "many_cards_us": lambda seed: step_on(many, seed),
            "lost_mines_us_per_step": lambda seed: playout_step(mines, seed),
            "dark_cave_us_per_step": lambda seed: playout_step(cave, seed),
            "forest_us_per_step": lambda seed: playout_step(forest, seed),
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
        "imagine_after_swap_in_steps": figures["imagine_after_swap_us"] / figures["us_per_step"],
        "large_mine_to_small": figures["large_mine_us"] / figures["small_mine_us"],
        "expansion_to_base": figures["expansion_us_per_step"] / figures["us_per_step"],
        "many_cards_to_few": figures["many_cards_us"] / figures["few_cards_us"],
        "lost_mines_to_base": figures["lost_mines_us_per_step"] / figures["us_per_step"],
        "dark_cave_to_base": figures["dark_cave_us_per_step"] / figures["us_per_step"],
        "forest_to_saboteur": figures["forest_us_per_step"] / figures["us_per_step"],
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
            print(f"{name:27} {value:8.4f}")
        for name, ratio in found.items():
            kind, budget = BUDGETS[name]
            print(f"{name:27} {ratio:8.3f}   at {kind} {budget}   {'missed' if name in missed else 'kept'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
