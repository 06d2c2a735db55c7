"""Every game of digging at tables of every size, for tests of what they share."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.engine import play
from tests.engine.play import Course
from tests.engine.saboteur2 import play as play2
from tests.engine.saboteur2 import tricks

Plans = Callable[[int, int], Iterator[Course[Any]]]


def each_table(*games: tuple[str, Plans, range]) -> pytest.MarkDecorator:
    """Runs a test with the plans of each game, for each number of seats."""
    tables = [(name, plans, seats) for name, plans, sizes in games for seats in sizes]
    return pytest.mark.parametrize(
        ("plans", "seats"),
        [(plans, seats) for _, plans, seats in tables],
        ids=[f"{name}-{seats}" for name, _, seats in tables],
    )


BASE = (play.GAME.id, play.plans, play.SEATS)
EXPANSION = (play2.GAME.id, play2.plans, play2.SEATS)
TRICKY = (play2.GAME.id, tricks.plans, play2.SEATS)
"""Games with the expansion in which hands, hats and looks change places all the time."""
