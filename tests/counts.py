"""How often a test repeats what it does, and for how many of its cases: chosen by `pytest --counts`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar
from zlib import crc32

import pytest

SIZES = ("small", "normal", "full")
T = TypeVar("T")


@dataclass(frozen=True)
class Counts:
    """The fixture `counts`: ask it `counts(small=20, normal=1_000, full=50_000)`."""

    size: str

    def __call__(self, *, small: int, normal: int, full: int) -> int:
        return dict(zip(SIZES, (small, normal, full), strict=True))[self.size]


def some_of(name: str, *groups: Sequence[object]) -> pytest.MarkDecorator:
    """Parametrizes a test with one value of each group, with normal counts with two, with full counts with all.

    For what is the same in every case, such as a property of all games: see `sample`.
    """
    return pytest.mark.some_of(name, groups)


def sample(group: Sequence[T], start: int, counts: Counts) -> list[T]:
    """Values far from each other, from a place on."""
    count = min(counts(small=1, normal=2, full=len(group)), len(group))
    chosen = {(start + number * len(group) // count) % len(group) for number in range(count)}
    return [group[place] for place in sorted(chosen)]


def samples(groups: Sequence[Sequence[T]], test: str, counts: Counts) -> list[T]:
    """Each test and each group has another place to start: all values are met by some test."""
    start = crc32(test.encode())
    return [value for number, group in enumerate(groups) for value in sample(group, start + number, counts)]
