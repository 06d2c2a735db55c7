"""The statistics of these tests, against values of printed tables."""

from random import Random

import pytest

from tests.engine.statistics import LEAST_LIKELY, chi_square, upper_gamma


@pytest.mark.parametrize(
    ("freedom", "distance", "likely"),
    [
        (1, 3.841, 0.05),
        (2, 5.991, 0.05),
        (5, 15.086, 0.01),
        (10, 29.588, 0.001),
        (30, 18.493, 0.95),
        (66, 85.965, 0.05),
    ],
)
def test_the_chi_square_distribution_is_that_of_the_tables(freedom: int, distance: float, likely: float) -> None:
    assert upper_gamma(freedom / 2, distance / 2) == pytest.approx(likely, rel=2e-3)


def test_a_fair_die_is_fair_and_a_loaded_one_is_not() -> None:
    random = Random(1)
    fair = [random.randrange(6) for _ in range(6_000)]
    loaded = [random.choice([0, 1, 2, 3, 4, 5, 5]) for _ in range(6_000)]
    weights = dict.fromkeys(range(6), 1.0)
    assert chi_square({face: fair.count(face) for face in range(6)}, weights) > LEAST_LIKELY
    assert chi_square({face: loaded.count(face) for face in range(6)}, weights) < LEAST_LIKELY
