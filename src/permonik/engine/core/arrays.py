"""Packed arrays as all compiled rooms use them. Compiled."""

from collections.abc import Collection

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def vec_of(numbers: list[int]) -> vec[u8]:
    """Positions from outside come in as lists: a vec handed over by interpreted code is never freed."""
    values: vec[u8] = vec[u8]()
    for number in numbers:
        values = append(values, u8(number))
    return values


def zeros(count: i64) -> vec[u8]:
    return vec[u8]([0] * count)


def longs_of(numbers: list[int]) -> vec[i64]:
    values: vec[i64] = vec[i64]()
    for number in numbers:
        values = append(values, number)
    return values


def numbers(kept: Collection[int]) -> list[int]:
    """Copied at once: a number taken by its place costs interpreted code ten times as much."""
    return list(kept)


def insert_sorted(numbers: vec[i64], number: i64) -> vec[i64]:
    numbers = append(numbers, number)
    i: i64 = len(numbers) - 1
    while i > 0 and numbers[i - 1] > number:
        numbers[i] = numbers[i - 1]
        i -= 1
    numbers[i] = number
    return numbers


def logarithms() -> vec[i64]:
    """At `2**n % 37` the number n: 2 generates all remainders of 37, so it finds the place of a single bit."""
    logs: vec[i64] = vec[i64]([0] * 37)
    for n in range(36):
        logs[2**n % 37] = n
    return logs
