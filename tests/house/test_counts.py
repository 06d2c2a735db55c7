"""Sampled parameters: a few with small counts, all with full ones, and no value that no test would ever take."""

import pytest

from tests.counts import Counts, sample, samples

SEATS = range(3, 11)


@pytest.mark.parametrize(("size", "expected"), [("small", 1), ("normal", 2), ("full", len(SEATS))])
def test_so_many_values_are_taken(size: str, expected: int) -> None:
    for start in range(100):
        chosen = sample(SEATS, start, Counts(size))
        assert len(chosen) == len(set(chosen)) == expected
        assert chosen == sorted(chosen)


def test_two_values_are_far_from_each_other() -> None:
    for start in range(100):
        one, two = sample(SEATS, start, Counts("normal"))
        assert two - one == len(SEATS) // 2


def test_a_short_group_is_taken_as_a_whole() -> None:
    assert sample([2], 7, Counts("normal")) == [2]


def test_every_value_is_taken_by_some_test() -> None:
    taken = {value for number in range(100) for value in samples([SEATS], f"test_{number}", Counts("small"))}
    assert taken == set(SEATS)


def test_groups_do_not_begin_at_the_same_place() -> None:
    sizes = [["phone", "laptop"]] * 4
    assert sorted(samples(sizes, "test_lesson", Counts("small"))) == ["laptop", "laptop", "phone", "phone"]
