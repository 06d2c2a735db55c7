"""Many games between bots, spread over processes; the result depends on the seed alone."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from functools import partial

from permonik.engine import game as find_game
from permonik.engine.core.errors import WrongOption, WrongSeed, shown
from permonik.engine.core.game import Game, RoundSummary, is_whole
from permonik.engine.core.randomness import MOST_SEED
from permonik.lab.batches import in_order
from permonik.lab.decide import decide
from permonik.lab.line_up import LineUp, WrongLineUp, read_line_up
from permonik.lab.seeds import derive


@dataclass(frozen=True, slots=True)
class Study:
    """What to play. Games are numbered; game `n` is the same in every study with the same seed."""

    game: str
    seats: int
    games: int
    seed: int
    bots: str = "random"
    options: Mapping[str, object] = field(default_factory=dict)
    budget: int | None = None
    """Iterations for every decision of a bot that searches; without it each level has its own."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: how its rounds ended, how many moves each took, the final scores, and the seats that won."""

    rounds: tuple[RoundSummary, ...]
    lengths: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def play_game(study: Study, game: Game, line_up: LineUp, number: int) -> GameResult:
    state = game.new(study.seats, derive(study.seed, "game", number), **study.options)
    seeds = [derive(study.seed, "game", number, "seat", seat) for seat in range(study.seats)]
    lengths: list[int] = []
    while not state.over:
        while len(lengths) < state.round:
            lengths.append(0)
        lengths[-1] += 1
        seed = seeds[int(state.to_move)] ^ state.number
        state.play(decide(line_up.player(game, state), state, seed, study.budget))
    return GameResult(game.summaries(state), tuple(lengths), tuple(state.scores), state.outcome.winners)


def play_games(study: Study, first: int, count: int) -> Generator[GameResult, None, None]:
    """Games `first` to `first + count - 1`, in order."""
    game = find_game(study.game)
    line_up = read_line_up(game, study.seats, study.bots)
    for number in range(first, first + count):
        yield play_game(study, game, line_up, number)


def check_study(study: Study) -> None:
    """Raises a PermonikError for what could not be played."""
    game = find_game(study.game)
    seats = game.check_seats(study.seats)
    check_numbers(study.games, study.seed, study.budget)
    game.check_options(check_named(study.options), seats)
    if not isinstance(study.bots, str):
        raise WrongLineUp("the names of bots", shown(study.bots))
    read_line_up(game, seats, study.bots)


def check_numbers(games: object, seed: object, budget: object) -> None:
    for name, number in (("games", games), ("budget", 1 if budget is None else budget)):
        if not is_whole(number) or number < 1:
            raise WrongOption("a number from 1 on", shown(number), option=name)
    if not is_whole(seed) or not 0 <= seed <= MOST_SEED:
        raise WrongSeed(f"a number from 0 to {MOST_SEED}", shown(seed))


def check_named(options: object) -> Mapping[str, object]:
    if not isinstance(options, Mapping):
        raise WrongOption("a value for each option by its name", shown(options), option="options")
    return options


def run(study: Study, workers: int, on: str = "") -> Generator[GameResult, None, None]:
    """The results of all games, in the order of their numbers."""
    check_study(study)
    return in_order(partial(play_games, study), study.games, workers, on)
