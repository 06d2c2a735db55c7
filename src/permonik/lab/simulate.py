"""Many games between bots, spread over processes; the result depends on the seed alone."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field

from permonik.engine import game as find_game
from permonik.engine.core.game import Game, RoundSummary
from permonik.lab.line_up import LineUp, read_line_up
from permonik.lab.seeds import derive

BATCHES_AHEAD = 3
"""Batches waiting for each worker: enough to keep it busy, few enough to stop soon."""


@dataclass(frozen=True, slots=True)
class Study:
    """What to play. Games are numbered; game `n` is the same in every study with the same seed."""

    game: str
    seats: int
    games: int
    seed: int
    bots: str = "random"
    options: Mapping[str, object] = field(default_factory=dict)
    budget: int = 0


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: how its rounds ended, how many moves each took, and the final scores."""

    rounds: tuple[RoundSummary, ...]
    lengths: tuple[int, ...]
    scores: tuple[int, ...]


def play_game(study: Study, game: Game, line_up: LineUp, number: int) -> GameResult:
    state = game.new(study.seats, derive(study.seed, "game", number), **study.options)
    seeds = [derive(study.seed, "game", number, "seat", seat) for seat in range(study.seats)]
    lengths: list[int] = []
    while not state.over:
        while len(lengths) < state.round:
            lengths.append(0)
        lengths[-1] += 1
        seat = int(state.to_move)
        player = line_up.player(game, state)
        view = state.view(seat) if player.needs_view else None
        moves = state.moves()
        state.play(player.decide(view, moves, seeds[seat] ^ state.number, study.budget))
    return GameResult(game.summaries(state), tuple(lengths), tuple(state.scores))


def play_games(study: Study, first: int, count: int) -> Generator[GameResult, None, None]:
    """Games `first` to `first + count - 1`, in order."""
    game = find_game(study.game)
    line_up = read_line_up(game, study.seats, study.bots)
    for number in range(first, first + count):
        yield play_game(study, game, line_up, number)


def play_batch(study: Study, first: int, count: int) -> list[GameResult]:
    return list(play_games(study, first, count))


def check_study(study: Study) -> None:
    """Raises a PermonikError for what could not be played."""
    game = find_game(study.game)
    game.check_options(study.options, game.check_seats(study.seats))
    read_line_up(game, study.seats, study.bots)


def batches(study: Study, workers: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(100, study.games // (8 * workers)))
    for first in range(0, study.games, size):
        yield first, min(size, study.games - first)


def run(study: Study, workers: int) -> Generator[GameResult, None, None]:
    """The results of all games, in the order of their numbers."""
    check_study(study)
    if workers == 1:
        yield from play_games(study, 0, study.games)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent) as pool:
        waiting: deque[Future[list[GameResult]]] = deque()
        try:
            for first, count in batches(study, workers):
                waiting.append(pool.submit(play_batch, study, first, count))
                if len(waiting) > BATCHES_AHEAD * workers:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
