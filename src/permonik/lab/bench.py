"""How fast a game's engine is here, in process CPU time."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from permonik.engine import COMPILED
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State

SEATS = 5
SHORT = {"rounds": 1, "max_rounds": 10}
"""Options that make a game about as long as one round of Saboteur, where it has them."""
REPEATS = 5


def first_state(game: Game) -> State:
    """A short game for five seats, or as many as the game has."""
    seats = min(max(SEATS, game.least_seats), game.most_seats)
    names = {option.name for option in game.options}
    return game.new(seats, 7, **{name: value for name, value in SHORT.items() if name in names})


def middle_state(game: Game) -> State:
    """A position in the middle of a round."""
    state, choice = first_state(game), Random(7)
    for _ in range(30):
        state.play(choice.choice(state.moves()))
    return state


def seconds_each(work: Callable[[int], object], times: int) -> float:
    """The mean time of one call."""
    start = process_time()
    for number in range(times):
        work(number)
    return (process_time() - start) / times


def drive(game: Game, games: int, seed: int) -> int:
    """Random games driven from Python through `moves` and `play`; returns how many moves they took."""
    start, generator, pick = first_state(game), Fast(seed), Random(seed).random
    steps = 0
    for _ in range(games):
        state = start.fresh(generator)
        while not state.over:
            moves = state.moves()
            state.play(moves[int(pick() * len(moves))])
            steps += 1
    return steps


def measure(game: Game, effort: float = 1.0) -> dict[str, object]:
    """Medians of five interleaved runs. `effort` scales how much is played."""
    scale = effort if COMPILED else effort / 20
    start, middle = first_state(game), middle_state(game)
    sample = game.imaginer(middle.view(int(middle.to_move)))
    playouts, driven, copies = (max(1, int(scale * count)) for count in (8000, 2000, 20000))
    runs: dict[str, list[float]] = {"playout": [], "step": [], "api": [], "clone": [], "imagine": []}
    for number in range(REPEATS):
        began = process_time()
        steps = start.playouts(playouts, Fast(number))
        took = process_time() - began
        runs["playout"].append(took / playouts)
        runs["step"].append(took / steps)
        began = process_time()
        steps = drive(game, driven, number)
        runs["api"].append((process_time() - began) / steps)
        runs["clone"].append(seconds_each(lambda _: middle.clone(), copies))
        runs["imagine"].append(seconds_each(sample, copies))
    middles = {name: median(times) for name, times in runs.items()}
    return {
        "game": game.id,
        "compiled": COMPILED,
        "playouts_per_s": round(1 / middles["playout"], 1),
        "us_per_step": round(1e6 * middles["step"], 4),
        "api_us_per_step": round(1e6 * middles["api"], 4),
        "clone_us": round(1e6 * middles["clone"], 4),
        "imagine_us": round(1e6 * middles["imagine"], 4),
    }
