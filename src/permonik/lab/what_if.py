"""What if a deck, a board, an option or the pay were another: the same deals of luck for every setting of the dials.

Compiled rules hold their tables as constants, so a variant is played in processes that read other tables when they
begin. The real game in this process never changes.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, product

from permonik.engine import game as find_game
from permonik.engine.core.errors import UnfitTables, WrongSeats, shown
from permonik.engine.core.game import Game
from permonik.lab.batches import in_order
from permonik.lab.dials import Tables, UnknownDial, WrongDial, names_of, split
from permonik.lab.simulate import GameResult, Study, check_named, check_study, play_games
from permonik.lab.statistics import Tally

Setting = Mapping[str, str]
"""A value for each dial."""


@dataclass(frozen=True, slots=True)
class Question:
    """What to play: so many games for every number of seats and every setting of the dials."""

    game: str
    seats: tuple[int, ...]
    games: int
    seed: int
    bots: str
    vary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)
    budget: int | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """One setting with one number of seats."""

    setting: Setting
    study: Study
    tables: Tables


def cells_of(question: Question) -> list[Cell]:
    """All cells, those with the same tables together. Raises a PermonikError for what could not be played."""
    game = find_game(question.game)
    check_lists(game, question)
    given = check_named(question.options)
    cells = []
    for values in product(*question.vary.values()):
        setting = dict(zip(question.vary, values, strict=True))
        for seats in question.seats:
            options, tables = split(game, setting, game.check_seats(seats))
            study = Study(
                question.game,
                seats,
                question.games,
                question.seed,
                question.bots,
                {**given, **options},
                question.budget,
            )
            check_study(study)
            cells.append(Cell(setting, study, tables))
    return cells


def check_lists(game: Game, question: Question) -> None:
    """The numbers of seats, and the values of each dial, are lists."""
    if not is_list(question.seats):
        raise WrongSeats("a list of numbers of seats", shown(question.seats), game=game.id)
    if not isinstance(question.vary, Mapping):
        raise UnknownDial(", ".join(names_of(game)), shown(question.vary))
    for name, values in question.vary.items():
        if not is_list(values):
            raise WrongDial("a list of values", shown(values), dial=name)


def is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def play_cells(studies: Sequence[Study], first: int, count: int) -> Iterator[GameResult]:
    """The games of several studies of the same size, one study after the other, numbered through."""
    games = studies[0].games
    while count:
        number, start = divmod(first, games)
        here = min(count, games - start)
        yield from play_games(studies[number], start, here)
        first, count = first + here, count - here


def complaints(studies: Sequence[Study], first: int, count: int) -> Iterator[tuple[str, str] | None]:
    """What is expected of the tables, and what they are, for each study that they do not allow."""
    for study in studies[first : first + count]:
        game = find_game(study.game)
        try:
            game.check_tables(study.seats)
        except UnfitTables as unfit:
            yield str(unfit.expected), str(unfit.got)
        else:
            yield None


def check_tables(cells: Sequence[Cell]) -> None:
    """Raises UnfitTables where a game could not be played with them. Asked where the tables are in force."""
    for tables, group in with_equal_tables(cells):
        studies = [cell.study for cell in group]
        if tables:
            found = list(in_order(partial(complaints, studies), len(studies), 1, tables=tables))
            for cell, complaint in zip(group, found, strict=True):
                if complaint is not None:
                    expected, got = complaint
                    raise UnfitTables(expected, got, setting=told(cell.setting), seats=cell.study.seats)


def told(setting: Setting) -> str:
    return ", ".join(f"{name}={value}" for name, value in setting.items())


def with_equal_tables(cells: Sequence[Cell]) -> Iterator[tuple[Tables, list[Cell]]]:
    for _, group in groupby(cells, key=lambda cell: sorted(cell.tables.items())):
        together = list(group)
        yield together[0].tables, together


def run(cells: Sequence[Cell], workers: int) -> Generator[tuple[int, GameResult], None, None]:
    """All games, each with the number of its cell; the same wherever they are played."""
    number = 0
    for tables, group in with_equal_tables(cells):
        studies = [cell.study for cell in group]
        games = studies[0].games
        for piece, result in enumerate(
            in_order(partial(play_cells, studies), len(group) * games, workers, tables=tables)
        ):
            yield number + piece // games, result
        number += len(group)


@dataclass
class Answers:
    """A tally for each cell; it may be asked at any time."""

    cells: Sequence[Cell]

    def __post_init__(self) -> None:
        self.tallies = [Tally(find_game(cell.study.game), cell.study.seats) for cell in self.cells]

    def add(self, played: tuple[int, GameResult]) -> None:
        number, result = played
        self.tallies[number].add(result)

    def report(self) -> list[dict[str, object]]:
        return [
            {"setting": dict(cell.setting), "seats": cell.study.seats, **tally.report()}
            for cell, tally in zip(self.cells, self.tallies, strict=True)
        ]
