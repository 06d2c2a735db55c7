"""Games with the expansion played by chance for tests."""

from collections.abc import Iterator, Mapping

from permonik.engine.core.options import OptionValue
from permonik.engine.saboteur2.game import Saboteur2Game
from permonik.engine.saboteur2.rules import Saboteur2
from tests.engine.play import DiggingCourse, courses

GAME = Saboteur2Game()
SEATS = range(2, 13)
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {},
    {"generous_both_doors": True},
    {"rounds": 1, "first_player": 1},
    {"rounds": 2, "generous_both_doors": True},
)


class Plan(DiggingCourse[Saboteur2]):
    """A game with the expansion."""

    @property
    def game(self) -> Saboteur2Game:
        return GAME


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    return courses(Plan, OPTIONS, seats, count, first_seed)
